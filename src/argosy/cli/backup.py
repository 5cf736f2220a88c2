"""`argosy backup` and `argosy restore`: all that a server keeps, in one file and back."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter


def backup(
    file: Path, /, *, data_dir: Path | None = None, database: str | None = None, settings: Path | None = None
) -> None:
    """Copy all games and the secret for cookies into a new file. The server may go on meanwhile.

    Whoever has the file can see hands that are secret, so only its owner can read it.

    Parameters
    ----------
    file
        The new file. One that is there already is not replaced.
    data_dir
        Folder for the games, as `argosy play` has it; by default the user's data folder.
    database
        SQLAlchemy URL of the database, if it is another one than the file in that folder: sqlite:////folder/file
    settings
        File with settings; by default argosy.toml in the folder for the games, if there is one.

    """
    from argosy.cli.progress import say, terminal
    from argosy.cli.stored_games import place_of
    from argosy.server.backups import back_up

    place = place_of(data_dir, database, settings)
    kept = back_up(place.database, place.data_dir, file)
    say(terminal(), f"{kept.tables} tables with {kept.entries} lines of their logs are in {file}.")


def restore(
    file: Path,
    /,
    *,
    data_dir: Path | None = None,
    database: str | None = None,
    settings: Path | None = None,
    replace: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Put a backup back. The server must not run.

    Parameters
    ----------
    file
        The file that `argosy backup` has written; it stays as it is.
    data_dir
        Folder for the games, as `argosy play` has it; by default the user's data folder.
    database
        SQLAlchemy URL of the database, if it is another one than the file in that folder: sqlite:////folder/file
    settings
        File with settings; by default argosy.toml in the folder for the games, if there is one.
    replace
        Also if there is a database already, which is kept beside the new one under a name with the time.

    """
    from argosy.cli.progress import say, terminal
    from argosy.cli.stored_games import place_of
    from argosy.server import backups

    place = place_of(data_dir, database, settings)
    kept = backups.restore(file, place.database, place.data_dir, replace=replace)
    say(terminal(), f"{kept.tables} tables with {kept.entries} lines of their logs are back.")
