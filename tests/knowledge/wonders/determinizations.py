"""A determinization that looks the same to one viewer, for tests of all expansions of 7 Wonders."""

from argosy.game import WondersGame
from argosy.rules.wonders.knowledge import SPECTATOR, redeal_unknown


def other_world(game: WondersGame, viewer: int | None, seed: int) -> WondersGame:
    """A game in the other world; what the viewer itself has chosen stays chosen."""
    array = redeal_unknown(game.array, game.ruleset.tables, SPECTATOR if viewer is None else viewer, seed)
    other = WondersGame(game.ruleset, array)
    other._pending = {seat: list(made) for seat, made in game._pending.items() if seat == viewer}
    return other
