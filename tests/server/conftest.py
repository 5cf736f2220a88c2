"""A whole server without sockets: its data in a temporary folder, and people who come to it."""

import asyncio
import contextlib
import os
import random
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest
from litestar.types import ASGIApp
from sqlalchemy import create_engine
from structlog.testing import capture_logs
from structlog.typing import EventDict

from argosy.server.bots.bot_pool import BotPool
from argosy.server.http.app import create_app
from argosy.server.http.app_state import DATABASE, AppState
from argosy.server.http.middleware import GuestMiddleware
from argosy.server.storage.migration import upgrade
from argosy.server.storage.rows import Entry
from argosy.server.storage.store import Store, prepare
from argosy.server.tables import autoplay
from tests.server.helpers import until
from tests.server.storage.postgres_cluster import MISSING, Cluster, programs

BASE = "http://argosy.test"
# A cluster of the tests has no TLS. Asking it for some is one more step of a connection, and where a test
# ends in that step asyncpg leaves an exception that nobody awaits, which fails the test.
os.environ["PGSSLMODE"] = "disable"


class InProcessBots(BotPool):
    """Bots that decide at once in this process: most tests are about tables, not about processes."""

    def __init__(self) -> None:
        super().__init__(workers=0)

    async def decide(self, game, bot, view, choices, seed, begun=None, owner="") -> str:  # noqa: ARG002  because chance needs no view
        return random.Random(seed).choice(choices).text


class Person:
    """Somebody with a browser of their own.

    Requests look like a browser's, and redirects are not followed.
    """

    def __init__(self, app: ASGIApp, name: str) -> None:
        self.name = name
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app),
            base_url=BASE,
            headers={"origin": BASE, "accept-language": "en"},
        )

    async def get(self, path: str, **more) -> httpx.Response:
        return await self.http.get(path, **more)

    async def post(self, path: str, **more) -> httpx.Response:
        return await self.http.post(path, **more)

    async def new_table(self, **form: str) -> str:
        """The id of a table that this person has made."""
        answer = await self.post("/tables", data={"name": self.name, "edition": "2010"} | form)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    async def sit(self, table: str) -> httpx.Response:
        return await self.post(f"/t/{table}/seat", data={"name": self.name})

    async def state(self, table: str) -> dict:
        """The table as this person may see it."""
        answer = await self.get(f"/api/tables/{table}")
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def choose(self, table: str, text: str | None = None, moment: int | None = None) -> httpx.Response:
        """Choose, the first thing that is possible if nothing is said."""
        state = await self.state(table)
        form = {
            "choice": text if text is not None else state["choices"][0]["text"],
            "moment": str(state["view"]["moment"] if moment is None else moment),
        }
        return await self.post(f"/t/{table}/choose", data=form)

    async def leave(self) -> None:
        await self.http.aclose()


@pytest.fixture(autouse=True)
def quick_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots choose at once: no person looks at the table who would want to see one choice after the other."""
    monkeypatch.setattr(autoplay, "BOT_DELAY", 0.0)


@pytest.fixture(autouse=True)
def logs() -> Iterator[list[EventDict]]:
    """Log lines of the server in a test. A crash in the log fails the test, whatever the visitor saw."""
    with capture_logs() as entries:
        yield entries
    assert [entry for entry in entries if entry["event"] == "crash"] == []


@pytest.fixture(scope="session")
def empty_database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without a game, made once, because the migrations take longer than most tests."""
    path = tmp_path_factory.mktemp("empty") / DATABASE
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection)
    engine.dispose()
    return path


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A cluster of PostgreSQL that runs as long as the tests do."""
    if programs() is None:
        pytest.skip(MISSING)
    cluster = Cluster()
    yield cluster
    cluster.end()


READY: dict[int, str] = {}
"""By port of a cluster: its database of the newest form."""


def ready_in(cluster: Cluster) -> str:
    """The database of the newest form, made once."""
    if cluster.port not in READY:
        READY[cluster.port] = cluster.make()
        asyncio.run(prepare(cluster.url(READY[cluster.port])))
    return READY[cluster.port]


@pytest.fixture
def postgres_url(cluster: Cluster) -> Iterator[str]:
    """The address of an empty database of its own in PostgreSQL, for tests that kill who uses it."""
    name = cluster.make(ready_in(cluster))
    yield cluster.url(name)
    cluster.drop(name)


@pytest.fixture
def emptied_url(cluster: Cluster) -> str:
    """The same, but the database of the test before, emptied: making one takes as long as most tests do."""
    emptied = f"{ready_in(cluster)}_emptied"
    if emptied not in READY.values():
        READY[-cluster.port] = cluster.make(ready_in(cluster), emptied)
    cluster.empty(emptied)
    return cluster.url(emptied)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.whole)])
def database_url(request: pytest.FixtureRequest, tmp_path: Path, empty_database: Path) -> str:
    """The address of an empty database: SQLite, and PostgreSQL too in the whole run.

    Tests marked `sqlite_only` get SQLite alone.
    """
    if request.param == "postgresql":
        if request.node.get_closest_marker("sqlite_only"):
            pytest.skip("about a database in a file")
        return request.getfixturevalue("emptied_url")
    shutil.copy(empty_database, tmp_path / DATABASE)
    return f"sqlite:///{tmp_path / DATABASE}"


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    """An open store with an empty database."""
    store = Store(database_url)
    await store.open()
    yield store
    await store.close()


@pytest.fixture
async def app_state(tmp_path: Path, database_url: str) -> AsyncIterator[AppState]:
    """The state of a server that is open."""
    app_state = AppState(tmp_path, database_url, bots=InProcessBots())
    async with app_state.open():
        yield app_state


BUILT: list[GuestMiddleware] = []


def app_of(app_state: AppState) -> ASGIApp:
    """The application as `create_app` makes it, made once and given the state of each test.

    Making it takes longer than most tests do.
    """
    if not BUILT:
        BUILT.append(create_app(app_state))
    (app,) = BUILT
    app.app_state = app.app.state["app_state"] = app_state
    return app


@pytest.fixture
async def person(app_state: AppState) -> AsyncIterator[Callable[[str], Person]]:
    """Makes people: `person("Ada")`."""
    app = app_of(app_state)
    async with contextlib.AsyncExitStack() as leaving:

        def arrive(name: str) -> Person:
            somebody = Person(app, name)
            leaving.push_async_callback(somebody.leave)
            return somebody

        yield arrive


@pytest.fixture
async def game_of_two(app_state: AppState, person) -> tuple[Person, Person, str]:
    """Ada, Ben, and the table of three at which both sit with a bot; the game has begun and the bot has
    chosen.
    """
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(players="3", **{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    found = await app_state.tables.get(table)
    await until(lambda: found.is_quiet)
    return ada, ben, table


@pytest.fixture
def log_of(app_state: AppState) -> Callable[[str], Awaitable[list[Entry]]]:
    """The stored log of a table."""
    return app_state.store.entries
