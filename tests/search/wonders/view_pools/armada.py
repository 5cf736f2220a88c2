"""The Armada part of a game that fits a view.

All but the order of islands is known (ARMADA-EXPLORE-5).
"""

from typing import Any

from argosy.rules.records import Record
from argosy.rules.wonders.armada.terms import LEVELS
from argosy.search.wonders.armada.information_set import ISLAND_DECK
from tests.search.wonders.view_pools.determinization import Determinization


def pool_of_armada(tables: Record, age: int) -> tuple[list[int], int]:
    """The Armada cards of an Age (from 1), and how many of them are in the game (ARMADA-SETUP-3)."""
    row = age - 1
    return [int(kind) for kind in tables.armada.decks[row, : tables.armada.deck_size[row]]], int(
        tables.armada.used
    )


def table_of_armada(determinization: Determinization) -> dict[str, Any]:
    """The island decks: those that the viewer looks at first, the others in any order."""
    ids = determinization.ruleset.ids("islands")
    settled = {
        island for city in determinization.view.cities if city.armada for island in city.armada.islands
    }
    drawn = [ids.index(island) for island in determinization.view.drawn]
    decks: list[list[str]] = []
    for level in range(LEVELS):
        of_level = [n for n in range(len(ids)) if determinization.tables.armada.islands[n].level == level + 1]
        looked_at = [n for n in of_level if n in drawn]
        rest = [n for n in of_level if n not in drawn and ids[n] not in settled]
        rest = determinization.pool(
            [(ISLAND_DECK, level, len(looked_at) + place) for place in range(len(rest))], rest
        )
        decks.append([ids[n] for n in (*looked_at, *rest)])
    return {"islands": decks}
