### Rialto in English.
### In sentences, $seat is a name and $me is yes when it is the reader; ids of cards, districts and so on are chosen from.

game-name = Rialto
game-about = Bridges, gondolas and councillors: whoever rules the richest districts of Venice after six rounds wins.
neutral-player = the neutral player

## Names

card = { $card ->
    [doge] Doge
    [gold] Gold
    [building] Building
    [bridge] Bridge
    [gondola] Gondola
    [councillor] Councilman
   *[joker] Joker
}
counted-card = { $kind ->
    [doge] { $count ->
        [one] { $count } Doge
       *[other] { $count } Doges
    }
    [gold] { $count } Gold
    [building] { $count ->
        [one] { $count } Building
       *[other] { $count } Buildings
    }
    [bridge] { $count ->
        [one] { $count } Bridge
       *[other] { $count } Bridges
    }
    [gondola] { $count ->
        [one] { $count } Gondola
       *[other] { $count } Gondolas
    }
    [councillor] { $count ->
        [one] { $count } Councilman
       *[other] { $count } Councilmen
    }
   *[joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
}
step = { $step ->
    [A] A Doge
    [B] B Gold
    [C] C Building
    [D] D Bridge
    [E] E Gondola
   *[F] F Councilman
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
    [citra] San Marco bank
   *[ultra] San Polo bank
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
    [green_1] green 1
    [green_2] green 2
    [green_3] green 3
    [green_4] green 4
    [yellow_1] yellow 1
    [yellow_2] yellow 2
    [yellow_3] yellow 3
    [yellow_4] yellow 4
    [blue_1] blue 1
    [blue_2] blue 2
    [blue_3] blue 3
   *[blue_4] blue 4
}
counted-building = { $count ->
    [one] { built }
   *[other] { $count } × { built }
}
built = { $kind ->
    [green_1] green 1
    [green_2] green 2
    [green_3] green 3
    [green_4] green 4
    [yellow_1] yellow 1
    [yellow_2] yellow 2
    [yellow_3] yellow 3
    [yellow_4] yellow 4
    [blue_1] blue 1
    [blue_2] blue 2
    [blue_3] blue 3
   *[blue_4] blue 4
}
building-short = { $colour ->
    [green] g
    [yellow] y
   *[blue] b
}{ $value }
condition = { $condition ->
    [ready] without a coin
    [spent] with its coin
   *[new] just gained
}

## What buildings do

effect-draw_choice = take { $take_from_leftover_row ->
    [one] a card
   *[other] { $take_from_leftover_row } cards
} of the leftover row or draw { $or_draw_from_pile }{ $extra_hand_limit ->
    [0] { "" }
   *[other] , hand limit +{ $extra_hand_limit }
}
effect-hand_limit = hand limit +{ $extra_hand_limit }
effect-delay = play after all the others and get { $coins_gained ->
    [one] { $coins_gained } coin
   *[other] { $coins_gained } coins
}
effect-convert_card = play any other card as { $counts_as ->
    [one] one of this step
   *[other] { $counts_as } of this step
}
effect-virtual_joker = { $jokers ->
    [one] one more joker
   *[other] { $jokers } more jokers
} in this turn
effect-upgrade_building = exchange a building for one of its colour worth { $value_increase } more
effect-vp_and_councillor = { $vp } VP and a councillor into your supply
effect-doge_by_rank = move on the doge track by as many spaces as your rank
effect-vp = { $vp } VP

## Piles, fields and things

pile-deck = draw pile
pile-rows = rows of cards
pile-hand = cards in hand
pile-played = cards played
pile-neutral_cards = cards of the neutral player
pile-discards = discards
pile-secret_discards = hidden discards
pile-coin_supply = coins in the general supply
pile-coins = coins
pile-coins_on_buildings = coins on buildings
pile-general_supply = councillors in the general supply
pile-own_supply = councillors in own supply
pile-councillors = councillors in the districts
pile-building_supply = buildings in the supply
pile-buildings = buildings
pile-spent_buildings = buildings used
pile-new_buildings = buildings just gained
pile-bridge_pile = bridges to come
pile-top_bridge = next bridge
pile-laid_bridges = bridges laid
pile-gondola_pile = gondolas left
pile-gondolas = gondolas
pile-bonus_tokens = bank bonus
pile-bonus_tokens_down = bank bonus gone
pile-doge_space = doge track
pile-extra_hand = higher hand limit
pile-dealt = cards dealt
pile-converted = worth of converted cards
pile-extra_jokers = jokers of buildings
pile-count = count of this step
pile-bank_won = banks won in this step
field-round = round
field-step = step
field-round_tokens = districts in the order of their numbers
field-seating = seats clockwise
field-doge = order on the doge track
field-leader = start player
field-winner = bonus winner
field-waiting = still to play
field-open_rows = open rows
field-bridges = bridges
field-mark = marker of the neutral player

## The table

rialto-round = round { $round } of { $rounds }
rialto-step = step { step }
rialto-supply = draw pile { $deck }, coins left { $coins }
rialto-points = points
rialto-coins = coins
rialto-councillors = councillors
rialto-cards = cards in hand
rialto-buildings = buildings
rialto-counted = count
rialto-bonus = ♛
rialto-connections = Connections
rialto-next-bridge = next bridge { $bridge }
rialto-gondolas-left = gondolas left { $count }
rialto-doge = Doge track
rialto-row = row { $row }
rialto-your-hand = Your hand
rialto-hand = { $seat }
rialto-legend-buildings = buildings: g3 is green 3; ° has its coin and is used, * was just gained
rialto-legend-councillors = councillors: own supply + general supply; in the districts each mark is one
rialto-legend-doge = districts: ▶ current, round number, name, worth; doge track: spaces, ahead first
rialto-legend-banks = ┐├5┘ a bank: 5 points for the first with a councillor in each of its three districts
rialto-legend-connections = connections: ═══ bridge and ∼∼∼ gondola with the values of their ends; ◇ the neutral player's marker

## The scene

rialto-standing = { district }{ $number ->
    [0] { "" }
   *[other] , number { $number }
}, worth { $worth }: { $places }
rialto-place = { $seat } { $councillors ->
    [one] { $councillors } councillor
   *[other] { $councillors } councillors
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rialto-nobody = no councillor is here yet
rialto-districts-now = points of the districts if they were scored now
rialto-doge-order = Doge track, ahead first: { $order }
rialto-part = { $part ->
    [I] phase I: new cards
    [III] phase III: blue buildings
    [A] step A: Doge
    [B] step B: Gold
    [C] step C: Building
    [D] step D: Bridge
    [E] step E: Gondola
   *[F] step F: Councilman
}
rialto-bank-bonus = { bank }: { $points } points for the first with a councillor in each of its districts
rialto-bank-won = { bank }: the bonus of { $points } points is gone
rialto-no-cards = no cards in hand
rialto-hand-limit = { $count } in hand, limit { $limit }
rialto-raise = raise a card: { card }
rialto-lower = lower a card: { card }
rialto-turn-to = show the { $side ->
    [cards] cards
   *[supply] buildings
}

## Terms of score

term = { $term ->
    [start] start
    [bridge_cards] Bridge cards
    [bridge_bonus] bonus of step D
    [no_bridge_card] no Bridge card
    [missing_councillors] missing councillors
    [bank] bank bonus
    [returned_buildings] buildings returned
    [blue_2] blue 2
    [blue_4] blue 4
    [supply] coins and councillors, half
    [buildings] buildings
    [district_cannaregio] Cannaregio
    [district_castello] Castello
    [district_san_marco] San Marco
    [district_santa_croce] Santa Croce
    [district_san_polo] San Polo
   *[district_dorsoduro] Dorsoduro
}

## Options

option-variant = how two people play
option-variant-base = the base rules
option-variant-base-means = each for themselves, with any number of players
option-variant-neutral = with a neutral third player
option-variant-neutral-means = a third side takes part by fixed rules, led by nobody

## Moves, as lines of a menu

move-token = the next round token lies on { district }
move-start = { $seat } begins
move-reveal = the next bridge is { $bridge ->
    [bridge_34] 3–4
    [bridge_35] 3–5
    [bridge_36] 3–6
    [bridge_45] 4–5
    [bridge_46] 4–6
   *[bridge_56] 5–6
}
move-deal = the next card laid out: { card }
move-card = the card drawn: { card }
move-neutral = a card for the neutral player: { card }
move-row = take row { $row }
move-pick = take a card of the leftover row: { card }
move-draw = draw from the pile
move-discard = discard { card-one }
move-convert = activate { building } and play { card-one } as a card of this step
move-activate = activate { building }: { $building_does }
move-play = { $cards ->
    [0] { $jokers ->
        [0] { $after ->
            [none] play nothing
           *[other] play nothing more
        }
        [one] play { $jokers } joker
       *[other] play { $jokers } jokers
    }
   *[other] play { cards-of-step }{ jokers-too }
}
cards-of-step = { $step ->
    [A] { $cards ->
        [one] { $cards } Doge
       *[other] { $cards } Doges
    }
    [B] { $cards } Gold
    [C] { $cards ->
        [one] { $cards } Building
       *[other] { $cards } Buildings
    }
    [D] { $cards ->
        [one] { $cards } Bridge
       *[other] { $cards } Bridges
    }
    [E] { $cards ->
        [one] { $cards } Gondola
       *[other] { $cards } Gondolas
    }
   *[F] { $cards ->
        [one] { $cards } Councilman
       *[other] { $cards } Councilmen
    }
}
jokers-too = { $jokers ->
    [0] { "" }
    [one] { " " }and { $jokers } joker
   *[other] { " " }and { $jokers } jokers
}
card-one = { $card ->
    [doge] a Doge
    [gold] a Gold
    [building] a Building
    [bridge] a Bridge
    [gondola] a Gondola
    [councillor] a Councilman
   *[joker] a joker
}
move-build = take { building }: { $building_does }
move-return = return { building } { condition }
move-exchange = exchange { building } { condition }
move-bridge = { connection }, higher end at { higher-end }
higher-end = { $higher_end ->
    [cannaregio] Cannaregio
    [castello] Castello
    [san_marco] San Marco
    [santa_croce] Santa Croce
    [san_polo] San Polo
   *[dorsoduro] Dorsoduro
}
move-gondola = a gondola for { connection }
move-councillor = a councillor to { district }
move-shift = move a councillor here from { district }
move-bonus = { $decision ->
    [one_more] { $step ->
        [A] take the bonus: 1 space more
       *[other] take the bonus: 1 coin more
    }
    [one_more_councillor] take the bonus: 1 councillor more
    [call_councillor] take a councillor
   *[other] take the bonus
}
move-pass = { $decision ->
    [activate_green] activate nothing more
    [activate_blue] activate nothing more
    [build] build nothing
    [build_more] build nothing more
    [one_more] forgo the bonus
    [one_more_councillor] forgo the bonus
    [place_bridge] forgo the bridge and its point
    [place_gondola] forgo the gondola
    [call_councillor] take no councillor
    [exchange_building] exchange nothing
    [move_councillor] move none
   *[other] pass
}

## Questions

ask-place_token = The round tokens are being laid out
ask-draw_start = The start player is being drawn
ask-deal_card = Cards are being laid out
ask-draw_card = Cards are being drawn
ask-draw_neutral = Cards are being drawn for the neutral player
ask-reveal_bridge = The next bridge is being turned up
ask-choose_start_building = { $me ->
    [yes] Choose your first building
   *[no] { $seat } chooses a first building
}
ask-take_row = { $me ->
    [yes] Take a row of cards
   *[no] { $seat } takes a row of cards
}
ask-activate_green = { $me ->
    [yes] You may activate green buildings, each for a coin
   *[no] { $seat } may activate green buildings
}
ask-choose_cards = { $me ->
    [yes] A card of the leftover row, or cards from the pile?
   *[no] { $seat } chooses between the leftover row and the pile
}
ask-discard = { $me ->
    [yes] Your hand is above its limit: discard a card; what you pass over stays
   *[no] { $seat } discards down to the hand limit
}
ask-play_cards = { $me ->
    [yes] { cards-asked }
   *[no] { $seat } plays cards of step { step }
}
cards-asked = { $step ->
    [A] Play Doge cards, for spaces on the doge track
    [B] Play Gold cards, for coins
    [C] Play Building cards, for the value of a building
    [D] Play Bridge cards, for points; none costs a point
    [E] Play Gondola cards, for councillors into your supply
   *[F] Play Councilman cards, for councillors into the district
}
ask-one_more = { $me ->
    [yes] You have the bonus of step { step }: take it?
   *[no] { $seat } has the bonus of step { step }
}
ask-build = { $me ->
    [yes] Take a building of value { $worth } at most
   *[no] { $seat } takes a building of value { $worth } at most
}
ask-build_more = { $me ->
    [yes] And one more of value { $worth } at most
   *[no] { $seat } takes one more building of value { $worth } at most
}
ask-return_building = { $me ->
    [yes] Your board is full: which building makes room for { building } and scores its value?
   *[no] { $seat } returns a building to make room for { building }
}
ask-place_bridge = { $me ->
    [yes] The bridge is yours, and a point with it: where shall it stand?
   *[no] { $seat } places the bridge
}
ask-place_gondola = { $me ->
    [yes] The gondola is yours: where shall it go?
   *[no] { $seat } places the gondola
}
ask-send_by_gondola = { $me ->
    [yes] Where does the gondola { connection } take your councillor?
   *[no] { $seat } sends a councillor by the gondola { connection }
}
ask-send_own_by_gondola = { $me ->
    [yes] You may send a councillor of your own supply by the gondola { connection }
   *[no] { $seat } may send a councillor of the own supply by the gondola { connection }
}
ask-one_more_councillor = { $me ->
    [yes] You have the bonus of step { step }: one more councillor?
   *[no] { $seat } has the bonus of step { step }
}
ask-move_councillor = { $me ->
    [yes] Your supply is empty: you may move { $left ->
        [one] a councillor
       *[other] { $left } councillors
    } here from other districts
   *[no] { $seat } may move { $left ->
        [one] a councillor
       *[other] { $left } councillors
    } from other districts
}
ask-activate_blue = { $me ->
    [yes] You may activate blue buildings, each for a coin
   *[no] { $seat } may activate blue buildings
}
ask-call_councillor = { $me ->
    [yes] Take a councillor into your supply?
   *[no] { $seat } may take a councillor
}
ask-exchange_building = { $me ->
    [yes] Which building do you exchange for the next value of its colour?
   *[no] { $seat } may exchange a building
}

## What happens: acts, with the things that move. Empty ones say nothing to people.

act-gain-bridge = The next bridge on the pile is { $list }
act-gain-building = { $me ->
    [yes] You take { $list }
   *[no] { $seat } takes { $list }
}
act-gain-card = { $to ->
    [rows] { "" }
    [neutral_cards] The neutral player gets { $list }
   *[hand] { $me ->
        [yes] You draw { $list }
       *[no] { $seat } draws { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }
}
act-gain-coin = { $me ->
    [yes] You get
   *[no] { $seat } gets
} { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
act-gain-councillor = { $me ->
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] { $count } councillor
   *[other] { $count } councillors
} into the own supply
act-gain-gondola = A gondola now joins { connection }
act-pay-building = { $me ->
    [yes] You return { $list }
   *[no] { $seat } returns { $list }
}
act-pay-coin = { "" }
act-place-bridge = (bridge { $list })
act-place-card = { $me ->
    [yes] You play { $list }
   *[no] { $seat } plays { $list }
}
act-place-coin = { "" }
act-place-councillor = { $me ->
    [yes] You put
   *[no] { $seat } puts
} { $count ->
    [one] a councillor
   *[other] { $count } councillors
} into { district }{ $from ->
    [councillors] , from { $from_district ->
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
    [yes] You take
   *[no] { $seat } takes
} { $count ->
    [one] { $list } from row { $from_row }
   *[other] row { $from_row }: { $items }
}
act-return-card = { $from ->
    [hand] { $me ->
        [yes] You discard { $list }
       *[no] { $seat } discards { $count ->
            [one] a card
           *[other] { $count } cards
        }
    }
   *[other] { "" }
}
act-turn-building = { $to ->
    [spent_buildings] { $me ->
        [yes] You activate { $list }
       *[no] { $seat } activates { $list }
    }
   *[other] { "" }
}
act-turn-bonus_token = The bonus of the { bank } is gone
act-advance-doge_space = { $me ->
    [yes] You move
   *[no] { $seat } moves
} { $count ->
    [one] { $count } space
   *[other] { $count } spaces
} on the doge track
act-advance-extra_hand = (hand limit +{ $count })
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
        [yes] You lose a point for want of a Bridge card
       *[no] { $seat } loses a point for want of a Bridge card
    }
   *[other] { $me ->
        [yes] You score
       *[no] { $seat } scores
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { term }
}

## What happens: notes

note-round_begins = — Round { $round }: { district } —
note-step_begins = · Step { step }
note-counts = { $count ->
    [0] { $me ->
        [yes] You play nothing
       *[no] { $seat } plays nothing
    }
   *[other] (counts { $count })
}
note-bonus_won = { $me ->
    [yes] The bonus is yours
   *[no] The bonus goes to { $seat }
}
note-no_bonus = Nobody played: there is no bonus
note-bridge_laid = A bridge now joins { connection }, its higher end at { higher-end }
note-delayed = { $me ->
    [yes] You will play after the others
   *[no] { $seat } will play after the others
}
note-reshuffle = The discards become a new draw pile
note-game_ends = The sixth round is over, and the districts are scored
