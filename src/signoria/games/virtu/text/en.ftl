### Virtù in English.
### In sentences $seat is a name and $me is yes when it is the reader; ids of cities, cards and tiles are selected from.

game-name = Virtù

## Names

house = { $house ->
    [florence] Florence
    [naples] Naples
    [venice] Venice
    [milan] Milan
   *[rome] Rome
}
city = { $city ->
    [nice] Nice
    [turin] Turin
    [milan] Milan
    [genoa] Genoa
    [parma] Parma
    [verona] Verona
    [venice] Venice
    [ferrara] Ferrara
    [bologna] Bologna
    [ravenna] Ravenna
    [florence] Florence
    [pisa] Pisa
    [siena] Siena
    [perugia] Perugia
    [ancona] Ancona
    [spoleto] Spoleto
    [rome] Rome
    [civitavecchia] Civitavecchia
    [terracina] Terracina
    [naples] Naples
    [benevento] Benevento
    [bari] Bari
    [taranto] Taranto
    [reggio] Reggio
    [messina] Messina
    [palermo] Palermo
    [ajaccio] Ajaccio
    [cagliari] Cagliari
    [tunis] Tunis
   *[ragusa] Ragusa
}
card = { $card ->
    [merchant] Merchant
    [envoy] Envoy
    [gonfalonier] Gonfalonier
    [assassin] Assassin
    [counsellor] Counsellor
    [podesta] Podestà
    [cardinal] Cardinal
    [condottiere] Condottiere
    [humanist] Humanist
    [banker] Banker
    [admiral] Admiral
    [pope] Pope
    [fam_florence_1] Lorenzo the Magnificent
    [fam_florence_2] Piero de’ Medici
    [fam_florence_3] Giovanni de’ Medici
    [fam_naples_1] Alfonso, Duke of Calabria
    [fam_naples_2] Ferdinand II of Naples
    [fam_naples_3] Federico III da Montefeltro
    [fam_venice_1] Agostino Barbarigo
    [fam_venice_2] Leonardo Loredan
    [fam_venice_3] Antonio Grimani
    [fam_milan_1] Ludovico Sforza
    [fam_milan_2] Galeazzo Sanseverino
    [fam_milan_3] Caterina Sforza
    [fam_rome_1] Rodrigo Borgia (Alexander VI)
    [fam_rome_2] Cesare Borgia
    [fam_rome_3] Lucrezia Borgia
   *[machiavelli] Niccolò Machiavelli
}
tile = { $tile ->
    [tile_nice] Nice
    [tile_turin] Turin
    [tile_milan] Milan
    [tile_genoa] Genoa
    [tile_parma] Parma
    [tile_verona] Verona
    [tile_venice] Venice
    [tile_ferrara] Ferrara
    [tile_bologna] Bologna
    [tile_ravenna] Ravenna
    [tile_florence] Florence
    [tile_pisa] Pisa
    [tile_siena] Siena
    [tile_perugia] Perugia
    [tile_ancona] Ancona
    [tile_spoleto] Spoleto
    [tile_rome_sign] Rome
    [tile_rome_neutral] Rome
    [tile_civitavecchia] Civitavecchia
    [tile_terracina] Terracina
    [tile_naples] Naples
    [tile_benevento] Benevento
    [tile_bari] Bari
    [tile_taranto] Taranto
    [tile_reggio] Reggio
    [tile_messina] Messina
    [tile_palermo] Palermo
    [tile_ajaccio] Ajaccio
    [tile_cagliari] Cagliari
    [tile_tunis] Tunis
    [tile_ragusa] Ragusa
    [principality_florence] Principality of Florence
    [duchy_florence] Duchy of Florence
    [principality_naples] Principality of Naples
    [duchy_naples] Duchy of Naples
    [principality_venice] Principality of Venice
    [duchy_venice] Duchy of Venice
    [principality_milan] Principality of Milan
    [duchy_milan] Duchy of Milan
    [principality_rome] Principality of Rome
    [duchy_rome] Duchy of Rome
    [kingdom] Kingdom
    [republic] Republic
    [guild] Guild
    [cathedral] Cathedral
   *[cannons] Cannons
}
bonus = { $bonus ->
    [leonardo] Leonardo da Vinci
    [copernicus] Nicolaus Copernicus
    [michelangelo] Michelangelo
    [columbus] Christopher Columbus
    [machiavelli] Niccolò Machiavelli
    [bastion] Bastion fortress
    [prince] The Prince
    [dome] The Dome
    [sistine] Sistine Chapel
   *[cannons] Cannons
}
symbol = { $symbol ->
    [florin] florin
    [crown] crown
    [cross] cross
    [cavalry] cavalry
    [ship] ship
    [mask] mask
    [war] war
   *[arrow] arrow
}
power = { $power ->
    [ottoman] Ottoman Empire
    [france] France
   *[hre] Holy Roman Empire
}
place = { $place ->
    [L1] left 1
    [L2] left 2
    [L3] left 3
    [R1] right 1
    [R2] right 2
    [R3] right 3
    [action1] chamber 1, action card
    [action2] chamber 2, action card
    [action3] chamber 3, action card
    [action4] chamber 4, action card
    [action5] chamber 5, action card
    [upgrade1] chamber 1, upgrade
    [upgrade2] chamber 2, upgrade
    [upgrade3] chamber 3, upgrade
    [upgrade4] chamber 4, upgrade
   *[upgrade5] chamber 5, upgrade
}
source = { $source ->
    [L1] courtier left 1
    [L2] courtier left 2
    [L3] courtier left 3
    [R1] courtier right 1
    [R2] courtier right 2
    [R3] courtier right 3
    [action] the chamber’s action card
    [upgrade] the chamber’s upgrade
    [tile_nice] Nice
    [tile_turin] Turin
    [tile_milan] Milan
    [tile_genoa] Genoa
    [tile_parma] Parma
    [tile_verona] Verona
    [tile_venice] Venice
    [tile_ferrara] Ferrara
    [tile_bologna] Bologna
    [tile_ravenna] Ravenna
    [tile_florence] Florence
    [tile_pisa] Pisa
    [tile_siena] Siena
    [tile_perugia] Perugia
    [tile_ancona] Ancona
    [tile_spoleto] Spoleto
    [tile_rome_sign] Rome
    [tile_rome_neutral] Rome
    [tile_civitavecchia] Civitavecchia
    [tile_terracina] Terracina
    [tile_naples] Naples
    [tile_benevento] Benevento
    [tile_bari] Bari
    [tile_taranto] Taranto
    [tile_reggio] Reggio
    [tile_messina] Messina
    [tile_palermo] Palermo
    [tile_ajaccio] Ajaccio
    [tile_cagliari] Cagliari
    [tile_tunis] Tunis
    [tile_ragusa] Ragusa
    [principality_florence] Principality of Florence
    [duchy_florence] Duchy of Florence
    [principality_naples] Principality of Naples
    [duchy_naples] Duchy of Naples
    [principality_venice] Principality of Venice
    [duchy_venice] Duchy of Venice
    [principality_milan] Principality of Milan
    [duchy_milan] Duchy of Milan
    [principality_rome] Principality of Rome
    [duchy_rome] Duchy of Rome
    [kingdom] Kingdom
    [republic] Republic
    [guild] Guild
    [cathedral] Cathedral
    [cannons] Cannons
    [ottoman] Ottoman Empire
    [hre] Holy Roman Empire
   *[indulgence] a sale of indulgences
}
war_bonus = { $war_bonus ->
    [token] a war token
    [L1] courtier left 1
    [L2] courtier left 2
    [L3] courtier left 3
    [R1] courtier right 1
    [R2] courtier right 2
    [R3] courtier right 3
    [leonardo] Leonardo da Vinci
    [cannons] Cannons
   *[france] France
}
season = { $season ->
    [spring] spring
   *[winter] winter
}
term = { $term ->
    [cities] city track
    [most_cities] farthest on the city track
    [patronage] patronage track
    [most_patronage] farthest on the patronage track
    [cards] cards in the palace
    [tiles] tiles in the domain
    [bonuses] patronage bonuses
    [religion] religious influence
    [trophies] trophies
    [alliances] alliances
   *[indulgences] indulgences
}
counted-tile = { $count ->
    [1] { tile-kind }
   *[other] { $count }× { tile-kind }
}
tile-kind = { $kind ->
    [tile_nice] Nice
    [tile_turin] Turin
    [tile_milan] Milan
    [tile_genoa] Genoa
    [tile_parma] Parma
    [tile_verona] Verona
    [tile_venice] Venice
    [tile_ferrara] Ferrara
    [tile_bologna] Bologna
    [tile_ravenna] Ravenna
    [tile_florence] Florence
    [tile_pisa] Pisa
    [tile_siena] Siena
    [tile_perugia] Perugia
    [tile_ancona] Ancona
    [tile_spoleto] Spoleto
    [tile_rome_sign] Rome
    [tile_rome_neutral] Rome
    [tile_civitavecchia] Civitavecchia
    [tile_terracina] Terracina
    [tile_naples] Naples
    [tile_benevento] Benevento
    [tile_bari] Bari
    [tile_taranto] Taranto
    [tile_reggio] Reggio
    [tile_messina] Messina
    [tile_palermo] Palermo
    [tile_ajaccio] Ajaccio
    [tile_cagliari] Cagliari
    [tile_tunis] Tunis
    [tile_ragusa] Ragusa
    [principality_florence] Principality of Florence
    [duchy_florence] Duchy of Florence
    [principality_naples] Principality of Naples
    [duchy_naples] Duchy of Naples
    [principality_venice] Principality of Venice
    [duchy_venice] Duchy of Venice
    [principality_milan] Principality of Milan
    [duchy_milan] Duchy of Milan
    [principality_rome] Principality of Rome
    [duchy_rome] Duchy of Rome
    [kingdom] Kingdom
    [republic] Republic
    [guild] Guild
    [cathedral] Cathedral
   *[cannons] Cannons
}
counted-card = { $count ->
    [1] { card-kind }
   *[other] { $count }× { card-kind }
}
card-kind = { $kind ->
    [merchant] Merchant
    [envoy] Envoy
    [gonfalonier] Gonfalonier
    [assassin] Assassin
    [counsellor] Counsellor
    [podesta] Podestà
    [cardinal] Cardinal
    [condottiere] Condottiere
    [humanist] Humanist
    [banker] Banker
    [admiral] Admiral
    [pope] Pope
    [fam_florence_1] Lorenzo the Magnificent
    [fam_florence_2] Piero de’ Medici
    [fam_florence_3] Giovanni de’ Medici
    [fam_naples_1] Alfonso, Duke of Calabria
    [fam_naples_2] Ferdinand II of Naples
    [fam_naples_3] Federico III da Montefeltro
    [fam_venice_1] Agostino Barbarigo
    [fam_venice_2] Leonardo Loredan
    [fam_venice_3] Antonio Grimani
    [fam_milan_1] Ludovico Sforza
    [fam_milan_2] Galeazzo Sanseverino
    [fam_milan_3] Caterina Sforza
    [fam_rome_1] Rodrigo Borgia (Alexander VI)
    [fam_rome_2] Cesare Borgia
    [fam_rome_3] Lucrezia Borgia
   *[machiavelli] Niccolò Machiavelli
}
counted-bonus = { $kind ->
    [leonardo] Leonardo da Vinci
    [copernicus] Nicolaus Copernicus
    [michelangelo] Michelangelo
    [columbus] Christopher Columbus
    [machiavelli] Niccolò Machiavelli
    [bastion] Bastion fortress
    [prince] The Prince
    [dome] The Dome
    [sistine] Sistine Chapel
   *[cannons] Cannons
}
symbol-counted = { $symbol ->
    [florin] { $count ->
        [one] { $count } florin
       *[other] { $count } florins
    }
    [crown] { $count ->
        [one] { $count } crown
       *[other] { $count } crowns
    }
    [cross] { $count ->
        [one] { $count } cross
       *[other] { $count } crosses
    }
    [cavalry] { $count ->
        [one] { $count } cavalry
       *[other] { $count } cavalry
    }
    [ship] { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
    [mask] { $count ->
        [one] { $count } mask
       *[other] { $count } masks
    }
    [war] { $count ->
        [one] { $count } war
       *[other] { $count } war symbols
    }
   *[arrow] { $count ->
        [one] { $count } arrow
       *[other] { $count } arrows
    }
}
power-with = { $power ->
    [ottoman] the Ottoman Empire
    [france] France
   *[hre] the Holy Roman Empire
}

## Piles and particulars

pile-market = cards for sale
pile-cards = cards in the palace
pile-basket = cards being bought
pile-tile_supply = tiles in the common supply
pile-tiles = available tiles
pile-spent_tiles = exhausted tiles
pile-paying_tiles = tiles turned for this rule action
pile-bought_tiles = tiles bought in this winter
pile-bonus_supply = patronage bonuses left
pile-bonuses = patronage bonuses
pile-treasury = treasury
pile-unit_supply = units in the own supply
pile-units = units on the map
pile-retreating = retreating units
pile-agent_bank = agents in the bank
pile-agent_supply = agents in the own supply
pile-agents_in_play = agents in play
pile-war_tokens = war tokens in the bank
pile-own_war_tokens = war tokens
pile-indulgence_pile = indulgences left
pile-indulgences = indulgences in chambers
pile-cathedral_supply = cathedrals left
pile-cathedrals = cathedrals in cities
pile-trophies = trophies
pile-alliances = alliances with an available bonus
pile-spent_alliances = alliances with a used bonus
pile-paying_alliances = alliances used for this rule action
pile-patronage = patronage track
pile-city_track = city track
pile-sold = sale of indulgences in this year
pile-owed = still to be paid
pile-given = symbols given
pile-last_coins = source of florins turned last
pile-announced = war bonuses announced
pile-leonardo_used = sieges in which Leonardo has helped
pile-leonardo_now = Leonardo in this defence
field-year = year
field-season = season
field-on_turn = on turn
field-ending = the game ends with this winter
field-city = battle for
field-attacker = attacker
field-defender = defender
field-order = turn order
field-track = order on the city track
field-houses = houses
field-token = action tokens
field-palace = palace
field-control = control of cities
field-agents = agents
field-battle_won = winners of field battles
field-plan_1 = place of the first house card
field-plan_2 = place of the second house card
field-plan_3 = place of the third house card

## Options

option-duel = a game of two
option-duel-none = no (the official game for two isn’t in Signoria)
option-duel-ours = a duel by rules of our own, not the official game for two
option-palace_agents = agents in one palace
option-palace_agents-any = at most one in each chamber
option-palace_agents-one = at most one in the whole palace (for first games)
option-years = end after years
option-years-off = no, by the rules alone
option-years-5 = after 5 years at the latest
option-years-10 = after 10 years at the latest
option-years-20 = after 20 years at the latest

## Moves as lines of a menu

move-start = { $seat } begins
move-house = take the house { house }
move-plan = house card { $card }: { place }
move-use = { $symbol ->
    [florin] { $source ->
        [indulgence] declare a sale of indulgences for florins
       *[other] take florins: { source }
    }
   *[other] { $source ->
        [indulgence] declare a sale of indulgences for a crown
       *[other] use { symbol }: { source }
    }
}
move-paid = done, pay
move-pass = { $decision ->
    [take_action] do without the action
    [close_turn] end the turn
    [end_sale] leave the indulgence there
    [ready_tile] turn no more
    [lead_unit] move no more
    [spy] use no more masks
    [announce] announce nothing
    [reorganise] leave the palace as it is
    [buy] { $after ->
        [none] buy nothing
       *[other] buy no more
    }
    [recruit] { $after ->
        [none] recruit nobody
       *[other] recruit no more
    }
    [make_alliance] no alliance
   *[other] pass
}
move-token = the token to chamber { $chamber }
move-step = a step into the next chamber
move-buy_step = a further step for florins
move-stop = stop here
move-remove = end the sale of indulgences: pay { $symbol ->
    [crown] crowns
   *[other] a cross
}
move-act = perform the action
move-ready = make available: { tile }
move-renew = renew the bonus of the alliance with { power-with }
move-bonus = take the bonus: { bonus }
move-annex = annex { city }
move-lead = move a unit from { city }
move-march = by road to { city }
move-sail = by sea to { city }
move-spy_city = an agent to { city }
move-spy_chamber = an agent to the palace of { $seat }, chamber { $chamber }
move-spy_power = an agent to { power-with }
move-lift_city = take the agent out of { city }
move-lift_chamber = take the agent out of the palace of { $seat }, chamber { $chamber }
move-lift_power = take the agent away from { power-with }
move-siege = settle the siege of { city }
move-announce = announce a war bonus: { war_bonus }
move-go_on = go on with the siege
move-give_up = give the siege up
move-retreat = retreat to { city }
move-voyage = sail to { city }
move-disband = disband a unit: { city }
move-upkeep = { $bracket ->
    [0] no upkeep, disband the units
   *[other] pay the upkeep of bracket { $bracket }
}
move-move = move a card: { place } → { $to ->
    [L1] left 1
    [L2] left 2
    [L3] left 3
    [R1] right 1
    [R2] right 2
    [R3] right 3
    [action1] chamber 1, action card
    [action2] chamber 2, action card
    [action3] chamber 3, action card
    [action4] chamber 4, action card
    [action5] chamber 5, action card
    [upgrade1] chamber 1, upgrade
    [upgrade2] chamber 2, upgrade
    [upgrade3] chamber 3, upgrade
    [upgrade4] chamber 4, upgrade
   *[upgrade5] chamber 5, upgrade
}
move-swap = swap the cards of chamber { $chamber }
move-discard = discard a courtier: { place }
move-buy_tile = buy { tile }
move-buy_card = buy the card { card }
move-settle = the place for the card: { place }
move-build = a cathedral in { city }
move-recruit = recruit in { city }
move-ally = alliance with { power-with }
move-waive = save a { symbol }

## Questions

ask-draw_first = The first player is drawn
ask-choose_house = { $me ->
    [yes] Which house do you take?
   *[no] { $seat } chooses a house
}
ask-plan_card = { $me ->
    [yes] Where does card { $card } of your house go? The others see it when all have chosen
   *[no] { $seat } places the cards of the house
}
ask-place_token = { $me ->
    [yes] Into which chamber do you put the token?
   *[no] { $seat } places the token
}
ask-move_token = { $me ->
    [yes] Move the token
   *[no] { $seat } moves the token
}
ask-end_sale = { $me ->
    [yes] An indulgence lies in the chamber: do you end its sale?
   *[no] { $seat } may end a sale of indulgences
}
ask-pay = { $me ->
    [yes] { payment-asked }
   *[no] { $seat } pays
}
payment-asked = { $purpose ->
    [rule] Rule: how many crowns and crosses do you use?
    [patronage] Pay for the step on the patronage track
    [trade] Trade: how many ships do you use?
    [annexation] Pay for the annexation
    [campaign] Campaign: which cavalry and which ships do you use?
    [intrigue] Intrigue: how many masks do you use?
    [removal] Pay for ending the sale of indulgences
    [retreat] Which ships carry the retreating units?
    [purchase] Pay for the purchases
   *[alliance] Pay for the alliance
}
ask-take_action = { $me ->
    [yes] Do you perform the action of this chamber?
   *[no] { $seat } may perform an action
}
ask-close_turn = { $me ->
    [yes] You may still declare a sale of indulgences
   *[no] { $seat } ends the turn
}
ask-ready_tile = { $me ->
    [yes] What do you make available?
   *[no] { $seat } rules
}
ask-choose_bonus = { $me ->
    [yes] Choose a patronage bonus
   *[no] { $seat } chooses a patronage bonus
}
ask-lead_unit = { $me ->
    [yes] Where does the next unit come from?
   *[no] { $seat } moves units
}
ask-move_unit = { $me ->
    [yes] Where does the unit from { city } go?
   *[no] { $seat } moves a unit from { city }
}
ask-spy = { $me ->
    [yes] Where do you send an agent, or which one do you remove?
   *[no] { $seat } plots
}
ask-move_agent = { $me ->
    [yes] Where does the agent go?
   *[no] { $seat } moves an agent
}
ask-settle_card = { $me ->
    [yes] Which place does { card } get?
   *[no] { $seat } finds a place for { card }
}
ask-lose_place = { $me ->
    [yes] You lose a courtier place: which card moves, or goes?
   *[no] { $seat } loses a courtier place
}
ask-choose_siege = { $me ->
    [yes] Which siege do you settle now?
   *[no] { $seat } chooses a siege
}
ask-go_on = { $me ->
    [yes] The field battle is won: do you go on with the siege?
   *[no] { $seat } decides whether to go on with the siege
}
ask-announce = { $me ->
    [yes] Do you announce a war bonus?
   *[no] { $seat } may announce a war bonus
}
ask-retreat_unit = { $me ->
    [yes] Where does the unit before { city } retreat?
   *[no] { $seat } retreats from { city }
}
ask-pay_upkeep = { $me ->
    [yes] Pay the upkeep of your units
   *[no] { $seat } pays upkeep
}
ask-disband_unit = { $me ->
    [yes] The upkeep covers fewer units: which one do you disband?
   *[no] { $seat } disbands units
}
ask-reorganise = { $me ->
    [yes] You may rearrange the cards of your palace
   *[no] { $seat } reorganises the palace
}
ask-buy = { $me ->
    [yes] What do you buy? All is paid together
   *[no] { $seat } buys
}
ask-build_cathedral = { $me ->
    [yes] In which city does the cathedral stand?
   *[no] { $seat } builds a cathedral
}
ask-recruit = { $me ->
    [yes] Where do you recruit?
   *[no] { $seat } recruits
}
ask-make_alliance = { $me ->
    [yes] Do you make an alliance?
   *[no] { $seat } may make an alliance
}
ask-waive = { $me ->
    [yes] Your agent saves one symbol: which?
   *[no] { $seat } chooses the symbol saved
}

## What happens: acts, with the things that move. Empty ones say nothing to people.

act-gain-florin = { $me ->
    [yes] You get
   *[no] { $seat } gets
} { florins-counted }
act-pay-florin = { $me ->
    [yes] You pay
   *[no] { $seat } pays
} { florins-counted }
florins-counted = { $count ->
    [one] { $count } florin
   *[other] { $count } florins
}
act-gain-tile = { $to ->
    [bought_tiles] Bought: { $list }
   *[other] { $me ->
        [yes] You take { $list }
       *[no] { $seat } takes { $list }
    }
}
act-take-tile = { $from ->
    [bought_tiles] { "" }
   *[other] { $me ->
        [yes] You gain from the loser: { $list }
       *[no] { $seat } gains from the loser: { $list }
    }
}
act-turn-tile = { $to ->
    [tiles] { $me ->
        [yes] You make available: { $list }
       *[no] { $seat } makes available: { $list }
    }
   *[other] { $me ->
        [yes] You exhaust { $list }
       *[no] { $seat } exhausts { $list }
    }
}
act-gain-card = { $to ->
    [basket] Bought: { $list }
   *[other] { $me ->
        [yes] You get the card { $list }
       *[no] { $seat } gets the card { $list }
    }
}
act-take-card = { $me ->
    [yes] Into your palace comes { $list }
   *[no] Into the palace of { $seat } comes { $list }
}
act-pay-card = { $me ->
    [yes] You discard { $list }
   *[no] { $seat } discards { $list }
}
act-gain-bonus = { $me ->
    [yes] You take the bonus { $list }
   *[no] { $seat } takes the bonus { $list }
}
act-gain-unit = { $me ->
    [yes] You have a new unit in { city }
   *[no] { $seat } has a new unit in { city }
}
units-counted = { $count ->
    [one] { $count } unit
   *[other] { $count } units
}
act-pay-unit = { $me ->
    [yes] You lose { units-counted }
   *[no] { $seat } loses { units-counted }
}
act-place-unit = { $me ->
    [yes] You move a unit to { city }
   *[no] { $seat } moves a unit to { city }
}
act-return-unit = { $to ->
    [retreating] { "" }
   *[other] { $me ->
        [yes] You retreat to { city }
       *[no] { $seat } retreats to { city }
    }
}
act-gain-agent = { $me ->
    [yes] You have { agents-counted }
   *[no] { $seat } has { agents-counted }
}
agents-counted = { $count ->
    [one] one more agent
   *[other] { $count } more agents
}
act-place-agent = { "" }
act-return-agent = { "" }
act-gain-war_token = { $me ->
    [yes] You take a war token
   *[no] { $seat } takes a war token
}
act-pay-war_token = { "" }
act-gain-indulgence = { $me ->
    [yes] You declare a sale of indulgences
   *[no] { $seat } declares a sale of indulgences
}
act-pay-indulgence = { $me ->
    [yes] You end a sale of indulgences
   *[no] { $seat } ends a sale of indulgences
}
act-gain-cathedral = A cathedral stands in { city }
act-gain-trophy = { $me ->
    [yes] You gain a trophy
   *[no] { $seat } gains a trophy
}
act-gain-alliance = { "" }
act-pay-alliance = { $me ->
    [yes] You lose the alliance with { power-with }
   *[no] { $seat } loses the alliance with { power-with }
}
act-turn-alliance = { $to ->
    [alliances] { $me ->
        [yes] You renew the bonus of { power-with }
       *[no] { $seat } renews the bonus of { power-with }
    }
    [spent_alliances] { $from ->
        [paying_alliances] { "" }
       *[other] { $me ->
            [yes] You use the alliance with { power-with }
           *[no] { $seat } uses the alliance with { power-with }
        }
    }
   *[other] { $me ->
        [yes] You use the alliance with { power-with }
       *[no] { $seat } uses the alliance with { power-with }
    }
}
act-advance-given = ({ symbol-counted })
act-advance-patronage = { $me ->
    [yes] You move up on the patronage track
   *[no] { $seat } moves up on the patronage track
}
act-advance-city_track = { "" }
act-score-scored = { $me ->
    [yes] You score
   *[no] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ term })

