"""Greedy opponents of many games at once: the choices of the bot `greedy`, game by game."""

import numpy as np
import pytest

from argosy.batch import NO_CHOICE, Batch
from argosy.bots import bot, decide, wonders
from argosy.bots.duel import best_prior_moves, information_set_of, searched_moves
from argosy.bots.greedy_bot import GreedyBot
from argosy.envs import SoloVectorEnv
from argosy.game import engine
from argosy.search.duel import search_runner
from argosy.search.types import LEARNED, Budget
from tests.rulesets import EVERY_EXPANSION, name_of

WONDERS = [
    *(table for table in EVERY_EXPANSION if table["game"] == "wonders"),
    {"game": "wonders", "players": 4, "edition": 2020, "expansions": ["armada"], "teams": True},
]
DUEL = [table for table in EVERY_EXPANSION if table["game"] == "duel"]


def batch_of(table, **more):
    """A batch of a table of `tests.rulesets`."""
    options = {name: value for name, value in table.items() if name != "game"}
    return Batch(table["game"], **options, **more)


def play(batch, seed, most=1_000):
    """Play games by the batched moves and by chance; yield which games choose, and the moves."""
    rng = np.random.default_rng(seed)
    for _ in range(most):
        where = ~batch.over()
        if not where.any():
            return
        moves = best_prior_moves(batch, where)
        yield where, moves
        by_chance = batch.random_legal(rng).max(axis=1)
        chosen = np.where(rng.random(batch.games) < 0.5, moves, by_chance)
        batch.step(np.where(batch.owing(), chosen[:, None], NO_CHOICE))


def check_equal(batch, seed, most=1_000):
    """Compare the moves of whole games with those of the bot; return how many there were."""
    greedy, compared = bot("greedy"), 0
    for where, moves in play(batch, seed, most):
        assert ((moves == NO_CHOICE) == ~where).all()
        for number in np.flatnonzero(where):
            game = batch.game(number)
            assert decide(greedy, game, game.owing[0], None) == moves[number]
            compared += 1
    return compared


@pytest.mark.parametrize("table", DUEL, ids=name_of)
def test_moves_are_those_of_the_bot_in_whole_games(table):
    assert check_equal(batch_of(table, games=3, seed=5), 1) > 90


@pytest.mark.whole
@pytest.mark.parametrize("table", WONDERS, ids=name_of)
def test_moves_of_all_seats_of_7_wonders_are_those_of_the_bot(table):
    greedy, batch, compared = bot("greedy"), batch_of(table, games=2, seed=5), 0
    while not batch.over().all():
        moves = wonders.best_prior_moves(batch, ~batch.over())
        assert ((moves != NO_CHOICE) == batch.owing()).all()
        for number in range(batch.games):
            game, deciders = batch.game(number), batch.deciders()[number]
            for city in np.flatnonzero(batch.owing()[number]):
                assert decide(greedy, game, int(deciders[city]), None) == moves[number, city]
                compared += 1
        batch.step(moves)
    assert compared > 70


def test_both_backends_choose_alike():
    kept = Batch("duel", games=1, seed=3)
    expected = [int(moves[0]) for _, moves in play(kept, 2, 12)]
    with engine.in_backend("plain"):
        plain = Batch("duel", games=1, seed=3)
        assert [int(moves[0]) for _, moves in play(plain, 2, 12)] == expected


def test_threads_change_nothing_nor_does_a_table_without_a_net(monkeypatch):
    monkeypatch.setattr(search_runner, "net_for", lambda _: None)  # then the heuristic judges
    assert check_equal(Batch("duel", games=4, seed=8, threads=2), 3, 25) > 50


def test_games_that_are_not_asked_keep_their_seats_silent():
    batch = Batch("duel", games=3, seed=1)
    before = batch.array.tobytes()
    moves = best_prior_moves(batch, np.array([False, True, False]))
    assert moves[0] == moves[2] == NO_CHOICE != moves[1]
    assert batch.array.tobytes() == before  # nothing is played, and nothing hidden is changed


class Watched(GreedyBot):
    """Greedy bot of somebody else, which is asked game by game."""

    asked = 0

    def decide(self, view, choices, rng):
        Watched.asked += 1
        return super().decide(view, choices, rng)


def test_an_environment_plays_the_games_that_it_plays_with_a_bot_game_by_game():
    played = []
    for opponents in ("greedy", GreedyBot(), Watched()):
        env = SoloVectorEnv("duel", num_envs=3, opponents=opponents)
        seen, _ = env.reset(seed=4)
        for _ in range(8):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
        played.append(env.games.batch.array.tobytes())
    assert played[0] == played[1] == played[2]
    assert Watched.asked > 8


@pytest.mark.whole
def test_searches_of_a_batch_are_those_of_the_bot():
    batch = Batch("duel", games=2, seed=6)
    for _ in range(12):
        moves = searched_moves(batch, ~batch.over(), 64)
        for number in range(batch.games):
            game, seed = batch.game(number), int(batch.seeds[number]) + int(batch.array.moment[number])
            seen = information_set_of(game, game.owing[0])
            found = search_runner.run_search(batch.ruleset, seen, Budget(iterations=64), LEARNED, seed)
            assert found.best.number == moves[number]
        batch.step(np.where(batch.owing(), moves[:, None], NO_CHOICE))
