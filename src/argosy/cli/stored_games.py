"""Which folder and database a command is about: the options of `argosy play`, and its settings."""

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from sqlalchemy import URL


class Place(NamedTuple):
    """Where games are kept."""

    data_dir: Path
    database: "URL"


def place_of(data_dir: Path | None, database: str | None, settings: Path | None) -> Place:
    """Where `argosy play` with these options keeps its games."""
    from sqlalchemy import URL

    from argosy.server.app_state import DATABASE
    from argosy.server.database_url import parsed
    from argosy.server.play import default_data_dir
    from argosy.server.settings import load

    folder = data_dir or default_data_dir()
    named = database or load(settings, data_dir=folder).server.database
    return Place(folder, parsed(named or URL.create("sqlite", database=str(folder / DATABASE))))