## What happens: notes

note-first_player = { $me ->
    [yes] You begin
   *[no] { $seat } begins
}
note-takes_house = { $me ->
    [yes] You take the house { house }
   *[no] { $seat } takes the house { house }
}
note-palaces_shown = The palaces are shown
note-year_begins = — Year { $year } —
note-token_moves = { $me ->
    [yes] Your token is in chamber { $chamber }
   *[no] The token of { $seat } is in chamber { $chamber }
}
note-courtiers_ready = { $me ->
    [yes] Your courtiers of one side are available again
   *[no] The courtiers of { $seat } on one side are available again
}
note-courtier_spent = { $me ->
    [yes] You exhaust the courtier { card }
   *[no] { $seat } exhausts the courtier { card }
}
note-chamber_gives = { $me ->
    [yes] You use the card of the chamber: { card }
   *[no] { $seat } uses the card of the chamber: { card }
}
note-card_moved = { $me ->
    [yes] You move the card { card }
   *[no] { $seat } moves the card { card }
}
note-annexed = { $me ->
    [yes] You annex { city }
   *[no] { $seat } annexes { city }
}
note-agent_in_city = { $me ->
    [yes] Your agent comes to { city }
   *[no] { $seat } sends an agent to { city }
}
note-agent_in_palace = { $me ->
    [yes] Your agent enters the palace of { $other }
   *[no] { $seat } sends an agent into the palace of { $other }
}
note-agent_at_power = { $me ->
    [yes] Your agent comes to { power-with }
   *[no] { $seat } sends an agent to { power-with }
}
note-agent_leaves_city = { $me ->
    [yes] Your agent leaves { city }
   *[no] The agent of { $seat } leaves { city }
}
note-agent_leaves_palace = { $me ->
    [yes] Your agent leaves the palace of { $other }
   *[no] The agent of { $seat } leaves the palace of { $other }
}
note-agent_leaves_power = { $me ->
    [yes] Your agent leaves { power-with }
   *[no] The agent of { $seat } leaves { power-with }
}
note-siege_begins = { $me ->
    [yes] You besiege { city }
   *[no] { $seat } besieges { city }
}
note-field_battle = { $me ->
    [yes] You fight a field battle with { $other }
   *[no] A field battle: { $seat } and { $other }
}
note-announces = { $me ->
    [yes] You announce { war_bonus }
   *[no] { $seat } announces { war_bonus }
}
note-announces_nothing = { $me ->
    [yes] You announce nothing
   *[no] { $seat } announces nothing
}
note-strength = The attack is { $attack }, the defence { $defence }
note-battle_won = { $me ->
    [yes] You win the field battle
   *[no] { $seat } wins the field battle
}
note-battle_drawn = The field battle is a draw, both retreat
note-conquered = { $me ->
    [yes] You conquer { city }
   *[no] { $seat } conquers { city }
}
note-repelled = { $me ->
    [yes] { city } holds out against you
   *[no] { city } holds out against { $seat }
}
note-given_up = { $me ->
    [yes] You give up the siege of { city }
   *[no] { $seat } gives up the siege of { city }
}
note-new_order = { $me ->
    [yes] You are first in the new turn order
   *[no] { $seat } is first in the new turn order
}
note-end_near = The game ends with this winter
note-winter_begins = { $me ->
    [yes] · Your winter
   *[no] · The winter of { $seat }
}
note-allied_with = { $me ->
    [yes] You make an alliance with { power-with }
   *[no] { $seat } makes an alliance with { power-with }
}
note-game_ends = The game ends, prestige is counted

