### Signoria in English: what the terminal says of any game.

list-and = { $head } and { $last }
over = The game is over
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
ranking = The end
sum = Sum
winner = { $count ->
    [one] { $seat } wins.
   *[other] { $seat } share the first place.
}

## Commands

games-line = { $seats } seats, rules of { $rules }
games-usual = { " " }(usual)
data-sound = { $file }: consistent
data-faults = { $count ->
    [one] { $file }: { $count } fault
   *[other] { $file }: { $count } faults
}
run-line = { $games ->
    [one] { $games } game
   *[other] { $games } games
} with { $moves } moves in { $seconds } s: { $games_per_second } games and { $moves_per_second } moves a second
run-seat = seat
run-wins = wins
run-mean = mean
run-min = least
run-max = most
dataset-label = games
dataset-done = { $games ->
    [one] { $games } game
   *[other] { $games } games
} in { $shards ->
    [one] { $shards } file
   *[other] { $shards } files
} in { $folder }
bench-engine = random games, CPU time
bench-length = moves a game
bench-games = games/s
bench-moves = moves/s
bench-compiled = compiled
bench-plain = plain Python
bench-ours = Signoria { $game }, { $seats } seats ({ $form })
bench-left-out = { $engine }: left out ({ $why })
bench-middle = in the middle of a game
bench-clone = clone, µs
bench-legal = legal moves, µs
bench-observation = observation, µs
bench-mask = mask, µs
bench-opening = playouts of a search from the opening/s
bench-onward = from the middle/s
bench-steps = steps of many games side by side/s
tune-round = Round { $round }: final points foretold with R² { $r2 } and a mean error of { $error }; better by { $margin } points
arena-plays = playing
arena-line = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}; { $settled }
arena-settled = the order is settled
arena-open = the order is not settled yet
arena-bot = bot
arena-rating = rating
arena-rate = wins against the others
arena-alone = alone among others
arena-points = points
arena-time = processor time a move
arena-difference = { $points } points a seat in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
arena-worker = { $worker }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $rate } a second
advise-line = { $seat } is asked at ply { $ply }; { $bot } says:
advise-move = move
advise-expects = points
advise-share = of the win
advise-visits = tried
advise-then = and then
replay-line = Ply { $ply } of { $plies }
why-legal = { $move } is legal
why-not-asked = { $move } is not what is being asked now

## Playing

play-hello = { $game } for { $seats }. Play by number or in notation; ? helps, quit leaves.
play-only = (only one thing to do: { $move })
play-prompt = { $seat }>
play-hand-over = { $seat } is next: hand over, then press Enter.
play-unknown = { $text } is no move now. Near: { $near }
play-range = There are moves 1 to { $count }; ? helps.
play-cannot-undo = There is nothing to take back: something new was seen, or somebody else has played.
play-undone = Taken back to ply { $ply }.
play-exists = { $file } exists already: choose another name
play-saved = Saved in { $file }.
play-save-how = save needs the name of a file, as in: save evening.sgr
play-why-how = why needs a move, as in: why { $move }
play-offer = Save the game? The name of a file, or Enter for no:
play-left = You left the game before its end.
play-not-saved = It was not saved; save FILE keeps a game, and signoria play FILE goes on with it.
play-broken = ✗ { $fault }
play-seat = { $number ->
    [0] Player
   *[other] Player { $number }
}
word-why = why
word-undo = undo
word-table = table
word-moves = moves
word-log = log
word-rules = rules
word-effects = effects
word-save = save
word-quit = quit
help-number = play a move by its number, or write it in notation (Tab completes)
help-why = which clause of the rules forbids a move
help-undo = take your last move back, as long as nothing new was seen
help-table = show the table again
help-moves = show the moves again, in notation
help-log = what happened so far
help-rules = read the rules, or one clause
help-effects = what things do
help-save = save the game; play FILE goes on with it
help-quit = leave

## What people are told when they are away

notice-line = { $game }: it is your turn. { $link }
notice-subject = { $game }: it is your turn
notice-mail =
    It is your turn at a table of { $game }:
    { $link }

    You get this mail because somebody asked Signoria to tell this address of turns.
    To end it: { $stop }
notice-stop = No more mails about your turns?
notice-stop-button = Send no more
notice-stopped = You get no more mails about your turns.
notice-stop-unknown = This link is no longer valid. You can change what you are told in your account.
