"""The Armada part of a game that fits a view.

All but the order of islands is known (ARMADA-EXPLORE-5).
"""

from typing import Any

from argosy.game.wonders.armada.position import ArmadaCityData, FreeMoveData
from argosy.game.wonders.view import CityView
from argosy.rules.wonders.armada.terms import LEVELS
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable


def city_of_armada(table: ViewedTable, city: CityView) -> dict[str, Any]:
    """The shipyard, and what its owner is asked now."""
    seen = city.armada
    assert seen is not None
    asks = city.seat == table.seat
    movable = table.view.movable if asks else None
    drawn = table.view.drawn if asks else ()
    return {
        "armada": ArmadaCityData(
            shipyard=seen.shipyard,
            ships=dict(seen.ships),
            islands=list(seen.islands),
            tokens=list(seen.tokens),
            landings=list(seen.landings),
            moves=[] if movable is None else [FreeMoveData(ships=movable[0], colors=list(movable[1]))],
            drawn=list(drawn),
            exploring=[seen.explores] if drawn and seen.explores else [],
        )
    }


def table_of_armada(table: ViewedTable) -> dict[str, Any]:
    """The island decks, in any order: all islands that have not been settled."""
    ids, islands = table.ruleset.ids("islands"), table.tables.armada.islands
    settled = {island for city in table.view.cities if city.armada for island in city.armada.islands}
    return {
        "islands": [
            [
                island
                for number, island in enumerate(ids)
                if islands[number].level == level and island not in settled
            ]
            for level in range(1, LEVELS + 1)
        ]
    }
