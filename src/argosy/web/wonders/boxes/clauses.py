"""Reasons of boxes, in a clause: one line for each box."""

from argosy.texts import Words
from argosy.web.wonders.armada import refusals as armada
from argosy.web.wonders.babel import refusals as babel
from argosy.web.wonders.leaders import refusals as leaders

BOXES = (armada, leaders, babel)


def more_clauses(w: Words) -> dict[str, str]:
    """Clauses by code."""
    return {code: said for box in BOXES for code, said in box.clauses(w).items()}
