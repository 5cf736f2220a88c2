"""Every derived vector (D-...) of the list of examples, out of `vectors.json`."""

import json
from pathlib import Path

import pytest

from argosy.rules.wonders.armada.conflicts import resolve_naval_conflict
from argosy.rules.wonders.armada.terms import ABSTAIN, FIGHT
from argosy.rules.wonders.armada.turn import draw_islands, lose_coins
from argosy.rules.wonders.conflict import tokens_of_pair
from tests.rules.wonders.armada.sea import sea

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text())
WITH_DIPLOMACY = ["D-LAND-05", "D-LAND-06", "D-LAND-07", "D-LAND-09"]
"""Diplomacy belongs to Cities and Leaders: these are played with Cities too."""


def family(name: str) -> list:
    found = [vector for vector in VECTORS if vector["id"].rsplit("-", 1)[0] == name]
    return [pytest.param(v, id=v["id"]) for v in found]


def editions(vector) -> list[int]:
    return [2018, 2020] if vector["edition"] == "both" else [int(vector["edition"])]


def test_no_vector_is_lost():
    """ARMADA-CONFLICT-11, ARMADA-EXPLORE-7, ARMADA-LAND-11: 43 naval, 44 explorations, 9 land, 6 tax, 3
    cost.
    """
    names = [vector["id"].rsplit("-", 1)[0] for vector in VECTORS]
    counts = {name: names.count(name) for name in names}
    assert counts == {"D-NAVAL": 43, "D-EXPLORE": 44, "D-LAND": 9, "D-TAX": 6, "D-NAVALCOST": 3}
    assert [v["id"] for v in VECTORS if v["situation"].get("diplomacy")] == WITH_DIPLOMACY


@pytest.mark.parametrize("vector", family("D-NAVAL"))
def test_naval_conflicts(vector):
    """ARMADA-CONFLICT-11."""
    strengths, out = vector["situation"]["naval_strength"], vector["situation"].get("stays_out", [])
    for edition in editions(vector):
        for age, tokens in zip(vector["situation"]["ages"], vector["expected"]["tokens"], strict=True):
            game = sea(edition, seats=len(strengths), age=age)
            for seat, strength in enumerate(strengths):
                city = game.game.state.cities[seat]
                city.armada.naval = strength
                if seat in out:
                    city.owed, city.chosen.verb = FIGHT, ABSTAIN
            resolve_naval_conflict(game.game.state, game.ruleset.tables)
            assert [game.naval_tokens(letter)[age - 1] for letter in game.letters] == tokens


@pytest.mark.parametrize("vector", family("D-EXPLORE"))
def test_explorations(vector):
    """ARMADA-EXPLORE-2, ARMADA-EXPLORE-3, ARMADA-EXPLORE-6."""
    cards, count = vector["situation"]["cards_in_deck"], vector["situation"]["explorers_of_the_level"]
    game = sea(2018, seats=8)
    state = game.game.state
    state.armada.islands[0, cards:] = -1
    state.armada.left[0] = cards
    for seat in range(count):
        state.cities[seat].armada.exploring[0] = 1
    draw_islands(state, game.ruleset.tables)
    drawn = [[int(island) for island in city.armada.drawn if island >= 0] for city in state.cities[:8]]
    assert [len(hand) for hand in drawn[:count]] == [vector["expected"]["cards_each"]] * count
    assert len({island for hand in drawn for island in hand}) == cards - vector["expected"]["not_dealt"]


@pytest.mark.parametrize("vector", family("D-LAND"))
def test_land_conflicts(vector):
    """ARMADA-LAND-9, ARMADA-LAND-11, CITIES-DIPLO-3."""
    seats, diplomacy = vector["situation"]["players"], vector["situation"].get("diplomacy", [])
    for edition in editions(vector):
        game = sea(edition, seats=seats, with_cities=bool(diplomacy))
        game.diplomacy(**{game.letters[seat]: 1 for seat in diplomacy})
        for incursion in vector["situation"]["incursions"]:
            game.game.state.cities[incursion["by"]].armada.attacks |= 1 << incursion["target"]
        fights = [
            [one, other]
            for one in range(seats)
            for other in range(one + 1, seats)
            if tokens_of_pair(game.game.state, game.ruleset.tables, one, other)
        ]
        assert fights == vector["expected"]["pairs"]


