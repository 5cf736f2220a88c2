"""`argosy export`, `import` and `dataset`: finished games as JSON lines and as data files."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from argosy.cli.options.database import USUAL, Where, place_of

if TYPE_CHECKING:
    from sqlalchemy import URL


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


def dataset(folder: Path, /, *, where: Where = USUAL, data: Path | None = None) -> None:
    """Write the finished games of a server as Parquet files, without the names of people.

    The host allows it with share_games = true in the settings. The server may go on meanwhile. Each kind of
    table gets two files: its games and its choices (docs/bots/data-files.md).

    Parameters
    ----------
    folder
        A new folder for the files.
    where
        The options that say where games are kept.
    data
        The folder with facts of your own that games were played with (docs/develop/data.md).

    """
    import asyncio

    from argosy.cli.custom_data import use
    from argosy.cli.progress import say, terminal
    from argosy.errors import ArgosyError
    from argosy.server import logs
    from argosy.server.http.launch import default_data_dir
    from argosy.server.settings import load
    from argosy.server.tables.shared_games import check_shared, secret_of

    logs.set_up()
    use(data)
    home = where.data_dir or default_data_dir()
    settings = load(where.settings, data_dir=home)
    check_shared(settings)
    secret = secret_of(settings, home)
    if folder.exists():
        raise ArgosyError(f"{folder} is there already: name a new folder")
    if not folder.parent.is_dir():
        raise ArgosyError(f"{folder} cannot be made: there is no folder {folder.parent}")
    counts = asyncio.run(write_dataset(place_of(where).database, secret, folder))
    for name, count in counts.items():
        say(terminal(), f"{name}: {count} {'game' if count == 1 else 'games'}")
    say(terminal(), f"Games in {folder}: {sum(counts.values())}.")


async def write_dataset(url: "URL", secret: bytes, folder: Path) -> dict[str, int]:
    """Write the files; return the number of games by their names."""
    from argosy.cli.simulation.server_games import ServerFiles
    from argosy.server.tables.shared_games import shared_games

    with ServerFiles(folder) as files:
        async for game in shared_games(url, secret):
            files.add(game)
        return files.close()
