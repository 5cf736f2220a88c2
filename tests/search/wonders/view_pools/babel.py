"""The Babel part of a game that fits a view.

Tiles that others keep and projects of later Ages are filled in (AMB-97).
"""

from typing import Any

from argosy.catalog.wonders.babel.facts import Babel
from argosy.game.wonders.babel.position import BabelTableData
from argosy.rules.wonders.babel.state import DRAFTED
from argosy.rules.wonders.terms import AGES
from argosy.search.wonders.babel.information_set import PROJECT, TILE, TILE_PACKET
from tests.search.wonders.view_pools.determinization import Determinization, Slot


def table_of_babel(determinization: Determinization) -> dict[str, Any]:
    """The tower, the projects of now, others for later Ages."""
    seen = determinization.view.babel
    assert seen is not None
    shown = [project.id for project in seen.projects]
    projects: list[str | None] = [
        *shown,
        *(_later_project(determinization, age) for age in range(len(shown), AGES)),
    ]
    return {
        "babel": BabelTableData(
            tower=[(tile.number, tile.seat) for tile in seen.tower],
            drafted=DRAFTED - _packet_size(determinization) if seen.places else 0,
            projects=projects if determinization.tables.babel.tokens else None,
            opened=len(shown),
        )
    }


def _later_project(determinization: Determinization, age: int) -> str | None:
    """Any project of an Age (from 0)."""
    facts = determinization.ruleset.catalog.of(Babel)
    if facts is None or not determinization.tables.babel.tokens:
        return None
    kinds = [
        n
        for n in range(determinization.tables.babel.project_kinds)
        if determinization.tables.babel.projects[n].age == age + 1
    ]
    return facts.projects[determinization.pool([(PROJECT, age, 0)], kinds)[0]].id


def _packet_size(determinization: Determinization) -> int:
    """Return how many tiles each city has still to choose from (BABEL-TOWER-2)."""
    view, table = determinization.view, determinization.view.babel
    if table is None or not table.places or view.asked != "tile":
        return 0
    return len(table.packet)


def mend_babel(determinization: Determinization, state: Any) -> None:
    """Tiles of others, in their hands and in packets that travel."""
    view, table = determinization.view, determinization.view.babel
    if table is None or not table.places:
        return
    numbers = [int(number) for number in determinization.ruleset.ids("tiles")]
    seen = {*table.tiles, *table.packet, *(tile.number for tile in table.tower)}
    slots: list[Slot] = []
    for city in view.cities:
        if city.seat != determinization.seat and city.babel is not None:
            slots += [(TILE, city.seat, place) for place in range(city.babel.tiles)]
            slots += [(TILE_PACKET, city.seat, place) for place in range(_packet_size(determinization))]
    unseen = [tile for tile, number in enumerate(numbers) if number not in seen]
    for (kind, seat, place), tile in zip(slots, determinization.pool(slots, unseen), strict=False):
        babel = state.cities[seat].babel
        (babel.tiles if kind == TILE else babel.packet)[place] = tile
