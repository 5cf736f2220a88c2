"""Redeals of all that a viewer cannot know: equal views, and a sound determinization.

ARGOSY_VIEWS sets the number of views; 10,000 is the full figure.
"""

import os
import zlib
from collections import Counter
from random import Random

import pytest

from argosy.game import WondersGame
from argosy.rules.records import copy_record
from argosy.rules.wonders.knowledge import redeal_unknown
from tests.fuzz.wonders.playing import faults_of
from tests.fuzz.wonders.rulesets import TABLES, random_game, random_rest, table_name
from tests.knowledge.wonders.determinizations import other_world

VIEWS = int(os.environ.get("ARGOSY_VIEWS", "150"))
every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    """Thousands of views are made; the backend makes no difference to them."""
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def some_moment(table, chance: Random) -> WondersGame:
    """A game at a random moment; some seats may have chosen already."""
    game = random_game(table, chance.getrandbits(40), chance.randrange(22))
    for seat in game.owing:
        for _ in range(chance.choice((0, 0, 1, 2))):
            if seat in game.owing and len(game.owing) > 1:
                game.choose(seat, chance.choice(game.choices(seat)))
    return game


@every_table
def test_a_view_holds_nothing_the_seat_cannot_know(table):
    """A redealt game has the same view and choices, holds all its cards and can be played on."""
    chance, changed = Random(zlib.crc32(table_name(table).encode())), Counter()
    for seed in range(-(-VIEWS // len(TABLES))):
        game = some_moment(table, chance)
        viewer = chance.choice((None, *game.players))
        before = game.array.tobytes()
        other = other_world(game, viewer, seed)
        where = f"seed {int(game.state.seed)}, {game.label}, viewer {viewer}"
        assert game.array.tobytes() == before, "the game itself stays as it is"
        assert other.view(viewer) == game.view(viewer), where
        if viewer is not None:
            assert other.choices(viewer) == game.choices(viewer), where
        assert faults_of(other.state, other.ruleset) == [], where
        changed.update(differences(game, other, viewer))
        changed["views"] += 1
        finish(other, where)
    for secret in ("seed", "later decks", "hands", "discard", "markers", "plays", "chosen"):
        assert changed[secret] > changed["views"] / 20, f"{secret}: {changed}"
    assert changed["seed"] == changed["views"]


def differences(game: WondersGame, other: WondersGame, viewer: int | None):
    """Changes of the new world, by kind of secret."""
    ours, theirs, tables = game.state, other.state, game.ruleset.tables
    seats = [seat for seat in range(game.ruleset.seats) if seat != viewer]
    if ours.seed != theirs.seed:
        yield "seed"
    if (ours.decks[ours.age :] != theirs.decks[ours.age :]).any():
        yield "later decks"
    if any((ours.cities[seat].hand != theirs.cities[seat].hand).any() for seat in seats):
        yield "hands"
    if (ours.discard != theirs.discard).any():
        yield "discard"
    if any((ours.cities[seat].markers != theirs.cities[seat].markers).any() for seat in seats):
        yield "markers"
    if any(
        ours.plays[row, seat].card != theirs.plays[row, seat].card
        for row in range(tables.turns + 2)
        for seat in seats
    ):
        yield "plays"
    if any(ours.cities[seat].chosen.number != theirs.cities[seat].chosen.number for seat in seats):
        yield "chosen"


def finish(game: WondersGame, where: str) -> None:
    """Play a world to its end: what was chosen there can be revealed, what follows can be chosen."""
    random_rest(game.state, game.ruleset.tables)
    assert game.state.over, where
    assert faults_of(game.state, game.ruleset) == [], where


@every_table
def test_other_worlds_are_many(table):
    """At the start of the game the hands of others are as open as the deck: hardly two worlds are alike."""
    game = random_game(table, 99, 0)
    hands = {other_world(game, game.players[0], seed).array.cities.hand.tobytes() for seed in range(50)}
    assert len(hands) > 40


def test_a_card_in_the_other_hand_is_as_likely_as_the_deck_says():
    """Three players, first turn: each of the 14 cards that seat 0 does not see is in seat 1's hand in half
    of the worlds.
    """
    game = random_game(TABLES[1], 4, 0)
    unseen = Counter(int(kind) for seat in (1, 2) for kind in game.state.cities[seat].hand[:7])
    found = Counter()
    for seed in range(2_000):
        found.update(int(kind) for kind in other_world(game, 0, seed).state.cities[1].hand[:7])
    for kind, copies in unseen.items():
        assert abs(found[kind] / 2_000 - copies / 2) < 0.05, game.ruleset.card_ids[kind]
    assert set(found) == set(unseen)


def test_a_copy_is_redealt_not_the_game():
    game = random_game(TABLES[3], 8, 5)
    before = copy_record(game.array)
    redeal_unknown(game.array, game.ruleset.tables, 2, 1)
    assert before.tobytes() == game.array.tobytes()
