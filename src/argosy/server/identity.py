"""Guests are known by a signed cookie. The signature lets us trust an id that we have not stored yet."""

import hashlib
import os
import secrets
import tempfile
from pathlib import Path

from itsdangerous import BadSignature, Signer
from litestar.datastructures import Cookie

from argosy.server import ids
from argosy.server.errors import SecretError
from argosy.server.whole_file import put_folder_on_disk, whole_file

COOKIE = "argosy_guest"
HTTPS_COOKIE = f"__Host-{COOKIE}"
"""Its name over https: browsers keep it for this very host alone, so that no neighbour under the same domain can set it."""
SECRET_FILE = "secret.key"
SECRET_BYTES = 32
YEAR = 365 * 24 * 3600


def guest_signer(secret: bytes) -> Signer:
    """Makes and reads the cookie's value, `id.signature`, with an HMAC of SHA-256."""
    return Signer(secret, salt=COOKIE, digest_method=hashlib.sha256)


def load_secret(folder: Path) -> bytes:
    """The secret of this data folder, made at the first start; readable by its owner alone."""
    path = folder / SECRET_FILE
    if not path.exists():
        _make_secret(path)
    text = path.read_bytes().strip()
    try:
        secret = bytes.fromhex(text.decode())
    except ValueError:
        secret = b""
    if len(secret) != SECRET_BYTES:
        raise SecretError(
            f"{path} must hold {SECRET_BYTES} bytes, written as {2 * SECRET_BYTES} hexadecimal digits; it holds "
            f"{len(text)} characters. Put back a copy, or delete the file: the next start makes a new secret, "
            "and everybody is a new guest then."
        )
    return secret


def put_secret(folder: Path, secret: bytes) -> None:
    """Give a data folder the secret of another one, so that its guests stay who they are."""
    with whole_file(folder / SECRET_FILE) as file:
        file.write_text(secret.hex(), "ascii")


def _make_secret(path: Path) -> None:
    """Write a fresh secret beside its place, and give it its name when it is whole and on the disk."""
    descriptor, name = tempfile.mkstemp(prefix=f"{path.name}.", dir=path.parent)
    try:
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(SECRET_BYTES))
            file.flush()
            os.fsync(file.fileno())
        _give_name(name, path)
    finally:
        Path(name).unlink(missing_ok=True)


def _give_name(name: str, path: Path) -> None:
    """Give a file its name, unless a process that started at the same time was quicker: then its file counts."""
    try:
        os.link(name, path)
    except FileExistsError:
        return
    except OSError:  # a file system without hard links
        Path(name).replace(path)
    put_folder_on_disk(path.parent)


def guest_in(header: str, signer: Signer, name: str = COOKIE) -> str | None:
    """The guest that a Cookie header names, None if it names nobody whom we have signed.

    Our value needs no quotes and no escapes, so none are understood: the parser of the standard library takes a time
    that grows with the square of what stands between quotes.
    """
    for pair in header.split(";"):
        key, _, value = pair.partition("=")
        if key.strip() == name and (guest := _signed(value.strip(), signer)) is not None:
            return guest
    return None


def _signed(value: str, signer: Signer) -> str | None:
    try:
        return signer.unsign(value).decode()
    except (BadSignature, UnicodeError):
        return None


def identify(header: str, signer: Signer, *, is_https: bool) -> tuple[str, str | None]:
    """The guest of a Cookie header, or a fresh one; with the Set-Cookie header that the answer has to carry, if any.

    Who comes over https for the first time with the cookie of before stays the same guest, under the stricter name.
    """
    if is_https and (known := guest_in(header, signer, HTTPS_COOKIE)) is not None:
        return known, None
    known = guest_in(header, signer)
    if known is not None and not is_https:
        return known, None
    guest = known or ids.guest_id()
    return guest, cookie_of(guest, signer, is_https=is_https)


def cookie_of(guest: str, signer: Signer, *, is_https: bool) -> str:
    """The Set-Cookie header that makes a browser this guest."""
    name, value = HTTPS_COOKIE if is_https else COOKIE, signer.sign(guest).decode()
    return Cookie(name, value=value, max_age=YEAR, httponly=True, samesite="lax", secure=is_https).to_header(header="")
