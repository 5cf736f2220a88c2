"""Database access: one writer that commits waiting work together, and readers that never wait."""

import asyncio
import sqlite3
import sys
import threading

import pytest
from sqlalchemy import event, make_url, text
from sqlalchemy.exc import IntegrityError, OperationalError

from argosy.server.database_url import parsed
from argosy.server.errors import StoreError
from argosy.server.storage import sqlite as database_module
from argosy.server.storage.database import AWAY, reason_of
from argosy.server.storage.sqlite import MOST_TOGETHER, SqliteDatabase
from tests.server.helpers import until


@pytest.fixture
def path(tmp_path):
    return tmp_path / "numbers.sqlite"


@pytest.fixture
async def database(path, monkeypatch):
    """A database with one table of numbers, each of which may stand there once. It gives up locks quickly."""
    monkeypatch.setattr(database_module, "PATIENCE", 0.05)
    database = SqliteDatabase(make_url(f"sqlite:///{path}"))
    await database.write(
        lambda connection: connection.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)"))
    )
    yield database
    await database.close()


@pytest.fixture
def commits(database):
    """Counts of the rows at every commit so far."""
    sizes: list[int] = []

    def note(connection) -> None:
        sizes.append(connection.execute(text("SELECT count(*) FROM numbers")).scalar_one())

    event.listen(database.engine, "commit", note)
    return sizes


def put(number: int):
    def work(connection) -> int:
        connection.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": number})
        return number

    return work


def numbers(connection) -> list[int]:
    return list(connection.execute(text("SELECT n FROM numbers ORDER BY n")).scalars())


class Holding:
    """A work that holds the writer up until it is let go."""

    def __init__(self, number: int = 0) -> None:
        self.number = number
        self.has_begun, self.may_end = threading.Event(), threading.Event()

    def __call__(self, connection) -> int:
        put(self.number)(connection)
        self.has_begun.set()
        self.may_end.wait()
        return self.number

    async def begin(self, database) -> "asyncio.Task[int]":
        task = asyncio.create_task(database.write(self))
        await until(self.has_begun.is_set)
        return task


async def waiting(database, *works) -> "list[asyncio.Task[int]]":
    """Works that have been handed in."""
    tasks = [asyncio.create_task(database.write(work)) for work in works]
    await asyncio.sleep(0)
    return tasks


async def test_works_that_wait_are_one_commit(database, commits):
    first = Holding()
    task = await first.begin(database)
    tasks = await waiting(database, *map(put, range(1, 11)))
    first.may_end.set()
    assert await asyncio.gather(task, *tasks) == list(range(11))
    assert commits == [1, 11]


async def test_not_more_than_the_most_are_in_one_commit(database, commits):
    first = Holding()
    task = await first.begin(database)
    tasks = await waiting(database, *map(put, range(1, MOST_TOGETHER + 2)))
    first.may_end.set()
    await asyncio.gather(task, *tasks)
    assert commits == [1, 1 + MOST_TOGETHER, 2 + MOST_TOGETHER]


async def test_nobody_is_answered_before_the_commit(database):
    seen = []
    event.listen(database.engine, "commit", lambda _: seen.append(task.done()))
    task = asyncio.create_task(database.write(put(1)))
    await task
    assert seen == [False]


async def test_works_are_done_in_the_order_in_which_they_came(database):
    order = []
    tasks = await waiting(database, *(lambda _, number=number: order.append(number) for number in range(200)))
    await asyncio.gather(*tasks)
    assert order == list(range(200))


async def test_a_work_that_breaks_a_constraint_is_taken_back_alone(database, commits):
    def two(connection) -> None:
        put(7)(connection)
        put(1)(connection)

    first = Holding()
    task = await first.begin(database)
    tasks = await waiting(database, put(1), two, put(2))
    first.may_end.set()
    assert await task == 0
    one, broken, other = await asyncio.gather(*tasks, return_exceptions=True)
    assert (one, type(broken), other) == (1, IntegrityError, 2)
    assert await database.read(numbers) == [0, 1, 2]
    assert commits == [1, 3]


async def test_any_other_error_fails_all_works_of_the_transaction(database):
    first = Holding()
    task = await first.begin(database)
    tasks = await waiting(
        database, put(1), lambda connection: connection.execute(text("SELECT nonsense")), put(2)
    )
    first.may_end.set()
    await task
    errors = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(error, AWAY) for error in errors)
    assert len(errors) == 3
    assert await database.read(numbers) == [0]
    assert await database.write(put(3)) == 3


async def test_reads_do_not_wait_for_the_writer_and_see_no_half_of_a_transaction(database):
    holding = Holding(5)
    task = await holding.begin(database)
    assert await database.read(numbers) == []
    holding.may_end.set()
    await task
    assert await database.read(numbers) == [5]


async def test_a_work_that_nobody_waits_for_any_more_is_left_out(database):
    holding = Holding()
    task = await holding.begin(database)
    (late,) = await waiting(database, put(1))
    late.cancel()
    await asyncio.wait([late])
    holding.may_end.set()
    await task
    await database.write(put(2))
    assert await database.read(numbers) == [0, 2]


async def test_closing_waits_for_what_is_waiting(database, path):
    tasks = await waiting(database, *map(put, range(100)))
    await database.close()
    assert await asyncio.gather(*tasks) == list(range(100))
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT count(*) FROM numbers").fetchone() == (100,)
    connection.close()
    with pytest.raises(RuntimeError, match="closed"):
        await database.write(put(100))


async def test_a_lock_of_another_program_is_given_up_and_afterwards_all_goes_on(database, path):
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(AWAY, match="locked"):
        await database.write(put(1))
    assert await database.read(numbers) == []
    other.execute("ROLLBACK")
    other.close()
    assert await database.write(put(1)) == 1


async def test_a_full_disk_is_given_up_and_afterwards_all_goes_on(database):
    def grow(connection) -> None:
        connection.execute(text("CREATE TABLE large (text TEXT)"))
        connection.execute(text("INSERT INTO large VALUES (hex(randomblob(100000)))"))

    await database.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 8")))
    with pytest.raises(AWAY, match="full"):
        await database.write(grow)
    await database.write(lambda connection: connection.execute(text("PRAGMA max_page_count = 10000")))
    await database.write(grow)


def test_what_a_database_says_in_two_lines_is_one():
    error = OperationalError("SELECT 1", {}, Exception("connection refused\n\tIs the server running?"))
    assert reason_of(error) == "connection refused Is the server running?"


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("sqlite+aiosqlite:////games/argosy.sqlite", r"aiosqlite.*write sqlite:////games/argosy\.sqlite"),
        ("games.sqlite", r"not understood; write sqlite:///"),
        ("nosuch://host/name", r"not understood; write sqlite:///"),
        ("sqlite://", "names no file"),
        ("sqlite:///:memory:", "names no file"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused_with_the_right_form(address, reason):
    with pytest.raises(StoreError, match=reason):
        parsed(address)


def test_a_driver_that_is_not_there_is_named_with_what_brings_it_and_no_password_with_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(
        StoreError, match=r"needs the package asyncpg.*pip install .argosy\[postgres\]"
    ) as refused:
        parsed("postgresql+psycopg://ada:secret@host/games")
    assert "secret" not in str(refused.value)


@pytest.mark.parametrize("scheme", ["postgresql", "postgresql+psycopg", "postgresql+asyncpg"])
def test_whatever_driver_an_address_names_postgresql_is_asked_with_ours(scheme):
    assert str(parsed(f"{scheme}://ada@host/games")) == "postgresql+asyncpg://ada@host/games"
