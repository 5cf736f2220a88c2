"""Attacks on accounts: forged mails, copied cookies, hostile addresses, secrets in logs."""

import asyncio
import contextlib
import re
import sqlite3
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import event, insert, select

from argosy.server.auth import passkeys
from argosy.server.auth.identity import COOKIE, HTTPS_COOKIE
from argosy.server.auth.sessions import RENEWED_AFTER
from argosy.server.auth.stored_accounts import Account, StoredAccounts
from argosy.server.http.app_state import AppState
from argosy.server.live.page_stream import stream
from argosy.server.settings import Limits, Mail
from argosy.server.storage import schema
from argosy.server.storage.rows import Guest
from argosy.server.storage.stored_guests import end_sessions
from tests.server.auth.test_accounts import MailServer, log_in, post_office, registered, take_over
from tests.server.club.test_outgoing_requests import certificate_for
from tests.server.conftest import BASE, InProcessBots, Person, app_of
from tests.server.processes import PATIENCE
from tests.server.tables.test_clocks import later

__all__ = ["later", "post_office"]


def cookie_of(person) -> str:
    return person.http.cookies[COOKIE]


def guest_of(person) -> str:
    return cookie_of(person).partition(".")[0]


async def copied(person, app_state) -> Person:
    """Somebody with a copy of a person's cookie."""
    thief = Person(app_of(app_state), "Thief")
    thief.http.cookies.set(COOKIE, cookie_of(person))
    return thief


async def test_nothing_in_a_mail_changes_a_browser(person, post_office):
    """An attacker of the same name asks for a mail to her address; she follows everything that it holds."""
    victim, attacker = person("Ada"), person("Ada")
    table = await victim.new_table(players="3")
    await attacker.post("/account/mail", data={"mail": "ada@example.org"})
    before = cookie_of(victim)
    for address in re.findall(r"https?://\S+", post_office.mails[-1]):
        await victim.get(urlsplit(address).path)
        await victim.post(urlsplit(address).path)
    assert cookie_of(victim) == before
    assert (await victim.state(table))["seat"] == 0
    assert (await attacker.state(table))["seat"] is None
    assert "Your code for Argosy" in post_office.subjects[-1]


async def test_tokens_webhooks_and_subscriptions_never_move(person, app_state):
    ada, other = person("Ada"), person("B")
    key = await registered(ada)
    table = await other.new_table(players="3", **{"seat-0": "you", "seat-1": "friend"})
    former, owner = guest_of(other), guest_of(ada)
    await other.post("/tokens", data={"name": "bot", "bot:play": "on"})
    hook = {"address": "https://a.test", "base": BASE, "failures": 0, "note": "", "at": 1.0, "guest": former}
    browser = {
        "id": "s",
        "guest": former,
        "endpoint": "e",
        "p256dh": "p",
        "auth": "a",
        "base": BASE,
        "at": 1.0,
    }
    await app_state.store.database.write(
        lambda connection: [
            connection.execute(insert(schema.hooks).values(hook | {"id": "all", "game": ""})),
            connection.execute(insert(schema.hooks).values(hook | {"id": "one", "game": table})),
            connection.execute(insert(schema.subscriptions).values(browser)),
        ]
    )
    assert (await log_in(other, key)).status_code == 200
    await take_over(other)
    assert (await ada.state(table))["seat"] == 0, "what may move has moved"
    found = await app_state.store.database.read(
        lambda connection: {
            rows.name: sorted((row.id, row.guest) for row in connection.execute(select(rows)))
            for rows in (schema.hooks, schema.subscriptions)
        }
    )
    assert owner not in str(found)
    assert found["hooks"] == [("all", former)], "a webhook of a table is told no more of it"
    assert [token.guest for token in await app_state.store.tokens_of(former)] == [former]
    assert await app_state.store.tokens_of(owner) == []


@pytest.mark.parametrize("tls", ["tls", "starttls"])
async def test_a_mail_server_with_a_bad_certificate_gets_no_password_and_no_mail(
    person, app_state, tmp_path, tls
):
    shown, _ = certificate_for("localhost", tmp_path)
    office = MailServer(starttls=shown if tls == "starttls" else None)
    server = await asyncio.start_server(office.talk, "127.0.0.1", 0, ssl=shown if tls == "tls" else None)
    app_state.mail = Mail(
        host="localhost", port=server.sockets[0].getsockname()[1], sender="a@argosy.test", tls=tls,
        user="argosy", password="hunter2",  # noqa: S106  because nobody has it
    )  # fmt: skip
    app_state.public_url = BASE
    answer = await person("Ada").post("/account/mail", data={"mail": "ada@example.org"})
    server.close()
    assert answer.status_code == 502
    assert office.mails == []
    assert [line for line in office.lines if not line.startswith(("EHLO", "STARTTLS", "QUIT"))] == []


