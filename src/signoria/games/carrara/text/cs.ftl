### Paláce Carrary česky.
### Ve větách je $seat jméno a $me je yes, když je to čtenář; z id budov, měst a podobně se vybírá.

game-name = Paláce Carrary
game-about = Mramor z otáčivého kotouče a paláce v šesti městech: vyhrává, kdo vystihne, kdy bodovat.

## Jména
colour = { $colour ->
    [white] bílá
    [yellow] žlutá
    [red] červená
    [green] zelená
    [blue] modrá
   *[purple] purpurová
}
# Jeden blok ve čtvrtém pádě.
block-one = { $colour ->
    [white] bílý blok
    [yellow] žlutý blok
    [red] červený blok
    [green] zelený blok
    [blue] modrý blok
   *[purple] purpurový blok
}
counted-block = { $kind ->
    [white] { $count ->
        [one] { $count } bílý
        [few] { $count } bílé
       *[other] { $count } bílých
    }
    [yellow] { $count ->
        [one] { $count } žlutý
        [few] { $count } žluté
       *[other] { $count } žlutých
    }
    [red] { $count ->
        [one] { $count } červený
        [few] { $count } červené
       *[other] { $count } červených
    }
    [green] { $count ->
        [one] { $count } zelený
        [few] { $count } zelené
       *[other] { $count } zelených
    }
    [blue] { $count ->
        [one] { $count } modrý
        [few] { $count } modré
       *[other] { $count } modrých
    }
   *[purple] { $count ->
        [one] { $count } purpurový
        [few] { $count } purpurové
       *[other] { $count } purpurových
    }
}
city = { $city ->
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
   *[lerici] Lerici
}
in-city = { $city ->
    [livorno] v Livornu
    [pisa] v Pise
    [lucca] v Lucce
    [viareggio] ve Viareggiu
    [massa] v Masse
   *[lerici] v Lerici
}
section = { $section ->
    [I] výseč I
    [II] výseč II
    [III] výseč III
    [IV] výseč IV
    [V] výseč V
   *[VI] výseč VI
}
section-of = { $section ->
    [I] výseče I
    [II] výseče II
    [III] výseče III
    [IV] výseče IV
    [V] výseče V
   *[VI] výseče VI
}
wheels = { $wheels ->
    [both] kotouč
   *[small] jen malý kotouč
}
wheels-turned = { $wheels ->
    [both] kotoučem
   *[small] jen malým kotoučem
}
kind = { $kind ->
    [palazzo] palác
    [biblioteca] knihovna
    [castello] hrad
    [porta] brána
    [cattedrale] katedrála
   *[villa] vila
}
building = { $building ->
    [palazzo-1] palác 1
    [palazzo-2] palác 2
    [palazzo-3a] palác 3
    [palazzo-3b] palác 3
    [palazzo-4] palác 4
    [palazzo-5] palác 5
    [biblioteca-1] knihovna 1
    [biblioteca-2] knihovna 2
    [biblioteca-3a] knihovna 3
    [biblioteca-3b] knihovna 3
    [biblioteca-4] knihovna 4
    [biblioteca-5] knihovna 5
    [castello-1] hrad 1
    [castello-2] hrad 2
    [castello-3a] hrad 3
    [castello-3b] hrad 3
    [castello-4] hrad 4
    [castello-5] hrad 5
    [porta-1] brána 1
    [porta-2] brána 2
    [porta-3a] brána 3
    [porta-3b] brána 3
    [porta-4] brána 4
    [porta-5] brána 5
    [cattedrale-1] katedrála 1
    [cattedrale-2] katedrála 2
    [cattedrale-3a] katedrála 3
    [cattedrale-3b] katedrála 3
    [cattedrale-4] katedrála 4
    [cattedrale-5] katedrála 5
    [villa-1] vila 1
    [villa-2] vila 2
    [villa-3a] vila 3
    [villa-3b] vila 3
    [villa-4] vila 4
    [villa-5] vila 5
    [palazzo-8] palác 8
    [biblioteca-8] knihovna 8
    [castello-8] hrad 8
    [porta-8] brána 8
    [cattedrale-8] katedrála 8
   *[villa-8] vila 8
}
# Čtvrtý pád.
building-taken = { $building ->
    [palazzo-1] palác 1
    [palazzo-2] palác 2
    [palazzo-3a] palác 3
    [palazzo-3b] palác 3
    [palazzo-4] palác 4
    [palazzo-5] palác 5
    [biblioteca-1] knihovnu 1
    [biblioteca-2] knihovnu 2
    [biblioteca-3a] knihovnu 3
    [biblioteca-3b] knihovnu 3
    [biblioteca-4] knihovnu 4
    [biblioteca-5] knihovnu 5
    [castello-1] hrad 1
    [castello-2] hrad 2
    [castello-3a] hrad 3
    [castello-3b] hrad 3
    [castello-4] hrad 4
    [castello-5] hrad 5
    [porta-1] bránu 1
    [porta-2] bránu 2
    [porta-3a] bránu 3
    [porta-3b] bránu 3
    [porta-4] bránu 4
    [porta-5] bránu 5
    [cattedrale-1] katedrálu 1
    [cattedrale-2] katedrálu 2
    [cattedrale-3a] katedrálu 3
    [cattedrale-3b] katedrálu 3
    [cattedrale-4] katedrálu 4
    [cattedrale-5] katedrálu 5
    [villa-1] vilu 1
    [villa-2] vilu 2
    [villa-3a] vilu 3
    [villa-3b] vilu 3
    [villa-4] vilu 4
    [villa-5] vilu 5
    [palazzo-8] palác 8
    [biblioteca-8] knihovnu 8
    [castello-8] hrad 8
    [porta-8] bránu 8
    [cattedrale-8] katedrálu 8
   *[villa-8] vilu 8
}
# Šestý pád.
building-under = { $building ->
    [palazzo-1] paláci 1
    [palazzo-2] paláci 2
    [palazzo-3a] paláci 3
    [palazzo-3b] paláci 3
    [palazzo-4] paláci 4
    [palazzo-5] paláci 5
    [biblioteca-1] knihovně 1
    [biblioteca-2] knihovně 2
    [biblioteca-3a] knihovně 3
    [biblioteca-3b] knihovně 3
    [biblioteca-4] knihovně 4
    [biblioteca-5] knihovně 5
    [castello-1] hradu 1
    [castello-2] hradu 2
    [castello-3a] hradu 3
    [castello-3b] hradu 3
    [castello-4] hradu 4
    [castello-5] hradu 5
    [porta-1] bráně 1
    [porta-2] bráně 2
    [porta-3a] bráně 3
    [porta-3b] bráně 3
    [porta-4] bráně 4
    [porta-5] bráně 5
    [cattedrale-1] katedrále 1
    [cattedrale-2] katedrále 2
    [cattedrale-3a] katedrále 3
    [cattedrale-3b] katedrále 3
    [cattedrale-4] katedrále 4
    [cattedrale-5] katedrále 5
    [villa-1] vile 1
    [villa-2] vile 2
    [villa-3a] vile 3
    [villa-3b] vile 3
    [villa-4] vile 4
    [villa-5] vile 5
    [palazzo-8] paláci 8
    [biblioteca-8] knihovně 8
    [castello-8] hradu 8
    [porta-8] bráně 8
    [cattedrale-8] katedrále 8
   *[villa-8] vile 8
}
counted-building = { $kind ->
    [palazzo-1] palác 1
    [palazzo-2] palác 2
    [palazzo-3a] palác 3
    [palazzo-3b] palác 3
    [palazzo-4] palác 4
    [palazzo-5] palác 5
    [biblioteca-1] knihovnu 1
    [biblioteca-2] knihovnu 2
    [biblioteca-3a] knihovnu 3
    [biblioteca-3b] knihovnu 3
    [biblioteca-4] knihovnu 4
    [biblioteca-5] knihovnu 5
    [castello-1] hrad 1
    [castello-2] hrad 2
    [castello-3a] hrad 3
    [castello-3b] hrad 3
    [castello-4] hrad 4
    [castello-5] hrad 5
    [porta-1] bránu 1
    [porta-2] bránu 2
    [porta-3a] bránu 3
    [porta-3b] bránu 3
    [porta-4] bránu 4
    [porta-5] bránu 5
    [cattedrale-1] katedrálu 1
    [cattedrale-2] katedrálu 2
    [cattedrale-3a] katedrálu 3
    [cattedrale-3b] katedrálu 3
    [cattedrale-4] katedrálu 4
    [cattedrale-5] katedrálu 5
    [villa-1] vilu 1
    [villa-2] vilu 2
    [villa-3a] vilu 3
    [villa-3b] vilu 3
    [villa-4] vilu 4
    [villa-5] vilu 5
    [palazzo-8] palác 8
    [biblioteca-8] knihovnu 8
    [castello-8] hrad 8
    [porta-8] bránu 8
    [cattedrale-8] katedrálu 8
   *[villa-8] vilu 8
}
counted-monument = { $kind ->
    [palazzo] monument palác 8
    [biblioteca] monument knihovna 8
    [castello] monument hrad 8
    [porta] monument brána 8
    [cattedrale] monument katedrála 8
   *[villa] monument vila 8
}
upgrade_tile = { $upgrade_tile ->
    [livorno-1] Livorno
    [pisa-1] Pisa
    [lucca-1] Lucca
    [viareggio-1] Viareggio
    [massa-1] Massa
    [lerici-1] Lerici
    [massa-2] Massa
   *[lerici-2] Lerici
}
city-of = { $city ->
    [livorno] Livorna
    [pisa] Pisy
    [lucca] Luccy
    [viareggio] Viareggia
    [massa] Massy
   *[lerici] Lerici
}
item = { $item ->
    [book] kniha
    [coat_of_arms] erb
    [crown] koruna
    [goblet] pohár
    [flag] prapor
    [gate] brána
    [white] bílá socha
    [yellow] žlutá socha
    [red] červená socha
    [green] zelená socha
    [blue] modrá socha
    [purple] purpurová socha
   *[gold] zlatá socha
}
# Čtvrtý pád.
item-one = { $item ->
    [book] knihu
    [coat_of_arms] erb
    [crown] korunu
    [goblet] pohár
    [flag] prapor
    [gate] bránu
    [white] bílou sochu
    [yellow] žlutou sochu
    [red] červenou sochu
    [green] zelenou sochu
    [blue] modrou sochu
    [purple] purpurovou sochu
   *[gold] zlatou sochu
}
counted-item = { $kind ->
    [book] knihu
    [coat_of_arms] erb
    [crown] korunu
    [goblet] pohár
    [flag] prapor
    [gate] bránu
    [white] bílou sochu
    [yellow] žlutou sochu
    [red] červenou sochu
    [green] zelenou sochu
    [blue] modrou sochu
    [purple] purpurovou sochu
   *[gold] zlatou sochu
}
space = { $space ->
    [b1] bonusové pole 1
    [b2] bonusové pole 2
    [b3] bonusové pole 3
    [b4] bonusové pole 4
    [b5] bonusové pole 5
    [b6] bonusové pole 6
    [a1] bonusové pole 1
    [a2] bonusové pole 2
    [a3] bonusové pole 3
    [a4] bonusové pole 4
    [a5] bonusové pole 5
    [a6] bonusové pole 6
    [a7] bonusové pole 7
    [a8] bonusové pole 8
   *[big] velké prázdné pole
}
from-space = { $space ->
    [b1] z bonusového pole 1
    [b2] z bonusového pole 2
    [b3] z bonusového pole 3
    [b4] z bonusového pole 4
    [b5] z bonusového pole 5
    [b6] z bonusového pole 6
    [a1] z bonusového pole 1
    [a2] z bonusového pole 2
    [a3] z bonusového pole 3
    [a4] z bonusového pole 4
    [a5] z bonusového pole 5
    [a6] z bonusového pole 6
    [a7] z bonusového pole 7
    [a8] z bonusového pole 8
   *[big] z velkého prázdného pole
}
place = { $place ->
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
    [lerici] Lerici
    [palazzo] paláce
    [biblioteca] knihovny
    [castello] hrady
    [porta] brány
    [cattedrale] katedrály
    [villa] vily
    [urban] městská krajina
    [rural] venkovská krajina
    [livorno-lerici] sochy v Livornu a Lerici
    [massa-pisa] sochy v Masse a Pise
    [viareggio-lucca] sochy ve Viareggiu a Lucce
    [money-36] místo za 36 mincí
   *[money-50] místo za 50 mincí
}
coins-counted = { $count ->
    [one] { $count } minci
    [few] { $count } mince
   *[other] { $count } mincí
}
points-counted = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

