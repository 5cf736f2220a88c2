"""Options of commands that work on a stored database: folder, database, settings."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

from cyclopts import Parameter

if TYPE_CHECKING:
    from sqlalchemy import URL

FOLDER = "Folder for the games, as `argosy play` has it; by default the user's data folder."
DATABASE = "SQLAlchemy URL of the database, if it is another one than the file in that folder: sqlite:////folder/file"
SETTINGS = "File with settings; by default argosy.toml in the folder for the games, if there is one."


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Where:
    """The options that say where games are kept."""

    data_dir: Annotated[Path | None, Parameter(help=FOLDER)] = None
    database: Annotated[str | None, Parameter(help=DATABASE)] = None
    settings: Annotated[Path | None, Parameter(help=SETTINGS)] = None


USUAL = Where()
"""Where `argosy play` keeps them if nothing is said."""


class DatabasePlace(NamedTuple):
    """The place of stored games: folder or database address."""

    data_dir: Path
    database: "URL"


def place_of(where: Where) -> DatabasePlace:
    """Return the place in which `argosy play` with these options stores its games."""
    from sqlalchemy import URL

    from argosy.server.database_url import parsed
    from argosy.server.http.app_state import DATABASE
    from argosy.server.http.launch import default_data_dir
    from argosy.server.settings import load

    folder = where.data_dir or default_data_dir()
    named = where.database or load(where.settings, data_dir=folder).server.database
    return DatabasePlace(folder, parsed(named or URL.create("sqlite", database=str(folder / DATABASE))))
