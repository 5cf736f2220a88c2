"""Backups: made while people play, put back where no server runs, and what is refused with which line."""

import shutil
import sqlite3
import subprocess
import sys
import threading

import httpx
import pytest
from sqlalchemy import make_url

from argosy.cli import main
from argosy.server.auth.identity import SECRET_FILE, load_secret
from argosy.server.database_url import parsed
from argosy.server.errors import StoreError
from argosy.server.http.app_state import DATABASE, AppState
from argosy.server.storage import backup
from argosy.server.storage.backup import back_up, restore
from argosy.server.storage.database_lock import FileClaim
from tests.server.processes import PATIENCE, Process
from tests.server.storage.test_kill import Player, is_within, new_table, stored, wait_for


@pytest.fixture
def home(tmp_path, empty_database):
    """A data folder whose server does not run."""
    folder = tmp_path / "home"
    folder.mkdir()
    shutil.copy(empty_database, folder)
    load_secret(folder)
    return folder


def url_of(folder):
    return parsed(f"sqlite:///{folder / DATABASE}")


def names_in(folder) -> set[str]:
    return {path.name for path in folder.iterdir()}


def mark(folder, name: str) -> None:
    """Write something into a database by which it is known again."""
    with sqlite3.connect(folder / DATABASE) as connection:
        connection.execute("INSERT INTO guests (id, name, settings, seen) VALUES (?, '', '{}', 1.0)", (name,))
    connection.close()


def marks(file) -> list[str]:
    connection = sqlite3.connect(file)
    found = sorted(name for (name,) in connection.execute("SELECT id FROM guests"))
    connection.close()
    return found


DIES = """
import os, sqlite3, sys
connection = sqlite3.connect(sys.argv[1])
connection.execute("PRAGMA journal_mode=WAL")
connection.execute("INSERT INTO guests (id, name, settings, seen) VALUES (?, '', '{}', 1.0)", (sys.argv[2],))
connection.commit()
os._exit(0)
"""


def mark_and_die(folder, name: str) -> None:
    """The same as a process that is killed right then: what it wrote stands in the file beside the
    database.
    """
    subprocess.run([sys.executable, "-c", DIES, folder / DATABASE, name], check=True)
    assert f"{DATABASE}-wal" in names_in(folder)


class Busy(threading.Thread):
    """Somebody who plays one table after the other until the server goes or it is enough."""

    def __init__(self, url: str) -> None:
        super().__init__(daemon=True)
        self.url = url
        self.players: list[Player] = []
        self.is_enough = threading.Event()

    def run(self) -> None:
        while not self.is_enough.is_set():
            cookies, table = new_table(self.url)
            self.players.append(Player(self.url, cookies, table, len(self.players)))
            with httpx.Client(base_url=self.url, cookies=cookies, timeout=PATIENCE) as http:
                while not self.is_enough.is_set() and self.players[-1].play(http):
                    pass

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)


def choose(player: Player, count: int) -> None:
    """Make so many choices more."""
    wanted = len(player.acknowledged) + count
    with httpx.Client(base_url=player.url, cookies=player.cookies, timeout=PATIENCE) as http:
        wait_for(lambda: not player.play(http) or len(player.acknowledged) >= wanted)
    assert len(player.acknowledged) >= wanted


@pytest.mark.soak
def test_a_backup_under_play_has_every_acknowledged_choice_and_its_games_go_on_elsewhere(tmp_path):
    server = Process(tmp_path / "home")
    mine = Player(server.url, *new_table(server.url), seed=1)
    choose(mine, 3)
    busy = Busy(server.url)
    busy.start()
    wait_for(lambda: busy.acknowledged >= 3)
    before = [(player.table, list(player.acknowledged)) for player in [mine, *busy.players]]
    run(tmp_path, "backup", "copy.sqlite", "--data-dir", "home")
    so_far = busy.acknowledged
    wait_for(lambda: busy.acknowledged > so_far)
    assert busy.acknowledged > so_far
    busy.is_enough.set()
    busy.join(PATIENCE)
    server.kill()

    run(tmp_path, "restore", "copy.sqlite", "--data-dir", "elsewhere")
    for table, acknowledged in before:
        kept = [
            (entry.moment, entry.text) for entry in stored(tmp_path / "elsewhere", table) if entry.seat == 0
        ]
        assert is_within(acknowledged, kept)
    server = Process(tmp_path / "elsewhere")
    mine.url = server.url
    choose(mine, 2)
    server.kill()


