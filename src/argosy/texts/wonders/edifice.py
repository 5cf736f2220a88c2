"""Texts of Edifice: effects that only edifices and their boards have, and reasons of refusals.

One template per kind; the texts of penalties are in `babel`. `effects` joins the texts of the halves of a
stage.
"""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words
from argosy.texts.things import points

ROMAN = ("I", "II", "III")
Template = Callable[[Words, Effect], str]


def _ages(words: Words, effect: Effect) -> str:
    return words.either([words.say("Age {n}", n=ROMAN[age - 1]) for age in effect.ages])


SHORT: dict[str, Template] = {
    "points_per_color": lambda words, effect: words.say(
        "{points} per colour in the city", points=points(words, effect.amount)
    ),
    "double_guild": lambda words, _: words.say("one guild counts twice"),
    "pawn": lambda words, effect: words.say("pawn: {ages}", ages=_ages(words, effect)),
}

LONG: dict[str, Template] = {
    "points_per_color": lambda words, effect: words.say(
        "At the end of the game {points} for each different colour among the cards of your city.",
        points=points(words, effect.amount),
    ),
    "double_guild": lambda words, _: words.say(
        "At the end of the game one guild of your city scores twice: the best one."
    ),
    "pawn": lambda words, effect: words.say(
        "Take a pawn of an edifice for free: {ages}. It does nothing if that Age is over or its edifice is already turned over.",
        ages=_ages(words, effect),
    ),
}


def things(_: Words) -> dict[str, str]:
    """No things of its own that effects count."""
    return {}


def clauses(words: Words) -> dict[str, str]:
    """Return the refusal clauses of Edifice by code."""
    return {
        "no_edifice": words.say("an edifice goes with a stage"),
        "no_pawns": words.say("all pawns are taken"),
        "has_pawn": words.say("you have your pawn of this Age"),
    }
