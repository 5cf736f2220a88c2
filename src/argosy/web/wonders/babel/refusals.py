"""Why something of Babel or Edifice is not possible, in a clause."""

from argosy.texts import Words


def clauses(w: Words) -> dict[str, str]:
    """Clauses by code."""
    return {
        "no_tower": w.say("no tower at this table"),
        "no_such_tile": w.say("not one of your tiles"),
        "no_project": w.say("no project with this"),
        "no_tokens": w.say("all tokens are taken"),
        "other_project_color": w.say("another colour than the project’s"),
        "no_token": w.say("you have no such token"),
        "no_such_way": w.say("no tile allows this"),
        "no_edifice": w.say("an edifice goes with a stage"),
        "no_pawns": w.say("all pawns are taken"),
        "has_pawn": w.say("you have your pawn of this Age"),
    }
