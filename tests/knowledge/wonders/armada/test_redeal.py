"""Redeals of all that a viewer of Armada cannot know: equal views.

ARMADA-EXPLORE-5, ARMADA-TEAM-2, BASE-INFO-1, -2. ARGOSY_VIEWS sets the number of views.
"""

import json
import os
import zlib
from collections import Counter
from random import Random

import msgspec
import numpy as np
import pytest

from argosy.game import WondersGame
from argosy.rules.backends import compiled
from argosy.rules.records import new_records
from argosy.rules.wonders.armada import terms as naval_terms
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import GAME
from tests.fuzz.wonders.armada.rulesets import QUICK, Sea
from tests.fuzz.wonders.playing import faults_of
from tests.fuzz.wonders.rulesets import random_boards, random_rest, random_turn, reveal
from tests.knowledge.wonders.determinizations import other_world

VIEWS = int(os.environ.get("ARGOSY_VIEWS", "150"))
TABLES = [table for table in QUICK if table.players < 8]
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    """Thousands of views are made; the backend makes no difference to them."""
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def begun(table: Sea, seed: int) -> WondersGame:
    """A fresh game whose ships are some way up, so that explorations come soon."""
    ruleset, array = table.ruleset, new_records(GAME, 1)
    compiled(deal)(array[0], ruleset.tables, np.uint64(seed), random_boards(ruleset, 1, seed)[0])
    reveal(array[0], ruleset.tables)
    for city in array[0].cities[: ruleset.seats]:
        city.armada.ships[naval_terms.GREEN_LANE] = Random(seed).choice((1, 1, 3, 5))
    return WondersGame(ruleset, array)


def some_moment(table: Sea, chance: Random) -> WondersGame:
    """A game at a random moment, often one with a question of Armada; some seats may have chosen already."""
    game, counter = begun(table, chance.getrandbits(40)), 0
    for _ in range(chance.randrange(24)):
        if not game.is_over:
            counter = random_turn(game.state, game.ruleset.tables, counter)
    tries = chance.choice((0, 12))
    while not game.is_over and tries and not explorers_of(game):
        counter = random_turn(game.state, game.ruleset.tables, counter)
        tries -= 1
    for seat in game.owing:
        if len(game.owing) > 1 and chance.random() < 0.4:
            game.choose(seat, chance.choice(game.choices(seat)))
    return game


def explorers_of(game: WondersGame) -> list[int]:
    return [
        seat for seat, city in enumerate(game.state.cities[: game.ruleset.seats]) if city.armada.drawn_level
    ]


@every_table
def test_a_view_holds_nothing_the_seat_cannot_know(table):
    """The other world has the same view and the same choices, everything is there, and it can be played
    on.
    """
    chance, changed = Random(zlib.crc32(str(table).encode())), Counter()
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
        changed.update(differences(game, other, viewer))
        finish(other, where)
    secrets = ["hands", "decks", "islands", "chosen"] + ["drawn"] * (table.players > 4)
    assert [secret for secret in secrets if not changed[secret]] == [], changed


def differences(game: WondersGame, other: WondersGame, viewer: int | None):
    """Changes of the new world, by kind of secret."""
    ours, theirs = game.state, other.state
    seats = [seat for seat in range(game.ruleset.seats) if seat != viewer]
    if any((ours.cities[seat].hand != theirs.cities[seat].hand).any() for seat in seats):
        yield "hands"
    if (ours.decks[ours.age :] != theirs.decks[ours.age :]).any():
        yield "decks"
    if (ours.armada.islands != theirs.armada.islands).any():
        yield "islands"
    if any((ours.cities[seat].armada.drawn != theirs.cities[seat].armada.drawn).any() for seat in seats):
        yield "drawn"
    chosen = [seat for seat in seats if ours.cities[seat].chosen.number != theirs.cities[seat].chosen.number]
    if chosen:
        yield "chosen"


