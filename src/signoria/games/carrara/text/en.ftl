### The Palaces of Carrara in English.
### In sentences, $seat is a name and $me is yes when it is the reader; ids of buildings, cities and so on are chosen from.

game-name = The Palaces of Carrara
game-about = Marble from a turning wheel, palaces in six cities: whoever picks the right moments to score wins.

## Names
colour = { $colour ->
    [white] white
    [yellow] yellow
    [red] red
    [green] green
    [blue] blue
   *[purple] purple
}
counted-block = { $kind ->
    [white] { $count } white
    [yellow] { $count } yellow
    [red] { $count } red
    [green] { $count } green
    [blue] { $count } blue
   *[purple] { $count } purple
}
city = { $city ->
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
   *[lerici] Lerici
}
section = { $section ->
    [I] section I
    [II] section II
    [III] section III
    [IV] section IV
    [V] section V
   *[VI] section VI
}
wheels = { $wheels ->
    [both] the wheel
   *[small] the small wheel alone
}
kind = { $kind ->
    [palazzo] palace
    [biblioteca] library
    [castello] castle
    [porta] gate
    [cattedrale] cathedral
   *[villa] villa
}
building = { $building ->
    [palazzo-1] palace 1
    [palazzo-2] palace 2
    [palazzo-3a] palace 3
    [palazzo-3b] palace 3
    [palazzo-4] palace 4
    [palazzo-5] palace 5
    [biblioteca-1] library 1
    [biblioteca-2] library 2
    [biblioteca-3a] library 3
    [biblioteca-3b] library 3
    [biblioteca-4] library 4
    [biblioteca-5] library 5
    [castello-1] castle 1
    [castello-2] castle 2
    [castello-3a] castle 3
    [castello-3b] castle 3
    [castello-4] castle 4
    [castello-5] castle 5
    [porta-1] gate 1
    [porta-2] gate 2
    [porta-3a] gate 3
    [porta-3b] gate 3
    [porta-4] gate 4
    [porta-5] gate 5
    [cattedrale-1] cathedral 1
    [cattedrale-2] cathedral 2
    [cattedrale-3a] cathedral 3
    [cattedrale-3b] cathedral 3
    [cattedrale-4] cathedral 4
    [cattedrale-5] cathedral 5
    [villa-1] villa 1
    [villa-2] villa 2
    [villa-3a] villa 3
    [villa-3b] villa 3
    [villa-4] villa 4
    [villa-5] villa 5
    [palazzo-8] palace 8
    [biblioteca-8] library 8
    [castello-8] castle 8
    [porta-8] gate 8
    [cattedrale-8] cathedral 8
   *[villa-8] villa 8
}
counted-building = { $kind ->
    [palazzo-1] palace 1
    [palazzo-2] palace 2
    [palazzo-3a] palace 3
    [palazzo-3b] palace 3
    [palazzo-4] palace 4
    [palazzo-5] palace 5
    [biblioteca-1] library 1
    [biblioteca-2] library 2
    [biblioteca-3a] library 3
    [biblioteca-3b] library 3
    [biblioteca-4] library 4
    [biblioteca-5] library 5
    [castello-1] castle 1
    [castello-2] castle 2
    [castello-3a] castle 3
    [castello-3b] castle 3
    [castello-4] castle 4
    [castello-5] castle 5
    [porta-1] gate 1
    [porta-2] gate 2
    [porta-3a] gate 3
    [porta-3b] gate 3
    [porta-4] gate 4
    [porta-5] gate 5
    [cattedrale-1] cathedral 1
    [cattedrale-2] cathedral 2
    [cattedrale-3a] cathedral 3
    [cattedrale-3b] cathedral 3
    [cattedrale-4] cathedral 4
    [cattedrale-5] cathedral 5
    [villa-1] villa 1
    [villa-2] villa 2
    [villa-3a] villa 3
    [villa-3b] villa 3
    [villa-4] villa 4
    [villa-5] villa 5
    [palazzo-8] palace 8
    [biblioteca-8] library 8
    [castello-8] castle 8
    [porta-8] gate 8
    [cattedrale-8] cathedral 8
   *[villa-8] villa 8
}
counted-monument = { $kind ->
    [palazzo] the monument palace 8
    [biblioteca] the monument library 8
    [castello] the monument castle 8
    [porta] the monument gate 8
    [cattedrale] the monument cathedral 8
   *[villa] the monument villa 8
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
item = { $item ->
    [book] book
    [coat_of_arms] coat of arms
    [crown] crown
    [goblet] goblet
    [flag] flag
    [gate] gate
    [white] white statue
    [yellow] yellow statue
    [red] red statue
    [green] green statue
    [blue] blue statue
    [purple] purple statue
   *[gold] golden statue
}
item-one = { $item ->
    [book] a book
    [coat_of_arms] a coat of arms
    [crown] a crown
    [goblet] a goblet
    [flag] a flag
    [gate] a gate
    [white] a white statue
    [yellow] a yellow statue
    [red] a red statue
    [green] a green statue
    [blue] a blue statue
    [purple] a purple statue
   *[gold] a golden statue
}
counted-item = { $kind ->
    [book] a book
    [coat_of_arms] a coat of arms
    [crown] a crown
    [goblet] a goblet
    [flag] a flag
    [gate] a gate
    [white] a white statue
    [yellow] a yellow statue
    [red] a red statue
    [green] a green statue
    [blue] a blue statue
    [purple] a purple statue
   *[gold] a golden statue
}
space = { $space ->
    [b1] bonus space 1
    [b2] bonus space 2
    [b3] bonus space 3
    [b4] bonus space 4
    [b5] bonus space 5
    [b6] bonus space 6
    [a1] bonus space 1
    [a2] bonus space 2
    [a3] bonus space 3
    [a4] bonus space 4
    [a5] bonus space 5
    [a6] bonus space 6
    [a7] bonus space 7
    [a8] bonus space 8
   *[big] the big empty space
}
place = { $place ->
    [livorno] Livorno
    [pisa] Pisa
    [lucca] Lucca
    [viareggio] Viareggio
    [massa] Massa
    [lerici] Lerici
    [palazzo] palaces
    [biblioteca] libraries
    [castello] castles
    [porta] gates
    [cattedrale] cathedrals
    [villa] villas
    [urban] urban landscape
    [rural] rural landscape
    [livorno-lerici] statues of Livorno and Lerici
    [massa-pisa] statues of Massa and Pisa
    [viareggio-lucca] statues of Viareggio and Lucca
    [money-36] money place for 36 coins
   *[money-50] money place for 50 coins
}
coins-counted = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
points-counted = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## What bonus spaces and upgrade tiles give

effect-coins = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}
effect-vp = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
effect-gold_statue = a golden statue
effect-decoration_of_choice = a decoration
effect-none = no bonus
effect-upgrade = { city }: { $reward } for each point of value

