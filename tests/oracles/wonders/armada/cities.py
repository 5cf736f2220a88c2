"""Random tables of Armada, as names for the oracle and as a record for the rules."""

from random import Random

import numpy as np

from argosy.rules.backends import compiled
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.ruleset import Ruleset
from tests.oracles.wonders.armada.brute_payments import NavalCity
from tests.oracles.wonders.brute_payments import PlainCity
from tests.oracles.wonders.random_cities import BUSY, record_of

USEFUL = ("ancient_harbor", "lost_island", "wild_island", "virgin_island", "abandoned_harbor")


def random_naval_table(ruleset: Ruleset, chance: Random) -> list[NavalCity]:
    """A city for each seat, with different wonders, shipyards and islands."""
    wonders = chance.sample(sorted(wonder.id for wonder in ruleset.catalog.wonders), ruleset.seats)
    shipyards = chance.sample(ruleset.ids("shipyards"), ruleset.seats)
    islands = chance.sample(USEFUL, len(USEFUL))
    table = []
    for wonder, shipyard in zip(wonders, shipyards, strict=True):
        mine = tuple(islands.pop() for _ in range(chance.choice((0, 1, 1, 2))) if islands)
        ships = {lane: chance.choice((0, 1, 2, 3, 4, 5, 6)) for lane in LANES}
        table.append(NavalCity(random_land(ruleset, chance, wonder), shipyard, ships, mine))
    return table


def random_land(ruleset: Ruleset, chance: Random, wonder: str) -> PlainCity:
    """Many producers, often an Emporium, without regard to Ages."""
    catalog, side = ruleset.catalog, chance.choice("ab")
    far = ("eastern_emporium", "western_emporium")
    makers = [card.id for card in catalog.cards if card.color in BUSY and card.id not in far]
    others = [card.id for card in catalog.cards if card.color not in BUSY]
    cards = chance.sample(makers, chance.randint(0, 7)) + chance.sample(others, chance.randint(0, 4))
    if ruleset.seats > 3:
        cards += [card for card in far if chance.random() < 0.4]
    stages = chance.randint(0, len(catalog.wonder(wonder).sides[side].stages))
    coins = chance.choice((chance.randint(0, 6), chance.randint(0, 30)))
    return PlainCity(wonder, side, stages, tuple(cards), coins)


def naval_record(ruleset: Ruleset, table: list[NavalCity], hands: list[list[str]]):
    """The same table as a record in which every city is asked for a card."""
    games = record_of(ruleset, [city.land for city in table], hands)
    game = games[0]
    for seat, city in enumerate(table):
        armada = game.cities[seat].armada
        armada.shipyard = ruleset.ids("shipyards").index(city.shipyard)
        armada.ships[:] = [city.ships[lane] for lane in LANES]
        for number in map(ruleset.ids("islands").index, city.islands):
            armada.islands |= np.uint32(1) << np.uint32(number)
            row = ruleset.tables.armada.islands[number]
            compiled(apply_effects)(game, ruleset.tables, seat, int(row.first_effect), int(row.effects))
    return games
