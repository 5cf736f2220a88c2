"""Puzzles that are shipped: each replays and is solved; a sample is searched and made again."""

import datetime as dt

import msgspec
import pytest

import argosy
from argosy import coach
from argosy.bots.levels import LEVELS
from argosy.bots.search_backends import searcher
from argosy.coach.elo import Result, expected, rating_after
from argosy.coach.puzzle_generation import (
    MOST,
    THINGS,
    Search,
    Spot,
    found_by,
    in_game,
    rating_of,
    ratings,
    self_play,
    spots,
)
from argosy.coach.puzzles import Made, answer_to, by_id, of_the_day, position, read, sets, written
from argosy.errors import ArgosyError
from argosy.search.types import LEARNED, Budget

EASILY = Search(margin=0.02, quick=30, deep=30)
"""A search that is soon satisfied."""


@pytest.fixture(autouse=True)
def awake(monkeypatch):
    """In whatever backend the tests run, nobody waits for a compiler."""
    monkeypatch.setattr(coach, "is_ready", lambda game: True)


@pytest.fixture
def found_by_greedy(monkeypatch):
    """Bots that search think for long where nothing is compiled."""
    monkeypatch.setattr(
        "argosy.coach.puzzle_generation.found_by",
        lambda *_: {"greedy": 1.0, "cabin-boy": 1.0, "deckhand": 1.0},
    )


def test_the_bots_that_try_are_asked_in_turn():
    spot = next(spots(position(sets()["duel"].puzzles[0])))
    best = next(iter(spot.things))
    assert found_by(spot, best, 1, ("greedy", "random")) == found_by(spot, best, 1, ("greedy", "random"))
    assert set(found_by(spot, best, 1, ("greedy", "random"))) == {"greedy", "random"}


def test_there_is_a_set_for_every_expansion():
    duel = {frozenset(one.made.expansions): one for one in sets().values() if one.made.game == "duel"}
    assert set(duel) == {frozenset(some) for some in ((), ("agora",), ("pantheon",), ("agora", "pantheon"))}
    assert all(len(one.puzzles) >= 12 for one in duel.values())
    wonders = {one.name: one for one in sets().values() if one.made.game == "wonders"}
    assert set(wonders) == {
        "wonders",
        *(f"wonders-{expansion}" for expansion in ("armada", "leaders", "cities", "babel", "edifice")),
    }
    assert all(len(one.puzzles) >= 6 for one in wonders.values())
    assert all(one.made.players == 3 for one in wonders.values())


@pytest.mark.parametrize("name", sorted(sets()))
def test_every_puzzle_can_be_played_again_and_solved(name):
    found = sets()[name]
    for puzzle in found.puzzles:
        game = position(puzzle)
        assert game.record() == puzzle.record
        assert game.view(None).expansions == found.made.expansions
        texts = [choice.text for choice in game.choices(puzzle.seat)]
        assert set(puzzle.solutions) <= set(texts)
        assert {answer_to(puzzle, game, text) for text in puzzle.solutions} == {puzzle.best}
        assert {answer_to(puzzle, game, text) for text in texts} == set(puzzle.answers)
        assert len(puzzle.answers) >= THINGS
        assert puzzle.gap >= found.made.margin - 0.001
        assert puzzle.best.reasons
        assert puzzle.rating == rating_of(found.made.game, puzzle.found_by)


@pytest.mark.sample(4)
@pytest.mark.parametrize("name", sorted(sets()))
def test_a_search_finds_the_solution_best(name):
    puzzle = sets()[name].puzzles[-1]
    game = position(puzzle)
    view = game.view(puzzle.seat)
    found = searcher(view).search(view, Budget(iterations=2_000), LEARNED, 77)
    right = {choice.number for choice in game.choices(puzzle.seat) if choice.text in puzzle.solutions}
    assert found.best.number in right


def test_not_all_of_a_set_is_easy_and_ids_are_told_apart():
    puzzles = [puzzle for one in sets().values() for puzzle in one.puzzles]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) == len(by_id())
    for one in sets().values():
        grades = [puzzle.grade for puzzle in one.puzzles]
        assert grades.count("easy") <= len(grades) * MOST["easy"] + 1
        assert [puzzle.rating for puzzle in one.puzzles] == sorted(puzzle.rating for puzzle in one.puzzles)


