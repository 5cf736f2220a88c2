"""Accounts: passkeys, codes by mail, and the guest's data that come along to another browser.

The authenticator and the mail server are the test's own.
"""

import asyncio
import contextlib
import hashlib
import json
import re
import ssl
from email import message_from_bytes

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import select
from webauthn.helpers import bytes_to_base64url, encode_cbor

from argosy.server.auth import mail_codes, passkeys
from argosy.server.settings import Mail
from argosy.server.storage import schema
from argosy.server.storage.stored_challenges import Challenge
from argosy.server.tournaments import commands
from tests.server.conftest import BASE
from tests.server.helpers import finish
from tests.server.tables.test_clocks import later

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


def ticks(page: str) -> list[str]:
    """The names of what can be ticked, without the switches of the settings."""
    return re.findall(
        r'<input type="checkbox" name="([^"]+)"', page.partition("<main")[2].partition("</main>")[0]
    )


async def take_over(person, *left: str) -> list[str]:
    """Tick all that a browser's former guest has, but for what is left; what there was to tick."""
    page = (await person.get("/account/former")).text
    names = ticks(page)
    which = re.search(r'name="former" value="([^"]+)"', page)
    if which:
        form = {name: "on" for name in names if name not in left} | {"former": which[1]}
        assert (await person.post("/account/former", data=form)).status_code == 303
    return names


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


async def with_belongings(person, app_state, ada, ben) -> dict[str, str]:
    """Ben has some of everything; the ids of what can be ticked by name."""
    mine = await ben.new_table(players="3", **{"seat-0": "you", "seat-1": "friend"})
    bots = await ben.new_table(players="3", **{"seat-0": "bot:random", "seat-1": "friend"})
    over = await ben.new_table(players="3")
    both = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend"})
    await ben.sit(both)
    host = await guest_of(app_state, mine)
    made = {"game": "duel", "title": "Cup", "clock": "60"}
    cup = await commands.make(app_state.tournaments.stored, host, made)
    await ben.post(f"/tournaments/{cup}/join", data={"name": "Ben"})
    await app_state.store.add_try(host.id, "p1", is_right=True)
    await app_state.store.add_record("r1", host.id, "text")
    await app_state.store.put_handle(host.id, "BenBot")
    challenge = Challenge(id="c1", game=mine, challenger=host.id, challenged="x", created=1.0)
    await app_state.store.add_challenge(challenge, 0.0, 5)
    return {"mine": mine, "bots": bots, "over": over, "both": both, "cup": cup, "former": host.id}


async def test_what_is_ticked_comes_along(person, app_state):
    ada, other = person("Ada"), person("Ben")
    key = await registered(ada)
    has = await with_belongings(person, app_state, ada, other)
    answer = await log_in(other, key)
    assert answer.json() == {"next": "/account/former"}
    assert "/account/former" in (await other.get("/account")).text
    names = await take_over(other)
    games = {f"game:{has[name]}" for name in ("mine", "bots", "over")}
    assert {*names} == games | {f"tournament:{has['cup']}", "records", "puzzles", "challenges", "handle"}
    for table in (has["mine"], has["over"], has["both"]):
        assert (await ada.state(table))["seat"] == 0
    assert f"/t/{has['mine']}" in (await ada.get("/")).text
    row = await app_state.store.table(has["mine"])
    assert row.host == (await app_state.store.table(has["both"])).host == row.seats[0].guest
    found = await app_state.tournaments.stored.of_id(has["cup"])
    assert found.host == found.entrants[0].guest == row.host
    seats = (await app_state.store.table(has["both"])).seats
    assert seats[1].guest not in (None, seats[0].guest), "nobody has two seats at a table"
    assert [one.puzzle for one in await app_state.store.tries_of(row.host)] == ["p1"]
    assert await app_state.store.guest_of_handle("BenBot") == row.host
    assert (await app_state.store.challenge("c1")).challenger == row.host
    assert (await ada.post(f"/t/{has['bots']}/delete")).status_code == 303
    assert "/account/former" not in (await ada.get("/account")).text, "there is nothing left to choose"