## Piles and fields
pile-bag = blocks in the bag
pile-wheel = blocks on the wheel
pile-payment = blocks laid down as payment
pile-blocks = blocks behind the screen
pile-open_blocks = blocks
pile-coins = coins behind the screen
pile-open_coins = coins
pile-stack = buildings in the stack
pile-display = display
pile-covered = buildings out of the game
pile-built = buildings
pile-monuments = monuments
pile-monuments_built = own monuments
pile-upgrade_supply = upgrade tiles
pile-upgraded = own upgrade tiles
pile-item_supply = decorations and statues in the supply
pile-items_boxed = decorations and statues out of the game
pile-beside_court = statues beside the royal court
pile-stored = storage
pile-ornaments = decorations and statues on buildings
pile-fresh = stored on this turn
pile-offered = statue still to be put
pile-spare_pillars = spare pillars
pile-court = pillars at the royal court
pile-lifted = pillar in the hand
pile-placed = pillars on scoring places
pile-due = blocks still to pay
field-start = start player
field-holder = royal visit token
field-visited = visited space
field-ender = triggered the end
field-skips = turns skipped in a row
field-large_wheel = decoration in section I
field-small_wheel = statue in section I
field-stands = where buildings stand
field-decoration_on = decorated
field-statue_on = with a statue
field-project = being built
field-covering = being covered
field-site = city of the payment
field-purchased = extra purchase made
field-moved = last moved from storage
field-moved_on = last building it was moved to

