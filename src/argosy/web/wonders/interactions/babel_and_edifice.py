"""Babel with Edifice: edifices replace the Great Projects, and Babel is the tower alone."""

from argosy.catalog import Catalog
from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.rules.wonders.edifice.ruleset import EXPANSION

PARTS_BESIDE = {EXPANSION.name: (EXPANSION.options_beside["babel_parts"],)}
"""Which parts of Babel a new table may have with it."""


def are_projects_played(catalog: Catalog) -> bool:
    """Are there projects with these expansions?"""
    return catalog.of(Edifice) is None
