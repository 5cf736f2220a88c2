"""Stored self-play examples, so that an interrupted training does not play them again."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError
from argosy.lab.training.types import Part, Parts

PLAY_AGAIN = "remove it, and its part is played again"
PUT_BACK = "put it back, or begin in another folder with --start"


class StoredExamples:
    """The examples of a training: a file for each part of a generation."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def parts(self, generation: int) -> Parts:
        """Those of a generation."""
        return PlayedParts(self.folder, generation)

    def examples(self, generations: Iterable[int]) -> NDArray[Any]:
        """Return the examples of some generations as one array; at least one part must be there."""
        return np.concatenate(self.mapped(generations))

    def mapped(self, generations: Iterable[int]) -> list[NDArray[Any]]:
        """Return the parts of some generations that are there; they are read from their files when used."""
        files = [
            file for one in generations for file in sorted(self.folder.glob(f"{one}-*.npy"), key=_part_of)
        ]
        return [_examples_in(file, PUT_BACK, mapped=True) for file in files]

    def forget(self, before: int) -> None:
        """Remove what was played before a generation."""
        for file in self.folder.glob("*-*.npy"):
            if int(file.stem.partition("-")[0]) < before:
                file.unlink()
        if self.folder.is_dir() and not any(self.folder.iterdir()):
            self.folder.rmdir()


class PlayedParts:
    """Those of a generation, by part."""

    def __init__(self, folder: Path, generation: int) -> None:
        self._folder, self._generation = folder, generation

    def found(self, chunk: Part) -> NDArray[Any] | None:
        """The examples of a part; None if it has not been played."""
        file = self._file(chunk)
        return _examples_in(file, PLAY_AGAIN) if file.exists() else None

    def keep(self, chunk: Part, result: NDArray[Any]) -> None:
        """Write the examples of a part; a file is there whole or not at all."""
        self._folder.mkdir(parents=True, exist_ok=True)
        begun = self._folder / f"new-{chunk.number}"
        with begun.open("wb") as file:
            np.save(file, result)
        begun.replace(self._file(chunk))

    def _file(self, part: Part) -> Path:
        return self._folder / f"{self._generation}-{part.number}.npy"


def _examples_in(file: Path, remedy: str, *, mapped: bool = False) -> NDArray[Any]:
    """Read the examples of a part. Raises ArgosyError with the remedy for a damaged file."""
    try:
        return np.load(file, mmap_mode="r" if mapped else None)
    except (OSError, ValueError, EOFError) as error:
        raise ArgosyError(f"{file} holds no examples: {error}; {remedy}") from None


def _part_of(file: Path) -> int:
    return int(file.stem.partition("-")[2])