## What points are made of
term = { $term ->
    [bonus] bonus of the royal court
    [place_livorno] Livorno
    [place_pisa] Pisa
    [place_lucca] Lucca
    [place_viareggio] Viareggio
    [place_massa] Massa
    [place_lerici] Lerici
    [place_palazzo] palaces
    [place_biblioteca] libraries
    [place_castello] castles
    [place_porta] gates
    [place_cattedrale] cathedrals
    [place_villa] villas
    [place_urban] urban landscape
    [place_rural] rural landscape
    [place_livorno-lerici] statues of Livorno and Lerici
    [place_massa-pisa] statues of Massa and Pisa
    [place_viareggio-lucca] statues of Viareggio and Lucca
    [place_money-36] money place for 36 coins
    [place_money-50] money place for 50 coins
    [late_building] building after the last pillar
    [trigger] end of the game
    [coins] coins
    [set_book] set of books
    [set_coat_of_arms] set of coats of arms
    [set_crown] set of crowns
    [set_goblet] set of goblets
    [set_flag] set of flags
    [set_gate] set of gates
    [majority_livorno] statues in Livorno
    [majority_pisa] statues in Pisa
    [majority_lucca] statues in Lucca
    [majority_viareggio] statues in Viareggio
    [majority_massa] statues in Massa
   *[majority_lerici] statues in Lerici
}

## The terminal

building-short = { $kind ->
    [palazzo] P
    [biblioteca] L
    [castello] C
    [porta] G
    [cattedrale] K
   *[villa] V
}{ $value }
carrara-left = stack { $stack }, bag { $bag }
carrara-visit = { $seat } visits the court: { $at }
carrara-points = points
carrara-coins = coins
carrara-blocks = blocks
carrara-court = court
carrara-places = scored
carrara-stored = storage
carrara-legend-buildings = buildings: P3 is a palace of 3 (L library, C castle, G gate, K cathedral, V villa); * has a decoration, ° a statue; [ ] is an upgraded reward
carrara-legend-wheel = wheel: the blocks of each section with the price of one in parentheses, then what the section shows
carrara-legend-court = court: pillars on bonus spaces + on the big empty space

## Options

option-variant = which rules
option-variant-base = the base game
option-variant-advanced = the advanced game, with decorations and statues
option-variant-base-means = six bonuses at the royal court, 14 scoring places
option-variant-advanced-means = two wheels, decorations and statues on buildings, 19 scoring places; longer
option-screens = coins and blocks
option-screens-closed = behind screens
option-screens-open = open to all
option-skipping = skipping
option-skipping-unlimited = as often as one likes
option-skipping-three_rounds = three rounds of nothing else end the game

## Moves, as lines of a menu

move-start = { $seat } begins
move-rotate = section I shows { item-one }
move-tile = { building } comes next
move-block = { colour } comes out of the bag
move-move = move { item-one } out of storage
move-purchase = buy { item-one } for 10 coins beside the action
move-decline = decline the royal visit
move-turn = buy blocks: turn { wheels }
move-all = buy all of { section }
move-buy = buy { colour } in { section }
move-enough = that is enough
move-take = take { item-one }
move-on = on { building }
move-store = into storage
move-replace = into storage, instead of { item-one } that goes back to the box
move-build = build { building }
move-city = in { city }
move-upgrade = upgrade { building } to a monument
move-cheapest = pay the cheapest way
move-two = pay two { colour } for one of the next higher colour
move-pay = pay { colour }
move-improve = take an upgrade tile: { $upgrade_tile_does }
move-score = score from { space }: { $space_does }
move-place = score { place }
move-skip = skip the turn for 2 coins
move-pass = nothing
move-end = end the turn

