"""Accounts and tickets in the database.

An account is a way to be the same guest again: a passkey, or an address of mail, of which only a keyed hash
is kept. A ticket is what was given out once, a challenge for a passkey or a code in a mail; it is kept as a
hash, and used by whoever marks it first.
"""

import hashlib
import hmac
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from argosy.server.storage import schema
from argosy.server.storage.database import Database
from argosy.server.storage.row_limits import RowLimit, first_reached

HOUR = 3600.0
"""Seconds after which a ticket is forgotten: so long it counts for the limits."""
MAILS = 3
"""In an hour to one address, and asked for from one network."""
MOST_TRIES = 5
"""Wrong codes after which the ticket of a code is void."""
IN_ALL = "mails"
"""The name of the limit of all mails of the server."""
Kind = Literal["register", "login", "mail"]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey or mail address by which a guest logs in."""

    id: str
    guest: str
    created: float
    mail: str | None = None
    """Keyed hash of an address."""
    passkey: str | None = None
    """The id of a passkey, in base64url."""
    key: str = ""
    """Its public key, in base64url."""
    signed: int = 0
    """How often it has signed, as it says itself."""


class Ticket(msgspec.Struct, frozen=True, kw_only=True):
    """A one-time ticket that has not been used yet."""

    hash: str
    kind: Kind
    guest: str
    """Who has asked for it."""
    created: float
    mail: str = ""
    """Keyed hash of the address that a code was sent to."""
    network: str = ""
    """Where it was asked from."""


def digest_of(secret: bytes) -> str:
    """Digest of a challenge, or of the signature of a code or an address, as the database keeps it."""
    return hashlib.sha256(secret).hexdigest()


class StoredAccounts:
    """Accounts and tickets in the database: each method is one transaction."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_guest(self, guest: str) -> list[Account]:
        """The ways to be a guest again, the oldest first."""
        query = (
            select(schema.accounts)
            .where(schema.accounts.c.guest == guest)
            .order_by(schema.accounts.c.created)
        )
        return await self._database.read(
            lambda connection: [_account(row) for row in connection.execute(query).all()]
        )

    async def of_passkey(self, passkey: str) -> Account | None:
        """The account of a passkey."""
        query = select(schema.accounts).where(schema.accounts.c.passkey == passkey)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _account(row)

    async def of_mail(self, mail: str) -> Account | None:
        """The account of an address."""
        query = select(schema.accounts).where(schema.accounts.c.mail == mail)
        row = await self._database.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else _account(row)

    async def add(self, account: Account, most: int) -> bool:
        """Keep a new one, unless its guest has so many, or there is one with the same passkey or address."""

        def work(connection: Connection) -> bool:
            if first_reached(connection, *_account_limits(account, most)) is not None:
                return False
            connection.execute(insert(schema.accounts).values(msgspec.structs.asdict(account)))
            return True

        return await self._database.write(work)

    async def note_signature(self, account: Account, signed: int) -> bool:
        """Keep how often a passkey has signed. False when it has signed meanwhile, or is gone."""
        own = schema.accounts.c.id == account.id, schema.accounts.c.signed == account.signed
        noted = update(schema.accounts).where(*own).values(signed=signed)
        return await self._database.write(lambda connection: connection.execute(noted).rowcount == 1)

    async def give(self, ticket: Ticket) -> None:
        """Keep the ticket of a challenge."""

        def work(connection: Connection) -> None:
            _drop_old(connection, ticket.created)
            _insert(connection, ticket)

        await self._database.write(work)

    async def give_mail(self, ticket: Ticket, in_all: int) -> Literal["in_all", "too_many"] | None:
        """Keep the ticket of a code, which voids earlier ones of its guest; else say which limit of the last
        hour is reached.
        """

        def work(connection: Connection) -> Literal["in_all", "too_many"] | None:
            reached = first_reached(connection, *_mail_limits(ticket, in_all))
            if reached is not None:
                return "in_all" if reached.name == IN_ALL else "too_many"
            own = schema.tickets.c
            _drop_old(connection, ticket.created)
            earlier = own.kind == "mail", own.guest == ticket.guest
            connection.execute(update(schema.tickets).where(*earlier).values(used=True))
            _insert(connection, ticket)
            return None

        return await self._database.write(work)

    async def has_open_mail(self, guest: str, since: float) -> bool:
        """Has a guest a code that can still be typed?"""
        query = _open_mails(guest, since)
        return await self._database.read(lambda connection: connection.execute(query).first() is not None)

    async def try_code(self, guest: str, digest: str, since: float) -> Ticket | Literal["wrong"] | None:
        """Use the ticket of a guest's newest code if this is its hash; else count a wrong try.

        None if no code is open.
        """

        def work(connection: Connection) -> Ticket | Literal["wrong"] | None:
            row = connection.execute(_open_mails(guest, since).with_for_update()).first()
            if row is None:
                return None
            is_right = hmac.compare_digest(row.hash, digest)
            tries = row.tries + (not is_right)
            used = update(schema.tickets).where(schema.tickets.c.hash == row.hash)
            connection.execute(used.values(used=is_right or tries >= MOST_TRIES, tries=tries))
            return _ticket_of(row) if is_right else "wrong"

        return await self._database.write(work)

    async def use(self, digest: str, kind: Kind, since: float) -> Ticket | None:
        """Use a ticket; None when there is none, it is too old, or somebody has used it."""

        def work(connection: Connection) -> Ticket | None:
            found = _ticket(connection, digest, kind, since)
            still = schema.tickets.c.hash == digest, schema.tickets.c.used.is_(False)
            used = connection.execute(update(schema.tickets).where(*still).values(used=True)).rowcount == 1
            return found if used else None

        return await self._database.write(work)


