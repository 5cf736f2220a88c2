"""Why something of Leaders is not possible, in a clause."""

from argosy.texts import Words


def clauses(_w: Words) -> dict[str, str]:
    """Its reasons are those of the base game: coins or resources short, not in the hand."""
    return {}
