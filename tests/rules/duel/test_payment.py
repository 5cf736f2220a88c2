"""Costs, production, trade (DUEL-030 to 039)."""

import itertools
import random

import pytest

from argosy.catalog.duel import RESOURCES
from argosy.rules.backends import compiled
from argosy.rules.duel import terms as t
from argosy.rules.duel.payment import trade_coins
from argosy.rules.duel.state import CITY
from argosy.rules.records import new_records
from tests.rules.duel.table import city, coins, play, price, prices, table, texts
from tests.sampling import tries

RICH = 60


def cost(
    card: str, own: str = "", other: str = "", *, age: int = 3, progress: str = "", built: str = ""
) -> int:
    """The price of a card of the structure for A."""
    game = table(card, city(own, coins=RICH, progress=progress, built=built), city(other), age=age)
    return price(game, f"build {card}")


def wonder_cost(
    wonder: str,
    own: str = "",
    other: str = "",
    *,
    progress: str = "",
    expansions: tuple[str, ...] = (),
    **more,
) -> int:
    game = table(
        "baths",
        city(own, coins=RICH, wonders=wonder, progress=progress),
        city(other),
        expansions=expansions,
        **more,
    )
    return price(game, f"wonder {wonder} with baths")


def test_a_cost_names_coins_resources_or_both():
    """DUEL-030: Forum costs 3 coins and a clay, bought at 2."""
    assert cost("forum", age=2) == 5
    assert cost("forum", "clay_pool", age=2) == 3
    assert cost("barracks", age=2) == 3
    assert cost("theater", age=1) == 0


def test_paying_uses_no_resources_up():
    game = table("walls rostrum", city("quarry", coins=20), city(), age=2)
    play(game, "build walls")
    assert game.view(0).cities[0].makes == {"stone": 1}


def test_production_covers_a_unit_each():
    """DUEL-031: Sawmill pays two of the three wood of Siege Workshop."""
    assert cost("siege_workshop", "sawmill glassworks") == 2
    assert cost("siege_workshop", "sawmill lumber_yard glassworks") == 0


def test_missing_units_cost_two_and_one_more_for_each_unit_of_the_opponent():
    """DUEL-032: Quarry and Shelf Quarry make stone 5; every unit of one construction has the same price."""
    assert cost("walls", "", "quarry shelf_quarry", age=2) == 10
    assert wonder_cost("pyramids") == 8
    assert wonder_cost("pyramids", "shelf_quarry", "quarry press") == 3 + 3


def test_yellow_cards_and_wonders_of_the_opponent_do_not_raise_prices():
    """DUEL-033."""
    game = table("laboratory", city(coins=RICH), city("forum", built="piraeus"), age=2)
    assert game.view(0).cities[0].prices["glass"] == 2


@pytest.mark.parametrize(
    ("reserve", "card", "other", "expected"),
    [
        ("stone_reserve", "walls", "quarry shelf_quarry", 2),
        ("wood_reserve", "courthouse", "sawmill", 2 + 2),
        ("clay_reserve", "statue", "brickyard", 2),
        ("customs_house", "school", "press drying_room", 2 + 2),
    ],
)
def test_fixed_prices(reserve, card, other, expected):
    """DUEL-034."""
    assert cost(card, reserve, other, age=2) == expected


def test_either_or_producers_are_put_to_their_best_use():
    """DUEL-035: Palace with Clay Pool and Caravansery: wood 2, glass 3 + 3; the stone at 4 is produced."""
    assert cost("palace", "clay_pool caravansery", "quarry stone_pit glassworks") == 8
    assert cost("palace", "clay_pool caravansery customs_house", "quarry stone_pit glassworks") == 4


def test_discounts_leave_out_the_dearest_units():
    """DUEL-036."""
    own, other = "clay_pool caravansery", "quarry stone_pit glassworks"
    assert cost("palace", own, other, progress="masonry") == 2
    assert wonder_cost("pyramids", progress="architecture") == 4
    assert wonder_cost("great_library") == 10
    assert wonder_cost("great_library", progress="architecture") == 6


