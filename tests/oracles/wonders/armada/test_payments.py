"""Every payment that is listed with Armada, and no other, is found by trying everything.

ARMADA-NAVAL-5, -7, -8, ARMADA-CARD-26, ARMADA-ISLAND-17, -19. ARGOSY_CITIES sets how many random cities are
asked.
"""

import os
from collections import Counter
from random import Random

import pytest

from argosy.rules.backends import compiled, plain
from argosy.rules.records import new_records
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.ruleset import wonders_ruleset
from argosy.rules.wonders.state import CHOICE
from argosy.rules.wonders.terms import VERBS
from tests.oracles.wonders.armada.brute_payments import NavalCity, next_step, stage_lanes, ways
from tests.oracles.wonders.armada.cities import naval_record, random_naval_table
from tests.sampling import WHOLE

CITIES = int(os.environ.get("ARGOSY_CITIES", "10000" if WHOLE else "3000"))
NO_COINS = (0, 0, 0, 0, 0)
RULESETS = [
    (2010, "armada_2018", 3),
    (2010, "armada_2018", 4),
    (2020, "armada_2020", 4),
    (2020, "armada_2020", 6),
]


def listed(ruleset, game, seat: int, backend) -> Counter:
    """(verb, card, stage, lane, left, right, far left, far right, bank) of everything listed, ships
    included.
    """
    out = new_records(CHOICE, MAX_CHOICES)
    rows = out[: backend(list_choices)(game, ruleset.tables, seat, out)]
    return Counter(
        (
            VERBS[row.verb],
            ruleset.card_ids[row.card],
            int(row.stage),
            LANES[int(row.add_on).bit_length() - 1] if row.add_on else None,
            *(int(row[name]) for name in ("left", "right", "far_left", "far_right", "bank")),
        )
        for row in rows
    )


def expected(ruleset, table: list[NavalCity], seat: int, hand: list[str]) -> Counter:
    """The same by trying everything."""
    catalog, city = ruleset.catalog, table[seat]
    found = Counter()
    for card in {card for card in hand if card not in city.land.cards}:
        found.update(builds(catalog, table, seat, catalog.card(card)))
    found.update(stages(catalog, table, seat, hand))
    found.update(sales(catalog, table[seat], hand))
    return found


def builds(catalog, table, seat, card):
    city = table[seat]
    step = next_step(catalog, city, card.color) if card.color in LANES else None
    chained = any(parent in city.land.cards for parent in card.chain_from)
    free = chained or is_free_by_olympia(catalog, city, card)
    cost, coins = ({}, 0) if free else (card.cost, card.coins)
    alone = ways(catalog, table, seat, cost, coins)
    yield from (("build", card.id, 0, None, *way) for way in alone)
    if has_power(catalog, city, "free_build_once_per_age") and not any(sum(way) == 0 for way in alone):
        yield ("free", card.id, 0, None, *NO_COINS)
    if step is not None:
        yield from (
            ("build", card.id, 0, card.color, *way) for way in ways(catalog, table, seat, cost, coins, *step)
        )
        if has_power(catalog, city, "free_build_once_per_age") and not free and (card.cost or card.coins):
            yield from (
                ("free", card.id, 0, card.color, *way) for way in ways(catalog, table, seat, {}, 0, *step)
            )


def stages(catalog, table, seat, hand):
    city = table[seat]
    side = catalog.wonder(city.land.wonder).sides[city.land.side]
    built = city.land.stages
    for number in range(built, len(side.stages) if side.any_order else min(built + 1, len(side.stages))):
        stage = side.stages[number]
        offers = [(None, way) for way in ways(catalog, table, seat, stage.cost, stage.coins)]
        for lane in stage_lanes(catalog, city):
            step = ({}, 0) if "lost_island" in city.islands else next_step(catalog, city, lane)
            offers += [(lane, way) for way in ways(catalog, table, seat, stage.cost, stage.coins, *step)]
        yield from (("stage", card, number + 1, lane, *way) for card in set(hand) for lane, way in offers)


def sales(catalog, city: NavalCity, hand):
    """Each card for coins, or for a space of the yellow ship (ARMADA-SELL-1, -2)."""
    yield from (("sell", card, 0, None, *NO_COINS) for card in set(hand))
    if next_step(catalog, city, "yellow"):
        yield from (("sell", card, 0, "yellow", *NO_COINS) for card in set(hand))


def has_power(catalog, city: NavalCity, kind: str) -> bool:
    side = catalog.wonder(city.land.wonder).sides[city.land.side]
    return any(effect.kind == kind for stage in side.stages[: city.land.stages] for effect in stage.effects)


