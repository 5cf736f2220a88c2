"""Common works as integers (BABEL-PROJECT-1, -2, EDIFICE-1, -2)."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog.wonders.works.facts import Project
from argosy.errors import RulesetError
from argosy.rules.records import Record
from argosy.rules.wonders.payments.costs import COST, pack_cost

if TYPE_CHECKING:
    from argosy.rules.wonders.tables import Packer

PROJECTS = 32

# Something that several cities take part in during an Age (BABEL-PROJECT-1, -2, EDIFICE-1, -2).
PROJECT = np.dtype(
    [
        ("cost", COST),
        ("first_effect", np.int16),
        ("effects", np.int8),
        ("penalty", np.int16),  # row of its effect
        ("color", np.int8),  # -1: none
        ("age", np.int8),
    ],
    align=True,
)


def pack_projects(packer: "Packer", rows: np.ndarray, projects: tuple[Project, ...]) -> None:
    """The projects or edifices of an expansion in file order."""
    from argosy.rules.wonders import terms  # noqa: PLC0415  because terms asks the expansions for their words

    if len(projects) > PROJECTS:
        raise RulesetError(f"{len(projects)} projects: at most {PROJECTS} fit")
    for number, project in enumerate(projects):
        row = rows[number]
        pack_cost(row.cost, project.cost, project.coins)
        row.first_effect, row.effects = packer.pack_effects(project.effects)
        row.penalty, _ = packer.pack_effects([project.penalty])
        row.color = -1 if project.color is None else terms.COLORS.index(project.color)
        row.age = project.age


def may_fail(tables: Record) -> bool:
    """Is there a work that may fail, whose penalty may ask what is given up?"""
    return bool(tables.babel.tokens or tables.edifice.pawns)
