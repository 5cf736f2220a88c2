"""Guests are known by a signed cookie. The signature lets us trust an id that we have not stored yet."""

import hashlib
import hmac
import os
import secrets
from http.cookies import CookieError, SimpleCookie
from pathlib import Path

from argosy.server import ids

COOKIE = "argosy_guest"
SECRET_BYTES = 32
SIGNATURE_LETTERS = 32  # 128 bits of an HMAC-SHA-256
YEAR = 365 * 24 * 3600


class Signer:
    """Makes and reads the cookie's value, `id.signature`."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def sign(self, guest: str) -> str:
        """The value of the cookie."""
        return f"{guest}.{self._signature(guest)}"

    def read(self, value: str) -> str | None:
        """The guest's id, None if we have not signed this."""
        guest, _, signature = value.partition(".")
        expected = self._signature(guest)
        return guest if guest and hmac.compare_digest(signature.encode(), expected.encode()) else None

    def _signature(self, guest: str) -> str:
        return hmac.new(self._secret, guest.encode(), hashlib.sha256).hexdigest()[:SIGNATURE_LETTERS]


def load_secret(folder: Path) -> bytes:
    """The secret of this house, made at the first start; readable by its owner alone."""
    path = folder / "secret.key"
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return bytes.fromhex(path.read_text().strip())
    with os.fdopen(descriptor, "w") as file:
        file.write(secrets.token_hex(SECRET_BYTES))
    return load_secret(folder)


def guest_in(header: str, signer: Signer) -> str | None:
    """The guest that a Cookie header names, None if it names nobody whom we have signed."""
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return None
    return signer.read(found.value) if found else None


def new_cookie(signer: Signer, *, is_https: bool) -> tuple[str, str]:
    """A fresh guest: its id and the Set-Cookie header."""
    guest = ids.guest_id()
    parts = [f"{COOKIE}={signer.sign(guest)}", "Path=/", f"Max-Age={YEAR}", "HttpOnly", "SameSite=Lax"]
    return guest, "; ".join([*parts, "Secure"] if is_https else parts)
