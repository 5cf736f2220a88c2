"""Random tables with modifiers, as plain facts for the oracle and as a record for the rules."""

from random import Random

from argosy.rules.backends import compiled
from argosy.rules.wonders.payments.modifiers import STAGES, note_modifiers
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.terms import COLORS
from tests.oracles.wonders.armada.cities import naval_record, random_naval_table
from tests.oracles.wonders.brute_payments import PlainCity
from tests.oracles.wonders.modified.brute_payments import Modifiers, Seat
from tests.oracles.wonders.random_cities import BUSY, record_of

CHEAPER = ("green", "red", "blue", "yellow", "purple", "stages")


def random_seats(ruleset: Ruleset, chance: Random) -> list[Seat]:
    """A city for each seat, each with some modifiers; one in five has none."""
    if ruleset.ids("islands"):
        return [Seat(city, random_modifiers(chance)) for city in random_naval_table(ruleset, chance)]
    wonders = chance.sample(sorted(wonder.id for wonder in ruleset.catalog.wonders), ruleset.seats)
    return [Seat(random_land(ruleset, chance, wonder), random_modifiers(chance)) for wonder in wonders]


def random_land(ruleset: Ruleset, chance: Random, wonder: str) -> PlainCity:
    """Fewer producers than the plain oracle has, because every set of them is tried."""
    catalog, side = ruleset.catalog, chance.choice("ab")
    makers = [card.id for card in catalog.cards if card.color in BUSY]
    others = [card.id for card in catalog.cards if card.color not in BUSY]
    cards = chance.sample(makers, chance.randint(0, 6)) + chance.sample(others, chance.randint(0, 4))
    stages = chance.randint(0, len(catalog.wonder(wonder).sides[side].stages))
    return PlainCity(
        wonder, side, stages, tuple(cards), chance.choice((chance.randint(0, 6), chance.randint(0, 20)))
    )


def random_modifiers(chance: Random) -> Modifiers:
    often = chance.choice((0.0, 0.2, 0.5, 0.5, 0.8))

    def has() -> bool:
        return chance.random() < often

    return Modifiers(
        cheaper=frozenset(word for word in CHEAPER if has()),
        architect=has() and has(),
        warehouse=has(),
        market=has(),
        bilkis=has(),
        wharf_left=has(),
        wharf_right=has(),
        cache=has(),
        hatshepsut=has(),
    )


def record_with_modifiers(ruleset: Ruleset, table: list[Seat], hands: list[list[str]]):
    """The table as a record in which every city is asked for a card."""
    record = naval_record if ruleset.ids("islands") else record_of
    games = record(ruleset, [seat.city for seat in table], hands)
    for number, seat in enumerate(table):
        modify(games[0].cities[number], seat.modifiers)
    return games


def modify(city, modifiers: Modifiers) -> None:
    """Write the modifiers into the record of a city."""
    bits = {color: number for number, color in enumerate(COLORS)} | {"stages": STAGES}
    city.waives = sum(1 << bits[word] for word in modifiers.cheaper)
    city.free_resources_of_stages = modifiers.architect
    city.more_of_own = modifiers.warehouse
    city.more_of_missing = modifiers.market
    city.wild_for_coin = modifiers.bilkis
    city.rebate_first[:] = modifiers.wharf_left, modifiers.wharf_right
    city.rebate_board = modifiers.cache
    city.pays_buyer = modifiers.hatshepsut
    compiled(note_modifiers)(city)
