"""The secret of a server, and the names of the cookies that are signed with it (`sessions.py`)."""

import hashlib
import os
import secrets
import tempfile
from pathlib import Path

from itsdangerous import Signer

from argosy.server.errors import SecretError
from argosy.server.storage.atomic_file import put_folder_on_disk, whole_file

COOKIE = "argosy_guest"
HTTPS_COOKIE = f"__Host-{COOKIE}"
"""Its name over https: browsers keep it for this very host alone, so that no neighbour under the same domain
can set it.
"""
SECRET_FILE = "secret.key"
SECRET_BYTES = 32


def guest_signer(secret: bytes) -> Signer:
    """Makes and reads the signature of a cookie's value, an HMAC of SHA-256."""
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
    """Give a file its name, unless a process that started at the same time was quicker: then its file
    counts.
    """
    try:
        os.link(name, path)
    except FileExistsError:
        return
    except OSError:  # a file system without hard links
        Path(name).replace(path)
    put_folder_on_disk(path.parent)
