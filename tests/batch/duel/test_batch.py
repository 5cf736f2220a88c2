"""Batches of Duel against single games: the same deals, choices and results; refusals.

A refused call changes no game.
"""

import numpy as np
import pytest

from argosy import Batch, ChoiceError, RulesetError, new_game
from argosy.batch.duel import DuelBatch
from argosy.batch.wonders import WondersBatch
from argosy.game import engine
from argosy.game.duel.game import ruleset_for
from argosy.rules.duel import terms as t
from argosy.rules.duel.expansions.numbers import ACTIONS
from tests.batch.playing import played

GAMES = 4
COMBINATIONS = [(), ("agora",), ("pantheon",), ("agora", "pantheon")]


@pytest.fixture(params=COMBINATIONS, ids=lambda expansions: "-".join(("duel", *expansions)))
def expansions(request):
    """Expansions besides the base game."""
    return request.param


@pytest.mark.sample(1)
def test_a_batch_equals_single_games_choice_by_choice(expansions):
    """Deals, lists, masks, steps, scores, results: bit for bit."""
    batch = Batch("duel", expansions=expansions, games=GAMES, seed=40)
    singles = [new_game("duel", seed=40 + number, expansions=expansions) for number in range(GAMES)]
    rng = np.random.default_rng(2)
    while batch.owing().any():
        legal, mask, numbers = batch.legal(), batch.legal_mask(), batch.random_legal(rng)
        assert [np.flatnonzero(seats).tolist() for seats in batch.owing()] == [
            list(game.owing) for game in singles
        ]
        for number, game in enumerate(singles):
            for seat in (0, 1):
                listed = [choice.number for choice in game.choices(seat)]
                start = legal.starts[number, seat]
                assert listed == legal.numbers[start : start + legal.counts[number, seat]].tolist()
                assert sorted(listed) == np.flatnonzero(mask[number, seat]).tolist()
            for seat in game.owing:
                game.choose(seat, int(numbers[number, seat]))
        batch.step(numbers)
        assert [game.array.tobytes() for game in singles] == [
            batch.array[n : n + 1].tobytes() for n in range(GAMES)
        ]
    assert batch.scores().tolist() == [[sheet.total for sheet in game.scores()] for game in singles]
    for number, game in enumerate(singles):
        assert batch.results[batch.result()[number]] == game.result
        assert tuple(np.flatnonzero(batch.winners()[number])) == game.winners


def test_lines_have_the_names_of_the_score_sheet(expansions):
    batch = played(Batch("duel", expansions=expansions, games=2, seed=3), 200)
    sheets = [
        [{line.line: line.points for line in sheet.lines} for sheet in batch.game(n).scores()]
        for n in range(2)
    ]
    lines = batch.score_lines().tolist()
    assert [[dict(zip(batch.lines, row, strict=True)) for row in game] for game in lines] == sheets


def test_threads_change_nothing(expansions):
    one, three = (
        played(Batch("duel", expansions=expansions, games=7, seed=5, threads=threads), 40)
        for threads in (1, 3)
    )
    assert one.array.tobytes() == three.array.tobytes()
    assert (one.observe() == three.observe()).all()
    assert (one.legal().numbers == three.legal().numbers).all()
    assert (one.score_lines() == three.score_lines()).all()


def test_copies_evolve_alike_and_apart(expansions):
    batch = played(Batch("duel", expansions=expansions, games=3, seed=5), 20)
    copy, before = batch.copy(), batch.array.tobytes()
    played(copy, 15, seed=3)
    assert batch.array.tobytes() == before
    played(batch, 15, seed=3)
    assert batch.array.tobytes() == copy.array.tobytes() != before


def test_a_mask_is_empty_where_nothing_is_owed():
    batch = played(Batch("duel", games=5), 30)
    mask = batch.legal_mask()
    assert mask.shape == (5, 2, ACTIONS)
    assert (mask.any(axis=2) == batch.owing()).all()
    assert (batch.owing().sum(axis=1) == 1).all()


