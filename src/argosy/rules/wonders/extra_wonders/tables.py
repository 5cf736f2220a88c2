"""The facts of the single boards packed into integers; their numbers in the action space."""

import numpy as np

from argosy.rules.records import Record

TABLE = np.dtype([("boards", np.int8)], align=True)
"""How many of them there are; 0: the table is without them."""

VERBS = ("imitate",)
"""Verbs with numbers of their own in the action space."""


def action_sizes(tables: Record, slots: int) -> dict[str, int]:
    """A number for each neighbour."""
    return {"imitate": 2 if tables.extra_wonders.boards else 0}