def run(folder, *arguments: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "argosy", *arguments], cwd=folder, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout == ""
    assert "tables with" in done.stderr


def test_a_backup_is_one_file_for_its_owner_alone_and_a_restore_leaves_it_as_it_is(home, tmp_path):
    mark(home, "ada")
    file = tmp_path / "copy.sqlite"
    assert back_up(url_of(home), home, file) == (0, 0)
    assert file.stat().st_mode & 0o777 == 0o600
    assert names_in(tmp_path) == {"home", "copy.sqlite"}
    content = file.read_bytes()
    elsewhere = tmp_path / "a" / "b"
    restore(file, url_of(elsewhere), elsewhere)
    assert file.read_bytes() == content
    assert marks(elsewhere / DATABASE) == ["ada"]
    assert (elsewhere / DATABASE).stat().st_mode & 0o777 == 0o600
    assert load_secret(elsewhere) == load_secret(home)
    assert names_in(elsewhere) == {DATABASE, f"{DATABASE}.lock", SECRET_FILE}
    assert load_secret(home) not in (elsewhere / DATABASE).read_bytes()


def test_a_backup_after_a_kill_has_what_was_committed_last(home, tmp_path):
    mark_and_die(home, "late")
    back_up(url_of(home), home, tmp_path / "copy.sqlite")
    assert marks(tmp_path / "copy.sqlite") == ["late"]
    assert names_in(tmp_path) == {"home", "copy.sqlite"}


async def test_a_server_begins_on_what_was_restored(home, tmp_path):
    back_up(url_of(home), home, tmp_path / "copy.sqlite")
    elsewhere = tmp_path / "elsewhere"
    restore(tmp_path / "copy.sqlite", url_of(elsewhere), elsewhere)
    async with AppState(elsewhere).open():
        pass


def test_a_backup_replaces_no_file(home, tmp_path):
    for file in (tmp_path / "copy.sqlite", home / DATABASE):
        file.touch()
        content = file.read_bytes()
        with pytest.raises(StoreError, match="is there already: a backup replaces no file"):
            back_up(url_of(home), home, file)
        assert file.read_bytes() == content


def test_a_database_that_is_not_there_is_named(tmp_path):
    with pytest.raises(StoreError, match=r"there is no database .*argosy\.sqlite to back up"):
        back_up(url_of(tmp_path), tmp_path, tmp_path / "copy.sqlite")
    assert names_in(tmp_path) == set()


def test_a_damaged_database_gives_no_backup(home, tmp_path):
    (home / DATABASE).write_bytes(b"SQLite format 3\0" + bytes(range(256)) * 40)
    with pytest.raises(StoreError, match=r"the backup .*copy\.sqlite cannot be written"):
        back_up(url_of(home), home, tmp_path / "copy.sqlite")
    assert names_in(tmp_path) == {"home"}


def test_what_is_wrong_in_the_copy_is_found_before_it_has_its_name(home, tmp_path, monkeypatch):
    """Two tables in the same place: the file opens, and only the look at all of it finds that."""

    def wrong(source, target) -> None:
        shutil.copy(source, target)
        with sqlite3.connect(target) as connection:
            connection.execute("PRAGMA writable_schema=ON")
            connection.execute(
                "UPDATE sqlite_master SET rootpage = (SELECT rootpage FROM sqlite_master WHERE name = 'guests') "
                "WHERE name = 'talk'"
            )
        connection.close()

    monkeypatch.setattr(backup, "_copy", wrong)
    with pytest.raises(StoreError, match="the copy is damaged: "):
        back_up(url_of(home), home, tmp_path / "copy.sqlite")
    assert names_in(tmp_path) == {"home"}


def test_a_restore_keeps_what_is_there_beside_it_and_only_if_asked_to(home, tmp_path):
    mark(home, "old")
    file = tmp_path / "copy.sqlite"
    back_up(url_of(home), home, file)
    mark(home, "new")
    with pytest.raises(
        StoreError, match=r"there is a database .* already: name another --data-dir, or add --replace"
    ):
        restore(file, url_of(home), home)
    assert marks(home / DATABASE) == ["new", "old"]
    restore(file, url_of(home), home, replace=True)
    assert marks(home / DATABASE) == ["old"]
    (aside,) = home.glob(f"{DATABASE}.before-*")
    assert marks(aside) == ["new", "old"]