## Co dávají bonusová pole a destičky vylepšení

effect-coins = { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
   *[other] { $amount } mincí
}
effect-vp = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
   *[other] { $amount } bodů
}
effect-gold_statue = zlatá socha
effect-decoration_of_choice = dekorace
effect-none = bez bonusu
effect-upgrade = { city }: { $reward } za každý bod hodnoty

## Hromádky a údaje
pile-bag = bloky ve váčku
pile-wheel = bloky na kotouči
pile-payment = bloky vyložené k zaplacení
pile-blocks = bloky za zástěnou
pile-open_blocks = bloky
pile-coins = mince za zástěnou
pile-open_coins = mince
pile-stack = budovy v doplňovací zásobě
pile-display = nabídka budov
pile-covered = budovy vyřazené ze hry
pile-built = budovy
pile-monuments = monumenty
pile-monuments_built = vlastní monumenty
pile-upgrade_supply = destičky vylepšení
pile-upgraded = vlastní destičky vylepšení
pile-item_supply = dekorace a sochy v zásobě
pile-items_boxed = dekorace a sochy vyřazené ze hry
pile-beside_court = sochy u královského dvora
pile-stored = skladiště
pile-ornaments = dekorace a sochy na budovách
pile-fresh = uskladněno v tomto tahu
pile-offered = socha, kterou je třeba umístit
pile-spare_pillars = nepoužité sloupky
pile-court = sloupky na královském dvoře
pile-lifted = sloupek v ruce
pile-placed = sloupky na bodovacích místech
pile-due = bloky, které zbývá zaplatit
field-start = začínající hráč
field-holder = žeton královské návštěvy
field-visited = navštívené pole
field-ender = kdo vyvolal konec hry
field-skips = vynechané tahy v řadě
field-large_wheel = dekorace ve výseči I
field-small_wheel = socha ve výseči I
field-stands = kde stojí budovy
field-decoration_on = s dekorací
field-statue_on = se sochou
field-project = co se staví
field-covering = co se zakrývá
field-site = město, za které se platí
field-purchased = bonusová koupě provedena
field-moved = naposledy přesunuto ze skladiště
field-moved_on = budova, na kterou se naposledy přesouvalo

