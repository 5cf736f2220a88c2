"""Migration of databases of every former schema: all rows kept, games go on.

Rows are written as the versions of that time wrote them: into the tables and columns that there were, with
values as they were.
"""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, MetaData, create_engine, inspect, select, text
from sqlalchemy.ext.asyncio import create_async_engine

from argosy.server.auth.identity import COOKIE
from argosy.server.database_url import parsed
from argosy.server.http.app_state import DATABASE, AppState
from argosy.server.storage.migration import HEAD, MIGRATIONS, current, known, upgrade
from argosy.server.storage.rows import Entry
from tests.server.conftest import InProcessBots, Person, app_of
from tests.server.storage.old_logs import stored

FIRST_DEAL = {
    "game": "wonders",
    "players": 3,
    "edition": 2010,
    "boxes": [],
    "wonders": "random",
    "options": {},
}
"""A request as the first version wrote it: without a position, a clock, a coach."""
RUNNING, OVER = "runs567890", "ended67890"
ADA, BEN = "guest_ada", "guest_ben"
ANEW = ("rated", "ratings")
"""Tables that 0020 empties, because ratings are computed anew by its rules."""
UNTIL = 20
"""Lines of the log of the game that runs."""


def log_of_then(table: str, entries: list[Entry]) -> list[dict[str, Any]]:
    """Rows of a log; the deal has what the first version knew."""
    deal = json.loads(entries[0].text)
    deal["request"] = {name: deal["request"][name] for name in FIRST_DEAL}
    assert deal["request"] == FIRST_DEAL
    texts = [json.dumps(deal), *(entry.text for entry in entries[1:])]
    return [
        {
            "game": table,
            "seq": e.seq,
            "kind": e.kind,
            "seat": e.seat,
            "moment": e.moment,
            "text": text,
            "at": 100.0 + e.seq,
        }
        for e, text in zip(entries, texts, strict=True)
    ]


def rows() -> dict[str, list[dict[str, Any]]]:
    """Everything that stood in a database, with all columns that there have ever been: two people, a game,
    one that is over.
    """
    _, entries = stored("wonders-2010-p3")
    seats = [("human", ADA, "Ada", None), ("human", BEN, "Ben", None), ("bot", None, "Bot", "random")]
    names = ("kind", "guest", "name", "bot")
    request = json.dumps(FIRST_DEAL)
    more = {
        "rematch": None,
        "guide": None,
        "due": None,
        "listed": False,
        "version": 7,
        "bots_owe": False,
        "holder": None,
        "maker": ADA,
        "network": "",
        "seen": 1.0,
        "shown": 7,
    }
    return {
        "guests": [
            {"id": guest, "name": guest[-3:].title(), "settings": "{}", "seen": 5.0, "epoch": epoch}
            for guest, epoch in ((ADA, 0), (BEN, 2))
        ],
        "tables": [
            {"id": RUNNING, "host": ADA, "created": 1.0, "phase": "playing", "request": request}
            | {"standing": json.dumps({"age": 1, "turn": 1, "owing": [0, 1, 2]}), **more},
            {"id": OVER, "host": BEN, "created": 2.0, "phase": "over", "request": request}
            | {"standing": json.dumps({"age": 3, "turn": 7, "ranks": [1, 2, 3]}), **more, "rematch": RUNNING},
        ],
        "seats": [
            {"game": table, "seat": seat, **dict(zip(names, values, strict=True))}
            for table in (RUNNING, OVER)
            for seat, values in enumerate(seats)
        ],
        "entries": log_of_then(RUNNING, entries[:UNTIL]) + log_of_then(OVER, entries),
        "records": [
            {"id": "record7890", "guest": BEN, "created": 3.0, "text": "argosy record 1", "network": ""}
        ],
        "talk": [
            {"game": RUNNING, "seq": 0, "seat": 0, "name": "Ada", "text": "Ahoy", "sign": "", "at": 4.0}
        ],
        "sittings": [
            {"game": table, "guest": guest, "seat": seat, "gone": False, "hidden": False}
            for table in (RUNNING, OVER)
            for seat, guest in enumerate((ADA, BEN))
        ],
        "analyses": [{"id": OVER, "created": 6.0, "text": "{}"}],
        "tries": [{"guest": ADA, "puzzle": "duel-1", "at_once": True, "solved": True, "at": 7.0}],
        "plans": [
            {"game": RUNNING, "seat": 0, "guest": ADA, "text": "sell loom", "price": 0, "dropped": False}
        ],
        "rated": [{"game": OVER, "at": 8.0}],
        "keys": [{"name": "vapid", "text": "-----BEGIN PRIVATE KEY-----", "at": 8.0}],
        "subscriptions": [
            {"id": "0" * 40, "guest": ADA, "endpoint": "https://push.example/1", "p256dh": "p", "auth": "a"}
            | {"base": "https://games.example", "at": 8.0},
        ],
        "hooks": [
            {
                "id": "hook12345678",
                "guest": ADA,
                "game": "",
                "address": "https://chat.example/1",
                "failures": 0,
                "note": "",
            }
            | {"base": "https://games.example", "at": 8.0},
        ],
        "calls": [{"game": RUNNING, "target": f"push:{ADA}", "turn": "1.1", "due": None, "sent": 8.0}],
        "challenges": [
            {"id": "challenge890", "game": RUNNING, "challenger": ADA, "challenged": BEN, "created": 8.0}
            | {"state": "open", "makes_table": False, "tournament": None},
        ],
        "ratings": [
            {"game": "wonders", "party": f"guest:{ADA}", "mu": 26.5, "sigma": 8.0, "games": 1, "at": 8.0},
        ],
    }


