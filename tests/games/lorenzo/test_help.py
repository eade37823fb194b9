"""What cards, leaders and tiles do, in words: made of the data, read by people."""

import pytest

from signoria.cli.tables.lorenzo_help import effects
from signoria.games.lorenzo.box import BONUS_TILES, CARDS, LEADERS, TILES
from signoria.games.lorenzo.effects.oneshot import COSTS, EXCHANGES
from signoria.text import Words
from signoria.text.words import LANGUAGES

SAID = {language: effects(Words(language, "lorenzo", strict=True)) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_its_words(language: str) -> None:
    said = SAID[language]
    for name, domain in (
        ("card", CARDS),
        ("leader", LEADERS),
        ("tile", TILES),
        ("bonus_tile", BONUS_TILES),
        ("exchange", EXCHANGES),
        ("cost", COSTS),
    ):
        assert list(said[name]) == domain.ids
        assert all(said[name].values())


@pytest.mark.parametrize(
    ("domain", "name", "czech", "english"),
    [
        (
            "card",
            "forest",
            "hned získáte 1 dřevo; ve sklizni od hodnoty 5 získáte 3 dřeva",
            "at once you receive 1 wood; in a harvest of 5 or more you receive 3 wood",
        ),
        (
            "card",
            "fortress",
            (
                "stojí 2 dřeva, 4 kameny a 2 mince; hned získáte 9 vítězných bodů; "
                "v produkci od hodnoty 5 získáte 2 vítězné body a privilegium Signorie"
            ),
            (
                "costs 2 wood, 4 stone and 2 coins; at once you receive 9 victory points; "
                "in a production of 5 or more you receive 2 victory points and a council privilege"
            ),
        ),
        (
            "card",
            "treasury",
            (
                "stojí 3 dřeva; hned získáte 4 vítězné body; "
                "v produkci od hodnoty 3 můžete vyměnit "
                "1 minci za 3 vítězné body nebo 2 mince za 5 vítězných bodů"
            ),
            (
                "costs 3 wood; at once you receive 4 victory points; "
                "in a production of 3 or more you may exchange "
                "1 coin for 3 victory points or 2 coins for 5 victory points"
            ),
        ),
        (
            "card",
            "stonemason",
            "stojí 4 mince; budovy berete s hodnotou o 2 vyšší; budovy stojí o 1 dřevo nebo 1 kámen méně",
            "costs 4 coins; you take buildings with a value 2 higher; buildings cost 1 wood or 1 stone less",
        ),
        (
            "card",
            "architect",
            "stojí 4 mince; hned můžete vzít budovu v hodnotě 6 a o 1 dřevo a 1 kámen levněji",
            "costs 4 coins; at once you may take a building with value 6 for 1 wood and 1 stone less",
        ),
        (
            "card",
            "support_to_the_bishop",
            (
                "stojí 1 dřevo, 1 kámen a 2 mince nebo 2 body vojenské síly (je třeba mít 4); "
                "hned získáte 3 body víry; "
                "na konci 1 vítězný bod"
            ),
            (
                "costs 1 wood, 1 stone and 2 coins or 2 military points (with at least 4); "
                "at once you receive 3 faith points; 1 victory point at the end"
            ),
        ),
        (
            "card",
            "general",
            "stojí 5 mincí; hned získáte 1 vítězný bod za každé 2 body vojenské síly",
            "costs 5 coins; at once you receive 1 victory point for each 2 military points",
        ),
        (
            "leader",
            "leonardo_da_vinci",
            (
                "lze vyložit, máte-li 4 postavy a 2 území; "
                "jednou za kolo: provedete produkci v hodnotě 0, kterou zvyšují jen sloužící"
            ),
            (
                "can be played with 4 characters and 2 territories; "
                "once a round: you carry out a production of value 0 that only servants raise"
            ),
        ),
        (
            "leader",
            "cesare_borgia",
            "lze vyložit, máte-li 3 budovy, 12 mincí a 2 body víry; na další území nepotřebujete body vojenské síly",
            (
                "can be played with 3 buildings, 12 coins and 2 faith points; "
                "you need no military points for further territories"
            ),
        ),
        (
            "tile",
            "X14",
            "z každého zdroje dostáváte o 1 dřevo nebo 1 kámen méně",
            "from each source you receive 1 wood or 1 stone less",
        ),
        (
            "tile",
            "X37",
            "na konci ztratíte 1 vítězný bod za každé dřevo, každý kámen, každou minci a každého sloužícího",
            "at the end you lose 1 victory point for each wood, each stone, each coin and each servant",
        ),
        (
            "bonus_tile",
            "P0",
            "ve sklizni získáte 1 dřevo, 1 kámen a 1 sloužícího; v produkci získáte 2 mince a 1 bod vojenské síly",
            (
                "in a harvest you receive 1 wood, 1 stone and 1 servant; "
                "in a production you receive 2 coins and 1 military point"
            ),
        ),
        ("exchange", "fair.1", "Jarmark, 4 mince za 3 dřeva a 3 kameny", "Fair, 4 coins for 3 wood and 3 stone"),
        (
            "cost",
            "support_to_the_pope.2",
            "5 bodů vojenské síly (je třeba mít 10)",
            "5 military points (with at least 10)",
        ),
    ],
)
def test_help_reads_as_somebody_would_say_it(domain: str, name: str, czech: str, english: str) -> None:
    assert SAID["cs"][domain][name] == czech
    assert SAID["en"][domain][name] == english
