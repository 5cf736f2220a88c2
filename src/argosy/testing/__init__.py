"""Tools for tests of rules and bots: short set-up of positions, and contract checks.

Tables of 7 Wonders are set up with `table`, tables of Duel with `argosy.testing.duel.table`.
"""

from argosy.testing.contract import DUEL_TABLES, WONDERS_TABLES, check_bot, check_ruleset
from argosy.testing.wonders.tables import Table, table

__all__ = ["DUEL_TABLES", "WONDERS_TABLES", "Table", "check_bot", "check_ruleset", "table"]