async def test_over_https_a_plain_cookie_names_nobody(person, app_state):
    """A neighbour under the same domain can set it, so it would fix who a newcomer is."""
    ada = person("Ada")
    table = await ada.new_table(players="3")
    async with httpx.AsyncClient(
        transport=httpx.ASGITransport(app=app_of(app_state)), base_url=BASE.replace("http:", "https:")
    ) as secure:
        answer = await secure.get(f"/api/tables/{table}", headers={"cookie": f"{COOKIE}={cookie_of(ada)}"})
    assert answer.json()["seat"] is None
    assert answer.headers["set-cookie"].startswith(f"{HTTPS_COOKIE}=")
    assert guest_of(ada) not in answer.headers["set-cookie"]


@pytest.mark.parametrize("way", ["/account/delete", "/account/logout-everywhere"])
async def test_a_copied_cookie_ends_with_all_sessions(person, app_state, way):
    ada = person("Ada")
    table = await ada.new_table(players="3")
    await registered(ada)
    thief = await copied(ada, app_state)
    assert (await thief.state(table))["seat"] == 0
    assert (await ada.post(way)).status_code == 303
    assert (await thief.state(table))["seat"] is None
    assert (await ada.state(table))["seat"] == 0, "who has asked stays"
    await thief.leave()


async def test_a_new_date_does_not_take_the_place_of_another_session(person, later):
    """Both want to set the cookie when somebody logs out whose session is to be renewed."""
    ada = person("Ada")
    table = await ada.new_table(players="3")
    await registered(ada)
    later(RENEWED_AFTER + 60)
    answer = await ada.post("/account/logout")
    assert len(answer.headers.get_list("set-cookie")) == 1
    assert (await ada.state(table))["seat"] is None


async def test_open_pages_end_with_their_sessions(person, app_state):
    ada = person("Ada")
    table = await app_state.tables.get(await ada.new_table(players="3"))
    await registered(ada)
    stranger = stream(app_state, table, Guest(id="eve"), BASE)
    hers = stream(app_state, table, await app_state.store.guest(guest_of(ada)), BASE)
    for one in (hers, stranger):
        await anext(one)
    ends = asyncio.ensure_future(left(hers))
    stays = asyncio.ensure_future(left(stranger))
    await ada.post("/account/logout-everywhere")
    assert await asyncio.wait_for(ends, PATIENCE) == []
    assert not stays.done()
    late = stream(app_state, table, Guest(id=guest_of(ada)), BASE)
    assert await asyncio.wait_for(left(late), PATIENCE) == [], "let in before the end, begun after it"
    fresh = stream(app_state, table, await app_state.store.guest(guest_of(ada)), BASE)
    assert await anext(fresh)
    await fresh.aclose()
    stays.cancel()


async def left(messages) -> list:
    """The rest of a stream."""
    return [one async for one in messages]


async def test_open_pages_of_another_process_end_too(app_state, person):
    """It finds out by asking the database for all guests who have a page open there."""
    ada = person("Ada")
    table = await app_state.tables.get(await ada.new_table(players="3"))
    messages = stream(app_state, table, await app_state.store.guest(guest_of(ada)), BASE)
    await anext(messages)
    ends = asyncio.ensure_future(left(messages))
    await app_state.store.database.write(lambda connection: end_sessions(connection, guest_of(ada)))
    await app_state.session_streams.check()
    assert await asyncio.wait_for(ends, PATIENCE) == []


async def test_a_session_that_another_process_has_ended_opens_nothing(cluster, emptied_url, tmp_path):
    """Two processes on one database of PostgreSQL."""
    async with contextlib.AsyncExitStack() as closing:
        one, two = [AppState(tmp_path, emptied_url, bots=InProcessBots()) for _ in range(2)]
        for state in (one, two):
            await closing.enter_async_context(state.open())
        ada = await two.store.put_guest(Guest(id="ada", name="Ada"))
        assert (await one.store.guest("ada")).epoch == ada.epoch == 0
        await two.store.end_sessions("ada", lambda *_: None)
        assert (await one.store.guest("ada")).epoch == 1
        assert (await one.store.put_guest(Guest(id="ada", name="Ada L."), ada)).epoch == 1


HOSTILE_ADDRESSES = (
    "=?utf-8?q?a=0D=0ABcc=3A_x=40y.org?=@example.org",
    "=?utf-8?q??=@example.org",
    "victim(1)@example.org",
    "()@x.zz",
    '"a b"@example.org',
    "a\x00b@example.org",
    "a..b@example.org",
    ".a@example.org",
    "a.@example.org",
    "a@-x.org",
    "a@x-.org",
    "a@x..org",
    "a@.org",
    "a@example.1",
    "a@[127.0.0.1]",
    "a@b@example.org",
    "a" * 65 + "@example.org",
    "a@" + "b" * 64 + ".org",
    "ü@example.org",
)