## Z čeho jsou body
term = { $term ->
    [bonus] bonus královského dvora
    [place_livorno] Livorno
    [place_pisa] Pisa
    [place_lucca] Lucca
    [place_viareggio] Viareggio
    [place_massa] Massa
    [place_lerici] Lerici
    [place_palazzo] paláce
    [place_biblioteca] knihovny
    [place_castello] hrady
    [place_porta] brány
    [place_cattedrale] katedrály
    [place_villa] vily
    [place_urban] městská krajina
    [place_rural] venkovská krajina
    [place_livorno-lerici] sochy v Livornu a Lerici
    [place_massa-pisa] sochy v Masse a Pise
    [place_viareggio-lucca] sochy ve Viareggiu a Lucce
    [place_money-36] místo za 36 mincí
    [place_money-50] místo za 50 mincí
    [late_building] stavba po posledním sloupku
    [trigger] konec hry
    [coins] mince
    [set_book] sada: knihy
    [set_coat_of_arms] sada: erby
    [set_crown] sada: koruny
    [set_goblet] sada: poháry
    [set_flag] sada: prapory
    [set_gate] sada: brány
    [majority_livorno] sochy v Livornu
    [majority_pisa] sochy v Pise
    [majority_lucca] sochy v Lucce
    [majority_viareggio] sochy ve Viareggiu
    [majority_massa] sochy v Masse
   *[majority_lerici] sochy v Lerici
}

