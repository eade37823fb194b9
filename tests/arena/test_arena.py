"""Who meets whom, what comes of it, and when it is enough."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from signoria.arena.keeping import keep, resume
from signoria.arena.match import Job, Result, Thought, play
from signoria.arena.pairing import Tournament, jobs, pairs, seatings
from signoria.arena.rating import interval, rating_intervals, ratings
from signoria.arena.report import page
from signoria.arena.standings import Standings
from signoria.arena.workers import here, processes
from signoria.bots.random import RandomBot
from signoria.kernel.errors import SignoriaError

RIALTO = Tournament("rialto", {}, 2, ("greedy", "random"), 4, "1", Thought())


def result(number: int, sitting: tuple[str, ...], winner: str, block: int | None = None, points: int = 10) -> Result:
    places = tuple(1 if name == winner else 2 for name in sitting)
    scores = tuple(points + 5 if name == winner else points for name in sitting)
    zeros = tuple(0 for _ in sitting)
    return Result(
        number,
        number // 2 if block is None else block,
        sitting,
        places,
        scores,
        zeros,
        tuple(0.0 for _ in sitting),
        zeros,
        "here:1",
        0.5,
    )


def won(standings: Standings, pattern: str) -> Standings:
    """Games of a block of two each; a letter for each says who won: a or b."""
    first, second = standings.tournament.contenders[:2]
    for number, letter in enumerate(pattern):
        sitting = (first, second) if number % 2 == 0 else (second, first)
        standings.add(result(number, sitting, first if letter == "a" else second))
    return standings


def test_two_change_seats_and_more_sit_alone_in_every_seat_both_ways() -> None:
    assert seatings("a", "b", 2) == [("a", "b"), ("b", "a")]
    three = seatings("a", "b", 3)
    assert len(three) == 6
    assert [sitting.count("a") for sitting in three] == [1, 1, 1, 2, 2, 2]


def test_a_bot_that_nobody_has_registered_can_be_handed_over() -> None:
    job = next(jobs(replace(RIALTO, contenders=("newcomer", "random"))))
    with pytest.raises(SignoriaError, match="there is no bot 'newcomer'"):
        play(job)
    found = play(job, {"newcomer": RandomBot()})
    known = play(replace(job, sitting=("random", "random")))
    assert found.sitting == ("newcomer", "random")
    assert found.points == known.points


def test_on_a_ladder_neighbours_meet() -> None:
    ladder = replace(RIALTO, contenders=("a", "b", "c"), is_ladder=True)
    assert pairs(ladder) == [("a", "b"), ("b", "c")]
    assert pairs(replace(ladder, is_ladder=False)) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_games_of_a_block_have_one_seed_and_every_pair_the_same_deals() -> None:
    three = replace(RIALTO, contenders=("greedy", "random", "search"), games=4)
    due = list(jobs(three))
    assert [job.number for job in due] == list(range(12))
    by_block: dict[int, set[str]] = {}
    for job in due:
        by_block.setdefault(job.block, set()).add(job.seed)
    assert all(len(seeds) == 1 for seeds in by_block.values())
    assert sorted(seed for seeds in by_block.values() for seed in seeds) == ["1:0"] * 3 + ["1:1"] * 3


def test_a_game_repeats_itself() -> None:
    job = Job(0, 0, "rialto", {}, ("random", "greedy"), "x", Thought())
    first, again = play(job), play(job)
    assert (first.points, first.places, first.moves) == (again.points, again.places, again.moves)
    assert first.moves[1] > 0


def test_search_thinks_as_long_as_the_arena_says() -> None:
    job = Job(0, 0, "rialto", {}, ("search", "random"), "x", Thought(iterations=4))
    found = play(job)
    assert 0 < found.playouts[0] <= 4 * found.moves[0]
    assert found.playouts[1] == 0


def test_an_interval_holds_the_rate_and_narrows() -> None:
    few = interval([[1.0, 0.0], [1.0, 1.0]])
    many = interval([[1.0, 0.0], [1.0, 1.0]] * 50)
    assert few[0] == many[0] == 0.75
    assert few[1] < many[1] < 0.75 < many[2] < few[2]
    assert interval([[1.0, 1.0]] * 20)[1] > 0.8


def test_games_that_go_alike_count_as_fewer() -> None:
    apart = interval([[1.0, 0.0]] * 50)
    alike = interval([[1.0, 1.0], [0.0, 0.0]] * 25)
    assert apart[0] == alike[0] == 0.5
    assert alike[2] - alike[1] > apart[2] - apart[1]


def test_ratings_say_who_wins_how_often() -> None:
    results = [result(number, ("a", "b"), "b" if number % 4 == 0 else "a") for number in range(400)]
    found = ratings(["a", "b"], results)
    assert found["a"] - found["b"] == pytest.approx(191, abs=3)  # 400 log10 3
    low, high = rating_intervals(["a", "b"], results)["a"]
    assert low < found["a"] < high < low + 100


def test_with_more_seats_an_equal_share_is_an_equal_rating() -> None:
    results = [result(number, ("a", "b", "b"), "ab"[number % 3 > 0]) for number in range(300)]
    found = ratings(["a", "b"], results)
    assert found["a"] == pytest.approx(found["b"], abs=5)


def test_who_never_lost_is_not_rated_without_end() -> None:
    results = [result(number, ("a", "b"), "a") for number in range(20)]
    low, high = rating_intervals(["a", "b"], results)["a"]
    assert 1500 < ratings(["a", "b"], results)["a"] < 2500
    assert high - low > 200


def test_the_order_is_settled_when_every_pair_has_its_better_one() -> None:
    assert not won(Standings(RIALTO), "a" * 10).is_settled()  # too few
    assert won(Standings(RIALTO), "a" * 24).is_settled()
    assert not won(Standings(RIALTO), "ab" * 40).is_settled()


def test_the_document_says_what_was_asked_for() -> None:
    found = won(Standings(RIALTO), "aaab").document()
    assert found["game"] == "rialto"
    assert found["games"] == 4
    greedy = found["players"]["greedy"]
    assert set(greedy) >= {"win_rate", "low", "high", "mean_score", "rating"}
    assert greedy["win_rate"] == 0.75
    assert greedy["mean_score"] == 13.75
    assert found["pairs"][0]["score_difference"] == 2.5
    assert found["workers"] == {"here:1": {"games": 4, "games_per_second": 2.0}}


def test_with_more_seats_who_sits_alone_is_told() -> None:
    standings = Standings(replace(RIALTO, seats=3))
    standings.add(result(0, ("greedy", "random", "random"), "greedy", 0))
    standings.add(result(1, ("random", "greedy", "greedy"), "greedy", 0))
    alone = standings.document()["players"]["greedy"]["alone"]
    assert (alone["fair"], alone["win_rate"]) == (0.3333, 1.0)


def test_a_tournament_goes_on_where_its_file_ends(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = Standings(RIALTO)
    resume(path, first)
    for number in range(3):
        keep(path, result(number, ("greedy", "random"), "greedy"))
    with path.open("a") as file:
        file.write('{"number": 3, "bl')  # killed while it wrote
    again = Standings(RIALTO)
    resume(path, again)
    assert sorted(again.results) == [0, 1, 2]
    keep(path, result(3, ("random", "greedy"), "greedy"))
    third = Standings(replace(RIALTO, games=100))  # more games of the same are the same tournament
    resume(path, third)
    assert len(third.results) == 4
    with pytest.raises(SignoriaError, match="holds another tournament"):
        resume(path, Standings(replace(RIALTO, seats=3)))


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("hello\n")
    with pytest.raises(SignoriaError, match="line 1"):
        resume(path, Standings(RIALTO))
    path.write_text(json.dumps(RIALTO.document()) + '\n{"number": 1}\n{"number": 2}\n')
    with pytest.raises(SignoriaError, match="line 2: no result"):
        resume(path, Standings(RIALTO))


def test_processes_play_what_one_would(tmp_path: Path) -> None:
    one = {found.number: found.points for found in here(jobs(RIALTO))}
    two = {found.number: found.points for found in processes(2)(jobs(RIALTO))}
    assert one == two
    assert len(one) == 4


def test_the_page_shows_every_bot_and_needs_nothing_else() -> None:
    shown = page(won(Standings(RIALTO), "aaabaaab"), "Rialto & co", lambda message, **about: f"{message} {about}")
    assert shown.count("<svg") == 4
    assert "Rialto &amp; co" in shown
    assert "greedy" in shown
    assert "<script" not in shown
    assert "http" not in shown
