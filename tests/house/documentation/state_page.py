"""The page docs/develop/state.md: tables of the fields of a game's state, from the record classes."""

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import numpy as np

from argosy.catalog.registry import packages_by_name
from argosy.rules.duel import state as duel
from argosy.rules.record_class import FieldsOfExpansions, RecordClass, fields_of
from argosy.rules.wonders import state as wonders
from tests.house.documentation.rules_pages import ROOT

PAGE = ROOT / "docs" / "develop" / "state.md"
GAMES = {"wonders": ("7 Wonders", wonders), "duel": ("Duel", duel)}
INTRO = """\
# Fields of a game's state

A game is one record of whole numbers. Its fields are declared once, in classes of the files `state.py`: from them come the
layout in memory, the types for Python code and the tables of this page, which `python scripts/make_rules.py` writes. Fields
stand in the order of memory; `int16[9]` is nine numbers.

*Seen by* says who may see a field while the game runs: all, the owner of the city, or nobody; a record inside of another is seen
by nobody who does not see the field that holds it. The files `knowledge.py` hold that border.
"""
EXPANSIONS = "| ... | | the fields of expansions | |"


def state_page() -> str:
    """The text of the page."""
    parts = [INTRO]
    for game, (title, module) in GAMES.items():
        parts += [f"## {title}\n", *_tables(module)]
        for package, more in packages_by_name("rules", game, "state").items():
            parts += [f"## {title}: {package}\n", *_tables(more)]
    return "\n".join(parts)


def records_of(module: ModuleType) -> list[type[RecordClass]]:
    """The record classes of a file, in its order."""
    return [
        one
        for one in vars(module).values()
        if isinstance(one, type) and issubclass(one, RecordClass) and one.__module__ == module.__name__
    ]


def _tables(module: ModuleType) -> Iterator[str]:
    path = module.__name__.replace(".", "/")
    for record in records_of(module):
        sentence = (inspect.getdoc(record) or "").partition("\n")[0]
        yield f"`{record.__name__}` in `src/{path}.py`: {sentence[0].lower()}{sentence[1:]}\n"
        yield "| field | type | meaning | seen by |\n|---|---|---|---|"
        for name, one in fields_of(record).items():
            if isinstance(one, FieldsOfExpansions):
                yield EXPANSIONS
            else:
                seen = "; ".join(part for part in (one.seen_by.value, one.note) if part)
                yield f"| `{name}` | `{_type(one.kind, one.shape)}` | {one.meaning} | {seen} |"
        yield ""


def _type(kind: Any, shape: int | tuple[int, ...]) -> str:
    """`int16[3, 72]`, `City[8]`."""
    is_record = isinstance(kind, type) and issubclass(kind, RecordClass)
    many = [*shape] if isinstance(shape, tuple) else [shape]
    return (kind.__name__ if is_record else np.dtype(kind).name) + (str(many) if many else "")
