"""Limits under concurrency: thirty requests at once never exceed one.

On SQLite, on PostgreSQL, and on two processes of one database.

No request is answered with a fault of the server.
"""

import asyncio
import contextlib
import shutil
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import ColumnElement, Table, func, select

from argosy.server.api import challenges
from argosy.server.auth import passkeys, tokens
from argosy.server.auth import stored_accounts as accounts
from argosy.server.auth.stored_accounts import StoredAccounts, Ticket
from argosy.server.club import stored_hooks, stored_push
from argosy.server.http.app import create_app
from argosy.server.http.app_state import AppState
from argosy.server.http.rate_limits import RequestCounts
from argosy.server.moderation import stored_reports
from argosy.server.moderation.commands import invite
from argosy.server.moderation.stored_reports import Report
from argosy.server.settings import HOME, Access
from argosy.server.storage import schema, stored_records
from argosy.server.storage.stored_tokens import Token
from argosy.server.tables import table_talk
from argosy.server.tables.table_limits import UNFINISHED
from argosy.server.tournaments import commands
from tests.server.conftest import InProcessBots, Person
from tests.server.helpers import OpenPage, finish
from tests.server.http.test_limits import Visitor

CROWD = 30
LIMITS = msgspec.structs.replace(
    HOME, waiting_tables_per_guest=3, tables_per_guest=5, tables_per_address=7, tables=9, streams_per_guest=4
)
SOLO = {"edition": "2010"}
FRIENDS = {"edition": "2010", "seat-0": "you", "seat-1": "friend", "seat-2": "friend"}


class Site:
    """One or two processes of a database, and people who send each request to another one."""

    def __init__(self, states: list[AppState], leaving: contextlib.AsyncExitStack) -> None:
        self.states = states
        self.apps = [create_app(state) for state in states]
        self._leaving = leaving

    def person(self, name: str) -> list[Person]:
        """Somebody with a browser at each process."""
        found = [Visitor(app, name) for app in self.apps]
        for one in found:
            self._leaving.push_async_callback(one.leave)
        return found

    async def known(self, name: str) -> list[Person]:
        """Somebody whom the server knows by name, with the same cookie at each process."""
        found = self.person(name)
        assert (await found[0].post("/settings", data={"name": name})).status_code == 303
        for one in found:
            one.http.cookies = found[0].http.cookies
        return found

    async def count(self, rows: Table, *where: ColumnElement[bool]) -> int:
        query = select(func.count()).select_from(rows).where(*where)
        return await self.states[0].store.database.read(
            lambda connection: connection.execute(query).scalar_one()
        )


@pytest.fixture(
    params=[
        "sqlite",
        *(pytest.param(name, marks=pytest.mark.whole) for name in ("postgresql", "two processes")),
    ]
)
def urls(request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path) -> list[str | None]:
    """Of each process the address of the database."""
    if request.param == "sqlite":
        shutil.copy(empty_database, tmp_path)
        return [None]
    return [request.getfixturevalue("emptied_url")] * (2 if request.param == "two processes" else 1)


@pytest.fixture
async def site(tmp_path: Path, urls: list[str | None]) -> AsyncIterator[Site]:
    """Servers with small limits."""
    async with contextlib.AsyncExitStack() as leaving:
        states = [AppState(tmp_path, url, bots=InProcessBots(), limits=LIMITS) for url in urls]
        for state in states:
            state.outgoing.is_strict = False
            await leaving.enter_async_context(state.open())
        yield Site(states, leaving)


async def at_once(ask: Callable[[int], Awaitable[httpx.Response]], times: int = CROWD) -> Counter[int]:
    """Send so many requests at the same time; their statuses, none of which may be a fault of the server."""
    answers = await asyncio.gather(*(ask(number) for number in range(times)))
    found = Counter(answer.status_code for answer in answers)
    assert not [status for status in found if status >= 500 and status != 503], found
    return found


def of(person: list[Person], number: int) -> Person:
    return person[number % len(person)]


async def test_tables_that_wait_of_one_guest(site):
    ada = await site.known("Ada")
    found = await at_once(lambda number: of(ada, number).post("/tables", data=FRIENDS))
    assert found == {303: 3, 429: CROWD - 3}
    assert await site.count(schema.tables) == 3


