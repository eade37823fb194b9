### Rialto česky.
### Ve větách je $seat jméno a $me je yes, když je to čtenář; z id karet, čtvrtí a podobně se vybírá.

game-name = Rialto
game-about = Mosty, gondoly a radní: po šesti kolech vyhrává ten, kdo vládne nejcennějším čtvrtím Benátek.
neutral-player = neutrální hráč

## Jména

card = { $card ->
    [doge] dóže
    [gold] zlato
    [building] stavba
    [bridge] most
    [gondola] gondola
    [councillor] radní
   *[joker] žolík
}
counted-card = { $kind ->
    [doge] { cards-counted } dóžete
    [gold] { cards-counted } zlata
    [building] { cards-counted } stavby
    [bridge] { cards-counted } mostu
    [gondola] { cards-counted } gondoly
    [councillor] { cards-counted } radního
   *[joker] { $count ->
        [one] { $count } žolíka
        [few] { $count } žolíky
       *[other] { $count } žolíků
    }
}
cards-counted = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
}
step = { $step ->
    [A] A dóže
    [B] B zlato
    [C] C stavba
    [D] D most
    [E] E gondola
   *[F] F radní
}
district = { $district ->
    [cannaregio] Cannaregio
    [castello] Castello
    [san_marco] San Marco
    [santa_croce] Santa Croce
    [san_polo] San Polo
   *[dorsoduro] Dorsoduro
}
bank = { $bank ->
    [citra] břeh San Marco
   *[ultra] břeh San Polo
}
connection = { $connection ->
    [cannaregio-castello] Cannaregio–Castello
    [cannaregio-san_marco] Cannaregio–San Marco
    [cannaregio-santa_croce] Cannaregio–Santa Croce
    [cannaregio-san_polo] Cannaregio–San Polo
    [castello-san_marco] Castello–San Marco
    [castello-santa_croce] Castello–Santa Croce
    [castello-dorsoduro] Castello–Dorsoduro
    [san_marco-san_polo] San Marco–San Polo
    [san_marco-dorsoduro] San Marco–Dorsoduro
    [santa_croce-san_polo] Santa Croce–San Polo
    [santa_croce-dorsoduro] Santa Croce–Dorsoduro
   *[san_polo-dorsoduro] San Polo–Dorsoduro
}
bridge_token = { $bridge_token ->
    [bridge_34] 3–4
    [bridge_35] 3–5
    [bridge_36] 3–6
    [bridge_45] 4–5
    [bridge_46] 4–6
   *[bridge_56] 5–6
}
counted-bridge = { $kind ->
    [bridge_34] 3–4
    [bridge_35] 3–5
    [bridge_36] 3–6
    [bridge_45] 4–5
    [bridge_46] 4–6
   *[bridge_56] 5–6
}
building = { $building ->
    [green_1] zelená 1
    [green_2] zelená 2
    [green_3] zelená 3
    [green_4] zelená 4
    [yellow_1] žlutá 1
    [yellow_2] žlutá 2
    [yellow_3] žlutá 3
    [yellow_4] žlutá 4
    [blue_1] modrá 1
    [blue_2] modrá 2
    [blue_3] modrá 3
   *[blue_4] modrá 4
}
# Čtvrtý pád.
building-taken = { $building ->
    [green_1] zelenou 1
    [green_2] zelenou 2
    [green_3] zelenou 3
    [green_4] zelenou 4
    [yellow_1] žlutou 1
    [yellow_2] žlutou 2
    [yellow_3] žlutou 3
    [yellow_4] žlutou 4
    [blue_1] modrou 1
    [blue_2] modrou 2
    [blue_3] modrou 3
   *[blue_4] modrou 4
}
counted-building = { $count ->
    [one] { built }
   *[other] { $count }× { built }
}
built = { $kind ->
    [green_1] zelenou 1
    [green_2] zelenou 2
    [green_3] zelenou 3
    [green_4] zelenou 4
    [yellow_1] žlutou 1
    [yellow_2] žlutou 2
    [yellow_3] žlutou 3
    [yellow_4] žlutou 4
    [blue_1] modrou 1
    [blue_2] modrou 2
    [blue_3] modrou 3
   *[blue_4] modrou 4
}
building-short = { $colour ->
    [green] z
    [yellow] ž
   *[blue] m
}{ $value }
condition = { $condition ->
    [ready] bez mince
    [spent] i s mincí
   *[new] právě získanou
}

