"""Interrupted first start without a transaction: the next one works, unless a table has rows."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, event, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from argosy.server.database_url import parsed
from argosy.server.errors import StoreError
from argosy.server.storage.migration import HEAD, current, upgrade
from argosy.server.storage.schema import metadata
from argosy.server.storage.store import Store
from tests.sampling import WHOLE

pytestmark = pytest.mark.whole

EVERY = 1 if WHOLE else 9
"""From one cut to the next, in statements."""
NEEDED = "put back a copy, or start with another --data-dir or --database"


class CutOff(Exception):
    """The first start ends here."""


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.whole)])
def make_url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Callable[[], str]]:
    """Makes databases without a table, of both kinds, and gives their addresses."""
    names: list[str] = []
    if request.param == "postgresql":
        cluster = request.getfixturevalue("cluster")

        def make() -> str:
            names.append(cluster.make())
            return cluster.url(names[-1])
    else:

        def make() -> str:
            names.append(f"{len(names)}.sqlite")
            return f"sqlite:///{tmp_path / names[-1]}"

    yield make
    if request.param == "postgresql":
        for name in names:
            cluster.drop(name)


def on(url: str, work: Callable[[Connection], object]):
    """Do a work whose every statement counts at once."""
    address = parsed(url)
    if address.get_backend_name() == "sqlite":
        engine = create_engine(address, isolation_level="AUTOCOMMIT")
        with engine.connect() as connection:
            done = work(connection)
        engine.dispose()
        return done

    async def do():
        engine = create_async_engine(address, isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            done = await connection.run_sync(work)
        await engine.dispose()
        return done

    return asyncio.run(do())


def cut_off(url: str, statements: int) -> bool:
    """A first start that ends after so many statements that change something; False if there were no more."""
    left = statements

    def count(_connection, _cursor, statement: str, *_) -> None:
        nonlocal left
        if statement.lstrip().split(maxsplit=1)[0].upper() in ("CREATE", "ALTER", "INSERT", "UPDATE", "DROP"):
            left -= 1
            if left < 0:
                raise CutOff

    def work(connection: Connection) -> bool:
        event.listen(connection, "before_cursor_execute", count)
        try:
            upgrade(connection)
        except CutOff:
            return True
        return False

    return on(url, work)


async def opened(url: str) -> int:
    """The tables of games in a database that a server opens."""
    store = Store(url)
    await store.open()
    try:
        return await store.count_tables()
    finally:
        await store.close()


def tables_of(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_a_first_start_that_was_cut_off_anywhere_is_followed_by_one_that_works(make_url):
    """It never started again after the first table of its first migration."""
    for statements in (1, 2, 3, *range(4, 1_000, EVERY)):
        url = make_url()
        was_cut = cut_off(url, statements)
        assert asyncio.run(opened(url)) == 0
        assert on(url, current) == HEAD
        assert on(url, tables_of) >= set(metadata.tables)
        if not was_cut:
            return
    pytest.fail("the first start never came to its end")


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        (
            3,
            "the database has rows in the table guests and does not say which form it has: it is half made or",
        ),
        (9, "the database says the form 0001 and is half made beyond it: .*records.* already exists"),
    ],
    ids=["no form", "tables of the next form"],
)
def test_where_there_are_rows_nothing_is_lost_and_the_way_out_is_named(make_url, statements, said):
    url = make_url()
    assert cut_off(url, statements)
    row = text("INSERT INTO guests (id, name, settings, seen) VALUES ('ada', 'Ada', '{}', 1)")
    on(url, lambda connection: connection.execute(row))
    before = on(url, tables_of)
    with pytest.raises(StoreError, match=f"{said}.*; {NEEDED}"):
        asyncio.run(opened(url))
    assert on(url, tables_of) == before
    names = on(url, lambda connection: connection.execute(text("SELECT name FROM guests")).scalars().all())
    assert names == ["Ada"]


@pytest.mark.parametrize(
    "theirs",
    [
        "CREATE TABLE guests (id INTEGER, room INTEGER)",
        "CREATE TABLE guests (id INTEGER); CREATE TABLE rooms (id INTEGER)",
    ],
    ids=["a column that is not ours", "a table that is not ours"],
)
def test_tables_of_another_program_are_left_alone(make_url, theirs):
    url = make_url()
    for statement in theirs.split(";"):
        on(url, lambda connection, statement=statement: connection.execute(text(statement)))
    before = on(url, tables_of)
    with pytest.raises(
        StoreError, match=rf"has a table guests and does not say which form it has: .*; {NEEDED}"
    ):
        asyncio.run(opened(url))
    assert on(url, tables_of) == before