## Terminál

building-short = { $kind ->
    [palazzo] P
    [biblioteca] K
    [castello] H
    [porta] B
    [cattedrale] D
   *[villa] V
}{ $value }
carrara-left = zásoba budov { $stack }, váček { $bag }
carrara-visit = královskou návštěvu má { $seat }: { $at }
carrara-points = body
carrara-coins = mince
carrara-blocks = bloky
carrara-court = dvůr
carrara-places = bodováno
carrara-stored = skladiště
carrara-legend-buildings = budovy: P3 je palác za 3 (K knihovna, H hrad, B brána, D katedrála, V vila); * má dekoraci, ° sochu; [ ] je vylepšená odměna
carrara-legend-wheel = kotouč: bloky každé výseče a v závorce cena jednoho, pak to, co výseč ukazuje
carrara-legend-court = dvůr: sloupky na bonusových polích + na velkém prázdném poli

## Možnosti

option-variant = podle jakých pravidel
option-variant-base = základní varianta
option-variant-advanced = pokročilá varianta s dekoracemi a sochami
option-variant-base-means = šest bonusů na královském dvoře, 14 bodovacích míst
option-variant-advanced-means = dva kotouče, dekorace a sochy na budovách, 19 bodovacích míst; delší
option-screens = mince a bloky
option-screens-closed = za zástěnami
option-screens-open = otevřeně před všemi
option-skipping = vynechávání tahů
option-skipping-unlimited = kolikrát kdo chce
option-skipping-three_rounds = tři kola samého vynechávání ukončí hru

