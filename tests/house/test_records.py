"""Record classes: layout in their order, annotations, sentences, the page of their fields."""

import numpy as np
import pytest

from argosy.catalog.registry import packages_by_name
from argosy.rules.duel import state as duel
from argosy.rules.record_class import (
    Field,
    Numbers,
    RecordClass,
    dtype_of,
    field,
    fields_of,
    fields_of_expansions,
)
from argosy.rules.wonders import state as wonders
from tests.house.documentation.state_page import GAMES, PAGE, records_of, state_page

MODULES = [module for _, module in GAMES.values()] + [
    module for game in GAMES for module in packages_by_name("rules", game, "state").values()
]
RECORDS = [record for module in MODULES for record in records_of(module)]


class Part(RecordClass):
    """A record in another one."""

    kind: int = field(np.int8, "a kind")


class Whole(RecordClass):
    """A record with everything that one may have."""

    small: int = field(np.int8, "one number")
    parts: object = field(Part, "records", shape=2)
    _expansions = fields_of_expansions([("lit", np.int8), ("more", np.int16, 3)])
    large: Numbers = field(np.uint64, "numbers", shape=(2, 4))


def test_the_layout_is_aligned_and_has_the_order_of_the_class():
    dtype = dtype_of(Whole)
    assert dtype.names == ("small", "parts", "lit", "more", "large")
    assert [dtype.fields[name][1] for name in dtype.names] == [0, 1, 3, 4, 16]
    assert (dtype.isalignedstruct, dtype.itemsize) == (True, 80)
    assert (dtype["parts"].base.names, dtype["large"].shape) == (("kind",), (2, 4))


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_annotations_say_one_number_or_many(record):
    declared = {name: one for name, one in fields_of(record).items() if isinstance(one, Field)}
    single = {name for name, kind in record.__annotations__.items() if kind is int}
    many = {name for name, kind in record.__annotations__.items() if kind == Numbers}
    assert declared.keys() == record.__annotations__.keys()
    assert single == {n for n, one in declared.items() if one.shape == () and not _is_record(one.kind)}
    assert many == {n for n, one in declared.items() if one.shape != () and not _is_record(one.kind)}


def _is_record(kind):
    """Is a field a record or several?"""
    return issubclass(kind, RecordClass)


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_field_has_a_sentence(record):
    assert [
        name for name, one in fields_of(record).items() if isinstance(one, Field) and not one.meaning
    ] == []


def test_every_record_of_a_game_is_found():
    assert {wonders.Game, wonders.City, duel.Game, duel.City, duel.Task} <= {*RECORDS}


def test_the_page_is_that_of_the_classes():
    """After a change: python scripts/make_rules.py"""
    assert PAGE.read_text() == state_page()