def test_a_shared_result_has_two_winners():
    """DUEL-102; while a game runs nobody has won."""
    batch = Batch("duel", games=3)
    assert not batch.winners().any()
    batch.array.over[:2] = t.SHARED, t.SCIENCE
    batch.array.winner[:2] = -1, 1
    assert batch.winners().tolist() == [[True, True], [False, True], [False, False]]
    assert [batch.results[number] for number in batch.result()] == ["shared", "science", None]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda numbers: numbers[:1], r"shape \(1, 2\): a row for each of 3 games with 2 seats"),
        (lambda numbers: numbers.astype(float), "float64: whole numbers"),
        (
            lambda numbers: np.add(numbers, [[0, 0], [9_999, 0], [9_999, 0]]),
            r"game 1, seat 0: .* \(1 more like it\)",
        ),
        (lambda numbers: numbers * 0 - 1, "game 0, seat 0: number -1 is not legal now"),
        (
            lambda numbers: np.add(numbers, [[0, 0], [0, 0], [1 << 40, 0]]),
            "game 2, seat 0: number .* is not legal now",
        ),
        (
            lambda numbers: np.add(numbers, [[0, 6], [0, 0], [0, 0]]),
            "game 0, seat 1: owes nothing now, .* must be -1, not 5",
        ),
    ],
)
def test_a_wrong_number_is_refused_and_nothing_happens(change, message):
    batch = Batch("duel", games=3)
    before = batch.array.tobytes()
    with pytest.raises(ChoiceError, match=message):
        batch.step(change(batch.first_legal().astype(np.int64)))
    assert batch.array.tobytes() == before
    batch.step(batch.first_legal())
    assert batch.array.tobytes() != before


def test_finished_games_wait_and_are_dealt_again(expansions):
    batch = played(Batch("duel", expansions=expansions, games=3, seed=7), 250)
    assert batch.over().all()
    assert not batch.owing().any()
    ended = batch.array.tobytes()
    batch.step(np.full((3, 2), -1))
    assert batch.array.tobytes() == ended
    assert batch.seeds.tolist() == [7, 8, 9]
    batch.reset(np.array([False, True, False]))
    assert batch.over().tolist() == [True, False, True]
    assert batch.seeds.tolist() == [7, 10, 9]
    batch.reset()
    assert batch.seeds.tolist() == [11, 10, 12]
    assert batch.array[0:1].tobytes() == new_game("duel", expansions=expansions, seed=11).array.tobytes()


def test_a_game_of_a_batch_is_a_copy_to_look_at_and_to_play_on():
    batch = played(Batch("duel", games=2), 12)
    game, before = batch.game(1), batch.array.tobytes()
    numbers = [choice.number for choice in game.choices(game.owing[0])]
    assert sorted(numbers) == np.flatnonzero(batch.legal_mask()[1, game.owing[0]]).tolist()
    game.choose(game.owing[0], numbers[0])
    assert batch.array.tobytes() == before


def test_a_batch_takes_a_ruleset_or_what_new_game_takes():
    ruleset = ruleset_for(expansions=["agora"], senators_from_discard=False)
    one = Batch(ruleset, games=2, seed=1)
    other = Batch("duel", expansions=["agora"], senators_from_discard=False, games=2, seed=1)
    assert one.ruleset is other.ruleset
    assert one.array.tobytes() == other.array.tobytes()


def test_the_game_that_is_named_decides_what_a_batch_is():
    assert isinstance(Batch("duel", games=1), DuelBatch)
    assert isinstance(Batch("wonders", games=1), WondersBatch)
    assert isinstance(Batch(games=1), WondersBatch)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"games": 0}, "games = 0"),
        ({"games": 1, "threads": 0}, "threads = 0"),
        ({"games": 1, "seed": -1}, "seed = -1"),
        ({"games": 1, "players": 3}, "3 players: Duel is for 2"),
        ({"games": 1, "expansions": ["armada"]}, "expansion 'armada' cannot be played with Duel"),
        ({"games": 1, "equal_taxes": "no"}, "options of Duel: .*known: senators_from_discard"),
        ({"games": 1, "ruleset": "chess"}, "no batch of 'chess': choose wonders or duel"),
        ({"games": 1, "ruleset": 7}, "no batch of 7: choose wonders or duel"),
        (
            {"games": 1, "ruleset": ruleset_for(), "expansions": ["agora"]},
            "expansions: a ruleset says that already",
        ),
    ],
)
def test_what_cannot_be_dealt_is_refused(arguments, message):
    with pytest.raises(RulesetError, match=message):
        Batch(**{"ruleset": "duel", **arguments})


def test_a_batch_compiles_nothing_after_a_warm_up(expansions, monkeypatch):
    """The warm-up knows every entry point of batches, with the types that a batch uses."""
    engine.warm_up()
    monkeypatch.setenv("ARGOSY_COMPILER", "off")
    batch = played(Batch("duel", expansions=expansions, games=2, threads=2), 3)
    batch.observe(), batch.scores(), batch.legal_mask(), batch.reset(np.ones(2, np.bool_))
