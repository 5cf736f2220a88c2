"""Data folders of expansions of any game: their parts and files, and those of a user's folder."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from argosy.catalog.blocks import IDENTITY, Blocks, read_expansion
from argosy.catalog.facts import read_row
from argosy.errors import CatalogError

DATA = Path(__file__).parents[1] / "data"


class Expansion(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The identity of a folder of data: its `box.toml`."""

    id: str
    game: str
    part: str
    """What the box is to its game: "base", or what it adds."""
    edition: int


class ExpansionFields(msgspec.Struct, forbid_unknown_fields=True):
    """`box.toml` as written."""

    game: str
    part: str
    edition: int


class Files(NamedTuple):
    """The files of an expansion besides `box.toml`."""

    needs: frozenset[str]
    may_have: frozenset[str] = frozenset()


class Layout(NamedTuple):
    """The layout of the data of a game: its lists, and the files of each part."""

    game: str
    lists: Mapping[str, str]
    """Files that hold a list of blocks, in the order in which they are read, and the name of the list."""
    parts: Mapping[str, Files]
    """By part the files of an expansion."""


def known_expansions(game: str, extra: Path | None = None) -> tuple[str, ...]:
    """The names of all expansions there are for a game, the user's own included, in alphabetical order."""
    folders = [DATA / game] + ([extra / game] if extra else [])
    found = {
        path.name
        for folder in folders
        if folder.is_dir()
        for path in folder.iterdir()
        if (path / IDENTITY).is_file()
    }
    return tuple(sorted(found))


def read_expansions(
    layout: Layout, expansions: tuple[str, ...], extra: Path | None
) -> list[tuple[Expansion, Blocks]]:
    """Each expansion with its blocks, the user's on top.

    The parts are in the order of the layout, expansions of one part by name.
    """
    if extra is not None:
        check_extra(extra)
    order = list(layout.parts)
    contents = {expansion: read_files(layout, expansion, extra) for expansion in expansions}
    found = [(identify(layout, expansion, files), files) for expansion, files in contents.items()]
    return sorted(found, key=lambda pair: (order.index(pair[0].part), pair[0].id))


def check_extra(extra: Path) -> None:
    """A user's folder holds games, games hold expansions: because a misspelt folder would else be passed
    over in silence.
    """
    if not extra.is_dir():
        raise CatalogError(
            f"{extra}: no such folder; a data folder holds wonders/BOX/FILE.toml or duel/BOX/FILE.toml"
        )
    games = sorted(path.name for path in DATA.iterdir() if path.is_dir())
    for folder in sorted(extra.iterdir()):
        if folder.name not in games:
            raise CatalogError(f"{extra}: {folder.name} is not a game; known: {', '.join(games)}")
        _check_expansions(folder.name, extra)


def _check_expansions(game: str, extra: Path) -> None:
    if not (extra / game).is_dir():
        raise CatalogError(f"{extra}: {game} is a file; a game is a folder of boxes")
    expansions = {expansion.name for expansion in (extra / game).iterdir()}
    for name in sorted(expansions - set(known_expansions(game, extra))):
        known = ", ".join(known_expansions(game))
        raise CatalogError(
            f"{extra}: {game}/{name} is not a box; known: {known}; a new box needs a {IDENTITY}"
        )


def read_files(layout: Layout, expansion: str, extra: Path | None) -> Blocks:
    """The blocks of one expansion, the user's on top."""
    game = layout.game
    folders = [(DATA / game / expansion, False)] + ([(extra / game / expansion, True)] if extra else [])
    if expansion not in known_expansions(game, extra):
        raise CatalogError(
            f"there is no box {expansion!r}; known: {', '.join(known_expansions(game, extra))}"
        )
    return read_expansion([(folder, own) for folder, own in folders if folder.is_dir()], layout.lists)


def identify(layout: Layout, expansion: str, files: Blocks) -> Expansion:
    """Return the identity of a folder of data.

    Raises CatalogError if it lacks files or has files that its part knows nothing of.
    """
    if IDENTITY not in files:
        raise CatalogError(f"{expansion}: {IDENTITY} is missing; it says game, part and edition")
    row = read_row(files[IDENTITY]["box"], ExpansionFields)
    found = Expansion(id=expansion, game=row.game, part=row.part, edition=row.edition)
    if found.game != layout.game:
        raise CatalogError(
            f"{expansion}/{IDENTITY}: game is {found.game!r}, but the folder stands under {layout.game}"
        )
    if found.part not in layout.parts:
        raise CatalogError(
            f"{expansion}/{IDENTITY}: part is {found.part!r}; one of: {', '.join(layout.parts)}"
        )
    needs, may_have = layout.parts[found.part]
    for name in sorted(needs - files.keys()):
        raise CatalogError(f"{expansion}: {name} is missing")
    for name in sorted(files.keys() - needs - may_have - {IDENTITY}):
        raise CatalogError(f"{expansion}: a box of part {found.part} has no {name}")
    return found


def only_one(part: str, expansions: list[Expansion]) -> Expansion | None:
    """The box of this part; None if there is none, CatalogError if there are two."""
    found = [expansion for expansion in expansions if expansion.part == part]
    if len(found) > 1:
        raise CatalogError(
            f"{' and '.join(expansion.id for expansion in found)} are both {part} boxes; choose one"
        )
    return found[0] if found else None
