"""Who knows what with Cities: which black cards are in an Age is unknown until they are seen (CITIES-SETUP-1)."""

from argosy.rules.records import Record


def pool(tables: Record, age: int) -> set[int]:
    """The black cards of an Age (1-based), of which only some are in the game."""
    return {int(kind) for kind in tables.black.decks[age - 1, : tables.black.deck_size[age - 1]]}
