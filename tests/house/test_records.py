"""Types of records against their tables: equal fields in equal order, without those of expansions."""

import pytest

from argosy.rules.duel import records as duel
from argosy.rules.duel import state as duel_state
from argosy.rules.wonders import records as wonders
from argosy.rules.wonders import state as wonders_state
from argosy.rules.wonders.expansions.state import EXPANSION_CITIES, EXPANSION_GAMES


def names(rows):
    """The fields that expansions add."""
    return {row[0] for row in rows}


@pytest.mark.parametrize(
    ("record", "dtype", "of_expansions"),
    [
        (wonders.Game, wonders_state.GAME, names(EXPANSION_GAMES)),
        (wonders.City, wonders_state.CITY, names(EXPANSION_CITIES)),
        (wonders.ChoiceRow, wonders_state.CHOICE, set()),
        (duel.Game, duel_state.GAME, names(duel_state.EXPANSION_GAMES)),
        (
            duel.City,
            duel_state.CITY,
            names((*duel_state.WIDE_FIELDS_OF_EXPANSIONS, *duel_state.FIELDS_OF_EXPANSIONS)),
        ),
        (duel.Task, duel_state.TASK, set()),
    ],
)
def test_a_type_has_the_fields_of_its_record(record, dtype, of_expansions):
    fields = [name for name in record.__annotations__ if not name.startswith("_")]
    assert fields == [name for name in dtype.names if name not in of_expansions]


@pytest.mark.parametrize(
    ("record", "dtype"),
    [
        (wonders.Game, wonders_state.GAME),
        (wonders.City, wonders_state.CITY),
        (duel.City, duel_state.CITY),
        (duel.Game, duel_state.GAME),
    ],
)
def test_numbers_are_typed_as_one_or_as_many(record, dtype):
    many = {name for name in record.__annotations__ if dtype[name].shape or dtype[name].names}
    assert {name for name, kind in record.__annotations__.items() if kind is not int} == many
