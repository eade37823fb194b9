### Lorenzo il Magnifico in English.
### In sentences, $seat is a name and $me is yes when it is the reader; ids of cards, spaces, leaders and so on are chosen from.

game-name = Lorenzo il Magnifico

## Names

card = { $card ->
    [commercial_hub] Commercial Hub
    [woods] Woods
    [village] Village
    [gravel_pit] Gravel Pit
    [forest] Forest
    [monastery] Monastery
    [citadel] Citadel
    [city] City
    [gold_mine] Gold Mine
    [mountain_town] Mountain Town
    [mining_town] Mining Town
    [rock_pit] Rock Pit
    [estate] Estate
    [hermitage] Hermitage
    [manor_house] Manor House
    [dukedom] Dukedom
    [trading_town] Trading Town
    [farm] Farm
    [colony] Colony
    [marble_pit] Marble Pit
    [province] Province
    [sanctuary] Sanctuary
    [castle] Castle
    [fortified_town] Fortified Town
    [mint] Mint
    [tax_office] Tax Office
    [triumphal_arch] Triumphal Arch
    [theater] Theater
    [carpenters_shop] Carpenter's Shop
    [stonemasons_shop] Stonemason's Shop
    [chapel] Chapel
    [residence] Residence
    [marketplace] Marketplace
    [treasury] Treasury
    [painters_guild] Painters' Guild
    [sculptors_guild] Sculptors' Guild
    [stonemasons_guild] Stonemasons' Guild
    [baptistery] Baptistery
    [barracks] Barracks
    [stronghold] Stronghold
    [bank] Bank
    [fair] Fair
    [garden] Garden
    [fortress] Fortress
    [palace] Palace
    [church] Church
    [military_academy] Military Academy
    [cathedral] Cathedral
    [warlord] Warlord
    [stonemason] Stonemason
    [dame] Dame
    [knight] Knight
    [farmer] Farmer
    [artisan] Artisan
    [preacher] Preacher
    [abbess] Abbess
    [captain] Captain
    [architect] Architect
    [patron] Patron
    [hero] Hero
    [peasant] Peasant
    [scholar] Scholar
    [papal_messenger] Papal Messenger
    [royal_messenger] Royal Messenger
    [noble] Noble
    [governor] Governor
    [paramour] Paramour
    [herald] Herald
    [cardinal] Cardinal
    [bishop] Bishop
    [general] General
    [ambassador] Ambassador
    [hiring_recruits] Hiring Recruits
    [repairing_the_church] Repairing the Church
    [building_the_walls] Building the Walls
    [raising_a_statue] Raising a Statue
    [military_campaign] Military Campaign
    [hosting_panhandlers] Hosting Panhandlers
    [fighting_heresies] Fighting Heresies
    [support_to_the_bishop] Support to the Bishop
    [hiring_soldiers] Hiring Soldiers
    [repairing_the_abbey] Repairing the Abbey
    [building_the_bastions] Building the Bastions
    [support_to_the_king] Support to the King
    [improving_the_canals] Improving the Canals
    [hosting_foreigners] Hosting Foreigners
    [crusade] Crusade
    [support_to_the_cardinal] Support to the Cardinal
    [hiring_mercenaries] Hiring Mercenaries
    [repairing_the_cathedral] Repairing the Cathedral
    [building_the_towers] Building the Towers
    [promoting_sacred_art] Promoting Sacred Art
    [military_conquest] Military Conquest
    [improving_the_roads] Improving the Roads
    [sacred_war] Sacred War
   *[support_to_the_pope] Support to the Pope
}
counted-card = { $kind ->
    [commercial_hub] Commercial Hub
    [woods] Woods
    [village] Village
    [gravel_pit] Gravel Pit
    [forest] Forest
    [monastery] Monastery
    [citadel] Citadel
    [city] City
    [gold_mine] Gold Mine
    [mountain_town] Mountain Town
    [mining_town] Mining Town
    [rock_pit] Rock Pit
    [estate] Estate
    [hermitage] Hermitage
    [manor_house] Manor House
    [dukedom] Dukedom
    [trading_town] Trading Town
    [farm] Farm
    [colony] Colony
    [marble_pit] Marble Pit
    [province] Province
    [sanctuary] Sanctuary
    [castle] Castle
    [fortified_town] Fortified Town
    [mint] Mint
    [tax_office] Tax Office
    [triumphal_arch] Triumphal Arch
    [theater] Theater
    [carpenters_shop] Carpenter's Shop
    [stonemasons_shop] Stonemason's Shop
    [chapel] Chapel
    [residence] Residence
    [marketplace] Marketplace
    [treasury] Treasury
    [painters_guild] Painters' Guild
    [sculptors_guild] Sculptors' Guild
    [stonemasons_guild] Stonemasons' Guild
    [baptistery] Baptistery
    [barracks] Barracks
    [stronghold] Stronghold
    [bank] Bank
    [fair] Fair
    [garden] Garden
    [fortress] Fortress
    [palace] Palace
    [church] Church
    [military_academy] Military Academy
    [cathedral] Cathedral
    [warlord] Warlord
    [stonemason] Stonemason
    [dame] Dame
    [knight] Knight
    [farmer] Farmer
    [artisan] Artisan
    [preacher] Preacher
    [abbess] Abbess
    [captain] Captain
    [architect] Architect
    [patron] Patron
    [hero] Hero
    [peasant] Peasant
    [scholar] Scholar
    [papal_messenger] Papal Messenger
    [royal_messenger] Royal Messenger
    [noble] Noble
    [governor] Governor
    [paramour] Paramour
    [herald] Herald
    [cardinal] Cardinal
    [bishop] Bishop
    [general] General
    [ambassador] Ambassador
    [hiring_recruits] Hiring Recruits
    [repairing_the_church] Repairing the Church
    [building_the_walls] Building the Walls
    [raising_a_statue] Raising a Statue
    [military_campaign] Military Campaign
    [hosting_panhandlers] Hosting Panhandlers
    [fighting_heresies] Fighting Heresies
    [support_to_the_bishop] Support to the Bishop
    [hiring_soldiers] Hiring Soldiers
    [repairing_the_abbey] Repairing the Abbey
    [building_the_bastions] Building the Bastions
    [support_to_the_king] Support to the King
    [improving_the_canals] Improving the Canals
    [hosting_foreigners] Hosting Foreigners
    [crusade] Crusade
    [support_to_the_cardinal] Support to the Cardinal
    [hiring_mercenaries] Hiring Mercenaries
    [repairing_the_cathedral] Repairing the Cathedral
    [building_the_towers] Building the Towers
    [promoting_sacred_art] Promoting Sacred Art
    [military_conquest] Military Conquest
    [improving_the_roads] Improving the Roads
    [sacred_war] Sacred War
   *[support_to_the_pope] Support to the Pope
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
    [sisto_iv] Sisto IV
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
    [sisto_iv] Sisto IV
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
    [territory_1] territory tower, floor 1
    [territory_2] territory tower, floor 2
    [territory_3] territory tower, floor 3
    [territory_4] territory tower, floor 4
    [character_1] character tower, floor 1
    [character_2] character tower, floor 2
    [character_3] character tower, floor 3
    [character_4] character tower, floor 4
    [building_1] building tower, floor 1
    [building_2] building tower, floor 2
    [building_3] building tower, floor 3
    [building_4] building tower, floor 4
    [venture_1] venture tower, floor 1
    [venture_2] venture tower, floor 2
    [venture_3] venture tower, floor 3
    [venture_4] venture tower, floor 4
    [harvest_small] small harvest space
    [harvest_large] large harvest space
    [production_small] small production space
    [production_large] large production space
    [market_1] market space 1
    [market_2] market space 2
    [market_3] market space 3
    [market_4] market space 4
   *[council_palace] council palace
}
# Where a family member is placed.
space-to = { $space ->
    [territory_1] on floor 1 of the territory tower
    [territory_2] on floor 2 of the territory tower
    [territory_3] on floor 3 of the territory tower
    [territory_4] on floor 4 of the territory tower
    [character_1] on floor 1 of the character tower
    [character_2] on floor 2 of the character tower
    [character_3] on floor 3 of the character tower
    [character_4] on floor 4 of the character tower
    [building_1] on floor 1 of the building tower
    [building_2] on floor 2 of the building tower
    [building_3] on floor 3 of the building tower
    [building_4] on floor 4 of the building tower
    [venture_1] on floor 1 of the venture tower
    [venture_2] on floor 2 of the venture tower
    [venture_3] on floor 3 of the venture tower
    [venture_4] on floor 4 of the venture tower
    [harvest_small] on the small harvest space
    [harvest_large] on the large harvest space
    [production_small] on the small production space
    [production_large] on the large production space
    [market_1] on market space 1
    [market_2] on market space 2
    [market_3] on market space 3
    [market_4] on market space 4
   *[council_palace] in the council palace
}
# What gives a bonus action.
giver = { $by ->
    [abbess] Abbess
    [captain] Captain
    [architect] Architect
    [patron] Patron
    [hero] Hero
    [cardinal] Cardinal
    [bishop] Bishop
    [ambassador] Ambassador
    [improving_the_canals] Improving the Canals
    [repairing_the_cathedral] Repairing the Cathedral
    [improving_the_roads] Improving the Roads
    [francesco_sforza] Francesco Sforza
   *[leonardo_da_vinci] Leonardo da Vinci
}
bonus_tile = { $bonus_tile ->
    [P0] basic tile
    [P1] tile A
    [P2] tile B
    [P3] tile C
   *[P4] tile D
}
counted-bonus_tile = { $kind ->
    [P0] the basic tile
    [P1] tile A
    [P2] tile B
    [P3] tile C
   *[P4] tile D
}
member = { $member ->
    [white] white
    [black] black
    [orange] orange
   *[neutral] neutral
}
die = { $die ->
    [white] white die
    [black] black die
   *[orange] orange die
}
good = { $good ->
    [wood] wood
    [stone] stone
    [servant] servants
    [coin] coins
    [military] military points
   *[faith] faith points
}
currency = { $currency ->
    [wood] wood
    [stone] stone
    [servant] servants
    [coin] coins
    [military] military points
    [faith] faith points
   *[vp] victory points
}
counted-good = { $kind ->
    [wood] { $count } wood
    [stone] { $count } stone
    [servant] { $count ->
        [one] { $count } servant
       *[other] { $count } servants
    }
    [coin] { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
    [military] { $count ->
        [one] { $count } military point
       *[other] { $count } military points
    }
    [faith] { $count ->
        [one] { $count } faith point
       *[other] { $count } faith points
    }
   *[vp] { $count ->
        [one] { $count } victory point
       *[other] { $count } victory points
    }
}
privilege = { $privilege ->
    [wood_and_stone] 1 wood and 1 stone
    [servants] 2 servants
    [coins] 2 coins
    [military] 2 military points
   *[faith] 1 faith point
}
part = { $part ->
    [gains] first receive what the card gives
   *[bonus_action] first the bonus action
}

## What cards, leaders and tiles do: the sentences are put together from the data of a card

effect-now = at once { $does }
effect-harvest = in a harvest of { $value } or more { $does }
effect-production = in a production of { $value } or more { $does }
effect-tile-harvest = in a harvest { $does }
effect-tile-production = in a production { $does }
effect-once = once a round: { $does }
effect-floor = { $number }
effect-of-card = { card }, { $does }
effect-cost = costs { $list }
effect-pay-military = { $list } (with at least { $needed })
effect-end = { $list } at the end
effect-requires = can be played with { $list }
effect-requires-same = { $count ->
    [one] { $count } card
   *[other] { $count } cards
} of one type
effect-or = { $head } or { $last }
effect-gain = you receive { $list }
effect-privilege = { $count ->
    [one] a council privilege
   *[other] { $count } different council privileges
}
effect-per-card = { $list } for each { $kind ->
    [territory] territory
    [character] character
    [building] building
   *[venture] venture
} of yours
effect-per-military = { $list } for each { $count ->
    [one] military point
   *[other] { $count } military points
}
effect-per-faith = { $list } for each { $count ->
    [one] faith point
   *[other] { $count } faith points
}
effect-exchange = you may exchange { $list }
effect-option = { $pays } for { $gets }
effect-take_card = you may take { $kinds } with value { $value }
effect-take_card-cheaper = you may take { $kinds } with value { $value } for { $list } less
effect-work = you may carry out a { $action ->
    [harvest] harvest
   *[production] production
} of value { $value }
effect-work-servants = you carry out a { $action ->
    [harvest] harvest
   *[production] production
} of value { $value } that only servants raise
effect-one = { $kind ->
    [territory] a territory
    [character] a character
    [building] a building
    [venture] a venture
   *[any] any card
}
effect-round_value = one { $members ->
    [neutral] neutral
   *[coloured] coloured
} family member that you have not placed yet has the value { $value } for this round
effect-value = { $action ->
    [territory] you take territories with a value
    [character] you take characters with a value
    [building] you take buildings with a value
    [venture] you take ventures with a value
    [harvest] your harvests have a value
   *[production] your productions have a value
} { $count } { $way ->
    [up] higher
   *[down] lower
}
effect-member-set = { $members ->
    [neutral] your neutral family member has
   *[coloured] your coloured family members have
} the value { $value }
effect-member-add = { $members ->
    [neutral] your neutral family member has
   *[coloured] your coloured family members have
} a value { $count } { $way ->
    [up] higher
   *[down] lower
}
effect-discount = { $kind ->
    [territory] territories cost
    [character] characters cost
    [building] buildings cost
    [venture] ventures cost
   *[any] all cards cost
} { $list } less
effect-no_floor_bonus = you receive no bonuses of floors { $list }
effect-occupy_occupied = your family members may stand on occupied spaces too
effect-no_tower_fee = you pay no fee in occupied towers
effect-no_territory_requirement = you need no military points for further territories
effect-double_immediate = you receive { $list } of immediate effects of cards { $count } times
effect-church_vp = each time you support the Church you receive { $list } more
effect-copy_leader = you take over for good the ability of a leader that somebody else has played
effect-gain_less = from each source you receive { $list } less
effect-area_closed = { $area ->
    [harvest] you may not place members on harvest spaces
    [production] you may not place members on production spaces
   *[market] you may not place members at the market
}
effect-servant_rate = { $count ->
    [one] each +1 costs { $count } servant
   *[other] each +1 costs { $count } servants
}
effect-skip_first_turn = in each round you skip your first turn; you may place your last family member when the others have finished
effect-end_no_vp = at the end you get no points for { $kind ->
    [territory] territories
    [character] characters
    [building] buildings
   *[venture] ventures
}
effect-lose = at the end you lose { $list } for { $what }
effect-lose-vp = every { $count ->
    [one] victory point
   *[other] { $count } victory points
}
effect-lose-each = { $kind ->
    [wood] each wood
    [stone] each stone
    [servant] each servant
    [coin] each coin
    [military] each military point
   *[faith] each faith point
}
effect-lose-printed = { $list } in the costs of your buildings
counted-card_type = { $kind ->
    [territory] { $count ->
        [one] { $count } territory
       *[other] { $count } territories
    }
    [character] { $count ->
        [one] { $count } character
       *[other] { $count } characters
    }
    [building] { $count ->
        [one] { $count } building
       *[other] { $count } buildings
    }
   *[venture] { $count ->
        [one] { $count } venture
       *[other] { $count } ventures
    }
}

## Piles, fields and things

pile-deck = cards still to come
pile-laid_out = cards in the towers and out of the game
pile-taken = cards taken
pile-tile_box = excommunication tiles out of the game
pile-tiles = excommunication tiles
pile-cubes = excommunication cubes
pile-excommunicated = excommunications
pile-leader_box = leaders out of the game
pile-pack = pack of leaders
pile-leader_hand = leaders in hand
pile-leaders = leaders in play
pile-leaders_used = leaders used in this round
pile-leaders_discarded = leaders discarded
pile-bonus_tiles = bonus tiles left
pile-own_bonus_tile = bonus tile
pile-goods = supply
pile-white_member = white family member at home
pile-black_member = black family member at home
pile-orange_member = orange family member at home
pile-neutral_member = neutral family member at home
pile-white_placed = white family member on the board
pile-black_placed = black family member on the board
pile-orange_placed = orange family member on the board
pile-neutral_placed = neutral family member on the board
pile-round_values = values set for this round
pile-receiving = being received
pile-chosen_exchanges = exchanges chosen
pile-chosen_discounts = discounts chosen
field-round = round
field-order = turn order
field-dice = dice
field-cards = cards of the players
field-floors = cards on the floors
field-stands = where family members stand
field-council = order in the council palace
field-copied = whom Lorenzo de' Medici copies
field-standing = standing effects

## The table

lorenzo-round = round { $round } of { $rounds }, period { $period }
lorenzo-tower = { $kind ->
    [territory] Territories
    [character] Characters
    [building] Buildings
   *[venture] Ventures
}
lorenzo-dice = dice
lorenzo-points = points
lorenzo-goods = supply
lorenzo-tracks = military and faith
lorenzo-strength = military { $military }, faith { $faith }
lorenzo-cards = cards
lorenzo-leaders = leaders
lorenzo-members = family members
lorenzo-church-tile = period { $period }, { $needed }: { $does }
lorenzo-order = turn order
lorenzo-empty = empty
lorenzo-your-leaders = Your leaders in hand
lorenzo-your-pack = The pack to choose from
lorenzo-hand-of = Leaders in hand: { $seat }
lorenzo-legend-towers = towers: value of the floor, its card, or who stands there
lorenzo-legend-members = family members: W white, B black, O orange, N neutral; small letters stand on the board
lorenzo-legend-goods = supply: wood, stone, servants, coins
lorenzo-legend-leaders = leaders: ° was used in this round; in brackets how many are in hand
lorenzo-short = { $good ->
    [wood] wo
    [stone] st
    [servant] se
   *[coin] co
}
lorenzo-member = { $member ->
    [white] W
    [black] B
    [orange] O
   *[neutral] N
}

## Terms of score

term = { $term ->
    [cards] immediate effects of cards
    [harvest] harvest
    [production] production
    [leaders] leaders
    [church] Church
    [territories] territories
    [characters] characters
    [ventures] ventures
    [military] military
    [resources] resources
   *[excommunications] excommunications
}

## Options

option-variant = rules
option-variant-base = base game
option-variant-advanced = full game with leaders and different bonus tiles

## Moves, as lines of a menu

move-next = next in the turn order is { $seat }
move-tile = excommunication tile { tile }: { $tile_does }
move-deal = leader dealt: { leader }
move-card = the next card of the tower: { card }
move-roll = { die } shows { $face }
move-bonus_tile = { bonus_tile }: { $bonus_tile_does }
move-keep = keep { leader } – { $leader_does }
move-discard = discard for a privilege: { leader }
move-play = play { leader } – { $leader_does }
move-activate = use { leader } – { $leader_does }
move-copy = copy { leader } – { $leader_does }
move-place = { member } { space-to }
move-take = take the card: { space }
move-servants = { $number ->
    [0] no servants
    [one] spend { $number } servant
   *[other] spend { $number } servants
}
move-cost = pay { $cost_does }
move-discount = discount on { good }
move-effect = { part }
move-exchange = exchange: { $exchange_does }
move-privilege = { privilege }
move-less = receive less { good }
move-value = choose the { member } family member
move-support = support the Church
move-defy = do not support the Church and be excommunicated
move-pass = { $decision ->
    [take_turn] place nobody
    [catch_up] place nobody more
    [end_turn] end the turn
    [bonus_take] take no card
    [bonus_work] do without the action
    [choose_exchange] exchange nothing more
   *[other] go on
}

## Questions

ask-show_tile = The excommunication tiles are being drawn
ask-draw_order = The turn order is being drawn
ask-choose_tile = { $me ->
    [yes] Choose your bonus tile
   *[no] { $seat } chooses a bonus tile
}
ask-deal_leader = Leaders are being dealt
ask-keep_leader = { $me ->
    [yes] Which leader do you keep? The others go to your right.
   *[no] { $seat } chooses a leader
}
ask-draw_card = Cards are being laid into the towers
ask-roll_die = The dice are being rolled
ask-take_turn = { $me ->
    [yes] Your turn: place a family member
   *[no] { $seat } places a family member
}
ask-catch_up = { $me ->
    [yes] For the turn that you skipped you may still place a family member
   *[no] { $seat } may place a family member for the turn that was skipped
}
ask-end_turn = { $me ->
    [yes] Do you want to do anything more with your leaders?
   *[no] { $seat } may do more with leaders
}
ask-spend_servants = { $me ->
    [yes] How many servants do you add to the { member } family member { space-to }?
   *[no] { $seat } adds servants to the { member } family member { space-to }
}
ask-choose_cost = { $me ->
    [yes] How do you pay for the card?
   *[no] { $seat } chooses how to pay for the card
}
ask-choose_discount = { $me ->
    [yes] What do you take your discount on?
   *[no] { $seat } chooses a discount
}
ask-choose_effect = { $me ->
    [yes] { card }: what comes first?
   *[no] { card }: { $seat } chooses what comes first
}
ask-bonus_take = { $me ->
    [yes] { giver }: you may take a further card
   *[no] { giver }: { $seat } may take a further card
}
ask-bonus_servants = { $me ->
    [yes] { giver }: how many servants do you add? ({ space })
   *[no] { giver }: { $seat } adds servants ({ space })
}
ask-bonus_work = { $me ->
    [yes] { giver }: a bonus action, how many servants do you add?
   *[no] { giver }: { $seat } may add servants to a bonus action
}
ask-choose_exchange = { $me ->
    [yes] Production of value { $value }: what do you exchange?
   *[no] Production of value { $value }: { $seat } chooses exchanges
}
ask-choose_privilege = { $me ->
    [yes] { $left ->
        [one] Choose what you receive for a privilege
       *[other] Choose what you receive for { $left } different privileges
    }
   *[no] { $left ->
        [one] { $seat } chooses what to receive for a privilege
       *[other] { $seat } chooses what to receive for { $left } different privileges
    }
}
ask-pick_less = { $me ->
    [yes] Excommunication: what do you receive less of?
   *[no] { $seat } chooses what to receive less of
}
ask-choose_member = { $me ->
    [yes] { leader }: which family member gets the value for this round?
   *[no] { leader }: { $seat } chooses a family member
}
ask-support_church = { $me ->
    [yes] Do you support the Church?
   *[no] { $seat } decides whether to support the Church
}

## What happens: acts, with the things that move. Empty ones say nothing to people.

act-gain-tile = Excommunication tile { $list }
act-gain-card = { $count ->
    [one] { $list } comes into the towers
   *[other] Into the towers come { $list }
}
act-take-card = { "" }
act-gain-good = { $me ->
    [yes] You receive { $list }
   *[no] { $seat } receives { $list }
}
act-pay-good = { $me ->
    [yes] You pay { $list }
   *[no] { $seat } pays { $list }
}
act-place-cube = { "" }
act-gain-leader = { $known ->
    [yes] { $me ->
        [yes] You are dealt { $list }
       *[no] { $seat } is dealt { $list }
    }
   *[no] { $count ->
        [one] { $seat } is dealt a leader
       *[other] { $seat } is dealt { $count } leaders
    }
}
act-take-leader = { $known ->
    [yes] { $me ->
        [yes] You keep { $list }
       *[no] { $seat } keeps { $list }
    }
   *[no] { $seat } keeps a leader
}
act-return-leader = { "" }
act-place-leader = { $me ->
    [yes] You discard { $list }
   *[no] { $seat } discards { $list }
}
act-turn-leader = { $to ->
    [leaders] { $from ->
        [leader_hand] { $me ->
            [yes] You play { $list }
           *[no] { $seat } plays { $list }
        }
       *[leaders_used] { "" }
    }
   *[leaders_used] { $me ->
        [yes] You use { $list }
       *[no] { $seat } uses { $list }
    }
}
act-gain-bonus_tile = { $me ->
    [yes] You have { $list }
   *[no] { $seat } has { $list }
}
act-place-white_member = { $me ->
    [yes] You place the white family member
   *[no] { $seat } places the white family member
}
act-place-black_member = { $me ->
    [yes] You place the black family member
   *[no] { $seat } places the black family member
}
act-place-orange_member = { $me ->
    [yes] You place the orange family member
   *[no] { $seat } places the orange family member
}
act-place-neutral_member = { $me ->
    [yes] You place the neutral family member
   *[no] { $seat } places the neutral family member
}
act-return-white_member = { "" }
act-return-black_member = { "" }
act-return-orange_member = { "" }
act-return-neutral_member = { "" }
act-score-scored = { $term ->
    [excommunications] { $me ->
        [yes] You lose
       *[no] { $seat } loses
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { term }
   *[other] { $me ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { term }
}

## What happens: notes

note-round_begins = — Round { $round }, period { $period } —
note-rolled = { die }: { $face }
note-stands_on = ({ space-to })
note-takes = { $me ->
    [yes] You take { card }
   *[no] { $seat } takes { card }
}
note-harvests = { $me ->
    [yes] Your harvest has the value { $number }
   *[no] { $seat }: a harvest of value { $number }
}
note-produces = { $me ->
    [yes] Your production has the value { $number }
   *[no] { $seat }: a production of value { $number }
}
note-turn_lost = { $me ->
    [yes] You can place nobody and lose the turn
   *[no] { $seat } can place nobody and loses the turn
}
note-turn_skipped = { $me ->
    [yes] Excommunicated, you skip your first turn
   *[no] Excommunicated, { $seat } skips the first turn
}
note-copies = { $me ->
    [yes] Lorenzo de' Medici copies for you: { leader }
   *[no] { $seat }: Lorenzo de' Medici copies { leader }
}
note-value_set = { $me ->
    [yes] You choose the { member } family member
   *[no] { $seat } chooses the { member } family member
}
note-vatican_report = · Vatican report of period { $period }
note-excommunication = { $me ->
    [yes] You are excommunicated ({ tile })
   *[no] { $seat } is excommunicated ({ tile })
}
note-supported = { $me ->
    [yes] You support the Church
   *[no] { $seat } supports the Church
}
note-goes_first = { $me ->
    [yes] You begin the next round
   *[no] { $seat } begins the next round
}
note-final_scoring = · Final scoring

## The scene

lorenzo-track-military = Military track
lorenzo-track-vp = Victory points track
lorenzo-type = { $type ->
    [territory] territories
    [character] characters
    [building] buildings
   *[venture] ventures
}
lorenzo-area = { $area ->
    [harvest] Harvest
    [production] Production
   *[council] Council palace
}
lorenzo-member-value = { member } family member, value { $value }{ $home ->
    [yes] { "" }
   *[no] , placed already
}
lorenzo-member-of = { $seat }: { member } family member
lorenzo-worth = { $kind ->
    [territory] Territories
    [character] Characters
    [building] Buildings
    [venture] Ventures
    [military] Military points
   *[resources] Resources
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
lorenzo-worth-now = As it stands, worth at the end of the game:
lorenzo-estate = All cards of { $seat }
lorenzo-hidden-leaders = { $count ->
    [one] { $count } leader in hand
   *[other] { $count } leaders in hand
}
lorenzo-cost = Costs
lorenzo-free = nothing
lorenzo-at-once = At once
lorenzo-always = From now on
lorenzo-once-a-round = Once a round
lorenzo-at-the-end = At the end of the game
lorenzo-works = In a { $action ->
    [harvest] harvest
   *[production] production
} of { $activation } or more
lorenzo-gives = Gives
lorenzo-value = Value
lorenzo-large = there is room for many, but the action is worth { $less } less
lorenzo-excommunicated = Whoever is excommunicated
lorenzo-report = Vatican report
lorenzo-report-needs = at the end of period { $period } it takes at least { $faith ->
    [one] { $faith } faith point
   *[other] { $faith } faith points
}
lorenzo-requires = Can be played with
lorenzo-or-short = or
lorenzo-fee = fee
lorenzo-members-could = What your family could do here
lorenzo-bonus-could = What the bonus action could do here
lorenzo-servants = How many servants do you add?
lorenzo-acting = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lorenzo-why = { $why ->
    [placed] This family member stands elsewhere already.
    [empty] The card is gone.
    [occupied] Somebody stands here.
    [coloured] One coloured family member of yours is here already.
    [closed] Your excommunication closes the market to you.
    [six] You have six cards of this type.
    [slot] The next territory asks for { $need ->
        [one] { $need } military point
       *[other] { $need } military points
    }; you have { $owned }.
    [servants] It takes { $need ->
        [one] { $need } servant
       *[other] { $need } servants
    }; you have { $owned }.
    [fee] The fee is { $fee } coins; you have { $owned }.
   *[goods] You still need { $list }.
}
