### Carcassonne: The Castle in English. A castle card is a tile here, as in the English edition.
### In sentences, $seat is a name and $me is yes when it is the reader; ids of parts, roles and so on are chosen from.

game-name = Carcassonne: The Castle
game-about = Tiles within castle walls, knights on towers and merchants in courts: whoever places followers best wins.

## Names

# Tiles and cells are called by their ids.
card = { $card }
counted-card = tile { $kind }
cell = { $cell }
part = { $part ->
    [path] path
    [path-2] path 2
    [path-3] path 3
    [path-4] path 4
    [tower] tower
    [tower-2] tower 2
    [tower-3] tower 3
    [tower-4] tower 4
    [house] house
    [house-2] house 2
    [house-3] house 3
    [house-4] house 4
    [court] court
    [court-2] court 2
    [court-3] court 3
   *[court-4] court 4
}
structure = { $part ->
    [path] path
    [path-2] path
    [path-3] path
    [path-4] path
    [tower] tower
    [tower-2] tower
    [tower-3] tower
    [tower-4] tower
    [house] house
    [house-2] house
    [house-3] house
    [house-4] house
   *[other] court
}
role = { $role ->
    [herald] herald
    [knight] knight
    [squire] squire
   *[merchant] merchant
}
corner_tower = { $corner_tower }
counted-token = token { $kind }

## Piles, fields and things

pile-deck = tiles to come
pile-drawn = tile drawn
pile-laid = tiles laid
pile-removed = tiles that left the game
pile-face_down = tokens never turned up
pile-new_tokens = tokens gained in this turn
pile-tokens = tokens
pile-used_tokens = tokens used
pile-on_wall = tokens on the wall
pile-supply = followers in the supply
pile-marker = marker on the track
pile-standing = followers in the castle
pile-keep_size = tiles of the keep's house
field-active = whose turn it is
field-extra_turns = extra turns to come
field-cards = tiles
field-followers = followers
field-keeps = keeps

## The table in the terminal

castle-tiles-left = { $count ->
    [one] { $count } tile to come
   *[other] { $count } tiles to come
}
castle-drawn = In hand: tile { $card }
castle-row-points = points
castle-row-followers = followers left
castle-row-keep = keep, tiles
castle-row-tokens = tokens
castle-row-new-tokens = new tokens
castle-legend-parts = tiles: ═ ║ path, T tower, H house, · court
castle-legend-marks = o well, □ square, * market; ● ■ followers, ♜ keeps
castle-legend-wall = ━ ┃ wall; what stands in it is a start space
castle-legend-row = columns are letters from the west, rows are numbers from the north

## Terms of score

term = { $term ->
    [path] paths
    [path_with_well] paths with a well
    [tower] towers
    [tower_raised] towers with token 2
    [house] houses
    [house_raised] houses with token 3
    [keep] larger keep
    [market] markets
    [market_raised] markets with token 7
    [unfinished_path] unfinished paths
    [unfinished_tower] unfinished towers
    [unfinished_house] unfinished houses
   *[token] token 9
}

## Options

option-first = who begins
option-first-drawn = drawn by lot
option-first-seat_1 = the first seat
option-first-seat_2 = the second seat

## Moves, as lines of a menu

move-start = { $seat } begins
move-draw = the next tile is { card }
move-reveal = the token turned up is a { $token }
move-lay = lay it on { $cell }{ $rotation ->
    [0] { "" }
   *[other] , turned by { $rotation }°
}
move-follower = place { follower-on }
follower-on = { $part ->
    [path] a herald on the path
    [path-2] a herald on path 2
    [path-3] a herald on path 3
    [path-4] a herald on path 4
    [tower] a knight on the tower
    [tower-2] a knight on tower 2
    [tower-3] a knight on tower 3
    [tower-4] a knight on tower 4
    [house] a squire on the house
    [house-2] a squire on house 2
    [house-3] a squire on house 3
    [house-4] a squire on house 4
    [court] a merchant on the court
    [court-2] a merchant on court 2
    [court-3] a merchant on court 3
   *[court-4] a merchant on court 4
}
move-score = score the { structure } at { $cell } first
move-use = use token { $token }: { $token ->
    [1] one more turn
    [2] 4 points a tile
   *[other] 2 points a tile
}
move-pass = { $decision ->
    [place_follower] place no follower
    [raise_points] keep the token
    [extra_turn] no extra turn
   *[other] pass
}

