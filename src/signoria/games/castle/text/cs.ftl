### Carcassonne: Hrad česky.
### Ve větách je $seat jméno a $me je yes, když je to čtenář; z id částí, rolí a podobně se vybírá.

game-name = Carcassonne: Hrad
game-about = Karty uvnitř hradeb, rytíři na věžích a obchodníci na dvorech: vyhrává, kdo na hradě nejlépe rozmístí své figurky.

## Jména

# Karty a pole se jmenují podle svých id.
card = { $card }
counted-card = kartu { $kind }
cell = { $cell }
part = { $part ->
    [path] cesta
    [path-2] cesta 2
    [path-3] cesta 3
    [path-4] cesta 4
    [tower] věž
    [tower-2] věž 2
    [tower-3] věž 3
    [tower-4] věž 4
    [house] dům
    [house-2] dům 2
    [house-3] dům 3
    [house-4] dům 4
    [court] dvůr
    [court-2] dvůr 2
    [court-3] dvůr 3
   *[court-4] dvůr 4
}
# První pád s přísudkem.
structure-complete = { $part ->
    [path] Cesta na poli { $cell } je uzavřená
    [path-2] Cesta na poli { $cell } je uzavřená
    [path-3] Cesta na poli { $cell } je uzavřená
    [path-4] Cesta na poli { $cell } je uzavřená
    [tower] Věž na poli { $cell } je uzavřená
    [tower-2] Věž na poli { $cell } je uzavřená
    [tower-3] Věž na poli { $cell } je uzavřená
    [tower-4] Věž na poli { $cell } je uzavřená
    [house] Dům na poli { $cell } je uzavřený
    [house-2] Dům na poli { $cell } je uzavřený
    [house-3] Dům na poli { $cell } je uzavřený
    [house-4] Dům na poli { $cell } je uzavřený
   *[other] Dvůr na poli { $cell } je uzavřený
}
# Čtvrtý pád.
structure-scored = { $part ->
    [path] cestu
    [path-2] cestu
    [path-3] cestu
    [path-4] cestu
    [tower] věž
    [tower-2] věž
    [tower-3] věž
    [tower-4] věž
    [house] dům
    [house-2] dům
    [house-3] dům
    [house-4] dům
   *[other] dvůr
}
role = { $role ->
    [herald] posel
    [knight] rytíř
    [squire] panoš
   *[merchant] obchodník
}
corner_tower = { $corner_tower }
counted-token = žeton { $kind }

## Hromádky, údaje a věci

pile-deck = zbývající karty
pile-drawn = vzatá karta
pile-laid = položené karty
pile-removed = vyřazené karty
pile-face_down = neodkryté žetony
pile-new_tokens = žetony získané v tomto tahu
pile-tokens = žetony
pile-used_tokens = použité žetony
pile-on_wall = žetony na zdi
pile-supply = figurky v zásobě
pile-marker = počítací figurka
pile-standing = figurky na hradě
pile-keep_size = velikost domu s palácem
field-active = hráč na tahu
field-extra_turns = zbývající další tahy
field-cards = karty
field-followers = figurky
field-keeps = paláce

## Stůl v terminálu

