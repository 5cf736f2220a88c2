"""`argosy export` and `argosy import`: finished games as JSON lines."""

import sys
from pathlib import Path

from argosy.cli.database_options import USUAL, Where, place_of


def export_games(
    file: Path,
    /,
    *,
    where: Where = USUAL,
    data: Path | None = None,
) -> None:
    """Write every finished game into a new file, a line of JSON with its record each.

    The server may go on meanwhile.

    Games that run are left out, because their records would show all hands; `argosy backup` keeps those, too.

    Parameters
    ----------
    file
        The new file. One that is there already is not replaced.
    where
        The options that say where games are kept.
    data
        The folder with facts of your own that games were played with (docs/develop/data.md).

    """
    import asyncio

    from argosy.cli.custom_data import use
    from argosy.cli.progress import say, terminal
    from argosy.server import logs
    from argosy.server.storage.exchange import write_games

    logs.set_up()
    use(data)
    done = asyncio.run(write_games(place_of(where).database, file))
    console = terminal()
    for table, fault in done.damaged:
        say(console, f"table {table}: {fault}")
    say(console, f"Games in {file}: {done.games}.")
    if done.damaged:
        sys.exit(1)


def import_games(
    file: Path,
    /,
    *,
    where: Where = USUAL,
    data: Path | None = None,
) -> None:
    """Keep the games of a file as records, and print the address of each replay. The server must not run.

    Every game is played again first; a line that is wrong is named with its number, and the others are kept.

    Parameters
    ----------
    file
        Lines of JSON, as `argosy export` writes them.
    where
        The options that say where games are kept.
    data
        The folder with facts of your own that games were played with (docs/develop/data.md).

    """
    import asyncio

    from argosy.cli.custom_data import use
    from argosy.cli.progress import say, terminal
    from argosy.server.storage.exchange import read_games

    use(data)
    place = place_of(where)
    place.data_dir.mkdir(parents=True, exist_ok=True)
    done = asyncio.run(read_games(file, place.database))
    console = terminal()
    for number, fault in done.faults:
        say(console, f"{file}, line {number}: {fault}")
    for record in done.records:
        sys.stdout.write(f"/r/{record}\n")
    there = len(done.records) - done.new
    say(console, f"New games: {done.new}. There already: {there}. Lines left out: {len(done.faults)}.")
    if done.faults:
        sys.exit(1)
