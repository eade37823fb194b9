"""Chapter 20: the final scoring."""

from signoria.games.virtu.box import (
    BONUS_CROSSES,
    BONUS_POINTS,
    BONUSES,
    CARD_POINTS,
    CROSS,
    EMPIRE,
    FIELD_POINTS,
    MOST_CITIES_POINTS,
    MOST_STEPS_POINTS,
    PLACES,
    POWERS,
    RELIGION,
    STEP_POINTS,
    TILE_POINTS,
    WORTHY_TILES,
)
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import (
    ALLIANCES_TERM,
    BONUSES_OF,
    BONUSES_TERM,
    CARDS_TERM,
    CITIES_TERM,
    INDULGENCES_IN,
    INDULGENCES_TERM,
    MOST_CITIES_TERM,
    MOST_PATRONAGE_TERM,
    PATRON,
    PATRONAGE_TERM,
    RELIGION_TERM,
    TILES_TERM,
    TRACK,
    TROPHIES,
    TROPHIES_TERM,
)


def score_final(s: Virtu) -> None:
    seats = range(s.setup.seats)
    farthest = max(s.piles[TRACK.of(seat)] for seat in seats)
    highest = max(s.piles[PATRON.of(seat)] for seat in seats)
    rewards = religious_rewards(s)
    for seat in seats:
        field, step = s.piles[TRACK.of(seat)], s.piles[PATRON.of(seat)]
        s.score(seat, CITIES_TERM, FIELD_POINTS[field])
        if field == farthest:
            s.score(seat, MOST_CITIES_TERM, MOST_CITIES_POINTS)
        s.score(seat, PATRONAGE_TERM, STEP_POINTS[step])
        if step == highest:
            s.score(seat, MOST_PATRONAGE_TERM, MOST_STEPS_POINTS)
        s.score(seat, CARDS_TERM, points_on_cards(s, seat))
        s.score(seat, TILES_TERM, points_on_tiles(s, seat))
        s.score(seat, BONUSES_TERM, points_of_bonuses(s, seat))
        s.score(seat, RELIGION_TERM, rewards[seat])
        s.score(seat, TROPHIES_TERM, TROPHIES.total(s.piles, seat))
        s.score(seat, ALLIANCES_TERM, counting_alliances(s, seat))
        s.score(seat, INDULGENCES_TERM, INDULGENCES_IN.total(s.piles, seat))


def points_on_cards(s: Virtu, seat: int) -> int:
    """VIR-20.6, VIR-20.17: cards in the palace, on whichever side."""
    cards = [s.card(seat, place) for place in range(PLACES.size)]
    return sum(CARD_POINTS[card] for card in cards if card >= 0)


def points_on_tiles(s: Virtu, seat: int) -> int:
    """VIR-20.6."""
    return sum(TILE_POINTS[tile] * s.owns_tile(seat, tile) for tile in WORTHY_TILES)


def points_of_bonuses(s: Virtu, seat: int) -> int:
    """VIR-7.16, VIR-20.6."""
    return sum(BONUS_POINTS[bonus] * s.piles[BONUSES_OF.of(seat, bonus)] for bonus in range(BONUSES.size))


def counting_alliances(s: Virtu, seat: int) -> int:
    """VIR-20.15, VIR-18.7."""
    return sum(s.ally(power) == seat and not s.hindered(seat, power) for power in range(POWERS.size))


def crosses(s: Virtu, seat: int) -> int:
    """VIR-20.7."""
    count = s.shown(seat, CROSS)
    if s.ally(EMPIRE) == seat and not s.hindered(seat, EMPIRE):
        count += 1
    return count + sum(BONUS_CROSSES[bonus] * s.piles[BONUSES_OF.of(seat, bonus)] for bonus in range(BONUSES.size))


def religious_rewards(s: Virtu) -> list[int]:
    """VIR-20.8 to 20.13, VIR-23.6: tied players take several places and get the reward of the next lower rank."""
    influence = [crosses(s, seat) for seat in range(s.setup.seats)]
    rewards = [*RELIGION[s.setup.seats], 0]
    found: list[int] = []
    for own in influence:
        rank = sum(other > own for other in influence)
        tied = influence.count(own) > 1
        found.append(rewards[rank + 1] if tied else rewards[rank])
    return found
