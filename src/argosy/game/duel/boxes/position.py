"""What boxes add to positions."""

from collections.abc import Callable

from argosy.game.duel.boxes import parts
from argosy.game.duel.position.builder import BoxBuilder
from argosy.game.types import Fields
from argosy.rules.duel.boxes.in_play import in_play
from argosy.rules.duel.records import Game
from argosy.rules.duel.ruleset import DuelRuleset

DESCRIBE: dict[str, Callable[[DuelRuleset, Game], Fields]] = parts("position", "describe")
DESCRIBE_CITY: dict[str, Callable[[DuelRuleset, Game, int], Fields]] = parts("position", "describe_city")
BUILDERS: dict[str, type[BoxBuilder]] = parts("position", "Builder")
"""By box: what sets its part of a position up."""


def describe_more(ruleset: DuelRuleset, state: Game) -> Fields:
    """Fields of a position."""
    said = in_play(DESCRIBE, ruleset.boxes)
    return {name: value for describe in said for name, value in describe(ruleset, state).items()}


def describe_more_of_city(ruleset: DuelRuleset, state: Game, seat: int) -> Fields:
    """Fields of a city."""
    said = in_play(DESCRIBE_CITY, ruleset.boxes)
    return {name: value for describe in said for name, value in describe(ruleset, state, seat).items()}
