"""Edifice in a minute."""

from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.web.introduction import Card, card
from argosy.web.wonders.faces import Faces


def introduction(shown: Faces) -> tuple[Card, ...]:
    """Edifices, taking part, how they end."""
    w = shown.words
    drawn = [shown.more[edifice.id] for edifice in facts_of(shown.catalog).edifices]
    return (
        card("edifice", w.say("Edifices"), w.say("One edifice of each Age lies open from the start, with two to five pawns on it."), drawn[0].plate, drawn[0].color),
        card("edifice-join", w.say("What a turn adds"), w.say("Once in each Age, when you build a stage of your wonder, you may also pay the coins of the edifice and take a pawn."), drawn[1].plate, drawn[1].color),
        card("works-done", w.say("Reward"), w.say("When the last pawn is taken, each player with a pawn gets the reward at once. If several players take the last pawns in one turn, each gets one."), drawn[2].plate, drawn[2].color),
        card("works-failed", w.say("Penalty"), w.say("If pawns are left at the end of the Age, each player without one suffers the penalty before the conflicts, or loses 2, 3 or 5 points."), drawn[3].plate, drawn[3].color),
    )  # fmt: skip