def test_every_day_has_its_puzzle_and_none_comes_again_soon():
    first = dt.date(2026, 11, 25).toordinal()
    days = [of_the_day(dt.date.fromordinal(first + day)).id for day in range(len(sets()) * 6)]
    assert len(set(days)) == len(days)
    assert of_the_day(dt.date(2026, 11, 25)) == of_the_day(dt.date(2026, 11, 25))


def test_a_text_that_is_no_choice_has_no_answer():
    puzzle = sets()["duel"].puzzles[0]
    with pytest.raises(ArgosyError, match="no choice of seat"):
        answer_to(puzzle, position(puzzle), "build everything")


@pytest.mark.parametrize(
    "deal", [{"game": "duel"}, {"game": "wonders", "players": 3}], ids=["duel", "wonders"]
)
def test_puzzles_of_a_game_are_the_same_each_time(deal, found_by_greedy):
    game = argosy.new_game(seed=5, **deal)
    while len(game.journal) < 12:
        for seat in game.owing:
            while seat in game.owing:
                game.choose(seat, game.choices(seat)[-1])
    found = in_game(game, 5, EASILY)
    assert found == in_game(argosy.replay(game.record()), 5, EASILY)
    for one in found:
        then = position(one)
        assert one.seat in then.owing
        assert then.record() == one.record
    made = Made(version="1", game=deal["game"], players=3, expansions=(), seed=5, iterations=30, margin=0.02)
    assert sorted(read("some", written(made, found)).puzzles, key=lambda one: one.id) == sorted(
        found, key=lambda one: one.id
    )


def test_what_is_asked_has_much_to_do():
    game = argosy.new_game("duel", seed=5)
    while not game.is_over:
        game.choose(game.owing[0], game.choices(game.owing[0])[0])
    asked = list(spots(game))
    assert all(len(one.things) >= THINGS for one in asked)
    assert all(isinstance(one, Spot) and one.seat in one.game.owing for one in asked)


def test_the_bot_plays_to_the_end_and_the_same_each_time(monkeypatch):
    monkeypatch.setattr("argosy.coach.puzzle_generation.PLAYER", "greedy")
    game = self_play({"game": "duel"}, 3)
    assert game.is_over
    assert game.record() == self_play({"game": "duel"}, 3).record()


def test_a_file_that_is_no_set_is_refused():
    with pytest.raises(ArgosyError, match="some is no set of puzzles"):
        read("some", "{}\n")


def test_who_is_stronger_wins_more():
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) == pytest.approx(10 / 11)


def test_a_rating_rises_with_what_is_solved_and_settles():
    assert rating_after([Result(1500, is_right=True)]) == 1520
    assert rating_after([Result(1900, is_right=True)]) > rating_after([Result(1100, is_right=True)])
    assert rating_after([Result(1500, is_right=False)]) == 1480
    even = [Result(1500, is_right=bool(number % 2)) for number in range(30)]
    step = rating_after([*even, Result(1500, is_right=True)]) - rating_after(even)
    assert 0 < step <= 11


@pytest.mark.parametrize("game", ["duel", "wonders"])
def test_what_fewer_bots_find_is_rated_higher(game):
    names = list(ratings()[game])
    rated = [
        rating_of(game, {name: float(place < most) for place, name in enumerate(names)})
        for most in range(len(names) + 1)
    ]
    assert rated == sorted(rated, reverse=True)


@pytest.mark.parametrize("game", ["duel", "wonders"])
def test_levels_are_rated_in_their_order(game):
    rated = ratings()[game]
    levels = [rated[level.name] for level in LEVELS if level.name in rated]
    assert levels == sorted(levels)
    assert len(levels) == 4
    assert rated["greedy"] == 1500


def test_the_data_outlive_a_file():
    puzzle = sets()["duel"].puzzles[0]
    assert msgspec.json.decode(msgspec.json.encode(puzzle), type=type(puzzle)) == puzzle
