"""Chapter 16: the city track, and who controls a city."""

from signoria.games.virtu.box import LAST_FIELD
from signoria.games.virtu.state import Virtu
from signoria.games.virtu.table import TRACK


def set_control(s: Virtu, city: int, seat: int) -> None:
    """VIR-16.2, VIR-13.27: a disc on a city; the loser's disc on the track moves first."""
    loser = s.control[city]
    s.control = s.control[:]
    s.control[city] = seat
    if loser >= 0:
        move_disc(s, loser)
    move_disc(s, seat)


def move_disc(s: Virtu, seat: int) -> None:
    """VIR-16.1, VIR-16.2: onto the discs of its new field; VIR-16.7: on the last field it stays where it is."""
    before = s.piles[TRACK.of(seat)]
    reached = min(LAST_FIELD, s.control.count(seat))
    if reached == before:
        return
    s.advance(TRACK.of(seat), reached - before)
    track = [other for other in s.track if other != seat]
    place = 0
    while place < len(track) and s.piles[TRACK.of(track[place])] > reached:
        place += 1
    track.insert(place, seat)
    s.track = track
