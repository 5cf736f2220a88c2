"""Base class of the parts that expansions add to test tables."""

from argosy.testing.wonders.armada import NavalTable
from argosy.testing.wonders.babel import TowerTable
from argosy.testing.wonders.cities import BlackTable
from argosy.testing.wonders.leaders import LeaderTable


class ExpansionTable(NavalTable, LeaderTable, BlackTable, TowerTable):
    """What expansions add to `Table`; `_complete` makes a whole position of what was wished."""
