"""Free construction by chain (BASE-CHAIN)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.printed import CARDS

CHAINS = [
    (base, parent, card, age, chain.split())
    for base in CARDS
    for card, _, age, _, chain in CARDS[base]
    for parent in chain.split()
]


@pytest.mark.parametrize(("base", "parent", "card", "age", "parents"), CHAINS)
def test_every_printed_chain_frees_its_card(base, parent, card, age, parents):
    """BASE-CHAIN-1, -2: any one parent in the own city is enough; in a neighbour's it is nothing."""
    own = table(base, age=age, coins=0).city(A=parent).hands(A=card)
    assert own.prices("A", f"build {card}") == [(0, 0, 0)]
    other = table(base, age=age, coins=0).city(B=parent).hands(A=card)
    assert not other.can("A", f"build {card}")


@pytest.mark.parametrize("base", CARDS)
def test_no_other_building_frees_a_card(base):
    """BASE-CHAIN-1: a penniless city with every building that makes nothing, but without a parent, cannot
    build.
    """
    makers = {card for card, color, *_ in CARDS[base] if color in ("brown", "grey")} | {
        "caravansery",
        "forum",
    }
    for card, _, age, cost, chain in CARDS[base]:
        if cost and not cost.startswith("coins"):
            others = {name for name, *_ in CARDS[base]} - makers - {card} - set(chain.split())
            board = "gizah:a" if cost == "cloth 1" else "halikarnassos:a"
            game = (
                table(base, age=age, coins=0).wonder(A=board).city(A=" ".join(sorted(others))).hands(A=card)
            )
            assert not game.can("A", f"build {card}"), card


def test_chains_lead_to_a_later_age():
    """BASE-CHAIN-1: no card of Age I names a building."""
    for cards in CARDS.values():
        ages = {}
        for card, _, age, _, _ in cards:
            ages.setdefault(card, age)
        for card, _, age, _, chain in cards:
            assert all(ages[parent] < age for parent in chain.split()), card


def test_one_building_frees_as_often_as_it_can():
    """BASE-CHAIN-2: Library and Courthouse, one after the other."""
    game = table(age=2, coins=0).city(A="scriptorium").hands(A="library", B="courthouse")
    game.turn(A="build library")
    game.turn(A="build courthouse")
    assert game.cards("A") == ("courthouse", "library", "scriptorium")


@pytest.mark.parametrize(
    "post", ["east_trading_post", "west_trading_post", "east_trading_post west_trading_post"]
)
def test_one_of_two_named_buildings_is_enough(post):
    """BASE-CHAIN-2: with both it is still one free choice."""
    game = table(age=2, coins=0).city(A=post).hands(A="forum")
    assert game.prices("A", "build forum") == [(0, 0, 0)]


def test_a_free_building_opens_its_own_chain():
    """BASE-CHAIN-3: Theater, Statue, Gardens."""
    game = table(age=2, coins=0).city(A="theater").hands(A="statue")
    assert not table(age=3, coins=0).city(A="theater").hands(A="gardens").can("A", "build gardens")
    game.turn(A="build statue")
    assert "statue" in game.cards("A")
    later = table(age=3, coins=0).city(A="theater statue").hands(A="gardens")
    assert later.price("A", "build gardens") == 0


def test_the_named_building_must_stand_at_the_start_of_the_turn():
    """BASE-CHAIN-4: in the hand it frees nothing; a turn later it does."""
    game = table(age=2, coins=0).city(A="press").hands(A="scriptorium library", B="courthouse")
    assert not game.can("A", "build library")
    game.turn(A="build scriptorium")
    assert game.price("A", "build courthouse") == 0


@pytest.mark.parametrize("other", ["B", "C", "D"])
def test_buildings_of_other_cities_free_nothing(other):
    """BASE-CHAIN-2: the left neighbour, the right one, the city opposite."""
    game = table(seats=4, age=2, coins=0).city(**{other: "baths"}).hands(A="aqueduct")
    assert not game.can("A", "build aqueduct")


def test_a_parent_under_a_stage_frees_nothing():
    """BASE-CHAIN-2, BASE-WONDER-1: it is no building."""
    game = table(age=2, coins=0).wonder(A="gizah:a").city(A="stone_pit").hands(A="scriptorium", B="library")
    game.turn(A="stage with scriptorium")
    assert not game.can("A", "build library")


def test_the_chain_is_used_whenever_it_can_be():
    """BASE-CHAIN-5: paying for the same card is not offered."""
    game = table(age=2, coins=20).city(A="baths", B="quarry stone_pit").hands(A="aqueduct")
    assert game.prices("A", "build aqueduct") == [(0, 0, 0)]
    assert game.why_not("A", "build aqueduct pay left 6") == "aqueduct is free by chain: build aqueduct"
