"""`argosy admin`: commands of a host about guests, tables, reports and invitations."""

import asyncio
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import App, Parameter

from argosy.cli.options.database import USUAL, Where, place_of

if TYPE_CHECKING:
    from argosy.server.moderation.acts import Act, Kind

admin = App(
    name="admin",
    help="List, mute, ban, erase and export guests; delete tables, lines and records; read reports; invite people.",
)
Phase = Literal["waiting", "playing", "over"]
Length = Annotated[str, Parameter(name="--for")]
FLAG = Parameter(negative=())


@admin.command
def guests(text: str = "", /, *, where: Where = USUAL) -> None:
    """List the guests who came last, with their ids.

    Parameters
    ----------
    text
        Only those whose name holds this, or whose id this is.
    where
        The options that say where games are kept.

    """
    from argosy.server.moderation import console

    for line in asyncio.run(console.guests(place_of(where).database, text)):
        _print(line)


@admin.command
def tables(text: str = "", /, *, phase: tuple[Phase, ...] = (), where: Where = USUAL) -> None:
    """List the newest tables, with their ids and the names at them.

    Parameters
    ----------
    text
        Only those with a name that holds this, or whose id, host or guest this is.
    phase
        Only those that wait, are played, or are over; may be given several times.
    where
        The options that say where games are kept.

    """
    from argosy.server.moderation import console

    for line in asyncio.run(console.tables(place_of(where).database, text, phase)):
        _print(line)


@admin.command
def talk(table: str, /, *, where: Where = USUAL) -> None:
    """Print what was said at a table, each line with its number.

    Parameters
    ----------
    table
        Id of the table, the last part of its address.
    where
        The options that say where games are kept.

    """
    from argosy.server.moderation import console

    for line in asyncio.run(console.talk(place_of(where).database, table)):
        _print(line)


@admin.command
def reports(*, where: Where = USUAL) -> None:
    """List the open reports of players, the oldest first.

    Parameters
    ----------
    where
        The options that say where games are kept.

    """
    from argosy.server.moderation import console

    for line in asyncio.run(console.reports(place_of(where).database)):
        _print(line)


@admin.command
def settle(report: str, /, *, where: Where = USUAL) -> None:
    """Take a report off the list.

    Parameters
    ----------
    report
        Id of the report.
    where
        The options that say where games are kept.

    """
    _do("settle_report", report, where)


@admin.command
def log(about: str = "", /, *, where: Where = USUAL) -> None:
    """Print what operators have done, the newest first.

    Parameters
    ----------
    about
        Only what was done to this id, or by this guest.
    where
        The options that say where games are kept.

    """
    from argosy.server.moderation import console

    for line in asyncio.run(console.log_of(place_of(where).database, about)):
        _print(line)


@admin.command
def mute(guest: str, /, *, length: Length = "7d", reason: str = "", where: Where = USUAL) -> None:
    """Let a guest play, but not talk.

    Parameters
    ----------
    guest
        Id of the guest (`argosy admin guests`).
    length
        How long: hours, days or weeks (12h, 7d, 4w), or forever.
    reason
        Why, which the guest reads.
    where
        The options that say where games are kept.

    """
    _do("mute", guest, where, length=length, text=reason)


@admin.command
def unmute(guest: str, /, *, where: Where = USUAL) -> None:
    """Let a guest talk again.

    Parameters
    ----------
    guest
        Id of the guest.
    where
        The options that say where games are kept.

    """
    _do("unmute", guest, where)


@admin.command
def ban(guest: str, /, *, length: Length = "7d", reason: str = "", where: Where = USUAL) -> None:
    """Ban a guest, who leaves all games and tournaments and has lost them; bots play on.

    Parameters
    ----------
    guest
        Id of the guest.
    length
        How long: hours, days or weeks (12h, 7d, 4w), or forever.
    reason
        Why, which the guest reads.
    where
        The options that say where games are kept.

    """
    _do("ban", guest, where, length=length, text=reason)


@admin.command
def unban(guest: str, /, *, where: Where = USUAL) -> None:
    """End the ban of a guest. Games that they have lost stay lost.

    Parameters
    ----------
    guest
        Id of the guest.
    where
        The options that say where games are kept.

    """
    _do("unban", guest, where)


@admin.command
def rename(guest: str, name: str, /, *, where: Where = USUAL) -> None:
    """Give a guest another name, at all tables, in tournaments and in what they have said.

    Parameters
    ----------
    guest
        Id of the guest.
    name
        The new name, at most 24 letters.
    where
        The options that say where games are kept.

    """
    _do("rename", guest, where, text=name)


@admin.command
def kick(table: str, seat: int, /, *, where: Where = USUAL) -> None:
    """Remove the person on a seat from a game that is not over: a bot plays on, and they have lost.

    Parameters
    ----------
    table
        Id of the table.
    seat
        Number of the seat, 0 the first.
    where
        The options that say where games are kept.

    """
    _do("kick", table, where, place=seat)


@admin.command
def delete_table(*ids: str, where: Where = USUAL) -> None:
    """Delete tables with their games for good. Ratings of games that were over stay.

    Parameters
    ----------
    ids
        Ids of the tables.
    where
        The options that say where games are kept.

    """
    _do_each("delete_table", ids, where)


