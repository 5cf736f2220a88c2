"""Why something of Cities is not possible, in a clause."""

from argosy.texts import Words


def clauses(w: Words) -> dict[str, str]:
    """Clauses by code: a black card by the right of a leader (LEADERS-EFFECT-7)."""
    return {
        "which_right": w.say("two rights: name one"),
        "no_such_right": w.say("no such right"),
        "black_right_used": w.say("right used up"),
        "only_black": w.say("free only for black cards"),
    }
