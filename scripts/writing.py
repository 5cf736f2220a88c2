"""Shared functions of the scripts that write records of games."""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from argosy.game import engine

ROOT = Path(__file__).resolve().parents[1]


def write_anew(everything: dict[str, Callable[[], Iterator[tuple[Path, str]]]], games: list[str]) -> None:
    """Write the files of these games, or of all; a file may be made from those before it."""
    if unknown := set(games) - set(everything):
        sys.exit(f"no such game: {', '.join(sorted(unknown))}; choose from {', '.join(everything)}")
    with engine.in_backend("compiled"):
        for game in games or everything:
            for path, text in everything[game]():
                path.write_text(text)
                print(path.relative_to(ROOT))
