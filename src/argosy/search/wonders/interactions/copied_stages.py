"""Effects of the built stages of a city, with stages that single boards copy.

Boards of Edifice ask by them.
"""

from collections.abc import Iterator

from argosy.game.wonders.view import CityView
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable


def effects_of_stages(table: ViewedTable, city: CityView) -> Iterator[tuple[int, int, int]]:
    """(1-based stage, kind, units) of each effect of the stages of a city, copied ones as what they copy;
    the last built stages of a board that is built from left to right first.
    """
    tables, boards = table.tables, table.ruleset.boards
    copied = {
        one.stage: (one.wonder, one.side, one.number)
        for one in (city.extra_wonders.copies if city.extra_wonders else ())
    }
    for stage in reversed(city.stages):
        wonder, side, number = copied.get(stage, (city.wonder, city.side, stage))
        row = tables.boards[boards.index((wonder, side))].stage[number - 1]
        for place in range(row.first_effect, row.first_effect + row.effects):
            yield stage, int(tables.effects[place].kind), int(tables.effects[place].units)
