"""Records of forfeited games as files, each up to the choice that a bot has not made."""

import re
from collections.abc import Iterator
from pathlib import Path

from argosy.errors import ArgosyError
from argosy.lab.matches import Forfeit, Match

LONGEST_BOT = 60
"""Letters of the name of a bot in the name of a file."""
UNFIT = re.compile(r"[^\w.-]+")


def make_folder(folder: Path) -> None:
    """Make the folder for records. Raises ArgosyError where it cannot be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArgosyError(f"{folder} cannot be made: {error.strerror}") from None


def save(result: Match, folder: Path) -> list[Path]:
    """Write a file for each forfeit of a match, e.g. `seed-4-moment-2-mybots_Builder.txt`. Return them.

    Raises ArgosyError for a file that cannot be written.
    """
    files = dict(_records(result))
    for name, record in files.items():
        try:
            (folder / name).write_text(record, encoding="utf-8")
        except OSError as error:
            raise ArgosyError(f"{folder / name} cannot be written: {error.strerror}") from None
    return [folder / name for name in files]


def _records(result: Match) -> Iterator[tuple[str, str]]:
    for game in result.games:
        for forfeit in game.forfeits:
            if forfeit.record:  # a file of `--resume` that an older version began has none
                yield _file_name(game.seed, forfeit, result.rows[forfeit.entrant].name), forfeit.record


def _file_name(seed: int, forfeit: Forfeit, bot: str) -> str:
    """The name of a file. The end of a bot's name says which of two it is, so that end is kept."""
    return f"seed-{seed}-moment-{forfeit.moment}-{UNFIT.sub('_', bot)[-LONGEST_BOT:]}.txt"
