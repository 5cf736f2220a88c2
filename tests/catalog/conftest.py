"""Copies of the data that a test may spoil, and folders of a user's own data."""

import shutil
from pathlib import Path

import pytest

from argosy.catalog import expansions


class Shelf:
    """A private copy of the shipped data."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def edit(self, file: str, old: str, new: str) -> None:
        """Replace the only occurrence of `old` in `base_2010/guilds.toml` and the like."""
        path = self.folder / "wonders" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def edit_first(self, file: str, old: str, new: str) -> None:
        """Replace the first occurrence of `old` in a file of Duel."""
        path = self.folder / "duel" / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old!r} does not stand in {file}"
        path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """The loader reads from a copy of the data that the test may change."""
    shutil.copytree(expansions.DATA, tmp_path / "data")
    monkeypatch.setattr(expansions, "DATA", tmp_path / "data")
    return Shelf(tmp_path / "data")


@pytest.fixture
def own(tmp_path):
    """A user's data folder: `own(path, text)` writes a file of it and returns the folder.

    A path is one such as "wonders/base_2010/guilds.toml".
    """

    def write(file: str, text: str) -> Path:
        path = tmp_path / "own" / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return tmp_path / "own"

    return write
