"""A game as it would stand if a turn of one seat began now: what can be named before that turn comes."""

from argosy.game.duel.game import DuelGame


def next_turn(game: DuelGame, seat: int) -> DuelGame | None:
    """A copy in which it is this seat's turn. None in the draft and after the end, and while the seat is asked itself.

    Everything that the opponent has still to choose is left out, so only what lies open now counts.
    """
    if game.is_over or seat in game.owing or game.state.picks < game.ruleset.tables.draft_picks:
        return None
    copy = game.copy()
    state = copy.state
    state.depth, state.on_turn, state.play_again, state.triggered = 0, seat, 0, 0
    return copy.resume()
