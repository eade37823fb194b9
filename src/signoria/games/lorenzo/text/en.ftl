## The scene

lorenzo-round = round { $round } of { $rounds }, period { $period }
lorenzo-track-military = Military points
lorenzo-track-vp = Victory points
lorenzo-members = Family members
lorenzo-member-value = { $member }, value { $value }{ $home ->
    [yes] { "" }
   *[no] , placed
}
lorenzo-member-of = { $seat }: { $member }
lorenzo-worth = { $kind ->
    [territory] Territories
    [character] Characters
    [building] Buildings
   *[venture] Ventures
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end
lorenzo-hidden-leaders = { $count ->
    [one] { $count } leader in the hand
   *[other] { $count } leaders in the hand
}
lorenzo-cost = Cost
lorenzo-free = free of charge
lorenzo-cost-owned = { $list }, when at least { $owned } are owned
lorenzo-at-once = At once
lorenzo-always = From now on
lorenzo-once-a-round = Once a round
lorenzo-at-the-end = At the end
lorenzo-works = { $action ->
    [harvest] In a harvest
   *[production] In a production
} of { $activation } or more
lorenzo-gives = Gives
lorenzo-value = Value
lorenzo-large = room for many, but the action is worth { $less } less
lorenzo-excommunicated = Whom the excommunication strikes
lorenzo-report = Vatican report
lorenzo-report-needs = at the end of period { $period } it takes at least { $faith ->
    [one] { $faith } faith point
   *[other] { $faith } faith points
}
lorenzo-requires = Asks for
lorenzo-cards-of = { $kind ->
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
lorenzo-cards-same = { $count } cards of one type
lorenzo-or = { $one } or { $other }
lorenzo-or-short = or
lorenzo-fee = fee
lorenzo-members-could = What your family could do here
lorenzo-bonus-could = What the bonus action could do here
lorenzo-servants = How many servants?
lorenzo-acting = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
lorenzo-why = { $why ->
    [placed] This member stands elsewhere.
    [empty] The card is gone.
    [occupied] Somebody stands here.
    [coloured] One coloured member of yours is here already.
    [closed] Your excommunication closes the market.
    [six] You have six cards of this type.
    [slot] The next territory asks for { $need } military points; you have { $owned }.
    [servants] It takes { $need ->
        [one] { $need } servant
       *[other] { $need } servants
    }; you have { $owned }.
    [fee] The fee is { $fee } coins; you have { $owned }.
   *[goods] Missing: { $list }.
}
