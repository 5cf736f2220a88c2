"""A server in a process of its own, as a person starts it, for tests that kill it or open a browser."""

import os
import re
import signal
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Mapping
from pathlib import Path

from argosy.game import engine
from argosy.server.http.launch import SHUTDOWN_SECONDS
from argosy.server.tables.autoplay import TIME_TO_UNDO

START = (
    "import sys; from pathlib import Path; from argosy.server import settings;"
    "from argosy.server.http import launch; from argosy.server.tables import autoplay;"
    "autoplay.TIME_TO_UNDO, launch.SHUTDOWN_SECONDS = float(sys.argv[3]), int(sys.argv[5]);"
    "launch.run(sys.argv[4], int(sys.argv[2]), Path(sys.argv[1]), open_browser=False, warm=False, settings=settings.load())"
)
PATIENCE = 60
"""Seconds after which a test on a busy machine gives up; nothing waits that long."""


class Process:
    """A server process on a folder.

    settings: variables of its environment (docs/host/settings.md). log: the file for its messages.
    """

    def __init__(
        self,
        folder: Path,
        port: int = 0,
        time_to_undo: float = TIME_TO_UNDO,
        host: str = "127.0.0.1",
        time_to_close: int = SHUTDOWN_SECONDS,
        settings: Mapping[str, str] | None = None,
        log: Path | None = None,
    ) -> None:
        # As after a warm-up, where there has been one: a whole game by clicks would wait for plain Python
        # most of the time.
        backend = {"ARGOSY_BACKEND": "compiled"} if engine.is_cached() else {}
        errors = None if log is None else log.open("wb")
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                START,
                str(folder),
                str(port),
                str(time_to_undo),
                host,
                str(time_to_close),
            ],
            stdout=subprocess.PIPE,
            stderr=errors or subprocess.DEVNULL,
            text=True,
            env=os.environ | backend | dict(settings or {}),
        )
        if errors is not None:
            errors.close()
        weakref.finalize(self, end, self.process)  # because a test that fails must not leave a server behind
        line = self.process.stdout.readline()
        self.url = re.search(r"http://\S+", line)[0]
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()

    def interrupt(self) -> int:
        """Ctrl-C, as a person ends it; the exit status."""
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code


def end(process: subprocess.Popen) -> None:
    """Kill what still runs."""
    if process.poll() is None:
        process.kill()
        process.wait()
        process.stdout.close()


def wait_for(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Look again and again, but not for ever."""
    end_ = time.monotonic() + seconds
    while not condition() and time.monotonic() < end_:
        time.sleep(0.002)
