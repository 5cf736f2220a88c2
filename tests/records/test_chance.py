"""Random numbers: published values of the generator, fair shuffles and guilds, no two games alike."""

import math
from itertools import permutations

import numpy as np
import pytest

from argosy import new_game
from argosy.kernelc.kernel import kernel
from argosy.rules.backends import compiled, plain
from argosy.rules.chance import (
    STREAM_AGE,
    STREAM_GUILDS,
    STREAM_SIDES,
    STREAM_WONDERS,
    philox,
    random_below,
    random_bits,
    shuffle,
)
from argosy.rules.wonders.ruleset import wonders_ruleset
from argosy.rules.wonders.setup import choose_guilds
from tests.sampling import tries

both_backends = pytest.mark.parametrize("backend", [compiled, plain], ids=["compiled", "plain"])
SEEDS = 48_000
GAMES_APART = tries(10_000, 1_000)


@both_backends
@pytest.mark.parametrize(
    ("counter", "key", "words"),
    [
        ((0x00000000, 0x00000000), 0x00000000, (0xFF1DAE59, 0x6CD10DF2)),
        ((0xFFFFFFFF, 0xFFFFFFFF), 0xFFFFFFFF, (0x2C3F628B, 0xAB4FD7AD)),
        ((0x243F6A88, 0x85A308D3), 0x13198A2E, (0xDD7CE038, 0xF62A4C12)),
    ],
)
def test_philox_gives_its_published_values(backend, counter, key, words):
    """The known answers of Philox-2x32-10 (Salmon, Moraes, Dror, Shaw, SC 2011)."""
    found = int(backend(philox)(np.uint64(key), np.uint64(counter[0]), np.uint64(counter[1])))
    assert (found & 0xFFFFFFFF, found >> 32) == words


@both_backends
def test_numbers_of_different_streams_counters_and_seeds_differ(backend):
    """Also where a seed differs in its high half only."""
    places = [
        (seed, stream, counter)
        for seed in (0, 1, 1 << 32, 1 << 62)
        for stream in (0, 4, 255)
        for counter in (0, 1, 999)
    ]
    found = {int(backend(random_bits)(np.uint64(seed), stream, counter)) for seed, stream, counter in places}
    assert len(found) == len(places)


@both_backends
def test_a_number_below_a_bound_stays_below_it(backend):
    for bound in (1, 2, 3, 7, 49, 2**20):
        drawn = [int(backend(random_below)(np.uint64(5), 1, counter, bound)) for counter in range(200)]
        assert 0 <= min(drawn) <= max(drawn) < bound


@kernel
def shuffle_many(orders, first, stream):
    """Shuffle every row, each with a seed of its own."""
    for row in range(orders.shape[0]):
        shuffle(first + row, stream, orders[row], orders.shape[1])


@kernel
def draw_many_guilds(tables, drawn, first):
    """Draw the guilds of many games."""
    for row in range(drawn.shape[0]):
        choose_guilds(tables, first + row, drawn[row], 0)


def is_fair(counts: np.ndarray) -> bool:
    """Chi-square of counts that should be equal: within four standard deviations of its mean."""
    mean, free = counts.sum() / counts.size, counts.size - 1
    return bool(abs(((counts - mean) ** 2 / mean).sum() - free) < 4 * math.sqrt(2 * free))


@pytest.mark.parametrize("stream", [STREAM_WONDERS, STREAM_AGE, STREAM_AGE + 2])
def test_every_order_of_a_shuffle_is_equally_likely(stream):
    orders = np.tile(np.arange(4), (SEEDS, 1))
    compiled(shuffle_many)(orders, np.uint64(1), stream)
    ways = [np.array(order) for order in permutations(range(4))]
    counts = np.array([(orders == way).all(axis=1).sum() for way in ways])
    assert counts.sum() == SEEDS
    assert is_fair(counts)


def test_every_card_is_equally_likely_at_every_place_of_a_deck():
    orders = np.tile(np.arange(49), (SEEDS // 4, 1))
    compiled(shuffle_many)(orders, np.uint64(1) << np.uint64(40), STREAM_AGE)
    counts = np.stack([np.bincount(orders[:, place], minlength=49) for place in range(49)])
    assert (np.sort(orders, axis=1) == np.arange(49)).all()
    assert is_fair(counts)


def test_the_decks_of_two_ages_are_not_shuffled_alike():
    """The place of Age I's first card says nothing about that of Age II."""
    one, two = np.tile(np.arange(6), (SEEDS, 1)), np.tile(np.arange(6), (SEEDS, 1))
    compiled(shuffle_many)(one, np.uint64(7), STREAM_AGE)
    compiled(shuffle_many)(two, np.uint64(7), STREAM_AGE + 1)
    assert is_fair(np.bincount(one[:, 0] * 6 + two[:, 0], minlength=36))


@pytest.mark.parametrize("players", [3, 5, 7])
def test_every_set_of_guilds_is_equally_likely(players):
    """Players + 2 of ten guilds, unseen (BASE-SETUP-3)."""
    tables = wonders_ruleset(players=players, edition=2010).tables
    used = int(tables.guilds_used)
    drawn = np.full((SEEDS, used), -1, np.int16)
    compiled(draw_many_guilds)(tables, drawn, np.uint64(11))
    sets, counts = np.unique(np.sort(drawn, axis=1), axis=0, return_counts=True)
    assert used == players + 2
    assert (np.diff(np.sort(drawn, axis=1), axis=1) > 0).all(), "no guild is drawn twice"
    assert len(sets) == math.comb(10, used)
    assert is_fair(counts)


def test_streams_have_different_numbers():
    assert len({STREAM_WONDERS, STREAM_SIDES, STREAM_GUILDS, STREAM_AGE, STREAM_AGE + 1, STREAM_AGE + 2}) == 6


def test_wonders_and_sides_are_fair(monkeypatch):
    """Each wonder at each seat, each side half of the time (BASE-SETUP-6)."""
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")
    boards = [new_game("wonders", players=7, edition=2010, seed=seed).boards for seed in range(1_500)]
    names = sorted({wonder for wonder, _ in boards[0]})
    counts = np.array(
        [[sum(deal[seat][0] == name for deal in boards) for name in names] for seat in range(7)]
    )
    assert is_fair(counts)
    assert is_fair(
        np.array([[sum(deal[seat][1] == side for deal in boards) for side in "ab"] for seat in range(7)])
    )


def test_fresh_games_differ(monkeypatch):
    """Unseeded games have all different deals."""
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")
    deals = {new_game("wonders", players=5, edition=2010).state.decks.tobytes() for _ in range(GAMES_APART)}
    assert len(deals) == GAMES_APART
