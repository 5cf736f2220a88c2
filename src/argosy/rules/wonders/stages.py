"""Rows of wonder stages in a list of choices, for the base game and for expansions."""

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.state import MAX_STAGES, ChoiceRow, City


@kernel
def mark_stage(out: Rows[ChoiceRow], first: int, count: int, stage: int, add_on: int) -> None:
    """Write the stage that is built, and what is done together with it, into the rows of its payments."""
    for place in range(first, count):
        out[place].stage = stage
        out[place].add_on = add_on


@kernel
def repeat_payments(
    out: Rows[ChoiceRow], first: int, payments: int, kind: int, number: int, count: int
) -> int:
    """The same stage with the same payments and another marker."""
    for slot in range(payments):
        out[count] = out[first + slot]
        out[count].card = kind
        out[count].number = number + slot
        count += 1
    return count


@kernel
def first_block(tables: Record, at: int) -> int:
    """The first number from `at` on with which a block of a stage may begin: all blocks stand in step with
    those of the base game, so that a number tells what lies under the stage.
    """
    return at + (tables.stage_block - (at - tables.stage_at) % tables.stage_block) % tables.stage_block


@kernel
def own_stage(city: City, stage: int) -> int:
    """A stage of the city's own board, counted through all boards of the tables: board times `MAX_STAGES`,
    and the stage.
    """
    return city.wonder * MAX_STAGES + stage
