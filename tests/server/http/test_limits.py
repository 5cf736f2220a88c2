"""Limits of guests, addresses and the whole server: refusals with the time to come back.

Others go on.
"""

import contextlib
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest

from argosy.server.errors import Refused, TooFast
from argosy.server.http.app import create_app
from argosy.server.http.app_state import AppState
from argosy.server.http.middleware import GuestMiddleware
from argosy.server.http.rate_limits import REQUESTS, RequestCounts
from argosy.server.live.stream_counts import Streams
from argosy.server.settings import HOME
from argosy.server.storage.rows import Guest
from tests.server.conftest import BASE, InProcessBots, Person
from tests.server.helpers import until

SMALL = msgspec.structs.replace(
    HOME,
    waiting_tables_per_guest=1,
    tables_per_guest=2,
    tables=3,
    new_tables_per_hour=6,
    requests_per_minute=60,
    changes_per_minute=20,
    take_backs_per_minute=2,
    uploads_per_hour=3,
    streams_per_guest=1,
    streams_per_address=2,
    streams=3,
)
WITH_FRIEND = {"seat-0": "you", "seat-1": "friend", "seat-2": "friend"}


class Visitor(Person):
    """Somebody with a browser of their own at an address of their own."""

    def __init__(self, app: GuestMiddleware, name: str, host: str = "192.0.2.1") -> None:
        super().__init__(app, name)
        transport = httpx.ASGITransport(app=app, client=(host, 1))  # type: ignore[arg-type]
        self.http = httpx.AsyncClient(transport=transport, base_url=BASE, headers=dict(self.http.headers))


@pytest.fixture
async def small(tmp_path: Path, empty_database: Path) -> AsyncIterator[AppState]:
    """A server with small limits."""
    shutil.copy(empty_database, tmp_path)
    app_state = AppState(tmp_path, bots=InProcessBots(), limits=SMALL)
    async with app_state.open():
        yield app_state


@pytest.fixture
async def visit(small: AppState):
    """Makes visitors of that server."""
    app = create_app(small)
    async with contextlib.AsyncExitStack() as leaving:

        def arrive(name: str, host: str = "192.0.2.1") -> Visitor:
            visitor = Visitor(app, name, host)
            leaving.push_async_callback(visitor.leave)
            return visitor

        yield arrive


def assert_is_told(answer: httpx.Response, words: str, status: int = 429) -> None:
    assert answer.status_code == status, answer.text
    assert words in answer.text
    assert int(answer.headers["retry-after"]) > 0
    assert "content-security-policy" in answer.headers


async def make(visitor: Visitor, **seats: str) -> httpx.Response:
    return await visitor.post("/tables", data={"name": visitor.name, "edition": "2010"} | seats)


async def test_one_guest_lets_few_tables_wait(visit):
    ada, ben = visit("Ada"), visit("Ben")
    assert (await make(ada, **WITH_FRIEND)).status_code == 303
    assert_is_told(await make(ada, **WITH_FRIEND), "Too many of your tables wait for friends")
    assert (await make(ada)).status_code == 303
    assert (await make(ben, **WITH_FRIEND)).status_code == 303


async def test_one_guest_has_few_tables_that_are_not_over_and_room_comes_back(visit, small):
    ada = visit("Ada")
    table = await ada.new_table()
    await ada.new_table()
    assert_is_told(await make(ada), "You have too many games that are not over")
    assert await small.store.count_tables() == 2
    await ada.post(f"/t/{table}/delete")
    assert (await make(ada)).status_code == 303


async def test_a_full_server_says_so(visit):
    for name in ("Ada", "Ben", "Cleo"):
        await visit(name).new_table()
    assert_is_told(await make(visit("Dora")), "This server has no room for another table now", 503)


async def test_an_address_makes_so_many_tables_in_an_hour(visit):
    for name in "abcdef":
        await make(visit(name))
    assert_is_told(await make(visit("g")), "That was a lot at once")
    assert (await make(visit("h", "192.0.2.2"))).status_code != 429


async def test_an_address_asks_so_often_in_a_minute_whoever_it_is(small, visit):
    answers = [await visit(str(n)).get("/help") for n in range(SMALL.requests_per_minute)]
    assert {answer.status_code for answer in answers} == {200}
    assert_is_told(await visit("late").get("/help"), "That was a lot at once")
    assert_is_told(await visit("later").get("/api/tables/none"), '"too_fast"')
    form = await visit("last").post("/t/none/choose", headers={"hx-request": "true"})
    assert_is_told(form, '<p class="notice"')
    assert "<html" not in form.text, "the script puts it on its page"
    assert small.refusals["too_fast"] == 3
    assert (await visit("other", "192.0.2.2").get("/help")).status_code == 200
    assert (
        await visit("same").get("/static/none")
    ).status_code == 404  # files that never change are not counted


@pytest.mark.whole
async def test_an_address_of_ipv6_is_a_household(visit):
    for n in range(SMALL.requests_per_minute):
        await visit("a", f"2001:db8::{n:x}").get("/help")
    assert_is_told(await visit("b", "2001:db8:0:0:ffff::1").get("/help"), "That was a lot at once")
    assert (await visit("c", "2001:db8:0:1::1").get("/help")).status_code == 200