## Tahy jako řádky nabídky

move-start = začíná { $seat }
move-rotate = ve výseči I je { item }
move-tile = do nabídky přichází { building }
move-block = z váčku přichází { colour }
move-move = přesunout ze skladiště { item-one }
move-purchase = koupit navíc za 10 mincí { item-one }
move-decline = odmítnout královskou návštěvu
move-turn = nákup bloků: otočit { wheels-turned }
move-all = koupit všechno z { section-of }
move-buy = koupit { block-one } z { section-of }
move-enough = to stačí
move-take = vzít { item-one }
move-on = na { building-taken }
move-store = do skladiště
move-replace = do skladiště a vrátit z něj do krabice { item-one }
move-build = postavit { building-taken }
move-city = { in-city }
move-upgrade = povýšit { building-taken } na monument
move-cheapest = zaplatit co nejlevněji
move-two = zaplatit dvěma bloky místo jednoho o stupeň vyššího: { colour }
move-pay = zaplatit { block-one }
move-improve = vzít destičku vylepšení: { $upgrade_tile_does }
move-score = bodovat { from-space }: { $space_does }
move-place = vyhodnotit: { place }
move-skip = vynechat tah za 2 mince
move-pass = nic
move-end = ukončit tah

## Otázky

ask-draw_start = Losuje se začínající hráč
ask-rotate_wheel = Pokládá se velký kotouč
ask-draw_block = Z váčku se tahají bloky
ask-draw_tile = Doplňuje se nabídka budov
ask-take_turn = { $me ->
    [yes] Jste na tahu: nákup bloků, stavba, bodování, nebo vynechání
   *[no] Na tahu je { $seat }
}
ask-answer_visit = { $me ->
    [yes] Připojte se ke královské návštěvě bodováním, nebo ji odmítněte
   *[no] { $seat } se připojí ke královské návštěvě, nebo ji odmítne
}
ask-finish_turn = { $me ->
    [yes] Ještě něco, nebo konec tahu
   *[no] { $seat } může před koncem tahu ještě něco udělat
}
ask-buy_blocks = { $me ->
    [yes] Kupte bloky z jedné výseče
   *[no] { $seat } nakupuje bloky
}
ask-buy_more = { $me ->
    [yes] Další bloky z { section-of }, nebo už dost
   *[no] { $seat } nakupuje bloky z { section-of }
}
ask-take_shown = { $me ->
    [yes] Máte všechny bloky z { section-of }: vezměte si, co ukazuje
   *[no] { $seat } si může vzít, co ukazuje { section }
}
ask-take_decoration = { $me ->
    [yes] Vezměte si jako bonus dekoraci
   *[no] { $seat } si může vzít dekoraci
}
ask-put_item = { $me ->
    [yes] Kam přijde { item }
   *[no] { $seat } umísťuje { item-one }
}
ask-choose_city = { $me ->
    [yes] Vyberte město, kde bude budova stát
   *[no] { $seat } vybírá město pro budovu
}
ask-pay = { $me ->
    [yes] Zaplaťte co nejlevněji, nebo blok po bloku od nejnižší barvy
   *[no] { $seat } platí bloky
}
ask-choose_upgrade = { $me ->
    [yes] Vezměte si k monumentu destičku vylepšení, nebo žádnou
   *[no] { $seat } si může vzít destičku vylepšení
}
ask-choose_place = { $me ->
    [yes] Vyberte pro sloupek bodovací místo
   *[no] { $seat } vybírá bodovací místo
}

