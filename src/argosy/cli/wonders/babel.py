"""Columns on tiles and projects at the end of a game with Babel."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.cli.simulation.columns import Column, Rows

if TYPE_CHECKING:
    from argosy.rules.records import Records
    from argosy.rules.wonders.ruleset import Ruleset

COLUMNS = (
    Column("tiles_laid", "int8", "tiles", "Own tiles in the tower."),
    Column("project_rewards", "int8", "rewards", "Rewards of projects that it has had."),
    Column("project_debt", "int8", "points", "Points of tokens for penalties, 0 or less."),
)


def values(_ruleset: "Ruleset", cities: "Records") -> Rows:
    """Their values for cities, shape (seats of all games,)."""
    babel = cities.babel
    return {
        "tiles_laid": babel["laid"],
        "project_rewards": babel["rewards"].sum(axis=1, dtype=np.int8),
        "project_debt": babel["debt"],
    }
