"""What Armada asks besides the card of the turn: free movements, islands to keep, whether to fight at sea."""

from typing import Any

from argosy.game.wonders.box import Question
from argosy.game.wonders.open_fields import is_open


def has_moves(city: Any) -> bool:
    """Has the city a free movement to make?"""
    return bool(city.armada.moves_many[0])


def may_choose(city: Any) -> bool:
    """Has the city drawn islands of which it keeps one?"""
    return sum(int(island) >= 0 for island in city.armada.drawn) > 1


QUESTIONS = {
    "move": Question(
        mark=">",
        verbs=("move", "pass"),
        form="'move COLOUR' or 'pass'",
        listed="the ships that may move now",
        step="ask_moves",
        any_turn=True,
        concerns=has_moves,
    ),
    "keep": Question(
        mark="o",
        verbs=("keep",),
        form="'keep ISLAND'",
        listed="the islands that were drawn",
        step="draw_islands",
        any_turn=True,
        concerns=may_choose,
    ),
    "fight": Question(
        mark="!",
        verbs=("fight", "abstain"),
        form="'fight' or 'abstain'",
        listed="the answers",
        step="ask_fight",
        any_turn=False,
        concerns=is_open("armada", "may_abstain"),
    ),
}
