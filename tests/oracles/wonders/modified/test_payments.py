"""Listed payments of cities with leaders and black cards against brute force.

LEADERS-EFFECT-2 to -5, CITIES-EFFECT-4 to -8, CITIES-WONDER-2, with and without Armada. ARGOSY_CITIES sets
how many random cities are asked; each is slower than a plain one, so without a number few are.
"""

import os
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from argosy.rules.backends import compiled, plain
from argosy.rules.records import RecordArray, new_records
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.expansions.rulesets import expansions_in_play
from argosy.rules.wonders.payments.slots import Payments, slots_for
from argosy.rules.wonders.ruleset import wonders_ruleset
from argosy.rules.wonders.state import CHOICE
from argosy.rules.wonders.terms import VERBS
from tests.oracles.wonders.brute_payments import PlainCity
from tests.oracles.wonders.modified.brute_payments import (
    Modifiers,
    Seat,
    printed,
    sails_with,
    stage_steps,
    ways,
)
from tests.oracles.wonders.modified.cities import random_seats, record_with_modifiers

CITIES = int(os.environ.get("ARGOSY_CITIES", "1500"))
COINS = ("left", "right", "far_left", "far_right", "bank", "bought")
RULESETS = [
    (2010, (), 3),
    (2020, (), 5),
    (2010, ("armada_2018",), 3),
    (2010, ("armada_2018",), 4),
    (2020, ("armada_2020",), 4),
    (2020, ("armada_2020",), 6),
]


def listed(ruleset, game, seat: int, backend) -> Counter:
    """(verb, card, stage, lane, coins and what is bought) of every build and stage."""
    out = new_records(CHOICE, MAX_CHOICES)
    rows = out[: backend(list_choices)(game, ruleset.tables, seat, out)]
    return Counter(
        (
            VERBS[row.verb],
            ruleset.card_ids[row.card],
            int(row.stage),
            LANES[int(row.add_on).bit_length() - 1] if row.add_on else None,
            *(int(row[name]) for name in COINS),
        )
        for row in rows
        if VERBS[row.verb] in ("build", "stage")
    )


def expected(ruleset, table: list[Seat], seat: int, hand: list[str]) -> Counter:
    """The same by trying everything."""
    found = Counter()
    for card in {card for card in hand if card not in table[seat].land.cards}:
        found.update(builds(ruleset.catalog, table, seat, card))
    found.update(stages(ruleset.catalog, table, seat, hand))
    return found


def builds(catalog, table: list[Seat], seat: int, name: str) -> Iterator[tuple]:
    card, mine = catalog.card(name), table[seat]
    free = any(parent in mine.land.cards for parent in card.chain_from) or by_olympia(catalog, mine, card)
    cost, coins = ({}, 0) if free else (card.cost, card.coins)
    for way in ways(catalog, table, seat, printed(catalog), card.color, cost, coins):
        yield ("build", name, 0, None, *way)
    step = sails_with(catalog, mine.city, card.color)
    if step is not None:
        for way in ways(catalog, table, seat, printed(catalog), card.color, cost, coins, *step):
            yield ("build", name, 0, card.color, *way)


def stages(catalog, table: list[Seat], seat: int, hand: list[str]) -> Iterator[tuple]:
    land = table[seat].land
    side = catalog.wonder(land.wonder).sides[land.side]
    last = len(side.stages)
    for number in range(land.stages, last if side.any_order else min(land.stages + 1, last)):
        stage = side.stages[number]
        for lane, step in [(None, ({}, 0)), *stage_steps(catalog, table[seat].city)]:
            for way in ways(catalog, table, seat, printed(catalog), "stages", stage.cost, stage.coins, *step):
                yield from (("stage", card, number + 1, lane, *way) for card in set(hand))