@pytest.mark.parametrize("address", HOSTILE_ADDRESSES)
async def test_a_hostile_address_is_refused_before_anything_is_sent(person, post_office, address):
    answer = await person("Ada").post("/account/mail", data={"mail": address})
    assert answer.status_code == 400, answer.text
    assert post_office.mails == []


async def test_one_address_has_one_form_for_limits(person, app_state, post_office):
    """Another way to write the same address gets no further mail."""
    answers = [
        await at(app_state, f"192.0.2.{number}", "/account/mail", mail=address)
        for number, address in enumerate(
            ("Ada@example.org", "ADA@example.org", " ada@EXAMPLE.org ", "ada@example.org")
        )
    ]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]


async def at(app_state, network: str, path: str, **form: str) -> httpx.Response:
    """Ask from another network, as a newcomer."""
    transport = httpx.ASGITransport(app=app_of(app_state), client=(network, 1))
    async with httpx.AsyncClient(transport=transport, base_url=BASE, headers={"origin": BASE}) as somebody:
        return await somebody.post(path, data=form)


@pytest.mark.parametrize(
    ("most", "address", "network"),
    [
        (3, lambda _: "ada@example.org", lambda n: f"192.0.2.{n}"),
        (3, lambda n: f"ada{n}@example.org", lambda _: "192.0.2.1"),
        (7, lambda n: f"ada{n}@example.org", lambda n: f"192.0.2.{n}"),
    ],
    ids=["to one address", "from one network", "in all"],
)
async def test_thirty_at_once_get_no_more_mails_than_the_limit(
    app_state, post_office, most, address, network
):
    app_state.limits = Limits(mails_per_hour=7)
    answers = await asyncio.gather(
        *(at(app_state, network(n), "/account/mail", mail=address(n)) for n in range(1, 31))
    )
    assert sorted({answer.status_code for answer in answers}) == [200, 429]
    assert len(post_office.mails) == [answer.status_code for answer in answers].count(200) == most


@pytest.mark.parametrize(
    ("most", "made"),
    [
        (passkeys.MOST, lambda n: Account(id=f"a{n}", guest="ada", created=1.0, mail=f"m{n}")),
        (1, lambda n: Account(id=f"a{n}", guest=f"ada{n}", created=1.0, mail="m")),
        (1, lambda n: Account(id=f"a{n}", guest=f"ada{n}", created=1.0, passkey="p")),
    ],
    ids=["of one guest", "of one address", "of one passkey"],
)
async def test_thirty_accounts_at_once_are_no_more_than_the_limit(app_state, most, made):
    stored = StoredAccounts(app_state.store.database)
    added = await asyncio.gather(*(stored.add(made(n), passkeys.MOST) for n in range(30)))
    assert added.count(True) == most


async def test_no_line_of_the_log_holds_a_part_of_an_address(person, app_state, logs, monkeypatch):
    """While the database is away, and when something crashes."""
    ada = person("Ada")
    await ada.get("/")
    paths = hostile_paths()

    def fail(*_event: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    engine = engine_of(app_state)
    event.listen(engine, "before_cursor_execute", fail)
    for method, path in paths:
        assert (await Person.__dict__[method](ada, path)).status_code < 504
    event.remove(engine, "before_cursor_execute", fail)
    away = [entry for entry in logs if entry["event"] == "the database is away"]
    assert away

    def crash(*_args: object, **_named: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr("argosy.server.http.app_state.Store.guest", crash)
    for method, path in paths:
        assert (await Person.__dict__[method](ada, path)).status_code < 504
    monkeypatch.undo()
    monkeypatch.setattr("argosy.server.http.middleware.check_database", crash)
    monkeypatch.setattr("argosy.server.routes.dependencies.check_database", crash)
    for method, path in paths:
        assert (await Person.__dict__[method](ada, path)).status_code < 504
    crashes = [entry for entry in logs if entry["event"] == "crash"]
    assert len(crashes) > len(paths)
    assert {entry["route"] for entry in crashes} >= {"/t/{table_id}", "/r/{record_id}"}
    text = "\n".join(str({key: value for key, value in entry.items() if key != "exc_info"}) for entry in logs)
    assert "s3cr3t" not in text
    logs[:] = [entry for entry in logs if entry["event"] != "crash"]


def engine_of(app_state):
    engine = app_state.store.database.engine
    return getattr(engine, "sync_engine", engine)


def hostile_paths() -> list[tuple[str, str]]:
    """A path for every route with a part that could be a secret."""
    from argosy.server.routes import HANDLERS

    found = [("get", "/account/link/s3cr3t"), ("post", "/account/link/s3cr3t"), ("get", "/t/s3cr3t/nowhere")]
    for handler in HANDLERS:
        for path in handler.paths:
            if "{" in path:
                method = "post" if "POST" in handler.http_methods else "get"
                found.append((method, re.sub(r"\{[^}]*\}", "s3cr3t", path)))
    return found
