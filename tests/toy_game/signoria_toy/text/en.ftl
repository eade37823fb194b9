### Lake in English.

game-name = Lake

## Names

card = { $card ->
    [carp] carp
    [perch] perch
    [pike] pike
   *[storm] storm
}
fish = { $fish ->
    [carp] carp
    [perch] perch
   *[pike] pike
}
counted-card = { $count } { $kind ->
    [carp] carp
    [perch] perch
    [pike] pike
   *[storm] storm
}
counted-wish = { $kind ->
    [carp] carp
    [perch] perch
   *[pike] pike
}
term = { $term ->
    [fish] fish landed
   *[wish] fish wished for
}
pile-lake = cards left in the lake
pile-net = net
pile-creel = creel
pile-lost = lost
pile-wish_deck = wishes left
pile-wish = secret wish
pile-shown = wish
field-fisher = whose turn it is

## Moves and questions

move-deal = the wish: { fish }
move-bite = what bites: { card }
move-cast = cast
move-land = land the net
ask-deal_wishes = Wishes are being dealt
ask-draw_bite = A line is out
ask-fish = { $me ->
    [yes] Cast once more, or land your net?
   *[no] { $seat } casts or lands the net
}

## What happens

act-gain-wish = { $me ->
    [yes] You wish for { $list }
   *[no] { $seat } gets a wish
}
act-gain-card = { $to ->
    [net] { $list } in the net
   *[lost] { "" }
}
act-take-card = { $me ->
    [yes] You land { $list }
   *[no] { $seat } lands { $list }
}
act-return-card = { $list } lost
act-turn-wish = { $me ->
    [yes] You wished for { $list }
   *[no] { $seat } wished for { $list }
}
act-score-scored = ({ points }: { term })
note-storm_comes = { $me ->
    [yes] A storm takes your net
   *[no] A storm takes the net of { $seat }
}
