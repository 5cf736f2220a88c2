"""Store: logs of tables, versions of rows, guests, schema, damaged rows, limits on uploaded records."""

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import text

from argosy.server.errors import Refused
from argosy.server.storage import stored_records
from argosy.server.storage.database import VersionConflict
from argosy.server.storage.migration import HEAD, MIGRATIONS, current
from argosy.server.storage.rows import (
    Change,
    Entry,
    GameRequest,
    Guest,
    Plan,
    SeatRow,
    Snapshot,
    TableRow,
    TableSummary,
    TalkRow,
)
from argosy.server.storage.schema import metadata
from argosy.server.storage.store import Store
from tests.server.helpers import append


def row(name: str, **more) -> TableRow:
    seats = (SeatRow(seat=0, kind="human", guest="ada", name="Ada"), SeatRow(seat=1, kind="open"))
    return TableRow(
        **{
            "id": name,
            "host": "ada",
            "created": 1.0,
            "phase": "waiting",
            "request": GameRequest(),
            "seats": seats,
        }
        | more
    )


def changed(before: TableRow, **more) -> TableRow:
    return msgspec.structs.replace(before, version=before.version + 1, **more)


async def test_what_is_appended_is_read_back_in_order(store):
    await store.add_table(row("t"))
    written = [
        Entry(seq=0, kind="deal", text="{}"),
        Entry(seq=1, kind="choose", seat=2, moment=1, text="sell loom", at=5.0),
    ]
    for entry in written:
        await append(store, "t", entry)
    assert await store.entries("t") == written


async def test_of_two_writers_of_one_place_only_one_succeeds(store):
    await store.add_table(row("t"))
    await append(store, "t", Entry(seq=0, kind="deal", text="first"))
    with pytest.raises(VersionConflict):
        await append(store, "t", Entry(seq=0, kind="deal", text="second"), "over", TableSummary(age=3))
    assert [entry.text for entry in await store.entries("t")] == ["first"]
    assert (await store.table("t")).phase == "playing"


async def test_a_table_is_read_back_whole(store):
    wonder_request = GameRequest(players=3, edition=2010, wonders=(("gizah", "b"), ("rhodos", None), None))
    await store.add_table(
        row("t", request=wonder_request, standing=TableSummary(age=2, turn=3, owing=(0, 1)))
    )
    assert await store.table("t") == row(
        "t", request=wonder_request, standing=TableSummary(age=2, turn=3, owing=(0, 1))
    )
    assert await store.table("nowhere") is None


async def test_lists_hold_ones_own_tables_newest_first(store):
    await store.add_table(row("old", created=1.0))
    await store.add_table(row("new", created=2.0))
    await store.add_table(row("others", host="ben", seats=(SeatRow(seat=0, kind="human", guest="ben"),)))
    assert [table.id for table in await store.tables_of("ada", ("waiting",))] == ["new", "old"]
    assert await store.tables_of("ada", ("over",)) == []


async def test_of_two_changes_from_the_same_version_one_counts_whatever_they_change(store):
    await store.add_table(row("t"))
    before = await store.table("t")
    first = changed(before, rematch="first")
    await store.change(before, Change(row=first, rematch=row("first")))
    seats = (before.seats[0], SeatRow(seat=1, kind="human", guest="ben", name="Ben"))
    for late in (
        Change(row=changed(before, seats=seats)),
        Change(row=changed(before, listed=True)),
        Change(row=changed(before), line=TalkRow(seq=0, seat=0, name="Ada", text="late")),
        Change(row=changed(before), plans={0: Plan(seat=0, guest="ada", text="build altar")}),
        Change(row=changed(before, rematch="second"), rematch=row("second")),
    ):
        with pytest.raises(VersionConflict):
            await store.change(before, late)
    with pytest.raises(VersionConflict):
        await store.delete_table("t", before.version)
    assert await store.snapshot("t", lines=9) == Snapshot(row=first)
    assert await store.table("second") is None


async def test_two_changes_of_the_same_guest_from_the_same_state_both_count(store):
    before = await store.put_guest(Guest(id="ada", name="Ada", settings={"theme": "dark", "sounds": True}))
    await store.put_guest(
        msgspec.structs.replace(before, settings=before.settings | {"theme": "light"}), before
    )
    await store.put_guest(Guest(id="ada", name="Ada L.", settings={"theme": "dark"}), before)
    assert await store.guest("ada") == Guest(id="ada", name="Ada L.", settings={"theme": "light"})


async def test_guests_keep_name_and_settings(store):
    assert await store.guest("ada") == Guest(id="ada")
    for name in ("Ada", "Ada L."):
        await store.put_guest(Guest(id="ada", name=name, settings={"language": "fr", "letters": False}))
    assert await store.guest("ada") == Guest(
        id="ada", name="Ada L.", settings={"language": "fr", "letters": False}
    )


