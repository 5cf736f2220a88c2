"""An explanation adds up to the price of its choice, in every situation."""

import random

import pytest

from argosy.game.duel.game import new_duel_game
from tests.rules.duel.table import ALL, chambers, city, table

COMBINATIONS = ((), ("agora",), ALL)


def explained(game, text: str):
    choice = next(one for one in game.choices(0) if one.text == text)
    return game.explain(0, choice)


def test_the_example_of_the_rulebook():
    """DUEL-035."""
    game = table(
        "palace", city("clay_pool caravansery", coins=40), city("quarry stone_pit glassworks"), age=3
    )
    parts = explained(game, "build palace")
    assert parts.cost == {"wood": 1, "stone": 1, "clay": 1, "glass": 2}
    assert (parts.makes, parts.chosen, parts.bought) == ({"clay": 1}, {"stone": 1}, {"wood": 1, "glass": 2})
    assert (parts.prices["wood"], parts.prices["glass"]) == (2, 3)


def test_a_chain_names_its_symbol():
    assert explained(table("statue", city("theater"), age=2), "build statue").chain_from == "mask"


def test_a_discount_leaves_the_dearest_out():
    """DUEL-036."""
    game = table("palace", city("clay_pool", coins=40, progress="masonry"), city("quarry glassworks"), age=3)
    assert explained(game, "build palace").left_out == {"stone": 1, "glass": 1}


@pytest.mark.parametrize(
    ("card", "age", "coins", "bought"), [("forum", 2, 0, {"clay": 1}), ("caravansery", 2, 2, {"papyrus": 1})]
)
def test_a_decree_leaves_a_symbol_out(card, age, coins, bought):
    """AGORA-101."""
    game = table(
        card,
        city(coins=9),
        expansions=("agora",),
        age=age,
        chambers=chambers((1, 0), decrees="ignore_symbol_yellow"),
    )
    parts = explained(game, f"build {card}")
    assert parts.coins == coins
    assert sum(parts.bought.values()) == sum(bought.values())


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_every_explanation_of_a_game_adds_up(expansions):
    chance = random.Random(6)
    for seed in range(2):
        game = new_duel_game(expansions=expansions, seed=seed)
        while not game.is_over:
            seat = game.owing[0]
            for choice in game.choices(seat):
                parts = game.explain(seat, choice)
                spent = sum(units * parts.prices[name] for name, units in parts.bought.items())
                assert parts.coins >= 0
                assert parts.coins + spent == choice.price.total
                for name, units in parts.cost.items():
                    sources = (parts.makes, parts.chosen, parts.left_out, parts.bought)
                    assert sum(source.get(name, 0) for source in sources) == units
            game.choose(seat, chance.choice(game.choices(seat)))