@pytest.mark.whole
async def test_tables_of_one_guest(site):
    ada = await site.known("Ada")
    found = await at_once(lambda number: of(ada, number).post("/tables", data=SOLO))
    assert found == {303: 5, 429: CROWD - 5}
    assert await site.count(schema.tables) == 5


async def test_tables_from_one_address_and_of_the_server(site):
    people = [await site.known(f"Guest {number}") for number in range(CROWD)]
    found = await at_once(lambda number: of(people[number], number).post("/tables", data=SOLO))
    assert found == {303: 7, 429: CROWD - 7}
    for state in site.states:
        state.store.limits = msgspec.structs.replace(LIMITS, tables_per_address=100)
    found = await at_once(lambda number: of(people[number], number).post("/tables", data=SOLO))
    assert found == {303: 2, 503: CROWD - 2}
    assert await site.count(schema.tables) == 9


@pytest.mark.whole
async def test_rematches_count_for_whoever_asks_for_them(site):
    """Six games that are over, five places: five rematches, asked for all at once and each of them twice."""
    ada = await site.known("Ada")
    over = []
    for _ in range(6):
        table = await ada[0].new_table(**SOLO)
        await finish(site.states[0], table)
        over.append(table)
    found = await at_once(lambda number: of(ada, number).post(f"/t/{over[number % 6]}/rematch"), 12)
    assert set(found) <= {303, 409, 429}
    assert await site.count(schema.tables, UNFINISHED) == 5


async def test_tournaments_of_one_maker(site):
    ada = await site.known("Ada")
    form = {"title": "Cup", "game": "duel", "system": "swiss", "clock": "180", "most": "4"}
    found = await at_once(lambda number: of(ada, number).post("/tournaments", data=form))
    assert found == {303: commands.MOST_OF_ONE, 429: CROWD - commands.MOST_OF_ONE}
    assert await site.count(schema.tournaments) == commands.MOST_OF_ONE


async def test_places_in_a_tournament(site):
    ada = await site.known("Ada")
    form = {"title": "Cup", "game": "duel", "system": "swiss", "clock": "180", "most": "4"}
    path = (await ada[0].post("/tournaments", data=form)).headers["location"]
    people = [site.person(f"Guest {number}") for number in range(CROWD)]

    async def join(number: int) -> httpx.Response:
        return await of(people[number], number).post(f"{path}/join", data={"name": f"Guest {number}"})

    assert await at_once(join) == {303: 4, 409: CROWD - 4}
    assert await site.count(schema.entrants) == 4


async def test_a_round_of_a_tournament_counts_for_its_maker(site):
    """Eight entrants of Duel need four tables a round; two are free, so the round waits, and comes when
    there is room.
    """
    ada = await site.known("Ada")
    tables = [await ada[0].new_table(**SOLO) for _ in range(3)]
    form = {"title": "Cup", "game": "duel", "system": "swiss", "rounds": "1", "clock": "180", "most": "8"}
    path = (await ada[0].post("/tournaments", data=form)).headers["location"]
    for _ in range(8):
        assert (await ada[0].post(f"{path}/bots", data={"bot": "random"})).status_code == 303
    refused = await ada[0].post(f"{path}/start")
    assert refused.status_code == 429
    assert "You have too many games that are not over" in refused.text
    assert await site.count(schema.tables, UNFINISHED) == 3
    assert 'id="awaits-round"' in (await ada[0].get(path)).text
    for table in tables[:2]:
        await ada[0].post(f"/t/{table}/delete")
    await site.states[-1].tournaments.follow_all()
    assert 'id="awaits-round"' not in (await ada[0].get(path)).text
    assert await site.count(schema.tables) == 5


async def test_a_tournament_whose_rounds_can_never_have_room_is_refused(site):
    ada = await site.known("Ada")
    form = {"title": "Cup", "game": "duel", "system": "swiss", "clock": "180", "most": "12"}
    refused = await ada[0].post("/tournaments", data=form)
    assert refused.status_code == 400
    assert "more tables than you may have at a time" in refused.text


async def test_tokens_of_one_guest(site):
    ada = await site.known("Ada")
    form = {"name": "bot", "challenge:read": "on"}
    found = await at_once(lambda number: of(ada, number).post("/tokens", data=form))
    assert found == {200: tokens.MOST, 429: CROWD - tokens.MOST}
    assert await site.count(schema.tokens) == tokens.MOST


