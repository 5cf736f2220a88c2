"""Random games with Carthage, Ur and the single boards, alone and with all other expansions.

Positions in the middle of every question and records give the same game back; every listed choice can be
explained; the sheets add up. One game of each table is played; ARGOSY_GAMES sets how many there are in
all.
"""

from random import Random

import pytest

import argosy
from argosy import from_position, new_game
from argosy.game import WondersGame
from tests.fuzz.wonders.playing import games_wanted

ASKED = ("half", "pawn", "imitate")
TABLES = [
    (2010, ("extra_wonders",), ("manneken_pis:a", "the_great_wall:b", "stonehenge:b")),
    (2020, ("extra_wonders",), ("the_great_wall:a", "manneken_pis:b", "stonehenge:a", "gizah:b")),
    (2010, ("edifice",), ("ur:a", "carthage:b", "gizah:a")),
    (2020, ("edifice", "extra_wonders"), ("ur:b", "manneken_pis:a", "carthage:a", "the_great_wall:b")),
    (
        2010,
        ("edifice", "extra_wonders", "armada", "leaders"),
        ("carthage:b", "manneken_pis:a", "ur:a", "roma:b"),
    ),
    (
        2020,
        ("extra_wonders", "armada", "leaders", "cities"),
        ("siracusa:b", "manneken_pis:a", "abu_simbel:b"),
    ),
    (
        2010,
        ("extra_wonders", "babel", "cities"),
        ("petra:b", "manneken_pis:a", "the_great_wall:b", "stonehenge:b"),
    ),
]
GAMES = games_wanted(len(TABLES))
every_table = pytest.mark.parametrize("table", TABLES, ids=lambda t: f"{t[0]}-{'-'.join((*t[1], t[2][0]))}")


def fresh(table: tuple[int, tuple[str, ...], tuple[str, ...]], seed: int) -> WondersGame:
    edition, expansions, boards = table
    return new_game(
        players=len(boards), edition=edition, expansions=list(expansions), wonders=list(boards), seed=seed
    )


@pytest.mark.sample(1)
@every_table
def test_random_games(table):
    for number in range(-(-GAMES // len(TABLES))):
        play_checked(table, 1000 * number + TABLES.index(table))


def play_checked(table: tuple[int, tuple[str, ...], tuple[str, ...]], seed: int) -> None:
    """Play a random game and check it at every moment."""
    game, chance = fresh(table, seed), Random(seed)
    while not game.is_over:
        questions = {city.owes for city in game.view(None).cities} & set(ASKED)
        if questions or chance.random() < 0.1:
            assert from_position(game.position()).state_hash() == game.state_hash(), game.label
        for seat in chance.sample(game.owing, len(game.owing)):
            choices = game.choices(seat)
            assert (
                len({choice.text for choice in choices})
                == len({one.number for one in choices})
                == len(choices)
            )
            stages = [choice for choice in choices if choice.verb == "stage"]
            choice = chance.choice(stages if stages and chance.random() < 0.6 else choices)
            game.explain(seat, choice)
            game.view(seat)
            game.choose(seat, choice)
        assert all(city.coins >= 0 for city in game.state.cities[: game.ruleset.seats])
    for sheet in game.scores():
        assert sum(line.points for line in sheet.lines) == sheet.total
        assert all(sum(points for _, points in line.items) == line.points for line in sheet.lines)
    assert argosy.replay(game.record()).state_hash() == game.state_hash()
