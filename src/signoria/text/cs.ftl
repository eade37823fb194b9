### Signoria česky: co terminál říká o kterékoli hře.

list-and = { $head } a { $last }
over = Hra skončila
points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
ranking = Konec hry
sum = Součet
winner = { $count ->
    [one] Vítězí { $seat }.
   *[other] O první místo se dělí { $seat }.
}

## Příkazy

games-line = počet hráčů { $seats }, pravidla { $rules }
games-usual = { " " }(obvyklé)
data-sound = { $file }: v pořádku
data-faults = { $count ->
    [one] { $file }: { $count } chyba
    [few] { $file }: { $count } chyby
   *[other] { $file }: { $count } chyb
}
run-line = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, celkem { $moves ->
    [one] { $moves } tah
    [few] { $moves } tahy
   *[other] { $moves } tahů
} za { $seconds } s: { $games_per_second } hry a { $moves_per_second } tahu za sekundu
run-seat = místo
run-wins = výhry
run-mean = průměr
run-min = nejméně
run-max = nejvíce
dataset-label = hry
dataset-done = { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
} v { $shards ->
    [one] { $shards } souboru
    [few] { $shards } souborech
   *[other] { $shards } souborech
} ve složce { $folder }
bench-engine = náhodné hry, čas procesoru
bench-length = tahů na hru
bench-games = her/s
bench-moves = tahů/s
bench-compiled = přeloženo
bench-plain = prostý Python
bench-ours = Signoria { $game }, hráčů: { $seats } ({ $form })
bench-left-out = { $engine }: vynecháno ({ $why })
bench-middle = uprostřed hry
bench-clone = kopie, µs
bench-legal = výčet tahů, µs
bench-observation = pozorování, µs
bench-mask = maska, µs
bench-opening = dohrávek při hledání od začátku/s
bench-onward = od prostředka/s
bench-steps = kroků mnoha her vedle sebe/s
tune-round = Kolo { $round }: odhad konečných bodů má R² { $r2 } a průměrnou chybu { $error }; lepší o { $margin } bodu
arena-plays = hraje se
arena-line = { $game }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}; { $settled }
arena-settled = pořadí je jisté
arena-open = pořadí ještě není jisté
arena-bot = robot
arena-rating = síla
arena-rate = výhry nad ostatními
arena-alone = sám mezi ostatními
arena-points = body
arena-time = čas procesoru na tah
arena-difference = rozdíl { $points } bodu na místo, { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}
arena-worker = { $worker }: { $games ->
    [one] { $games } hra
    [few] { $games } hry
   *[other] { $games } her
}, { $rate } za sekundu
advise-line = V tahu { $ply } se hra ptá: { $seat }. Robot { $bot } radí:
advise-move = tah
advise-expects = body
advise-share = naděje
advise-visits = zkoušek
advise-then = a dál
replay-line = Tah { $ply } z { $plies }
why-legal = { $move }: tento tah je dovolen
why-not-asked = { $move }: na to se teď hra neptá

## Hra

play-hello = { $game }, počet hráčů { $seats }. Hraje se číslem nebo zápisem tahu; ? poradí, konec končí.
play-only = (jediná možnost: { $move })
play-prompt = { $seat }>
play-hand-over = Na řadě je { $seat }: předejte místo a stiskněte Enter.
play-unknown = { $text } teď není tah. Podobné: { $near }
play-range = Tahy mají čísla 1 až { $count }; ? poradí.
play-cannot-undo = Není co vzít zpět: ukázalo se něco nového, nebo mezitím hrál někdo jiný.
play-undone = Hra se vrátila k tahu { $ply }.
play-exists = soubor { $file } už existuje, zvolte jiné jméno
play-saved = Uloženo v souboru { $file }.
play-save-how = K uložení je třeba jméno souboru, třeba: ulož vecer.sgr
play-why-how = Otázka potřebuje tah, třeba: proč { $move }
play-offer = Uložit hru? Jméno souboru, nebo jen Enter:
play-left = Hra zůstala nedohraná.
play-not-saved = Není uložená; příště ji uchová ulož SOUBOR a signoria play SOUBOR v ní pokračuje.
play-broken = ✗ { $fault }
play-seat = { $number ->
    [0] Hráč
   *[other] Hráč { $number }
}
word-why = proč
word-undo = zpět
word-table = stůl
word-moves = tahy
word-log = průběh
word-rules = pravidla
word-effects = účinky
word-save = ulož
word-quit = konec
help-number = zahrát tah jeho číslem nebo zápisem (Tab doplňuje)
help-why = které pravidlo tah zakazuje
help-undo = vzít zpět svůj poslední tah, dokud se neukázalo nic nového
help-table = znovu ukázat stůl
help-moves = znovu ukázat tahy, i s jejich zápisem
help-log = co se dosud stalo
help-rules = číst pravidla, nebo jedno z nich
help-effects = co která věc dělá
help-save = uložit hru; play SOUBOR v ní pokračuje
help-quit = odejít

## Co se lidem oznamuje, když nejsou u stolu

notice-line = { $game }: jste na tahu. { $link }
notice-subject = { $game }: jste na tahu
notice-mail =
    Jste na tahu u stolu hry { $game }:
    { $link }

    Tento e-mail dostáváte, protože někdo požádal Signorii, aby na tuto adresu oznamovala tahy.
    Konec oznamování: { $stop }
notice-stop = Už nechcete dostávat e-maily o svých tazích?
notice-stop-button = Už neposílat
notice-stopped = E-maily o svých tazích už dostávat nebudete.
notice-stop-unknown = Tento odkaz už neplatí. Oznamování můžete změnit ve svém účtu.
