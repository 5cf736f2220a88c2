"""Database that cannot be written or read during play: people are told, nothing is lost, play goes on."""

import shutil
import sqlite3

import pytest
from sqlalchemy import event

from argosy.server.http.app_state import DATABASE, AppState
from argosy.server.storage import sqlite as database_module
from tests.server.conftest import InProcessBots
from tests.server.helpers import until

FORM = {"players": "3", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"}
SAID = "The games cannot be reached just now."


@pytest.fixture
async def app_state(tmp_path, empty_database, monkeypatch):
    """As elsewhere, with a store that gives locks up quickly."""
    monkeypatch.setattr(database_module, "PATIENCE", 0.05)
    shutil.copy(empty_database, tmp_path)
    app_state = AppState(tmp_path, bots=InProcessBots())
    async with app_state.open():
        yield app_state


class Locked:
    """Another program holds the lock."""

    def __init__(self, path, _database) -> None:
        self.other = sqlite3.connect(path, isolation_level=None)

    async def begin(self) -> None:
        self.other.execute("BEGIN IMMEDIATE")

    async def end(self) -> None:
        self.other.execute("ROLLBACK")
        self.other.close()


class Setting:
    """A setting of every connection that begins something; those that are made later have none."""

    def __init__(self, database, broken: str) -> None:
        self.engine, self.broken = database.engine, broken
        self.is_broken = False
        event.listen(self.engine, "begin", self._set)

    def _set(self, connection) -> None:
        if self.is_broken:
            connection.exec_driver_sql(f"PRAGMA {self.broken}")

    async def begin(self) -> None:
        self.is_broken = True

    async def end(self) -> None:
        self.is_broken = False
        self.engine.dispose()


def read_only(_path, database) -> Setting:
    """A folder that nobody may write to any more: SQLite says the same with this setting."""
    return Setting(database, "query_only=ON")


def full(_path, database) -> Setting:
    """A disk on which not one page more has room."""
    return Setting(database, "max_page_count=1")


@pytest.mark.parametrize("trouble", [Locked, read_only, full])
async def test_a_choice_that_cannot_be_stored_is_said_and_can_be_made_again(
    app_state, person, tmp_path, logs, trouble
):
    ada = person("Ada")
    table = await app_state.tables.get(await ada.new_table(**FORM))
    await until(lambda: table.is_quiet)
    await app_state.store.database.write(make_entries_large)
    away = trouble(tmp_path / DATABASE, app_state.store.database)
    before = await ada.state(table.id)
    await away.begin()
    form = {"choice": before["choices"][0]["text"], "moment": str(before["view"]["moment"])}
    answer = await ada.post(f"/t/{table.id}/choose", data=form)
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "10"
    assert SAID in answer.text
    assert (await ada.get(f"/t/{table.id}")).status_code == 200
    assert (await ada.state(table.id))["view"] == before["view"]
    await away.end()
    assert (await ada.choose(table.id)).status_code == 303
    assert [entry["event"] for entry in logs if "the database" in entry["event"]] == [
        "the database is away",
        "the database answers again",
    ]


def make_entries_large(connection) -> None:
    """Let every line of a log need new pages, so that the first one that is too much is known."""
    connection.exec_driver_sql("CREATE TABLE filled (text TEXT)")
    connection.exec_driver_sql(
        "CREATE TRIGGER fill AFTER INSERT ON entries BEGIN INSERT INTO filled VALUES (hex(zeroblob(10000))); END"
    )


async def test_while_nothing_can_be_read_pages_that_need_it_say_so_and_nothing_is_forgotten(
    app_state, person, monkeypatch
):
    ada = person("Ada")
    table = await ada.new_table(**FORM)
    await ada.post("/settings", data={"language": "fr", "theme": "night"})
    known = await app_state.store.guest((await app_state.store.table(table)).host)

    def fail(*_event: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    engine = app_state.store.database.engine
    event.listen(engine, "before_cursor_execute", fail)
    answers = [await ada.get(path) for path in ("/", "/games", "/api/tables/22222222222a")]
    in_memory = [await ada.get(path) for path in (f"/t/{table}", f"/api/tables/{table}")]
    answers.append(await ada.post("/settings", data={"language": "pl"}))
    stranger = await person("Ben").get("/help")
    event.remove(engine, "before_cursor_execute", fail)
    assert [answer.status_code for answer in (*answers, stranger)] == [503] * 5
    assert {answer.headers["retry-after"] for answer in (*answers, stranger)} == {"10"}
    assert answers[2].json()["code"] == "database_away"
    assert [answer.status_code for answer in in_memory] == [200, 200]
    assert (await ada.get("/")).status_code == 200
    assert await app_state.store.guest(known.id) == known
