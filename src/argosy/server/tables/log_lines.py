"""Log of a finished game as a JSON line, for games whose log does not replay here.

A version with the rules of that time imports it and makes a record of it.
"""

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime

import msgspec

from argosy.server.errors import Refused
from argosy.server.http.text_limits import measured
from argosy.server.pages.position_text import MOST_DEPTH
from argosy.server.storage.rows import Deal, Entry, EntryKind
from argosy.server.tables.running_game import replayed


class Logged(msgspec.Struct, frozen=True, array_like=True):
    """One entry of a log in a JSON line: `["choose", 2, "build baths"]`."""

    kind: EntryKind
    seat: int | None
    text: str


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A game in a file of games: its record, or its log where that does not replay."""

    record: str = ""
    log: tuple[Logged, ...] = ()
    game: str = ""
    """Which game it is, for whoever reads the file; the record says so too."""
    ended: str = ""
    """When the last choice was made, in UTC."""


def line_of_log(entries: Sequence[Entry]) -> bytes:
    """The line for a game by its log alone."""
    log = tuple(Logged(entry.kind, entry.seat, entry.text) for entry in entries)
    return msgspec.json.encode(Line(log=log, ended=ended(entries))) + b"\n"


def ended(entries: Sequence[Entry]) -> str:
    """Return the end of a game, in UTC."""
    return datetime.fromtimestamp(entries[-1].at, UTC).isoformat(timespec="seconds")


def record_of_log(log: Iterable[Logged]) -> str:
    """The record of a game by a log from anywhere. Refuses one that does not replay here, with the line."""
    entries = [Entry(seq=seq, kind=one.kind, seat=one.seat, text=one.text) for seq, one in enumerate(log)]
    try:
        deal = msgspec.json.decode(entries[0].text, type=Deal)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refused("bad_record", f"the first line of the log is no deal: {error}") from error
    if measured(deal.request.position).depth > MOST_DEPTH:
        raise Refused("bad_record", f"brackets more than {MOST_DEPTH} deep in the position of the deal")
    return replayed(entries).game.record()
