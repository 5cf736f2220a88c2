"""Which rules stand behind a refusal: each game has a table from its codes, and from the verb where that matters."""

from collections.abc import Mapping

import msgspec

from argosy.game.types import Refusal

Table = Mapping[tuple[str, str], tuple[str, ...]]
"""(code, verb) -> ids; the verb is empty for all others."""


def with_rules(refusal: Refusal, verb: str, table: Table) -> Refusal:
    """The refusal with the ids of the rules behind it, the one that says most first."""
    rules = table.get((refusal.code, verb)) or table[refusal.code, ""]
    return msgspec.structs.replace(refusal, rules=rules)
