### Signoria v prohlížeči, česky.
### $seat je jméno; z čeho je která hra, to pojmenuje sama.

list-and = { $head } a { $last }
over = Hra skončila
usual = obvyklé
close = Zavřít
save = Uložit
again = Zkusit znovu
copy = Zkopírovat
copied = Zkopírováno
back = O krok zpět
confirm = Potvrdit
guest = Host
player = { $number }. hráč
players = { $few ->
    [one] { $few } hráč
    [few] { $few } hráči
   *[other] { $few } hráčů
}
players-range = { $few } až { $many ->
    [few] { $many } hráči
   *[other] { $many } hráčů
}
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sum = Součet

## Stránky

pages = Stránky
hall = Síň
games = Hry
skip-to-content = K obsahu
skip-to-choices = K možnostem
skip-to-log = K průběhu hry
settings = Nastavení
language = Jazyk
theme = Světlo
theme-auto = Jako zařízení
theme-light = Den
theme-dark = Večer
preference-sound = Zvuky: jste na tahu, kámen, konec
preference-motion = Kameny se přesouvají
preference-textual = Stůl jako text a seznamy
not-found = Tady nic není
not-found-what = Odkaz je možná starý, nebo v něm chybí písmeno.

## Síň

welcome = Posaďte se, stůl je prostřen
welcome-what = Deskové hry s přáteli blízkými i vzdálenými, nebo s roboty. Účet není třeba, první tah je na jedno kliknutí.
quick-start = Hrát hned
new-table = Prostřít stůl
join = Přisednout
hall-empty = Zatím tu není žádný stůl. První bude váš.
tables-mine = Moje stoly
tables-open = Stoly s volným místem
tables-watch = Stoly, kde lze přihlížet
tables-finished = Dohrané hry
your-turn = Jste na tahu
waits-for = Čeká se: { $seats }

## Nový stůl

new-table-of = { $game }: nový stůl
who-plays = Kdo hraje
how-many = Počet hráčů
your-name = Vaše jméno
their-name = Jméno
seat-number = Místo { $seat }
chair-me = Já
chair-me-what = na tomto zařízení
chair-here = Někdo u této obrazovky
chair-open = Někdo pozvaný
chair-open-what = odkazem nebo kódem QR
chair-bot = Robot
how-it-is-played = Jak se hraje
option-only-with = jen při počtu hráčů { $counts }
house-rules = Domácí pravidla
house-listed = Přisednout smí každý, kdo stůl najde v síni
house-spectators = Ostatní smějí přihlížet
house-no-help = Bez pomoci: roboti neradí ani při plánování
open-table = Otevřít stůl
clock = Hodiny
clock-untimed = žádné
clock-quick = 10 minut a 10 sekund na tah
clock-calm = 30 minut a 30 sekund na tah
clock-day = den na každý tah
clock-days = tři dny na každý tah
flag-fall = Když čas vyprší
flag-fall-mark = jen se to vyznačí
flag-fall-stand_in = zaskočí robot
flag-fall-hand_over = místo smí převzít někdo jiný
flag-fell = čas vypršel
level-random = náhodné tahy
level-search-novice = začátečník
level-search-player = pokročilý
level-search-club = klubový hráč
level-search-master = mistr
level-greedy = vidí na konec svého tahu

## Místa

seats = Místa
seat-me = vy
seat-here = u této obrazovky
seat-open = volné místo
seat-asked = je na tahu
seat-take = Posadit se
seat-take-here = Sedne si někdo u této obrazovky
seat-invite = Pozvat někoho
seat-which-bot = Který robot
seat-put-bot = Ať hraje robot
seat-leave-what = Místo můžete opustit: pokračovat za vás bude robot, nebo zůstane volné. Později se můžete vrátit.
seat-leave-bot = Nechat robotovi
seat-leave-open = Nechat volné
seat-look = Dívat se z tohoto místa, s otevřenou rukou
seat-nothing = Na tomto místě teď nelze nic změnit.
invite-to-seat = Pozvat někoho na místo { $seat }
invite-what = Kdo otevře tento odkaz, smí se posadit. Pošlete ho jen jednomu člověku.
invite-link = Odkaz na místo
invite-qr = Odkaz jako kód QR
invited = Zvou vás ke hře { $game }
invited-with = Hrají: { $seats }
invited-taken = Místo už je obsazené.
invited-look = Ke stolu

## U stolu

