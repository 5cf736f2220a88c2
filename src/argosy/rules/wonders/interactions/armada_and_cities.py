"""Armada beside Cities: not both for eight players.

Each gives its cards to an eighth player in its own way, and no rulebook says how both do.
"""

from argosy.catalog import Catalog
from argosy.errors import RulesetError

EIGHT = 8


def check_eight(catalog: Catalog, players: int) -> None:
    """Not both for eight. Raises RulesetError."""
    if players == EIGHT and {"armada", "cities"} <= {expansion.part for expansion in catalog.expansions}:
        raise RulesetError(
            f"{players} players with Armada and Cities: no rulebook says how many cards each gets; "
            "take one of the two boxes, or 3 to 7 players"
        )
