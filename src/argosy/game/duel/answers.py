"""Why an answer to a question outside a turn is not possible: one reason for each verb, with its own code."""

from argosy.game.duel.boxes.answers import MORE_KINDS, MORE_LAID_OUT, MORE_REASONS
from argosy.game.duel.grounds import Reason, because, in_city, wrong_form
from argosy.game.duel.question import Asked
from argosy.game.types import Refusal
from argosy.rules.duel import terms as t

KINDS = {
    "CARD": ("cards", "card"),
    "WONDER": ("wonders", "wonder"),
    "TOKEN": ("progress", "progress token"),
    **MORE_KINDS,
}
"""Words of the forms of choices: a group of the catalog, and what one of it is called."""

LAID_OUT = {
    t.PROGRESS: "does not lie on the board",
    t.DRAWN_PROGRESS: "is none of the tokens that were drawn",
    **MORE_LAID_OUT,
}
"""Why a progress token cannot be chosen, by what is asked."""


def refuse_answer(asked: Asked, words: list[str]) -> Refusal:
    """The reason. The verb is asked for, the words have its form, every name is of its kind; still it is not legal."""
    return REASONS[words[0]](asked, words)


def _revive(asked: Asked, words: list[str]) -> Refusal:
    """DUEL-058, Z-06."""
    if asked.game.card_place[asked.number("cards", words[1])] != t.DISCARDED:
        return because("not_in_discard", words[1], "is not in the discard pile")
    return because("no_senators", words[1], "senators of the discard pile are not recruited at this table")


def _pick(asked: Asked, words: list[str]) -> Refusal:
    """DUEL-007."""
    if asked.game.wonder_owner[asked.number("wonders", words[1])] >= 0:
        return because("taken", words[1], "has been chosen already")
    return because("not_shown", words[1], "is none of the wonders laid out")


def _token(asked: Asked, words: list[str]) -> Refusal:
    return because("not_shown", words[1], LAID_OUT[int(asked.game.decision)])


REASONS: dict[str, Reason] = {
    "destroy": in_city(of_opponent=True),
    "revive": _revive,
    "pick": _pick,
    "token": _token,
    "pass": wrong_form,
    "first": wrong_form,
    **MORE_REASONS,
}
