"""Links by mail: whoever can read an address is the guest whose address it is. Only a keyed hash of the address is kept.

A link is good for fifteen minutes and used once, by a button: programs that look at links in mails before people do only load the page.
"""

import asyncio
import re
import secrets
import smtplib
import ssl
import time
from email.message import EmailMessage

import structlog
from itsdangerous import Signer

from argosy.server import ids
from argosy.server.errors import Refused
from argosy.server.rows import Guest
from argosy.server.settings import Mail
from argosy.server.signing_in.passkeys import MOST
from argosy.server.signing_in.stored import Account, StoredAccounts, Ticket, digest_of
from argosy.texts import Words

SECONDS = 900.0
"""For which a link is good."""
LINKS_AN_HOUR = 3
"""To one address, and asked for from one network."""
LONGEST_ADDRESS = 254
ADDRESS = re.compile(r"[^\s@<>,;:\"\\]+@[A-Za-z0-9.-]+\.[A-Za-z0-9-]{2,}")
SECRET_BYTES = 24
SMTP_SECONDS = 20

log = structlog.get_logger()


def hash_of(address: str, signer: Signer) -> str:
    """What is kept of an address: without the secret of this server nobody can try addresses out."""
    return digest_of(b"mail:" + signer.get_signature(f"mail {address.lower()}".encode()))


def checked(address: str) -> str:
    """An address, as far as one can see. Refuses what cannot be one."""
    found = address.strip()
    if len(found) > LONGEST_ADDRESS or not found.isascii() or not ADDRESS.fullmatch(found):
        raise Refused("bad_mail", "That is no address of mail: it looks like name@example.org.")
    return found


async def send_link(
    stored: StoredAccounts,
    settings: Mail,
    signer: Signer,
    guest: Guest,
    address: str,
    *,
    network: str,
    base: str,
    w: Words,
) -> None:
    """Send a link to an address, whoever's it is: who asks learns nothing of whether it is known."""
    to, secret = checked(address), secrets.token_urlsafe(SECRET_BYTES)
    ticket = Ticket(
        hash=digest_of(secret.encode()),
        kind="mail",
        guest=guest.id,
        created=time.time(),
        mail=hash_of(to, signer),
        network=network,
    )
    if not await stored.give(ticket, LINKS_AN_HOUR):
        raise Refused("too_many_mails", f"At most {LINKS_AN_HOUR} links an hour: look into your mail, or wait.")
    message = EmailMessage()
    message["Subject"] = w.say("Your link to Argosy")
    message["From"], message["To"] = settings.sender, to
    message.set_content(
        w.say(
            "Open this link in the browser in which you want to play. It is good for 15 minutes, and once. If you have not asked for it, do nothing."
        )
        + f"\n\n{base}/account/link/{secret}\n"
    )
    try:
        await asyncio.to_thread(_send, settings, message)
    except (OSError, smtplib.SMTPException) as error:
        log.error("a link could not be sent", reason=type(error).__name__)  # noqa: TRY400  because its text may name the address
        raise Refused("mail_failed", "The mail could not be sent just now: try again later.") from error


def _send(settings: Mail, message: EmailMessage) -> None:
    kind = smtplib.SMTP_SSL if settings.tls == "tls" else smtplib.SMTP
    with kind(settings.host, settings.port, timeout=SMTP_SECONDS) as server:
        if settings.tls == "starttls":
            server.starttls(context=ssl.create_default_context())
        if settings.user:
            server.login(settings.user, settings.password)
        server.send_message(message)


async def look(stored: StoredAccounts, secret: str) -> Ticket:
    """The ticket of a link, not used by that. Refuses one that is too old, was used, or never was."""
    return _good(await stored.ticket(digest_of(secret.encode()), "mail", time.time() - SECONDS))


async def follow(stored: StoredAccounts, secret: str) -> str:
    """The guest that a link leads to: whose address it is; of a new address whoever has asked for the link, from now on."""
    ticket = _good(await stored.use(digest_of(secret.encode()), "mail", time.time() - SECONDS))
    known = await stored.of_mail(ticket.mail)
    if known is not None:
        return known.guest
    account = Account(id=ids.table_id(), guest=ticket.guest, created=time.time(), mail=ticket.mail)
    if not await stored.add(account, MOST):
        raise Refused("too_many_accounts", f"You have {MOST} accounts: delete them first.")
    return ticket.guest


def _good(ticket: Ticket | None) -> Ticket:
    if ticket is None:
        raise Refused("bad_link", "This link is older than 15 minutes, or was used: ask for another one.")
    return ticket
