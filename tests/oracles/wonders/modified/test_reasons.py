"""Explanations of payments with leaders and black cards: sources of units, missing coins."""

import os
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from argosy.game import WondersGame
from argosy.rules.wonders.ruleset import wonders_ruleset
from tests.oracles.wonders.armada.brute_payments import NavalCity
from tests.oracles.wonders.brute_payments import units_sold
from tests.oracles.wonders.modified.brute_payments import (
    RESOURCES,
    Seat,
    coins,
    less_one,
    minimal_purchases,
    own_units,
    price,
    printed,
)
from tests.oracles.wonders.modified.cities import random_seats, record_with_modifiers
from tests.oracles.wonders.test_payments import covers

CITIES = int(os.environ.get("ARGOSY_CITIES", "400")) // 4
RULESETS = [(2010, (), 3), (2020, ("armada_2020",), 4), (2010, ("armada_2018",), 6)]

every_ruleset = pytest.mark.parametrize(("edition", "expansions", "players"), RULESETS)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    """Thousands of questions are asked; the backend makes no difference to the answers."""
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def random_games(edition, expansions, players, *, coins_of=None):
    """(game, table, hands) of random cities, until enough have been asked."""
    ruleset = wonders_ruleset(players=players, edition=edition, expansions=expansions)
    chance, deck = Random(f"{edition} {expansions} {players}"), list(ruleset.card_ids)
    for _ in range(max(1, CITIES // players)):
        table = random_seats(ruleset, chance)
        if coins_of is not None:
            table = [with_coins(seat, coins_of) for seat in table]
        chance.shuffle(deck)
        hands = [deck[2 * seat : 2 * seat + 2] for seat in range(ruleset.seats)]
        yield WondersGame(ruleset, record_with_modifiers(ruleset, table, hands)), table, hands


def with_coins(seat: Seat, amount: int) -> Seat:
    land = replace(seat.land, coins=amount)
    return replace(seat, city=replace(seat.city, land=land) if isinstance(seat.city, NavalCity) else land)


def can_give(units, wanted: dict[str, int]) -> bool:
    """Can these units give these resources, each unit one of its options?"""
    names = tuple(wanted)
    options = [tuple(names.index(name) for name in unit if name in names) for unit in units]
    return (0, 0) in covers(tuple(wanted.values()), options, [], [])


@every_ruleset
def test_the_units_of_an_explanation_make_the_cost_and_the_price(edition, expansions, players):
    """Units of all sources and what need not be paid are the cost; each source can give its share for its
    coins.
    """
    seen = Counter()
    for game, table, _ in random_games(edition, expansions, players):
        for seat in range(players):
            for choice in (choice for choice in game.choices(seat) if choice.verb in ("build", "stage")):
                answer = game.explain(seat, choice)
                seen.update(check(game, table, seat, choice, answer))
    assert {"own", "left", "bank", "more_of_missing", "more_of_own", "waived", "without"} <= set(seen)


def check(game, table, seat: int, choice, answer):
    """One explanation; gives the words of what it holds."""
    catalog, mine, modifiers = game.ruleset.catalog, table[seat], table[seat].modifiers
    given = Counter(name for name in (answer.waived, answer.left_out) if name)
    for units in answer.units:
        given.update(units.resources)
    assert given == Counter(answer.cost) + Counter(answer.naval_cost)
    if answer.waived:
        what = "stages" if choice.verb == "stage" else catalog.card(choice.card).color
        assert what in modifiers.cheaper
        assert answer.waived in answer.cost
    assert not answer.without_resources or (
        modifiers.architect and choice.verb == "stage" and not answer.cost
    )
    by_source = {units.source: units for units in answer.units}
    own = own_units(catalog, mine, printed(catalog))
    shared = Counter()
    for source in ("own", "more_of_own", "more_of_missing"):
        shared.update(by_source[source].resources if source in by_source else {})
    assert can_give(own, shared)
    for source, place in (("left", (seat + 1) % len(table)), ("right", (seat - 1) % len(table))):
        units = by_source.get(source)
        assert (units.coins if units else 0) == getattr(choice.price, source)
        if units:
            assert can_give(units_sold(catalog, table[place].land), units.resources)
            full = [
                price(catalog, mine, source, from_board=False, name=name)
                for name, n in units.resources.items()
                for _ in range(n)
            ]
            rebate = modifiers.cache + (modifiers.wharf_left if source == "left" else modifiers.wharf_right)
            assert sum(full) - rebate <= units.coins <= sum(full)
    bank = by_source.get("bank")
    assert (bank.coins if bank else 0) == choice.from_bank == choice.price.bank - answer.bank
    assert not bank or modifiers.bilkis
    assert ("pay" in choice.text.split()) == (choice.price.total > answer.bank)
    words = {"waived": answer.waived, "without": answer.without_resources, "saved": answer.left_out}
    return [*by_source, *(word for word, holds in words.items() if holds)]


@every_ruleset
def test_the_coins_and_resources_that_are_missing_are_really_missing(edition, expansions, players):
    """The coins named are the fewest that would do; the resources named cannot be had."""
    codes = Counter()
    for game, table, hands in random_games(edition, expansions, players, coins_of=0):
        for seat, hand in enumerate(hands):
            for text in [*(f"build {card}" for card in hand), f"stage with {hand[0]}"]:
                refusal = game.refusal(seat, text)
                if refusal is not None and refusal.code in ("needs_coins", "needs_resources"):
                    codes[refusal.code] += 1
                    check_refusal(game, table, seat, text, refusal)
    assert min(codes["needs_coins"], codes["needs_resources"]) > 3


def check_refusal(game, table, seat: int, text: str, refusal) -> None:
    catalog, mine = game.ruleset.catalog, table[seat]
    if text.startswith("stage"):
        facts, what = (
            catalog.wonder(mine.land.wonder).sides[mine.land.side].stages[mine.land.stages],
            "stages",
        )
    else:
        facts = catalog.card(text.removeprefix("build "))
        what = facts.color
    cost = {} if what == "stages" and mine.modifiers.architect else dict(facts.cost)
    costs = less_one(cost) if what in mine.modifiers.cheaper and cost else [cost]
    costs = [{name: cost.get(name, 0) for name in RESOURCES} for cost in costs]
    found = minimal_purchases(catalog, table, seat, printed(catalog), costs)
    least = [sum(way[:5]) for paid in found for way in coins(table, seat, paid)]
    if refusal.code == "needs_resources":
        assert not least
    else:
        assert refusal.values["coins"] == min(least) + facts.coins
