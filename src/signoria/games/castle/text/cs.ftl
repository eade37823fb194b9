game-name = Carcassonne: Hrad

## Scéna

castle-headline = { $count ->
    [0] poslední kartička
    [one] zbývá { $count } kartička
    [few] zbývají { $count } kartičky
   *[other] zbývá { $count } kartiček
}
castle-panel = kartička v ruce a území
castle-in-hand = { $me ->
    [yes] Přikládáte tuto kartičku
   *[no] { $seat } přikládá tuto kartičku
}
castle-just-laid = { $me ->
    [yes] Vaše přiložená kartička
   *[no] { $seat }: přiložená kartička
}
castle-no-tile = Nikdo nemá v ruce kartičku
castle-deck = { $count ->
    [one] kartička z { $all } zbývá
    [few] kartičky z { $all } zbývají
   *[other] kartiček z { $all } zbývá
}
castle-what-comes = Co může ještě přijít
castle-still-come = { $count ->
    [0] Není už co táhnout.
    [one] Zbývá táhnout jednu kartičku:
    [few] Zbývá táhnout tyto { $count } kartičky:
   *[other] Zbývá táhnout těchto { $count } kartiček:
}
castle-removed = Nikam nepasovaly a vypadly ze hry
castle-turn-tile = otočit kartičku
castle-turn-on = otočit po směru hodin
castle-turn-back = otočit zpět
castle-lay-here = přiložit kartičku sem
castle-spaces = pole, kam kartička pasuje
castle-space-before = předchozí pole
castle-space-behind = další pole
castle-space-of = { $at ->
    [0] { $all ->
        [one] Vyberte jediné možné pole
        [few] Vyberte jedno ze { $all } polí
       *[other] Vyberte jedno z { $all } polí
    }
   *[other] Pole { $at } z { $all }
}
castle-joins = Části kartičky
castle-region = { $kind ->
    [path] cesta
    [tower] věž
    [house] dům
   *[court] dvůr
}{ $kind ->
    [court] { $markets ->
        [0] {" "}bez trhu
        [one] {" "}s 1 trhem
       *[other] {" "}s { $markets } trhy
    }
   *[other] { $tiles ->
        [one] {" "}z 1 kartičky
       *[other] {" "}z { $tiles } kartiček
    }
}{ $state ->
    [complete] { $kind ->
        [house] , uzavřený
       *[other] , uzavřená
    }
    [open] { $kind ->
        [house] , neuzavřený
       *[other] , neuzavřená
    }
   *[court] {""}
}
castle-worth = { $count } × { $rate } = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} { $when ->
    [end] na konci
    [now] hned
   *[complete] po uzavření
}
castle-start = { $kind ->
    [path] tady začíná cesta
    [tower] tady začíná věž
    [house] tady začíná dům
   *[court] tady začíná dvůr s trhem
}
castle-standing = { $seat } { $count }
castle-leads = většinu má { $seat }
castle-nobody-leads = většinu nemá nikdo
castle-nobody-stands = nikdo tu nestojí
castle-areas = Území s figurkami
castle-hole = { $size ->
    [one] Největší díra má 1 pole.
    [few] Největší díra má { $size } pole.
   *[other] Největší díra má { $size } polí.
}
castle-keep-of = { $count ->
    [0] { $seat }: palác ještě nestojí
    [one] { $seat }: palác na domě z 1 kartičky
   *[other] { $seat }: palác na domě z { $count } kartiček
}
castle-keep-size = { $count ->
    [0] palác bez domu
   *[other] palác, velikost { $count }
}
castle-keep-help = Větší palác na konci boduje za největší díru.
castle-follower = { $seat }, { $role ->
    [herald] posel
    [knight] rytíř
    [squire] panoš
   *[merchant] obchodník
} na { $cell }
castle-supply = { $count ->
    [one] 1 figurka v zásobě
    [few] { $count } figurky v zásobě
   *[other] { $count } figurek v zásobě
}
castle-role = { $role ->
    [herald] { $count ->
        [one] 1 posel
        [few] { $count } poslové
       *[other] { $count } poslů
    }
    [knight] { $count ->
        [one] 1 rytíř
        [few] { $count } rytíři
       *[other] { $count } rytířů
    }
    [squire] { $count ->
        [one] 1 panoš
        [few] { $count } panoši
       *[other] { $count } panošů
    }
   *[merchant] { $count ->
        [one] 1 obchodník
        [few] { $count } obchodníci
       *[other] { $count } obchodníků
    }
} na plánu
castle-marker = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, políčko { $space } na zdi
castle-tower = rohová věž { $spaces }, { $token ->
    [yes] se žetonem
   *[no] bez žetonu
}
castle-tokens = žetony na zeď
castle-no-tokens = žádné žetony
castle-token-new = od příštího tahu
castle-token-number = Žeton { $token }
castle-token = { $token ->
    [1] hned ještě jeden tah
    [2] uzavřená věž: 4 body za kartičku
    [3] uzavřený dům: 2 body za kartičku
    [4] na konci neuzavřená cesta: 1 bod za kartičku
    [5] na konci neuzavřená věž: 2 body za kartičku
    [6] na konci neuzavřený dům: 1 bod za kartičku
    [7] na konci jeden dvůr: 4 body za trh
    [8] na konci se palác počítá o 2 větší
   *[9] na konci 5 bodů
}
castle-part = { $what ->
    [path] { $count ->
        [one] cesta
        [few] { $count } cesty
       *[other] { $count } cest
    }
    [well] { $count ->
        [one] cesta se studnou
        [few] { $count } cesty se studnami
       *[other] { $count } cest se studnami
    }
    [tower] { $count ->
        [one] věž
        [few] { $count } věže
       *[other] { $count } věží
    }
    [house] { $count ->
        [one] dům
        [few] { $count } domy
       *[other] { $count } domů
    }
    [court] { $count ->
        [one] dvůr
        [few] { $count } dvory
       *[other] { $count } dvorů
    }
    [market] { $count ->
        [one] dvůr s trhem
        [few] { $count } dvory s trhy
       *[other] { $count } dvorů s trhy
    }
   *[square] náměstí
}