SPACE_OF_LEVEL = (0, 1, 3, 5)


@pytest.mark.parametrize("vector", [p for p in family("D-TAX") if "levels" in p.values[0]["situation"]])
def test_taxes(vector):
    """ARMADA-TAX-2, ARMADA-TAX-3, ARMADA-TAX-4."""
    situation = vector["situation"]
    for edition in editions(vector):
        game = sea(edition, seats=len(situation["levels"]))
        ships = [f"yellow {SPACE_OF_LEVEL[level]}" for level in situation["levels"]]
        game.ships(**dict(zip(game.letters, ships, strict=True)))
        game.treasury(**dict(zip(game.letters, situation["coins"], strict=True)))
        for seat, tax in situation["levied"].items():
            game.game.state.cities[int(seat)].armada.tax = tax
        lose_coins(game.game.state, game.ruleset.tables)
        left = [game.coins(letter) for letter in game.letters]
        assert [had - has for had, has in zip(situation["coins"], left, strict=True)] == vector["expected"][
            "loses"
        ]


@pytest.mark.parametrize("vector", [p for p in family("D-TAX") if "levels" not in p.values[0]["situation"]])
def test_taxes_and_pirates_of_others(vector):
    """ARMADA-TAX-7, ARMADA-PIRATE-2, ARMADA-PIRATE-3."""
    situation = vector["situation"]
    for edition in editions(vector):
        game = (
            sea(edition)
            .treasury(A=situation["coins"])
            .ships(A=f"yellow {SPACE_OF_LEVEL[situation['level']]}")
        )
        if "island" in situation:
            game.islands(A="foggy_island")
        game.game.state.cities[1].armada.tax = situation["tax"]
        game.game.state.cities[2].armada.pirates = situation["pirate_cards_of_others"]
        lose_coins(game.game.state, game.ruleset.tables)
        assert situation["coins"] - game.coins("A") == vector["expected"]["loses"]


def wood_and_wood(coins: int):
    """A card and a naval construction for one wood each, one wood made, one on sale (shipyard 1, red)."""
    game = sea(coins=coins).wonder(A="gizah:a", B="ephesos:a", D="rhodos:a").shipyard(A="shipyard_1")
    return game.city(A="lumber_yard", B="timber_yard").hands(A="stockade")


def test_d_navalcost_01():
    """ARMADA-NAVAL-5: both can be built, with 2 coins to the neighbour."""
    assert wood_and_wood(2).prices("A", "build stockade + ship") == [(2, 0, 0)]


def test_d_navalcost_02():
    """ARMADA-NAVAL-5: with one coin the card alone."""
    game = wood_and_wood(1)
    assert game.can("A", "build stockade")
    assert not game.can("A", "build stockade + ship")


def test_d_navalcost_03():
    """ARMADA-ISLAND-17: stone 1, and wood 1 with 2 coins for the ship: stone 1 and 2 coins are left.

    The lane is the vector's own: no shipyard has it, so one gets it for this test.
    """
    game = (
        sea(coins=2)
        .wonder(A="gizah:a", B="rhodos:a", D="ephesos:a")
        .shipyard(A="shipyard_3")
        .islands(A="ancient_harbor")
    )
    game.hands(A="baths")
    row = game.ruleset.tables.armada.shipyards[2].cost[2, 1]
    assert [int(row.raw[1 << bit]) for bit in range(4)] == [0, 0, 0, 1]  # one wood
    before = int(row.coins)
    try:
        row.coins = 2
        assert game.prices("A", "build baths + ship") == [(0, 0, 2)]
    finally:
        row.coins = before
