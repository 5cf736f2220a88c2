"""The facts of Edifice packed into integers; its numbers in the action space."""

import numpy as np

from argosy.rules.wonders.babel.tables import PROJECT, PROJECTS
from argosy.rules.wonders.state import AGES, MAX_STAGES

EDIFICE = np.dtype(
    [
        ("edifices", PROJECT, PROJECTS),
        ("kinds", np.int8),
        ("pawns", np.int8),  # on an edifice; 0: no edifices, nothing of this room ever happens
        ("debts", np.int8, AGES),
    ],
    align=True,
)

VERBS = ("stage_and_edifice",)
"""Ways with numbers of their own in the action space."""


def action_sizes(tables: np.record, slots: int) -> dict[str, int]:
    """A number for each stage with each card and payment."""
    size = int(tables.markers) * slots * (1 + MAX_STAGES)
    return {"stage_and_edifice": size if tables.edifice.pawns else 0}