## Questions

ask-draw_start = The start player is being drawn
ask-rotate_wheel = The large wheel is being laid down
ask-draw_block = Blocks are being drawn from the bag
ask-draw_tile = The display is being filled
ask-take_turn = { $me ->
    [yes] Your turn: buy blocks, build, score or skip
   *[no] { $seat } has the turn
}
ask-answer_visit = { $me ->
    [yes] Follow the royal visit and score, or decline
   *[no] { $seat } follows the royal visit or declines
}
ask-finish_turn = { $me ->
    [yes] Anything else, or the end of your turn
   *[no] { $seat } may do something else before the turn ends
}
ask-buy_blocks = { $me ->
    [yes] Buy blocks of one section
   *[no] { $seat } buys blocks
}
ask-buy_more = { $me ->
    [yes] More blocks of { section }, or enough
   *[no] { $seat } buys blocks of { section }
}
ask-take_shown = { $me ->
    [yes] All blocks of { section } are yours: take what it shows
   *[no] { $seat } may take what { section } shows
}
ask-take_decoration = { $me ->
    [yes] Take a decoration as your bonus
   *[no] { $seat } may take a decoration
}
ask-put_item = { $me ->
    [yes] Where does the { item } go
   *[no] { $seat } puts the { item } somewhere
}
ask-choose_city = { $me ->
    [yes] Choose a city for the building
   *[no] { $seat } chooses a city for the building
}
ask-pay = { $me ->
    [yes] Pay the cheapest way, or block by block from the lowest colour
   *[no] { $seat } pays in blocks
}
ask-choose_upgrade = { $me ->
    [yes] Take an upgrade tile with your monument, or none
   *[no] { $seat } may take an upgrade tile
}
ask-choose_place = { $me ->
    [yes] Choose a scoring place for your pillar
   *[no] { $seat } chooses a scoring place
}

## What happens: acts

act-gain-block = { $to ->
    [wheel] Out of the bag: { $list }
   *[other] { $me ->
        [yes] You begin
       *[no] { $seat } begins
    } with { $known ->
        [yes] { $list }
       *[no] { $count ->
            [one] { $count } block
           *[other] { $count } blocks
        }
    }
}
act-take-block = { $me ->
    [yes] You buy
   *[no] { $seat } buys
} { $list } in section { $from_section }
act-place-block = { $me ->
    [yes] You pay { $list }
   *[no] { $seat } pays { $list }
}
act-pay-block = { "" }
act-gain-coin = { $me ->
    [yes] You get
   *[no] { $seat } gets
} { coins-counted }
act-pay-coin = (for { coins-counted })
act-gain-building = New in the display: { $list }
act-take-building = { $me ->
    [yes] You build { $list }
   *[no] { $seat } builds { $list }
}
act-return-building = (on top of { $list })
act-take-monument = { $me ->
    [yes] You build { $list }
   *[no] { $seat } builds { $list }
}
act-take-upgrade_tile = { $me ->
    [yes] You take an upgrade tile
   *[no] { $seat } takes an upgrade tile
}
act-gain-item = { "" }
act-take-item = { $to ->
    [stored] { $me ->
        [yes] You store { $list }
       *[no] { $seat } stores { $list }
    }
   *[other] { $me ->
        [yes] You put up { $list }
       *[no] { $seat } puts up { $list }
    }
}
act-return-item = { $me ->
    [yes] You lose { $list }: back to the box
   *[no] { $seat } loses { $list }: back to the box
}
act-gain-pillar = { "" }
act-take-pillar = { "" }
act-place-pillar = { "" }
act-return-pillar = { "" }
act-score-scored = { $me ->
    [yes] You score
   *[no] { $seat } scores
} { points-counted }: { term }

