"""The cluster of the tests goes away with the process that has started it, however that ends."""

import os
import subprocess
import sys

import pytest

from tests.server.postgres_cluster import MISSING, programs
from tests.server.processes import wait_for

START = "from tests.server.postgres_cluster import Cluster; print(Cluster().process, flush=True); input()"


def is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.skipif(programs() is None, reason=MISSING)
def test_a_killed_process_leaves_no_cluster():
    owner = subprocess.Popen([sys.executable, "-c", START], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    started = int(owner.stdout.readline())
    assert is_alive(started)
    owner.kill()
    owner.communicate()
    wait_for(lambda: not is_alive(started))
    assert not is_alive(started)
