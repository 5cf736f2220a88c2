"""Template values for the account pages."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from argosy.texts import Words
from argosy.web import notices
from argosy.web.account.models import (
    CHALLENGES,
    GAME,
    HANDLE,
    PUZZLES,
    RECORDS,
    TOURNAMENT,
    AccountPage,
    FormerGame,
    FormerPage,
)
from argosy.web.games import GAMES


class TickBox(msgspec.Struct, frozen=True):
    """One thing that can be ticked."""

    name: str
    label: str
    more: str = ""


def values(page: AccountPage, w: Words) -> dict[str, Any]:
    """Return the template values of the account page."""
    return {
        "has_account": bool(page.passkeys or page.mails),
        "awaits_code": page.awaits_code,
        "guest": page.guest,
        "has_former": page.has_former,
        "is_operator": page.is_operator,
        "is_sent": page.is_sent,
        "notice": notices.sentence(w, page.notice),
        "takes_passkeys": page.takes_passkeys,
        "sends_mail": page.sends_mail,
        "ways": w.say("You have: {passkeys}, {mails}.", passkeys=_passkeys(page, w), mails=_mails(page, w)),
    }


def _passkeys(page: AccountPage, w: Words) -> str:
    return w.count("{n} passkey", "{n} passkeys", page.passkeys)


def _mails(page: AccountPage, w: Words) -> str:
    return w.count("{n} address of mail", "{n} addresses of mail", page.mails)


def former_values(page: FormerPage, w: Words) -> dict[str, Any]:
    """Belongings of a former guest that can be ticked, in groups with a title."""
    games = tuple(TickBox(f"{GAME}{one.summary.table}", *_game(one, w)) for one in page.games)
    tournaments = tuple(TickBox(f"{TOURNAMENT}{name}", title) for name, title in page.belongings.tournaments)
    groups = (
        (w.say("Games"), games),
        (w.say("Tournaments"), tournaments),
        (w.say("Other settings of the account"), _others(page, w)),
    )
    return {"former": page.former, "groups": [(title, ticks) for title, ticks in groups if ticks]}


def _others(page: FormerPage, w: Words) -> tuple[TickBox, ...]:
    has = page.belongings
    named = (
        (has.records, RECORDS, w.count("{n} record", "{n} records", has.records)),
        (has.puzzles, PUZZLES, w.count("{n} puzzle tried", "{n} puzzles tried", has.puzzles)),
        (has.challenges, CHALLENGES, w.count("{n} challenge", "{n} challenges", has.challenges)),
        (has.handle, HANDLE, w.say("The name of the bot {name}", name=has.handle)),
    )
    return tuple(TickBox(tick, label) for there, tick, label in named if there)


def _game(one: FormerGame, w: Words) -> tuple[str, str]:
    """A game by its kind and date, and who else sits there."""
    date = w.date(datetime.fromtimestamp(one.at, UTC).astimezone())
    about = GAMES[one.summary.game].about(w, one.summary, one.summary.players)
    return f"{about} · {date}", w.parts(one.names)
