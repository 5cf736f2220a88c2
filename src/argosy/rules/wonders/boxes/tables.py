"""What boxes add to the packed tables: a record each, and their verbs in the action space."""

from argosy.rules.wonders.armada import tables as armada
from argosy.rules.wonders.armada.terms import LANES
from argosy.rules.wonders.babel import tables as babel
from argosy.rules.wonders.cities import tables as cities
from argosy.rules.wonders.edifice import tables as edifice
from argosy.rules.wonders.extra_wonders import tables as extra_wonders
from argosy.rules.wonders.leaders import tables as leaders

BOX_TABLES = (
    ("armada", armada.ARMADA),
    ("leaders", leaders.LEADERS_TABLE),
    ("black", cities.BLACK),
    ("babel", babel.BABEL),
    ("edifice", edifice.EDIFICE),
    ("extra_wonders", extra_wonders.EXTRA_WONDERS),
)
"""Name and type of each box's record in the tables."""

MORE_VERBS = (*armada.VERBS, *leaders.VERBS, *cities.VERBS, *babel.VERBS, *edifice.VERBS, *extra_wonders.VERBS)
"""Verbs of boxes in the order of their numbers."""

WORDS_OF_BOXES = LANES
"""The words that an effect's `colors` and a choice's `rider` are bit sets of."""
