### Signoria in the browser, in English.
### $seat is a name; what a game is made of it words itself.

list-and = { $head } and { $last }
over = The game is over
usual = usual
close = Close
save = Save
again = Try again
copy = Copy
copied = Copied
back = Step back
confirm = Confirm
guest = Guest
player = Player { $number }
players = { $few ->
    [one] { $few } player
   *[other] { $few } players
}
players-range = { $few } to { $many } players
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sum = Sum

## Pages

pages = Pages
hall = Hall
games = Games
skip-to-content = To the content
skip-to-choices = To your choices
skip-to-log = To the log
settings = Settings
language = Language
theme = Light
theme-auto = As the device
theme-light = Day
theme-dark = Evening
preference-sound = Sounds: your turn, a piece, the end
preference-motion = Pieces travel
preference-textual = The table as text and lists
not-found = There is nothing here
not-found-what = The link may be old, or a letter is missing.

## Hall

welcome = Sit down, the table is laid
welcome-what = Board games with friends near and far, or with bots. No account is needed; the first move is a click away.
quick-start = Play now
new-table = Set up a table
join = Join
hall-empty = No tables yet. The first one is yours.
tables-mine = My tables
tables-open = Open tables
tables-watch = Tables to watch
tables-finished = Finished games
your-turn = Your turn
waits-for = Waits for { $seats }

## A new table

new-table-of = A table of { $game }
who-plays = Who plays
how-many = How many play
your-name = Your name
their-name = Their name
seat-number = Seat { $seat }
chair-me = Me
chair-me-what = on this device
chair-here = Someone at this screen
chair-open = Someone invited
chair-open-what = by a link or a QR code
chair-bot = A bot
how-it-is-played = How it is played
option-only-with = only with { $counts } players
house-rules = House rules
house-listed = Anybody who finds the table in the hall may join
house-spectators = Others may watch
house-no-help = No help: neither plans with a bot’s opinion nor advice
open-table = Open the table
clock = Clock
clock-untimed = none
clock-quick = 10 minutes and 10 seconds a turn
clock-calm = 30 minutes and 30 seconds a turn
clock-day = a day for each turn
clock-days = three days for each turn
flag-fall = When the time is up
flag-fall-mark = it is only marked
flag-fall-stand_in = a bot stands in
flag-fall-hand_over = the seat may be taken by somebody else
flag-fell = time is up
level-random = random moves
level-search-novice = novice
level-search-player = experienced
level-search-club = club player
level-search-master = master
level-greedy = looks one turn ahead

## Seats

seats = Seats
seat-me = you
seat-here = at this screen
seat-open = open seat
seat-asked = is asked now
seat-take = Sit down
seat-take-here = Somebody at this screen sits down
seat-invite = Invite somebody
seat-which-bot = Which bot
seat-put-bot = Let the bot play
seat-leave-what = You can leave the seat: a bot goes on for you, or it stays open. You can come back later.
seat-leave-bot = Leave it to the bot
seat-leave-open = Leave it open
seat-look = Look from this seat, with its hand open
seat-nothing = Nothing can be changed about this seat now.
invite-to-seat = Invite somebody to seat { $seat }
invite-what = Whoever opens this link may sit down. Send it to one person only.
invite-link = Link to the seat
invite-qr = The link as a QR code
invited = You are invited to { $game }
invited-with = With { $seats }
invited-taken = The seat is taken already.
invited-look = To the table

## At the table

table-laying = The table is being laid …
table-closed = This table can’t be shown
board = Board
my-area = My area
what-is-asked = What is asked
choices = Choices
watching = watching
watching-what = You are watching. Hands stay hidden until the end.
watching-over = The game is over and hands are open: choose a name to look from that seat.
no-help = no help
zoom-in = Nearer
zoom-out = Farther
zoom-fit = The whole board
undo = Undo
undo-title = Take my last choice back
reset = Reset turn
reset-title = Take back all I can of this turn
turn = Turn
turn-on = Turn it (R)
turn-back = Turn it the other way
read-clause = Read { $clause } in the rules
end-turn = End turn
status-past = Looking back: { $ply } of { $last }
status-held = { $seat } has not ended the turn yet
status-held-me = End your turn, or take something back
status-open-seat = Waiting for somebody at seat { $seat }
status-also = (also asked: { $seats })
hint-sending = on its way …
hint-kept = kept, and sent when the connection is back
hint-confirm = { $move }: confirm, or step back
hint-go-on = go on
hint-plan = only tried, nobody sees it
hint-bot-thinks = { $seat } is thinking
points-change = { $seat }: { $before } → { $after }
chance-follows = Then something is drawn.
nothing-follows = Nothing else changes.
why-not = Not now: { $move }.
lost = The connection is lost. It comes back by itself.
lost-with-move = The connection is lost. Your move is kept, and sent as soon as it is back.
undo-asked = { $seat } asks to go back.
undo-waits = { $missing ->
    [one] Your wish to go back waits for one person.
   *[other] Your wish to go back waits for { $missing } people.
}
undo-of-other = { $seat } has asked to go back.
agree = Agree
decline = Decline
withdraw = Withdraw
hand-over = { $seat } is next
hand-over-what = Hand the device over. Nothing is shown until then.
hand-over-ready = I am { $seat }
away = While you were away
away-play = { $turns ->
    [one] Show the move
   *[other] Show { $turns } moves
}
away-skip = Go on playing

