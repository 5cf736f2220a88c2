"""Addresses of mail in one strict and canonical form: no comments, no quotes, no encoded words.

What is allowed is the dot-atom of RFC 5321 in ASCII and the name of a host with at least two parts. Limits,
accounts and the mail itself use the same form, in small letters, so that there is no other way to write an
address.
"""

import re

from itsdangerous import Signer

from argosy.server.auth.stored_accounts import digest_of
from argosy.server.errors import Refused

LONGEST = 254
LONGEST_LOCAL = 64
ATOM = r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
LABEL = r"[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?"
ADDRESS = re.compile(
    rf"(?P<local>{ATOM}(?:\.{ATOM})*)@(?:{LABEL}\.)+(?:[a-z]{{2,63}}|xn--[a-z0-9-]{{0,58}}[a-z0-9])"
)
ENCODED = "=?"
"""Beginning of an encoded word (RFC 2047), in which a mail library would read something else."""


def canonical(text: str) -> str:
    """An address in its only form. Refuses what is none."""
    address = text.strip().lower()
    if len(address) > LONGEST or not address.isascii() or ENCODED in address:
        raise _refused()
    found = ADDRESS.fullmatch(address)
    if found is None or len(found["local"]) > LONGEST_LOCAL:
        raise _refused()
    return address


def hash_of(address: str, signer: Signer) -> str:
    """Keyed hash of a canonical address: without the secret of this server nobody can try addresses out."""
    return digest_of(b"mail:" + signer.get_signature(f"mail {address}".encode()))


def _refused() -> Refused:
    return Refused("bad_mail", "That is not a mail address: it should look like name@example.org.")
