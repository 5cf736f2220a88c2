"""PostgreSQL cluster of the tests: it ends with the process that has started it, however that ends."""

import subprocess
import sys

import pytest

from tests.server.processes import wait_for
from tests.server.storage.postgres_cluster import MISSING, programs
from tests.server.storage.test_kill import is_running

START = (
    "from tests.server.storage.postgres_cluster import Cluster; print(Cluster().process, flush=True); input()"
)


@pytest.mark.skipif(programs() is None, reason=MISSING)
def test_a_killed_process_leaves_no_cluster():
    owner = subprocess.Popen(
        [sys.executable, "-c", START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    started = int(owner.stdout.readline())
    assert is_running(started)
    owner.kill()
    owner.communicate()
    wait_for(lambda: not is_running(started))
    assert not is_running(started)