## Questions

ask-draw_start = The start player is being drawn
ask-draw_card = A tile is being drawn
ask-turn_up_token = A wall token is being turned up
ask-lay_card = { $me ->
    [yes] Lay the tile that you drew
   *[no] { $seat } lays the drawn tile
}
ask-place_follower = { $me ->
    [yes] You may place a follower on the tile at { $cell }
   *[no] { $seat } may place a follower on the tile at { $cell }
}
ask-choose_structure = { $me ->
    [yes] Several structures are completed: which is scored first?
   *[no] { $seat } decides which structure is scored first
}
ask-raise_points = { $me ->
    [yes] The { structure } at { $cell } is yours: use a token to raise its points?
   *[no] { $seat } may use a token to raise the points of the { structure } at { $cell }
}
ask-extra_turn = { $me ->
    [yes] Use token 1 for one more turn?
   *[no] { $seat } may use token 1 for one more turn
}

## What happens: acts, by what is moved. Those that say nothing to a person are empty.

act-gain-card = { $me ->
    [yes] You draw { $list }
   *[no] { $seat } draws { $list }
}
act-place-card = { $me ->
    [yes] You lay { $list }
   *[no] { $seat } lays { $list }
}
act-return-card = { "" }
act-place-follower = { $to ->
    [marker] { "" }
   *[standing] { $me ->
        [yes] You place a { $role ->
            [herald] herald
            [knight] knight
            [squire] squire
           *[merchant] merchant
        }
       *[no] { $seat } places a { $role ->
            [herald] herald
            [knight] knight
            [squire] squire
           *[merchant] merchant
        }
    }
}
act-return-follower = { $me ->
    [yes] You take back
   *[no] { $seat } takes back
} { $from_role ->
    [herald] { $count ->
        [one] a herald
       *[other] { $count } heralds
    }
    [knight] { $count ->
        [one] a knight
       *[other] { $count } knights
    }
    [squire] { $count ->
        [one] a squire
       *[other] { $count } squires
    }
   *[merchant] { $count ->
        [one] a merchant
       *[other] { $count } merchants
    }
}
act-gain-token = { $me ->
    [yes] You take from the wall { $list }
   *[no] { $seat } takes from the wall { $list }
}
act-turn-token = { "" }
act-place-token = { $me ->
    [yes] You use { $list }
   *[no] { $seat } uses { $list }
}
act-advance-on_wall = { "" }
act-advance-keep_size = { "" }
act-score-scored = { $me ->
    [yes] You score
   *[no] { $seat } scores
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ term })

## What happens: notes

