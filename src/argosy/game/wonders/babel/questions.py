"""What Babel asks besides the card of the turn: tiles of the draft, what a penalty takes."""

from typing import Any

from argosy.game.wonders.box import Question
from argosy.game.wonders.open_fields import is_open


def may_choose_tile(city: Any) -> bool:
    """Has the city tiles to choose from?"""
    return bool(city.babel.packet[1] >= 0)


QUESTIONS = {
    "tile": Question(
        mark="#",
        verbs=("take",),
        form="'take N' with the number of a tile",
        listed="the tiles that were dealt or passed on",
        step="ask_tile",
        any_turn=True,
        before_turns=True,
        concerns=may_choose_tile,
    ),
    "penalty": Question(
        mark="x",
        verbs=("discard",),
        form="'discard CARD', or 'discard N' for a victory token of N points",
        listed="the things that the penalty takes one of",
        step="ask_penalty",
        any_turn=False,
        concerns=is_open("babel", "loses_many"),
    ),
}
