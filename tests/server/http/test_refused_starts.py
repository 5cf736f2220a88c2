"""Refused starts of a server: one line with the reason; one server for one database."""

import os
import sqlite3
import stat
import subprocess
import sys

import pytest

from argosy.cli import main
from argosy.server.errors import StoreError
from argosy.server.http.app_state import DATABASE
from argosy.server.storage import sqlite as database_module
from argosy.server.storage.migration import HEAD
from argosy.server.storage.store import Store
from tests.server.processes import PATIENCE, Process

WAY_OUT = "end that one first, or start with another --data-dir. Several processes need PostgreSQL (docs/host/hosting.md)"


@pytest.fixture
def start(tmp_path, monkeypatch):
    """Starts a server that cannot start, and gives the line with which it ends."""
    monkeypatch.setattr(database_module, "PATIENCE", 0.05)

    def begin(*more: str) -> str:
        with pytest.raises(SystemExit) as ended:
            main(["play", "--port", "0", "--no-browser", "--data-dir", str(tmp_path), *more])
        line = ended.value.code
        assert line.startswith("argosy: ")
        assert "\n" not in line
        return line

    return begin


@pytest.fixture
def database(tmp_path, empty_database):
    """A whole database where the next start looks for it; gives a way to change it."""
    path = tmp_path / DATABASE
    path.write_bytes(empty_database.read_bytes())

    def change(*statements: str) -> None:
        connection = sqlite3.connect(path)
        with connection:
            for statement in statements:
                connection.execute(statement)
        connection.close()

    return change


@pytest.mark.whole
def test_a_second_server_on_one_folder_is_refused_and_after_the_first_a_third_starts(tmp_path):
    first = Process(tmp_path)
    second = subprocess.run(
        [sys.executable, "-m", "argosy", "play", "--port", "0", "--no-browser", "--data-dir", tmp_path],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert second.returncode == 1
    assert second.stdout == ""
    assert second.stderr.splitlines() == [
        f"argosy: another Argosy uses the database {tmp_path / DATABASE}: {WAY_OUT}"
    ]
    first.kill()
    assert Process(tmp_path).interrupt() == 0


async def test_a_store_that_is_closed_lets_another_one_in(tmp_path):
    first, second = (Store(f"sqlite:///{tmp_path}/games.sqlite") for _ in range(2))
    await first.open()
    with pytest.raises(StoreError, match=r"another Argosy uses the database .*games\.sqlite"):
        await second.open()
    # Whoever was refused has not ended the claim of the first one.
    third, fourth = (Store(f"sqlite:///{tmp_path}/games.sqlite") for _ in range(2))
    with pytest.raises(StoreError, match="another Argosy"):
        await third.open()
    await first.close()
    await fourth.open()
    await fourth.close()


async def test_the_files_of_a_database_are_their_owners_alone(tmp_path):
    mask = os.umask(0)
    try:
        store = Store(f"sqlite:///{tmp_path}/games.sqlite")
        await store.open()
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
        await store.close()
    finally:
        os.umask(mask)
    endings = ("", "-wal", "-shm", ".lock")
    assert modes == {f"games.sqlite{ending}": 0o600 for ending in endings}


def test_the_form_of_a_newer_argosy_is_refused(start, database):
    database("UPDATE alembic_version SET version_num = '9999'")
    assert f"the database has the form 9999, and this Argosy knows forms up to {HEAD}" in start()


def test_tables_and_columns_that_are_missing_are_named(start, database):
    database("DROP TABLE plans", "ALTER TABLE tables DROP COLUMN guide")
    line = start()
    assert "the database lacks the table plans, the column tables.guide: put back a copy" in line


def test_a_database_that_does_not_say_its_form_is_refused(start, database):
    database(
        "DROP TABLE alembic_version",
        "INSERT INTO guests (id, name, settings, seen) VALUES ('ada', '', '{}', 1)",
    )
    assert "has rows in the table guests and does not say which form it has" in start()


def test_a_file_that_is_no_database_is_refused(start, tmp_path):
    (tmp_path / DATABASE).write_text("Dear diary, today I have lost at Duel again.\n" * 100)
    assert f"the database {tmp_path / DATABASE} cannot be opened: file is not a database" in start()


def test_a_database_that_another_program_holds_is_refused(start, database, tmp_path):
    database("UPDATE alembic_version SET version_num = '0010'")  # so that there is something to write
    other = sqlite3.connect(tmp_path / DATABASE, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    assert f"the database {tmp_path / DATABASE} cannot be opened: database is locked" in start()
    other.close()


def test_a_folder_that_is_not_there_is_named(start, tmp_path):
    line = start("--database", f"sqlite:///{tmp_path}/nowhere/games.sqlite")
    assert line.endswith("nowhere/games.sqlite cannot be opened for writing: No such file or directory")


@pytest.mark.parametrize("in_the_way", [DATABASE, f"{DATABASE}.lock"])
def test_a_folder_where_the_file_should_be_is_refused(start, tmp_path, in_the_way):
    (tmp_path / in_the_way).mkdir()
    assert "unable to open database file" in start()


@pytest.mark.skipif(os.geteuid() == 0, reason="the administrator may write everywhere")
def test_a_folder_that_nobody_may_write_to_is_refused(start, tmp_path):
    folder = tmp_path / "closed"
    folder.mkdir(mode=0o500)
    line = start("--database", f"sqlite:///{folder}/games.sqlite")
    assert line.endswith("games.sqlite cannot be opened for writing: Permission denied")


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("sqlite+aiosqlite:////games.sqlite", "aiosqlite"),
        ("games.sqlite", "is not understood; write sqlite:///"),
        ("postgresql+psycopg://host/games", "cannot be opened: "),
    ],
)
def test_an_address_that_cannot_be_is_said_by_the_command(start, address, reason):
    assert reason in start("--database", address)
