"""Page models of reports, admission, privacy and the pages of operators. The server fills them."""

import msgspec

from argosy.web.models import Notice, Visitor


class EntryPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /enter: an invitation or a password lets a guest in."""

    visitor: Visitor
    onward: str = "/"
    """Where the guest wanted to go."""
    invitation: str = ""
    """Code of the link that was followed."""
    takes_password: bool = False
    operator: str = ""
    contact: str = ""
    notice: Notice | None = None


class PrivacyPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /privacy: what is kept, for how long, and by whom."""

    visitor: Visitor
    operator: str = ""
    contact: str = ""
    paragraphs: tuple[str, ...] = ()
    """What the host adds, in the host's words."""
    days: dict[str, int] = {}
    """By setting of `[retention]`: days after which something is deleted; 0: never."""
    sends_mail: bool = False


class ReportedLine(msgspec.Struct, frozen=True, kw_only=True):
    """A line of talk, or with `line` -1 a person, that can be reported."""

    value: str
    """What the form sends: `line:3`, `seat:1`."""
    name: str
    text: str = ""


class ReportPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /t/ID/report: the people at a table, and what they have said."""

    visitor: Visitor
    table: str
    choices: tuple[ReportedLine, ...] = ()
    is_sent: bool = False
    notice: Notice | None = None


class ActLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log of operators."""

    at: float
    operator: str
    """Name of the operator, or id; empty for the command line."""
    kind: str
    target: str
    place: int = -1
    until: float = 0.0
    text: str = ""
    outcome: str = ""
    is_done: bool = True


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """One open report."""

    id: str
    at: float
    game: str
    line: int
    accused: str
    name: str
    quote: str
    text: str
    reporter: str


class GuestRow(msgspec.Struct, frozen=True, kw_only=True):
    """One guest of a list of operators."""

    id: str
    name: str
    seen: float
    games: int
    reports: int
    has_account: bool = False
    is_operator: bool = False
    banned_until: float = 0.0
    ban_reason: str = ""
    muted_until: float = 0.0
    mute_reason: str = ""


class InvitationRow(msgspec.Struct, frozen=True, kw_only=True):
    """One invitation of a list of operators."""

    id: str
    note: str
    made: float
    until: float
    uses: int
    used: int
    is_open: bool


class AdminPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /admin: reports, guests, invitations and the log."""

    visitor: Visitor
    search: str = ""
    reports: tuple[ReportLine, ...] = ()
    guests: tuple[GuestRow, ...] = ()
    invitations: tuple[InvitationRow, ...] = ()
    acts: tuple[ActLine, ...] = ()
    link: str = ""
    """Link of an invitation that was just made, shown this once."""
    notice: Notice | None = None


class AdminTableRow(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a list of operators."""

    id: str
    phase: str
    names: tuple[str, ...]
    lines: int


class GuestPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /admin/guests/ID: one guest, and what an operator can do."""

    visitor: Visitor
    guest: GuestRow
    tables: tuple[AdminTableRow, ...] = ()
    reports: tuple[ReportLine, ...] = ()
    acts: tuple[ActLine, ...] = ()
    notice: Notice | None = None


class SpokenLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of talk as an operator sees it."""

    number: int
    name: str
    guest: str
    text: str


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a table as an operator sees it."""

    seat: int
    name: str
    guest: str


class AdminTablePage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /admin/tables/ID: the people at a table and what was said there."""

    visitor: Visitor
    table: str
    phase: str
    seats: tuple[SeatRow, ...] = ()
    talk: tuple[SpokenLine, ...] = ()
    notice: Notice | None = None
