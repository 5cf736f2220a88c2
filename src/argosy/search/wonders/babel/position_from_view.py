"""The Babel part of a game that fits a view.

Tiles that others keep and projects of later Ages may be any (AMB-97).
"""

from typing import Any

from argosy.game.wonders.babel.position import BabelCityData, BabelTableData
from argosy.game.wonders.view import CityView
from argosy.rules.records import Record
from argosy.rules.wonders.babel.state import DRAFTED
from argosy.rules.wonders.terms import AGES
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable
from argosy.search.wonders.works.position_from_view import loss_of


def city_of_babel(table: ViewedTable, city: CityView) -> dict[str, Any]:
    """Tokens, rewards, own tiles; tiles of others are laid by `mend_babel`."""
    seen, shown = city.babel, table.view.babel
    assert seen is not None
    assert shown is not None
    mine = city.seat == table.seat
    return {
        "babel": BabelCityData(
            tiles=list(shown.tiles) if mine else [],
            packet=list(shown.packet) if mine else [],
            kept=seen.tiles + seen.laid,
            tokens=seen.tokens,
            rewards=list(seen.rewards),
            debt=seen.debt,
            free_stages=seen.free_stages,
            free_cards=seen.free_cards,
            any_color=seen.any_color,
            board_rests=seen.board_rests,
            loss=loss_of(table, shown.penalty if mine else ()),
        )
    }


def table_of_babel(table: ViewedTable) -> dict[str, Any]:
    """The tower, the projects of now, any others for later Ages."""
    seen = table.view.babel
    assert seen is not None
    shown = [project.id for project in seen.projects]
    return {
        "babel": BabelTableData(
            tower=[(tile.number, tile.seat) for tile in seen.tower],
            drafted=DRAFTED - _packet_size(table) if seen.places else 0,
            projects=[*shown, *[None] * (AGES - len(shown))] if table.tables.babel.tokens else None,
            opened=len(shown),
        )
    }


def _packet_size(table: ViewedTable) -> int:
    """Return how many tiles each city has still to choose from (BABEL-TOWER-2)."""
    view, seen = table.view, table.view.babel
    if seen is None or not seen.places or view.asked != "tile":
        return 0
    return len(seen.packet)


def mend_babel(table: ViewedTable, state: Record) -> None:
    """Any tiles in the hands of others, as many as they have."""
    for city in table.view.cities:
        if city.seat != table.seat and city.babel is not None:
            state.cities[city.seat].babel.tiles[: city.babel.tiles] = 0
