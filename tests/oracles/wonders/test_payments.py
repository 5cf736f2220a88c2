"""Listed payments of 7 Wonders against brute force (BASE-TRADE-1 to -7, -12, BASE-COST-5).

This is also the test of the claim in `argosy.rules.payment`: set counts say exactly what a search would find.
ARGOSY_CITIES sets how many random cities are asked, 3,000 where nothing else is said, 10,000 in a whole run.
"""

import os
from collections import Counter
from itertools import product
from random import Random

import numpy as np
import pytest

from argosy.rules.backends import compiled, plain
from argosy.rules.payment import purchase
from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.ruleset import wonders_ruleset
from argosy.rules.wonders.state import CHOICE
from argosy.rules.wonders.terms import VERBS
from tests.oracles.wonders.brute_payments import (
    PlainCity,
    every_payment,
    needless_left_out,
    unit_price,
    units_made,
    units_sold,
)
from tests.oracles.wonders.random_cities import random_table, record_of
from tests.sampling import WHOLE

CITIES = int(os.environ.get("ARGOSY_CITIES", "10000" if WHOLE else "3000"))
NO_COINS = (0, 0, 0, 0, 0)
RULESETS = [(2010, 3), (2010, 5), (2020, 3), (2020, 6)]


def listed(ruleset, game, seat: int, backend) -> Counter:
    """(verb, card, stage, left, right, far left, far right, bank) of everything listed."""
    out = new_records(CHOICE, MAX_CHOICES)
    rows = out[: backend(list_choices)(game, ruleset.tables, seat, out)]
    return Counter(
        (
            VERBS[row.verb],
            ruleset.card_ids[row.card],
            int(row.stage),
            *(int(row[name]) for name in ("left", "right", "far_left", "far_right", "bank")),
        )
        for row in rows
    )


def expected(ruleset, table, seat: int, hand: list[str]) -> Counter:
    """The same by trying everything."""
    catalog, city = ruleset.catalog, table[seat]
    left, right = table[(seat + 1) % len(table)], table[(seat - 1) % len(table)]

    def ways(cost, coins):
        payments = every_payment(catalog, city, left, right, cost)
        within = needless_left_out(payments, city.coins - coins) if city.coins >= coins else ()
        return [(*way, 0, 0, coins) for way in within]

    found = Counter(("sell", card, 0, *NO_COINS) for card in set(hand))
    for card in {card for card in hand if card not in city.cards}:
        facts = catalog.card(card)
        free = any(parent in city.cards for parent in facts.chain_from) or is_free_by_olympia(
            catalog, city, facts
        )
        payments = [NO_COINS] if free else ways(facts.cost, facts.coins)
        found.update(("build", card, 0, *way) for way in payments)
        if NO_COINS not in payments and "free_build_once_per_age" in powers(catalog, city):
            found["free", card, 0, *NO_COINS] += 1
    side = catalog.wonder(city.wonder).sides[city.side]
    for number in range(
        city.stages, len(side.stages) if side.any_order else min(city.stages + 1, len(side.stages))
    ):
        stage = side.stages[number]
        found.update(
            ("stage", c, number + 1, *way) for way in ways(stage.cost, stage.coins) for c in set(hand)
        )
    return found


def powers(catalog, city) -> set[str]:
    """The kinds of effects of the built stages."""
    stages = catalog.wonder(city.wonder).sides[city.side].stages[: city.stages]
    return {effect.kind for stage in stages for effect in stage.effects}


def is_free_by_olympia(catalog, city, card) -> bool:
    """Edition 2020 in the first turn: a colour that the city has not yet, or the first card of the Age
    (AMB-82).
    """
    kinds = powers(catalog, city)
    colors = {catalog.card(name).color for name in city.cards}
    return "free_first_of_age" in kinds or ("free_first_of_color" in kinds and card.color not in colors)


@pytest.mark.sample(3)
@pytest.mark.parametrize(("backend", "share"), [(compiled, 1), (plain, 40)], ids=["compiled", "plain"])
@pytest.mark.parametrize(("edition", "players"), RULESETS)
def test_listed_payments_are_those_found_by_trying_everything(edition, players, backend, share):
    ruleset = wonders_ruleset(players=players, edition=edition)
    chance = Random(f"{edition} {players} {share}")
    asked, sizes, verbs = 0, Counter(), set()
    deck = list(ruleset.card_ids)
    while asked < CITIES // len(RULESETS) // share:
        table = random_table(ruleset, chance)
        chance.shuffle(deck)
        hands = [deck[2 * seat : 2 * seat + 2] for seat in range(ruleset.seats)]
        game = record_of(ruleset, table, hands)[0]
        for seat, hand in enumerate(hands):
            mine, theirs = listed(ruleset, game, seat, backend), expected(ruleset, table, seat, hand)
            assert mine == theirs, (
                f"{table[seat]} with {hand}, left {table[(seat + 1) % players]}, right {table[seat - 1]}"
            )
            sizes.update(Counter(row[:3] for row in mine).values())
            verbs |= {row[0] for row in mine}
            asked += 1
    assert max(sizes) > 1, "some cities must have a real choice of payments"
    assert verbs - {"free"} == {"build", "stage", "sell"}
    assert "free" in verbs or edition == 2020 or asked < 400


