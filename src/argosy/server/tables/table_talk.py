"""Table talk: short lines and signs of seated guests. Called in the queue of the table's actor."""

import time

from argosy.server.auth.ids import clean_line
from argosy.server.errors import Refused
from argosy.server.moderation.access import check_not_muted
from argosy.server.storage.rows import Guest, TalkRow
from argosy.server.tables.table import Table
from argosy.web.table.talk import LINE_LETTERS, SIGNS

MANY, SECONDS = 6, 10.0
"""So many lines of one seat in so many seconds are enough."""


async def say(table: Table, guest: Guest, text: str, sign: str) -> None:
    """Say a line, or give a sign. Refuses muted guests, those who only watch, what nobody could see, and
    floods.
    """
    check_not_muted(guest)
    seat, now = table.own_seat(guest), time.time()
    line = "" if sign else clean_line(text, LINE_LETTERS)
    if sign and sign not in SIGNS:
        raise Refused("bad_form", f"sign is one of {', '.join(SIGNS)}, not {sign!r:.40}.")
    if not sign and not line:
        raise Refused("bad_form", "A line needs at least one letter that can be seen.")
    if sum(one.seat == seat and now - one.at < SECONDS for one in table.talk) >= MANY:
        raise Refused("too_fast", "That was a lot at once; wait a few seconds.")
    name = next(one.name for one in table.row.seats if one.seat == seat)
    seq = table.talk[-1].seq + 1 if table.talk else 0
    await table.put_talk(TalkRow(seq=seq, seat=seat, name=name, text=line, sign=sign, at=now, guest=guest.id))
