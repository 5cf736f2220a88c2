"""Passkeys (WebAuthn): registration and login by a signature of the user's device.

A challenge is kept in the database for five minutes and used once, by the guest who has asked for it.
"""

import secrets
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from argosy.server.api.api_models import public_id
from argosy.server.auth import ids
from argosy.server.auth.stored_accounts import Account, Kind, StoredAccounts, Ticket, digest_of
from argosy.server.errors import Refused
from argosy.server.storage.rows import Guest

SECONDS = 300.0
"""For which a challenge is good."""
CHALLENGE_BYTES = 32
MOST = 10
"""Accounts of one guest: passkeys and addresses together."""
NAME = "Argosy"


def library() -> Any:
    """Webauthn. Refuses where it is missing, and says which extra brings it."""
    try:
        import webauthn  # noqa: PLC0415  because most servers have no accounts
    except ImportError as error:
        raise Refused(
            "no_club",
            "Passkeys need the library webauthn, which this server lacks: scripts/prepare server brings it, or pip install 'argosy[club]'.",
        ) from error
    return webauthn


def are_possible() -> bool:
    """Is the library there?"""
    try:
        library()
    except Refused:
        return False
    return True


async def to_register(stored: StoredAccounts, guest: Guest, origin: str) -> str:
    """Return the options with which a browser makes a passkey, as JSON."""
    webauthn = library()
    from webauthn.helpers import base64url_to_bytes, structs  # noqa: PLC0415

    known = [one.passkey for one in await stored.of_guest(guest.id) if one.passkey]
    options = webauthn.generate_registration_options(
        rp_id=_host(origin),
        rp_name=NAME,
        user_id=public_id(guest).encode(),
        user_name=guest.name or NAME,
        challenge=await _challenge(stored, guest, "register"),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=base64url_to_bytes(one)) for one in known
        ],
    )
    return str(webauthn.options_to_json(options))


async def register(stored: StoredAccounts, guest: Guest, origin: str, credential: dict[str, Any]) -> None:
    """Keep a passkey that a browser has made."""
    webauthn = library()
    from webauthn.helpers import bytes_to_base64url  # noqa: PLC0415

    challenge = await _answered(stored, guest, "register", credential)
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_host(origin),
            expected_origin=origin,
        )
    except Exception as error:  # whatever the library says of what was sent
        raise _refused() from error
    account = Account(
        id=ids.table_id(),
        guest=guest.id,
        created=time.time(),
        passkey=bytes_to_base64url(made.credential_id),
        key=bytes_to_base64url(made.credential_public_key),
        signed=made.sign_count,
    )
    if not await stored.add(account, MOST):
        raise Refused(
            "too_many_accounts",
            f"This passkey is known already, or you have {MOST} accounts: delete them first.",
        )


async def to_log_in(stored: StoredAccounts, guest: Guest, origin: str) -> str:
    """Return the options with which a browser signs by a passkey of this server, as JSON."""
    webauthn = library()
    options = webauthn.generate_authentication_options(
        rp_id=_host(origin), challenge=await _challenge(stored, guest, "login")
    )
    return str(webauthn.options_to_json(options))


async def log_in(stored: StoredAccounts, guest: Guest, origin: str, credential: dict[str, Any]) -> str:
    """The guest whose passkey has signed."""
    webauthn = library()
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

    challenge = await _answered(stored, guest, "login", credential)
    account = await stored.of_passkey(str(credential.get("id", "")))
    if account is None:
        raise Refused(
            "unknown_passkey", "This server does not know that passkey: it was deleted, or made elsewhere."
        )
    try:
        verified = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=_host(origin),
            expected_origin=origin,
            credential_public_key=base64url_to_bytes(account.key),
            credential_current_sign_count=account.signed,
        )
    except Exception as error:  # whatever the library says of what was sent
        raise _refused() from error
    if not await stored.note_signature(account, verified.new_sign_count):
        raise _refused()
    return account.guest


async def _challenge(stored: StoredAccounts, guest: Guest, kind: Kind) -> bytes:
    made = secrets.token_bytes(CHALLENGE_BYTES)
    await stored.give(Ticket(hash=digest_of(made), kind=kind, guest=guest.id, created=time.time()))
    return made


async def _answered(stored: StoredAccounts, guest: Guest, kind: Kind, credential: dict[str, Any]) -> bytes:
    """The challenge that was signed, which from now on is used.

    Refuses one that was not given out to this guest, or long ago.
    """
    from webauthn.helpers import base64url_to_bytes  # noqa: PLC0415

    try:
        client = msgspec.json.decode(
            base64url_to_bytes(credential["response"]["clientDataJSON"]), type=dict[str, Any]
        )
        challenge = base64url_to_bytes(client["challenge"])
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise _refused() from error
    ticket = await stored.use(digest_of(challenge), kind, time.time() - SECONDS)
    if ticket is None or ticket.guest != guest.id:
        raise Refused("late_passkey", "That took more than five minutes, or was used before: try again.")
    return challenge


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _refused() -> Refused:
    return Refused("bad_passkey", "The passkey's answer does not fit what was asked: try again.")
