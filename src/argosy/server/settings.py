"""Settings of a server from `argosy.toml` and the environment, with defaults for a table at home.

What comes later wins: the defaults of the profile (home, or `--public`), the file, the environment, and last
the options of the command. `docs/host/settings.md` has a table of them that a test compares with this module.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, cast

import msgspec

from argosy.errors import ArgosyError
from argosy.server.http.proxies import Proxies

FILE = "argosy.toml"
"""The file's name in the data folder, where it is looked for if nobody names another one."""
LARGEST_FILE = 64_000
"""Bytes that a file of settings may have."""
PREFIX = "ARGOSY_"
"""How names begin in the environment; the section follows: `ARGOSY_LIMITS_STREAMS_PER_GUEST=20`,
`ARGOSY_SERVER_PORT=80`.
"""

SECTIONS = {"server", "limits", "retention", "mail", "access", "privacy"}
LISTS = {"trusted_proxies", "bots"}
"""Settings that have several values."""

Kind = TypeVar("Kind", bound=msgspec.Struct)
LOOPBACK = ("127.0.0.1", "::1")
"""Addresses of this machine, where a proxy may stand."""

Subscribers = Literal["local", "all", "off"]
LogForm = Literal["auto", "json", "text"]
Count = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]
Seconds = Annotated[float, msgspec.Meta(gt=0, le=3600)]


class SettingsError(ArgosyError, ValueError):
    """A setting that there is not, or with a value that it cannot have."""


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits of one guest, one address and all together. The defaults are those for home.

    A guest is a browser with its cookie; an address is one of IPv4, or the first 64 bits of one of IPv6,
    which is what one household has. Behind a proxy it is the address that the proxy says
    (`Service.trusted_proxies`).
    """

    waiting_tables_per_guest: Count = 50
    """Tables that wait for friends, by the guest who has made them."""
    tables_per_guest: Count = 200
    """Tables that wait or are played, by the guest who has made them."""
    tables_per_address: Count = 2_000
    """Tables that wait or are played, by the address from which they were made."""
    tables: Count = 20_000
    """Tables that wait or are played, all together."""
    new_tables_per_hour: Count = 1_000
    """New tables from one address in an hour."""
    requests_per_minute: Count = 6_000
    """Requests from one address in a minute, but for files that never change."""
    guests_per_hour: Count = 10_000
    """Guests who change something, from one address in an hour: what one guest may take is no limit for
    whoever is many.
    """
    changes_per_minute: Count = 3_000
    """Requests that change something (choices, talk, settings) by one guest in a minute."""
    take_backs_per_minute: Count = 120
    """Choices that one guest takes back in a minute."""
    uploads_per_hour: Count = 20_000
    """Records, positions, clicks on the board of positions, analyses, tokens and webhooks asked for from one
    address in an hour.
    """
    entries_per_hour: Count = 1_000
    """Passwords and invitations tried from one address in an hour, and reports of players."""
    mails_per_hour: Count = 100
    """Mails with a code to log in with that the server sends in an hour, all together."""
    streams_per_guest: Count = 40
    """Open live pages of one guest."""
    streams_per_address: Count = 400
    """Open live pages from one address."""
    streams: Count = 4_000
    """Open live pages, all together."""
    bot_questions: Count = 100
    """Questions to bots that wait for a process, all together; further bots wait at their tables."""
    connections_per_address: Count = 500
    """Open connections from one address; the server's own machine, where a proxy stands, has no bound."""
    head_seconds: Seconds = 10.0
    """Seconds in which the head of a request must have come."""
    body_seconds: Seconds = 20.0
    """Seconds in which the rest of it must have come."""
    answer_seconds: Seconds = 60.0
    """Seconds in which whoever asked must have read on, once the room for what they have not read is full."""


HOME = Limits()
PUBLIC = Limits(
    waiting_tables_per_guest=3,
    tables_per_guest=30,
    tables_per_address=120,
    tables=5_000,
    new_tables_per_hour=60,
    requests_per_minute=1_200,
    guests_per_hour=200,
    changes_per_minute=180,
    take_backs_per_minute=20,
    uploads_per_hour=1_200,
    entries_per_hour=30,
    streams_per_guest=10,
    streams_per_address=60,
    streams=2_000,
    connections_per_address=100,
)


