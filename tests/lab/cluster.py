"""A Ray of two workers on this machine for all tests of a process, and workers that die in the middle."""

import os
import signal
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import pytest

needs_ray = pytest.mark.skipif(
    not find_spec("ray"), reason="ray is not installed: scripts/prepare dev brings it"
)


class Mortal:
    """Workers of which one dies in the middle of each chunk that is named here, once."""

    is_here = False

    def __init__(self, workers, folder, doomed):
        self._workers, self._folder, self._doomed = workers, folder, doomed

    @property
    def room(self):
        return self._workers.room

    @property
    def deaths(self):
        """Ids of the processes that have died."""
        return {int(file.read_text()) for file in self._folder.glob("died-*")}

    def share(self, value):
        return self._workers.share(value)

    def submit(self, work, shared, chunk):
        if chunk in self._doomed:
            work = partial(die_once, str(self._folder / f"died-{self._doomed.index(chunk)}"), work)
        return self._workers.submit(work, shared, chunk)


def die_once(marker, work, shared, chunk):
    """Do the work, and die before anybody has heard of it, the first time."""
    result = work(shared, chunk)
    if not Path(marker).exists():
        Path(marker).write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    return result


def die_always(shared, chunk):
    os.kill(os.getpid(), signal.SIGKILL)


def squared(shared, chunk):
    return shared * chunk * chunk


def refuse(shared, chunk):
    from argosy.errors import ArgosyError

    raise ArgosyError(f"no {chunk} here")


def process_of(shared, chunk):
    return os.getpid()
