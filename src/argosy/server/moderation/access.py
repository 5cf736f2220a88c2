"""Access to a server: refusal of banned guests, and of those whom nobody has let in.

A server is open unless `[access]` asks for an invitation or a password. What a guest was let in by stands in
their row: `invitation:ID`, `host` for guests of scripts, or a keyed hash of the password.
"""

import hashlib
import hmac
import time

from itsdangerous import Signer

from argosy.server.errors import Refused
from argosy.server.moderation.acts import FOREVER
from argosy.server.settings import Access
from argosy.server.storage.rows import Guest

ALWAYS_OPEN = "always_open"
"""The option of handlers that banned and unknown guests may use, too."""
INVITED, BY_HOST, BY_PASSWORD = "invitation:", "host", "password:"


def check_access(guest: Guest, access: Access, signer: Signer) -> None:
    """Refuse a guest who is banned, or who has not been let in."""
    check_not_banned(guest)
    if not is_admitted(guest, access, signer):
        raise Refused(
            "not_admitted", "This server is not open to everybody: it asks for an invitation or a password."
        )


def check_not_banned(guest: Guest) -> None:
    """Refuse a banned guest, with the reason and the end."""
    if guest.banned_until > time.time():
        raise Refused(
            "banned", _sentence("You are banned from this server", guest.banned_until, guest.ban_reason)
        )


def check_not_muted(guest: Guest) -> None:
    """Refuse a line of talk of a muted guest, with the reason and the end."""
    if guest.muted_until > time.time():
        raise Refused(
            "muted", _sentence("You may not talk on this server", guest.muted_until, guest.mute_reason)
        )


def is_closed(access: Access) -> bool:
    """True where guests have to be let in."""
    return access.invitation_only or bool(access.password)


def is_admitted(guest: Guest, access: Access, signer: Signer) -> bool:
    """True for a guest who may come in."""
    if not is_closed(access) or guest.is_operator or guest.admission == BY_HOST:
        return True
    if guest.admission.startswith(INVITED):
        return True
    return bool(access.password) and hmac.compare_digest(guest.admission, mark_of(access.password, signer))


def is_right(password: str, access: Access) -> bool:
    """True for the password of the server."""
    return bool(access.password) and hmac.compare_digest(password.encode(), access.password.encode())


def mark_of(password: str, signer: Signer) -> str:
    """Mark of guests who have typed a password: a keyed hash, which nobody can try passwords out on."""
    return BY_PASSWORD + hashlib.sha256(signer.get_signature(f"password {password}".encode())).hexdigest()


def end_in_words(until: float) -> str:
    """End of a ban or mute as people read it: a day and a time, or for ever."""
    return "for ever" if until >= FOREVER else time.strftime("until %Y-%m-%d %H:%M UTC", time.gmtime(until))


def _sentence(what: str, until: float, reason: str) -> str:
    return f"{what} {end_in_words(until)}{f': {reason}' if reason else ''}."