## The map
virtu-year = year { $year }, { season }
virtu-sea = { $sea ->
    [lig] Ligurian Sea
    [tyr] Tyrrhenian Sea
    [med] Sea of Sicily
    [ion] Ionian Sea
   *[adr] Adriatic Sea
}
virtu-neutral = neutral city
virtu-siege = Siege: { city }
virtu-field = Field battle: { city }
virtu-part = { $what ->
    [value] value of the city
    [agent] agent
    [units] units
    [bonuses] war bonuses
    [bastion] Bastion fortress
   *[city] city with its garrison
}
virtu-stands = As it stands: { $how ->
    [falls] the city falls
    [holds] the city holds out
    [won] { $seat } wins
   *[drawn] a draw, both retreat
}
virtu-announce-nothing = announce nothing
virtu-bouts = Battles of year { $year }
virtu-bouts-again = play again
virtu-bouts-close = close
virtu-fallen = { $count ->
    [one] { $count } unit lost
   *[other] { $count } units lost
}
virtu-map = the map
virtu-city-value = value { $value }
virtu-city-held = held by { $seat }
virtu-city-agent = agent of { $seat }
virtu-city-army = { $role ->
    [garrison] garrison
    [besieger] besieged by { $seat }
   *[retreating] { $seat } retreats
}: { units-counted }
virtu-city-cathedral = a cathedral
virtu-city-recruit = a new unit here: { $list }
virtu-city-price = to annex: { $list }
virtu-city-far = out of reach of an annexation
virtu-city-defence = defence against you: { $count }
virtu-city-tile = its tile: { $list }
virtu-city-start = starting city of the house { house }
virtu-city-port = port: { $list }
virtu-city-pirates = pirate port, only to be conquered: { $list }
virtu-city-roads = roads: { $list }

