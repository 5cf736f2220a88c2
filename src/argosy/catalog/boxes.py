"""Data folders of expansions of any game: their parts and files, and those of a user's folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from argosy.catalog.blocks import BOX, Blocks, read_box
from argosy.catalog.facts import read_row
from argosy.errors import CatalogError

DATA = Path(__file__).parents[1] / "data"


class Box(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The identity of a folder of data: its `box.toml`."""

    id: str
    game: str
    part: str
    """What the box is to its game: "base", or what it adds."""
    edition: int


class BoxFields(msgspec.Struct, forbid_unknown_fields=True):
    """`box.toml` as written."""

    game: str
    part: str
    edition: int


class Files(NamedTuple):
    """The files of a box besides `box.toml`."""

    needs: frozenset[str]
    may_have: frozenset[str] = frozenset()


class Layout(NamedTuple):
    """The layout of the data of a game: its lists, and the files of each part."""

    game: str
    lists: Mapping[str, str]
    """Files that hold a list of blocks, in the order in which they are read, and the name of the list."""
    parts: Mapping[str, Files]
    """By part the files of a box."""


def known_boxes(game: str, extra: Path | None = None) -> tuple[str, ...]:
    """The names of all boxes there are for a game, the user's own included, in alphabetical order."""
    folders = [DATA / game] + ([extra / game] if extra else [])
    found = {
        path.name
        for folder in folders
        if folder.is_dir()
        for path in folder.iterdir()
        if (path / BOX).is_file()
    }
    return tuple(sorted(found))


def read_boxes(layout: Layout, boxes: tuple[str, ...], extra: Path | None) -> list[tuple[Box, Blocks]]:
    """Each box with its blocks, the user's on top; the parts in the order of the layout, boxes of one part
    by name.
    """
    if extra is not None:
        check_extra(extra)
    order = list(layout.parts)
    contents = {box: read_files(layout, box, extra) for box in boxes}
    found = [(identify(layout, box, files), files) for box, files in contents.items()]
    return sorted(found, key=lambda pair: (order.index(pair[0].part), pair[0].id))


def check_extra(extra: Path) -> None:
    """A user's folder holds games, games hold boxes: because a misspelt folder would else be passed over in
    silence.
    """
    if not extra.is_dir():
        raise CatalogError(
            f"{extra}: no such folder; a data folder holds wonders/BOX/FILE.toml or duel/BOX/FILE.toml"
        )
    games = sorted(path.name for path in DATA.iterdir() if path.is_dir())
    for folder in sorted(extra.iterdir()):
        if folder.name not in games:
            raise CatalogError(f"{extra}: {folder.name} is not a game; known: {', '.join(games)}")
        _check_boxes(folder.name, extra)


def _check_boxes(game: str, extra: Path) -> None:
    if not (extra / game).is_dir():
        raise CatalogError(f"{extra}: {game} is a file; a game is a folder of boxes")
    boxes = {box.name for box in (extra / game).iterdir()}
    for name in sorted(boxes - set(known_boxes(game, extra))):
        known = ", ".join(known_boxes(game))
        raise CatalogError(f"{extra}: {game}/{name} is not a box; known: {known}; a new box needs a {BOX}")


def read_files(layout: Layout, box: str, extra: Path | None) -> Blocks:
    """The blocks of one box, the user's on top."""
    game = layout.game
    folders = [(DATA / game / box, False)] + ([(extra / game / box, True)] if extra else [])
    if box not in known_boxes(game, extra):
        raise CatalogError(f"there is no box {box!r}; known: {', '.join(known_boxes(game, extra))}")
    return read_box([(folder, own) for folder, own in folders if folder.is_dir()], layout.lists)


def identify(layout: Layout, box: str, files: Blocks) -> Box:
    """Return the identity of a folder of data.

    Raises CatalogError if it lacks files or has files that its part knows nothing of.
    """
    if BOX not in files:
        raise CatalogError(f"{box}: {BOX} is missing; it says game, part and edition")
    row = read_row(files[BOX]["box"], BoxFields)
    found = Box(id=box, game=row.game, part=row.part, edition=row.edition)
    if found.game != layout.game:
        raise CatalogError(f"{box}/{BOX}: game is {found.game!r}, but the folder stands under {layout.game}")
    if found.part not in layout.parts:
        raise CatalogError(f"{box}/{BOX}: part is {found.part!r}; one of: {', '.join(layout.parts)}")
    needs, may_have = layout.parts[found.part]
    for name in sorted(needs - files.keys()):
        raise CatalogError(f"{box}: {name} is missing")
    for name in sorted(files.keys() - needs - may_have - {BOX}):
        raise CatalogError(f"{box}: a box of part {found.part} has no {name}")
    return found


def only_one(part: str, boxes: list[Box]) -> Box | None:
    """The box of this part; None if there is none, CatalogError if there are two."""
    found = [box for box in boxes if box.part == part]
    if len(found) > 1:
        raise CatalogError(f"{' and '.join(box.id for box in found)} are both {part} boxes; choose one")
    return found[0] if found else None
