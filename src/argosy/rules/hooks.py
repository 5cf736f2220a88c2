"""Collects the kernels that expansions register for a hook.

They are the field of that name of the value `HOOKS` in the file `hooks.py` of each expansion.
"""

from collections.abc import Callable, Iterator
from typing import Any

from argosy.catalog.registry import packages_by_name
from argosy.kernelc.kernel import Kernels


def hook_kernels(layer: str, game: str, point: str) -> Kernels:
    """Return the kernels that expansions register for a hook of a layer, in their order."""
    return Kernels(lambda: (given for _, given in _given(layer, game, point)))


def numbered_hook_kernels(layer: str, game: str, point: str, numbers: Callable[[str], range]) -> Kernels:
    """Return the kernels for a hook, each with the range of its numbers: first, end.

    numbers: of an expansion, by its name.
    """
    return Kernels(
        lambda: (
            (numbers(name).start, numbers(name).stop, given) for name, given in _given(layer, game, point)
        )
    )


def _given(layer: str, game: str, point: str) -> Iterator[tuple[str, Any]]:
    found = (
        (name, getattr(package.HOOKS, point))
        for name, package in packages_by_name(layer, game, "hooks").items()
    )
    return ((name, given) for name, given in found if given is not None)
