### Jezero česky.

game-name = Jezero

## Jména

card = { $card ->
    [carp] kapr
    [perch] okoun
    [pike] štika
   *[storm] bouře
}
fish = { $fish ->
    [carp] kapr
    [perch] okoun
   *[pike] štika
}
counted-card = { $kind ->
    [carp] { $count ->
        [one] { $count } kapr
        [few] { $count } kapři
       *[other] { $count } kaprů
    }
    [perch] { $count ->
        [one] { $count } okoun
        [few] { $count } okouni
       *[other] { $count } okounů
    }
    [pike] { $count ->
        [one] { $count } štika
        [few] { $count } štiky
       *[other] { $count } štik
    }
   *[storm] { $count ->
        [one] { $count } bouře
        [few] { $count } bouře
       *[other] { $count } bouří
    }
}
counted-wish = { $kind ->
    [carp] kapr
    [perch] okoun
   *[pike] štika
}
term = { $term ->
    [fish] vylovené ryby
   *[wish] vysněné ryby
}
pile-lake = zbývá karet v jezeře
pile-net = síť
pile-creel = košík
pile-lost = ztraceno
pile-wish_deck = zbývá přání
pile-wish = tajné přání
pile-shown = přání
field-fisher = kdo je na tahu

## Tahy a otázky

move-deal = přání: { fish }
move-bite = zabral: { card }
move-cast = nahodit
move-land = vytáhnout síť
ask-deal_wishes = Rozdávají se přání
ask-draw_bite = Udice je ve vodě
ask-fish = { $me ->
    [yes] Nahodíte ještě, nebo vytáhnete síť?
   *[no] Na tahu: { $seat } – nahodit, nebo vytáhnout síť
}

## Co se děje

act-gain-wish = { $me ->
    [yes] Vaše přání: { $list }
   *[no] { $seat }: tajné přání
}
act-gain-card = { $to ->
    [net] v síti: { $list }
   *[lost] { "" }
}
act-take-card = { $me ->
    [yes] Váš úlovek: { $list }
   *[no] { $seat } – úlovek: { $list }
}
act-return-card = ztraceno: { $list }
act-turn-wish = { $me ->
    [yes] Vaše přání: { $list }
   *[no] { $seat } – přání: { $list }
}
act-score-scored = ({ points }: { term })
note-storm_comes = { $me ->
    [yes] Bouře vám bere síť
   *[no] { $seat } – bouře bere síť
}
