"""What the boards of Edifice ask besides the card of the turn. Penalties are asked as in Babel."""

from typing import Any

from argosy.game.wonders.box import Question


def has_halves(city: Any) -> bool:
    """Has the city built a stage in two halves in this turn?"""
    return bool(city.edifice.half)


def has_pawn_to_take(city: Any) -> bool:
    """Does a stage give the city a pawn of more than one Age?"""
    return bool(city.edifice.pawns_due)


QUESTIONS = {
    "half": Question(
        mark="/",
        verbs=("half",),
        form="'half left' or 'half right'",
        listed="the two halves of the stage",
        step="ask_boards",
        any_turn=True,
        concerns=has_halves,
    ),
    "pawn": Question(
        mark="o",
        verbs=("pawn",),
        form="'pawn N' with the number of an Age",
        listed="the Ages whose pawn can still be had",
        step="ask_boards",
        any_turn=True,
        concerns=has_pawn_to_take,
    ),
}