## Co budovy dělají

effect-draw_choice = { $take_from_leftover_row ->
    [one] { $take_from_leftover_row } karta
    [few] { $take_from_leftover_row } karty
   *[other] { $take_from_leftover_row } karet
} ze zbylé řady, nebo { $or_draw_from_pile } z balíčku{ $extra_hand_limit ->
    [0] { "" }
   *[other] ; limit karet +{ $extra_hand_limit }
}
effect-hand_limit = limit karet +{ $extra_hand_limit }
effect-delay = hrát až po ostatních a získat { $coins_gained ->
    [one] { $coins_gained } minci
    [few] { $coins_gained } mince
   *[other] { $coins_gained } mincí
}
effect-convert_card = zahrát jinou kartu jako { $counts_as ->
    [one] { $counts_as } kartu
    [few] { $counts_as } karty
   *[other] { $counts_as } karet
} tohoto kroku
effect-virtual_joker = { $jokers ->
    [one] { $jokers } žolík
    [few] { $jokers } žolíci
   *[other] { $jokers } žolíků
} navíc v tomto tahu
effect-upgrade_building = vyměnit budovu za budovu téže barvy s hodnotou o { $value_increase } vyšší
effect-vp_and_councillor = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
} a radní do zásoby
effect-doge_by_rank = postup na stupnici vlivu o tolik polí, kolikátí jste v pořadí
effect-vp = { $vp ->
    [one] { $vp } bod
    [few] { $vp } body
   *[other] { $vp } bodů
}

## Hromádky, údaje a věci

pile-deck = dobírací balíček
pile-rows = řady karet
pile-hand = karty v ruce
pile-played = zahrané karty
pile-neutral_cards = karty neutrálního hráče
pile-discards = odhozené karty
pile-secret_discards = skrytě odhozené karty
pile-coin_supply = mince ve společné zásobě
pile-coins = mince
pile-coins_on_buildings = mince na budovách
pile-general_supply = radní ve společné zásobě
pile-own_supply = radní v zásobě hráče
pile-councillors = radní ve čtvrtích
pile-building_supply = budovy ve společné zásobě
pile-buildings = budovy
pile-spent_buildings = použité budovy
pile-new_buildings = právě získané budovy
pile-bridge_pile = další mosty
pile-top_bridge = vrchní most
pile-laid_bridges = položené mosty
pile-gondola_pile = zbývající gondoly
pile-gondolas = gondoly
pile-bonus_tokens = bonusy za čtvrti
pile-bonus_tokens_down = rozdané bonusy za čtvrti
pile-doge_space = stupnice vlivu dóžete
pile-extra_hand = zvýšený limit karet
pile-dealt = vyložené karty
pile-converted = hodnota přeměněných karet
pile-extra_jokers = žolíci z budov
pile-count = počet v tomto kroku
pile-bank_won = břehy získané v tomto kroku
field-round = kolo
field-step = krok
field-round_tokens = čtvrti podle čísel
field-seating = místa po směru hodinových ručiček
field-doge = pořadí vlivu
field-leader = začínající hráč
field-winner = držitel bonusu
field-waiting = ještě budou hrát
field-open_rows = ležící řady
field-bridges = mosty
field-mark = kámen neutrálního hráče

## Stůl

