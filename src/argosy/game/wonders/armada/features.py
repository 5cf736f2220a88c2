"""Names of the features of Armada, in the order of `argosy.rules.wonders.armada.features`."""

from collections.abc import Iterator

from argosy.rules.wonders.armada.terms import LANES, LEVELS
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES

HARBOUR = (
    "shipyard", "naval_shields", "naval_discount", "coins_per_move", "free_stage_ship", "any_stage_ship", "safe",
    "may_abstain",
)  # fmt: skip


def question_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of what a city is asked about ships and islands."""
    yield from (f"may_move.{lane}" for lane in LANES)
    yield "ships_to_move"
    yield from (f"drawn.{island}" for island in ruleset.ids("islands"))
    yield from (f"islands_left.{level}" for level in range(1, LEVELS + 1))


def city_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of the features of one harbour."""
    yield from HARBOUR
    yield from (f"ships.{lane}" for lane in LANES)
    yield from (f"naval_tokens.{age}" for age in range(1, AGES + 1))
    yield from (f"far_{what}.{side}" for what in ("units", "price") for side in ("left", "right"))
    yield from (f"lands_on.{step}" for step in range(ruleset.seats))
    yield from (f"islands.{island}" for island in ruleset.ids("islands"))