class Retention(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Days after which unused data is deleted; 0: never. The defaults are those for home."""

    waiting_tables: Days = 0
    """Tables that wait for friends, with no page of them open since."""
    deserted_games: Days = 0
    """Games without a choice and with no page of them open since; tournaments that have not begun."""
    finished_games: Days = 0
    """Games that are over, with no page of them open since, and their talk; ratings and results of
    tournaments stay.
    """
    talk: Days = 0
    """Lines of talk at tables whose games are over."""
    reports: Days = 0
    """Reports that are settled, and lines of the log of what operators have done."""
    records: Days = 0
    """Records and positions that guests have uploaded; never those that the host has imported."""
    unused_tokens: Days = 0
    """Tokens that no program has used."""
    idle_guests: Days = 0
    """Names and settings of guests who have changed neither since, without a game, an account, a token or
    anything else; puzzles solved by guests without a game and an account.
    """


KEEP_ALL = Retention()
PUBLIC_RETENTION = Retention(
    waiting_tables=1,
    deserted_games=30,
    talk=90,
    reports=365,
    records=365,
    unused_tokens=30,
    idle_guests=365,
)


class Service(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings that are command options, too; an option that is given counts."""

    host: Annotated[str, msgspec.Meta(min_length=1)] | None = None
    """Address to listen on."""
    port: Annotated[int, msgspec.Meta(ge=0, le=65_535)] | None = None
    """Port to listen on."""
    public_url: str | None = None
    """Address in links to friends, when the server stands behind another one."""
    database: str | None = None
    """SQLAlchemy URL of a database in place of the file in the data folder."""
    secret: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None
    """What cookies are signed with, 64 hexadecimal digits, the same on all machines of one database; None:
    the file in the data folder.
    """
    workers: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    """Processes that serve; more than one need PostgreSQL."""
    trusted_proxies: tuple[str, ...] = LOOPBACK
    """Addresses or networks of proxies that may say whom they speak for (`X-Forwarded-For`,
    `X-Forwarded-Proto`).
    """
    bot_processes: Annotated[int, msgspec.Meta(ge=0, le=1024)] | None = None
    """Processes in which bots think; None: one for each processor but one, at least one. 0, with PostgreSQL
    alone: none, nor for the coach, because workers on other machines think.
    """
    bots: tuple[str, ...] = ()
    """Bots that others have written and that everybody may choose here, as MODULE:ATTRIBUTE."""
    metrics: Subscribers = "local"
    """Who may ask for `/metrics`: this machine (`local`), everybody (`all`), nobody (`off`)."""
    access_log: bool = False
    """Whether the log has a line for each request: client, method, template of the route, status, time."""
    log: LogForm = "auto"
    """How the log is written: as JSON, as text, or as text in a terminal and as JSON elsewhere (`auto`)."""
    share_games: bool = False
    """May `argosy dataset` write finished games as data files, with pseudonyms in place of names?"""

    def __post_init__(self) -> None:
        """Raise ValueError for a proxy that no address can be."""
        Proxies(self.trusted_proxies)


class Mail(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, rename={"sender": "from"}):
    """Settings of outgoing mail. Without a host none is sent."""

    host: str = ""
    """The server of mail (SMTP)."""
    port: Annotated[int, msgspec.Meta(ge=1, le=65_535)] = 587
    """Its port."""
    user: str = ""
    """Name to log in with there; without one nobody logs in."""
    password: str = ""
    """Password to log in with there."""
    sender: str = ""
    """Address that mails come from."""
    tls: Literal["starttls", "tls", "none"] = "starttls"
    """How the way there is encrypted: from the first letter (`tls`), after a greeting (`starttls`), not at
    all (`none`).
    """

    def __post_init__(self) -> None:
        """Raise ValueError for a host without an address that mails come from."""
        if self.host and "@" not in self.sender:
            raise ValueError('mails need a sender: from = "Argosy <argosy@example.org>"')


class Access(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of who may come in. By default everybody who knows the address."""

    invitation_only: bool = False
    """Whether only guests with an invitation come in (`argosy admin invite`)."""
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """What a guest types once to come in; an invitation lets them in, too. Another password lets out whom the
    one before has let in.
    """


OPEN = Access()
"""Everybody comes in."""


class Privacy(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of the page /privacy, which says what is kept: the host adds who they are."""

    operator: Annotated[str, msgspec.Meta(max_length=500)] = ""
    """Who runs the server: a name and an address, as the law of the country wants it."""
    contact: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """How to reach them: an address of mail or of a page."""
    text: Annotated[str, msgspec.Meta(max_length=10_000)] = ""
    """More paragraphs, separated by empty lines: logs of the proxy, backups, the legal ground."""


NO_WORDS = Privacy()


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings of a server."""

    server: Service = Service()
    limits: Limits = HOME
    retention: Retention = KEEP_ALL
    mail: Mail = Mail()
    access: Access = Access()
    privacy: Privacy = Privacy()

    def with_service(self, **options: str | int | tuple[str, ...] | None) -> "Settings":
        """The same with those of the command's options that are given. Raises SettingsError for a bad one."""
        given = {name: value for name, value in options.items() if value is not None}
        server = _changed(self.server, given, "options of the command")
        if self.mail.host and not server.public_url:
            # A mail with the address that whoever asks has sent would name a site of theirs.
            raise SettingsError(
                "[mail] host needs public_url in [server]: mails name the page of that address"
            )
        return msgspec.structs.replace(self, server=server)


HOME_SETTINGS = Settings()


def load(
    file: Path | None = None,
    *,
    data_dir: Path | None = None,
    public: bool = False,
    environment: Mapping[str, str] = os.environ,
) -> Settings:
    """The settings of a file and of the environment on the defaults of a profile.

    file: if none is named, `argosy.toml` in the data folder, should there be one. public: the profile for a
    server that strangers reach. Raises SettingsError with the name of the setting, what is wrong and what
    would be right.
    """
    if file is None and data_dir is not None and (data_dir / FILE).is_file():
        file = data_dir / FILE
    said = {} if file is None else _read(file)
    unknown = sorted(set(said) - SECTIONS)
    if unknown:
        raise SettingsError(
            f"{file}: there is no section [{unknown[0]}]; there are {', '.join(sorted(SECTIONS))}"
        )
    server = _changed(Service(), _section(said, "server", file), f"{file}, [server]")
    limits = _changed(PUBLIC if public else HOME, _section(said, "limits", file), f"{file}, [limits]")
    kept = PUBLIC_RETENTION if public else KEEP_ALL
    retention = _changed(kept, _section(said, "retention", file), f"{file}, [retention]")
    mail = _changed(Mail(), _section(said, "mail", file), f"{file}, [mail]")
    access = _changed(Access(), _section(said, "access", file), f"{file}, [access]")
    privacy = _changed(Privacy(), _section(said, "privacy", file), f"{file}, [privacy]")
    return Settings(
        server=_with_environment(server, "server", environment),
        limits=_with_environment(limits, "limits", environment),
        retention=_with_environment(retention, "retention", environment),
        mail=_with_environment(mail, "mail", environment),
        access=_with_environment(access, "access", environment),
        privacy=_with_environment(privacy, "privacy", environment),
    )


def _read(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            text = opened.read(LARGEST_FILE + 1)
    except OSError as error:
        raise SettingsError(f"{file} cannot be read: {error.strerror}") from error
    if len(text) > LARGEST_FILE:
        raise SettingsError(f"{file} has more than {LARGEST_FILE} bytes; settings need a few lines")
    try:
        return tomllib.loads(text.decode("utf-8-sig"))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"{file} is not TOML: {error}") from error


def _section(said: dict[str, Any], name: str, file: Path | None) -> dict[str, Any]:
    section = said.get(name, {})
    if not isinstance(section, dict):
        raise SettingsError(f"{file}: [{name}] is a section with settings below it")
    return cast("dict[str, Any]", section)


def _with_environment(found: Kind, section: str, environment: Mapping[str, str]) -> Kind:
    """A section with what the environment says of it; several values of one setting are separated by
    commas.
    """
    prefix = f"{PREFIX}{section.upper()}_"
    named: dict[str, Any] = {
        name[len(prefix) :].lower(): value for name, value in environment.items() if name.startswith(prefix)
    }
    for name in LISTS & named.keys():
        named[name] = [one.strip() for one in named[name].split(",")]
    return _changed(found, named, f"environment, {prefix}…")


def _changed(defaults: Kind, values: dict[str, Any], where: str) -> Kind:
    """A section with other values."""
    kind = type(defaults)
    known = {field.encode_name: getattr(defaults, field.name) for field in msgspec.structs.fields(kind)}
    for name in values:
        if name not in known:
            raise SettingsError(f"{where}: there is no setting {name}; there are {', '.join(known)}")
    try:
        return msgspec.convert(known | values, kind, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{where}: {error}") from error