## The court
virtu-court = what all share: market, prestige, powers
virtu-market = Market
virtu-prestige = Prestige
virtu-powers = Powers
virtu-tiles = Titles, guilds and cathedrals
virtu-order = turn order
virtu-last-winter = The game ends with this winter
virtu-hint-five = Five seats make the longest and hardest game. For learning, three or four are better.
virtu-action = { $action ->
    [rule] rule
    [patronage] patronage
    [trade] trade
    [annexation] annexation
    [campaign] campaign
   *[intrigue] intrigue
}
virtu-action-does = { $action ->
    [rule] Each crown or cross makes two tiles available again, or the bonus of an alliance.
    [patronage] For florins and crowns or crosses one step up on the patronage track.
    [trade] Two florins for each ship.
    [annexation] A neutral city for one crown more than its value; by sea a ship for each sea as well.
    [campaign] Cavalry moves units by road, ships move them by sea; before a foreign city they lay siege.
   *[intrigue] For each mask an agent is placed, moved or removed.
}
virtu-title = { $kind ->
    [principality] Principality
    [duchy] Duchy
    [kingdom] Kingdom
    [republic] Republic
    [guild] Guild
   *[cathedral] Cathedral
}
virtu-place-free = free
virtu-place-shut = not open yet
virtu-lying = { $lie ->
    [ready] available
    [new] bought in this winter
   *[spent] exhausted
}
virtu-arrow = { $side ->
    [left] A step from chamber 4 into chamber 5 makes the courtiers on the left available again
   *[right] A step from chamber 2 into chamber 3 makes the courtiers on the right available again
}
virtu-chamber = chamber { $chamber }
virtu-gives = the chamber gives { $list }
virtu-token-here = the token stands here
virtu-agent-of = an agent of { $seat } is here
virtu-indulgence = an indulgence lies here
virtu-indulgences = { $count } of { $all } indulgences
virtu-cathedrals-left = { $count ->
    [one] { $count } cathedral left
   *[other] { $count } cathedrals left
}
virtu-bank-tokens = { $count ->
    [one] { $count } war token in the bank
   *[other] { $count } war tokens in the bank
}
virtu-domain = domain
virtu-florins = { $count ->
    [one] { $count } florin in the treasury
   *[other] { $count } florins in the treasury
}
virtu-units = { $count ->
    [one] { $count } unit in the supply, { $more } on the map
   *[other] { $count } units in the supply, { $more } on the map
}
virtu-agents = { $count ->
    [one] { $count } agent in the supply, { $more } in play
   *[other] { $count } agents in the supply, { $more } in play
}
virtu-war-tokens = { $count ->
    [one] { $count } war token
   *[other] { $count } war tokens
}
virtu-trophy = a trophy from { $seat }
virtu-sale = sale of indulgences
virtu-sale-does = Once a year: 3 florins, or a crown for the payment under way. An indulgence then lies on the token’s chamber. It bars the action there and costs 1 prestige until a cross or two crowns end the sale as the token passes.
virtu-worth-now = prestige as it stands
virtu-paying = To pay:
virtu-given = Given so far:
virtu-left = Still to use:
virtu-from-treasury = { $count ->
    [one] the rest from the treasury ({ $count } florin)
   *[other] the rest from the treasury ({ $count } florins)
}
virtu-planned = placed
virtu-settling = Choose a place for this card; a courtier may be discarded for it
virtu-upkeep = { $count ->
    [one] Upkeep of { $count } unit:
   *[other] Upkeep of { $count } units:
}
virtu-cost = Costs
virtu-shows = shows { $list }{ $kinds ->
    [single] { "" }
   *[several] , but gives only one kind at a time
}
virtu-costs = costs { $list }
virtu-as-action = in a chamber its action is { $action ->
    [rule] rule
    [patronage] patronage
    [trade] trade
    [annexation] annexation
    [campaign] campaign
   *[intrigue] intrigue
}
virtu-no-action = without an action: a courtier, or an upgrade under an action card
virtu-war-price = { $count ->
    [one] each war symbol costs { $count } florin when used
   *[other] each war symbol costs { $count } florins when used
}
virtu-brings-agent = brings one more agent
virtu-points = { $count ->
    [one] { $count } point of prestige
   *[other] { $count } points of prestige
}
virtu-one-each = at most one for each player
virtu-opens-place = opens one more courtier place, even while exhausted
virtu-excludes = not together with: { $tile }
virtu-cathedral = its figure goes to an own city of value 3 or 4, the tile enters exhausted
virtu-bonus-kind = { $kind ->
    [person] person
   *[work] work
}
virtu-does-war-each-siege = a war bonus of { $count } in each siege, for { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
virtu-does-courtier-place = one more courtier place
virtu-does-crown-for-patronage = { $count ->
    [one] { $count } extra crown in each patronage action
   *[other] { $count } extra crowns in each patronage action
}
virtu-does-courtier-card = comes into the palace as a courtier
virtu-does-defence = adds { $count } to the defence of own cities in every siege
virtu-does-agent = one more agent
virtu-does-bar-agents = others may put no more agents into own cities, the own palace and allied powers
virtu-does-final-crosses = { $count ->
    [one] { $count } cross when religious influence is counted
   *[other] { $count } crosses when religious influence is counted
}
virtu-does-war-tile = a tile: adds { $count } in one siege for { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}, then it is exhausted
virtu-power-use = { $use ->
    [rule] rule
    [patronage] patronage
    [trade] trade
    [annexation] annexation
    [campaign] campaign
    [purchase] purchases
    [retreat] retreats
    [siege] sieges
    [field_battle] field battles
    [indulgence_removal] ending a sale of indulgences
   *[final_religion] religious influence at the end
}
virtu-power-gives = gives its ally { $list } for { $uses }
virtu-power-free = it has no ally
virtu-power-ally = { $lie ->
    [ready] allied with { $seat }, the bonus is available
   *[spent] allied with { $seat }, the bonus is used up
}
virtu-power-agent = an agent of { $seat } is there
virtu-power-hindered = a foreign agent bars the bonus and the prestige
virtu-most = farthest: +{ $count }
virtu-track-field = { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
}: { virtu-points }
virtu-step-bonus = brings a patronage bonus
virtu-crosses = { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}
virtu-house-starts = Begins in { $cities }.
virtu-house-palace = Chambers from the first on: { $actions }.
virtu-end = The game ends with the winter after a spring that leaves
virtu-end-neutral = no neutral city (now { $count })
virtu-end-cities = { $last } cities in one hand (most now { $count })
virtu-end-steps = somebody on patronage step { $last } (highest now { $count })
virtu-discard = discard the courtier
virtu-removal = End the sale of indulgences for:
