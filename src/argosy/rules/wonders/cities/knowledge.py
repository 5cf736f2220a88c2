"""Hidden information of Cities: which black cards an Age has (CITIES-SETUP-1)."""

from argosy.rules.records import Record


def pool(tables: Record, age: int) -> set[int]:
    """The black cards of an Age (1-based), of which only some are in the game."""
    return {int(kind) for kind in tables.black.decks[age - 1, : tables.black.deck_size[age - 1]]}
