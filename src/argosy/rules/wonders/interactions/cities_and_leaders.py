"""Cities beside Leaders: leaders that come with Cities (LEADERS-SETUP-4, LEADERS-CARD-50)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record


@kernel
def are_leaders_dealt(tables: Record) -> bool:
    """Is Cities played beside Leaders?"""
    return tables.leaders.kinds > 0


def has_free_black_cards(tables: Record) -> bool:
    """May a leader make a black card free? That takes both expansions."""
    return bool(tables.black.used and tables.leaders.kinds)
