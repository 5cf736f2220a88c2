"""Random games with Babel and Edifice, alone and with all other expansions: what always holds.

Tiles, cards and tokens are conserved; positions and records give the same game back; texts and numbers of
choices are different; every listed choice can be explained. One game of each table is played; ARGOSY_GAMES
sets how many there are in all.
"""

from random import Random

import pytest

import argosy
from argosy import from_position, new_game
from argosy.game import WondersGame
from argosy.rules.wonders.city import has_built
from tests.fuzz.wonders.playing import games_wanted

TABLES = [
    (2010, 3, ("babel",), "tower"),
    (2020, 4, ("babel",), "projects"),
    (2010, 5, ("babel",), "both"),
    (2020, 7, ("babel", "edifice"), "tower"),
    (2010, 3, ("edifice",), "both"),
    (2020, 4, ("edifice", "leaders", "cities"), "both"),
    (2010, 4, ("babel", "armada"), "both"),
    (2020, 3, ("babel", "leaders", "cities", "armada"), "both"),
]
GAMES = games_wanted(len(TABLES))
every_table = pytest.mark.parametrize(
    "table", TABLES, ids=lambda t: f"{t[0]}-p{t[1]}-{'-'.join(t[2])}-{t[3]}"
)


def fresh(table, seed) -> WondersGame:
    edition, players, expansions, parts = table
    return new_game(
        players=players, edition=edition, expansions=list(expansions), babel_parts=parts, seed=seed
    )


def some_choice(choices, chance):
    """Any choice, more often one of these expansions."""
    ours = [choice for choice in choices if choice.joins or choice.by_token or choice.verb == "tile"]
    return chance.choice(ours if ours and chance.random() < 0.5 else choices)


def check(game: WondersGame) -> None:
    """Check the invariants of every moment."""
    state, tables = game.state, game.ruleset.tables
    cities = state.cities[: game.ruleset.seats]
    if tables.babel.places:
        lying = [int(tile) for tile in state.babel.stack if tile >= 0]
        lying += [
            int(t)
            for city in cities
            for tiles in (city.babel.tiles, city.babel.packet)
            for t in tiles
            if t >= 0
        ]
        lying += [t for city in cities for t in range(24) if int(city.babel.laying) >> t & 1]
        assert len(lying) == len(set(lying)) == 3 * len(cities)
    for city in cities:
        assert city.coins >= 0
        assert (
            min(int(units) for units in (*city.own_raw, *city.own_made, *city.sold_raw, *city.sold_made)) >= 0
        )
        assert min(int(price) for price in (*city.price_raw, *city.price_made)) >= 0
        standing = sum(bool(has_built(city, kind)) for kind in range(tables.kinds))
        assert standing == int(city.colors.sum())
        assert city.shields >= 0
        assert city.babel.debt <= 0
        assert city.edifice.debt <= 0
    if game.ruleset.catalog.expansions and tables.babel.tokens:
        assert sum(int(city.babel.tokens) for city in cities) <= state.babel.taken


@pytest.mark.sample(1)
@every_table
def test_random_games(table):
    for number in range(-(-GAMES // len(TABLES))):
        play_checked(table, 1000 * number + TABLES.index(table))


def play_checked(table, seed: int) -> None:
    """Play a random game and check it at every moment."""
    game, chance = fresh(table, seed), Random(seed)
    while not game.is_over:
        check(game)
        if chance.random() < 0.15:
            assert from_position(game.position()).state_hash() == game.state_hash(), game.label
        for seat in chance.sample(game.owing, len(game.owing)):
            choices = game.choices(seat)
            assert (
                len({choice.text for choice in choices})
                == len({choice.number for choice in choices})
                == len(choices)
            )
            for choice in chance.sample(choices, min(3, len(choices))):
                game.explain(seat, choice)
            game.view(seat)
            game.choose(seat, some_choice(choices, chance))
    check(game)
    for sheet in game.scores():
        assert sum(line.points for line in sheet.lines) == sheet.total
        assert all(sum(points for _, points in line.items) == line.points for line in sheet.lines)
    assert argosy.replay(game.record()).state_hash() == game.state_hash()
