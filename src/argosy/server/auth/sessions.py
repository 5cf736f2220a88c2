"""Sessions: signed cookies with the id of a guest, the guest's epoch and the time of signing.

The signature lets us trust an id that is not stored yet. A session ends when the guest begins the next epoch
(`Guest.epoch`) or after a year without a request; it is renewed long before. Cookies of before there were
epochs hold the id alone: their epoch is 0.
"""

import re
import time
from typing import NamedTuple

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from argosy.server.auth import ids
from argosy.server.auth.identity import COOKIE, HTTPS_COOKIE
from argosy.server.storage.rows import Guest

DAY = 24 * 3600
YEAR = 365 * DAY
"""Seconds after which a session that was not renewed is over."""
RENEWED_AFTER = 30 * DAY
"""Seconds after which the next request gets a cookie with a new date."""
VALUE = re.compile(r"(?P<guest>[^.]*)(?:\.(?P<epoch>[0-9]{1,9})\.(?P<made>[0-9]{1,12}))?")


class Session(NamedTuple):
    """The content of a session cookie."""

    guest: str
    epoch: int = 0
    made: int = 0
    """In seconds since 1970; 0 in a cookie of before there was a date."""

    def is_ended(self, guest: Guest) -> bool:
        """Has the guest ended all sessions since this one was made?"""
        return self.epoch < guest.epoch

    def is_to_renew(self, now: float) -> bool:
        """True when the cookie needs a new date."""
        return now - self.made >= RENEWED_AFTER


def session_of(guest: Guest) -> Session:
    """A fresh session of a guest."""
    return Session(guest.id, guest.epoch, int(time.time()))


def new_session() -> Session:
    """A session of somebody new."""
    return session_of(Guest(id=ids.guest_id()))


def cookie_name(*, is_https: bool) -> str:
    """The only name that counts: over https one that no neighbour under the same domain can set."""
    return HTTPS_COOKIE if is_https else COOKIE


def session_in(header: str, signer: Signer, *, is_https: bool) -> Session | None:
    """The session of a Cookie header; None if none is signed by us, or if it is over.

    Our value needs no quotes and no escapes, so none are understood: the parser of the standard library takes
    a time that grows with the square of what stands between quotes.
    """
    name = cookie_name(is_https=is_https)
    for pair in header.split(";"):
        key, _, value = pair.partition("=")
        if key.strip() == name and (session := _signed(value.strip(), signer)) is not None:
            return session
    return None


def cookie_of(session: Session, signer: Signer, *, is_https: bool) -> str:
    """The Set-Cookie header that gives a browser a session."""
    value = signer.sign(f"{session.guest}.{session.epoch}.{session.made}").decode()
    cookie = Cookie(
        cookie_name(is_https=is_https),
        value=value,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=is_https,
    )
    return cookie.to_header(header="")


def _signed(value: str, signer: Signer) -> Session | None:
    try:
        found = VALUE.fullmatch(signer.unsign(value).decode())
    except (BadSignature, UnicodeError):
        return None
    if found is None:
        return None
    session = Session(found["guest"], int(found["epoch"] or 0), int(found["made"] or 0))
    return None if session.made and time.time() - session.made >= YEAR else session
