"""Template values of the pages of moderation."""

from datetime import UTC, datetime
from typing import Any

from argosy.texts import Words
from argosy.web import notices
from argosy.web.moderation.models import (
    ActLine,
    AdminPage,
    AdminTablePage,
    EntryPage,
    GuestPage,
    GuestRow,
    InvitationRow,
    PrivacyPage,
    ReportPage,
)

FOREVER_YEAR = 2900
LENGTHS = ("12h", "1d", "7d", "4w", "52w", "forever")
"""Lengths of a ban or mute that the page offers."""


def entry_values(page: EntryPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page of admission."""
    return {
        "contact": page.contact,
        "invitation": page.invitation,
        "notice": notices.sentence(w, page.notice),
        "onward": page.onward,
        "operator": page.operator,
        "takes_password": page.takes_password,
    }


def privacy_values(page: PrivacyPage, w: Words) -> dict[str, Any]:
    """Return the template values of the privacy page."""
    return {
        "contact": page.contact,
        "kept": [(what, _after(page.days[name], w)) for name, what in _kept(w).items() if name in page.days],
        "operator": page.operator,
        "paragraphs": page.paragraphs,
        "sends_mail": page.sends_mail,
    }


def _kept(w: Words) -> dict[str, str]:
    """Kinds of stored data, by the setting that says how long they are kept."""
    return {
        "waiting_tables": w.say("Tables that wait for friends"),
        "deserted_games": w.say("Games that nobody plays any more"),
        "finished_games": w.say("Finished games"),
        "talk": w.say("What was said at tables whose games are over"),
        "reports": w.say("Settled reports, and the log of what operators have done"),
        "records": w.say("Records and positions that were uploaded"),
        "unused_tokens": w.say("Tokens that no program has used"),
        "idle_guests": w.say("Names and settings of people who have not been here since"),
    }


def _after(days: int, w: Words) -> str:
    return (
        w.count("deleted after {n} day", "deleted after {n} days", days)
        if days
        else w.say("kept until deleted")
    )


def report_values(page: ReportPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page of a report."""
    return {
        "choices": [(one.value, one.name or w.say("Guest"), one.text) for one in page.choices],
        "is_sent": page.is_sent,
        "notice": notices.sentence(w, page.notice),
        "table": page.table,
    }


def admin_values(page: AdminPage, w: Words) -> dict[str, Any]:
    """Return the template values of the first page of operators."""
    return {
        "acts": [act_words(one, w) for one in page.acts],
        "day": _day,
        "guests": [(one, guest_words(one, w)) for one in page.guests],
        "invitations": [(one, _invitation_words(one, w)) for one in page.invitations],
        "link": page.link,
        "notice": notices.sentence(w, page.notice),
        "reports": page.reports,
        "search": page.search,
    }


def guest_values(page: GuestPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page of one guest."""
    now = datetime.now(UTC).timestamp()
    return {
        "about": guest_words(page.guest, w),
        "acts": [act_words(one, w) for one in page.acts],
        "day": _day,
        "guest": page.guest,
        "is_banned": page.guest.banned_until > now,
        "is_muted": page.guest.muted_until > now,
        "lengths": [(one, _length_words(one, w)) for one in LENGTHS],
        "notice": notices.sentence(w, page.notice),
        "reports": page.reports,
        "tables": [(one, _phase(one.phase, w)) for one in page.tables],
    }


def table_values(page: AdminTablePage, w: Words) -> dict[str, Any]:
    """Return the template values of the page of one table."""
    return {
        "notice": notices.sentence(w, page.notice),
        "phase": page.phase,
        "phase_words": _phase(page.phase, w),
        "seats": page.seats,
        "table": page.table,
        "talk": page.talk,
    }


def guest_words(guest: GuestRow, w: Words) -> str:
    """A line about a guest for operators."""
    now = datetime.now(UTC).timestamp()
    said = [
        w.say("seen on {day}", day=_day(guest.seen)),
        w.count("{n} game", "{n} games", guest.games),
    ]
    if guest.reports:
        said.append(w.count("{n} open report", "{n} open reports", guest.reports))
    if guest.has_account:
        said.append(w.say("has an account"))
    if guest.is_operator:
        said.append(w.say("operator"))
    if guest.muted_until > now:
        said.append(w.say("muted {end}", end=_end(guest.muted_until, w)))
    if guest.banned_until > now:
        said.append(w.say("banned {end}", end=_end(guest.banned_until, w)))
    return ", ".join(said)


def act_words(act: ActLine, w: Words) -> tuple[str, str, str]:
    """A line of the log: when and by whom, what, and more of it."""
    by = act.operator or w.say("command line")
    what = _kinds(w).get(act.kind, act.kind)
    more = [
        act.target,
        str(act.place) if act.place >= 0 else "",
        _end(act.until, w) if act.until else "",
        act.text,
    ]
    if not act.is_done:
        more.append(w.say("not done yet"))
    elif act.outcome:
        more.append(w.say("refused: {reason}", reason=act.outcome))
    moment = f"{datetime.fromtimestamp(act.at, UTC):%Y-%m-%d %H:%M}"
    return f"{moment} · {by}", what, " · ".join(part for part in more if part)


def _kinds(w: Words) -> dict[str, str]:
    return {
        "ban": w.say("Ban"),
        "unban": w.say("End the ban"),
        "mute": w.say("Mute"),
        "unmute": w.say("End the mute"),
        "rename": w.say("Rename"),
        "kick": w.say("Remove from the table"),
        "erase": w.say("Erase"),
        "delete_table": w.say("Delete the table"),
        "delete_line": w.say("Delete the line"),
        "delete_record": w.say("Delete the record"),
        "delete_tournament": w.say("Delete the tournament"),
        "appoint": w.say("Appoint as operator"),
        "dismiss": w.say("Dismiss as operator"),
        "settle_report": w.say("Settle the report"),
        "invite": w.say("Make an invitation"),
        "revoke_invitation": w.say("Revoke"),
    }


def _invitation_words(one: InvitationRow, w: Words) -> str:
    said = [w.count("{n} person has come", "{n} people have come", one.used)]
    if one.uses:
        said.append(w.count("good for {n} person", "good for {n} people", one.uses))
    if not one.is_open:
        said.append(w.say("closed"))
    elif one.until:
        said.append(_end(one.until, w))
    return ", ".join(said)


def _phase(phase: str, w: Words) -> str:
    return {"waiting": w.say("waits for friends"), "playing": w.say("running"), "over": w.say("over")}[phase]


def _length_words(length: str, w: Words) -> str:
    if length == "forever":
        return w.say("for ever")
    number = int(length[:-1])
    if length.endswith("h"):
        return w.count("{n} hour", "{n} hours", number)
    days = number * (7 if length.endswith("w") else 1)
    return w.count("{n} day", "{n} days", days)


def _end(moment: float, w: Words) -> str:
    found = datetime.fromtimestamp(moment, UTC)
    return (
        w.say("for ever")
        if found.year >= FOREVER_YEAR
        else w.say("until {day}", day=f"{found:%Y-%m-%d %H:%M}")
    )


def _day(moment: float) -> str:
    return f"{datetime.fromtimestamp(moment, UTC):%Y-%m-%d}"
