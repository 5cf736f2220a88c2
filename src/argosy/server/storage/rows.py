"""Rows of the store as plain values. Pages are made from views, never from rows."""

from collections.abc import Mapping
from typing import Literal

import msgspec

from argosy.web.models import EndedBy

Phase = Literal["waiting", "playing", "over"]
EntryKind = Literal["deal", "choose", "undo"]
SeatKind = Literal["human", "bot", "open"]
WonderRequest = tuple[str, str | None]
"""A wonder and its side, None for a random one."""


class GameRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Arguments of a game as requested when the table was made: all but its seed."""

    game: str = "wonders"
    players: int = 3
    edition: int = 2020
    expansions: tuple[str, ...] = msgspec.field(default=(), name="boxes")
    wonders: Literal["random"] | tuple[WonderRequest | None, ...] = "random"
    """`random`, or a board for each city, the free city included; None is drawn at the deal."""
    options: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    position: str = ""
    """Where the game begins, as JSON, when that is no deal; then the fields above tell what it says."""
    clock: int = 0
    """Seconds that a turn may take; 0: as long as it likes.

    No part of the game, but wanted again in a rematch.
    """
    coach: bool = False
    """May people ask the coach where they do not play against bots alone? Wanted again in a rematch, too."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """The first entry of a log. The seed is secret until the game is over."""

    request: GameRequest
    seed: int
    fingerprint: str = ""
    """Of the ruleset that the game was dealt with; another one today means that the log may not replay."""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log."""

    seq: int
    kind: EntryKind
    seat: int | None = None
    moment: int = 0
    text: str = ""
    """`deal`: a Deal as JSON; `choose`: the canonical text of the choice."""
    at: float = 0.0
    """Seconds since 1970, for people who ask when; nothing depends on it."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """The player of a seat."""

    seat: int
    kind: SeatKind
    guest: str | None = None
    name: str = ""
    bot: str | None = None
    """Who plays here if no person does.

    With a person on the seat: who plays for them, because their time was up.
    """
    has_left: bool = False
    """A bot plays on for a person who has left, resigned or was removed, mostly under the person's name."""


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """Fields of a table for lists, so that a list needs no replay."""

    age: int = 0
    turn: int = 0
    owing: tuple[int, ...] = ()
    ranks: tuple[int | None, ...] = ()
    """By seat, when the game is over."""
    result: str | None = None
    """Duel: how the game was won, e.g. `military`, when it is over."""
    totals: tuple[int, ...] = ()
    """Points by seat, when it is over."""
    wonders: tuple[tuple[str, ...], ...] = ()
    """By seat, when it is over: the wonder of a city, in Duel those that it has built."""
    ended: float = 0.0
    """When the last choice was made, in seconds since 1970; 0 in summaries that were written before this was
    kept.
    """
    ended_by: EndedBy = "play"
    """Other than `play`: the game was not played to its end, so there are no totals."""


class Guide(msgspec.Struct, frozen=True, kw_only=True):
    """Progress in the hints of a tutorial."""

    seen: tuple[str, ...] = ()
    """Names of the hints that have done their work, in that order."""
    is_on: bool = True
    """False: the person plays on without them."""


class DailyDeal(msgspec.Struct, frozen=True, kw_only=True):
    """The deal of a daily voyage."""

    day: str
    """As 2026-11-29, in UTC."""
    seed: int
    """Secret: everybody of the server plays it."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its log."""

    id: str
    host: str
    created: float
    phase: Phase
    request: GameRequest
    seats: tuple[SeatRow, ...]
    standing: TableSummary = TableSummary()
    rematch: str | None = None
    guide: Guide | None = None
    """Of a first voyage: its deal is the same for everybody, and its host gets hints."""
    daily: DailyDeal | None = None
    """Of a daily voyage."""
    due: float | None = None
    """When the time of the turn is up, in seconds since 1970; None: nobody has to hurry."""
    listed: bool = False
    """While it waits for friends, the lobby shows it to everybody; else its address is the only
    invitation.
    """
    version: int = 0
    """Rises by one with everything that is written of the table, and is the same in every process.

    Secret, as plans are.
    """
    shown: int = 0
    """The same, but plans do not count: what pages of everybody may name."""
    bots_owe: bool = False
    """Is there a bot to be asked, or a plan to be played?"""
    maker: str = ""
    """The guest for whom the table counts in limits, whoever its host is later."""
    network: str = ""
    """Keyed hash of the address that it was made from; empty: not known."""

    @property
    def owner(self) -> str:
        """The party whose turn its bots take: the network, because one person may be many guests, or else
        the maker.
        """
        return self.network or self.maker


class Membership(msgspec.Struct, frozen=True, kw_only=True):
    """A table of somebody's own list."""

    table: TableRow
    seat: int
    """Where the guest sits or sat."""
    gone: bool = False
    """Has stood up while the game ran."""


class TalkRow(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the talk at a table."""

    seq: int
    seat: int
    name: str
    text: str = ""
    """What somebody typed; empty for a sign."""
    sign: str = ""
    at: float = 0.0
    guest: str = ""
    """Who has said it; empty in lines of before this was kept. No page shows it."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A planned move; it is made if it is possible then and not dearer."""

    seat: int
    guest: str
    """Whose plan it is: nobody who takes the seat later plays it, or sees it."""
    text: str
    """Canonical text of the choice."""
    price: int = 0
    """Coins that it cost when it was planned."""
    dropped: bool = False
    """The turn has come and it was not possible; it stands there until its owner has chosen, so that they
    see why.
    """


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """Changes of a table in one transaction: all of them, or none."""

    row: TableRow
    """The table after it."""
    entry: Entry | None = None
    """The next line of its log."""
    line: TalkRow | None = None
    """The next line of its talk."""
    plans: Mapping[int, Plan | None] = {}
    """By seat, what it plans from now on; None: nothing any more."""
    rematch: TableRow | None = None
    """The table that is its rematch."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """A table at one moment."""

    row: TableRow
    entries: tuple[Entry, ...] = ()
    """The log from a line on."""
    talk: tuple[TalkRow, ...] = ()
    """The last lines, oldest first."""
    plans: tuple[Plan, ...] = ()


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """A person with a cookie."""

    id: str
    name: str = ""
    settings: dict[str, str | bool] = msgspec.field(default_factory=dict)
    epoch: int = 0
    """Number of times that all sessions of the guest were ended; a cookie of an earlier epoch opens
    nothing.
    """
    banned_until: float = 0.0
    """In seconds since 1970: until then the guest may do nothing here."""
    ban_reason: str = ""
    muted_until: float = 0.0
    """Until then the guest may not talk."""
    mute_reason: str = ""
    admission: str = ""
    """By what the guest was let in where a server is not open (`moderation.access`); empty: never."""
    is_operator: bool = False
    """Has the host named the guest, who may open /admin?"""


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle that somebody has tried."""

    puzzle: str
    at_once: bool
    """The first try was right; only that one counts for a rating."""
    solved: bool
    """Some try was."""
