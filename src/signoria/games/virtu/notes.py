"""What the log of Virtù tells beside the acts."""

from typing import Final

from signoria.games.virtu.atlas import CITIES
from signoria.games.virtu.box import BOOSTS, CARDS, CHAMBERS, HOUSES, POWERS
from signoria.kernel.domain import SEATS, numbers
from signoria.kernel.events import Note

STRENGTHS: Final = numbers("strength", 0, 99)
YEARS: Final = numbers("year", 0, 999)

FIRST_PLAYER: Final = Note("first_player", {"seat": SEATS})
TAKES_HOUSE: Final = Note("takes_house", {"seat": SEATS, "house": HOUSES})
PALACES_SHOWN: Final = Note("palaces_shown")
YEAR_BEGINS: Final = Note("year_begins", {"year": YEARS})
TOKEN_MOVES: Final = Note("token_moves", {"seat": SEATS, "chamber": CHAMBERS})
COURTIERS_READY: Final = Note("courtiers_ready", {"seat": SEATS, "chamber": CHAMBERS})
COURTIER_SPENT: Final = Note("courtier_spent", {"seat": SEATS, "card": CARDS})
CARD_MOVED: Final = Note("card_moved", {"seat": SEATS, "card": CARDS})
ANNEXED: Final = Note("annexed", {"seat": SEATS, "city": CITIES})
CHAMBER_GIVES: Final = Note("chamber_gives", {"seat": SEATS, "card": CARDS})
AGENT_IN_CITY: Final = Note("agent_in_city", {"seat": SEATS, "city": CITIES})
AGENT_IN_PALACE: Final = Note("agent_in_palace", {"seat": SEATS, "other": SEATS})
AGENT_AT_POWER: Final = Note("agent_at_power", {"seat": SEATS, "power": POWERS})
AGENT_LEAVES_CITY: Final = Note("agent_leaves_city", {"seat": SEATS, "city": CITIES})
AGENT_LEAVES_PALACE: Final = Note("agent_leaves_palace", {"seat": SEATS, "other": SEATS})
AGENT_LEAVES_POWER: Final = Note("agent_leaves_power", {"seat": SEATS, "power": POWERS})
SIEGE_BEGINS: Final = Note("siege_begins", {"seat": SEATS, "city": CITIES})
FIELD_BATTLE: Final = Note("field_battle", {"seat": SEATS, "other": SEATS})
ANNOUNCES: Final = Note("announces", {"seat": SEATS, "war_bonus": BOOSTS})
ANNOUNCES_NOTHING: Final = Note("announces_nothing", {"seat": SEATS})
STRENGTH: Final = Note("strength", {"attack": STRENGTHS, "defence": STRENGTHS})
BATTLE_WON: Final = Note("battle_won", {"seat": SEATS})
BATTLE_DRAWN: Final = Note("battle_drawn")
CONQUERED: Final = Note("conquered", {"seat": SEATS, "city": CITIES})
REPELLED: Final = Note("repelled", {"seat": SEATS, "city": CITIES})
GIVEN_UP: Final = Note("given_up", {"seat": SEATS, "city": CITIES})
NEW_ORDER: Final = Note("new_order", {"seat": SEATS})
END_NEAR: Final = Note("end_near")
WINTER_BEGINS: Final = Note("winter_begins", {"seat": SEATS})
ALLIED_WITH: Final = Note("allied_with", {"seat": SEATS, "power": POWERS})
GAME_ENDS: Final = Note("game_ends")

NOTES: Final = [
    FIRST_PLAYER,
    TAKES_HOUSE,
    PALACES_SHOWN,
    YEAR_BEGINS,
    TOKEN_MOVES,
    COURTIERS_READY,
    COURTIER_SPENT,
    CARD_MOVED,
    ANNEXED,
    CHAMBER_GIVES,
    AGENT_IN_CITY,
    AGENT_IN_PALACE,
    AGENT_AT_POWER,
    AGENT_LEAVES_CITY,
    AGENT_LEAVES_PALACE,
    AGENT_LEAVES_POWER,
    SIEGE_BEGINS,
    FIELD_BATTLE,
    ANNOUNCES,
    ANNOUNCES_NOTHING,
    STRENGTH,
    BATTLE_WON,
    BATTLE_DRAWN,
    CONQUERED,
    REPELLED,
    GIVEN_UP,
    NEW_ORDER,
    END_NEAR,
    WINTER_BEGINS,
    ALLIED_WITH,
    GAME_ENDS,
]