@pytest.mark.sqlite_only
async def test_a_commit_reaches_the_disk_before_it_is_acknowledged(store):
    """Synchronous 2 is FULL: each commit waits for the write-ahead log to be on the disk."""
    for access in (store.database.read, store.database.write):
        assert (
            await access(lambda connection: connection.execute(text("PRAGMA journal_mode")).scalar()) == "wal"
        )
        assert await access(lambda connection: connection.execute(text("PRAGMA synchronous")).scalar()) == 2


async def test_migrations_make_exactly_the_schema(store):
    assert await store.database.read(current) == HEAD
    found = await store.database.read(
        lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
    )
    assert found == []


def test_the_newest_migration_is_the_head():
    assert ScriptDirectory(str(MIGRATIONS)).get_current_head() == HEAD


async def test_opening_a_store_again_keeps_what_is_in_it(store):
    await store.add_table(row("t"))
    await store.close()
    again = Store(store.url)
    await again.open()
    assert await again.count_tables() == 1
    await again.close()


async def test_a_row_that_cannot_be_read_is_missing_in_lists_and_refused_alone(store, logs):
    for name in ("old", "broken", "new"):
        await store.add_table(row(name))
    damage = "UPDATE tables SET request = '{' WHERE id = 'broken'"
    await store.database.write(lambda connection: connection.exec_driver_sql(damage))
    for _ in range(2):
        assert {table.id for table in await store.tables_of("ada", ("waiting",))} == {"old", "new"}
        assert {table.id for table in await store.open_tables("ben")} == set()
        assert {membership.table.id for membership in await store.games_of("ada")} == {"old", "new"}
    with pytest.raises(Refused) as refused:
        await store.table("broken")
    assert refused.value.code == "damaged"
    assert [entry["table"] for entry in logs] == ["broken"], "the log says it once"
    assert (await store.table("old")).id == "old"


async def test_settings_that_cannot_be_read_are_those_of_a_new_guest(store):
    damaged = "INSERT INTO guests (id, name, settings, seen) VALUES ('ada', 'Ada', '{', 0)"
    await store.database.write(lambda connection: connection.exec_driver_sql(damaged))
    assert await store.guest("ada") == Guest(id="ada", name="Ada")


async def test_of_too_many_records_of_a_guest_the_oldest_go_with_what_was_said_of_them(store, monkeypatch):
    monkeypatch.setattr(stored_records, "OF_A_GUEST", 3)
    for number in range(5):
        monkeypatch.setattr(stored_records.time, "time", lambda moment=float(number): moment)
        await store.add_record(f"r{number}", "ada", "text")
        await store.add_analysis(f"r{number}", "said")
    await store.add_record("r4", "ada", "again")
    assert [await store.record(f"r{number}") for number in range(5)] == [None, None, "text", "text", "text"]
    assert [await store.analysis(f"r{number}") for number in range(5)] == [None, None, "said", "said", "said"]


async def test_a_full_server_drops_records_of_whoever_uploads_and_of_nobody_else(store, monkeypatch):
    monkeypatch.setattr(stored_records, "IN_ALL", 3)
    await store.add_records({"imported": "text"})
    await store.add_record("bens", "ben", "text")
    await store.add_record("adas", "ada", "text")
    await store.add_record("new", "ada", "text")
    kept = [await store.record(name) for name in ("imported", "bens", "adas", "new")]
    assert kept == ["text", "text", None, "text"]


async def test_one_network_fills_no_more_than_its_share(store, monkeypatch):
    monkeypatch.setattr(stored_records, "OF_A_NETWORK", 2)
    for name in ("ada", "ben"):
        await store.add_record(name, name, "text", "here")
    with pytest.raises(Refused):
        await store.add_record("cleo", "cleo", "text", "here")
    await store.add_record("ada 2", "ada", "text", "here")
    await store.add_record("dora", "dora", "text", "there")
    kept = [await store.record(name) for name in ("ada", "ben", "ada 2", "dora")]
    assert kept == [None, "text", "text", "text"]


async def test_a_full_server_refuses_the_first_record_of_a_guest(store, monkeypatch):
    monkeypatch.setattr(stored_records, "IN_ALL", 2)
    await store.add_records({"imported": "text"})
    await store.add_record("bens", "ben", "text")
    with pytest.raises(Refused) as refused:
        await store.add_record("adas", "ada", "text")
    assert (refused.value.code, refused.value.status) == ("records_full", 503)
    assert [await store.record(name) for name in ("imported", "bens", "adas")] == ["text", "text", None]
    await store.add_record("bens", "ben", "text")  # it is there already, so it takes no room


async def test_the_records_of_one_guest_push_out_nobody_elses(store, monkeypatch):
    monkeypatch.setattr(stored_records, "OF_A_GUEST", 2)
    await store.add_record("bens", "ben", "text")
    for number in range(4):
        await store.add_record(f"r{number}", "ada", "text")
    assert await store.record("bens") == "text"
