"""Page models of the account pages. The server fills them."""

import msgspec

from argosy.web.models import Notice, TableSummary, Visitor

GAME, TOURNAMENT = "game:", "tournament:"
"""Prefixes of the names of ticks; an id follows."""
RECORDS, PUZZLES, CHALLENGES, HANDLE = "records", "puzzles", "challenges", "handle"
"""Names of other ticks."""


class AccountPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /account: the ways in which the visitor can come back in another browser."""

    visitor: Visitor
    guest: str = ""
    """Number by which the host finds the guest; nothing can be opened by it."""
    is_operator: bool = False
    passkeys: int = 0
    mails: int = 0
    takes_passkeys: bool = True
    """The library for them is there."""
    sends_mail: bool = False
    """The host has said how mails are sent."""
    has_former: bool = False
    """There is something of the browser's former guest about which nothing was chosen yet."""
    is_sent: bool = False
    """A code has been sent, if there is such an address."""
    awaits_code: bool = False
    """A code can be typed."""
    notice: Notice | None = None


class Belongings(msgspec.Struct, frozen=True, kw_only=True):
    """Tables, tournaments and more that can move from a former guest to the guest of an account."""

    games: tuple[str, ...] = ()
    """Ids of tables, the newest first."""
    tournaments: tuple[tuple[str, str], ...] = ()
    """Ids and names."""
    records: int = 0
    puzzles: int = 0
    challenges: int = 0
    handle: str = ""
    """The name of a bot."""


class FormerGame(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a former guest."""

    summary: TableSummary
    at: float
    """When it ended; of a game that runs, when its table was made."""
    names: tuple[str, ...]
    """Of the others who sit there."""


class FormerPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /account/former: what the guest of before the login has, to be ticked."""

    visitor: Visitor
    former: str
    """The name that the page has for the former guest, by which nothing can be opened."""
    belongings: Belongings
    games: tuple[FormerGame, ...]
    """The tables of theirs that are shown at a time."""
