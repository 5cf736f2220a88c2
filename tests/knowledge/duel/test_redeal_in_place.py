"""Redeals of Duel and their oracle in plain Python: the same worlds, the same looks of others."""

import random

import numpy as np
import pytest

from argosy.game.duel.game import new_duel_game
from argosy.game.duel.view_builder import look
from argosy.rules.backends import compiled
from argosy.rules.duel import terms as t
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from tests.knowledge.duel.redeal_in_place import redeal_in_place
from tests.rules.duel.table import ALL

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)
VIEWERS = (0, 1, t.SPECTATOR)
SAMPLES = 250
"""Enough that chance leaves no card out of a place where it may lie."""


def positions(expansions, share, count=2):
    """Positions of random games, more of them in the middle of a turn; the end of each is one of them."""
    chance = random.Random(7)
    for seed in range(count):
        game = new_duel_game(expansions=expansions, seed=seed)
        while not game.is_over:
            if chance.random() < share * (1 if game.asked in ("turn", "pick") else 4):
                yield game
            game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
        yield game


def entries(record, path=""):
    """Every number of a record with its place."""
    if record.dtype.names:
        for name in record.dtype.names:
            yield from entries(record[name], f"{path}.{name}")
    else:
        yield from ((f"{path}.{index}", int(value)) for index, value in enumerate(np.ravel(record)))


def facts(game, world):
    """Facts of a world: all but its seed and wonders that will never be laid out.

    Of structures to come and of the box: the cards that are there.
    """
    state, tables = world[0], game.ruleset.tables
    left_out = [".seed", ".removed"] + [".wonder_deck"] * bool(state.picks >= tables.draft_picks)
    laid = t.PLACES * (int(state.age) - 1 + bool(structure_is_laid(state, tables)))
    for path, value in entries(world.view(np.ndarray)[0]):
        if path.startswith(".deck.") and int(path.removeprefix(".deck.")) >= laid:
            yield f"deck {int(path.removeprefix('.deck.')) // t.PLACES}", value
        elif not path.startswith(tuple(left_out)):
            yield path, value
    for age, row in enumerate(state.removed):
        yield from ((f"removed {age}", int(card)) for card in row)


def found(game, redeal, viewer):
    """Every fact of many determinizations."""
    return {fact for seed in range(SAMPLES) for fact in facts(game, redeal(game, viewer, seed))}


def by_kernel(game, viewer, seed):
    return redeal_unknown(game.array, game.ruleset.tables, viewer, seed, compiled)


def by_oracle(game, viewer, seed):
    return redeal_in_place(game.array, game.ruleset.tables, viewer, seed)


@pytest.mark.whole
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_the_same_things_may_lie_in_the_same_places(expansions):
    for game in positions(expansions, 0.015):
        for viewer in VIEWERS:
            kernel, oracle = found(game, by_kernel, viewer), found(game, by_oracle, viewer)
            assert kernel ^ oracle == set(), (game.asked, game.moment, viewer)


def looks(view):
    """Places of things that lie face down: true for each that the seat knows."""
    return [
        *(name is not None for name in view.stock),
        *(space.god is not None for space in view.spaces),
        *(name is not None for deck in view.decks for name in deck.gods),
        *(len(row) for row in view.removed),
        *(one.conspiracy is not None for city in view.cities for one in city.conspiracies),
        len(view.hand),
        len(view.drawn),
        len(view.open_gods),
    ]


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_others_know_the_same_places(expansions):
    for game in positions(expansions, 0.3):
        for viewer in VIEWERS:
            world = by_kernel(game, viewer, game.moment)
            for seat in (0, 1):
                assert looks(look(game.ruleset, world[0], seat)) == looks(game.view(seat)), game.moment


def test_both_backends_deal_the_same():
    for game in positions(ALL, 0.1, 1):
        for viewer in VIEWERS:
            world = redeal_unknown(game.array, game.ruleset.tables, viewer, 5)
            assert world.tobytes() == by_kernel(game, viewer, 5).tobytes()
