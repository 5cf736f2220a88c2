"""Rows of invitations to a server, as hashes of their codes. Functions of a connection."""

import hashlib
import secrets
import time

import msgspec
from sqlalchemy import Connection, insert, or_, select, update

from argosy.server.auth import ids
from argosy.server.errors import Refused
from argosy.server.moderation import access
from argosy.server.storage import stored_guests
from argosy.server.storage.rows import Guest
from argosy.server.storage.schema import invitations

UNLIMITED = 0
"""Uses of an invitation that any number of people may follow."""
LIST_LENGTH = 200
CODE_BYTES = 15


class Invitation(msgspec.Struct, frozen=True, kw_only=True):
    """A link that lets people in."""

    id: str
    note: str
    """Whom it is for, as the operator says."""
    made: float
    until: float = 0.0
    """Until when it may be followed, in seconds since 1970; 0: for ever."""
    uses: int = UNLIMITED
    """People who may follow it; 0: any number."""
    used: int = 0
    """People who have."""

    def is_open(self, now: float) -> bool:
        """True while somebody may follow it."""
        return (not self.until or now < self.until) and (not self.uses or self.used < self.uses)


def make(connection: Connection, note: str, uses: int, until: float) -> tuple[Invitation, str]:
    """Make an invitation; returns it with its code, of which a hash is kept."""
    code = secrets.token_urlsafe(CODE_BYTES)
    made = Invitation(id=ids.table_id(), note=note, made=time.time(), until=until, uses=uses)
    connection.execute(insert(invitations).values(msgspec.structs.asdict(made) | {"hash": _hash(code)}))
    return made, code


def listed(connection: Connection) -> list[Invitation]:
    """The newest invitations, the newest first."""
    query = select(invitations).order_by(invitations.c.made.desc()).limit(LIST_LENGTH)
    return [
        Invitation(id=row.id, note=row.note, made=row.made, until=row.until, uses=row.uses, used=row.used)
        for row in connection.execute(query)
    ]


def admit(connection: Connection, code: str, guest: str, now: float) -> Guest:
    """Let a guest in by the code of an invitation; returns the guest as stored then.

    However often a guest asks at the same time, one use is taken. Refuses a code of none that is still open.
    """
    known = stored_guests.locked(connection, guest)
    if known.admission.startswith(access.INVITED):
        return known
    found = _use(connection, code, now)
    if found is None:
        raise Refused(
            "unknown_invitation", "This invitation is unknown, used up or too old: ask for another one."
        )
    return stored_guests.put(connection, guest, admission=access.INVITED + found)


def revoke(connection: Connection, invitation: str, now: float) -> bool:
    """Let nobody follow an invitation any more. False when nobody could."""
    own = invitations.c
    still = own.id == invitation, or_(own.until == 0, own.until > now)
    return connection.execute(update(invitations).where(*still).values(until=now)).rowcount == 1


def _use(connection: Connection, code: str, now: float) -> str | None:
    """Take one use of an invitation; its id, None when there is none of this code that is still open."""
    own = invitations.c
    is_open = or_(own.until == 0, own.until > now), or_(own.uses == UNLIMITED, own.used < own.uses)
    used = update(invitations).where(own.hash == _hash(code), *is_open).values(used=own.used + 1)
    return connection.execute(used.returning(own.id)).scalar_one_or_none()


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