## Panel

panel = Log, rules, talk and plans
panel-log = Log
panel-rules = Rules
panel-chat = Talk
panel-plan = Plan
log-empty = Nothing has happened yet.
log-earlier = Earlier
log-look = Look at the table after this
log-back = Back to before this
rules-of = Rules of { $game }
rules-search = Search the rules
rules-asked = What is asked now
rules-now = What stands in the way now
rules-forbids = ({ $moves }{ $more ->
    [0] { "" }
   *[other] ; and { $more } more
})
rules-nothing = No clause speaks of that.
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
plan-what = Try moves on a copy of your own. Nobody sees it, and nothing is played. What you can’t know is imagined.
plan-start = Try moves
plan-here = This is a copy. Play for everybody, and leave it whenever you like.
plan-back = Take back
plan-leave = Back to the game
plan-chance = Something was drawn on the way: it may come otherwise.
advice-what = A bot can say what it would do here.
advice-ask = Ask a bot
advice-thinks = Thinking …
advice-is = The best lines of the bot ({ $bot }):
advice-line = expects { $points } points, { $share } % of the win; tried { $visits ->
    [one] { $visits } time
   *[other] { $visits } times
}
advice-then = then: { $moves }
advice-show = Show me
no-help-here = This table plays without help.

## Looking back

replay = Look back
replay-at = { $ply } / { $last }
replay-play = Play on by itself
replay-slider = Position
replay-game = Replay the game
step-before = One step back
step-after = One step on
turn-before = One turn back
turn-after = One turn on
round-before = One round back
round-after = One round on
to-now = To the present
game-file = Game file
fork = Play on from here

## Points and the end

score-open = What they are made of
score-of = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. What they are made of
score-title = Points
result = Result
end = The end
winner = { $count ->
    [one] { $seat } wins
   *[other] { $seat } share the first place
}
points-course = Points in the course of the game
turning-points = Turning points
rematch = Rematch

## My seat

confirm-what = End my turn with a button
confirm-never = never: the last move ends it
confirm-when_lost = only when nothing could be taken back afterwards
confirm-always = always
answer-forced = Answer for me when there is only one answer

## Text and keys

text-table = Table as text
text-common = On the table
keys = Keys
key-arrows = from place to place on the board
key-numbers = choose from the list
key-enter = confirm
key-escape = one step back
key-turn = turn what is held, and back
key-undo = undo
key-end-turn = end the turn
key-replay = look back, and on
key-zoom = nearer, farther, the whole board
key-text = the table as text
key-help = this list

## Account

account = Account
account-what = An account keeps your tables on every device and can tell you when it is your turn. You can play without one.
sign-in = Sign in
sign-in-with = Sign in with { $name }
sign-out = Sign out
register = Make an account
have-account = I have an account
no-account = I have no account yet
email = E-mail
password = Password
password-what = At least ten letters; a few words are best.
password-old = The present one
password-new = The new one
password-change = Change it
password-changed = The password is changed.
notices = When it is my turn
notices-what = Signoria can tell you that a table waits for you.
notice-email = By e-mail
notice-webhook = To a webhook
notice-when = When
occasion-off = never
occasion-away = when I am not at the table
occasion-always = always
token = Token for programs
token-what = A program that has it plays in your name. A new one replaces the old.
token-new = Make a new one
token-once = Copy it now: it is shown only once.

## Game files

upload = Open a game file
upload-title = A game file
upload-what = The file of a finished game (.sgr) can be replayed, or played on from any of its moves. While a game runs, its file holds only what you may know.
upload-drop = Choose a file, or drop it here
upload-as = What to do with it
upload-replay = Replay it
upload-table = Play on from it, against bots
upload-ply = From which move (empty: from the last)
upload-open = Open

## What was refused

refused-page = The page has stumbled. Load it again, please.
refused-offline = The server can’t be reached.
refused-server = The server has stumbled. Nothing was changed.
refused-too_many = Too many at once. Try again in a moment.
refused-foreign = That came from another page.
refused-wrong_password = The e-mail and the password don’t belong together.
refused-no_link = This link leads to no seat; it may have been replaced.
refused-oidc = Signing in elsewhere didn’t work. Try again, please.
refused-no_mail = This server sends no mail.
refused-signed_in = Somebody is signed in here already.
refused-damaged_file = The file can’t be read: { $what }
refused-no_bot = No bot is free now. Try again in a moment.
refused-stale = The table has gone on meanwhile. Look again.
refused-illegal = That can’t be done now: { $what }
refused-forbidden = That is not for you to do: { $what }
refused-no_table = There is no such table.
refused-damaged = This table is damaged; whoever runs the server can see where.
refused-invalid = That can’t be: { $what }
refused-sign_in = Sign in first.
refused-not_found = There is nothing here.
refused-not_allowed = That can’t be done here.
refused-too_large = That is too large.
