"""Redeals of all that a viewer of Cities cannot know: equal views (CITIES-SETUP-1, BASE-INFO-1, -2)."""

from collections import Counter
from random import Random

import pytest

from tests.fuzz.wonders.cities.tables import TABLES, Town
from tests.fuzz.wonders.cities.test_random_games import dealt, lying
from tests.knowledge.wonders.determinizations import other_world

every_table = pytest.mark.parametrize("table", [table for table in TABLES if table.players < 8], ids=str)
SHOWN = 5


def some_moment(table: Town, chance: Random):
    """A game somewhere in the first two Ages; some seats may have chosen already."""
    game = table.fresh(chance.getrandbits(40))
    for _ in range(chance.randrange(table.players * 14)):
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    return game


@pytest.mark.sample(2)
@every_table
def test_a_view_holds_nothing_the_seat_cannot_know(table):
    """The other world has the same view and the same choices, every card lies somewhere, and it can be
    played on.
    """
    chance, changed = Random(str(table)), Counter()
    for seed in range(SHOWN):
        game = some_moment(table, chance)
        viewer = chance.choice((None, *game.players))
        before = game.array.tobytes()
        other = other_world(game, viewer, seed)
        where = f"seed {int(game.state.seed)}, {game.label}, viewer {viewer}"
        assert game.array.tobytes() == before, "the game itself stays as it is"
        assert other.view(viewer) == game.view(viewer), where
        if viewer is not None:
            assert other.choices(viewer) == game.choices(viewer), where
        assert lying(other) == dealt(other), where
        changed["black"] += black_of(game, 3) != black_of(other, 3)
        for _ in range(2 * table.players):
            if other.owing:
                other.choose(other.owing[0], chance.choice(other.choices(other.owing[0])))
    assert changed["black"] or table.edition == 2010, changed


def black_of(game, age: int) -> set[int]:
    """The black cards that are in an Age."""
    cards = game.ruleset.catalog.cards
    return {int(kind) for kind in game.state.decks[age - 1] if kind >= 0 and cards[kind].color == "black"}
