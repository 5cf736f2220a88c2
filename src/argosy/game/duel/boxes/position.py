"""What boxes add to positions."""

from types import ModuleType

from argosy.game.duel.agora import position as agora
from argosy.game.duel.pantheon import position as pantheon
from argosy.game.duel.position.builder import BoxBuilder
from argosy.game.types import Fields
from argosy.rules.duel.boxes.in_play import in_play
from argosy.rules.duel.records import Game
from argosy.rules.duel.ruleset import DuelRuleset

BOXES: dict[str, ModuleType] = {"agora": agora, "pantheon": pantheon}
BUILDERS: dict[str, type[BoxBuilder]] = {
    "agora": agora.AgoraBuilder,
    "pantheon": pantheon.PantheonBuilder,
}
"""By box: what sets its part of a position up."""


def describe_more(ruleset: DuelRuleset, state: Game) -> Fields:
    """Fields of a position."""
    boxes = in_play(BOXES, ruleset.boxes)
    return {name: value for box in boxes for name, value in box.describe(ruleset, state).items()}


def describe_more_of_city(ruleset: DuelRuleset, state: Game, seat: int) -> Fields:
    """Fields of a city."""
    boxes = in_play(BOXES, ruleset.boxes)
    return {name: value for box in boxes for name, value in box.describe_city(ruleset, state, seat).items()}
