"""Web push to closed browsers by a push service of this machine; only the browser can read it."""

import base64
import json
import os
import time

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import func, select

from argosy.server.club import club_extra, stored_calls, stored_push
from argosy.server.club.stored_calls import PAUSE, WAIT
from argosy.server.storage import schema
from tests.server.club.receiver import receiving
from tests.server.club.test_outgoing_requests import certificate_for
from tests.server.helpers import until

THREE = {"players": "3", "seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"}


def base64url(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Browser:
    """The secrets of one browser, and what it says of itself."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.said = {"endpoint": endpoint, "keys": {"p256dh": base64url(point), "auth": base64url(self.auth)}}

    def read(self, body: bytes) -> dict:
        return json.loads(
            http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        )


@pytest.fixture
async def service(app_state):
    """A push service, which this server may reach although it is in this machine."""
    app_state.outgoing.is_strict = False
    async with receiving() as receiver:
        yield receiver


async def subscribed(somebody, service, path: str = "/ada") -> Browser:
    """A browser that is told when its page is closed."""
    browser = Browser(service.url + path)
    await somebody.post("/settings", data={"switches": "calls", "calls": "on", "language": "fr"})
    answer = await somebody.post("/push/subscribe", json=browser.said | {"expirationTime": None})
    assert answer.status_code == 204, answer.text
    return browser


async def look(app_state, later: float) -> None:
    """Let the chore look, at so many seconds from now, and wait for what it sends."""
    await app_state.caller.look(time.time() + later)
    await until(lambda: not app_state.caller.on_the_way)


async def begun(app_state, ada, ben) -> str:
    table = await ada.new_table(**THREE)
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    found = await app_state.tables.get(table)
    await until(lambda: found.is_quiet)
    return table


async def test_a_closed_browser_is_told_once_a_turn_in_its_language(app_state, person, service):
    ada, ben = person("Ada"), person("Ben")
    browser = await subscribed(ada, service)
    table = await begun(app_state, ada, ben)
    await look(app_state, 0)
    assert service.received == [], "a moment later she might be there"
    await look(app_state, WAIT + 1)
    (one,) = service.received
    assert browser.read(one.body) == {
        "table": table,
        "game": "wonders",
        "title": "À vous\u202f! Argosy",
        "body": "7 Wonders",
    }
    assert one.path == "/ada"
    assert one.headers["topic"] == table
    assert Vapid02.verify(one.headers["authorization"])
    await ada.choose(table)
    await ada.post(f"/t/{table}/undo", data={})
    await look(app_state, 900)
    assert len(service.received) == 1, "it is the same turn"


async def test_a_push_service_with_a_certificate_of_nobody_hears_nothing(app_state, person, tmp_path, logs):
    """A certificate that no authority has signed."""
    app_state.outgoing.is_strict = False
    shown, _ = certificate_for("localhost", tmp_path)
    ada, ben = person("Ada"), person("Ben")
    async with receiving(shown) as receiver:
        receiver.url = receiver.url.replace("127.0.0.1", "localhost")
        await subscribed(ada, receiver)
        await begun(app_state, ada, ben)
        await look(app_state, 0)
        await look(app_state, WAIT + 1)
    assert receiver.received == []
    assert [one["reason"] for one in logs if one["event"] == "a browser could not be told"] == [
        "ConnectError"
    ]


async def test_the_next_turn_is_told_but_not_before_a_minute_has_passed(app_state, person, service):
    ada, ben = person("Ada"), person("Ben")
    await subscribed(ada, service)
    table = await begun(app_state, ada, ben)
    await look(app_state, 0)
    await look(app_state, WAIT + 1)
    await ada.choose(table)
    await ben.choose(table)
    found = await app_state.tables.get(table)
    await until(lambda: found.row.standing.turn == 2)
    await look(app_state, 2 * WAIT + 3)
    assert len(service.received) == 1
    await look(app_state, 3 * WAIT + PAUSE)
    assert len(service.received) == 2


async def test_whoever_has_the_table_open_is_not_told(app_state, person, service):
    ada, ben = person("Ada"), person("Ben")
    await subscribed(ada, service)
    table = await begun(app_state, ada, ben)
    found = await app_state.tables.get(table)
    guest = await app_state.store.guest(found.row.host)
    await look(app_state, 0)
    watcher = found.subscribers.attach(guest)
    await look(app_state, 1)
    found.subscribers.detach(watcher)
    await look(app_state, 900)
    assert service.received == []


async def test_whoever_has_chosen_meanwhile_is_not_told(app_state, person, service):
    ada, ben = person("Ada"), person("Ben")
    await subscribed(ada, service)
    table = await begun(app_state, ada, ben)
    await look(app_state, 0)
    await ada.choose(table)
    await look(app_state, 900)
    assert service.received == []


async def test_whoever_has_switched_it_off_is_not_told(app_state, person, service):
    ada, ben = person("Ada"), person("Ben")
    await subscribed(ada, service)
    await begun(app_state, ada, ben)
    await ada.post("/settings", data={"switches": "calls"})
    await look(app_state, 0)
    await look(app_state, 900)
    assert service.received == []


@pytest.mark.parametrize(("status", "left"), [(410, 0), (404, 0), (500, 1), (201, 1)])
async def test_a_browser_that_is_gone_is_forgotten(app_state, person, service, status, left):
    ada, ben = person("Ada"), person("Ben")
    await subscribed(ada, service)
    service.status = status
    await begun(app_state, ada, ben)
    await look(app_state, 0)
    await look(app_state, WAIT + 1)
    assert len(service.received) == 1
    assert await count(app_state) == left


async def test_two_processes_send_one_call(app_state, person, service):
    """Both have seen that it is due; the claim in the database decides."""
    ada, ben = person("Ada"), person("Ben")
    await subscribed(ada, service)
    await begun(app_state, ada, ben)
    await look(app_state, 0)
    later, database = time.time() + WAIT + 1, app_state.store.database
    ((call, is_due),) = await database.read(lambda connection: stored_calls.waiting(connection, later))
    assert is_due
    await look(app_state, WAIT + 1)
    await app_state.caller._claim(call, later)
    await until(lambda: not app_state.caller.on_the_way)
    assert len(service.received) == 1


async def count(app_state) -> int:
    query = select(func.count()).select_from(schema.subscriptions)
    return await app_state.store.database.read(lambda connection: connection.execute(query).scalar_one())


async def test_ten_browsers_of_a_guest_are_kept_and_each_goes_when_it_asks(app_state, person, service):
    ada, ben = person("Ada"), person("Ben")
    browsers = [await subscribed(ada, service, f"/{number}") for number in range(stored_push.MOST + 2)]
    assert await count(app_state) == stored_push.MOST
    newest = {"endpoint": browsers[-1].said["endpoint"]}
    assert (await ben.post("/push/unsubscribe", json=newest)).status_code == 204
    assert await count(app_state) == stored_push.MOST, "it is not his"
    assert (await ada.post("/push/unsubscribe", json=newest)).status_code == 204
    assert await count(app_state) == stored_push.MOST - 1
    await ada.post("/push/subscribe", json=browsers[5].said)
    assert await count(app_state) == stored_push.MOST - 1, "the same browser once more"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"endpoint": "http://push.example/1"}, "https"),
        ({"endpoint": "https://127.0.0.1/1"}, "public address"),
        ({"colour": "red"}, "`colour`"),
        ({"keys": {"p256dh": "AAAA", "auth": "AAAA"}}, "65 bytes"),
        ({"keys": {"p256dh": "A" * 87, "auth": "A" * 22}}, "P-256"),
        ({"keys": {"p256dh": "A", "auth": "A", "more": "A"}}, "`more`"),
        ({"endpoint": 3}, "endpoint"),
        ({"endpoint": "https://8.8.8.8/\x00"}, "no address"),
    ],
    ids=str,
)
async def test_what_is_no_subscription_is_refused_with_the_reason(app_state, person, change, reason):
    said = Browser("https://8.8.8.8/1").said | change
    answer = await person("Ada").post("/push/subscribe", json=said)
    assert answer.status_code == 400
    assert reason in answer.text
    assert await count(app_state) == 0


async def test_the_key_is_made_once_and_stays(app_state, person):
    ada = person("Ada")
    first = (await ada.get("/push/key")).text
    assert len(base64.urlsafe_b64decode(first + "=")) == 65
    assert (await person("Ben").get("/push/key")).text == first


async def test_without_the_library_it_is_off_and_says_what_brings_it(app_state, person, monkeypatch):
    monkeypatch.setattr(club_extra, "has", lambda library: False)
    answer = await person("Ada").get("/push/key")
    assert answer.status_code == 404
    assert "argosy[club]" in answer.text