def by_olympia(catalog, seat: Seat, card) -> bool:
    """Edition 2020 in the first turn: the first card of the Age, or of a colour (AMB-82)."""
    land = seat.land
    built = catalog.wonder(land.wonder).sides[land.side].stages[: land.stages]
    kinds = {effect.kind for stage in built for effect in stage.effects}
    new = card.color not in {catalog.card(name).color for name in land.cards}
    return "free_first_of_age" in kinds or ("free_first_of_color" in kinds and new)


@pytest.mark.sample(2)
@pytest.mark.parametrize(("backend", "share"), [(compiled, 1), (plain, 10)], ids=["compiled", "plain"])
@pytest.mark.parametrize(("edition", "expansions", "players"), RULESETS)
def test_listed_payments_are_those_found_by_trying_everything(edition, expansions, players, backend, share):
    ruleset = wonders_ruleset(players=players, edition=edition, expansions=expansions)
    chance, deck = Random(f"{edition} {expansions} {players} {share}"), list(ruleset.card_ids)
    asked, rows = 0, Counter()
    while asked < CITIES // len(RULESETS) // share:
        table = random_seats(ruleset, chance)
        chance.shuffle(deck)
        hands = [deck[2 * seat : 2 * seat + 2] for seat in range(ruleset.seats)]
        game = record_with_modifiers(ruleset, table, hands)[0]
        for seat, hand in enumerate(hands):
            mine, theirs = listed(ruleset, game, seat, backend), expected(ruleset, table, seat, hand)
            assert mine == theirs, f"{mine - theirs} {theirs - mine} {hand} at {seat} of {table}"
            payments = Counter(row[:4] for row in mine)
            rows.update(payments.values())
            asked += 1
    assert len(rows) > 1 or asked < 50
    assert max(rows) <= most_payments(ruleset)


def most_payments(ruleset) -> int:
    """The bound by which actions get their numbers, with Bilkis and Hatshepsut in the game."""
    catalog = ruleset.catalog
    stages = [stage for wonder in catalog.wonders for side in wonder.sides.values() for stage in side.stages]
    units = max(sum(thing.cost.values()) for thing in (*catalog.cards, *stages))
    expansions = [rules.payments(catalog, ruleset.seats) for rules, _ in expansions_in_play(catalog)]
    return slots_for(units, [*expansions, Payments(ways=2, sellers_matter=True)])


def test_a_board_that_offers_a_choice_has_its_price_for_either_resource():
    """CITIES-EFFECT-5: the unit of the left board is clay or ore.

    A wood more comes from a card at the full price.
    """
    ruleset = wonders_ruleset(players=3, edition=2010)
    tables = ruleset.array.copy().view(RecordArray)[0]
    ids, boards = (
        ruleset.card_ids,
        [ruleset.boards.index((name, "a")) for name in ("gizah", "rhodos", "babylon")],
    )
    tables.effects[tables.boards[boards[1]].first_effect].raw = 0b0011
    table = [Seat(PlainCity("gizah", "a", 0, (), 9), Modifiers(cache=True))]
    table += [
        Seat(PlainCity(name, "a", 0, cards, 9), Modifiers())
        for name, cards in (("rhodos", ("lumber_yard",)), ("babylon", ()))
    ]
    hand = ["guard_tower", "barracks", "stockade", "gardens"]
    game = record_with_modifiers(ruleset, table, [hand, [], []])[0]
    game.cities[1].sold_raw[:] = 0
    for subset in range(16):
        game.cities[1].sold_raw[subset] = bool(subset & 0b0011) + bool(subset & 0b1000)
    out = new_records(CHOICE, MAX_CHOICES)
    rows = out[: plain(list_choices)(game, tables, 0, out)]
    prices = {(ids[row.card], int(row.left), int(row.right)) for row in rows if VERBS[row.verb] == "build"}
    assert prices == {
        ("guard_tower", 1, 0),
        ("guard_tower", 0, 1),
        ("barracks", 1, 0),
        ("stockade", 2, 0),
        ("gardens", 3, 1),  # clay from both boards, a wood
    }