castle-tiles-left = { $count ->
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
castle-drawn = Vzatá karta: { $card }
castle-row-points = body
castle-row-followers = figurky v zásobě
castle-row-keep = palác, karty
castle-row-tokens = žetony
castle-row-new-tokens = nové žetony
castle-legend-parts = karty: ═ ║ cesta, T věž, H dům, · dvůr
castle-legend-marks = o studna, □ náměstí, * trh; ● ■ figurky, ♜ paláce
castle-legend-wall = ━ ┃ zeď; co je v ní, je startovní políčko
castle-legend-row = sloupce jsou písmena od západu, řady čísla od severu

## Z čeho jsou body

term = { $term ->
    [path] cesty
    [path_with_well] cesty se studnou
    [tower] věže
    [tower_raised] věže s žetonem 2
    [house] domy
    [house_raised] domy s žetonem 3
    [keep] větší palác
    [market] trhy
    [market_raised] trhy s žetonem 7
    [unfinished_path] neuzavřené cesty
    [unfinished_tower] neuzavřené věže
    [unfinished_house] neuzavřené domy
   *[token] žeton 9
}

## Možnosti

option-first = kdo začíná
option-first-drawn = určí los
option-first-seat_1 = první místo
option-first-seat_2 = druhé místo

## Tahy jako řádky nabídky

move-start = začíná { $seat }
move-draw = další karta je { card }
move-reveal = odkrytý žeton je { $token }
move-lay = položit ji na pole { $cell }{ $rotation ->
    [0] { "" }
   *[other] , natočenou o { $rotation }°
}
move-follower = umístit { follower-on }
follower-on = { $part ->
    [path] posla na cestu
    [path-2] posla na cestu 2
    [path-3] posla na cestu 3
    [path-4] posla na cestu 4
    [tower] rytíře na věž
    [tower-2] rytíře na věž 2
    [tower-3] rytíře na věž 3
    [tower-4] rytíře na věž 4
    [house] panoše na dům
    [house-2] panoše na dům 2
    [house-3] panoše na dům 3
    [house-4] panoše na dům 4
    [court] obchodníka na dvůr
    [court-2] obchodníka na dvůr 2
    [court-3] obchodníka na dvůr 3
   *[court-4] obchodníka na dvůr 4
}
move-score = nejprve obodovat { structure-scored } na poli { $cell }
move-use = použít žeton { $token }: { $token ->
    [1] další tah
    [2] 4 body za kartu
   *[other] 2 body za kartu
}
move-pass = { $decision ->
    [place_follower] neumístit žádnou figurku
    [raise_points] nechat si žeton
    [extra_turn] bez dalšího tahu
   *[other] pasovat
}

## Otázky

ask-draw_start = Losuje se začínající hráč
ask-draw_card = Bere se karta
ask-turn_up_token = Odkrývá se žeton ze zdi
ask-lay_card = { $me ->
    [yes] Položte vytaženou kartu
   *[no] { $seat } pokládá vytaženou kartu
}
ask-place_follower = { $me ->
    [yes] Na kartu na poli { $cell } smíte umístit figurku
   *[no] { $seat } smí umístit figurku na kartu na poli { $cell }
}
ask-choose_structure = { $me ->
    [yes] Uzavřelo se několik staveb: kterou obodovat nejdřív?
   *[no] { $seat } rozhoduje, která stavba se oboduje nejdřív
}
ask-raise_points = { $me ->
    [yes] Body za { structure-scored } na poli { $cell } jsou vaše: použijete žeton, aby jich bylo víc?
   *[no] { $seat } smí použít žeton, aby za { structure-scored } na poli { $cell } bylo víc bodů
}
ask-extra_turn = { $me ->
    [yes] Použijete žeton 1 na další tah?
   *[no] { $seat } smí použít žeton 1 na další tah
}

## Co se stalo: děje podle toho, s čím se hýbe. Prázdné člověku nic neříkají.

act-gain-card = { $me ->
    [yes] Berete si { $list }
   *[no] { $seat } si bere { $list }
}
act-place-card = { $me ->
    [yes] Pokládáte { $list }
   *[no] { $seat } pokládá { $list }
}
act-return-card = { "" }
act-place-follower = { $to ->
    [marker] { "" }
   *[standing] { $me ->
        [yes] Umisťujete { $role ->
            [herald] posla
            [knight] rytíře
            [squire] panoše
           *[merchant] obchodníka
        }
       *[no] { $seat } umisťuje { $role ->
            [herald] posla
            [knight] rytíře
            [squire] panoše
           *[merchant] obchodníka
        }
    }
}
act-return-follower = { $me ->
    [yes] Zpět si berete
   *[no] { $seat } si bere zpět
} { $from_role ->
    [herald] { $count ->
        [one] posla
        [few] { $count } posly
       *[other] { $count } poslů
    }
    [knight] { $count ->
        [one] rytíře
        [few] { $count } rytíře
       *[other] { $count } rytířů
    }
    [squire] { $count ->
        [one] panoše
        [few] { $count } panoše
       *[other] { $count } panošů
    }
   *[merchant] { $count ->
        [one] obchodníka
        [few] { $count } obchodníky
       *[other] { $count } obchodníků
    }
}
act-gain-token = { $me ->
    [yes] Ze zdi si berete { $list }
   *[no] { $seat } si bere ze zdi { $list }
}
act-turn-token = { "" }
act-place-token = { $me ->
    [yes] Používáte { $list }
   *[no] { $seat } používá { $list }
}
act-advance-on_wall = { "" }
act-advance-keep_size = { "" }
act-score-scored = { $me ->
    [yes] Získáváte
   *[no] { $seat } získává
} { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} ({ term })

## Co se stalo: poznámky

note-first_turn = { $me ->
    [yes] Začínáte
   *[no] Začíná { $seat }
}
note-extra = { $me ->
    [yes] Máte další tah
   *[no] { $seat } má další tah
}
note-no_place = Pro kartu { $card } není žádné místo: vyřazuje se ze hry
note-no_card_left = { $me ->
    [yes] Žádná karta na vás už nezbyla
   *[no] Žádná karta už nezbyla, { $seat } nic nepokládá
}
note-lies = (na pole { $cell }{ $rotation ->
    [0] { "" }
   *[other] , natočenou o { $rotation }°
})
note-stands = (na poli { $cell })
note-completed = { structure-complete }
note-nobody_scores = { structure-complete } a většinu tam nemá nikdo
note-keep_moves = { $me ->
    [yes] Váš palác teď stojí na domě na poli { $cell }
   *[no] Palác, který patří hráči { $seat }, teď stojí na domě na poli { $cell }
}
note-game_ends = — Poslední karta leží: závěrečné bodování —
note-hole = Největší mezera v hradu má { $size ->
    [one] { $size } pole
    [few] { $size } pole
   *[other] { $size } polí
}
note-no_keep_scores = Žádný palác není větší než ten druhý: body za něj nezíská nikdo

## Scéna

castle-headline = { $count ->
    [0] poslední karta
    [one] zbývá { $count } karta
    [few] zbývají { $count } karty
   *[other] zbývá { $count } karet
}
castle-built = hrad je postaven
castle-followers = figurky, které lze postavit
castle-nobody = nikdo
castle-shortly = { $kind ->
    [path] cesta
    [tower] věž
    [house] dům
   *[court] dvůr
}, { $kind ->
    [court] { $markets ->
        [0] bez trhu
        [one] 1 trh
        [few] { $markets } trhy
       *[other] { $markets } trhů
    }
   *[other] { $tiles ->
        [one] 1 karta
        [few] { $tiles } karty
       *[other] { $tiles } karet
    }
}
castle-panel = karta v ruce a území
castle-in-hand = { $me ->
    [yes] Přikládáte tuto kartu
   *[no] { $seat } přikládá tuto kartu
}
castle-just-laid = { $me ->
    [yes] Vaše přiložená karta
   *[no] { $seat }: přiložená karta
}
castle-no-tile = Nikdo nemá v ruce kartu
castle-deck = z { $all } ještě přijde
castle-what-comes = Co může ještě přijít
castle-still-come = { $count ->
    [0] Není už co táhnout.
    [one] Zbývá táhnout jednu kartu:
    [few] Zbývá táhnout tyto { $count } karty:
   *[other] Zbývá táhnout těchto { $count } karet:
}
castle-removed = Nikam nepasovaly a vypadly ze hry
castle-turn-tile = otočit kartu
castle-turn-on = otočit po směru hodin
castle-turn-back = otočit zpět
castle-lay-here = přiložit kartu sem
castle-spaces = pole, kam karta pasuje
castle-space-before = předchozí pole
castle-space-behind = další pole
castle-choose-space = { $count ->
    [one] Vejde se na jediné svítící pole.
    [few] Vejde se na { $count } svítící pole: vyberte jedno a kartu na něm otočte.
   *[other] Vejde se na { $count } svítících polí: vyberte jedno a kartu na něm otočte.
}
castle-joins = Části karty
castle-region = { $kind ->
    [path] cesta
    [tower] věž
    [house] dům
   *[court] dvůr
}{ $kind ->
    [court] { $markets ->
        [0] {" "}bez trhu
        [one] {" "}s 1 trhem
        [few] {" "}se { $markets } trhy
       *[other] {" "}s { $markets } trhy
    }
   *[other] { $tiles ->
        [one] {" "}z 1 karty
        [few] {" "}ze { $tiles } karet
       *[other] {" "}z { $tiles } karet
    }
}{ $state ->
    [complete] { $kind ->
        [house] , uzavřený
       *[other] , uzavřená
    }
    [open] { $kind ->
        [house] , neuzavřený
       *[other] , neuzavřená
    }
   *[court] {""}
}
castle-worth = { $count } × { $rate } = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} { $when ->
    [end] na konci
    [now] hned
   *[complete] po uzavření
}
castle-start = { $kind ->
    [path] tady začíná cesta
    [tower] tady začíná věž
    [house] tady začíná dům
   *[court] tady začíná dvůr s trhem
}
castle-standing = { $seat } { $count }
castle-leads = většinu má { $seat }
castle-nobody-leads = většinu nemá nikdo
castle-nobody-stands = nikdo tu nestojí
castle-areas = Území s figurkami ({ $count })
castle-hole = { $size ->
    [one] Největší mezera má 1 pole.
    [few] Největší mezera má { $size } pole.
   *[other] Největší mezera má { $size } polí.
}
castle-keep-of = { $count ->
    [0] { $seat }: palác ještě nestojí
    [one] { $seat }: palác na domě z 1 karty
    [few] { $seat }: palác na domě ze { $count } karet
   *[other] { $seat }: palác na domě z { $count } karet
}
castle-keep-size = { $count ->
    [0] palác bez domu
   *[other] palác, velikost { $count }
}
castle-keep-help = Větší palác na konci boduje za největší mezeru.
castle-follower = { $seat }, { $role ->
    [herald] posel
    [knight] rytíř
    [squire] panoš
   *[merchant] obchodník
} na { $cell }
castle-supply = { $count ->
    [one] 1 figurka v zásobě
    [few] { $count } figurky v zásobě
   *[other] { $count } figurek v zásobě
}
castle-role = { $role ->
    [herald] { $count ->
        [one] 1 posel
        [few] { $count } poslové
       *[other] { $count } poslů
    }
    [knight] { $count ->
        [one] 1 rytíř
        [few] { $count } rytíři
       *[other] { $count } rytířů
    }
    [squire] { $count ->
        [one] 1 panoš
        [few] { $count } panoši
       *[other] { $count } panošů
    }
   *[merchant] { $count ->
        [one] 1 obchodník
        [few] { $count } obchodníci
       *[other] { $count } obchodníků
    }
} na plánu
castle-marker = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, políčko { $space } na zdi
castle-tower = rohová věž { $spaces }, { $token ->
    [yes] se žetonem
   *[no] bez žetonu
}
castle-tokens = žetony na zeď
castle-no-tokens = žádné žetony
castle-token-new = od příštího tahu
castle-token-number = Žeton { $token }
castle-token = { $token ->
    [1] hned ještě jeden tah
    [2] uzavřená věž: 4 body za kartu
    [3] uzavřený dům: 2 body za kartu
    [4] na konci neuzavřená cesta: 1 bod za kartu
    [5] na konci neuzavřená věž: 2 body za kartu
    [6] na konci neuzavřený dům: 1 bod za kartu
    [7] na konci jeden dvůr: 4 body za trh
    [8] na konci se palác počítá o 2 větší
   *[9] na konci 5 bodů
}
castle-part = { $what ->
    [path] { $count ->
        [one] cesta
        [few] { $count } cesty
       *[other] { $count } cest
    }
    [well] { $count ->
        [one] cesta se studnou
        [few] { $count } cesty se studnami
       *[other] { $count } cest se studnami
    }
    [tower] { $count ->
        [one] věž
        [few] { $count } věže
       *[other] { $count } věží
    }
    [house] { $count ->
        [one] dům
        [few] { $count } domy
       *[other] { $count } domů
    }
    [court] { $count ->
        [one] dvůr
        [few] { $count } dvory
       *[other] { $count } dvorů
    }
    [market] { $count ->
        [one] dvůr s trhem
        [few] { $count } dvory s trhy
       *[other] { $count } dvorů s trhy
    }
   *[square] náměstí
}
