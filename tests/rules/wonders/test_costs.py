"""Costs of cards and stages (BASE-COST)."""

import pytest

from argosy.testing import table
from tests.rules.wonders.printed import BOARDS, CARDS

# At least four units of every raw material and one of every good, in one city.
RICH = (
    "sawmill quarry brickyard foundry lumber_yard stone_pit clay_pool ore_vein "
    "timber_yard clay_pit tree_farm mine loom glassworks press"
)
RAW = ("clay", "ore", "stone", "wood")


def read(cost):
    """`stone 2 ore 1` as a dict."""
    words = cost.split()
    return {name: int(count) for name, count in zip(words[::2], words[1::2], strict=True)}


def free_cards(base):
    return [card for card, _, _, cost, _ in CARDS[base] if not cost]


@pytest.mark.parametrize("base", CARDS)
def test_an_empty_cost_field_means_free(base):
    """BASE-COST-1."""
    for card in free_cards(base):
        game = table(base, coins=0).hands(A=card)
        assert game.prices("A", f"build {card}") == [(0, 0, 0)]


COIN_CARDS = [
    (base, card) for base in CARDS for card, _, _, cost, _ in CARDS[base] if cost.startswith("coins")
]


@pytest.mark.parametrize(("base", "card"), COIN_CARDS)
def test_a_coin_cost_goes_to_the_bank(base, card):
    """BASE-COST-2: one coin; nobody else gets it."""
    game = table(base, coins=1).hands(A=card)
    assert game.prices("A", f"build {card}") == [(0, 0, 1)]
    game.turn(A=f"build {card}")
    assert [game.coins(letter) for letter in "ABC"] == [0, 4, 4]
    assert not table(base, coins=0).hands(A=card).can("A", f"build {card}")


RESOURCE_CARDS = [
    (base, card, age, cost)
    for base in CARDS
    for card, _, age, cost, _ in CARDS[base]
    if cost and not cost.startswith("coins")
]


@pytest.mark.parametrize(("base", "card", "age", "cost"), RESOURCE_CARDS)
def test_every_card_needs_exactly_what_is_printed(base, card, age, cost):
    """BASE-COST-3: a city that makes one ore buys every other unit for 2 coins; with a coin less it
    cannot.
    """
    needed = read(cost)
    price = 2 * (sum(needed.values()) - min(1, needed.get("ore", 0)))
    game = table(base, age=age).wonder(A="rhodos:a").city(B=RICH).treasury(A=price).hands(A=card)
    assert game.price("A", f"build {card}") == price
    poor = table(base, age=age).wonder(A="rhodos:a").city(B=RICH).treasury(A=max(0, price - 1)).hands(A=card)
    assert poor.can("A", f"build {card}") is (price == 0)


STAGES = [
    (base, wonder, side, resource, number, cost)
    for base in BOARDS
    for wonder, side, resource, stages in BOARDS[base]
    for number, (cost, _) in enumerate(stages, 1)
]


def price_of_stage(base, board, resource, number, needed):
    """Coins for a stage of a city that has nothing but its board and its earlier stages; a unit costs 2
    coins.
    """
    price = 2 * sum(count - min(count, name == resource) for name, count in needed.items())
    raw = sum(count for name, count in needed.items() if name in RAW)
    if raw and board in ("alexandria:a", "alexandria:b") and number > (2 if board[-1] == "a" else 1):
        price -= 2  # BASE-WONDERS-A-3, -B-2: an earlier stage makes one of them
    if (base, board) == ("base_2010", "olympia:b") and number > 1:
        price -= raw  # BASE-WONDERS-B-6: raw materials cost 1 coin
    return price


@pytest.mark.parametrize(("base", "wonder", "side", "resource", "number", "cost"), STAGES)
def test_every_stage_needs_exactly_what_the_board_shows(base, wonder, side, resource, number, cost):
    """BASE-COST-4, BASE-WONDER-2: the marker costs nothing, even if it is the Palace."""
    board = f"{wonder}:{side}"
    price = price_of_stage(base, board, resource, number, read(cost))
    for coins in (price, price - 1):
        game = (
            table(base, age=3)
            .wonder(A=board)
            .stages(A=number - 1)
            .city(B=RICH)
            .treasury(A=coins)
            .hands(A="palace")
        )
        assert game.price("A", "stage with palace") == (price if coins == price else None)


def test_resources_may_be_made_and_bought_together():
    """BASE-COST-3: own, from the left and from the right in one cost."""
    game = table(age=2, coins=4).wonder(A="gizah:a").city(B="stone_pit", C="loom").hands(A="library")
    assert game.prices("A", "build library") == [(2, 2, 0)]


def test_what_nobody_makes_cannot_be_bought():
    """BASE-COST-3."""
    game = table(age=2, coins=99).wonder(A="gizah:a").city(B="stone_pit").hands(A="library")
    assert not game.can("A", "build library")
    assert game.why_not("A", "build library") == "library: needs 1 cloth: you make 0, neighbours sell 0"


def test_units_bought_earlier_do_not_count():
    """BASE-COST-3: in one and the same turn."""
    game = table(age=2, coins=2).wonder(A="gizah:a").city(B="stone_pit").hands(A="walls", B="library")
    assert not game.can("A", "build walls")
    game.turn()
    assert not game.can("A", "build library")


def test_coins_must_be_there_at_the_start_of_the_turn():
    """BASE-COST-5: the Tavern's coins come too late, so does the income of trade."""
    game = table(coins=1).city(B="loom").hands(A="apothecary")
    assert not game.can("A", "build apothecary")
    assert game.why_not("A", "build apothecary") == "apothecary: needs 2 coins, the treasury has 1"


def test_printed_coins_must_be_in_the_treasury():
    """BASE-COST-5, BASE-COST-2: the Timber Yard costs a coin."""
    for coins, possible in ((0, False), (1, True)):
        assert table(coins=coins).hands(A="timber_yard").can("A", "build timber_yard") is possible


def test_all_payments_of_a_turn_are_one_sum():
    """BASE-COST-5: two coins to each side need four."""
    for coins, possible in ((3, False), (4, True)):
        game = table(age=2, coins=coins).wonder(A="gizah:a").city(B="stone_pit", C="loom").hands(A="library")
        assert game.can("A", "build library") is possible


def test_dear_payments_are_left_out_when_only_the_cheap_one_can_be_paid():
    """BASE-COST-5."""
    cities = {"A": "west_trading_post", "B": "lumber_yard", "C": "sawmill"}
    poor = table(coins=1).city(**cities).hands(A="stockade")
    rich = table(coins=2).city(**cities).hands(A="stockade")
    assert poor.prices("A", "build stockade") == [(1, 0, 0)]
    assert rich.prices("A", "build stockade") == [(1, 0, 0), (0, 2, 0)]
