"""The heuristic for common works: taking part by its reward and its penalty; penalties, roughly."""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.words import add_on
from argosy.search.wonders.evaluation.effect_heuristic import effects_worth
from argosy.search.wonders.evaluation.effect_values import Worth

SUCCESS = 0.55
"""How likely a work is to succeed when a city takes part."""
TOKEN = 2.0
"""What a token that is used up would bring later."""
TAKING_PART = add_on("project") | add_on("edifice")
BY_TOKEN = add_on("token")

EFFECT_VALUES = {
    "lose_card": Worth(flat=-2.0),
    "lose_all_coins": Worth(flat=-2.0),
    "lose_coins": Worth(each=-0.35),
    "lose_victory_tokens": Worth(each=-2.0),
    "board_rests": Worth(a_play=-0.3),
}
"""By kind of effect."""


@kernel
def joining(
    game: Game, tables: Record, evaluation: Record, seat: int, weights: Record, work: Record
) -> float:
    """The reward if the work succeeds, the penalty that is not suffered if it does not."""
    reward = effects_worth(game, tables, evaluation, weights, seat, work.first_effect, work.effects)
    penalty = effects_worth(game, tables, evaluation, weights, seat, work.penalty, 1)
    return SUCCESS * reward - (1.0 - SUCCESS) * penalty


@kernel
def join_worth(weights: Record, add_on: int) -> float:
    """Taking part, and tokens that are used up."""
    worth = 0.0
    if add_on & TAKING_PART:
        worth += weights.joins
    if add_on & BY_TOKEN:
        worth -= TOKEN
    return worth
