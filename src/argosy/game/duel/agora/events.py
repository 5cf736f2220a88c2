"""Public events of Agora after a choice."""

from argosy.game.duel.view import DuelEvent
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.records import Game
from argosy.rules.duel.ruleset import DuelRuleset


def changed(ruleset: DuelRuleset, before: Game, after: Game) -> list[DuelEvent]:
    """Chambers that change hands, decrees that are turned up."""
    old, new = before.agora, after.agora
    events = []
    for chamber in range(a.CHAMBERS):
        if old.control[chamber] != new.control[chamber]:
            seat = int(new.control[chamber])
            events.append(DuelEvent(kind="control", chamber=chamber + 1, seat=None if seat < 0 else seat))
        decrees = [
            int(n) for n in new.decrees[chamber] if n >= 0 and new.turned_up[n] and not old.turned_up[n]
        ]
        events += [
            DuelEvent(kind="decree", chamber=chamber + 1, thing=ruleset.catalog.decrees[n].id)
            for n in decrees
        ]
    return events


def has_learned(before: Game, after: Game) -> bool:
    """Has a choice turned up a decree, or shown conspiracies or removed cards to somebody?"""
    old, new = before.agora, after.agora
    drawn = bool((old.hand != new.hand).any() or old.taken != new.taken)
    return drawn or bool((old.turned_up != new.turned_up).any()) or bool(after.decision == a.REMOVED_CARD)


def controls(before: Game, after: Game) -> dict[int, int | None]:
    """AGORA-070: chambers that change hands, and who controls them then."""
    owners = {chamber: int(after.agora.control[chamber]) for chamber in range(a.CHAMBERS)}
    changed = {chamber: seat for chamber, seat in owners.items() if before.agora.control[chamber] != seat}
    return {chamber + 1: None if seat < 0 else seat for chamber, seat in changed.items()}
