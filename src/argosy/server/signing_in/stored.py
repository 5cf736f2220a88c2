"""Accounts and tickets in the database.

An account is a way to be the same guest again: a passkey, or an address of mail, of which only a keyed hash is kept. A ticket
is what was given out once, a challenge for a passkey or a link in a mail; it is kept as a hash, and used by whoever marks it first.
"""

import hashlib
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from argosy.server import schema
from argosy.server.database import Database

HOUR = 3600.0
"""Seconds after which a ticket is forgotten: so long it counts for the limits."""
Kind = Literal["register", "login", "mail"]


class Account(msgspec.Struct, frozen=True, kw_only=True):
    """A way to be a guest again."""

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
    """What was given out and not used yet."""

    hash: str
    kind: Kind
    guest: str
    """Who has asked for it."""
    created: float
    mail: str = ""
    """Keyed hash of the address that a link was sent to."""
    network: str = ""
    """Where it was asked from."""


def digest_of(secret: bytes) -> str:
    """What is kept of a challenge or of the secret of a link."""
    return hashlib.sha256(secret).hexdigest()


class StoredAccounts:
    """Reads and writes accounts and tickets."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_guest(self, guest: str) -> list[Account]:
        """The ways to be a guest again, the oldest first."""
        query = select(schema.accounts).where(schema.accounts.c.guest == guest).order_by(schema.accounts.c.created)
        return await self._database.read(lambda connection: [_account(row) for row in connection.execute(query).all()])

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
            own = schema.accounts.c
            same = own.mail == account.mail if account.mail else own.passkey == account.passkey
            there = select(func.count()).select_from(schema.accounts)
            is_known = connection.execute(there.where(same)).scalar_one() > 0
            if is_known or connection.execute(there.where(own.guest == account.guest)).scalar_one() >= most:
                return False
            connection.execute(insert(schema.accounts).values(msgspec.structs.asdict(account)))
            return True

        return await self._database.write(work)

    async def note_signature(self, account: Account, signed: int) -> bool:
        """Keep how often a passkey has signed. False when it has signed meanwhile, or is gone."""
        own = schema.accounts.c.id == account.id, schema.accounts.c.signed == account.signed
        noted = update(schema.accounts).where(*own).values(signed=signed)
        return await self._database.write(lambda connection: connection.execute(noted).rowcount == 1)

    async def forget(self, guest: str) -> None:
        """Delete all accounts of a guest. What was given out to them opens nothing any more, and still counts for the limits."""

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.accounts).where(schema.accounts.c.guest == guest))
            connection.execute(update(schema.tickets).where(schema.tickets.c.guest == guest).values(used=True))

        await self._database.write(work)

    async def give(self, ticket: Ticket, most: int = 0) -> bool:
        """Keep a ticket. most: False when so many links were sent to this address, or asked for from this network, in the last hour."""

        def work(connection: Connection) -> bool:
            own = schema.tickets.c
            connection.execute(delete(schema.tickets).where(own.created < ticket.created - HOUR))
            links = select(func.count()).select_from(schema.tickets).where(own.kind == "mail")
            for same in (own.mail == ticket.mail, own.network == ticket.network):
                if most and connection.execute(links.where(same)).scalar_one() >= most:
                    return False
            connection.execute(insert(schema.tickets).values(msgspec.structs.asdict(ticket) | {"used": False}))
            return True

        return await self._database.write(work)

    async def ticket(self, digest: str, kind: Kind, since: float) -> Ticket | None:
        """A ticket that is not used and not too old, without using it."""
        return await self._database.read(lambda connection: _ticket(connection, digest, kind, since))

    async def use(self, digest: str, kind: Kind, since: float) -> Ticket | None:
        """Use a ticket; None when there is none, it is too old, or somebody has used it."""

        def work(connection: Connection) -> Ticket | None:
            found = _ticket(connection, digest, kind, since)
            still = schema.tickets.c.hash == digest, schema.tickets.c.used.is_(False)
            used = connection.execute(update(schema.tickets).where(*still).values(used=True)).rowcount == 1
            return found if used else None

        return await self._database.write(work)


def _ticket(connection: Connection, digest: str, kind: Kind, since: float) -> Ticket | None:
    own = schema.tickets.c
    good = own.hash == digest, own.kind == kind, own.created >= since, own.used.is_(False)
    row = connection.execute(select(schema.tickets).where(*good)).one_or_none()
    if row is None:
        return None
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