## Co se stalo: úkony

act-gain-block = { $to ->
    [wheel] Z váčku: { $list }
   *[other] { $me ->
        [yes] Začínáte a máte
       *[no] { $seat } začíná a má
    } { $known ->
        [yes] bloky: { $list }
       *[no] { $count ->
            [one] { $count } blok
            [few] { $count } bloky
           *[other] { $count } bloků
        }
    }
}
act-take-block = { $me ->
    [yes] Kupujete
   *[no] { $seat } kupuje
} z výseče { $from_section }: { $list }
act-place-block = { $me ->
    [yes] Platíte: { $list }
   *[no] { $seat } platí: { $list }
}
act-pay-block = { "" }
act-gain-coin = { $me ->
    [yes] Dostáváte
   *[no] { $seat } dostává
} { coins-counted }
act-pay-coin = (za { coins-counted })
act-gain-building = Nabídka se doplňuje o { $list }
act-take-building = { $me ->
    [yes] Stavíte { $list }
   *[no] { $seat } staví { $list }
}
act-return-building = (přes { $list })
act-take-monument = { $me ->
    [yes] Stavíte { $list }
   *[no] { $seat } staví { $list }
}
act-take-upgrade_tile = { $me ->
    [yes] Berete si destičku vylepšení
   *[no] { $seat } si bere destičku vylepšení
}
act-gain-item = { "" }
act-take-item = { $to ->
    [stored] { $me ->
        [yes] Ukládáte do skladiště { $list }
       *[no] { $seat } ukládá do skladiště { $list }
    }
   *[other] { $me ->
        [yes] Umísťujete { $list }
       *[no] { $seat } umísťuje { $list }
    }
}
act-return-item = { $me ->
    [yes] Přicházíte o { $list }: zpět do krabice
   *[no] { $seat } přichází o { $list }: zpět do krabice
}
act-gain-pillar = { "" }
act-take-pillar = { "" }
act-place-pillar = { "" }
act-return-pillar = { "" }
act-score-scored = { $me ->
    [yes] Získáváte
   *[no] { $seat } získává
} { points-counted }: { term }

## Co se stalo: oznámení

