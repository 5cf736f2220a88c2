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
        card("edifice-join", w.say("What a turn adds"), w.say("Once in an Age, when you build a stage of your wonder, you may pay the coins of its edifice too and take a pawn."), drawn[1].plate, drawn[1].color),
        card("works-done", w.say("Reward"), w.say("When the last pawn goes, everybody with a pawn has the reward at once. Several who take the last pawns in one turn all get one."), drawn[2].plate, drawn[2].color),
        card("works-failed", w.say("Penalty"), w.say("Are pawns left at the end of the Age, everybody without one suffers the penalty before the conflicts, or takes −2, −3 or −5 points."), drawn[3].plate, drawn[3].color),
    )  # fmt: skip
