"""Public events of Pantheon after a choice."""

from argosy.game.duel.view import DuelEvent
from argosy.rules.duel.pantheon import terms as p
from argosy.rules.duel.records import Game
from argosy.rules.duel.ruleset import DuelRuleset


def on_track(before: Game, after: Game) -> list[DuelEvent]:
    """Her pawn on the track."""
    if before.pantheon.minerva == after.pantheon.minerva:
        return []
    return [DuelEvent(kind="minerva", pawn=int(after.pantheon.minerva))]


def of_age(ruleset: DuelRuleset, after: Game) -> list[DuelEvent]:
    """PANTHEON-014: the gods that are turned up at the start of Age II."""
    if after.age != 2:
        return []
    spaces = enumerate(int(god) for god in after.pantheon.space)
    gods = ruleset.catalog.divinities
    return [DuelEvent(kind="god", space=n + 1, thing=gods[god].id) for n, god in spaces if god >= 0]


def has_learned(before: Game, after: Game) -> bool:
    """Has a choice laid gods open, or shown some to a player?"""
    return bool(before.pantheon.choice_count != after.pantheon.choice_count or after.decision == p.ENSHRINE)
