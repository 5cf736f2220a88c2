"""What everybody may see of boxes after a choice, and whether somebody has seen more than before."""

from argosy.game.duel.agora import events as agora
from argosy.game.duel.event import DuelEvent
from argosy.game.duel.pantheon import events as pantheon
from argosy.rules.duel.records import Game
from argosy.rules.duel.ruleset import DuelRuleset


def more_events(ruleset: DuelRuleset, before: Game, after: Game) -> list[DuelEvent]:
    """Events of boxes, behind those of cards."""
    return agora.senate_events(ruleset, before, after)


def more_of_track(before: Game, after: Game) -> list[DuelEvent]:
    """Events of boxes on the conflict track."""
    return pantheon.minerva_events(before, after)


def more_of_age(ruleset: DuelRuleset, after: Game) -> list[DuelEvent]:
    """What boxes turn up when an Age begins."""
    return pantheon.opening_events(ruleset, after)


def has_learned_more(before: Game, after: Game) -> bool:
    """Has a choice brought something hidden of a box to light?"""
    return agora.has_learned(before, after) or pantheon.has_learned(before, after)
