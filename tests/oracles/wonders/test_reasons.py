"""Explanations of choices of 7 Wonders: sources of units, and reasons of refusals, by brute force."""

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest

from argosy.game import WondersGame
from tests.fuzz.wonders.rulesets import TABLES, random_game, ruleset_of, table_name
from tests.oracles.wonders.brute_payments import PlainCity, every_payment, unit_price, units_made, units_sold
from tests.oracles.wonders.random_cities import random_table, record_of
from tests.oracles.wonders.test_payments import covers

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    """Thousands of questions are asked; the backend makes no difference to the answers."""
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


def games(table, moments):
    """Games of random play at several moments, up to the last turn."""
    for reveals in moments:
        game = random_game(table, 1_000 + reveals, reveals)
        if not game.is_over:
            yield game


def plain_city(view, seat: int) -> PlainCity:
    city = view.cities[seat]
    return PlainCity(city.wonder, city.side, len(city.stages), city.cards, city.coins)


def neighborhood(view, seat: int) -> tuple[PlainCity, PlainCity, PlainCity]:
    """The city itself, its left and its right neighbour."""
    return plain_city(view, seat), plain_city(view, (seat + 1) % len(view.cities)), plain_city(view, seat - 1)


def printed_cost(game, choice):
    """The cost of a build or a stage as printed: (resources, coins)."""
    catalog, city = game.ruleset.catalog, game.view(None).cities[choice.city]
    if choice.verb == "stage":
        stage = catalog.wonder(city.wonder).sides[city.side].stages[len(city.stages)]
        return stage.cost, stage.coins
    return catalog.card(choice.card).cost, catalog.card(choice.card).coins


def can_give(units: list[tuple[str, ...]], wanted: dict[str, int]) -> bool:
    """Can these units give these resources, each unit one of its options?"""
    return (0, 0) in covers(tuple(wanted.values()), [places(unit, tuple(wanted)) for unit in units], [], [])


