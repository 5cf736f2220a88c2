"""Commands of an operator: makes acts from texts, with what is wrong with them said first."""

import re
import time

from sqlalchemy import Connection, select

from argosy.server.auth import ids
from argosy.server.auth.ids import clean_line
from argosy.server.errors import Refused
from argosy.server.moderation import acts, stored_invitations
from argosy.server.moderation.acts import FOREVER, REASON_LETTERS, Act
from argosy.server.moderation.stored_invitations import Invitation
from argosy.server.storage import schema
from argosy.server.storage.database import Database

OF_GUESTS = frozenset({"ban", "unban", "mute", "unmute", "rename", "erase", "appoint", "dismiss"})
LENGTH = re.compile(r"(?P<number>[0-9]{1,5})(?P<unit>[hdw])")
SECONDS = {"h": 3600.0, "d": 86_400.0, "w": 604_800.0}
NOTE_LETTERS = 40
MOST_USES = 100_000
MOST_PLACE = 999_999
MOST_ID_LETTERS = 40


def end_of(length: str, now: float) -> float:
    """The end of a ban or mute of this length from now on, in seconds since 1970: `12h`, `7d`, `4w`, or
    `forever`. Refuses other texts.
    """
    if length.strip() == "forever":
        return FOREVER
    found = LENGTH.fullmatch(length.strip())
    if found is None or not int(found["number"]):
        raise Refused(
            "bad_form", f"A length is hours, days or weeks (12h, 7d, 4w) or forever, not {length!r:.40}."
        )
    return now + int(found["number"]) * SECONDS[found["unit"]]


def reason_of(text: str) -> str:
    """The reason as it is kept and shown: one line, at most 200 letters."""
    return clean_line(text, REASON_LETTERS)


def check_act(act: Act) -> None:
    """Refuse an act whose target is no id, or whose seat or line is a number that there cannot be."""
    if not ids.may_be(act.target) or len(act.target) > MOST_ID_LETTERS:
        raise Refused("bad_form", f"there is no id {act.target!r:.60}")
    if not -1 <= act.place <= MOST_PLACE:
        raise Refused("bad_form", f"there is no seat or line {act.place}")


def check_guest(connection: Connection, guest: str) -> None:
    """Refuse an id that no guest has."""
    named = schema.guests.c.id, schema.memberships.c.guest
    if not any(connection.execute(select(one).where(one == guest).limit(1)).first() for one in named):
        raise Refused("act_refused", f"there is no guest {guest}; argosy admin guests lists them")


async def invite(
    database: Database, operator: str, note: str, uses: int, days: int
) -> tuple[Invitation, str]:
    """Make an invitation; returns it with its code, which is kept nowhere. uses, days: 0 for no limit.

    Refuses numbers that cannot be.
    """
    if not 0 <= uses <= MOST_USES:
        raise Refused("bad_form", f"uses is 0 (any number) to {MOST_USES}, not {uses}.")
    if not 0 <= days <= 3650:
        raise Refused("bad_form", f"days is 0 (for ever) to 3650, not {days}.")
    now = time.time()
    until = now + days * SECONDS["d"] if days else 0.0

    def work(connection: Connection) -> tuple[Invitation, str]:
        made, code = stored_invitations.make(connection, clean_line(note, NOTE_LETTERS), uses, until)
        act = Act(kind="invite", target=made.id, operator=operator, text=made.note, begun=now, done=now)
        acts.add(connection, act)
        return made, code

    return await database.write(work)
