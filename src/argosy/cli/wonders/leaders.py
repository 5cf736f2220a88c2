"""Columns on recruited leaders at the end of a game with Leaders."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.cli.simulation.columns import Column, Rows, marked

if TYPE_CHECKING:
    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset

COLUMNS = (
    Column("leaders", "names", "", "Recruited leaders that lie face up."),
    Column("leaders_sold", "int8", "leaders", "Leaders discarded for coins."),
)


def values(ruleset: "Ruleset", cities: "Records") -> Rows:
    """Their values for cities, shape (seats of all games,)."""
    leaders, ids = cities.leaders, ruleset.ids("leaders")
    marks = (leaders["face_up"][:, :, None] == np.arange(len(ids))).any(axis=1)
    return {"leaders": marked(marks, ids), "leaders_sold": leaders["sales"]}