def places(unit: tuple[str, ...], names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(names.index(name) for name in unit if name in names)


@pytest.mark.sample(3)
@every_table
def test_the_units_of_an_explanation_make_the_cost_and_the_price(table):
    """They add up to the printed cost; the units of each source exist there; their prices are the coins of
    the choice.
    """
    catalog, explained = ruleset_of(table).catalog, Counter()
    for game in games(table, range(1, 18, 2)):
        view = game.view(None)
        for choice in (choice for seat in game.owing for choice in game.choices(seat)):
            answer = game.explain(choice.seat, choice)
            explained[choice.verb] += 1
            if answer.chain_from or answer.right or choice.verb not in ("build", "stage"):
                assert (answer.cost, answer.bank, answer.units, choice.price.total) == ({}, 0, (), 0)
                continue
            assert (answer.cost, answer.bank) == printed_cost(game, choice)
            assert choice.price.bank == answer.bank
            city, left, right = neighborhood(view, choice.city)
            made = {
                "own": units_made(catalog, city),
                "left": units_sold(catalog, left),
                "right": units_sold(catalog, right),
            }
            given = Counter()
            for units in answer.units:
                given.update(units.resources)
                assert can_give(made[units.source], units.resources)
                assert units.coins == (0 if units.source == "own" else getattr(choice.price, units.source))
                if units.source != "own":
                    prices = [
                        unit_price(catalog, city, units.source, name) * n
                        for name, n in units.resources.items()
                    ]
                    assert units.coins == sum(prices)
            assert given == Counter(answer.cost)
            assert {unit.source for unit in answer.units if unit.coins} == {
                side for side in ("left", "right") if getattr(choice.price, side)
            }
    assert explained["build"] > 50
    assert explained["stage"] > 20


def least_missing(catalog, cities, cost: dict[str, int]) -> int:
    """The fewest units by which a cost fails, found by giving up units one after the other."""
    city, left, right = cities
    for given_up in range(sum(cost.values()) + 1):
        for parts in product(*(range(count + 1) for count in cost.values())):
            rest = {name: count - part for (name, count), part in zip(cost.items(), parts, strict=True)}
            if sum(parts) == given_up and every_payment(catalog, city, left, right, rest):
                return given_up
    raise AssertionError("nothing at all can always be paid")


def check_refusal(game, view, text: str, refusal) -> None:  # noqa: C901  because it is a list of codes
    """The reason that is named is true."""
    catalog, seat = game.ruleset.catalog, view.seat
    acting = (
        0
        if view.asked == "city_card" or (view.cities[seat].owes is None and view.controller == seat)
        else seat
    )
    cities = neighborhood(view, acting)
    card = refusal.values.get("card")
    if refusal.code == "not_in_hand":
        assert card not in view.hand
    elif refusal.code == "stands_already":
        assert card in cities[0].cards
    elif refusal.code == "wonder_complete":
        assert cities[0].stages == len(catalog.wonder(cities[0].wonder).sides[cities[0].side].stages)
    elif refusal.code == "needs_resources":
        cost, missing = refusal.values["cost"], refusal.values["missing"]
        assert every_payment(catalog, *cities, cost) == set()
        rest = {name: count - missing.get(name, 0) for name, count in cost.items()}
        assert every_payment(catalog, *cities, rest)
        assert sum(missing.values()) == least_missing(catalog, cities, cost)
    elif refusal.code == "needs_coins":
        what, coins = refusal.values["what"], refusal.values["coins"]
        facts = stage_or_card(game, acting, what)
        least = min(map(sum, every_payment(catalog, *cities, facts.cost))) + facts.coins
        assert (coins, refusal.values["has"]) == (least, cities[0].coins)
        assert coins > cities[0].coins
    elif refusal.code == "no_such_payment":
        verb, pay = text.split(maxsplit=1)[0], text.partition(" pay ")[2]
        assert pay
        assert (
            verb in ("sell", "revive", "free") or game.refusal(seat, text.removesuffix(" pay " + pay)) is None
        )
    elif refusal.code == "right_used":
        assert "free_build_once_per_age" in stage_rights(game, acting)
    elif refusal.code == "no_right":
        is_free = {choice.text for choice in game.choices(seat)} & {f"build {card}", f"city: build {card}"}
        assert is_free or "free_build_once_per_age" not in stage_rights(game, acting)
    elif refusal.code == "not_in_discard":
        assert card not in (view.discard or ())
    elif refusal.code == "not_asked":
        assert view.asked is None or (text.split(maxsplit=1)[0] in ("revive", "pass")) != (
            view.asked == "revive"
        )
    elif refusal.code == "must_play":
        assert acting == 0
        assert all(choice.verb != "sell" for choice in game.choices(seat))
    else:
        assert refusal.code == "unreadable"


def stage_or_card(game, seat: int, what: str):
    """The stage or the card that a refusal speaks of."""
    city, catalog = game.view(None).cities[seat], game.ruleset.catalog
    if what.startswith("stage "):
        return catalog.wonder(city.wonder).sides[city.side].stages[int(what.split()[1]) - 1]
    return catalog.card(what)


def stage_rights(game, seat: int) -> set[str]:
    city = game.view(None).cities[seat]
    stages = game.ruleset.catalog.wonder(city.wonder).sides[city.side].stages
    return {effect.kind for number in city.stages for effect in stages[number - 1].effects}


def questions(view) -> list[str]:
    """Choices that somebody might ask about: all with the hand, absent cards, needless payments."""
    cards = [*dict.fromkeys(view.hand[::3]), "baths", "palace", "no_such_card"]
    pays = ("", " pay left 1", " pay right 40 bank 3")
    texts = [
        f"{verb} {card}{pay}"
        for verb in ("build", "stage with", "free", "sell", "revive")
        for card in cards
        for pay in pays
    ]
    return [*texts, "stage", "pass", "pass baths", "build", "jump", ""]


@pytest.mark.sample(3)
@every_table
def test_reasons_of_refusals_are_true(table):
    """Missing resources are really missing and as few as possible; named coins are the least.

    Named cards are elsewhere.
    """
    codes = Counter()
    for game in games(table, (3, 15)):
        for seat in game.owing[:2]:
            before, view = game.state_hash(), game.view(seat)
            listed = {choice.text for choice in game.choices(seat)}
            for text in questions(view):
                refusal = game.refusal(seat, text)
                assert (refusal is None) == (game.why_not(seat, text) == "")
                if refusal is None:
                    assert any(text in choice.removeprefix("city: ") for choice in listed)
                else:
                    assert text not in listed
                    check_refusal(game, view, text, refusal)
                    codes[refusal.code] += 1
            assert game.state_hash() == before
    assert {"not_in_hand", "needs_resources", "no_right", "unreadable"} <= set(codes)


def test_the_coins_that_are_missing_are_the_fewest_that_would_do():
    """Random cities with an empty treasury (BASE-COST-5)."""
    ruleset, chance, poor = ruleset_of(TABLES[1]), Random(5), 0
    while poor < 60:
        table = [replace(city, coins=0) for city in random_table(ruleset, chance)]
        hand = chance.sample(ruleset.card_ids, 3)
        game = WondersGame(ruleset, record_of(ruleset, table, [hand, hand, hand]))
        view = game.view(0)
        for text in [f"build {card}" for card in hand] + ["stage"]:
            refusal = game.refusal(0, text)
            if refusal:
                check_refusal(game, view, text, refusal)
                poor += refusal.code == "needs_coins"
