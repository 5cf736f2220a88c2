"""First starts of the server in empty folders, killed at each moment, in forked processes.

Forks of this process take milliseconds each.

    python first_starts.py FOLDER  kill a first start at its first moment, its second, ..., and start again

Prints one JSON list. A moment is a statement sent to the database, or a call that makes a file.
"""

import asyncio
import itertools
import json
import os
import signal
import sys
from pathlib import Path

from sqlalchemy import event

from argosy.server.bots.bot_pool import BotPool
from argosy.server.http.app_state import AppState

FILE_CALLS = ("open", "os.link", "os.rename", "os.remove")


async def start(folder: Path, moments: "Moments | None" = None) -> None:
    """Do all that a server does before it listens."""
    app_state = AppState(folder, bots=BotPool(workers=0))
    if moments is not None:
        event.listen(app_state.store.database.engine, "before_cursor_execute", lambda *_: moments.count())
    async with app_state.open():
        assert await app_state.store.count_tables() == 0


class Moments:
    """Counts the moments of a start and kills the process at one of them."""

    def __init__(self, last: int, folder: Path) -> None:
        self.left = last
        self.folder = str(folder)
        sys.addaudithook(self._on_file)

    def count(self) -> None:
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        self.left -= 1

    def _on_file(self, name: str, arguments: tuple) -> None:
        if name in FILE_CALLS and str(arguments[0]).startswith(self.folder):
            self.count()


def forked(work) -> int:
    """Do something in a process of its own; returns its id."""
    child = os.fork()
    if child:
        return child
    try:
        work()
    except BaseException as error:  # noqa: BLE001  because the parent hears of it by the exit status
        print(f"{type(error).__name__}: {error}", file=sys.stderr)
        os._exit(1)
    os._exit(0)


def status(child: int) -> int:
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def kills(folder: Path) -> list[tuple[int, int]]:
    """For each kill: how the first start ended, and how the next one did."""
    ends = []
    for moment in itertools.count():
        place = folder / str(moment)
        first = status(
            forked(lambda place=place, moment=moment: asyncio.run(start(place, Moments(moment, place))))
        )
        ends.append((first, status(forked(lambda place=place: asyncio.run(start(place))))))
        if first == 0:
            return ends
    raise AssertionError


if __name__ == "__main__":
    print(json.dumps(kills(Path(sys.argv[1]))))