def is_free_by_olympia(catalog, city: NavalCity, card) -> bool:
    """Edition 2020 in the first turn: the first card of the Age, or of a colour (AMB-82)."""
    colors = {catalog.card(name).color for name in city.land.cards}
    new = card.color not in colors
    return has_power(catalog, city, "free_first_of_age") or (
        has_power(catalog, city, "free_first_of_color") and new
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize(("backend", "share"), [(compiled, 1), (plain, 50)], ids=["compiled", "plain"])
@pytest.mark.parametrize(("edition", "expansion", "players"), RULESETS)
def test_listed_payments_are_those_found_by_trying_everything(edition, expansion, players, backend, share):
    ruleset = wonders_ruleset(players=players, edition=edition, expansions=(expansion,))
    chance, deck = Random(f"{edition} {players} {share}"), list(ruleset.card_ids)
    asked, seen = 0, Counter()
    while asked < CITIES // len(RULESETS) // share:
        table = random_naval_table(ruleset, chance)
        chance.shuffle(deck)
        hands = [deck[2 * seat : 2 * seat + 2] for seat in range(ruleset.seats)]
        game = naval_record(ruleset, table, hands)[0]
        for seat, hand in enumerate(hands):
            mine, theirs = listed(ruleset, game, seat, backend), expected(ruleset, table, seat, hand)
            assert mine == theirs, f"{table[seat]} with {hand} at {seat} of {table}"
            seen.update(kinds_of(mine, table[seat]))
            asked += 1
    if asked > 400:
        wanted = {"ship", "several", "harbor", "free lane"} | ({"far"} if players > 3 else set())
        wanted |= {"free", "free ship"} if edition == 2010 else set()
        wanted |= {"free or far"} if edition == 2010 and players > 3 else set()
        assert wanted - set(seen) == set()


def kinds_of(choices: Counter, city: NavalCity) -> set[str]:
    """Interesting kinds of choices in a list, to show that the random cities meet them."""
    ships = [row for row in choices if row[3]]
    actions = Counter(row[:4] for row in choices)
    facts = {
        "ship": bool(ships),
        "several": max(actions.values(), default=0) > 1,
        "far": any(row[6] or row[7] for row in choices),
        "harbor": bool(ships) and "ancient_harbor" in city.islands,
        "free lane": any(row[0] == "stage" for row in ships) and "lost_island" in city.islands,
        "free": any(row[0] == "free" and not row[3] for row in choices),
        "free ship": any(row[0] == "free" for row in ships),
        "free or far": any(only_far(choices, row[1]) for row in choices if row[0] == "free"),
    }
    return {word for word, holds in facts.items() if holds}


def only_far(choices: Counter, card: str) -> bool:
    """Can a card be built for coins that go to far sellers and to nobody else?"""
    return any(
        (verb, of, lane) == ("build", card, None) and sum(coins[2:4]) == sum(coins) > 0
        for verb, of, _, lane, *coins in choices
    )


def test_the_oracle_itself_on_a_case_that_can_be_counted_by_hand():
    """One wood of the card, one wood of the ship; own one, left one for 2 coins, far right one for 1 coin."""
    from tests.oracles.wonders.armada.brute_payments import LANES as ORACLE_LANES
    from tests.oracles.wonders.brute_payments import PlainCity

    ruleset = wonders_ruleset(players=5, edition=2010, expansions=("armada_2018",))
    start = dict.fromkeys(ORACLE_LANES, 0)
    boards = ("gizah", "rhodos", "babylon", "alexandria", "ephesos")
    table = [NavalCity(PlainCity(board, "a", 0, (), 9), "shipyard_1", start, ()) for board in boards]
    mine = PlainCity("gizah", "a", 0, ("lumber_yard", "eastern_emporium"), 9)
    table[0] = NavalCity(mine, "shipyard_1", start, ())
    table[1] = NavalCity(PlainCity("rhodos", "a", 0, ("tree_farm",), 9), "shipyard_2", start, ())
    table[3] = NavalCity(PlainCity("alexandria", "a", 0, ("timber_yard",), 9), "shipyard_3", start, ())
    assert ways(ruleset.catalog, table, 0, {"wood": 1}, 0, {"wood": 1}, 0) == {
        (2, 0, 0, 0, 0),
        (0, 0, 0, 1, 0),
    }
    harbor = NavalCity(mine, "shipyard_1", start, ("ancient_harbor",))
    assert ways(ruleset.catalog, [harbor, *table[1:]], 0, {"wood": 1}, 0, {"wood": 1}, 0) == {(0, 0, 0, 0, 0)}