async def test_nothing_is_ticked_and_nothing_comes_along_by_itself(person, app_state):
    ada, other = person("Ada"), person("Ben")
    key = await registered(ada)
    has = await with_belongings(person, app_state, ada, other)
    await log_in(other, key)
    page = (await other.get("/account/former")).text
    assert len(ticks(page)) == 8
    assert "checked" not in page.partition("<main")[2].partition("</main>")[0]
    assert has["former"] not in page, "the id of a guest is all that they are"
    await take_over(other, *ticks(page))
    assert (await ada.state(has["mine"]))["seat"] is None
    assert await app_state.store.guest_of_handle("BenBot") == has["former"]
    assert [one.puzzle for one in await app_state.store.tries_of(has["former"])] == ["p1"]


async def test_one_tick_moves_one_thing_and_the_rest_waits(person, app_state):
    """A page that is closed before the choice loses nothing: the list is there later.

    It is there in any browser of the account.
    """
    ada, other = person("Ada"), person("Ben")
    key = await registered(ada)
    has = await with_belongings(person, app_state, ada, other)
    await log_in(other, key)
    kept = [f"game:{has['bots']}", f"game:{has['over']}", f"tournament:{has['cup']}"]
    await take_over(other, *kept, "records", "puzzles", "challenges", "handle")
    assert (await ada.state(has["mine"]))["seat"] == 0
    assert (await ada.state(has["over"]))["seat"] is None
    assert await take_over(ada, "handle") == [
        *kept[1::-1],
        kept[2],
        "records",
        "puzzles",
        "challenges",
        "handle",
    ]
    assert (await ada.state(has["over"]))["seat"] == 0
    assert await app_state.store.guest_of_handle("BenBot") == has["former"]


async def test_what_is_left_behind_is_listed_no_more(person, app_state):
    ada, other = person("Ada"), person("Ben")
    key = await registered(ada)
    has = await with_belongings(person, app_state, ada, other)
    await log_in(other, key)
    page = (await other.get("/account/former")).text
    former = {"former": re.search(r'name="former" value="([^"]+)"', page)[1]}
    assert (await other.post("/account/former/leave", data=former)).status_code == 303
    assert (await other.get("/account/former")).status_code == 303
    again = former | {f"game:{has['mine']}": "on", "handle": "on"}
    assert (await other.post("/account/former", data=again)).status_code == 303
    assert (await ada.state(has["mine"]))["seat"] is None
    assert await app_state.store.guest_of_handle("BenBot") == has["former"]