def test_discounts_never_take_coins():
    """DUEL-036: Masonry is for blue cards, and for resources alone."""
    assert cost("forum", age=2, progress="masonry") == 5
    assert cost("aqueduct", age=2, progress="masonry") == 2
    assert cost("logging_camp", age=1, progress="masonry architecture") == 1


@pytest.mark.parametrize(
    ("own", "card", "age"),
    [
        ("garrison", "barracks", 2),
        ("palisade", "fortifications", 3),
        ("tavern", "lighthouse", 3),
        ("theater", "statue", 2),
    ],
)
def test_chains_are_free_coins_included(own, card, age):
    """DUEL-038."""
    assert cost(card, own, age=age) == 0


def test_a_chain_needs_the_card_in_the_own_city():
    """DUEL-039: not in the other city, not under a wonder, not discarded."""
    assert cost("statue", "", "theater", age=2) == 4
    under = city(coins=RICH, wonders="sphinx")
    under["wonders"].append({"id": "pyramids", "built": True, "card": "theater"})
    assert price(table("statue", under, age=2), "build statue") == 4
    assert price(table("statue", city(coins=RICH), age=2, discard=["theater"]), "build statue") == 4


def test_the_cheapest_payment_is_charged():
    """DUEL-037: one choice for each construction, at the least coins."""
    game = table("palace", city("caravansery", coins=RICH), city("quarry"), age=3)
    assert [text for text in texts(game) if text == "build palace"] == ["build palace"]
    assert price(game, "build palace") == 2 + 2 + 2 * 2  # the stone at 3 is produced


def test_what_cannot_be_paid_cannot_be_chosen():
    """DUEL-026."""
    game = table("walls", city(coins=3), age=2)
    assert "build walls" not in texts(game)
    assert "discard walls" in texts(game)
    assert "build walls" in texts(table("walls", city(coins=4), age=2))


def test_economy_takes_the_coins_for_resources():
    """DUEL-065: 10 for two stone at 5; printed coins go to the bank; purchases at the fixed price count
    too.
    """
    economy = city("quarry shelf_quarry", progress="economy")
    assert coins(play(table("walls", city(coins=10), economy, age=2), "build walls"), 1) == 10
    forum = play(table("forum", city(coins=5), city(progress="economy"), age=2), "build forum")
    assert (coins(forum, 0), coins(forum, 1)) == (0, 2)
    fixed = play(table("walls", city("stone_reserve", coins=10), economy, age=2), "build walls")
    assert coins(fixed, 1) == 2


def test_the_owner_of_economy_has_the_coins_before_the_effect():
    """DUEL-066: 0 + 5 - 3 = 2."""
    game = table("baths", city("shelf_quarry brickyard", coins=10, wonders="appian_way"),
                 city("press drying_room", progress="economy"), on_turn=0)  # fmt: skip
    assert price(game, "wonder appian_way with baths") == 4
    game = table(
        "baths", city("quarry brickyard", coins=10, wonders="appian_way"), city("press", progress="economy")
    )
    assert price(game, "wonder appian_way with baths") == 2 + 3
    play(game, "wonder appian_way with baths")
    assert coins(game, 1) == 0 + 5 - 3


# --- the slow, obvious twin ---------------------------------------------------------------------------------


def brute_cost(needs, makes, choosers, prices, discount):
    """Try every use of the either/or producers and of the discount."""
    best = None
    for picks in itertools.product(*[[None, *options] for options in choosers]):
        missing = [
            max(0, need - have - picks.count(n))
            for n, (need, have) in enumerate(zip(needs, makes, strict=True))
        ]
        for left_out in itertools.combinations_with_replacement([None, *range(5)], discount):
            rest = [max(0, count - left_out.count(n)) for n, count in enumerate(missing)]
            total = sum(count * each for count, each in zip(rest, prices, strict=True))
            best = total if best is None else min(best, total)
    return best


