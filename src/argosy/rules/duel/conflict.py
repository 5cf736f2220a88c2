"""The conflict pawn and the military tokens (DUEL-070 to 072, AGORA-091)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.expansions.effects import is_pawn_stopped, pawn_has_moved
from argosy.rules.duel.state import Game
from argosy.rules.duel.tasks import end_game, push_now
from argosy.rules.duel.terms import MILITARY, NONE, TRACK_SIDE
from argosy.rules.records import Record


@kernel
def toward(seat: int) -> int:
    """The direction in which the pawn moves for this seat: A's lead is positive."""
    return 1 - 2 * seat


@kernel
def move_pawn(game: Game, tables: Record, seat: int, steps: int) -> None:
    """DUEL-070 to 072, AGORA-166: move toward the capital of the seat's opponent; Z-34: the tokens entered
    come afterwards.
    """
    entered = NONE
    entered_later = NONE
    for _ in range(steps):
        if not step(game, tables, seat):
            break
        token = tables.token_at[game.pawn + TRACK_SIDE]
        if token != NONE and game.track[token]:
            game.track[token] = 0
            if entered == NONE:
                entered = token
            else:
                entered_later = token
    if game.over == 0:
        use_token(game, tables, seat, entered_later)
        use_token(game, tables, seat, entered)


@kernel
def step(game: Game, tables: Record, seat: int) -> bool:
    """One space (DUEL-070, 072); False if the pawn may not go on: something stops it, or it is in the
    capital.
    """
    space = game.pawn + toward(seat)
    if is_pawn_stopped(game, space):
        return False
    game.pawn = space
    pawn_has_moved(game, seat)
    if abs(space) == tables.capital:
        end_game(game, MILITARY, seat)
        return False
    return True


@kernel
def use_token(game: Game, tables: Record, seat: int, token: int) -> None:
    """DUEL-071, AGORA-091, PANTHEON-042: the player who advanced the pawn applies the token."""
    if token != NONE:
        row = tables.tokens[1 if token == 0 or token == 3 else 0]
        push_now(game, tables, seat, row.now, row.now_count)