async def test_a_rated_game_moves_before_it_begins_and_after_it_was_rated(person, app_state):
    """A loss cannot be handed to another account, nor a win collected."""
    ada, other = person("Ada"), person("Ben")
    key = await registered(ada)
    clock = {"clock": "60"}
    waiting = await other.new_table(**clock, **{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    running, resigned, over = [await other.new_table(**clock) for _ in range(3)]
    unrated = await other.new_table()
    for table in (running, resigned):
        await other.choose(table)
    await other.post(f"/t/{resigned}/leave")
    await finish(app_state, over)
    await app_state.ratings.rate_all()
    await log_in(other, key)
    page = (await other.get("/account/former")).text
    assert {one.removeprefix("game:") for one in ticks(page)} == {waiting, over, unrated}
    which = re.search(r'name="former" value="([^"]+)"', page)
    form = {f"game:{table}": "on" for table in (running, resigned, waiting)} | {"former": which[1]}
    assert (await other.post("/account/former", data=form)).status_code == 303
    assert (await other.state(waiting))["seat"] == 0
    assert (await other.state(running))["seat"] is None


async def test_nobody_takes_what_a_strange_guest_has(person, app_state):
    """The name of a former guest, and ids of their tables, are of no use to others."""
    ada, other, eve = person("Ada"), person("Ben"), person("Eve")
    key = await registered(ada)
    has = await with_belongings(person, app_state, ada, other)
    await log_in(other, key)
    page = (await other.get("/account/former")).text
    form = {"former": re.search(r'name="former" value="([^"]+)"', page)[1], f"game:{has['mine']}": "on"}
    await registered(eve)
    assert (await eve.post("/account/former", data=form)).status_code == 303
    assert (await eve.state(has["mine"]))["seat"] is None
    assert (await eve.get("/account/former")).status_code == 303


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
    rows = await app_state.store.database.read(
        lambda connection: connection.execute(select(schema.accounts)).all()
    )
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

    def __init__(self, starttls: ssl.SSLContext | None = None) -> None:
        self.mails: list[str] = []
        self.subjects: list[str] = []
        self.lines: list[str] = []
        self.starttls = starttls

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        with contextlib.suppress(ConnectionError, ssl.SSLError, asyncio.IncompleteReadError):
            while line := (await reader.readline()).strip().upper():
                self.lines.append(line.decode())
                await self._answer(line, reader, writer)
        writer.close()

    async def _answer(self, line: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if line.startswith(b"EHLO"):
            writer.write(b"250-here\r\n250-AUTH PLAIN\r\n250 STARTTLS\r\n")
        elif line.startswith(b"AUTH"):
            writer.write(b"235 yes\r\n")
        elif line == b"STARTTLS" and self.starttls:
            writer.write(b"220 go on\r\n")
            await writer.drain()
            await writer.start_tls(self.starttls)
            return
        elif line == b"DATA":
            writer.write(b"354 go on\r\n")
            found = message_from_bytes(await reader.readuntil(b"\r\n.\r\n"))
            self.subjects.append(found["Subject"])
            self.mails.append(f"To: {found['To']}\n{found.get_payload(decode=True).decode()}")
            writer.write(b"250 yes\r\n")
        else:
            writer.write(b"221 bye\r\n" if line == b"QUIT" else b"250 yes\r\n")
        await writer.drain()

    def code(self) -> str:
        return re.search(r"^([0-9A-Z]{4}-[0-9A-Z]{4})\r?$", self.mails[-1], re.MULTILINE)[1]


@pytest.fixture
async def post_office(app_state):
    """A mail server that the server of games knows."""
    office = MailServer()
    server = await asyncio.start_server(office.talk, "127.0.0.1", 0)
    app_state.mail = Mail(
        host="127.0.0.1", port=server.sockets[0].getsockname()[1], sender="a@argosy.test", tls="none"
    )
    app_state.public_url = BASE
    yield office
    server.close()
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(server.wait_closed(), 5)


async def coded(person, office: MailServer, address: str = "ada@example.org"):
    """Ask for a code, and type it."""
    answer = await person.post("/account/mail", data={"mail": address})
    assert answer.status_code == 200, answer.text
    return await person.post("/account/code", data={"code": office.code()})


async def test_a_code_makes_another_browser_the_same_guest(person, app_state, post_office):
    ada, other = person("Ada"), person("B")
    table = await ada.new_table(players="3")
    assert (await coded(ada, post_office)).status_code == 303
    assert "1 address of mail" in (await ada.get("/account")).text
    assert (await coded(other, post_office, "ADA@example.org")).status_code == 303
    assert (await other.state(table))["seat"] == 0
    rows = await app_state.store.database.read(
        lambda connection: [
            *connection.execute(select(schema.accounts)),
            *connection.execute(select(schema.tickets)),
        ]
    )
    assert "example" not in repr(rows)
    assert post_office.code().replace("-", "") not in repr(rows)


async def test_a_code_is_for_the_browser_that_has_asked(person, post_office):
    """A code of somebody else changes nothing in the browser in which it is typed."""
    ada, other = person("Ada"), person("B")
    table = await ada.new_table(players="3")
    await other.get("/")
    await ada.post("/account/mail", data={"mail": "ada@example.org"})
    before = dict(other.http.cookies)
    assert (await other.post("/account/code", data={"code": post_office.code()})).status_code == 400
    assert dict(other.http.cookies) == before
    assert (await ada.post("/account/code", data={"code": post_office.code()})).status_code == 303
    assert (await other.state(table))["seat"] is None


async def test_the_page_says_the_same_of_every_address(person, post_office):
    await coded(person("Ada"), post_office)
    known = await person("B").post("/account/mail", data={"mail": "ada@example.org"})
    unknown = await person("C").post("/account/mail", data={"mail": "nobody@example.org"})
    own_number = re.compile(r"<code>[a-z0-9]{28}</code>")
    assert own_number.sub("", known.text) == own_number.sub("", unknown.text)
    assert "ada@example.org" not in known.text


async def test_a_code_is_used_once(person, post_office):
    ada = person("Ada")
    assert (await coded(ada, post_office)).status_code == 303
    answer = await ada.post("/account/code", data={"code": post_office.code()})
    assert answer.status_code == 400
    assert "No code is open" in answer.text


@pytest.mark.parametrize("change", [str.lower, lambda code: code.replace("-", " "), lambda code: f" {code} "])
async def test_a_code_is_taken_as_people_type_it(person, post_office, change):
    ada = person("Ada")
    await ada.post("/account/mail", data={"mail": "ada@example.org"})
    assert 'name="code"' in (await ada.get("/account")).text, "after a reload, too"
    assert (await ada.post("/account/code", data={"code": change(post_office.code())})).status_code == 303


async def test_five_wrong_codes_void_the_right_one(person, post_office):
    ada = person("Ada")
    await ada.post("/account/mail", data={"mail": "ada@example.org"})
    wrong = [
        await ada.post("/account/code", data={"code": code})
        for code in ("", "x", "AAAA-AAAA", "2" * 500, "ü")
    ]
    assert [answer.status_code for answer in wrong] == [400] * 5
    answer = await ada.post("/account/code", data={"code": post_office.code()})
    assert answer.status_code == 400
    assert "No code is open" in answer.text


async def test_five_tries_are_five_also_when_thirty_come_at_once(person, app_state, post_office):
    ada = person("Ada")
    await ada.post("/account/mail", data={"mail": "ada@example.org"})
    await asyncio.gather(*(ada.post("/account/code", data={"code": f"AAAA-AA{n}"}) for n in range(30)))
    rows = await app_state.store.database.read(
        lambda connection: connection.execute(select(schema.tickets.c.tries, schema.tickets.c.used)).all()
    )
    assert rows == [(5, True)]


async def test_another_mail_voids_the_code_of_the_one_before(person, post_office):
    ada = person("Ada")
    await ada.post("/account/mail", data={"mail": "ada@example.org"})
    first = post_office.code()
    await ada.post("/account/mail", data={"mail": "ada@example.org"})
    assert (await ada.post("/account/code", data={"code": first})).status_code == 400
    assert (await ada.post("/account/code", data={"code": post_office.code()})).status_code == 303


async def test_a_code_is_good_for_fifteen_minutes(person, post_office, later):
    ada = person("Ada")
    await ada.post("/account/mail", data={"mail": "ada@example.org"})
    later(mail_codes.SECONDS + 1)
    assert (await ada.post("/account/code", data={"code": post_office.code()})).status_code == 400


async def test_three_mails_an_hour(person, app_state, post_office, later):
    ada = person("Ada")
    for _ in range(3):
        await coded(ada, post_office)
    assert (await ada.post("/account/mail", data={"mail": "ada@example.org"})).status_code == 429
    assert (await ada.post("/account/mail", data={"mail": "other@example.org"})).status_code == 429, (
        "the same network"
    )
    assert len(post_office.mails) == 3
    await ada.post("/account/delete")
    assert (await ada.post("/account/mail", data={"mail": "ada@example.org"})).status_code == 429, (
        "nothing is forgotten"
    )
    later(3601)
    await coded(ada, post_office)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "ada",
        "ada@",
        "ada@example",
        "a b@example.org",
        "ada@example.org\r\nBcc: x@y.org",
        "x" * 300 + "@a.org",
    ],
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