def test_what_sqlite_keeps_beside_an_old_database_goes_with_it(home, tmp_path):
    """After a kill choices stand in the file beside the database; in a new one they would be strangers."""
    file = tmp_path / "copy.sqlite"
    back_up(url_of(home), home, file)
    mark_and_die(home, "late")
    restore(file, url_of(home), home, replace=True)
    assert marks(home / DATABASE) == []
    aside = next(
        path for path in home.glob(f"{DATABASE}.before-*") if not path.name.endswith(("-wal", "-shm"))
    )
    assert marks(aside) == ["late"]


def test_a_database_that_a_process_uses_is_not_restored(home, tmp_path):
    file = tmp_path / "copy.sqlite"
    back_up(url_of(home), home, file)
    claim = FileClaim(home / DATABASE)
    claim.take()
    with pytest.raises(StoreError, match="another Argosy uses the database"):
        restore(file, url_of(home), home, replace=True)
    claim.release()
    assert not list(home.glob("*.before-*"))


def test_another_secret_is_replaced_only_if_asked_to(home, tmp_path):
    file, other = tmp_path / "copy.sqlite", tmp_path / "other"
    back_up(url_of(home), home, file)
    other.mkdir()
    own = load_secret(other)
    with pytest.raises(StoreError, match=r"secret\.key is not the secret of the backup"):
        restore(file, url_of(other), other)
    assert names_in(other) == {SECRET_FILE, f"{DATABASE}.lock"}
    restore(file, url_of(other), other, replace=True)
    assert load_secret(other) == load_secret(home)
    (aside,) = other.glob(f"{SECRET_FILE}.before-*")
    assert bytes.fromhex(aside.read_text()) == own


@pytest.mark.parametrize("content", [b"", b"a letter to a friend", b"SQLite format 3\0" + bytes(4000)])
def test_a_file_that_is_no_backup_changes_nothing(home, tmp_path, content):
    file = tmp_path / "letter"
    file.write_bytes(content)
    before = (home / DATABASE).read_bytes()
    for folder, replace in ((tmp_path / "elsewhere", False), (home, True)):
        with pytest.raises(StoreError):
            restore(file, url_of(folder), folder, replace=replace)
    assert (home / DATABASE).read_bytes() == before
    assert not list(home.glob("*.before-*"))
    assert names_in(tmp_path / "elsewhere") <= {f"{DATABASE}.lock"}


def test_a_backup_of_a_newer_argosy_is_refused(home, tmp_path):
    file = tmp_path / "copy.sqlite"
    back_up(url_of(home), home, file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    with pytest.raises(StoreError, match="has the form 9999, and this Argosy knows forms up to"):
        restore(file, url_of(tmp_path / "elsewhere"), tmp_path / "elsewhere")


def test_postgresql_has_tools_of_its_own(tmp_path):
    url = make_url("postgresql+psycopg://ada:hush@host/games")
    with pytest.raises(StoreError, match="use pg_dump --format=custom") as refused:
        back_up(url, tmp_path, tmp_path / "copy")
    assert "hush" not in str(refused.value)
    (tmp_path / "copy").touch()
    with pytest.raises(StoreError, match="use pg_restore"):
        restore(tmp_path / "copy", url, tmp_path)


def test_the_commands_find_the_database_that_the_settings_name(home, tmp_path, capsys):
    (tmp_path / "argosy.toml").write_text(f'[server]\ndatabase = "sqlite:///{home / DATABASE}"\n')
    mark(home, "ada")
    with pytest.raises(SystemExit) as end:
        main(["backup", str(tmp_path / "copy.sqlite"), "--data-dir", str(tmp_path)])
    assert not end.value.code
    assert "0 tables with 0 lines of their logs" in capsys.readouterr().err
    assert marks(tmp_path / "copy.sqlite") == ["ada"]
    with pytest.raises(SystemExit) as end:
        main(["restore", str(tmp_path / "copy.sqlite"), "--data-dir", str(tmp_path)])
    assert str(end.value.code).startswith("argosy: there is a database")