rialto-round = { $round }. kolo z { $rounds }
rialto-step = krok { step }
rialto-supply = v balíčku { $deck }, mincí zbývá { $coins }
rialto-points = body
rialto-coins = mince
rialto-councillors = radní
rialto-cards = karty v ruce
rialto-buildings = budovy
rialto-counted = počet
rialto-bonus = ♛
rialto-connections = Spojnice
rialto-next-bridge = vrchní most { $bridge }
rialto-gondolas-left = gondol zbývá { $count }
rialto-doge = Stupnice vlivu
rialto-row = { $row }. řada
rialto-your-hand = V ruce máte
rialto-hand = { $seat }
rialto-legend-buildings = budovy: z3 je zelená 3; ° je použitá a leží na ní mince, * je právě získaná
rialto-legend-councillors = radní: zásoba hráče + společná zásoba; ve čtvrtích je každá značka jeden radní
rialto-legend-doge = čtvrti: ▶ v té se hraje, číslo kola, jméno, hodnota; stupnice vlivu: pole, vpředu první
rialto-legend-banks = ┐├5┘ břeh: 5 bodů pro prvního, kdo má radního v každé z jeho tří čtvrtí
rialto-legend-connections = spojnice: ═══ most a ∼∼∼ gondola s hodnotami konců; ◇ kámen neutrálního hráče

## Scéna

