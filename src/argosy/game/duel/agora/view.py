"""Types of the Agora part of a view: conspiracies before a player, and chambers of the Senate."""

import msgspec


class ConspiracyView(msgspec.Struct, frozen=True, kw_only=True):
    """A conspiracy before a player (AGORA-043)."""

    conspiracy: str | None
    """None: face down for the viewer."""
    prepared: str | None
    """The card under it; both players saw it before it was turned down."""
    is_triggered: bool


class ChamberView(msgspec.Struct, frozen=True, kw_only=True):
    """A chamber of the Senate."""

    chamber: int
    section: str
    points: int
    markers: tuple[int, int]
    control: int | None
    decrees: tuple[str | None, ...]
    """None: face down."""
