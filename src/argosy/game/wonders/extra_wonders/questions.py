"""What single boards ask besides the card of the turn: whose stage is copied."""

from typing import Any

from argosy.game.wonders.box import Question


def copies_now(city: Any) -> bool:
    """Has the city to copy a stage of a neighbour?"""
    return bool(city.extra_wonders.copy_due)


QUESTIONS = {
    "imitate": Question(
        mark="%",
        verbs=("imitate",),
        form="'imitate left' or 'imitate right'",
        listed="the two neighbours",
        step="ask_copies",
        any_turn=True,
        concerns=copies_now,
    ),
}
