"""`argosy worker`: bots and the coach of a server on another machine."""

from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number


def worker(
    *,
    database: str | None = None,
    settings: Path | None = None,
    bot: Annotated[tuple[str, ...], Parameter(negative=())] = (),
    data: Path | None = None,
    bot_processes: Annotated[int | None, Parameter(validator=Number(gte=1, lte=1024))] = None,
) -> None:
    """Think for the bots and the coach of servers that use the same database of PostgreSQL.

    Ctrl-C ends it, after the work at hand.

    Parameters
    ----------
    database
        URL of the servers' database: postgresql://user:password@host/name.
    settings
        File with settings, as the servers have it (docs/host/settings.md).
    bot
        A bot of your own whose questions are answered here, as the servers name it, in any folder; may
        be given several times.
    data
        Folder with facts of your own, if the servers have one: the same facts, or nothing is taken from them.
    bot_processes
        Processes in which bots think; by default one for each processor but one, at least one.

    """
    from argosy.bots.bot_folders import without_folders
    from argosy.cli.custom_data import use
    from argosy.server.bots.queue.service import run
    from argosy.server.settings import load

    use(data)
    found = load(settings).with_service(database=database, bots=bot or None, bot_processes=bot_processes)
    found = found.with_service(bots=without_folders(found.server.bots))
    run(found, partial(print, flush=True))
