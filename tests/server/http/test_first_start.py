"""First start of a server: it makes the secret and the database; after any failure the next one works."""

import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from argosy.cli import main
from argosy.server.auth import identity
from argosy.server.auth.identity import load_secret
from argosy.server.errors import SecretError
from argosy.server.storage import sqlite

FIRST_STARTS = Path(__file__).parent / "first_starts.py"
KILLS = 20
"""Number of moments that a first start has at least."""


def first_starts(folder: Path) -> list:
    run = subprocess.run(
        [sys.executable, FIRST_STARTS, folder], capture_output=True, text=True, check=False, timeout=300
    )
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


@pytest.mark.soak
def test_a_kill_at_any_moment_of_the_first_start_leaves_a_folder_that_starts(tmp_path):
    *killed, whole = first_starts(tmp_path)
    assert len(killed) >= KILLS
    assert killed == [[-signal.SIGKILL, 0]] * len(killed)
    assert whole == [0, 0]


class Cursor:
    """Refuses some times, as SQLite does while another process changes the journal mode."""

    def __init__(self, times: int, reason: str) -> None:
        self.left, self.reason = times, reason

    def execute(self, _statement: str) -> None:
        self.left -= 1
        if self.left >= 0:
            raise sqlite3.OperationalError(self.reason)


def test_a_setting_that_another_process_holds_up_is_tried_again():
    cursor = Cursor(3, "database is locked")
    sqlite._set_patiently(cursor, "PRAGMA journal_mode=WAL")
    assert cursor.left == -1


def test_a_setting_that_cannot_be_is_an_error_at_once():
    cursor = Cursor(3, "disk I/O error")
    with pytest.raises(sqlite3.OperationalError, match="disk"):
        sqlite._set_patiently(cursor, "PRAGMA journal_mode=WAL")
    assert cursor.left == 2


def test_the_secret_is_kept_and_only_its_owner_can_read_it(tmp_path):
    secret = load_secret(tmp_path)
    assert load_secret(tmp_path) == secret
    assert len(secret) == 32
    assert stat.S_IMODE((tmp_path / "secret.key").stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


@pytest.mark.parametrize("text", [b"", b"\n", b"00" * 31, b"00" * 33, b"zz" * 32, b"\xff" * 64], ids=repr)
def test_a_secret_that_is_not_32_bytes_is_refused_with_the_way_out(tmp_path, text):
    """With an empty secret anybody could sign for anybody."""
    path = tmp_path / "secret.key"
    path.write_bytes(text)
    with pytest.raises(SecretError, match=r"secret\.key.*32 bytes.*[Dd]elete"):
        load_secret(tmp_path)
    assert path.read_bytes() == text


def test_the_command_says_in_one_line_that_the_secret_is_damaged(tmp_path):
    (tmp_path / "secret.key").touch()
    with pytest.raises(SystemExit, match=r"^argosy: .*secret\.key"):
        main(["play", "--port", "0", "--no-browser", "--data-dir", str(tmp_path)])


def test_the_secret_is_whole_on_the_disk_before_it_has_its_name(tmp_path, monkeypatch):
    event_log = []
    link, fsync = os.link, os.fsync
    monkeypatch.setattr(identity.os, "fsync", lambda file: (event_log.append("fsync"), fsync(file))[1])
    monkeypatch.setattr(identity.os, "link", lambda *names: (event_log.append("link"), link(*names))[1])
    load_secret(tmp_path)
    assert event_log[:2] == ["fsync", "link"]


def test_where_there_are_no_hard_links_the_secret_is_made_all_the_same(tmp_path, monkeypatch):
    def unsupported(*_names):
        raise OSError("operation not supported")

    monkeypatch.setattr(identity.os, "link", unsupported)
    assert load_secret(tmp_path) == load_secret(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]
