"""Where the things of The Castle lie: its piles, counters and terms of score."""

from typing import Final

from signoria.games.castle.box import (
    CARDS,
    COPIES,
    CORNERS,
    FOLLOWERS,
    ROLES,
    SCORING,
    TOKEN_COPIES,
    TOKENS,
)
from signoria.kernel.domain import MOST_SEATS, SEATS
from signoria.kernel.fields import COUNT
from signoria.kernel.piles import PileTable
from signoria.kernel.scores import Ledger

PILES: Final = PileTable()

_CARD: Final = PILES.thing("card", COPIES, CARDS)
DECK: Final = PILES.group("deck", _CARD, [CARDS], home=True, seen=COUNT)
DRAWN: Final = PILES.group("drawn", _CARD, [SEATS, CARDS], owned=True)
LYING: Final = PILES.group("laid", _CARD, [CARDS])
REMOVED: Final = PILES.group("removed", _CARD, [CARDS])

# CAS-2.3 to 2.5: which tokens lie on the wall and which went back to the box nobody knows. So all kinds that were never
# turned up are one pile, and the towers only count whether a token still lies there.
_TOKEN: Final = PILES.thing("token", TOKEN_COPIES, TOKENS)
FACE_DOWN: Final = PILES.group("face_down", _TOKEN, [TOKENS], home=True, seen=COUNT)
NEW_TOKENS: Final = PILES.group("new_tokens", _TOKEN, [SEATS, TOKENS], owned=True)
OWN_TOKENS: Final = PILES.group("tokens", _TOKEN, [SEATS, TOKENS], owned=True)
USED: Final = PILES.group("used_tokens", _TOKEN, [TOKENS])
ON_WALL: Final = PILES.group("on_wall", None, [CORNERS])

_FOLLOWER: Final = PILES.thing("follower", [FOLLOWERS] * MOST_SEATS, SEATS)
SUPPLY: Final = PILES.group("supply", _FOLLOWER, [SEATS], home=True, owned=True)
MARKER: Final = PILES.group("marker", _FOLLOWER, [SEATS], owned=True)
STANDING_AS: Final = PILES.group("standing", _FOLLOWER, [SEATS, ROLES], owned=True)

# CAS-8.5: the cards of the house on which the keep of a seat stands; 0 for a keep on no house.
KEEP_SIZE: Final = PILES.group("keep_size", None, [SEATS], owned=True)

LEDGER: Final = Ledger(
    PILES,
    {
        "path": SCORING["path"],
        "path_with_well": SCORING["path_with_well"],
        "tower": SCORING["tower"],
        "tower_raised": SCORING["tower_with_token_2"],
        "house": SCORING["house"],
        "house_raised": SCORING["house_with_token_3"],
        "keep": 1,
        "market": SCORING["market"],
        "market_raised": SCORING["market_with_token_7"],
        "unfinished_path": SCORING["path"],
        "unfinished_tower": SCORING["tower"],
        "unfinished_house": SCORING["house"],
        "token": SCORING["token_9"],
    },
)
PILES.lay_out()

_TERM: Final[list[str]] = LEDGER.terms.ids
PATH_TERM: Final[int] = _TERM.index("path")
WELL_TERM: Final[int] = _TERM.index("path_with_well")
TOWER_TERM: Final[int] = _TERM.index("tower")
RAISED_TOWER: Final[int] = _TERM.index("tower_raised")
HOUSE_TERM: Final[int] = _TERM.index("house")
RAISED_HOUSE: Final[int] = _TERM.index("house_raised")
KEEP_TERM: Final[int] = _TERM.index("keep")
MARKET_TERM: Final[int] = _TERM.index("market")
RAISED_MARKET: Final[int] = _TERM.index("market_raised")
UNFINISHED: Final[list[int]] = [_TERM.index(f"unfinished_{kind}") for kind in ("path", "tower", "house")]
TOKEN_TERM: Final[int] = _TERM.index("token")
