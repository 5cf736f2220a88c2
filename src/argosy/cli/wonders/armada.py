"""Columns on ships, islands and naval strength at the end of a game with Armada."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.cli.simulation.columns import Column, Rows, marked
from argosy.rules.wonders.armada.terms import BLUE_LANE, LANES

if TYPE_CHECKING:
    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset

COLUMNS = (
    *(
        Column(f"ship_{lane}", "int8", "spaces", f"Space of the {lane} ship, 0 at the start.")
        for lane in LANES
    ),
    Column("naval_shields", "int16", "shields", "Naval shields of cards, stages and islands, without ships."),
    Column(
        "fleet_points",
        "int16",
        "points",
        "Points of the blue ship, which are part of the line `fleet` (2010) or `civil` (2020) of the score pad.",
    ),
    Column("islands", "names", "", "Islands in play."),
)


def values(ruleset: "Ruleset", cities: "Records") -> Rows:
    """Their values for cities, shape (seats of all games,)."""
    armada, islands = cities.armada, ruleset.ids("islands")
    ships = armada["ships"]
    marks = armada["islands"][:, None] >> np.arange(len(islands), dtype=np.uint32) & np.uint32(1)
    points = np.array([int(space.points) for space in ruleset.tables.armada.spaces[BLUE_LANE]], np.int16)
    return {
        **{f"ship_{lane}": ships[:, place] for place, lane in enumerate(LANES)},
        "naval_shields": armada["naval"],
        "fleet_points": points[ships[:, BLUE_LANE]],
        "islands": marked(marks, islands),
    }
