game-name = Carcassonne: The Castle

## The scene

castle-headline = { $count ->
    [0] the last tile
    [one] { $count } tile left
   *[other] { $count } tiles left
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
castle-deck = { $count ->
    [one] tile of { $all } is left
   *[other] tiles of { $all } are left
}
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
castle-space-of = { $at ->
    [0] Choose one of { $all ->
        [one] the one space that glows
       *[other] { $all } spaces on the board
    }
   *[other] Space { $at } of { $all }
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
castle-areas = Areas with followers
castle-hole = { $size ->
    [one] The largest hole is one space.
   *[other] The largest hole has { $size } spaces.
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
castle-keep-help = The larger keep scores the largest hole at the end.
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