@admin.command
def delete_line(table: str, line: int, /, *, where: Where = USUAL) -> None:
    """Take the words of a line of talk away.

    Parameters
    ----------
    table
        Id of the table.
    line
        Number of the line (`argosy admin talk`).
    where
        The options that say where games are kept.

    """
    _do("delete_line", table, where, place=line)


@admin.command
def delete_record(*ids: str, where: Where = USUAL) -> None:
    """Delete records and positions that were uploaded or imported.

    Parameters
    ----------
    ids
        Ids of the records, the last part of their addresses.
    where
        The options that say where games are kept.

    """
    _do_each("delete_record", ids, where)


@admin.command
def delete_tournament(tournament: str, /, *, where: Where = USUAL) -> None:
    """Delete a tournament that has not begun; one that runs ends with its results so far.

    Parameters
    ----------
    tournament
        Id of the tournament.
    where
        The options that say where games are kept.

    """
    _do("delete_tournament", tournament, where)


@admin.command
def erase(guest: str, /, *, yes: Annotated[bool, FLAG] = False, where: Where = USUAL) -> None:
    """Erase all that names a guest, for good. Games of others keep their moves, the name goes.

    Parameters
    ----------
    guest
        Id of the guest.
    yes
        Do not ask.
    where
        The options that say where games are kept.

    """
    if not yes and input(f"Erase {guest} for good? Type yes: ").strip() != "yes":
        sys.exit("argosy: nothing was erased")
    _do("erase", guest, where)


@admin.command
def export(guest: str, /, *, out: Path | None = None, where: Where = USUAL) -> None:
    """Write all that is kept of a guest as JSON.

    Parameters
    ----------
    guest
        Id of the guest.
    out
        A new file; by default it is printed.
    where
        The options that say where games are kept.

    """
    from argosy.cli.progress import say, terminal
    from argosy.server.moderation import console

    found = asyncio.run(console.export(place_of(where).database, guest))
    if out is None:
        sys.stdout.write(found.decode() + "\n")
        return
    try:
        with out.open("xb") as file:
            file.write(found + b"\n")
    except OSError as error:
        sys.exit(f"argosy: {out} cannot be written: {error.strerror}")
    say(terminal(), f"All that is kept of {guest} is in {out}.")


@admin.command
def appoint(guest: str, /, *, where: Where = USUAL) -> None:
    """Make a guest an operator, who may do on the page /admin what these commands do.

    Parameters
    ----------
    guest
        Id of the guest; the page /account shows it to them.
    where
        The options that say where games are kept.

    """
    _do("appoint", guest, where)


@admin.command
def dismiss(guest: str, /, *, where: Where = USUAL) -> None:
    """Let an operator be a guest like all others.

    Parameters
    ----------
    guest
        Id of the guest.
    where
        The options that say where games are kept.

    """
    _do("dismiss", guest, where)


@admin.command
def invite(note: str = "", /, *, uses: int = 1, days: int = 30, where: Where = USUAL) -> None:
    """Make an invitation and print the end of its link, this once: the database keeps its hash.

    Parameters
    ----------
    note
        Whom it is for.
    uses
        How many people may follow it; 0: any number.
    days
        How long it is good; 0: for ever.
    where
        The options that say where games are kept.

    """
    from argosy.server.moderation import console

    _print(asyncio.run(console.invite(place_of(where).database, note, uses, days)))


@admin.command
def invitations(*, where: Where = USUAL) -> None:
    """List the invitations, the newest first.

    Parameters
    ----------
    where
        The options that say where games are kept.

    """
    from argosy.server.moderation import console

    for line in asyncio.run(console.invitations(place_of(where).database)):
        _print(line)


@admin.command
def revoke(invitation: str, /, *, where: Where = USUAL) -> None:
    """Let nobody follow an invitation any more; whom it has let in stays.

    Parameters
    ----------
    invitation
        Id of the invitation (`argosy admin invitations`).
    where
        The options that say where games are kept.

    """
    _do("revoke_invitation", invitation, where)


def _do(
    kind: "Kind", target: str, where: Where, *, place: int = -1, length: str = "", text: str = ""
) -> None:
    """Ask the server for an act, and say what has come of it."""
    from argosy.server.moderation import console

    act = _act(kind, target, place, length, text)
    _print(asyncio.run(console.do(place_of(where).database, act)))


def _do_each(kind: "Kind", targets: tuple[str, ...], where: Where) -> None:
    """Ask for the same act on several targets; one that is refused stops none of the others."""
    from argosy.server.errors import Refused

    refused = 0
    for target in targets:
        try:
            _do(kind, target, where)
        except Refused as error:
            refused += 1
            sys.stderr.write(f"argosy: {target}: {error}\n")
    if refused:
        sys.exit(1)


def _act(kind: "Kind", target: str, place: int, length: str, text: str) -> "Act":
    import time

    from argosy.server.moderation.acts import Act
    from argosy.server.moderation.commands import end_of, reason_of

    until = end_of(length, time.time()) if length else 0.0
    return Act(kind=kind, target=target, place=place, until=until, text=reason_of(text))


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
