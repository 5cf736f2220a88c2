"""What boxes add to positions."""

from typing import Any

from argosy.game.duel.agora import position as agora
from argosy.game.duel.pantheon import position as pantheon
from argosy.game.duel.position.builder import BoxBuilder
from argosy.rules.duel.ruleset import DuelRuleset

BUILDERS: dict[str, type[BoxBuilder]] = {
    "agora": agora.AgoraBuilder,
    "pantheon": pantheon.PantheonBuilder,
}
"""By box: what sets its part of a position up."""


def describe_more(ruleset: DuelRuleset, state: Any) -> dict[str, Any]:
    """Fields of a position."""
    return {**agora.describe(ruleset, state), **pantheon.describe(ruleset, state)}


def describe_more_of_city(ruleset: DuelRuleset, state: Any, seat: int) -> dict[str, Any]:
    """Fields of a city."""
    return {**agora.describe_city(ruleset, state, seat), **pantheon.describe_city(ruleset, state, seat)}
