"""Refusal clauses of Duel, for the codes that the base game does not have."""

from argosy.game.types import Refusal
from argosy.texts import Words


def clause(w: Words, refusal: Refusal) -> str:
    """The shortest true reason; empty when the code is none of Duel's."""
    if refusal.code == "right_used":
        return _right_used(w, refusal)
    return _fixed(w).get(refusal.code, "")


def _right_used(w: Words, refusal: Refusal) -> str:
    """Return the clause for a used right: one conspiracy a turn, and each one once (AGORA-062).

    The base game has rights of its own, about no thing.
    """
    if "in_a_turn" in refusal.values:
        return w.say("one conspiracy a turn")
    return w.say("triggered already") if "thing" in refusal.values else ""


def _fixed(w: Words) -> dict[str, str]:
    return {
        "not_there": w.say("is not open there"),
        "covered": w.say("covered by other cards"),
        "not_yours": w.say("not yours"),
        "not_prepared": w.say("not prepared"),
        "no_effect": w.say("would have no effect"),
        **_answers(w),
    }


def _answers(w: Words) -> dict[str, str]:
    """Answers to questions outside a turn, and texts that name the wrong thing."""
    return {
        "unreadable": w.say("cannot be read"),
        "unknown": w.say("no such name"),
        "other_verb": w.say("senators are recruited, buildings built"),
        "not_in_city": w.say("not in that city"),
        "other_color": w.say("another colour is asked for"),
        "no_senators": w.say("no senators"),
        "not_in_top_row": w.say("not in the top row"),
        "not_removed": w.say("not among the removed cards"),
        "not_shown": w.say("not among those laid out"),
        "taken": w.say("chosen already"),
        "not_theirs": w.say("no unbuilt wonder of the opponent"),
        "not_built": w.say("not constructed"),
        "own_token": w.say("your own token"),
        "not_in_play": w.say("no longer in play"),
        "no_such_place": w.say("no such place"),
        "other_section": w.say("another section"),
        "no_marker": w.say("no marker there"),
        "not_beside": w.say("no neighbouring chamber"),
        "prepared_already": w.say("prepared already"),
        "same_chamber": w.say("the same chamber"),
        "no_decree": w.say("no decree there"),
        "space_taken": w.say("the space is taken"),
        "gone": w.say("nothing lies there any more"),
        "pawn_there": w.say("the conflict pawn stands there"),
        "deck_empty": w.say("the deck is empty"),
    }