@pytest.mark.parametrize(("edition", "players"), RULESETS)
def test_every_cost_of_the_catalog_is_paid_as_by_trying_everything(edition, players):
    """Each card and each stage once from a rich and once from a poor city, whatever the random hands above
    held.
    """
    ruleset = wonders_ruleset(players=players, edition=edition)
    chance = Random(edition + players)
    for card in ruleset.card_ids:
        table = random_table(ruleset, chance)
        game = record_of(ruleset, table, [[card]] * ruleset.seats)[0]
        for seat in range(ruleset.seats):
            assert listed(ruleset, game, seat, compiled) == expected(ruleset, table, seat, [card]), (
                card,
                table,
            )


def random_class(chance: Random, resources: int):
    """A random cost and random units of own, left, right over one class of resources."""
    cost = [chance.randint(0, 3) for _ in range(resources)]
    units = [
        [
            tuple(r for r in range(resources) if chance.random() < 0.4) or (0,)
            for _ in range(chance.randint(0, 5))
        ]
        for _ in range(3)
    ]
    return cost, units


def covers(cost, own, left, right) -> set[tuple[int, int]]:
    """(units from the left, units from the right) with which every use of units, tried one by one, covers
    the cost.
    """
    states = {(tuple(cost), 0, 0)}
    for units, to_left, to_right in ((own, 0, 0), (left, 1, 0), (right, 0, 1)):
        for unit in units:
            states |= {
                ((*missing[:r], missing[r] - 1, *missing[r + 1 :]), n + to_left, m + to_right)
                for missing, n, m in states
                for r in unit
                if missing[r]
            }
    return {(n, m) for missing, n, m in states if not any(missing)}


@pytest.mark.parametrize("resources", [2, 3, 4])
def test_the_claim_of_the_payment_module(resources):
    """K units in all, any number from lo to hi of them from the left: no more, no fewer; also with odd
    producers.
    """
    chance, sets, few = Random(resources), 1 << resources, Counter()
    for _ in range(1_500):
        cost, (own, left, right) = random_class(chance, resources)
        counts = [
            np.array([sum(any(subset >> r & 1 for r in unit) for unit in units) for subset in range(sets)])
            for units in (own, left, right)
        ]
        sums = np.array([sum(c for r, c in enumerate(cost) if subset >> r & 1) for subset in range(sets)])
        total, low, high = compiled(purchase)(sums, *counts, sets)
        found = covers(cost, own, left, right)
        least = {
            (n, m) for n, m in found if not any(a <= n and b <= m and (a, b) != (n, m) for a, b in found)
        }
        few[len(least)] += 1
        assert least == ({(n, total - n) for n in range(low, high + 1)} if total >= 0 else set()), (
            cost,
            own,
            left,
            right,
        )
    assert min(few[0], few[1], sum(few[n] for n in few if n > 1)) > 50


def test_the_oracle_itself_on_a_case_that_can_be_counted_by_hand():
    """Gizah A buys two clay: one neighbour sells one for 2 coins, the other two for 1 coin each."""
    catalog = wonders_ruleset(players=3, edition=2010).catalog
    city = PlainCity("gizah", "a", 0, ("east_trading_post",), 9)
    left, right = PlainCity("olympia", "a", 0, ("clay_pool",)), PlainCity("rhodos", "a", 0, ("brickyard",))
    assert units_made(catalog, city) == [("stone",)]
    assert len(units_sold(catalog, right)) == 3
    assert (unit_price(catalog, city, "left", "clay"), unit_price(catalog, city, "right", "clay")) == (2, 1)
    assert needless_left_out(every_payment(catalog, city, left, right, {"clay": 2}), 9) == {(0, 2), (2, 1)}


def test_symbols_are_used_once_each():
    """A clay-or-ore mine and one clay cannot make two clay and an ore (BASE-RES-3)."""
    for own, wanted in product([[(0, 1), (0,)]], [(2, 1), (1, 1), (2, 0)]):
        assert bool(covers(wanted, own, [], [])) == (sum(wanted) <= 2)
