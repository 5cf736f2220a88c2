"""What Leaders adds to the texts of choices.

draft LEADER | recruit LEADER | stage with LEADER | sell LEADER
bury LEADER | copy LEADER | return POINTS
"""

from typing import Any

from argosy.rules.wonders.leaders.terms import RETURN_TOKEN, VERBS
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.terms import SELL, STAGE


def leader_of(ruleset: Ruleset, row: Any) -> str | None:
    """The leader that a row of the list of choices is about; None for a card or a token."""
    is_named = row.verb in VERBS.numbers and row.verb != RETURN_TOKEN
    return ruleset.ids("leaders")[row.card] if is_named or plays_leader(ruleset, row) else None


def plays_leader(ruleset: Ruleset, row: Any) -> bool:
    """Is a stage built with a leader, or a leader sold? Their numbers stand behind those of the cards."""
    tables, number = ruleset.tables, int(row.number)
    if row.verb == STAGE:
        return (number - int(tables.stage_at)) % int(tables.stage_block) >= int(tables.kinds) * int(tables.slots)
    if row.verb == SELL:
        first = int(tables.sell_ship_at if row.rider else tables.sell_at)
        return number - first >= int(tables.kinds)
    return False


def choice_fields(ruleset: Ruleset, row: Any) -> dict[str, Any]:
    """The leader that is played or named."""
    return {"leader": leader_of(ruleset, row)}


def thing(ruleset: Ruleset, row: Any) -> str:
    """What an answer names: a leader, or the points of a victory token."""
    if row.verb == RETURN_TOKEN:
        return str(int(ruleset.tables.victory[row.card]))
    return leader_of(ruleset, row) or ""