async def test_a_guest_changes_so_much_in_a_minute_from_wherever(visit):
    ada = visit("Ada")
    for _ in range(SMALL.changes_per_minute):
        assert (await ada.post("/settings", data={"language": "fr"})).status_code == 303
    assert_is_told(await ada.post("/settings", data={"language": "en"}), "C’était beaucoup")
    assert (await ada.get("/help")).status_code == 200
    assert (await visit("Ben").post("/settings", data={"language": "fr"})).status_code == 303


async def test_many_guests_of_one_address_change_something_in_an_hour(visit, small):
    small.asked = RequestCounts(msgspec.structs.replace(SMALL, guests_per_hour=3))
    known = [visit(str(number)) for number in range(3)]
    for one in known:
        assert (await one.post("/settings", data={"language": "fr"})).status_code == 303
    assert_is_told(await visit("fourth").post("/settings", data={"language": "fr"}), "That was a lot at once")
    for one in known:
        assert (await one.post("/settings", data={"language": "en"})).status_code == 303
    assert (await visit("fourth").get("/help")).status_code == 200, "reading is no change"
    assert (await visit("else", "192.0.2.2").post("/settings", data={"language": "fr"})).status_code == 303


async def test_guests_of_an_address_are_forgotten_after_an_hour(monkeypatch):
    now = 0.0
    monkeypatch.setattr("argosy.server.http.rate_limits.time.monotonic", lambda: now)
    asked = RequestCounts(msgspec.structs.replace(SMALL, guests_per_hour=1))
    asked.count_guest("here", "ada")
    with pytest.raises(TooFast):
        asked.count_guest("here", "ben")
    asked.forget()
    assert len(asked) == 1
    now = 3600.0
    asked.forget()
    assert len(asked) == 0
    asked.count_guest("here", "ben")


async def test_a_guest_takes_back_so_often_in_a_minute(visit, small):
    ada, ben = visit("Ada"), visit("Ben", "192.0.2.2")
    table = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    found = await small.tables.get(table)
    await until(lambda: found.is_quiet)
    for _ in range(SMALL.take_backs_per_minute):
        assert (await ada.choose(table)).status_code == 303
        assert (await ada.post(f"/t/{table}/undo")).status_code == 303
    assert (await ada.choose(table)).status_code == 303
    assert_is_told(await ada.post(f"/t/{table}/undo"), "That was a lot at once")


async def test_an_address_brings_so_many_records_and_positions_in_an_hour(visit):
    for name in "abc":
        assert (await visit(name).post("/records", data={"record": "nonsense"})).status_code == 400
    assert_is_told(
        await visit("d").post("/position", data={"position": "nonsense"}), "That was a lot at once"
    )


async def test_open_pages_are_counted_by_guest_and_address_and_in_all_and_given_back():
    streams = Streams(SMALL)
    with contextlib.ExitStack() as open_pages:
        open_pages.enter_context(streams.one("ada", "here"))
        with pytest.raises(Refused, match=r"\(yours\)"), streams.one("ada", "there"):
            pass
        open_pages.enter_context(streams.one("ben", "here"))
        with pytest.raises(Refused, match="from your network"), streams.one("cleo", "here"):
            pass
        open_pages.enter_context(streams.one("cleo", "there"))
        with pytest.raises(Refused, match="in all"), streams.one("dora", "elsewhere"):
            pass
    assert streams.open == 0
    with streams.one("ada", "here"):
        assert streams.open == 1


async def test_one_page_too_many_is_told_so_and_not_left_hanging(visit, small):
    ada = visit("Ada")
    table = await ada.new_table()
    with small.streams.one("somebody", "192.0.2.1"), small.streams.one("else", "192.0.2.1"):
        assert_is_told(await ada.get(f"/t/{table}/live"), "Too many pages are open")


async def test_what_no_limit_needs_any_more_is_forgotten(monkeypatch):
    now = 0.0
    monkeypatch.setattr("argosy.server.http.rate_limits.time.monotonic", lambda: now)
    asked = RequestCounts(SMALL)
    for _ in range(SMALL.requests_per_minute):
        asked.count(REQUESTS, "here")
    now = 59.5
    asked.count(REQUESTS, "there")
    asked.forget()
    assert len(asked) == 2
    with pytest.raises(TooFast) as refused:
        asked.count(REQUESTS, "here")
    assert refused.value.seconds == 1
    now = 60.0
    asked.forget()
    assert len(asked) == 1
    asked.count(REQUESTS, "here")


async def test_a_flood_is_sent_away_before_anything_is_read_for_it(visit, small, monkeypatch):
    ada = visit("Ada")
    for _ in range(SMALL.requests_per_minute):
        await ada.get("/help")

    async def read(_guest: str) -> Guest:
        raise AssertionError("read for a flood")

    monkeypatch.setattr(small.store, "guest", read)
    answer = await ada.get("/help", headers={"accept-language": "fr"})
    assert_is_told(answer, "C’était beaucoup")


async def test_the_schema_brings_nothing_from_elsewhere(visit):
    answer = await visit("Ada").get("/api/schema")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    assert answer.json()["paths"].keys() >= {"/api/tables/{table_id}", "/api/tables/{table_id}/choose"}
    for path in ("/api/schema/redoc", "/api/schema/scalar", "/api/schema/swagger", "/api/schema/elements"):
        assert (await visit("Ada").get(path)).status_code == 404
