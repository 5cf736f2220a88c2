"""What everybody may see of boxes after a choice, and whether somebody has seen more than before."""

from argosy.game.duel.boxes import parts
from argosy.game.duel.event import DuelEvent
from argosy.rules.duel.records import Game
from argosy.rules.duel.ruleset import DuelRuleset

CHANGED = tuple(parts("events", "changed").values())
ON_TRACK = tuple(parts("events", "on_track").values())
OF_AGE = tuple(parts("events", "of_age").values())
CONTROLS = tuple(parts("events", "controls").values())
LEARNED = tuple(parts("events", "has_learned").values())


def more_events(ruleset: DuelRuleset, before: Game, after: Game) -> list[DuelEvent]:
    """Events of boxes, behind those of cards."""
    return [event for events in CHANGED for event in events(ruleset, before, after)]


def more_of_track(before: Game, after: Game) -> list[DuelEvent]:
    """Events of boxes on the conflict track."""
    return [event for events in ON_TRACK for event in events(before, after)]


def more_of_age(ruleset: DuelRuleset, after: Game) -> list[DuelEvent]:
    """What boxes turn up when an Age begins."""
    return [event for events in OF_AGE for event in events(ruleset, after)]


def has_learned_more(before: Game, after: Game) -> bool:
    """Has a choice brought something hidden of a box to light?"""
    return any(has_learned(before, after) for has_learned in LEARNED)


def more_controls(before: Game, after: Game) -> dict[int, int | None]:
    """Chambers that change hands by a choice, and who controls them then."""
    return {chamber: seat for controls in CONTROLS for chamber, seat in controls(before, after).items()}
