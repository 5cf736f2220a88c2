"""`argosy backup` and `argosy restore`: all that a server keeps, in one file and back."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from argosy.cli.options.database import USUAL, Where, place_of


def backup(file: Path, /, *, where: Where = USUAL) -> None:
    """Copy all games and the secret for cookies into a new file. The server may go on meanwhile.

    Whoever has the file can see hands that are secret, so only its owner can read it.

    Parameters
    ----------
    file
        The new file. One that is there already is not replaced.
    where
        The options that say where games are kept.

    """
    from argosy.cli.progress import say, terminal
    from argosy.server.storage.backup import back_up

    place = place_of(where)
    kept = back_up(place.database, place.data_dir, file)
    say(terminal(), f"{kept.tables} tables with {kept.entries} lines of their logs are in {file}.")


def restore(
    file: Path,
    /,
    *,
    where: Where = USUAL,
    replace: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    """Put a backup back. The server must not run.

    Parameters
    ----------
    file
        The file that `argosy backup` has written; it stays as it is.
    where
        The options that say where games are kept.
    replace
        Also if there is a database already, which is kept beside the new one under a name with the time.

    """
    from argosy.cli.progress import say, terminal
    from argosy.server.storage import backup

    place = place_of(where)
    kept = backup.restore(file, place.database, place.data_dir, replace=replace)
    say(terminal(), f"{kept.tables} tables with {kept.entries} lines of their logs are back.")