table-laying = Stůl se prostírá …
table-closed = Tento stůl nelze ukázat
board = Herní plán
my-area = Moje věci
what-is-asked = Na co se hra ptá
choices = Možnosti
watching = přihlížíte
watching-what = Přihlížíte. Karty v ruce zůstanou do konce skryté.
watching-over = Hra skončila a karty jsou otevřené: kliknutím na jméno se podíváte z toho místa.
no-help = bez pomoci
zoom-in = Blíž
zoom-out = Dál
zoom-fit = Celý plán
undo = Zpět
undo-title = Vzít zpět poslední volbu
reset = Tah znovu
reset-title = Vzít zpět vše, co v tomto tahu jde
turn = Otočit
turn-on = Otočit (R)
turn-back = Otočit na druhou stranu
read-clause = Přečíst { $clause } v pravidlech
end-turn = Ukončit tah
status-past = Ohlédnutí: { $ply } z { $last }
status-held = { $seat } ještě neukončil(a) tah
status-held-me = Ukončete tah, nebo vezměte něco zpět
status-open-seat = Čeká se, kdo si sedne na místo { $seat }
status-also = (na tahu také: { $seats })
hint-sending = už letí …
hint-kept = uchováno, odešle se po obnovení spojení
hint-confirm = { $move }: potvrďte, nebo o krok zpět
hint-go-on = pokračujte
hint-plan = jen zkouška, nikdo ji nevidí
hint-bot-thinks = { $seat } přemýšlí
points-change = { $seat }: { $before } → { $after }
chance-follows = Pak se losuje.
nothing-follows = Nic dalšího se nezmění.
why-not = Teď nelze: { $move }.
lost = Spojení vypadlo. Obnoví se samo.
lost-with-move = Spojení vypadlo. Váš tah je uchovaný a odešle se, jakmile bude zpět.
undo-asked = { $seat } prosí o návrat zpět.
undo-waits = { $missing ->
    [one] Vaše prosba o návrat čeká na jednoho člověka.
    [few] Vaše prosba o návrat čeká na { $missing } lidi.
   *[other] Vaše prosba o návrat čeká na { $missing } lidí.
}
undo-of-other = { $seat } prosí o návrat zpět; čeká se na ostatní.
agree = Souhlasím
decline = Nesouhlasím
withdraw = Odvolat
hand-over = Na tahu je { $seat }
hand-over-what = Předejte zařízení. Do té chvíle se nic neukáže.
hand-over-ready = Jsem { $seat }
away = Co se dělo bez vás
away-play = { $turns ->
    [one] Ukázat tah
    [few] Ukázat { $turns } tahy
   *[other] Ukázat { $turns } tahů
}
away-skip = Hrát dál

## Postranní panel

panel = Průběh, pravidla, hovor a plány
panel-log = Průběh
panel-rules = Pravidla
panel-chat = Hovor
panel-plan = Plán
log-empty = Ještě se nic nestalo.
log-earlier = Dřívější
log-look = Podívat se na stůl po tomto tahu
log-back = Vrátit se před tento tah
rules-of = { $game }: pravidla
rules-search = Hledat v pravidlech
rules-asked = O čem se teď rozhoduje
rules-now = Co teď stojí v cestě
rules-forbids = ({ $moves }{ $more ->
    [0] { "" }
   *[other] ; a další: { $more }
})
rules-nothing = O tom žádné pravidlo nemluví.
chat-empty = Zatím nikdo nic neřekl.
chat-say = Napište něco
chat-send = Poslat
plan-what = Zkoušejte tahy na vlastní kopii. Nikdo ji nevidí a nic se nezahraje. Co nemůžete vědět, je domyšleno.
plan-start = Zkoušet tahy
plan-here = Toto je kopie. Hrajte za všechny a odejděte, kdy chcete.
plan-back = Vzít zpět
plan-leave = Zpátky do hry
plan-chance = Cestou se losovalo: může to dopadnout jinak.
advice-what = Robot může říct, co by tu udělal.
advice-ask = Zeptat se robota
advice-thinks = Přemýšlí …
advice-is = Nejlepší pokračování podle robota ({ $bot }):
advice-line = čeká { $points } bodu a { $share } % naděje na výhru; zkusil to { $visits ->
    [one] { $visits }krát
    [few] { $visits }krát
   *[other] { $visits }krát
}
advice-then = a dál: { $moves }
advice-show = Ukázat
no-help-here = U tohoto stolu se hraje bez pomoci.

## Ohlédnutí