## What happens: notes

note-start_player = { $me ->
    [yes] You begin
   *[no] { $seat } begins
}
note-turn_begins = · { $me ->
    [yes] Your turn
   *[no] { $seat }
}
note-wheel_shows = Section I shows { item-one }
note-wheel_turns = { $me ->
    [yes] You turn { wheels }
   *[no] { $seat } turns { wheels }
}
note-cannot_buy = { $me ->
    [yes] You show { coins-shown }, and no block costs so little
   *[no] { $seat } shows { coins-shown }, and no block costs so little
}
coins-shown = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
note-extra_purchase = { $me ->
    [yes] You buy { item-one } beside the action
   *[no] { $seat } buys { item-one } beside the action
}
note-stands_in = (in { city })
note-reward_upgraded = (of { city })
note-stands_on = (on { building })
note-visit_begins = { $me ->
    [yes] You take the royal visit token
   *[no] { $seat } takes the royal visit token
}
note-visit_ends = The royal visit is over
note-declined = { $me ->
    [yes] You decline the royal visit
   *[no] { $seat } declines the royal visit
}
note-scores = { $me ->
    [yes] You put a pillar on: { place }
   *[no] { $seat } puts a pillar on: { place }
}
note-skipped = { $me ->
    [yes] You skip the turn
   *[no] { $seat } skips the turn
}
note-end_triggered = { $me ->
    [yes] You bring about the end: all others have one more turn
   *[no] { $seat } brings about the end: all others have one more turn
}
note-all_skipped = Three rounds of nothing but skipping: the game ends
note-game_ends = The game is over, and the last points are counted

## The scene

carrara-mark = { $colour ->
    [white] W
    [yellow] Y
    [red] R
    [green] G
    [blue] B
    [gold] ★
   *[purple] P
}
carrara-headline = { $count ->
    [0] the stack is empty
    [one] { $count } building in the stack
   *[other] { $count } buildings in the stack
}
carrara-last-turns = last turns
carrara-screen = behind the screen
carrara-pillars-left = pillars that are still to score
carrara-places-own = own scoring places
carrara-due = { $count } to pay
carrara-cheapest = cheapest
carrara-upgrade = upgrade tile
carrara-nothing-yet = brings nothing yet
carrara-together = Together { $gain }
carrara-needs-buildings = Needs { $count } buildings in the city
carrara-needs-coins = Needs { $count } coins; at the end every { $rate } coins are a point
carrara-money-gain = { $count ->
    [one] For the coins you have now { $count } point more at the end
   *[other] For the coins you have now { $count } points more at the end
}
carrara-taken = { $seat } has a pillar here
carrara-accepts = Takes { $colours }; two blocks of the next lower colour stand for one.
carrara-each-value = { $gain } for each point of value.
carrara-majority = Statues at the end: { $points } points.
carrara-now = Now: { $list }.
carrara-places-now = What scoring places would bring now
carrara-urban = Urban, value { $value }: costs as many blocks.
carrara-rural = Rural, value { $value }: costs as many blocks.
carrara-monument = A monument brings an upgrade tile; it can also cover a building of its kind, for the difference.
carrara-decoration-of = Its decoration is the { $item ->
    [book] book
    [coat_of_arms] coat of arms
    [crown] crown
    [goblet] goblet
    [flag] flag
   *[gate] gate
}.
carrara-decoration = For { $kind }: one more in value. Equal ones at the end: { $points } points.
carrara-statue = For buildings in { $cities }. Counts for statue places, and for the most statues in a city.
carrara-gold-statue = For a building in any city. Counts for statue places, and for the most statues in a city.
carrara-prices = { $prices }{ $rest ->
    [yes] ; other colours are free
   *[no] { "" }
}
