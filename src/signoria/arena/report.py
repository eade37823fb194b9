"""A page that shows a tournament: ratings, rates, points and times, drawn in SVG, in one file."""

from collections.abc import Callable, Sequence
from html import escape
from typing import Any, Final

from signoria.arena.standings import Standings

WIDE: Final = 720
LEFT: Final = 150
ROW: Final = 30
COLOURS: Final = ("#7a2f24", "#2f5d62", "#b07d2b", "#46466e", "#5b7a3a", "#8a5a83")
Say = Callable[..., str]

STYLE: Final = """
body{font:16px/1.5 Georgia,serif;max-width:780px;margin:2rem auto;padding:0 1rem;color:#2b2620;background:#fbf7ee}
h1{font-size:1.6rem;margin:0}h2{font-size:1.1rem;margin:2rem 0 .3rem}table{border-collapse:collapse;width:100%}
td,th{padding:.25rem .6rem;text-align:right;border-bottom:1px solid #d9cfba}
td:first-child,th:first-child{text-align:left}
svg{width:100%;height:auto}text{font:13px Georgia,serif;fill:#2b2620}.soft{color:#6d6455}
"""


def page(standings: Standings, title: str, say: Say) -> str:
    """The whole page; `say` gives the words."""
    found = standings.document()
    order = sorted(found["players"], key=lambda name: -found["players"][name]["rating"])
    ink = {name: COLOURS[place % len(COLOURS)] for place, name in enumerate(found["contenders"])}
    settled = say("arena-settled" if found["settled"] else "arena-open")
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="soft">{escape(say("arena-line", game=title, games=found["games"], settled=settled))}</p>',
        _table(found, order, say),
        f"<h2>{escape(say('arena-rating'))}</h2>",
        _ratings(found, order, ink),
        f"<h2>{escape(say('arena-rate'))}</h2>",
        _rates(found, say),
        f"<h2>{escape(say('arena-points'))}</h2>",
        _points(standings, order, ink),
        f"<h2>{escape(say('arena-time'))}</h2>",
        _times(found, order, ink),
        *(_worker(name, done, say) for name, done in found["workers"].items()),
    ]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    return f"<!doctype html><html><head>{head}<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"


def _table(found: dict[str, Any], order: Sequence[str], say: Say) -> str:
    names = ["bot", "rating", "rate", *(["alone"] if found["seats"] > 2 else []), "points", "time"]
    head = "".join(f"<th>{escape(say(f'arena-{name}'))}</th>" for name in names)
    rows: list[str] = []
    for name in order:
        player = found["players"][name]
        cells = [
            escape(name),
            f"{player['rating']} ({player['rating_low']}–{player['rating_high']})",
            percent(player),
            *([percent(player["alone"])] if "alone" in player else []),
            f"{player['mean_score']:.1f}",
            f"{player['ms_a_move']:g} ms",
        ]
        rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
    return f"<table><tr>{head}</tr>{''.join(rows)}</table>"


def percent(found: dict[str, float]) -> str:
    """A rate with its interval."""
    return f"{100 * found['win_rate']:.1f} % ({100 * found['low']:.1f}–{100 * found['high']:.1f})"


def _scaled(low: float, high: float) -> Callable[[float], float]:
    span = max(1e-9, high - low)
    return lambda value: LEFT + (value - low) / span * (WIDE - LEFT - 60)


def _drawing(rows: int, shapes: Sequence[str]) -> str:
    return f'<svg viewBox="0 0 {WIDE} {rows * ROW + 8}" role="img">{"".join(shapes)}</svg>'


def _label(name: str, row: int) -> str:
    return f'<text x="{LEFT - 10}" y="{row * ROW + 20}" text-anchor="end">{escape(name)}</text>'


def _bar(at: Callable[[float], float], row: int, low: float, middle: float, high: float, ink: str, text: str) -> str:
    """A dot in its interval, and what it says."""
    y = row * ROW + 16
    return (
        f'<line x1="{at(low):.1f}" x2="{at(high):.1f}" y1="{y}" y2="{y}" stroke="{ink}" stroke-width="3"/>'
        f'<circle cx="{at(middle):.1f}" cy="{y}" r="6" fill="{ink}"/>'
        f'<text x="{at(high) + 10:.1f}" y="{y + 4}">{escape(text)}</text>'
    )


