"""The heuristic for choices of a city, in points at the end of the game.

Others play by it in a search, and choices of the own city are tried the more, the higher it values them.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.rows import total_price
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import AGES, BUILD, FREE, PASS, REVIVE_CARD, SELL, STAGE
from argosy.search.wonders.evaluation.effect_heuristic import (
    FREE_PLAYS,
    FREEDOM,
    card_worth,
    coins_worth,
    effects_worth,
)
from argosy.search.wonders.expansions import EVALUATE_ADD_ON, EVALUATE_ANSWER, LOOK

FAVOUR = 0.35
"""Of a coin's worth, where it goes to a neighbour; all others together lose as much."""
KEPT_RIGHT = 1.6
"""What a free building is worth if it waits, at the start of an Age; nothing in the last turn."""


@kernel
def look_around(game: Game, tables: Record, evaluation: Record, seat: int, weights: Record) -> None:
    """Note what is the same for all choices of a city."""
    weights.ages = AGES - game.age
    weights.plays = weights.ages * tables.turns + tables.turns - game.turn
    weights.freedom = FREEDOM * min(1.0, weights.plays / FREE_PLAYS)
    if tables.expansions > 0:
        weights.joins = 0.0
        for look in LOOK:
            look(game, tables, evaluation, seat, weights)


@kernel
def evaluate_choice(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, choice: ChoiceRow
) -> float:
    """Return the worth of a choice to a city, in points."""
    worth = thing_worth(game, tables, evaluation, weights, seat, choice)
    return worth + worth_beside(game, tables, weights, seat, choice)


@kernel
def thing_worth(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, choice: ChoiceRow
) -> float:
    """Return the worth of the card, the stage or the answer, for every way to pay and every add-on."""
    verb = choice.verb
    if verb == BUILD or verb == FREE or verb == REVIVE_CARD:
        return card_worth(game, tables, evaluation, weights, seat, choice.card)
    if verb == STAGE:
        stage = tables.boards[game.cities[seat].wonder].stage[choice.stage - 1]
        return effects_worth(game, tables, evaluation, weights, seat, stage.first_effect, stage.effects)
    if verb == SELL or verb == PASS:
        return 0.0
    for begin, end, evaluate in EVALUATE_ANSWER:
        if begin <= verb < end:
            return evaluate(game, tables, evaluation, weights, seat, choice)
    return 0.0


@kernel
def worth_beside(game: Game, tables: Record, weights: Record, seat: int, choice: ChoiceRow) -> float:
    """Return the worth of the payment, of its receivers' gain, and of the add-on of a choice."""
    gained = tables.sale_coins if choice.verb == SELL and choice.add_on == 0 else 0
    worth = coins_worth(weights, game.cities[seat].coins, gained - total_price(choice))
    favours = choice.left + choice.right + choice.far_left + choice.far_right
    worth -= FAVOUR * favours / (game.seats - 1.0)
    if choice.verb == FREE:
        worth -= KEPT_RIGHT * (tables.turns - game.turn) / tables.turns
    if choice.add_on != 0:
        for evaluate in EVALUATE_ADD_ON:
            worth += evaluate(weights, choice.add_on)
    return worth
