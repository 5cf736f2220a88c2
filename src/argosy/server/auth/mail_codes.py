"""Login codes by mail, typed in the browser that asked for them.

A code is good for fifteen minutes, once, and for five tries. Of a code and of an address only keyed hashes
are kept.
"""

import asyncio
import re
import secrets
import smtplib
import time

import msgspec
import structlog
from itsdangerous import Signer

from argosy.server.auth import ids, smtp
from argosy.server.auth.mail_addresses import canonical, hash_of
from argosy.server.auth.passkeys import MOST
from argosy.server.auth.stored_accounts import MAILS, MOST_TRIES, Account, StoredAccounts, Ticket, digest_of
from argosy.server.errors import Refused
from argosy.server.settings import Mail
from argosy.server.storage.rows import Guest
from argosy.texts import Words

SECONDS = 900.0
"""For which a code is good."""
ALPHABET = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters and digits that look alike: 0 and O, 1, I and L, U and V."""
LETTERS = 8
"""Of a code: about 39 bits, of which five tries are let through."""
HALF = LETTERS // 2
NO_LETTER = re.compile(r"[^0-9A-Z]+")

log = structlog.get_logger()


class MailService(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a server for sending codes."""

    settings: Mail
    signer: Signer
    base: str
    """Address of the server, which mails name."""
    in_all: int
    """Mails in an hour, to all addresses together."""


async def send(
    stored: StoredAccounts, service: MailService, guest: Guest, address: str, *, network: str, w: Words
) -> None:
    """Send a code to an address; the response does not reveal whether the address is known."""
    to, code = canonical(address), _code()
    ticket = Ticket(
        hash=_hash(code, guest, service.signer),
        kind="mail",
        guest=guest.id,
        created=time.time(),
        mail=hash_of(to, service.signer),
        network=network,
    )
    await _keep(stored, ticket, service.in_all)
    subject, text = _letter(code, service.base, w)
    try:
        await asyncio.to_thread(smtp.deliver, service.settings, to, subject, text)
    except (OSError, smtplib.SMTPException) as error:
        log.error("a code could not be sent", reason=type(error).__name__)  # noqa: TRY400  because its text may name the address
        raise Refused("mail_failed", "The mail could not be sent just now: try again later.") from error


async def is_open(stored: StoredAccounts, guest: Guest) -> bool:
    """Has a guest asked for a code that can still be typed?"""
    return await stored.has_open_mail(guest.id, time.time() - SECONDS)


async def prove(stored: StoredAccounts, signer: Signer, guest: Guest, typed: str) -> str:
    """The guest whose address is proved by a code: of a new address the guest who has asked, from now on.

    Refuses a wrong code.
    """
    ticket = await stored.try_code(guest.id, _hash(_plain(typed), guest, signer), time.time() - SECONDS)
    if ticket is None:
        raise Refused(
            "no_code",
            f"No code is open in this browser: it is older than 15 minutes, was used, or {MOST_TRIES} wrong ones were "
            "typed. Ask for another one.",
        )
    if ticket == "wrong":
        raise Refused("wrong_code", "That is not the code of the newest mail: type it as it stands there.")
    return await _owner(stored, ticket)


async def _keep(stored: StoredAccounts, ticket: Ticket, in_all: int) -> None:
    """Keep the ticket of a code, unless there were too many."""
    refusal = await stored.give_mail(ticket, in_all)
    if refusal == "in_all":
        raise Refused("mails_full", f"This server sends at most {in_all} mails an hour: try again later.")
    if refusal is not None:
        raise Refused("too_many_mails", f"At most {MAILS} mails an hour: look into your mail, or wait.")


async def _owner(stored: StoredAccounts, ticket: Ticket) -> str:
    """The guest of a proved address, which becomes an account of the guest who has asked if it is of
    nobody.
    """
    account = Account(id=ids.table_id(), guest=ticket.guest, created=time.time(), mail=ticket.mail)
    known = await stored.of_mail(ticket.mail)
    if known is None and not await stored.add(account, MOST):
        known = await stored.of_mail(ticket.mail)  # of somebody who was faster
        if known is None:
            raise Refused("too_many_accounts", f"You have {MOST} accounts: delete them first.")
    return ticket.guest if known is None else known.guest


def _code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))


def _plain(typed: str) -> str:
    """A code as it was made, whatever stands between its letters."""
    return NO_LETTER.sub("", typed[: 4 * LETTERS].upper())


def _hash(code: str, guest: Guest, signer: Signer) -> str:
    """Keyed hash of a code, which is good for one guest."""
    return digest_of(b"code:" + signer.get_signature(f"code {guest.id} {code}".encode()))


def _letter(code: str, base: str, w: Words) -> tuple[str, str]:
    """Subject and text of a mail."""
    said = w.say(
        "Type this code on the page where you asked for it, in the same browser. It works once, within 15 minutes."
    )
    warning = w.say(
        "If you have not asked for it, do nothing. Give it to nobody: whoever has it can log in as you."
    )
    return w.say(
        "Your code for Argosy"
    ), f"{code[:HALF]}-{code[HALF:]}\n\n{said}\n{base}/account\n\n{warning}\n"
