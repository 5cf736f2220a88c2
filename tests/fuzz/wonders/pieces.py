"""Loops of kernels in Python, with the compiled kernels that they call under them.

A kernel around all rules plays a hundred thousand games in a minute, and is compiled for two. A few games are
played sooner in pieces: choices, committing and steps are compiled by every warm-up, and what looks at a game
is small.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np

from argosy.kernelc.kernel import is_kernel
from argosy.rules.backends import compiled
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.turn import advance, commit
from tests.fuzz.wonders.rulesets import reveal

RULES = {"advance": advance, "commit": commit, "deal": deal, "list_choices": list_choices}
"""Whatever calls one of these is a loop."""


@cache
def in_pieces(loop: Callable[..., Any]) -> Callable[..., Any]:
    """A kernel of the tests that plays games, as Python over compiled rules: the same games."""
    found = {name: thing for name, thing in loop.__globals__.items() if is_kernel(thing)}
    loops = loops_among(found)
    names = dict(loop.__globals__) | {
        name: called(kernel) for name, kernel in found.items() if name not in loops
    }
    names["advance"] = reveal
    names |= {name: FunctionType(kernel.__code__, names) for name, kernel in found.items() if name in loops}
    return names[loop.__name__]


def loops_among(found: dict[str, Any]) -> set[str]:
    """The kernels that lead to moves."""
    moving, grown = set(RULES), True
    while grown:
        more = {
            name
            for name, kernel in found.items()
            if moving & {*kernel.__code__.co_names} and name not in RULES
        }
        grown = not more <= moving
        moving |= more
    return moving - set(RULES)


def called(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """Call a compiled kernel with plain integers: each type of an argument has code of its own."""

    def call(*given: Any) -> Any:
        plain = (int(one) if isinstance(one, np.integer) and one.dtype != np.uint64 else one for one in given)
        return compiled(kernel)(*plain)

    return call
