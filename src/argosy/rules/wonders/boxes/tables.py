"""What boxes add to the packed tables: a record each, and their verbs in the action space."""

from argosy.rules.wonders.armada.tables import ARMADA, VERBS
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.leaders.tables import LEADERS_TABLE
from argosy.rules.wonders.leaders.tables import VERBS as LEADER_VERBS

BOX_TABLES = (("armada", ARMADA), ("leaders", LEADERS_TABLE))
"""Name and type of each box's record in the tables."""

MORE_VERBS = (*VERBS, *LEADER_VERBS)
"""Verbs of boxes in the order of their numbers."""

WORDS_OF_BOXES = LANES
"""The words that an effect's `colors` and a choice's `rider` are bit sets of."""
