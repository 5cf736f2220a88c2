"""Folders in the names of bots: `FOLDER/MODULE:ATTRIBUTE`, as commands take it.

The folder becomes one of those in which modules are found, here and in processes that are started later, and
`MODULE:ATTRIBUTE` is the name from then on: pages and files do not show where a bot lies.
"""

import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

from argosy.bots.third_party import ENGINE, use_current_folder
from argosy.errors import ArgosyError

SUFFIX = ".py"


def without_folders(names: Iterable[str]) -> tuple[str, ...]:
    """Let the modules of bots be found, in the current folder too; return the names without folders.

    Raises ArgosyError for a folder without the module, and for two modules of one name.
    """
    names = tuple(names)
    if any(":" in name for name in names):
        use_current_folder()
    places = [(name, _place(name)) for name in names]
    files: dict[str, Path] = {}
    for name, file in places:
        if file is not None:
            _check(name, file, files.setdefault(file.name, file))
    for folder in dict.fromkeys(str(file.parent) for file in files.values()):
        if folder not in sys.path:
            sys.path.insert(0, folder)
    for file in files.values():
        _check_found(file)
    return tuple(name if file is None else f"{file.name}:{_attribute(name)}" for name, file in places)


def _place(name: str) -> Path | None:
    """The file of a bot's module without its suffix; None for a name without a folder."""
    stem, colon, _ = name.rpartition(":")
    if not colon or name.startswith(ENGINE) or Path(stem).name == stem:
        return None
    return Path(stem.removesuffix(SUFFIX)).resolve()


def _attribute(name: str) -> str:
    return name.rpartition(":")[2]


def _check(name: str, file: Path, first: Path) -> None:
    """Refuse a module that is not there, and one that is not the first of its name."""
    if not file.with_name(file.name + SUFFIX).is_file() and not file.is_dir():
        raise ArgosyError(f"{name}: there is no module {file.name} in {file.parent}")
    if first != file:
        raise ArgosyError(f"{name}: {first} has the name of this module; give one of them another")


def _check_found(file: Path) -> None:
    """Refuse a module in whose place another one of its name would be imported."""
    spec = find_spec(file.name)
    places = [] if spec is None else [spec.origin or "", *(spec.submodule_search_locations or ())]
    if not any(place in {str(file) + SUFFIX, str(file / "__init__.py"), str(file)} for place in places):
        found = next(filter(None, places), "nothing")
        raise ArgosyError(f"{file}: its name means {found} to Python; give the module another name")
