"""Who knows what of Pantheon (PANTHEON-011, 017, 018)."""

from argosy.rules.duel.pantheon.terms import ENSHRINE, GATE_CARD, THEATER_CARD
from argosy.rules.duel.terms import NONE, SPECTATOR
from argosy.rules.records import Record


def known_gods(game: Record, viewer: int) -> set[int]:
    """PANTHEON-011, 017, 018: divinities of which the viewer knows where they are: in a city, laid open, looked at."""
    pantheon = game.pantheon
    known = {god for god, owner in enumerate(pantheon.owner.tolist()) if owner >= 0}
    if game.age > 1:
        known.update(pantheon.space.tolist())
    if sees_choice(game, viewer):
        known.update(pantheon.choice[: pantheon.choice_count].tolist())
    if viewer != SPECTATOR:
        known.update(god for god, is_known in enumerate(pantheon.known[viewer].tolist()) if is_known)
        known.update(_drawn_gods(game, viewer))
    return known - {NONE}


def sees_choice(game: Record, viewer: int) -> bool:
    """Gods at the gate lie open; those of the Divine Theater are seen by the player alone."""
    return game.decision == GATE_CARD or (game.decision == THEATER_CARD and game.actor == viewer)


def _drawn_gods(game: Record, viewer: int) -> list[int]:
    """The two cards that the viewer looks at while it decides which one goes into the Pantheon."""
    if game.decision != ENSHRINE or game.actor != viewer:
        return []
    mythology = int(game.tasks[game.depth - 1].subject)
    return [int(god) for god in game.pantheon.decks[mythology, :2] if god >= 0]