rialto-standing = { district }{ $number ->
    [0] { "" }
   *[other] , číslo { $number }
}, hodnota { $worth }: { $places }
rialto-place = { $seat } { $councillors ->
    [one] { $councillors } radní
    [few] { $councillors } radní
   *[other] { $councillors } radních
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
rialto-nobody = zatím tu není žádný radní
rialto-districts-now = body za čtvrti, kdyby se vyhodnotily teď
rialto-doge-order = Stupnice vlivu, od prvního: { $order }
rialto-part = { $part ->
    [I] fáze I: nové karty
    [III] fáze III: modré budovy
    [A] krok A: dóže
    [B] krok B: zlato
    [C] krok C: stavba
    [D] krok D: most
    [E] krok E: gondola
   *[F] krok F: radní
}
rialto-bank-bonus = { bank }: { $points } bodů pro prvního, kdo má radního v každé z jeho čtvrtí
rialto-bank-won = { bank }: bonus { $points } bodů je pryč
rialto-no-cards = žádné karty v ruce
rialto-hand-limit = v ruce { $count }, limit { $limit }
rialto-raise = přidat kartu: { card }
rialto-lower = vrátit kartu: { card }
rialto-turn-to = ukázat { $side ->
    [cards] karty
   *[supply] budovy
}

## Z čeho jsou body

term = { $term ->
    [start] začátek
    [bridge_cards] karty mostu
    [bridge_bonus] bonus kroku D
    [no_bridge_card] žádná karta mostu
    [missing_councillors] chybějící radní
    [bank] bonus za čtvrti
    [returned_buildings] vrácené budovy
    [blue_2] modrá 2
    [blue_4] modrá 4
    [supply] polovina mincí a radních
    [buildings] budovy
    [district_cannaregio] Cannaregio
    [district_castello] Castello
    [district_san_marco] San Marco
    [district_santa_croce] Santa Croce
    [district_san_polo] San Polo
   *[district_dorsoduro] Dorsoduro
}

## Možnosti

option-variant = jak se hraje ve dvou
option-variant-base = základní pravidla
option-variant-base-means = každý sám za sebe, v jakémkoli počtu hráčů
option-variant-neutral = s neutrálním třetím hráčem
option-variant-neutral-means = třetí strana se účastní podle pevných pravidel a nikdo ji nevede

## Tahy jako řádky nabídky

move-token = další žeton kola leží ve čtvrti { district }
move-start = začíná { $seat }
move-reveal = vrchní most je { $bridge ->
    [bridge_34] 3–4
    [bridge_35] 3–5
    [bridge_36] 3–6
    [bridge_45] 4–5
    [bridge_46] 4–6
   *[bridge_56] 5–6
}
move-deal = další vyložená karta: { card }
move-card = dobraná karta: { card }
move-neutral = karta pro neutrálního hráče: { card }
move-row = vzít si { $row }. řadu
move-pick = vzít si ze zbylé řady { card-one }
move-draw = dobrat si z balíčku
move-discard = odhodit { card-one }
move-convert = aktivovat { building-taken } a zahrát { card-one } jako kartu tohoto kroku
move-activate = aktivovat { building-taken }: { $building_does }
move-play = { $cards ->
    [0] { $jokers ->
        [0] { $after ->
            [none] nezahrát nic
           *[other] nezahrát už nic
        }
        [one] zahrát { $jokers } žolíka
        [few] zahrát { $jokers } žolíky
       *[other] zahrát { $jokers } žolíků
    }
   *[other] zahrát { cards-of-step }{ jokers-too }
}
cards-of-step = { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
} { step-genitive }
step-genitive = { $step ->
    [A] dóžete
    [B] zlata
    [C] stavby
    [D] mostu
    [E] gondoly
   *[F] radního
}
jokers-too = { $jokers ->
    [0] { "" }
    [one] { " " }a { $jokers } žolíka
    [few] { " " }a { $jokers } žolíky
   *[other] { " " }a { $jokers } žolíků
}
# Čtvrtý pád.
card-one = { $card ->
    [doge] kartu dóžete
    [gold] kartu zlata
    [building] kartu stavby
    [bridge] kartu mostu
    [gondola] kartu gondoly
    [councillor] kartu radního
   *[joker] žolíka
}
move-build = vzít si { building-taken }: { $building_does }
move-return = vrátit { building-taken } { condition }
move-exchange = vyměnit { building-taken } { condition }
move-bridge = { connection }, vyšší konec u čtvrti { higher-end }
higher-end = { $higher_end ->
    [cannaregio] Cannaregio
    [castello] Castello
    [san_marco] San Marco
    [santa_croce] Santa Croce
    [san_polo] San Polo
   *[dorsoduro] Dorsoduro
}
move-gondola = gondola na spojnici { connection }
move-councillor = radní do čtvrti { district }
move-shift = přesunout sem radního ze čtvrti { district }
move-bonus = { $decision ->
    [one_more] { $step ->
        [A] vzít si bonus: o 1 pole dál
       *[other] vzít si bonus: o 1 minci víc
    }
    [one_more_councillor] vzít si bonus: ještě 1 radní
    [call_councillor] vzít si radního
   *[other] vzít si bonus
}
move-pass = { $decision ->
    [activate_green] už nic neaktivovat
    [activate_blue] už nic neaktivovat
    [build] nevzít si žádnou budovu
    [build_more] nevzít si další budovu
    [one_more] vzdát se bonusu
    [one_more_councillor] vzdát se bonusu
    [place_bridge] vzdát se mostu i bodu
    [place_gondola] vzdát se gondoly
    [call_councillor] nevzít si radního
    [exchange_building] nevyměnit nic
    [move_councillor] nepřesouvat nikoho
   *[other] pasovat
}

## Otázky

ask-place_token = Rozmisťují se žetony kol
ask-draw_start = Losuje se začínající hráč
ask-deal_card = Vykládají se karty
ask-draw_card = Dobírají se karty
ask-draw_neutral = Dobírají se karty pro neutrálního hráče
ask-reveal_bridge = Odkrývá se další most
ask-choose_start_building = { $me ->
    [yes] Vyberte si první budovu
   *[no] { $seat } si vybírá první budovu
}
ask-take_row = { $me ->
    [yes] Vezměte si řadu karet
   *[no] { $seat } si bere řadu karet
}
ask-activate_green = { $me ->
    [yes] Smíte aktivovat zelené budovy, každou za minci
   *[no] { $seat } smí aktivovat zelené budovy
}
ask-choose_cards = { $me ->
    [yes] Kartu ze zbylé řady, nebo karty z balíčku?
   *[no] { $seat } vybírá mezi zbylou řadou a balíčkem
}
ask-discard = { $me ->
    [yes] Máte víc karet, než dovoluje limit: jednu odhoďte; co přeskočíte, zůstane vám
   *[no] { $seat } odhazuje karty nad limit
}
ask-play_cards = { $me ->
    [yes] { cards-asked }
   *[no] { $seat } hraje karty kroku { step }
}
cards-asked = { $step ->
    [A] Hrajte karty dóžete, za ně se postupuje na stupnici vlivu
    [B] Hrajte karty zlata, za ně jsou mince
    [C] Hrajte karty stavby, podle nich se bere budova
    [D] Hrajte karty mostu, za ně jsou body; kdo nezahraje nic, o bod přijde
    [E] Hrajte karty gondoly, za ně přijdou radní do vaší zásoby
   *[F] Hrajte karty radního, za ně přijdou radní do čtvrti
}
ask-one_more = { $me ->
    [yes] Máte bonus kroku { step }: vezmete si ho?
   *[no] { $seat } má bonus kroku { step }
}
ask-build = { $me ->
    [yes] Vezměte si budovu hodnoty nejvýše { $worth }
   *[no] { $seat } si bere budovu hodnoty nejvýše { $worth }
}
ask-build_more = { $me ->
    [yes] A ještě jednu hodnoty nejvýše { $worth }
   *[no] { $seat } si bere ještě jednu budovu hodnoty nejvýše { $worth }
}
ask-return_building = { $me ->
    [yes] Na desce není místo: kterou budovu vrátíte za její hodnotu v bodech, aby se tam vešla { building }?
   *[no] { $seat } vrací budovu, aby si mohl vzít tuto: { building }
}
ask-place_bridge = { $me ->
    [yes] Most je váš a s ním 1 bod: kam ho položíte?
   *[no] { $seat } pokládá most
}
ask-place_gondola = { $me ->
    [yes] Gondola je vaše: kam ji položíte?
   *[no] { $seat } pokládá gondolu
}
ask-send_by_gondola = { $me ->
    [yes] Kam odveze gondola { connection } vašeho radního?
   *[no] { $seat } posílá radního gondolou { connection }
}
ask-send_own_by_gondola = { $me ->
    [yes] Gondolou { connection } smíte poslat radního ze své zásoby
   *[no] { $seat } smí gondolou { connection } poslat radního ze své zásoby
}
ask-one_more_councillor = { $me ->
    [yes] Máte bonus kroku { step }: umístíte ještě jednoho radního?
   *[no] { $seat } má bonus kroku { step }
}
ask-move_councillor = { $me ->
    [yes] Vaše zásoba je prázdná: z jiných čtvrtí sem smíte přesunout { councillors-left }
   *[no] { $seat } smí z jiných čtvrtí přesunout { councillors-left }
}
councillors-left = { $left ->
    [one] { $left } radního
    [few] až { $left } radní
   *[other] až { $left } radních
}
ask-activate_blue = { $me ->
    [yes] Smíte aktivovat modré budovy, každou za minci
   *[no] { $seat } smí aktivovat modré budovy
}
ask-call_councillor = { $me ->
    [yes] Vezmete si radního do zásoby?
   *[no] { $seat } si smí vzít radního
}
ask-exchange_building = { $me ->
    [yes] Kterou budovu vyměníte za nejbližší vyšší téže barvy?
   *[no] { $seat } smí vyměnit budovu
}

## Co se stalo: děje podle toho, s čím se hýbe. Prázdné člověku nic neříkají.

act-gain-bridge = Vrchní most je teď { $list }
act-gain-building = { $me ->
    [yes] Berete si { $list }
   *[no] { $seat } si bere { $list }
}
act-gain-card = { $to ->
    [rows] { "" }
    [neutral_cards] Neutrální hráč dostává { $list }
   *[hand] { $me ->
        [yes] Dobíráte si { $list }
       *[no] { $seat } si dobírá { cards-counted }
    }
}
act-gain-coin = { $me ->
    [yes] Dostáváte
   *[no] { $seat } dostává
} { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}
act-gain-councillor = { $me ->
    [yes] Do zásoby si berete
   *[no] { $seat } si do zásoby bere
} { councillors-counted }
councillors-counted = { $count ->
    [one] { $count } radního
    [few] { $count } radní
   *[other] { $count } radních
}
act-gain-gondola = Gondola teď spojuje { connection }
act-pay-building = { $me ->
    [yes] Vracíte { $list }
   *[no] { $seat } vrací { $list }
}
act-pay-coin = { "" }
act-place-bridge = (most { $list })
act-place-card = { $me ->
    [yes] Hrajete { $list }
   *[no] { $seat } hraje { $list }
}
act-place-coin = { "" }
act-place-councillor = { $me ->
    [yes] Umisťujete
   *[no] { $seat } umisťuje
} { councillors-counted } do čtvrti { district }{ $from ->
    [councillors] , ze čtvrti { $from_district ->
        [cannaregio] Cannaregio
        [castello] Castello
        [san_marco] San Marco
        [santa_croce] Santa Croce
        [san_polo] San Polo
       *[dorsoduro] Dorsoduro
    }
   *[other] { "" }
}
act-take-card = { $me ->
    [yes] Berete si
   *[no] { $seat } si bere
} { $count ->
    [one] { $list } { $from_row ->
        [1] z
        [2] z
        [5] z
       *[other] ze
    } { $from_row }. řady
   *[other] { $from_row }. řadu: { $items }
}
act-return-card = { $from ->
    [hand] { $me ->
        [yes] Odhazujete { $list }
       *[no] { $seat } odhazuje { cards-counted }
    }
   *[other] { "" }
}
act-turn-building = { $to ->
    [spent_buildings] { $me ->
        [yes] Aktivujete { $list }
       *[no] { $seat } aktivuje { $list }
    }
   *[other] { "" }
}
act-turn-bonus_token = Bonus za čtvrti je pryč: { bank }
act-advance-doge_space = { $me ->
    [yes] Postupujete
   *[no] { $seat } postupuje
} na stupnici vlivu o { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
act-advance-extra_hand = (limit karet +{ $count })
act-advance-extra_jokers = { "" }
act-advance-converted = { "" }
act-score-scored = { $term ->
    [supply] { "" }
    [buildings] { "" }
    [start] { "" }
    [district_cannaregio] { "" }
    [district_castello] { "" }
    [district_san_marco] { "" }
    [district_santa_croce] { "" }
    [district_san_polo] { "" }
    [district_dorsoduro] { "" }
    [no_bridge_card] { $me ->
        [yes] Přicházíte o bod, žádný most jste nezahráli
       *[no] { $seat } přichází o bod za to, že žádný most nehraje
    }
   *[other] { $me ->
        [yes] Získáváte
       *[no] { $seat } získává
    } { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } ({ term })
}

## Co se stalo: poznámky

note-round_begins = — { $round }. kolo: { district } —
note-step_begins = · Krok { step }
note-counts = { $count ->
    [0] { $me ->
        [yes] Nehrajete nic
       *[no] { $seat } nehraje nic
    }
   *[other] (počítá se za { $count })
}
note-bonus_won = { $me ->
    [yes] Bonus je váš
   *[no] Bonus získává { $seat }
}
note-no_bonus = Nikdo nehrál, bonus nemá nikdo
note-bridge_laid = Most teď spojuje { connection }, vyšším koncem u čtvrti { higher-end }
note-delayed = { $me ->
    [yes] Budete hrát až po ostatních
   *[no] { $seat } bude hrát až po ostatních
}
note-reshuffle = Z odhozených karet je nový dobírací balíček
note-game_ends = Šesté kolo skončilo, vyhodnocují se čtvrti
