"""Refusal clauses of 7 Wonders."""

from argosy.game.types import Refusal
from argosy.texts import Words
from argosy.texts.wonders.expansions import more_clauses


def clause(w: Words, refusal: Refusal) -> str:
    """The shortest true reason; empty when the code is none of this game's."""
    return {**_fixed(w), **more_clauses(w)}.get(refusal.code, "")


def _fixed(w: Words) -> dict[str, str]:
    return {
        "stands_already": w.say("stands in your city"),
        "wonder_complete": w.say("wonder complete"),
        "right_used": w.say("ability already used"),
        "no_right": w.say("no such ability"),
        "must_play": w.say("you must play another card"),
        "not_in_hand": w.say("not in your hand"),
        "not_in_discard": w.say("not in the discard pile"),
        "not_asked": w.say("not asked now"),
        "no_such_payment": w.say("no such payment"),
        "no_such_stage": w.say("no such stage"),
    }