@pytest.mark.whole
async def test_webhooks_of_one_guest(site):
    ada = await site.known("Ada")
    form = {"address": "http://127.0.0.1:9/"}
    found = await at_once(lambda number: of(ada, number).post("/hooks", data=form))
    assert found[429] == CROWD - stored_hooks.MOST
    assert await site.count(schema.hooks) == stored_hooks.MOST


@pytest.mark.whole
async def test_browsers_of_one_guest(site):
    """Of too many the oldest go."""

    async def subscribe(number: int) -> None:
        browser = stored_push.Browser(endpoint=f"https://push.test/{number}", p256dh="p", auth="a")
        database = site.states[number % len(site.states)].store.database
        await database.write(
            lambda connection: stored_push.subscribe(connection, "ada", browser, "https://a.test")
        )

    await asyncio.gather(*map(subscribe, range(CROWD)))
    assert await site.count(schema.subscriptions) == stored_push.MOST


async def test_mails_and_accounts_of_all_processes_together(site):
    """Three mails to one address, seven of the server; ten accounts of one guest; five tries at a code."""
    stores = [StoredAccounts(state.store.database) for state in site.states]

    async def give(number: int, mail: str) -> str | None:
        ticket = Ticket(
            hash=f"{mail}{number}", kind="mail", guest="ada", created=time.time(), mail=mail, network=mail
        )
        return await stores[number % len(stores)].give_mail(ticket, 7)

    to_one = await asyncio.gather(*(give(number, "one") for number in range(CROWD)))
    assert to_one.count(None) == accounts.MAILS
    to_all = await asyncio.gather(*(give(number, f"to {number}") for number in range(CROWD)))
    assert to_all.count(None) == 7 - accounts.MAILS

    async def add(number: int) -> bool:
        account = accounts.Account(id=f"a{number}", guest="ada", created=1.0, mail=f"m{number}")
        return await stores[number % len(stores)].add(account, passkeys.MOST)

    assert (await asyncio.gather(*map(add, range(CROWD)))).count(True) == passkeys.MOST


@pytest.mark.whole
async def test_challenges_of_one_account(site, monkeypatch):
    monkeypatch.setattr(challenges, "MOST", 2)
    ada = await site.known("Ada")
    store = site.states[0].store
    for number in range(4):
        await store.put_handle(f"bot-{number}", f"Bot{number}")
    (guest,) = await store.database.read(
        lambda connection: connection.execute(select(schema.guests.c.id)).scalars().all()
    )
    secret = tokens.PREFIX + "a" * 32
    await store.add_token(
        Token(id="t", guest=guest, name="t", scopes=tokens.SCOPES, created=0.0),
        tokens.digest_of(secret),
        tokens.MOST,
    )
    headers = {"authorization": f"Bearer {secret}"}
    body = {"game": "duel"}
    found = await at_once(
        lambda number: of(ada, number).post(f"/api/challenge/Bot{number % 4}", json=body, headers=headers)
    )
    assert found == {201: 2, 429: CROWD - 2}
    assert await site.count(schema.challenges) == 2


@pytest.mark.whole
async def test_records_of_one_guest_and_of_the_server(site, monkeypatch):
    monkeypatch.setattr(stored_records, "OF_A_GUEST", 3)
    monkeypatch.setattr(stored_records, "IN_ALL", 5)
    stores = [state.store for state in site.states]

    async def add(number: int) -> None:
        with contextlib.suppress(stored_records.Refused):
            await stores[number % len(stores)].add_record(f"r{number}", f"guest {number % 3}", "text")

    await asyncio.gather(*map(add, range(CROWD)))
    assert await site.count(schema.records) == 5
    own = select(func.count()).select_from(schema.records).group_by(schema.records.c.guest)
    found = await stores[0].database.read(lambda connection: connection.execute(own).scalars().all())
    assert max(found) <= 3


async def test_an_invitation_lets_in_as_many_as_it_says(site):
    """Thirty guests at once, and before that one guest thirty times, who takes one place of it."""
    ada = await site.known("Ada")
    people = [site.person(f"Guest {number}") for number in range(CROWD)]
    for state in site.states:
        state.access = Access(invitation_only=True)
    _, code = await invite(site.states[0].store.database, "", "club", 4, 1)
    form = {"invitation": code}
    assert await at_once(lambda number: of(ada, number).post("/enter", data=form)) == {303: CROWD}
    assert await site.count(schema.invitations, schema.invitations.c.used == 1) == 1
    found = await at_once(lambda number: of(people[number], number).post("/enter", data=form))
    assert found == {303: 3, 404: CROWD - 3}
    assert await site.count(schema.invitations, schema.invitations.c.used == 4) == 1
    assert await site.count(schema.guests, schema.guests.c.admission != "") == 4