def _ratings(found: dict[str, Any], order: Sequence[str], ink: dict[str, str]) -> str:
    players = found["players"]
    at = _scaled(
        min(player["rating_low"] for player in players.values()),
        max(player["rating_high"] for player in players.values()),
    )
    shapes: list[str] = []
    for row, name in enumerate(order):
        player = players[name]
        shapes.append(_label(name, row))
        low, middle, high = player["rating_low"], player["rating"], player["rating_high"]
        shapes.append(_bar(at, row, low, middle, high, ink[name], f"{middle}"))
    return _drawing(len(order), shapes)


def _rates(found: dict[str, Any], say: Say) -> str:
    """Every pair: what the first won of it."""
    at = _scaled(0.0, 1.0)
    half = at(0.5)
    rows = found["pairs"]
    line = f'<line x1="{half}" x2="{half}" y1="0" y2="{len(rows) * ROW}" stroke="#d9cfba" stroke-dasharray="4 4"/>'
    shapes = [line]
    for row, pair in enumerate(rows):
        text = f"{100 * pair['win_rate']:.1f} %"
        title = say("arena-difference", points=f"{pair['score_difference']:+.1f}", games=pair["games"])
        shapes.append(f"<g><title>{escape(title)}</title>")
        shapes.append(_label(f"{pair['first']} : {pair['second']}", row))
        shapes.append(_bar(at, row, pair["low"], pair["win_rate"], pair["high"], "#46466e", text) + "</g>")
    return _drawing(len(rows), shapes)


def _points(standings: Standings, order: Sequence[str], ink: dict[str, str]) -> str:
    """From the least to the most, the middle half thick."""
    spread: dict[str, list[int]] = {name: [] for name in order}
    for result in standings.all():
        for name, points in zip(result.sitting, result.points):
            spread[name].append(points)
    ends = [points for found in spread.values() for points in found] or [0]
    at = _scaled(min(ends), max(ends))
    shapes: list[str] = []
    for row, name in enumerate(order):
        every = sorted(spread[name]) or [0]
        y = row * ROW + 16
        middle = every[len(every) // 2]
        least, quarter, upper, most = (at(every[min(len(every) * part // 4, len(every) - 1)]) for part in (0, 1, 3, 4))
        shapes.append(_label(name, row))
        shapes.append(
            f'<line x1="{least:.1f}" x2="{most:.1f}" y1="{y}" y2="{y}" stroke="{ink[name]}"/>'
            f'<line x1="{quarter:.1f}" x2="{upper:.1f}" y1="{y}" y2="{y}" stroke="{ink[name]}" stroke-width="9"/>'
            f'<circle cx="{at(middle):.1f}" cy="{y}" r="5" fill="#fbf7ee" stroke="{ink[name]}" stroke-width="2"/>'
            f'<text x="{most + 10:.1f}" y="{y + 4}">{middle}</text>'
        )
    return _drawing(len(order), shapes)


def _times(found: dict[str, Any], order: Sequence[str], ink: dict[str, str]) -> str:
    most = max(found["players"][name]["ms_a_move"] for name in order)
    at = _scaled(0.0, max(most, 1e-9))
    shapes: list[str] = []
    for row, name in enumerate(order):
        player = found["players"][name]
        wide = at(player["ms_a_move"]) - LEFT
        shapes.append(_label(name, row))
        shapes.append(f'<rect x="{LEFT}" y="{row * ROW + 8}" width="{wide:.1f}" height="16" fill="{ink[name]}"/>')
        shapes.append(f'<text x="{LEFT + wide + 8:.1f}" y="{row * ROW + 21}">{player["ms_a_move"]:g} ms</text>')
    return _drawing(len(order), shapes)


def _worker(name: str, done: dict[str, Any], say: Say) -> str:
    said = say("arena-worker", worker=name, games=done["games"], rate=done["games_per_second"])
    return f'<p class="soft">{escape(said)}</p>'