def fill(connection: Connection) -> dict[str, list[dict[str, Any]]]:
    """Write into the tables and columns that there are; what was written."""
    found, written = MetaData(), {}
    found.reflect(connection)
    for table in found.sorted_tables:
        if table.name in rows():
            columns = set(table.columns.keys())
            written[table.name] = [
                {name: value for name, value in row.items() if name in columns} for row in rows()[table.name]
            ]
            assert columns <= set(rows()[table.name][0]), "a column of which this test knows nothing"
            connection.execute(table.insert(), written[table.name])
    return written


def read_again(
    connection: Connection, written: dict[str, list[dict[str, Any]]]
) -> dict[str, list[dict[str, Any]]]:
    """The same tables and columns."""
    found, read = MetaData(), {}
    found.reflect(connection, only=list(written))
    for name, there in written.items():
        columns = [found.tables[name].c[column] for column in there[0]]
        read[name] = [dict(row) for row in connection.execute(select(*columns)).mappings()]
    return read


def old_database(folder: Path, revision: str) -> dict[str, list[dict[str, Any]]]:
    """Make a database of an older form with rows in it; what was written."""
    engine = create_engine(f"sqlite:///{folder / DATABASE}")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        assert current(connection) == revision
        written = fill(connection)
    engine.dispose()
    return written


def look(folder: Path, read: Callable[[Connection], Any]) -> Any:
    """Something of the database in a folder."""
    engine = create_engine(f"sqlite:///{folder / DATABASE}")
    with engine.connect() as connection:
        found = read(connection)
    engine.dispose()
    return found


def by_value(found: dict[str, list[dict[str, Any]]]) -> dict[str, list[str]]:
    """Rows in an order of their own."""
    return {name: sorted(json.dumps(row, sort_keys=True) for row in there) for name, there in found.items()}


@pytest.mark.sample(5)
@pytest.mark.parametrize("revision", sorted(known()))
async def test_a_database_of_that_form_is_whole_and_its_games_go_on(tmp_path, revision):
    written = old_database(tmp_path, revision)
    app_state = AppState(tmp_path, bots=InProcessBots())
    async with app_state.open():
        assert look(tmp_path, current) == HEAD
        found = look(tmp_path, lambda connection: read_again(connection, written))
        if revision < "0020":
            assert found.get("ratings", []) == []
            for name in ANEW:
                written.pop(name, None)
                found.pop(name, None)
        assert by_value(found) == by_value(written)
        assert set(rows()) <= set(look(tmp_path, lambda connection: inspect(connection).get_table_names()))
        ada = Person(app_of(app_state), "Ada")
        ada.http.cookies.set(COOKIE, app_state.signer.sign(ADA).decode())
        try:
            await goes_on(ada, app_state)
        finally:
            await ada.leave()


async def goes_on(ada: Person, app_state: AppState) -> None:
    """Check that an old guest, Ada, is who she was, finds both games, chooses and talks.

    She reads the replay of the game that is over.
    """
    games = (await ada.get("/games")).text
    assert RUNNING in games
    assert OVER in games
    before = len(await app_state.store.entries(RUNNING))
    state = await ada.state(RUNNING)
    assert state["seat"] == 0
    while not state["choices"]:
        table = await app_state.tables.get(RUNNING)
        owing = next(seat for seat in table.playing.game.owing if seat != 0)
        text = table.playing.game.choices(owing)[0].text
        await table.ask(lambda table=table, owing=owing, text=text: table.choose(owing, text, None))
        state = await ada.state(RUNNING)
    assert (await ada.choose(RUNNING)).status_code == 303
    assert len(await app_state.store.entries(RUNNING)) > before
    assert (await ada.post(f"/t/{RUNNING}/talk", data={"text": "Still here"})).status_code in (200, 303)
    assert (await ada.get(f"/t/{OVER}/replay?step=5")).status_code == 200
    assert (await ada.get(f"/t/{OVER}/record")).text.startswith("argosy record 1\n")


def test_the_tables_of_the_former_queue_are_dropped(cluster):
    """PgQueuer made them at the start of a server, beside the migrations, until form 0021."""
    objects = ("TYPE argosy_pgqueuer_status AS ENUM ('queued')", "TABLE argosy_pgqueuer (id int)")
    left = text("SELECT count(*) FROM pg_class WHERE relname LIKE '%pgqueuer%'")
    name = cluster.make()
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))

    def make(connection: Connection) -> None:
        config.attributes["connection"] = connection
        command.upgrade(config, "0020")
        for one in objects:
            connection.execute(text(f"CREATE {one}"))

    async def do() -> None:
        engine = create_async_engine(parsed(cluster.url(name)))
        async with engine.begin() as connection:
            await connection.run_sync(make)
            assert (await connection.execute(left)).scalar_one() == 1
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            assert (await connection.execute(left)).scalar_one() == 0
        await engine.dispose()

    asyncio.run(do())
    cluster.drop(name)
