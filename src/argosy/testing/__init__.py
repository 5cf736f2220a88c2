"""For everybody who tests rules or writes bots: positions in a sentence, contract checks."""

from argosy.testing.contract import check_bot, check_ruleset
from argosy.testing.wonders.tables import Table, table

__all__ = ["Table", "check_bot", "check_ruleset", "table"]
