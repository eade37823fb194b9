## Scéna

lorenzo-round = { $round }. kolo ze { $rounds }, { $period }. etapa
lorenzo-track-military = Stupnice vojenské síly
lorenzo-track-vp = Bodovací stupnice
lorenzo-members = Členové rodiny
lorenzo-member-value = { $member }, hodnota { $value }{ $home ->
    [yes] { "" }
   *[no] , už stojí na poli
}
lorenzo-member-of = { $seat }: { $member }
lorenzo-worth = { $kind ->
    [territory] Území
    [character] Postavy
    [building] Budovy
   *[venture] Činy
}: na konci { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
lorenzo-hidden-leaders = { $count ->
    [one] { $count } vůdce v ruce
    [few] { $count } vůdci v ruce
   *[other] { $count } vůdců v ruce
}
lorenzo-cost = Náklady
lorenzo-free = zdarma
lorenzo-cost-owned = { $list }, máš-li aspoň { $owned }
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
lorenzo-excommunicated = Koho exkomunikace postihne
lorenzo-report = Papežská přízeň
lorenzo-report-needs = na konci { $period }. etapy je třeba aspoň { $faith ->
    [one] { $faith } bod víry
    [few] { $faith } body víry
   *[other] { $faith } bodů víry
}
lorenzo-requires = Podmínka
lorenzo-cards-of = { $kind ->
    [territory] { $count } území
    [character] { $count ->
        [one] { $count } postava
        [few] { $count } postavy
       *[other] { $count } postav
    }
    [building] { $count ->
        [one] { $count } budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
   *[venture] { $count ->
        [one] { $count } čin
        [few] { $count } činy
       *[other] { $count } činů
    }
}
lorenzo-cards-same = { $count } karet jednoho druhu
lorenzo-or = { $one } nebo { $other }
lorenzo-or-short = nebo
lorenzo-fee = poplatek
lorenzo-members-could = Co tu může tvoje rodina
lorenzo-bonus-could = Co tu může bonusová akce
lorenzo-servants = Kolik sloužících?
lorenzo-acting = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
lorenzo-why = { $why ->
    [placed] Tenhle člen rodiny už stojí jinde.
    [empty] Karta už tu není.
    [occupied] Pole je obsazené.
    [coloured] Jeden tvůj barevný člen rodiny už tu je.
    [closed] Exkomunikace ti tržiště zapovídá.
    [six] Šest karet tohoto druhu už máš.
    [slot] Další území si žádá { $need ->
        [one] { $need } bod vojenské síly
        [few] { $need } body vojenské síly
       *[other] { $need } bodů vojenské síly
    }; máš { $owned }.
    [servants] Je třeba { $need ->
        [one] { $need } sloužící
        [few] { $need } sloužící
       *[other] { $need } sloužících
    }; máš { $owned }.
    [fee] Poplatek jsou { $fee } peníze; máš { $owned }.
   *[goods] Chybí: { $list }.
}
