### Lorenzo il Magnifico česky.
### Ve větách je $seat jméno a $me je yes, když je to čtenář; z id karet, polí, vůdců a podobně se vybírá.

game-name = Lorenzo il Magnifico

## Jména

card = { $card ->
    [commercial_hub] Obchodní stanice
    [woods] Háj
    [village] Vesnice
    [gravel_pit] Štěrkovna
    [forest] Les
    [monastery] Klášter
    [citadel] Tvrz
    [city] Město
    [gold_mine] Zlatý důl
    [mountain_town] Horské městečko
    [mining_town] Hornické městečko
    [rock_pit] Kamenolom
    [estate] Statek
    [hermitage] Poustevna
    [manor_house] Panské sídlo
    [dukedom] Vévodství
    [trading_town] Kupecké město
    [farm] Dvorec
    [colony] Kolonie
    [marble_pit] Lom na mramor
    [province] Provincie
    [sanctuary] Poutní místo
    [castle] Hrad
    [fortified_town] Opevněné město
    [mint] Mincovna
    [tax_office] Daňový úřad
    [triumphal_arch] Vítězný oblouk
    [theater] Divadlo
    [carpenters_shop] Tesařská dílna
    [stonemasons_shop] Kamenická dílna
    [chapel] Kaple
    [residence] Rezidence
    [marketplace] Tržnice
    [treasury] Pokladnice
    [painters_guild] Cech malířů
    [sculptors_guild] Cech sochařů
    [stonemasons_guild] Cech stavitelů
    [baptistery] Baptisterium
    [barracks] Kasárna
    [stronghold] Bašta
    [bank] Banka
    [fair] Jarmark
    [garden] Zahrada
    [fortress] Pevnost
    [palace] Palác
    [church] Bazilika
    [military_academy] Vojenská akademie
    [cathedral] Katedrála
    [warlord] Vojevůdce
    [stonemason] Kameník
    [dame] Dáma
    [knight] Rytíř
    [farmer] Sedlák
    [artisan] Řemeslník
    [preacher] Kazatel
    [abbess] Abatyše
    [captain] Kapitán
    [architect] Architekt
    [patron] Mecenáš
    [hero] Hrdina
    [peasant] Rolník
    [scholar] Učenec
    [papal_messenger] Papežský posel
    [royal_messenger] Královský posel
    [noble] Šlechtic
    [governor] Místodržící
    [paramour] Kurtizána
    [herald] Herold
    [cardinal] Kardinál
    [bishop] Biskup
    [general] Generál
    [ambassador] Vyslanec
    [hiring_recruits] Najímání rekrutů
    [repairing_the_church] Oprava kostela
    [building_the_walls] Stavba hradeb
    [raising_a_statue] Vztyčení sochy
    [military_campaign] Vojenské tažení
    [hosting_panhandlers] Pohoštění žebráků
    [fighting_heresies] Boj s kacířstvím
    [support_to_the_bishop] Podpora biskupa
    [hiring_soldiers] Najímání vojáků
    [repairing_the_abbey] Oprava opatství
    [building_the_bastions] Stavba bašt
    [support_to_the_king] Podpora krále
    [improving_the_canals] Úprava kanálů
    [hosting_foreigners] Pohoštění cizinců
    [crusade] Křížová výprava
    [support_to_the_cardinal] Podpora kardinála
    [hiring_mercenaries] Najímání žoldnéřů
    [repairing_the_cathedral] Oprava katedrály
    [building_the_towers] Stavba věží
    [promoting_sacred_art] Podpora církevního umění
    [military_conquest] Dobyvačné tažení
    [improving_the_roads] Úprava cest
    [sacred_war] Svatá válka
   *[support_to_the_pope] Podpora papeže
}
counted-card = { $kind ->
    [commercial_hub] Obchodní stanice
    [woods] Háj
    [village] Vesnice
    [gravel_pit] Štěrkovna
    [forest] Les
    [monastery] Klášter
    [citadel] Tvrz
    [city] Město
    [gold_mine] Zlatý důl
    [mountain_town] Horské městečko
    [mining_town] Hornické městečko
    [rock_pit] Kamenolom
    [estate] Statek
    [hermitage] Poustevna
    [manor_house] Panské sídlo
    [dukedom] Vévodství
    [trading_town] Kupecké město
    [farm] Dvorec
    [colony] Kolonie
    [marble_pit] Lom na mramor
    [province] Provincie
    [sanctuary] Poutní místo
    [castle] Hrad
    [fortified_town] Opevněné město
    [mint] Mincovna
    [tax_office] Daňový úřad
    [triumphal_arch] Vítězný oblouk
    [theater] Divadlo
    [carpenters_shop] Tesařská dílna
    [stonemasons_shop] Kamenická dílna
    [chapel] Kaple
    [residence] Rezidence
    [marketplace] Tržnice
    [treasury] Pokladnice
    [painters_guild] Cech malířů
    [sculptors_guild] Cech sochařů
    [stonemasons_guild] Cech stavitelů
    [baptistery] Baptisterium
    [barracks] Kasárna
    [stronghold] Bašta
    [bank] Banka
    [fair] Jarmark
    [garden] Zahrada
    [fortress] Pevnost
    [palace] Palác
    [church] Bazilika
    [military_academy] Vojenská akademie
    [cathedral] Katedrála
    [warlord] Vojevůdce
    [stonemason] Kameník
    [dame] Dáma
    [knight] Rytíř
    [farmer] Sedlák
    [artisan] Řemeslník
    [preacher] Kazatel
    [abbess] Abatyše
    [captain] Kapitán
    [architect] Architekt
    [patron] Mecenáš
    [hero] Hrdina
    [peasant] Rolník
    [scholar] Učenec
    [papal_messenger] Papežský posel
    [royal_messenger] Královský posel
    [noble] Šlechtic
    [governor] Místodržící
    [paramour] Kurtizána
    [herald] Herold
    [cardinal] Kardinál
    [bishop] Biskup
    [general] Generál
    [ambassador] Vyslanec
    [hiring_recruits] Najímání rekrutů
    [repairing_the_church] Oprava kostela
    [building_the_walls] Stavba hradeb
    [raising_a_statue] Vztyčení sochy
    [military_campaign] Vojenské tažení
    [hosting_panhandlers] Pohoštění žebráků
    [fighting_heresies] Boj s kacířstvím
    [support_to_the_bishop] Podpora biskupa
    [hiring_soldiers] Najímání vojáků
    [repairing_the_abbey] Oprava opatství
    [building_the_bastions] Stavba bašt
    [support_to_the_king] Podpora krále
    [improving_the_canals] Úprava kanálů
    [hosting_foreigners] Pohoštění cizinců
    [crusade] Křížová výprava
    [support_to_the_cardinal] Podpora kardinála
    [hiring_mercenaries] Najímání žoldnéřů
    [repairing_the_cathedral] Oprava katedrály
    [building_the_towers] Stavba věží
    [promoting_sacred_art] Podpora církevního umění
    [military_conquest] Dobyvačné tažení
    [improving_the_roads] Úprava cest
    [sacred_war] Svatá válka
   *[support_to_the_pope] Podpora papeže
}
leader = { $leader ->
    [francesco_sforza] Francesco Sforza
    [ludovico_ariosto] Ludovico Ariosto
    [filippo_brunelleschi] Filippo Brunelleschi
    [federico_da_montefeltro] Federico da Montefeltro
    [girolamo_savonarola] Girolamo Savonarola
    [giovanni_dalle_bande_nere] Giovanni dalle Bande Nere
    [sandro_botticelli] Sandro Botticelli
    [michelangelo_buonarroti] Michelangelo Buonarroti
    [ludovico_iii_gonzaga] Ludovico III Gonzaga
    [leonardo_da_vinci] Leonardo da Vinci
    [pico_della_mirandola] Pico della Mirandola
    [sisto_iv] Sixtus IV.
    [lucrezia_borgia] Lucrezia Borgia
    [sigismondo_malatesta] Sigismondo Malatesta
    [lorenzo_de_medici] Lorenzo de' Medici
    [ludovico_il_moro] Ludovico il Moro
    [cesare_borgia] Cesare Borgia
    [santa_rita] Santa Rita
    [cosimo_de_medici] Cosimo de' Medici
   *[bartolomeo_colleoni] Bartolomeo Colleoni
}
counted-leader = { $kind ->
    [francesco_sforza] Francesco Sforza
    [ludovico_ariosto] Ludovico Ariosto
    [filippo_brunelleschi] Filippo Brunelleschi
    [federico_da_montefeltro] Federico da Montefeltro
    [girolamo_savonarola] Girolamo Savonarola
    [giovanni_dalle_bande_nere] Giovanni dalle Bande Nere
    [sandro_botticelli] Sandro Botticelli
    [michelangelo_buonarroti] Michelangelo Buonarroti
    [ludovico_iii_gonzaga] Ludovico III Gonzaga
    [leonardo_da_vinci] Leonardo da Vinci
    [pico_della_mirandola] Pico della Mirandola
    [sisto_iv] Sixtus IV.
    [lucrezia_borgia] Lucrezia Borgia
    [sigismondo_malatesta] Sigismondo Malatesta
    [lorenzo_de_medici] Lorenzo de' Medici
    [ludovico_il_moro] Ludovico il Moro
    [cesare_borgia] Cesare Borgia
    [santa_rita] Santa Rita
    [cosimo_de_medici] Cosimo de' Medici
   *[bartolomeo_colleoni] Bartolomeo Colleoni
}
tile = { $tile ->
    [X11] I/1
    [X12] I/2
    [X13] I/3
    [X14] I/4
    [X15] I/5
    [X16] I/6
    [X17] I/7
    [X21] II/1
    [X22] II/2
    [X23] II/3
    [X24] II/4
    [X25] II/5
    [X26] II/6
    [X27] II/7
    [X31] III/1
    [X32] III/2
    [X33] III/3
    [X34] III/4
    [X35] III/5
    [X36] III/6
   *[X37] III/7
}
counted-tile = { $kind ->
    [X11] I/1
    [X12] I/2
    [X13] I/3
    [X14] I/4
    [X15] I/5
    [X16] I/6
    [X17] I/7
    [X21] II/1
    [X22] II/2
    [X23] II/3
    [X24] II/4
    [X25] II/5
    [X26] II/6
    [X27] II/7
    [X31] III/1
    [X32] III/2
    [X33] III/3
    [X34] III/4
    [X35] III/5
    [X36] III/6
   *[X37] III/7
}
space = { $space ->
    [territory_1] věž území, 1. podlaží
    [territory_2] věž území, 2. podlaží
    [territory_3] věž území, 3. podlaží
    [territory_4] věž území, 4. podlaží
    [character_1] věž postav, 1. podlaží
    [character_2] věž postav, 2. podlaží
    [character_3] věž postav, 3. podlaží
    [character_4] věž postav, 4. podlaží
    [building_1] věž budov, 1. podlaží
    [building_2] věž budov, 2. podlaží
    [building_3] věž budov, 3. podlaží
    [building_4] věž budov, 4. podlaží
    [venture_1] věž činů, 1. podlaží
    [venture_2] věž činů, 2. podlaží
    [venture_3] věž činů, 3. podlaží
    [venture_4] věž činů, 4. podlaží
    [harvest_small] malé pole sklizně
    [harvest_large] velké pole sklizně
    [production_small] malé pole produkce
    [production_large] velké pole produkce
    [market_1] 1. pole tržiště
    [market_2] 2. pole tržiště
    [market_3] 3. pole tržiště
    [market_4] 4. pole tržiště
   *[council_palace] Palác Signorie
}
# Kam se člen rodiny staví.
space-to = { $space ->
    [territory_1] na 1. podlaží věže území
    [territory_2] na 2. podlaží věže území
    [territory_3] na 3. podlaží věže území
    [territory_4] na 4. podlaží věže území
    [character_1] na 1. podlaží věže postav
    [character_2] na 2. podlaží věže postav
    [character_3] na 3. podlaží věže postav
    [character_4] na 4. podlaží věže postav
    [building_1] na 1. podlaží věže budov
    [building_2] na 2. podlaží věže budov
    [building_3] na 3. podlaží věže budov
    [building_4] na 4. podlaží věže budov
    [venture_1] na 1. podlaží věže činů
    [venture_2] na 2. podlaží věže činů
    [venture_3] na 3. podlaží věže činů
    [venture_4] na 4. podlaží věže činů
    [harvest_small] na malé pole sklizně
    [harvest_large] na velké pole sklizně
    [production_small] na malé pole produkce
    [production_large] na velké pole produkce
    [market_1] na 1. pole tržiště
    [market_2] na 2. pole tržiště
    [market_3] na 3. pole tržiště
    [market_4] na 4. pole tržiště
   *[council_palace] do Paláce Signorie
}
# Co dává bonusovou akci.
giver = { $by ->
    [abbess] Abatyše
    [captain] Kapitán
    [architect] Architekt
    [patron] Mecenáš
    [hero] Hrdina
    [cardinal] Kardinál
    [bishop] Biskup
    [ambassador] Vyslanec
    [improving_the_canals] Úprava kanálů
    [repairing_the_cathedral] Oprava katedrály
    [improving_the_roads] Úprava cest
    [francesco_sforza] Francesco Sforza
   *[leonardo_da_vinci] Leonardo da Vinci
}
bonus_tile = { $bonus_tile ->
    [P0] základní destička
    [P1] destička A
    [P2] destička B
    [P3] destička C
   *[P4] destička D
}
counted-bonus_tile = { $kind ->
    [P0] základní destičku
    [P1] destičku A
    [P2] destičku B
    [P3] destičku C
   *[P4] destičku D
}
member = { $member ->
    [white] bílý
    [black] černý
    [orange] oranžový
   *[neutral] bezbarvý
}
# Čtvrtý pád.
member-one = { $member ->
    [white] bílého
    [black] černého
    [orange] oranžového
   *[neutral] bezbarvého
}
die = { $die ->
    [white] bílá kostka
    [black] černá kostka
   *[orange] oranžová kostka
}
good = { $good ->
    [wood] dřevo
    [stone] kámen
    [servant] sloužící
    [coin] mince
    [military] body vojenské síly
   *[faith] body víry
}
currency = { $currency ->
    [wood] dřevo
    [stone] kámen
    [servant] sloužící
    [coin] mince
    [military] body vojenské síly
    [faith] body víry
   *[vp] vítězné body
}
# Čtvrtý pád.
counted-good = { $kind ->
    [wood] { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    [stone] { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    [servant] { $count ->
        [one] { $count } sloužícího
        [few] { $count } sloužící
       *[other] { $count } sloužících
    }
    [coin] { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }
    [military] { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } vojenské síly
    [faith] { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    } víry
   *[vp] { $count ->
        [one] { $count } vítězný bod
        [few] { $count } vítězné body
       *[other] { $count } vítězných bodů
    }
}
privilege = { $privilege ->
    [wood_and_stone] 1 dřevo a 1 kámen
    [servants] 2 sloužící
    [coins] 2 mince
    [military] 2 body vojenské síly
   *[faith] 1 bod víry
}
part = { $part ->
    [gains] nejdřív přijmout, co karta dává
   *[bonus_action] nejdřív bonusová akce
}

## Co karty, vůdci a destičky dělají: věty se skládají z údajů o kartě

effect-now = hned { $does }
effect-harvest = ve sklizni od hodnoty { $value } { $does }
effect-production = v produkci od hodnoty { $value } { $does }
effect-tile-harvest = ve sklizni { $does }
effect-tile-production = v produkci { $does }
effect-once = jednou za kolo: { $does }
effect-floor = { $number }.
effect-of-card = { card }, { $does }
effect-cost = stojí { $list }
effect-pay-military = { $list } (je třeba mít { $needed })
effect-end = na konci { $list }
effect-requires = lze vyložit, máte-li { $list }
effect-requires-same = { $count ->
    [one] { $count } kartu
    [few] { $count } karty
   *[other] { $count } karet
} jednoho druhu
effect-or = { $head } nebo { $last }
effect-gain = získáte { $list }
effect-privilege = { $count ->
    [one] privilegium Signorie
    [few] { $count } různá privilegia Signorie
   *[other] { $count } různých privilegií Signorie
}
effect-per-card = { $list } za { $kind ->
    [territory] každé vaše území
    [character] každou vaši postavu
    [building] každou vaši budovu
   *[venture] každý váš čin
}
effect-per-military = { $list } za { $count ->
    [one] každý bod
    [few] každé { $count } body
   *[other] každých { $count } bodů
} vojenské síly
effect-per-faith = { $list } za { $count ->
    [one] každý bod
    [few] každé { $count } body
   *[other] každých { $count } bodů
} víry
effect-exchange = můžete vyměnit { $list }
effect-option = { $pays } za { $gets }
effect-take_card = můžete vzít { $kinds } v hodnotě { $value }
effect-take_card-cheaper = můžete vzít { $kinds } v hodnotě { $value } a o { $list } levněji
effect-work = můžete provést { $action ->
    [harvest] sklizeň
   *[production] produkci
} v hodnotě { $value }
effect-work-servants = provedete { $action ->
    [harvest] sklizeň
   *[production] produkci
} v hodnotě { $value }, kterou zvyšují jen sloužící
# Čtvrtý pád: jedna karta některého druhu.
effect-one = { $kind ->
    [territory] území
    [character] postavu
    [building] budovu
    [venture] čin
   *[any] jakoukoli kartu
}
effect-round_value = jeden { $members ->
    [neutral] bezbarvý
   *[coloured] barevný
} člen rodiny, kterého ještě máte, bude mít v tomto kole hodnotu { $value }
effect-value = { $action ->
    [territory] území berete s hodnotou
    [character] postavy berete s hodnotou
    [building] budovy berete s hodnotou
    [venture] činy berete s hodnotou
    [harvest] sklizeň má hodnotu
   *[production] produkce má hodnotu
} o { $count } { $way ->
    [up] vyšší
   *[down] nižší
}
effect-member-set = { $members ->
    [neutral] bezbarvý člen rodiny má
   *[coloured] barevní členové rodiny mají
} hodnotu { $value }
effect-member-add = { $members ->
    [neutral] bezbarvý člen rodiny má
   *[coloured] barevní členové rodiny mají
} hodnotu o { $count } { $way ->
    [up] vyšší
   *[down] nižší
}
effect-discount = { $kind ->
    [territory] území stojí
    [character] postavy stojí
    [building] budovy stojí
    [venture] činy stojí
   *[any] všechny karty stojí
} o { $list } méně
effect-no_floor_bonus = nedostáváte bonusy { $list } podlaží
effect-occupy_occupied = vaši členové rodiny smějí i na obsazená pole
effect-no_tower_fee = v obsazených věžích neplatíte poplatek
effect-no_territory_requirement = na další území nepotřebujete body vojenské síly
effect-double_immediate = { $list } z okamžitých efektů karet dostáváte { $count }krát
effect-church_vp = pokaždé, když podpoříte církev, získáte navíc { $list }
effect-copy_leader = natrvalo převezmete schopnost vůdce, kterého vyložil někdo jiný
effect-gain_less = z každého zdroje dostáváte o { $list } méně
effect-area_closed = { $area ->
    [harvest] nesmíte na pole sklizně
    [production] nesmíte na pole produkce
   *[market] nesmíte na tržiště
}
effect-servant_rate = { $count ->
    [one] zvýšení hodnoty o 1 stojí { $count } sloužícího
    [few] zvýšení hodnoty o 1 stojí { $count } sloužící
   *[other] zvýšení hodnoty o 1 stojí { $count } sloužících
}
effect-skip_first_turn = v každém kole vynecháte první tah; posledního člena rodiny můžete umístit, až ostatní skončí
effect-end_no_vp = na konci nedostanete body za { $kind ->
    [territory] území
    [character] postavy
    [building] budovy
   *[venture] činy
}
effect-lose = na konci ztratíte { $list } za { $what }
effect-lose-vp = { $count ->
    [one] každý vítězný bod
    [few] každé { $count } vítězné body
   *[other] každých { $count } vítězných bodů
}
effect-lose-each = { $kind ->
    [wood] každé dřevo
    [stone] každý kámen
    [servant] každého sloužícího
    [coin] každou minci
    [military] každý bod vojenské síly
   *[faith] každý bod víry
}
effect-lose-printed = { $list } v ceně vašich budov
# Čtvrtý pád: co je k vyložení vůdce třeba mít.
counted-card_type = { $kind ->
    [territory] { $count } území
    [character] { $count ->
        [one] { $count } postavu
        [few] { $count } postavy
       *[other] { $count } postav
    }
    [building] { $count ->
        [one] { $count } budovu
        [few] { $count } budovy
       *[other] { $count } budov
    }
   *[venture] { $count ->
        [one] { $count } čin
        [few] { $count } činy
       *[other] { $count } činů
    }
}

## Skupiny, vlastnosti a věci

pile-deck = karty, které teprve přijdou
pile-laid_out = karty ve věžích a vyřazené ze hry
pile-taken = vzaté karty
pile-tile_box = destičky exkomunikace mimo hru
pile-tiles = destičky exkomunikace
pile-cubes = kostičky exkomunikace
pile-excommunicated = exkomunikace
pile-leader_box = vůdci mimo hru
pile-pack = balíček vůdců
pile-leader_hand = vůdci v ruce
pile-leaders = vyložení vůdci
pile-leaders_used = vůdci použití v tomto kole
pile-leaders_discarded = odhození vůdci
pile-bonus_tiles = volné bonusové destičky
pile-own_bonus_tile = bonusová destička
pile-goods = zásoba
pile-white_member = bílý člen rodiny doma
pile-black_member = černý člen rodiny doma
pile-orange_member = oranžový člen rodiny doma
pile-neutral_member = bezbarvý člen rodiny doma
pile-white_placed = bílý člen rodiny na plánu
pile-black_placed = černý člen rodiny na plánu
pile-orange_placed = oranžový člen rodiny na plánu
pile-neutral_placed = bezbarvý člen rodiny na plánu
pile-round_values = hodnoty dané pro toto kolo
pile-receiving = co se právě přijímá
pile-chosen_exchanges = zvolené výměny
pile-chosen_discounts = zvolené slevy
field-round = kolo
field-order = pořadí na tahu
field-dice = kostky
field-cards = karty hráčů
field-floors = karty na podlažích
field-stands = místa členů rodiny
field-council = pořadí v Paláci Signorie
field-copied = koho napodobuje Lorenzo de' Medici
field-standing = trvalé efekty

## Stůl

lorenzo-round = { $round }. kolo z { $rounds }, { $period }. etapa
lorenzo-tower = { $kind ->
    [territory] Území
    [character] Postavy
    [building] Budovy
   *[venture] Činy
}
lorenzo-dice = kostky
lorenzo-points = body
lorenzo-goods = zásoba
lorenzo-tracks = síla a víra
lorenzo-strength = síla { $military }, víra { $faith }
lorenzo-cards = karty
lorenzo-leaders = vůdci
lorenzo-members = členové rodiny
lorenzo-church-tile = { $period }. etapa, { $needed }: { $does }
lorenzo-order = pořadí
lorenzo-empty = prázdno
lorenzo-your-leaders = Vaši vůdci v ruce
lorenzo-your-pack = Balíček, ze kterého vybíráte
lorenzo-hand-of = Vůdci v ruce: { $seat }
lorenzo-legend-towers = věže: hodnota podlaží, karta, nebo kdo na podlaží stojí
lorenzo-legend-members = členové rodiny: B bílý, Č černý, O oranžový, N bezbarvý; malým písmenem ti, kteří už stojí na plánu
lorenzo-legend-goods = zásoba: dřevo, kámen, sloužící, mince
lorenzo-legend-leaders = vůdci: ° byl v tomto kole použit; v závorce počet v ruce
lorenzo-short = { $good ->
    [wood] dř
    [stone] ka
    [servant] sl
   *[coin] mi
}
lorenzo-member = { $member ->
    [white] B
    [black] Č
    [orange] O
   *[neutral] N
}

## Složky bodů

term = { $term ->
    [cards] okamžité efekty karet
    [harvest] sklizeň
    [production] produkce
    [leaders] vůdci
    [church] církev
    [territories] území
    [characters] postavy
    [ventures] činy
    [military] vojenská síla
    [resources] zdroje
   *[excommunications] exkomunikace
}

## Možnosti

option-variant = pravidla
option-variant-base = základní hra
option-variant-advanced = plná hra s vůdci a různými bonusovými destičkami

## Tahy jako řádky nabídky

move-next = další v pořadí je { $seat }
move-tile = destička exkomunikace { tile }: { $tile_does }
move-deal = rozdaný vůdce: { leader }
move-card = další karta ve věži: { card }
move-roll = { die } ukazuje { $face }
move-bonus_tile = { bonus_tile }: { $bonus_tile_does }
move-keep = nechat si: { leader } – { $leader_does }
move-discard = odhodit za privilegium: { leader }
move-play = vyložit: { leader } – { $leader_does }
move-activate = použít: { leader } – { $leader_does }
move-copy = napodobit: { leader } – { $leader_does }
move-place = { member-one } { space-to }
move-take = vzít kartu: { space }
move-servants = { $number ->
    [0] bez sloužících
    [one] vydat { $number } sloužícího
    [few] vydat { $number } sloužící
   *[other] vydat { $number } sloužících
}
move-cost = zaplatit { $cost_does }
move-discount = sleva: { good }
move-effect = { part }
move-exchange = vyměnit: { $exchange_does }
move-privilege = { privilege }
move-less = méně dostat: { good }
move-value = zvolit { member-one } člena rodiny
move-support = podpořit církev
move-defy = nepodpořit církev a být exkomunikován
move-pass = { $decision ->
    [take_turn] nikoho neumístit
    [catch_up] už nikoho neumístit
    [end_turn] ukončit tah
    [bonus_take] žádnou kartu nevzít
    [bonus_work] akci neprovést
    [choose_exchange] nic dalšího nevyměnit
   *[other] dál
}

## Otázky

ask-show_tile = Určují se destičky exkomunikace
ask-draw_order = Losuje se pořadí na tahu
ask-choose_tile = { $me ->
    [yes] Vyberte si bonusovou destičku
   *[no] { $seat } si vybírá bonusovou destičku
}
ask-deal_leader = Rozdávají se vůdci
ask-keep_leader = { $me ->
    [yes] Kterého vůdce si necháte? Ostatní pošlete doprava.
   *[no] { $seat } si vybírá vůdce
}
ask-draw_card = Do věží se vykládají karty
ask-roll_die = Hází se kostkami
ask-take_turn = { $me ->
    [yes] Jste na tahu: umístěte člena rodiny
   *[no] { $seat } umisťuje člena rodiny
}
ask-catch_up = { $me ->
    [yes] Za vynechaný tah můžete ještě umístit člena rodiny
   *[no] { $seat } může za vynechaný tah umístit člena rodiny
}
ask-end_turn = { $me ->
    [yes] Chcete ještě něco udělat s vůdci?
   *[no] { $seat } může ještě něco udělat s vůdci
}
ask-spend_servants = { $me ->
    [yes] Kolik sloužících přidáte { member-to } { space-to }?
   *[no] { $seat } přidává sloužící { member-to } { space-to }
}
member-to = { $member ->
    [white] bílému členu rodiny
    [black] černému členu rodiny
    [orange] oranžovému členu rodiny
   *[neutral] bezbarvému členu rodiny
}
ask-choose_cost = { $me ->
    [yes] Jak kartu zaplatíte?
   *[no] { $seat } volí, jak kartu zaplatí
}
ask-choose_discount = { $me ->
    [yes] Na co uplatníte slevu?
   *[no] { $seat } volí slevu
}
ask-choose_effect = { $me ->
    [yes] { card }: co bude první?
   *[no] { card }: { $seat } volí, co bude první
}
ask-bonus_take = { $me ->
    [yes] { giver }: můžete vzít další kartu
   *[no] { giver }: { $seat } může vzít další kartu
}
ask-bonus_servants = { $me ->
    [yes] { giver }: kolik sloužících přidáte? ({ space })
   *[no] { giver }: { $seat } přidává sloužící ({ space })
}
ask-bonus_work = { $me ->
    [yes] { giver }: bonusová akce, kolik sloužících přidáte?
   *[no] { giver }: { $seat } může přidat sloužící k bonusové akci
}
ask-choose_exchange = { $me ->
    [yes] Produkce v hodnotě { $value }: co vyměníte?
   *[no] Produkce v hodnotě { $value }: { $seat } volí výměny
}
ask-choose_privilege = { $me ->
    [yes] { $left ->
        [one] Zvolte, co dostanete za privilegium
        [few] Zvolte, co dostanete za { $left } různá privilegia
       *[other] Zvolte, co dostanete za { $left } různých privilegií
    }
   *[no] { $left ->
        [one] { $seat } volí, co dostane za privilegium
        [few] { $seat } volí, co dostane za { $left } různá privilegia
       *[other] { $seat } volí, co dostane za { $left } různých privilegií
    }
}
ask-pick_less = { $me ->
    [yes] Exkomunikace: čeho dostanete méně?
   *[no] { $seat } volí, čeho dostane kvůli exkomunikaci méně
}
ask-choose_member = { $me ->
    [yes] { leader }: kterému členu rodiny dáte hodnotu pro toto kolo?
   *[no] { leader }: { $seat } vybírá člena rodiny
}
ask-support_church = { $me ->
    [yes] Podpoříte církev?
   *[no] { $seat } se rozhoduje, zda podpoří církev
}

## Co se stalo: úkony. Prázdné se lidem neříkají.

act-gain-tile = Exkomunikace { $list }
act-gain-card = { $count ->
    [one] Do věží přichází karta { $list }
    [few] Do věží přicházejí karty { $list }
   *[other] Do věží přicházejí karty { $list }
}
act-take-card = { "" }
act-gain-good = { $me ->
    [yes] Získáváte { $list }
   *[no] { $seat } získává { $list }
}
act-pay-good = { $me ->
    [yes] Platíte { $list }
   *[no] { $seat } platí { $list }
}
act-place-cube = { "" }
act-gain-leader = { $known ->
    [yes] { $me ->
        [yes] Dostáváte vůdce: { $list }
       *[no] { $seat } dostává vůdce: { $list }
    }
   *[no] { $count ->
        [one] { $seat } dostává vůdce
        [few] { $seat } dostává { $count } vůdce
       *[other] { $seat } dostává { $count } vůdců
    }
}
act-take-leader = { $known ->
    [yes] { $me ->
        [yes] Necháváte si vůdce: { $list }
       *[no] { $seat } si nechává vůdce: { $list }
    }
   *[no] { $seat } si nechává vůdce
}
act-return-leader = { "" }
act-place-leader = { $me ->
    [yes] Odhazujete vůdce: { $list }
   *[no] { $seat } odhazuje vůdce: { $list }
}
act-turn-leader = { $to ->
    [leaders] { $from ->
        [leader_hand] { $me ->
            [yes] Vykládáte vůdce: { $list }
           *[no] { $seat } vykládá vůdce: { $list }
        }
       *[leaders_used] { "" }
    }
   *[leaders_used] { $me ->
        [yes] Používáte vůdce: { $list }
       *[no] { $seat } používá vůdce: { $list }
    }
}
act-gain-bonus_tile = { $me ->
    [yes] Máte { $list }
   *[no] { $seat } má { $list }
}
act-place-white_member = { $me ->
    [yes] Umisťujete bílého člena rodiny
   *[no] { $seat } umisťuje bílého člena rodiny
}
act-place-black_member = { $me ->
    [yes] Umisťujete černého člena rodiny
   *[no] { $seat } umisťuje černého člena rodiny
}
act-place-orange_member = { $me ->
    [yes] Umisťujete oranžového člena rodiny
   *[no] { $seat } umisťuje oranžového člena rodiny
}
act-place-neutral_member = { $me ->
    [yes] Umisťujete bezbarvého člena rodiny
   *[no] { $seat } umisťuje bezbarvého člena rodiny
}
act-return-white_member = { "" }
act-return-black_member = { "" }
act-return-orange_member = { "" }
act-return-neutral_member = { "" }
act-score-scored = { $term ->
    [excommunications] { $me ->
        [yes] Přicházíte
       *[no] { $seat } přichází
    } { $count ->
        [one] o { $count } bod
        [few] o { $count } body
       *[other] o { $count } bodů
    } ({ term })
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

note-round_begins = — { $round }. kolo, { $period }. etapa —
note-rolled = { die }: { $face }
note-stands_on = ({ space-to })
note-takes = { $me ->
    [yes] Berete kartu { card }
   *[no] { $seat } bere kartu { card }
}
note-harvests = { $me ->
    [yes] Vaše sklizeň má hodnotu { $number }
   *[no] { $seat }: sklizeň v hodnotě { $number }
}
note-produces = { $me ->
    [yes] Vaše produkce má hodnotu { $number }
   *[no] { $seat }: produkce v hodnotě { $number }
}
note-turn_lost = { $me ->
    [yes] Nemáte koho umístit, přicházíte o tah
   *[no] { $seat } nemá koho umístit a přichází o tah
}
note-turn_skipped = { $me ->
    [yes] Kvůli exkomunikaci vynecháváte první tah
   *[no] { $seat } vynechává kvůli exkomunikaci první tah
}
note-copies = { $me ->
    [yes] Lorenzo de' Medici pro vás napodobuje: { leader }
   *[no] { $seat }: Lorenzo de' Medici napodobuje: { leader }
}
note-value_set = { $me ->
    [yes] Zvolili jste { member-one } člena rodiny
   *[no] { $seat } volí { member-one } člena rodiny
}
note-vatican_report = · Papežská přízeň, { $period }. etapa
note-excommunication = { $me ->
    [yes] Jste exkomunikováni ({ tile })
   *[no] { $seat }: exkomunikace { tile }
}
note-supported = { $me ->
    [yes] Podporujete církev
   *[no] { $seat } podporuje církev
}
note-goes_first = { $me ->
    [yes] V příštím kole začínáte
   *[no] V příštím kole začíná { $seat }
}
note-final_scoring = · Závěrečné vyhodnocení

## Scéna

lorenzo-track-military = Stupnice vojenské síly
lorenzo-track-vp = Bodovací stupnice
lorenzo-type = { $type ->
    [territory] území
    [character] postavy
    [building] budovy
   *[venture] činy
}
lorenzo-area = { $area ->
    [harvest] Sklizeň
    [production] Produkce
   *[council] Palác Signorie
}
lorenzo-member-value = { member } člen rodiny, hodnota { $value }{ $home ->
    [yes] { "" }
   *[no] , už stojí na poli
}
lorenzo-member-of = { $seat }: { member } člen rodiny
lorenzo-worth = { $kind ->
    [territory] Území
    [character] Postavy
    [building] Budovy
    [venture] Činy
    [military] Vojenská síla
   *[resources] Suroviny
}: na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
lorenzo-worth-now = Jak to stojí teď, vynese na konci hry:
lorenzo-estate = Všechny karty: { $seat }
lorenzo-hidden-leaders = { $count ->
    [one] { $count } vůdce v ruce
    [few] { $count } vůdci v ruce
   *[other] { $count } vůdců v ruce
}
lorenzo-cost = Stojí
lorenzo-free = nic
lorenzo-at-once = Hned
lorenzo-always = Od této chvíle
lorenzo-once-a-round = Jednou za kolo
lorenzo-at-the-end = Na konci hry
lorenzo-works = { $action ->
    [harvest] Při sklizni
   *[production] Při produkci
} s hodnotou aspoň { $activation }
lorenzo-gives = Dává
lorenzo-value = Hodnota
lorenzo-large = vejde se jich víc, ale akce má hodnotu o { $less } nižší
lorenzo-excommunicated = Exkomunikovaný hráč
lorenzo-report = Papežská přízeň
lorenzo-report-needs = na konci { $period }. etapy je třeba mít aspoň { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}
lorenzo-requires = Lze vyložit, máte-li
lorenzo-or-short = nebo
lorenzo-fee = poplatek
lorenzo-members-could = Co tu zmůže vaše rodina
lorenzo-bonus-could = Co tu zmůže bonusová akce
lorenzo-servants = Kolik sloužících přidáte?
lorenzo-acting = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
lorenzo-why = { $why ->
    [placed] Tento člen rodiny už stojí jinde.
    [empty] Karta už tu není.
    [occupied] Pole je obsazené.
    [coloured] Jeden váš barevný člen rodiny už tu je.
    [closed] Exkomunikace vám tržiště zapovídá.
    [six] Šest karet tohoto druhu už máte.
    [slot] Další území vyžaduje { $need ->
        [one] { $need } bod vojenské síly
        [few] { $need } body vojenské síly
       *[other] { $need } bodů vojenské síly
    }; máte { $owned }.
    [servants] Je třeba přidat { $need ->
        [one] { $need } sloužícího
        [few] { $need } sloužící
       *[other] { $need } sloužících
    }; máte { $owned }.
    [fee] Poplatek jsou { $fee } mince; máte { $owned }.
   *[goods] Potřebujete ještě { $list }.
}
