"""Reads the data of an expansion: a folder of TOML files, made of blocks with sources.

Each block says where it comes from and how sure that is. A file has defaults on top (`source`, `sure`,
`sure_of`) and then blocks, either a list (`[[card]]`) or sections (`[deal]`). A user's folder has the same
layout; its blocks take the place of blocks of the same file and id, new ones come last, and `remove = ["id"]`
on top of a file takes blocks out.
"""

import re
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from argosy.errors import CatalogError

SECTIONS = "setup.toml"
"""The file that holds one block for each section."""

IDENTITY = "box.toml"
"""The file that says what the folder is."""

DEFAULTS = ("source", "sure", "sure_of")
ID = re.compile(r"[a-z][a-z0-9_]*")


class Block(msgspec.Struct, frozen=True):
    """One block as a file states it, defaults of the file filled in."""

    id: str
    fields: dict[str, Any]
    where: str
    """For messages: file, kind of block and id."""
    own: bool
    """True when it comes from the user's folder."""


class Blocks(dict[str, dict[str, Block]]):
    """File name -> id -> block, both in file order.

    Nobody changes them: what is read from an expansion is kept by them.
    """

    def __hash__(self) -> int:  # pyright: ignore[reportIncompatibleVariableOverride]  because other dicts have none
        return id(self)

    def __eq__(self, other: object) -> bool:
        return self is other


def read_expansion(folders: list[tuple[Path, bool]], lists: Mapping[str, str]) -> Blocks:
    """The blocks of one expansion: its own folder, then the user's folder for it on top.

    Each folder with its `own` flag.

    lists: the files of the game that hold a list of blocks, in order, and the name of each list. The same
    blocks again, as long as no file has changed.
    """
    return _read_expansion(
        tuple(folders), tuple(lists.items()), tuple(map(_stamps, (folder for folder, _ in folders)))
    )


def _stamps(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Names, times and sizes of the files of a folder."""
    return tuple(map(_stamp, sorted(folder.iterdir())))


def _stamp(path: Path) -> tuple[str, int, int]:
    try:
        about = path.stat()
    except OSError as problem:
        raise CatalogError(f"{shown(path)}: cannot be read: {problem.strerror}") from None
    return path.name, about.st_mtime_ns, about.st_size


@lru_cache(maxsize=128)
def _read_expansion(
    folders: tuple[tuple[Path, bool], ...], lists: tuple[tuple[str, str], ...], _stamps: object
) -> Blocks:
    files, names = Blocks(), dict(lists)
    for folder, own in folders:
        for path in _in_order(folder, [IDENTITY, SECTIONS, *names]):
            _overlay(files.setdefault(path.name, {}), path, names.get(path.name, ""), own=own)
    return files


def _in_order(folder: Path, names: list[str]) -> list[Path]:
    paths = list(folder.iterdir())
    for path in paths:
        if path.name not in names:
            raise CatalogError(f"{shown(path)}: no file of a box has this name; known: {', '.join(names)}")
    return sorted(paths, key=lambda path: names.index(path.name))


def _overlay(known: dict[str, Block], path: Path, kind: str, *, own: bool) -> None:
    content = read_toml(path)
    for name in _removed(content, path, own=own):
        if known.pop(name, None) is None:
            raise CatalogError(
                f"{shown(path)}: remove names {name}, which this file of the box does not have"
            )
    for block in _blocks(content, path, kind, own=own):
        known[block.id] = block


def read_toml(path: Path) -> dict[str, Any]:
    """The content of a file; CatalogError with file and line if it is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise CatalogError(f"{shown(path)}: not readable as TOML: {problem}") from None
    except OSError as problem:
        raise CatalogError(f"{shown(path)}: cannot be read: {problem.strerror}") from None


def _removed(content: dict[str, Any], path: Path, *, own: bool) -> list[str]:
    names: list[Any] = content.pop("remove", [])
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise CatalogError(f'{shown(path)}: remove is {names!r}; it must be a list of ids, e.g. ["baths"]')
    if names and not own:
        raise CatalogError(f"{shown(path)}: remove belongs into a user's folder; take the block out instead")
    return names


def _blocks(content: dict[str, Any], path: Path, kind: str, *, own: bool) -> list[Block]:
    if path.name == IDENTITY:
        return [Block(id="box", fields=content, where=shown(path), own=own)]
    defaults = {name: content.pop(name) for name in DEFAULTS if name in content}
    named = _sections(content, path) if path.name == SECTIONS else _listed(content, path, kind)
    return [
        Block(id=name, fields=_complete(fields, defaults, where), where=where, own=own)
        for name, fields, where in named
    ]


def _sections(content: dict[str, Any], path: Path) -> list[tuple[str, dict[str, Any], str]]:
    for name, fields in content.items():
        if not isinstance(fields, dict):
            raise CatalogError(f"{shown(path)}: {name} stands outside of a section; write it under [section]")
    return [(name, fields, f"{shown(path)}: [{name}]") for name, fields in content.items()]


def _listed(content: dict[str, Any], path: Path, kind: str) -> list[tuple[str, dict[str, Any], str]]:
    for name in content.keys() - {kind}:
        raise CatalogError(f"{shown(path)}: there is no {name} here; a block begins with [[{kind}]]")
    found: dict[str, tuple[str, dict[str, Any], str]] = {}
    listed: list[Any] = content.get(kind, [])
    if not isinstance(listed, list):
        raise CatalogError(f"{shown(path)}: {kind} is no list of blocks; each begins with [[{kind}]]")
    for number, fields in enumerate(listed, start=1):
        block_id = _id_of(fields, f"{shown(path)}: {kind} number {number}")
        if block_id in found:
            raise CatalogError(
                f"{shown(path)}: {kind} {block_id} stands here twice; an id names one block of a file"
            )
        found[block_id] = (block_id, fields, f"{shown(path)}: {kind} {block_id}")
    return list(found.values())


def _id_of(fields: dict[str, Any], where: str) -> str:
    block_id = fields.get("id") if isinstance(fields, dict) else fields
    if not isinstance(block_id, str) or not ID.fullmatch(block_id):
        raise CatalogError(f"{where}: id is {block_id!r}; it must be a word such as east_trading_post")
    return block_id


def _complete(fields: dict[str, Any], defaults: dict[str, Any], where: str) -> dict[str, Any]:
    complete = {**defaults, **fields}
    both = [said["sure_of"] for said in (defaults, fields) if isinstance(said.get("sure_of"), dict)]
    if len(both) > 1:
        complete["sure_of"] = {**both[0], **both[1]}
    for name in ("source", "sure"):
        if not complete.get(name):
            raise CatalogError(f"{where} has no {name}; say it in the block or once on top of the file")
    return complete


def shown(path: Path) -> str:
    """A path as messages show it: box and file."""
    return f"{path.parent.name}/{path.name}"
