"""The registry of expansions, and the packages of each in the layers.

An expansion enters Argosy here, with one row. Its code in a layer stands in its package,
`argosy.LAYER.GAME.EXPANSION`; base code of a layer asks for the packages and never names an expansion. A
layer to which an expansion adds nothing needs no package for it.
"""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

NEUTRAL = ("interactions", "works")
"""Packages that are no expansion: `interactions` for rules of several expansions together, `works` for the
common works of Babel and Edifice, which cities take part in during an Age.
"""

PACKAGES = {
    "wonders": ("armada", "leaders", "cities", "babel", "interactions", "works", "edifice", "extra_wonders"),
    "duel": ("pantheon", "agora"),
}
"""By game, in the order in which each changes what those before it have laid out."""

EXPANSIONS = {
    game: tuple(package for package in packages if package not in NEUTRAL)
    for game, packages in PACKAGES.items()
}


@cache
def packages_by_name(layer: str, game: str, file: str) -> dict[str, ModuleType]:
    """Return the modules of this name in the packages of a game's expansions in a layer.

    They are in the order of `PACKAGES`; packages without one are left out. A package that is a single file is
    taken as it is.
    """
    found = {package: _file(f"argosy.{layer}.{game}.{package}", file) for package in PACKAGES[game]}
    return {package: module for package, module in found.items() if module is not None}


def _file(package: str, file: str) -> ModuleType | None:
    spec = find_spec(package)
    if spec is None:
        return None
    if spec.submodule_search_locations is None:
        return import_module(package)
    return import_module(f"{package}.{file}") if find_spec(f"{package}.{file}") else None


def packages(layer: str, game: str, file: str) -> tuple[ModuleType, ...]:
    """The same without the names of the packages."""
    return tuple(packages_by_name(layer, game, file).values())


def values(layer: str, game: str, file: str, value: str) -> tuple[Any, ...]:
    """The value of this name in each of these modules.

    Raises ImportError where it is missing or has another `name` than its package.
    """
    found: list[Any] = []
    for package, module in packages_by_name(layer, game, file).items():
        one = getattr(module, value, None)
        if one is None or one.name != package:
            reason = "is missing" if one is None else f"has the name {one.name!r}, not {package!r}"
            raise ImportError(f"{value} of {module.__file__} {reason}")
        found.append(one)
    return tuple(found)