def forget(connection: Connection, guest: str) -> None:
    """Delete all accounts of a guest.

    What was given out to them opens nothing any more, and still counts for the limits.
    """
    connection.execute(delete(schema.accounts).where(schema.accounts.c.guest == guest))
    void(connection, guest)


def void(connection: Connection, guest: str) -> None:
    """Let nothing that was given out to a guest open anything any more, and tell no browser of their
    turns.
    """
    connection.execute(delete(schema.subscriptions).where(schema.subscriptions.c.guest == guest))
    connection.execute(update(schema.tickets).where(schema.tickets.c.guest == guest).values(used=True))


def _account_limits(account: Account, most: int) -> tuple[RowLimit, RowLimit]:
    """Limits on accounts: a number for each guest, one for each address and passkey."""
    own, rows = schema.accounts.c, schema.accounts
    same = own.mail == account.mail if account.mail else own.passkey == account.passkey
    return (
        RowLimit(f"account {account.mail or account.passkey}", rows, (same,), 1),
        RowLimit(f"accounts of {account.guest}", rows, (own.guest == account.guest,), most),
    )


def _mail_limits(ticket: Ticket, in_all: int) -> tuple[RowLimit, RowLimit, RowLimit]:
    """Mails of the last hour: to one address, asked for from one network, and all."""
    own, rows = schema.tickets.c, schema.tickets
    mails = own.kind == "mail", own.created >= ticket.created - HOUR
    return (
        RowLimit(f"mails to {ticket.mail}", rows, (*mails, own.mail == ticket.mail), MAILS),
        RowLimit(f"mails from {ticket.network}", rows, (*mails, own.network == ticket.network), MAILS),
        RowLimit(IN_ALL, rows, mails, in_all),
    )


def _open_mails(guest: str, since: float) -> Select[Any]:
    """The newest code of a guest that can still be typed."""
    own = schema.tickets.c
    still = own.kind == "mail", own.guest == guest, own.created >= since, own.used.is_(False)
    return select(schema.tickets).where(*still).order_by(own.created.desc()).limit(1)


def _drop_old(connection: Connection, now: float) -> None:
    connection.execute(delete(schema.tickets).where(schema.tickets.c.created < now - HOUR))


def _insert(connection: Connection, ticket: Ticket) -> None:
    connection.execute(
        insert(schema.tickets).values(msgspec.structs.asdict(ticket) | {"used": False, "tries": 0})
    )


def _ticket(connection: Connection, digest: str, kind: Kind, since: float) -> Ticket | None:
    own = schema.tickets.c
    good = own.hash == digest, own.kind == kind, own.created >= since, own.used.is_(False)
    row = connection.execute(select(schema.tickets).where(*good)).one_or_none()
    return None if row is None else _ticket_of(row)


def _ticket_of(row: Row[Any]) -> Ticket:
    return Ticket(
        hash=row.hash, kind=row.kind, guest=row.guest, created=row.created, mail=row.mail, network=row.network
    )


def _account(row: Row[Any]) -> Account:
    return Account(
        id=row.id,
        guest=row.guest,
        created=row.created,
        mail=row.mail,
        passkey=row.passkey,
        key=row.key,
        signed=row.signed,
    )
