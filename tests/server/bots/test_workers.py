"""Server worker processes on one address: dead ones are replaced, and all end together."""

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from argosy.cli import main
from tests.server.processes import PATIENCE, Process, wait_for
from tests.server.storage.test_kill import is_running


def serving(server: Process) -> list[int]:
    """The processes that serve, and the one that counts shared things for Python."""
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(pid) for pid in children.read_text().split()]


def workers_of(server: Process) -> set[int]:
    found = set()
    for pid in serving(server):
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # it may have ended meanwhile
            if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes():
                found.add(pid)
    return found


@pytest.fixture
def server(tmp_path, postgres_url):
    settings = {"ARGOSY_SERVER_DATABASE": postgres_url, "ARGOSY_SERVER_WORKERS": "2"}
    found = Process(tmp_path, settings=settings)
    yield found
    found.interrupt()


def test_a_process_that_is_killed_is_replaced_and_all_end_together(server):
    first = workers_of(server)
    assert len(first) == 2
    assert httpx.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 200
    victim = min(first)
    os.kill(victim, signal.SIGKILL)
    wait_for(lambda: len(workers_of(server) - {victim}) == 2)
    wait_for(lambda: httpx.get(f"{server.url}/ready", timeout=PATIENCE).status_code == 200)
    last = workers_of(server)
    assert server.interrupt() == 0
    assert not [pid for pid in last if is_running(pid)]


def test_processes_end_when_the_one_that_has_started_them_is_killed(server):
    workers = workers_of(server)
    server.kill()
    server.process.wait()
    wait_for(lambda: not [pid for pid in workers if is_running(pid)])


def test_several_processes_need_a_database_that_they_can_share(tmp_path, capsys):
    with pytest.raises(SystemExit) as end:
        main(["serve", "--workers", "2", "--port", "0", "--data-dir", str(tmp_path)])
    said = str(end.value) + capsys.readouterr().err
    assert "2 processes need a database that they can share: name one of PostgreSQL with --database" in said


@pytest.mark.whole
def test_a_secret_of_the_settings_makes_a_guest_the_same_on_two_machines(tmp_path):
    """Each machine has a data folder of its own; a cookie of the one counts at the other."""
    code = (
        "import sys; from pathlib import Path; from argosy.server.http.app_state import AppState;"
        "state = AppState(Path(sys.argv[1])); state.sign_with(sys.argv[2]); print(state.signer.sign('ada').decode())"
    )
    cookies = {
        subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / folder), "ab" * 32],
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for folder in ("one", "two")
    }
    assert len(cookies) == 1