@pytest.mark.whole
async def test_lines_of_one_seat_and_reports_of_one_guest(site, monkeypatch):
    """Six lines in ten seconds. Each line is another report; one of the same line takes no more room."""
    monkeypatch.setattr(stored_reports, "OPEN_OF_A_GUEST", 3)
    ada, ben = await site.known("Ada"), await site.known("Ben")
    table = await ada[0].new_table(**FRIENDS)
    assert (await ben[0].post(f"/t/{table}/seat", data={"name": "Ben"})).status_code == 303
    said = await at_once(lambda number: of(ben, number).post(f"/t/{table}/talk", data={"text": "x"}))
    assert said == {303: table_talk.MANY, 429: CROWD - table_talk.MANY}
    assert await site.count(schema.talk) == table_talk.MANY
    path = f"/t/{table}/report"

    async def report(number: int) -> httpx.Response:
        line = number % table_talk.MANY
        return await of(ada, number).post(path, data={"about": f"line:{line}", "text": "insults"})

    times = CROWD // table_talk.MANY
    assert await at_once(report) == {200: 3 * times, 429: CROWD - 3 * times}
    assert await site.count(schema.reports) == 3


@pytest.mark.whole
async def test_reports_from_a_network_and_of_all(site, monkeypatch):
    monkeypatch.setattr(stored_reports, "OPEN_OF_A_NETWORK", 3)
    monkeypatch.setattr(stored_reports, "OPEN", 5)
    stores = [state.store for state in site.states]

    async def add(number: int, network: str) -> bool:
        made = Report(
            id=f"{network}{number}", at=1.0, guest=f"{network} {number}", network=network, game="t", text="x"
        )
        database = stores[number % len(stores)].database
        return await database.write(lambda connection: stored_reports.add(connection, made))

    near = await asyncio.gather(*(add(number, "near") for number in range(CROWD)))
    assert near.count(True) == 3
    far = await asyncio.gather(*(add(number, f"far {number}") for number in range(CROWD)))
    assert far.count(True) == 2
    assert await site.count(schema.reports) == 5


async def test_open_pages_of_one_guest_in_each_process(site):
    ada = await site.known("Ada")
    table = await ada[0].new_table(**SOLO)
    cookie = "; ".join(f"{name}={value}" for name, value in ada[0].http.cookies.items())
    pages = [
        OpenPage(site.apps[number % len(site.apps)], f"/t/{table}/live", {"cookie": cookie})
        for number in range(CROWD)
    ]
    found = Counter(await asyncio.gather(*(page.open() for page in pages)))
    most = 4 * len(site.apps)
    assert found == {200: most, 429: CROWD - most}
    await asyncio.gather(*(page.close() for page in pages))
    assert [state.streams.open for state in site.states] == [0] * len(site.states)
    again = OpenPage(site.apps[0], f"/t/{table}/live", {"cookie": cookie})
    assert await again.open() == 200
    await again.close()


@pytest.mark.whole
async def test_open_pages_from_one_address_and_of_each_process(site):
    ada = await site.known("Ada")
    table = await ada[0].new_table(**SOLO)
    each = len(site.apps)
    for limits in ({"streams_per_address": 3, "streams": 100}, {"streams_per_address": 100, "streams": 3}):
        for state in site.states:
            state.streams.limits = msgspec.structs.replace(LIMITS, **limits)
        pages = [OpenPage(site.apps[number % each], f"/t/{table}/live", {}) for number in range(CROWD)]
        found = Counter(await asyncio.gather(*(page.open() for page in pages)))
        assert found == {200: 3 * each, 429: CROWD - 3 * each}
        await asyncio.gather(*(page.close() for page in pages))


@pytest.mark.whole
async def test_requests_of_a_kind_in_an_hour_in_each_process(site):
    ada = await site.known("Ada")
    for state in site.states:
        state.access = Access(invitation_only=True)
        state.asked = RequestCounts(msgspec.structs.replace(LIMITS, entries_per_hour=5))
    found = await at_once(lambda number: of(ada, number).post("/enter", data={"invitation": "x"}))
    tried = 5 * len(site.states)
    assert found == {404: tried, 429: CROWD - tried}
