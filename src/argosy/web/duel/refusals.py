"""Why something of Duel is not possible, in a clause: the codes that the base game does not have."""

from argosy.game.types import Refusal
from argosy.texts import Words


def clause(w: Words, refusal: Refusal) -> str:
    """The shortest true reason; empty when the code is none of Duel's."""
    if refusal.code == "right_used":
        return _right_used(w, refusal)
    return _fixed(w).get(refusal.code, "")


def _right_used(w: Words, refusal: Refusal) -> str:
    """AGORA-062: one conspiracy a turn, and each one once. The base game has rights of its own, about no thing."""
    if "in_a_turn" in refusal.values:
        return w.say("one conspiracy a turn")
    return w.say("triggered already") if "thing" in refusal.values else ""


def _fixed(w: Words) -> dict[str, str]:
    return {
        "not_there": w.say("does not lie open there"),
        "covered": w.say("covered by other cards"),
        "not_yours": w.say("not yours"),
        "not_prepared": w.say("not prepared"),
        "no_effect": w.say("would have no effect"),
    }
