"""The facts of Armada as integers: shipyards, lanes, islands, prizes, the cards of each Age."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog.wonders.armada.facts import Armada, Shipyard
from argosy.rules.records import Record
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.payments.costs import COST, pack_cost
from argosy.rules.wonders.state import AGES, DECK

if TYPE_CHECKING:
    from argosy.rules.wonders.tables import Packer

ISLANDS = 32
SHIPYARDS = 16
SPACES = 8  # of a lane, the start space included

# A space of a lane; the start and six more (ARMADA-TERM-3).
SPACE = np.dtype(
    [(name, np.int8) for name in ("naval_shields", "commercial_level", "coins", "tax", "points", "explore")],
    align=True,
)

# What differs from shipyard to shipyard (ARMADA-TERM-4).
SHIPYARD = np.dtype([("cost", COST, (len(LANES), SPACES)), ("wonder_lane", np.int8)], align=True)

ISLAND = np.dtype([("first_effect", np.int16), ("effects", np.int8), ("level", np.int8)], align=True)

TABLE = np.dtype(
    [
        ("shipyards", SHIPYARD, SHIPYARDS),
        ("spaces", SPACE, (len(LANES), SPACES)),
        ("islands", ISLAND, ISLANDS),
        ("decks", np.int16, (AGES, DECK)),  # the Armada cards of each Age
        ("deck_size", np.int16, AGES),
        ("used", np.int16),  # of them mixed into each Age
        ("island_kinds", np.int8),
        ("shipyard_kinds", np.int8),
        ("last_space", np.int8),  # number of the last space of a lane; 0: no lanes, nothing ever moves
        ("draws", np.int8),  # islands that a single explorer draws
        ("prizes", np.int8, (AGES, 4)),  # naval points of first, second ... place
        ("lowest", np.int8, AGES),
        ("fleet_line", np.int8),  # line of the score pad for the points of the blue ship
        ("equal_leviers_exempt", np.int8),
    ],
    align=True,
)

VERBS = ("build_ship", "free_ship", "sell_ship", "move", "keep", "fight", "abstain")
"""Verbs with numbers of their own in the action space."""


def pack(packer: "Packer", armada: Armada, players: int) -> None:
    """Shipyards, lanes, islands and the Armada cards of each Age (ARMADA-SETUP-2, -3, ARMADA-TERM-2, -3)."""
    tables = packer.tables.armada
    tables.last_space = min(len(spaces) for spaces in armada.lanes.values()) - 1
    for lane, name in enumerate(LANES):
        for space in armada.lanes[name]:
            for field in SPACE.names or ():
                tables.spaces[lane, space.number][field] = getattr(space, field)
    for number, shipyard in enumerate(armada.shipyards):
        _pack_shipyard(tables.shipyards[number], shipyard)
    tables.shipyard_kinds = len(armada.shipyards)
    for number, island in enumerate(armada.islands):
        row = tables.islands[number]
        row.level = island.level
        row.first_effect, row.effects = packer.pack_effects(island.effects)
    tables.island_kinds = len(armada.islands)
    _pack_decks(packer, players)


def _pack_shipyard(row: Record, shipyard: Shipyard) -> None:
    row.wonder_lane = LANES.index(shipyard.wonder_ship)
    for lane, name in enumerate(LANES):
        for number, step in enumerate(shipyard.lanes[name], 1):
            pack_cost(row.cost[lane, number], step.cost, step.coins)


def _pack_decks(packer: "Packer", players: int) -> None:
    """The Armada cards of each Age that a number of players uses (ARMADA-SETUP-2, ARMADA-CARD-27)."""
    tables = packer.tables.armada
    for age in range(1, AGES + 1):
        deck = packer.deck_of("armada", age, players)
        tables.decks[age - 1, :] = -1
        tables.decks[age - 1, : len(deck)] = deck
        tables.deck_size[age - 1] = len(deck)


def action_sizes(tables: Record, slots: int) -> dict[str, int]:
    """Numbers that each verb of Armada needs; none where nothing sails."""
    kinds = int(tables.kinds)
    ships = int(tables.armada.last_space > 0)
    cards, sales = ships * kinds, ships * int(tables.markers)
    islands = int(tables.armada.island_kinds)
    return dict(
        zip(
            VERBS,
            (cards * slots, cards * slots, sales, ships << len(LANES), islands, ships, ships),
            strict=True,
        )
    )