note-first_turn = { $me ->
    [yes] You begin
   *[no] { $seat } begins
}
note-extra = { $me ->
    [yes] You have one more turn
   *[no] { $seat } has one more turn
}
note-no_place = There is no place for tile { $card }: it leaves the game
note-no_card_left = { $me ->
    [yes] No tile is left for you to lay
   *[no] No tile is left for { $seat } to lay
}
note-lies = (on { $cell }{ $rotation ->
    [0] { "" }
   *[other] , turned by { $rotation }°
})
note-stands = (on { $cell })
note-completed = The { structure } at { $cell } is complete
note-nobody_scores = The { structure } at { $cell } is complete, and nobody has the majority
note-keep_moves = { $me ->
    [yes] Your keep stands on the house at { $cell } now
   *[no] The keep of { $seat } stands on the house at { $cell } now
}
note-game_ends = — The last tile lies: the final scoring —
note-hole = The largest gap in the castle has { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
note-no_keep_scores = No keep is larger than the other: nobody scores for it

## The scene

castle-headline = { $count ->
    [0] the last tile
    [one] { $count } tile left
   *[other] { $count } tiles left
}
castle-built = the castle is built
castle-followers = followers that may be placed
castle-nobody = nobody
castle-shortly = { $kind ->
    [path] path
    [tower] tower
    [house] house
   *[court] court
}, { $kind ->
    [court] { $markets ->
        [0] no market
        [one] one market
       *[other] { $markets } markets
    }
   *[other] { $tiles ->
        [one] one tile
       *[other] { $tiles } tiles
    }
}
castle-panel = the tile in hand and the areas
castle-in-hand = { $me ->
    [yes] You lay this tile
   *[no] { $seat } lays this tile
}
castle-just-laid = { $me ->
    [yes] You laid this tile
   *[no] { $seat } laid this tile
}
castle-no-tile = No tile is in hand
castle-deck = of { $all } to come
castle-what-comes = What may still come
castle-still-come = { $count ->
    [0] Nothing is left to be drawn.
    [one] One tile is left to be drawn:
   *[other] These { $count } tiles are left to be drawn:
}
castle-removed = Fitted nowhere and left the game
castle-turn-tile = turn the tile
castle-turn-on = turn clockwise
castle-turn-back = turn back
castle-lay-here = lay the tile here
castle-spaces = spaces where the tile fits
castle-space-before = the space before
castle-space-behind = the next space
castle-choose-space = { $count ->
    [one] It fits on the one space that glows.
   *[other] It fits on the { $count } spaces that glow: choose one, and turn the tile there.
}
castle-joins = The parts of the tile
castle-region = { $kind ->
    [path] path
    [tower] tower
    [house] house
   *[court] court
}{ $kind ->
    [court] {" "}with { $markets ->
        [0] no market
        [one] one market
       *[other] { $markets } markets
    }
   *[other] { $tiles ->
        [one] {" "}of one tile
       *[other] {" "}of { $tiles } tiles
    }
}{ $state ->
    [complete] , complete
    [open] , unfinished
   *[court] {""}
}
castle-worth = { $count } × { $rate } = { $points ->
    [one] { $points } point
   *[other] { $points } points
} { $when ->
    [end] at the end
    [now] now
   *[complete] once complete
}
castle-start = { $kind ->
    [path] a path begins here
    [tower] a tower begins here
    [house] a house begins here
   *[court] a court with a market begins here
}
castle-standing = { $seat } { $count }
castle-leads = { $seat } leads
castle-nobody-leads = nobody leads
castle-nobody-stands = nobody stands here
castle-areas = Areas with followers ({ $count })
castle-hole = { $size ->
    [one] The largest gap is one space.
   *[other] The largest gap has { $size } spaces.
}
castle-keep-of = { $count ->
    [0] { $seat }: no keep stands yet
    [one] { $seat }: keep on a house of one tile
   *[other] { $seat }: keep on a house of { $count } tiles
}
castle-keep-size = { $count ->
    [0] keep without a house
   *[other] keep, size { $count }
}
castle-keep-help = The larger keep scores the largest gap at the end.
castle-follower = { $seat }, { $role ->
    [herald] herald
    [knight] knight
    [squire] squire
   *[merchant] merchant
} on { $cell }
castle-supply = { $count ->
    [one] one follower left
   *[other] { $count } followers left
}
castle-role = { $role ->
    [herald] { $count ->
        [one] one herald
       *[other] { $count } heralds
    }
    [knight] { $count ->
        [one] one knight
       *[other] { $count } knights
    }
    [squire] { $count ->
        [one] one squire
       *[other] { $count } squires
    }
   *[merchant] { $count ->
        [one] one merchant
       *[other] { $count } merchants
    }
} on the board
castle-marker = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, space { $space } of the wall
castle-tower = corner tower { $spaces }, { $token ->
    [yes] with a wall token
   *[no] without a token
}
castle-tokens = wall tokens
castle-no-tokens = no wall tokens
castle-token-new = from the next turn on
castle-token-number = Wall token { $token }
castle-token = { $token ->
    [1] one more turn at once
    [2] a completed tower: 4 points a tile
    [3] a completed house: 2 points a tile
    [4] at the end, an unfinished path: 1 point a tile
    [5] at the end, an unfinished tower: 2 points a tile
    [6] at the end, an unfinished house: 1 point a tile
    [7] at the end, one court: 4 points a market
    [8] at the end, your keep counts 2 larger
   *[9] at the end, 5 points
}
castle-part = { $what ->
    [path] { $count ->
        [one] path
       *[other] { $count } paths
    }
    [well] { $count ->
        [one] path with a well
       *[other] { $count } paths with wells
    }
    [tower] { $count ->
        [one] tower
       *[other] { $count } towers
    }
    [house] { $count ->
        [one] house
       *[other] { $count } houses
    }
    [court] { $count ->
        [one] court
       *[other] { $count } courts
    }
    [market] { $count ->
        [one] court with a market
       *[other] { $count } courts with markets
    }
   *[square] square
}