note-start_player = { $me ->
    [yes] Začínáte
   *[no] Začíná { $seat }
}
note-turn_begins = · { $me ->
    [yes] Váš tah
   *[no] { $seat }
}
note-wheel_shows = Ve výseči I je { item }
note-wheel_turns = { $me ->
    [yes] Otáčíte { wheels-turned }
   *[no] { $seat } otáčí { wheels-turned }
}
note-cannot_buy = { $me ->
    [yes] Ukazujete { coins-shown }, a to na žádný blok nestačí
   *[no] { $seat } ukazuje { coins-shown }, a to na žádný blok nestačí
}
coins-shown = { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
   *[other] { $coins } mincí
}
note-extra_purchase = { $me ->
    [yes] Kupujete navíc { item-one }
   *[no] { $seat } kupuje navíc { item-one }
}
note-stands_in = ({ in-city })
note-reward_upgraded = (odměna { city-of })
note-stands_on = (na { building-under })
note-visit_begins = { $me ->
    [yes] Berete si žeton královské návštěvy
   *[no] { $seat } si bere žeton královské návštěvy
}
note-visit_ends = Královská návštěva končí
note-declined = { $me ->
    [yes] Odmítáte královskou návštěvu
   *[no] { $seat } odmítá královskou návštěvu
}
note-scores = { $me ->
    [yes] Stavíte sloupek na bodovací místo: { place }
   *[no] { $seat } staví sloupek na bodovací místo: { place }
}
note-skipped = { $me ->
    [yes] Vynecháváte tah
   *[no] { $seat } vynechává tah
}
note-end_triggered = { $me ->
    [yes] Vyvolali jste konec hry: všichni ostatní mají ještě jeden tah
   *[no] Konec hry: vyvolává ho { $seat }, všichni ostatní mají ještě jeden tah
}
note-all_skipped = Tři kola samého vynechávání: hra končí
note-game_ends = Hra skončila a počítají se poslední body

## Scéna

carrara-mark = { $colour ->
    [white] B
    [yellow] Ž
    [red] Č
    [green] Z
    [blue] M
    [gold] ★
   *[purple] P
}
carrara-headline = { $count ->
    [0] zásoba budov je prázdná
    [one] { $count } budova v zásobě
    [few] { $count } budovy v zásobě
   *[other] { $count } budov v zásobě
}
carrara-last-turns = poslední tahy
carrara-screen = za zástěnou
carrara-pillars-left = sloupky, které ještě mohou bodovat
carrara-places-own = vlastní bodovací místa
carrara-due = zbývá zaplatit { $count }
carrara-cheapest = nejlevněji
carrara-upgrade = destička vylepšení
carrara-nothing-yet = zatím nepřinese nic
carrara-together = Dohromady { $gain }
carrara-needs-buildings = { $count ->
    [few] Potřebuje { $count } budovy ve městě
   *[other] Potřebuje { $count } budov ve městě
}
carrara-needs-coins = Potřebuje { $count } mincí; na konci je bod za každé { $rate } mince
carrara-money-gain = { $count ->
    [one] Za mince, které máte teď, o { $count } bod víc na konci
    [few] Za mince, které máte teď, o { $count } body víc na konci
   *[other] Za mince, které máte teď, o { $count } bodů víc na konci
}
carrara-taken = Sloupek zde má { $seat }
carrara-accepts = Přijímá barvy: { $colours }; dva bloky nejbližší nižší barvy zastoupí jeden.
carrara-each-value = Za každý bod hodnoty: { $gain }.
carrara-majority = Sochy na konci hry: { $points } bodů.
carrara-now = Teď: { $list }.
carrara-places-now = Co by teď přinesla bodovací místa
carrara-urban = Městská krajina, hodnota { $value }: stojí tolik bloků.
carrara-rural = Venkovská krajina, hodnota { $value }: stojí tolik bloků.
carrara-monument = Monument přináší destičku vylepšení; za rozdíl hodnot může i překrýt budovu svého druhu.
carrara-decoration-of = Její dekorací je { $item ->
    [book] kniha
    [coat_of_arms] erb
    [crown] koruna
    [goblet] pohár
    [flag] prapor
   *[gate] brána
}.
carrara-decoration = Patří sem: { $kind }. Zvyšuje hodnotu o jedna. Stejné na konci hry: { $points } bodů.
carrara-statue = Pro budovy ve městech { $cities }. Počítá se na místech se sochami a do pořadí soch ve městě.
carrara-gold-statue = Pro budovu v kterémkoli městě. Počítá se na místech se sochami a do pořadí soch ve městě.
carrara-prices = { $prices }{ $rest ->
    [yes] ; ostatní barvy jsou zdarma
   *[no] { "" }
}
