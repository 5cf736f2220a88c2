"""What boxes add to a table for trying rules: one base class for each box."""

from argosy.testing.wonders.armada import NavalTable
from argosy.testing.wonders.cities import BlackTable
from argosy.testing.wonders.leaders import LeaderTable


class BoxTable(NavalTable, LeaderTable, BlackTable):
    """What boxes add to `Table`; `_complete` makes a whole position of what was wished."""
