"""A table as programs get it: what all games share."""

import msgspec

from argosy.server.rows import Phase, SeatKind


class ApiSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    seat: int
    kind: SeatKind
    name: str


class ApiTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as the asking guest may see it."""

    table: str
    phase: Phase
    seat: int | None
    """The guest's own seat; null for somebody who watches."""
    seats: tuple[ApiSeat, ...]
    can_undo: bool
    """May the guest take the last choice back?"""
