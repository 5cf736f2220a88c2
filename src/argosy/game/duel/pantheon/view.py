"""Types of the Pantheon part of a view: spaces with gods and prices, and mythology decks."""

import msgspec


class SpaceView(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the Pantheon."""

    space: int
    is_taken: bool
    mythology: str | None
    """Of the card that lies there, shown by its back too; None: empty, or the gate."""
    god: str | None
    """None: empty, or face down for the viewer."""
    prices: tuple[int, int]
    """What it costs each seat now, without offering tokens."""


class DeckView(msgspec.Struct, frozen=True, kw_only=True):
    """A mythology deck, from the top; None for cards that the viewer does not know."""

    mythology: str
    gods: tuple[str | None, ...]
