"""Accounts: passkeys with an authenticator of the test's own, links by a mail server of the test's own, and what comes along."""

import asyncio
import contextlib
import hashlib
import json
import re
from email import message_from_bytes

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select
from webauthn.helpers import bytes_to_base64url, encode_cbor

from argosy.server import schema
from argosy.server.settings import Mail
from argosy.server.signing_in import mail, passkeys
from argosy.server.tournaments import making
from tests.server.conftest import BASE
from tests.server.test_clocks import later

__all__ = ["later"]

HOST = "argosy.test"
PRESENT, VERIFIED, ATTESTED = 1, 4, 64


class Authenticator:
    """A passkey in software: one key of ES256, no attestation."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = hashlib.sha256(str(id(self)).encode()).digest()
        self.signs = 0

    def made(self, asked: dict) -> dict:
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + encode_cbor(public)
        data = self._data(asked["rp"]["id"], PRESENT | VERIFIED | ATTESTED) + attested
        attestation = encode_cbor({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", asked["challenge"])
        return self._credential(clientDataJSON=client, attestationObject=attestation)

    def signed(self, asked: dict, origin: str = BASE) -> dict:
        self.signs += 1
        data = self._data(asked["rpId"], PRESENT | VERIFIED)
        client = self._client("webauthn.get", asked["challenge"], origin)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(clientDataJSON=client, authenticatorData=data, signature=signature)

    def _data(self, host: str, flags: int) -> bytes:
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.signs.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str = BASE) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin}).encode()

    def _credential(self, **response: bytes) -> dict:
        name = bytes_to_base64url(self.id)
        said = {key: bytes_to_base64url(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": said}


async def registered(person) -> Authenticator:
    key = Authenticator()
    asked = (await person.post("/account/passkey/register/options")).json()
    answer = await person.post("/account/passkey/register", json=key.made(asked))
    assert answer.status_code == 200, answer.text
    return key


async def asked_to_sign(person) -> dict:
    return (await person.post("/account/passkey/login/options")).json()


async def log_in(person, key: Authenticator):
    return await person.post("/account/passkey/login", json=key.signed(await asked_to_sign(person)))


async def test_a_passkey_makes_another_browser_the_same_guest(person):
    ada, other = person("Ada"), person("Ada elsewhere")
    table = await ada.new_table(players="3")
    key = await registered(ada)
    assert "1 passkey" in (await ada.get("/account")).text
    assert (await log_in(other, key)).status_code == 200
    assert (await other.state(table))["seat"] == 0
    assert (await log_in(other, key)).status_code == 200, "again, with the next signature"


async def test_what_a_passkey_is_asked(person):
    asked = (await person("Ada").post("/account/passkey/register/options")).json()
    assert asked["rp"]["id"] == HOST
    chosen = asked["authenticatorSelection"]
    assert (chosen["residentKey"], chosen["userVerification"]) == ("required", "preferred")
    assert asked["attestation"] == "none"


async def test_what_was_signed_once_is_no_use_again(person):
    ada, other, third = person("Ada"), person("B"), person("C")
    key = await registered(ada)
    signed = key.signed(await asked_to_sign(other))
    assert (await other.post("/account/passkey/login", json=signed)).status_code == 200
    assert (await other.post("/account/passkey/login", json=signed)).status_code == 400
    assert (await third.post("/account/passkey/login", json=signed)).status_code == 400


async def test_a_challenge_is_for_the_browser_that_has_asked(person):
    ada, other, third = person("Ada"), person("B"), person("C")
    await other.get("/")
    await third.get("/")
    key = await registered(ada)
    signed = key.signed(await asked_to_sign(other))
    assert (await third.post("/account/passkey/login", json=signed)).status_code == 400


async def test_a_challenge_is_good_for_five_minutes(person, later):
    ada = person("Ada")
    key = await registered(ada)
    other = person("B")
    asked = await asked_to_sign(other)
    later(passkeys.SECONDS + 1)
    answer = await other.post("/account/passkey/login", json=key.signed(asked))
    assert answer.status_code == 400
    assert "five minutes" in answer.text


async def test_a_passkey_of_another_site_or_nobody_is_refused(person):
    ada, other = person("Ada"), person("B")
    key = await registered(ada)
    foreign = key.signed(await asked_to_sign(other), origin="https://evil.test")
    assert (await other.post("/account/passkey/login", json=foreign)).status_code == 400
    unknown = Authenticator()
    assert (
        await other.post("/account/passkey/login", json=unknown.signed(await asked_to_sign(other)))
    ).status_code == 404
    false = Authenticator()
    false.id = key.id
    assert (
        await other.post("/account/passkey/login", json=false.signed(await asked_to_sign(other)))
    ).status_code == 400


async def test_a_passkey_that_has_signed_less_often_than_before_is_a_copy(person):
    ada, other = person("Ada"), person("B")
    key = await registered(ada)
    key.signs = 5
    assert (await log_in(other, key)).status_code == 200
    key.signs = 2
    assert (await log_in(other, key)).status_code == 400


@pytest.mark.parametrize(
    "sent",
    [
        {"id": "x", "rawId": "x", "type": "public-key", "response": {}},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "%%%"}},
        {"id": "x", "rawId": "x", "type": "public-key", "response": {"clientDataJSON": "W10"}},
        {"id": 1},
    ],
)
@pytest.mark.parametrize("what", ["register", "login"])
async def test_nonsense_is_refused(person, sent, what):
    assert (await person("Ada").post(f"/account/passkey/{what}", json=sent)).status_code == 400


async def test_the_games_of_the_browser_come_along(person, app_state):
    ada, other = person("Ada"), person("Ben")
    key = await registered(ada)
    mine = await other.new_table(players="3", **{"seat-0": "you", "seat-1": "friend"})
    bots = await other.new_table(players="3", **{"seat-0": "bot:random", "seat-1": "friend"})
    over = await other.new_table(players="3")
    both = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend"})
    await other.sit(both)
    await other.post("/tokens", data={"name": "bot", "bot:play": "on"})
    tournament = await making.make(
        app_state.tournaments.stored, await guest_of(app_state, mine), {"game": "duel", "title": "Cup", "clock": "60"}
    )
    await other.post(f"/tournaments/{tournament}/join", data={"name": "Ben"})
    assert (await log_in(other, key)).status_code == 200
    assert (await ada.state(mine))["seat"] == 0
    assert (await ada.state(over))["seat"] == 0
    assert (await ada.state(both))["seat"] == 0
    assert f"/t/{mine}" in (await ada.get("/")).text
    assert "bot" in (await ada.get("/tokens")).text
    row = await app_state.store.table(mine)
    assert row.host == (await app_state.store.table(both)).host == row.seats[0].guest
    found = await app_state.tournaments.stored.of_id(tournament)
    assert found.host == found.entrants[0].guest == row.host
    seats = (await app_state.store.table(both)).seats
    assert seats[1].guest not in (None, seats[0].guest), "nobody has two seats at a table"
    assert (await ada.post(f"/t/{bots}/delete")).status_code == 303


async def guest_of(app_state, table: str):
    row = await app_state.store.table(table)
    return await app_state.store.guest(row.host)


async def test_who_has_an_account_leaves_everything_there(person, app_state):
    ada, ben = person("Ada"), person("Ben")
    hers, his = await registered(ada), await registered(ben)
    table = await ben.new_table(players="3")
    assert (await log_in(ben, hers)).status_code == 200
    assert (await ben.state(table))["seat"] is None
    assert (await log_in(ben, his)).status_code == 200
    assert (await ben.state(table))["seat"] == 0


async def test_logging_out_and_deleting(person, app_state):
    ada, other = person("Ada"), person("B")
    table = await ada.new_table(players="3")
    assert (await ada.post("/account/logout")).status_code == 303
    assert (await ada.state(table))["seat"] == 0, "there would be no way back"
    key = await registered(ada)
    await ada.post("/account/logout")
    assert (await ada.state(table))["seat"] is None
    await log_in(ada, key)
    assert (await ada.state(table))["seat"] == 0
    assert (await ada.post("/account/delete")).status_code == 303
    assert (await log_in(other, key)).status_code == 404
    assert (await ada.state(table))["seat"] == 0
    rows = await app_state.store.database.read(lambda connection: connection.execute(select(schema.accounts)).all())
    assert rows == []


async def test_without_the_library_the_extra_is_named(person, monkeypatch):
    monkeypatch.setitem(__import__("sys").modules, "webauthn", None)
    ada = person("Ada")
    page = (await ada.get("/account")).text
    assert "argosy[club]" in page
    assert "data-passkey" not in page
    answer = await ada.post("/account/passkey/register/options")
    assert answer.status_code == 501
    assert "argosy[club]" in answer.text


class MailServer:
    """Takes mails, and keeps them."""

    def __init__(self) -> None:
        self.mails: list[str] = []

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).strip().upper():
            if line == b"DATA":
                writer.write(b"354 go on\r\n")
                found = message_from_bytes(await reader.readuntil(b"\r\n.\r\n"))
                self.mails.append(f"To: {found['To']}\n{found.get_payload(decode=True).decode()}")
            writer.write(b"221 bye\r\n" if line == b"QUIT" else b"250 yes\r\n")
            await writer.drain()
        writer.close()

    def link(self) -> str:
        return re.search(rf"{BASE}(/account/link/\S+)", self.mails[-1])[1]


@pytest.fixture
async def post_office(app_state):
    """A mail server that the server of games knows."""
    office = MailServer()
    server = await asyncio.start_server(office.talk, "127.0.0.1", 0)
    app_state.mail = Mail(host="127.0.0.1", port=server.sockets[0].getsockname()[1], sender="a@argosy.test", tls="none")
    app_state.public_url = BASE
    yield office
    server.close()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(server.wait_closed(), 5)


async def linked(person, office: MailServer, address: str = "ada@example.org") -> str:
    answer = await person.post("/account/mail", data={"mail": address})
    assert answer.status_code == 200, answer.text
    return office.link()


async def test_a_link_makes_another_browser_the_same_guest(person, app_state, post_office):
    ada, other = person("Ada"), person("B")
    table = await ada.new_table(players="3")
    first = await linked(ada, post_office)
    assert "Do that only if you have asked for it yourself" in (await ada.get(first)).text
    assert (await ada.post(first)).status_code == 303
    assert "1 address of mail" in (await ada.get("/account")).text
    link = await linked(other, post_office, "ADA@example.org")
    assert "This browser becomes Ada" in (await other.get(link)).text
    assert (await other.post(link)).status_code == 303
    assert (await other.state(table))["seat"] == 0
    rows = await app_state.store.database.read(
        lambda connection: [*connection.execute(select(schema.accounts)), *connection.execute(select(schema.tickets))]
    )
    assert "example" not in repr(rows)
    assert link.rpartition("/")[2] not in repr(rows)


async def test_the_page_says_the_same_of_every_address(person, post_office):
    ada = person("Ada")
    await ada.post(await linked(ada, post_office))
    known = await person("B").post("/account/mail", data={"mail": "ada@example.org"})
    unknown = await person("C").post("/account/mail", data={"mail": "nobody@example.org"})
    assert known.text == unknown.text
    assert "ada@example.org" not in known.text


async def test_a_link_is_used_once_and_only_by_the_button(person, post_office):
    ada, other = person("Ada"), person("B")
    link = await linked(ada, post_office)
    for _ in range(3):
        assert (await ada.get(link)).status_code == 200
    assert (await ada.post(link)).status_code == 303
    assert (await other.post(link)).status_code == 400
    assert (await other.get(link)).status_code == 400
    assert (await other.get("/account/link/nothing")).status_code == 400


async def test_a_link_is_good_for_fifteen_minutes(person, post_office, later):
    ada = person("Ada")
    link = await linked(ada, post_office)
    later(mail.SECONDS + 1)
    assert (await ada.post(link)).status_code == 400
    assert "older than 15 minutes" in (await ada.get(link)).text


async def test_three_links_an_hour(person, app_state, post_office, later):
    ada = person("Ada")
    for _ in range(3):
        await linked(ada, post_office)
    assert (await ada.post("/account/mail", data={"mail": "ada@example.org"})).status_code == 429
    assert (await ada.post("/account/mail", data={"mail": "other@example.org"})).status_code == 429, "the same network"
    assert len(post_office.mails) == 3
    await ada.post("/account/delete")
    assert (await ada.post("/account/mail", data={"mail": "ada@example.org"})).status_code == 429, (
        "nothing is forgotten"
    )
    later(3601)
    await linked(ada, post_office)


@pytest.mark.parametrize(
    "address",
    ["", "ada", "ada@", "ada@example", "a b@example.org", "ada@example.org\r\nBcc: x@y.org", "x" * 300 + "@a.org"],
)
async def test_what_is_no_address_gets_no_mail(person, post_office, address):
    answer = await person("Ada").post("/account/mail", data={"mail": address})
    assert answer.status_code == 400
    assert post_office.mails == []


async def test_a_mail_server_that_is_away_is_said_so(person, app_state, post_office):
    app_state.mail = Mail(host="127.0.0.1", port=1, sender="a@argosy.test", tls="none")
    answer = await person("Ada").post("/account/mail", data={"mail": "ada@example.org"})
    assert answer.status_code == 502
    assert "could not be sent" in answer.text


async def test_a_server_without_mail_shows_no_form(person):
    ada = person("Ada")
    assert "/account/mail" not in (await ada.get("/account")).text
    assert (await ada.post("/account/mail", data={"mail": "ada@example.org"})).status_code == 404