replay = Ohlédnout se
replay-at = { $ply } / { $last }
replay-play = Přehrávat samo
replay-slider = Místo ve hře
replay-game = Přehrát hru
step-before = O krok zpět
step-after = O krok vpřed
turn-before = O tah zpět
turn-after = O tah vpřed
round-before = O kolo zpět
round-after = O kolo vpřed
to-now = Do přítomnosti
game-file = Soubor hry
fork = Hrát odtud

## Body a konec

score-open = Z čeho jsou
score-of = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}. Z čeho jsou
score-title = Body
result = Výsledek
end = Konec hry
winner = { $count ->
    [one] Vítězí { $seat }
   *[other] O první místo se dělí { $seat }
}
points-course = Body v průběhu hry
turning-points = Rozhodující chvíle
rematch = Odveta

## Moje místo

confirm-what = Ukončovat tah tlačítkem
confirm-never = nikdy: ukončí ho poslední volba
confirm-when_lost = jen když by pak už nešlo nic vzít zpět
confirm-always = vždy
answer-forced = Odpovídat za mě, když je jediná možnost

## Text a klávesy

text-table = Stůl jako text
text-common = Na stole
keys = Klávesy
key-arrows = z místa na místo na plánu
key-numbers = vybrat ze seznamu
key-enter = potvrdit
key-escape = o krok zpět
key-turn = otočit, co držíte, a zpátky
key-undo = vzít zpět
key-end-turn = ukončit tah
key-replay = ohlédnout se a zase vpřed
key-zoom = blíž, dál, celý plán
key-text = stůl jako text
key-help = tento seznam

## Účet

account = Účet
account-what = Účet uchová vaše stoly na všech zařízeních a může vám říct, že jste na tahu. Hrát lze i bez něj.
sign-in = Přihlásit se
sign-in-with = Přihlásit se přes { $name }
sign-out = Odhlásit se
register = Založit účet
have-account = Účet už mám
no-account = Účet ještě nemám
email = E-mail
password = Heslo
password-what = Aspoň deset znaků; nejlepší je několik slov.
password-old = Dosavadní
password-new = Nové
password-change = Změnit
password-changed = Heslo je změněno.
notices = Když jsem na tahu
notices-what = Signoria vám může dát vědět, že na vás čeká stůl.
notice-email = E-mailem
notice-webhook = Na webhook
notice-when = Kdy
occasion-off = nikdy
occasion-away = když nejsem u stolu
occasion-always = vždy
token = Token pro programy
token-what = Program, který ho má, hraje vaším jménem. Nový nahradí starý.
token-new = Vytvořit nový
token-once = Zkopírujte ho hned, ukáže se jen jednou.

## Soubory her

upload = Otevřít soubor hry
upload-title = Soubor hry
upload-what = Soubor dohrané hry (.sgr) lze přehrát, nebo v něm od kteréhokoli tahu pokračovat. Dokud se hraje, je v souboru jen to, co smíte vědět.
upload-drop = Vyberte soubor, nebo ho sem přetáhněte
upload-as = Co s ním
upload-replay = Přehrát
upload-table = Pokračovat v něm proti robotům
upload-ply = Od kterého tahu (prázdné: od posledního)
upload-open = Otevřít

## Co nešlo

refused-page = Stránka klopýtla. Načtěte ji prosím znovu.
refused-offline = Server je nedostupný.
refused-server = Server klopýtl. Nic se nezměnilo.
refused-too_many = Příliš mnoho najednou. Zkuste to za chvíli.
refused-foreign = To přišlo z jiné stránky.
refused-wrong_password = E-mail a heslo k sobě nepatří.
refused-no_link = Tento odkaz nevede k žádnému místu; možná ho nahradil jiný.
refused-oidc = Přihlášení jinde se nepodařilo. Zkuste to prosím znovu.
refused-no_mail = Tento server neposílá poštu.
refused-signed_in = Někdo už je tu přihlášený.
refused-damaged_file = Soubor nelze přečíst: { $what }
refused-no_bot = Žádný robot teď není volný. Zkuste to za chvíli.
refused-stale = Stůl mezitím pokročil. Podívejte se znovu.
refused-illegal = To teď nejde: { $what }
refused-forbidden = To vám nepřísluší: { $what }
refused-no_table = Takový stůl není.
refused-damaged = Tento stůl je poškozený; správce serveru vidí kde.
refused-invalid = Takhle to nejde: { $what }
refused-sign_in = Nejdřív se přihlaste.
refused-not_found = Tady nic není.
refused-not_allowed = To tady nejde.
refused-too_large = To je příliš velké.
