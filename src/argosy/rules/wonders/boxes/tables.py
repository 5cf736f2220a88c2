"""What boxes add to the packed tables: a record each, and their verbs in the action space."""

from argosy.rules.wonders.armada.tables import ARMADA
from argosy.rules.wonders.armada.tables import VERBS as NAVAL_VERBS
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.babel.tables import BABEL
from argosy.rules.wonders.babel.tables import VERBS as BABEL_VERBS

BOX_TABLES = (("armada", ARMADA), ("babel", BABEL))
"""Name and type of each box's record in the tables."""

MORE_VERBS = (*NAVAL_VERBS, *BABEL_VERBS)
"""Verbs of boxes in the order of their numbers."""

WORDS_OF_BOXES = LANES
"""The words that an effect's `colors` and a choice's `rider` are bit sets of."""
