"""Base class of wonders test tables: all that the expansions add to `Table`, in one class."""

from argosy.testing.wonders.armada import NavalTable
from argosy.testing.wonders.babel import TowerTable
from argosy.testing.wonders.cities import BlackTable
from argosy.testing.wonders.leaders import LeaderTable


class ExpansionTable(NavalTable, LeaderTable, BlackTable, TowerTable):
    """Parts of `Table` for expansions; `_complete` makes a whole position of the wanted one."""