def finish(game: WondersGame, where: str) -> None:
    """Play a world to its end: what was chosen there can be revealed, what follows can be chosen."""
    state, tables = game.state, game.ruleset.tables
    if not state.over:
        if state.owing == 0:
            reveal(state, tables)
        random_rest(state, tables)
    assert state.over, where
    assert faults_of(state, game.ruleset) == [], where


def test_a_group_sees_each_its_own_islands():
    """ARMADA-EXPLORE-3, -5: two explorers: in other worlds the other one's islands are different, the own
    ones are not.
    """
    game = group(Sea(2020, 2020, 5))
    one, two, *_ = explorers_of(game)
    mine, theirs = game.view(one).drawn, game.view(two).drawn
    worlds = [other_world(game, one, seed) for seed in range(20)]
    assert {world.view(one).drawn for world in worlds} == {mine}
    assert len({world.view(two).drawn for world in worlds}) > 5
    assert all(not set(world.view(two).drawn) & set(mine) for world in worlds)
    assert not set(theirs) & set(mine)


def group(table: Sea) -> WondersGame:
    """A game in which two or more seats of one level choose an island."""
    for seed in range(400):
        game, counter = begun(table, seed), 0
        for city in game.state.cities:
            city.armada.ships[naval_terms.GREEN_LANE] = 1
        while not game.is_over and game.state.age == 1:
            asked = [seat for seat in explorers_of(game) if game.state.cities[seat].owes == naval_terms.KEEP]
            if len(asked) > 1:
                return game
            counter = random_turn(game.state, game.ruleset.tables, counter)
    raise AssertionError("no group in 400 games")


def test_a_kept_island_is_secret_until_the_reveal():
    """ARMADA-EXPLORE-5: in the eyes of the others it may be any of those that its explorer may have."""
    game = group(Sea(2020, 2020, 5))
    one, two, *_ = explorers_of(game)
    game.choose(two, game.choices(two)[0])
    seen = {int(other_world(game, one, seed).state.cities[two].chosen.card) for seed in range(40)}
    assert len(seen) > 3
    kept = game.ruleset.ids("islands")[int(game.state.cities[two].chosen.card)]
    assert kept not in msgspec.json.encode(game.view(one)).decode()


@every_table
def test_no_view_names_an_island_that_lies_in_a_deck(table):
    """Only islands in play, and for an explorer those it looks at."""
    chance = Random(7)
    for _ in range(5):
        game = some_moment(table, chance)
        for viewer in (None, *game.players):
            view = game.view(viewer)
            text = json.dumps(msgspec.to_builtins(view))
            open_islands = {island for city in view.cities for island in city.armada.islands} | set(
                view.drawn
            )
            mine = {view.chosen.removeprefix("keep ")} if view.chosen else set()
            named = {
                island
                for island in game.ruleset.ids("islands")
                if f'"{island}"' in text or f" {island}" in text
            }
            assert named <= open_islands | mine


@pytest.mark.parametrize("viewer", range(6))
def test_partners_know_each_others_hands_and_plays(viewer):
    """ARMADA-TEAM-2: in every other world the partner holds the same cards and has played the same."""
    game, counter = begun(Sea(2020, 2020, 6, teams=True), 11), 0
    for _ in range(3):
        counter = random_turn(game.state, game.ruleset.tables, counter)
    partner = viewer ^ 1
    mine = game.view(viewer)
    assert mine.partner_hand == game.view(partner).hand
    assert all(play.card is not None for play in mine.plays if play.seat in (viewer, partner))
    assert any(play.card is None for play in mine.plays if play.seat not in (viewer, partner))
    assert partner not in {hand.seat for hand in mine.known_hands}
    hands = [other_world(game, viewer, seed).state.cities for seed in range(20)]
    assert len({cities[partner].hand.tobytes() for cities in hands}) == 1
    others = [
        {cities[seat].hand.tobytes() for cities in hands}
        for seat in range(6)
        if seat not in (viewer, partner)
    ]
    assert max(map(len, others)) > 5