def random_city(chance):
    """A city with any production, either/or producers of any kind, any prices."""
    made = new_records(CITY, 1)[0]
    choosers = []
    for n in range(5):
        made.makes[n] = chance.choice([0, 0, 1, 2])
        made.price[n] = chance.randint(1, 6)
    for _ in range(chance.randint(0, 3)):
        kind = chance.choice([(0, 1, 2), (0, 1), (1, 2), (0, 2), (3, 4)])
        choosers.append(kind)
        made.choosers += 1
        for group in range(1, t.RAW_SETS):
            made.cover_raw[group] += any(n in kind and group >> n & 1 for n in range(3))
        for group in range(1, t.MADE_SETS):
            made.cover_made[group] += any(n in kind and group >> (n - 3) & 1 for n in (3, 4))
    made.dearest[:] = sorted(range(5), key=lambda n: -made.price[n])
    return made, choosers


def check_costs(kernel, number, seed):
    chance = random.Random(seed)
    for _ in range(number):
        made, choosers = random_city(chance)
        needs = new_records(CITY, 1)[0].makes
        for n in range(5):
            needs[n] = chance.choice([0, 0, 1, 1, 2, 3])
        discount = chance.choice([0, 0, 1, 2, 3])
        expected = brute_cost(list(needs), list(made.makes), choosers, list(made.price), discount)
        assert kernel(made, needs, discount) == expected, (
            list(needs),
            list(made.makes),
            choosers,
            list(made.price),
            discount,
        )


def test_costs_equal_the_obvious_version():
    check_costs(trade_coins, 1_500, 1)


def test_costs_equal_the_obvious_version_in_the_compiled_backend():
    check_costs(compiled(trade_coins), tries(10_000, 500), 2)


def test_prices_of_a_whole_turn_equal_the_obvious_version():
    """Random cities of real cards and wonders, prices from the rulebook's words."""
    chance = random.Random(3)
    for _ in range(60):
        game, own, other = _random_table(chance)
        for text, paid in prices(game).items():
            if text.startswith("build"):
                assert paid == _obvious(game, text.split()[1], own, other), (text, own, other)


def _random_table(chance):
    brown = [
        "lumber_yard",
        "clay_pool",
        "quarry",
        "stone_pit",
        "sawmill",
        "brickyard",
        "shelf_quarry",
        "glassworks",
        "press",
        "drying_room",
        "glass_blower",
    ]
    yellow = ["stone_reserve", "clay_reserve", "wood_reserve", "customs_house", "forum", "caravansery"]
    chance.shuffle(brown)
    own = brown[: chance.randint(0, 4)] + [name for name in yellow if chance.random() < 0.3]
    other = brown[4 : chance.randint(4, 9)]
    free = chance.sample(
        ["palace", "town_hall", "obelisk", "academy", "study", "arsenal", "port", "armory"], 4
    )
    progress = chance.choice(["", "masonry"])
    return (
        table(" ".join(free), city(" ".join(own), coins=99, progress=progress), city(" ".join(other)), age=3),
        own,
        other,
    )


def _obvious(game, name, own, other):
    cards = {card.id: card for card in game.ruleset.catalog.cards}
    makes, sold, fixed, choosers = [0] * 5, [0] * 5, set(), []
    for owner, counts in ((own, makes), (other, sold)):
        for card in owner:
            for effect in cards[card].effects:
                if effect.kind == "produce":
                    counts[RESOURCES.index(effect.resource)] += effect.amount
    for card in own:
        for effect in cards[card].effects:
            if effect.kind == "fixed_trade_price":
                fixed |= set(effect.resources)
            elif effect.kind == "produce_choice":
                choosers.append([RESOURCES.index(option) for option in effect.options])
    each = [1 if resource in fixed else 2 + sold[n] for n, resource in enumerate(RESOURCES)]
    card = cards[name]
    discount = 2 if card.color == "blue" and "masonry" in game.view(0).cities[0].progress else 0
    needs = [card.cost.get(resource, 0) for resource in RESOURCES]
    return card.cost.get("coins", 0) + brute_cost(needs, makes, choosers, each, discount)
