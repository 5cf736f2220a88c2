"""The stack of pending tasks; the last one pushed is done first.

So an effect that asks for a choice interrupts what is under way and is finished before it goes on (AGORA-093,
DUEL-062), and effects that are printed one after the other are put on the stack in reverse order.
"""

from collections.abc import Sequence

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NOTHING
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record


@kernel
def push(game: Game, kind: int, seat: int, amount: int, subject: int) -> None:
    """Put one task on the stack (DUEL-062, 092, AGORA-093)."""
    task = game.tasks[game.depth]
    task.kind = kind
    task.seat = seat
    task.amount = amount
    task.subject = subject
    game.depth += 1


@kernel
def drop(game: Game) -> None:
    """Take the last task off the stack; the place is wiped, so that equal states are equal bytes."""
    game.depth -= 1
    task = game.tasks[game.depth]
    task.kind = 0
    task.seat = 0
    task.amount = 0
    task.subject = 0


@kernel
def push_now(game: Game, tables: Record, seat: int, first: int, count: int) -> None:
    """Put `count` printed effects from row `first` on the stack, the first one on top."""
    for index in range(first + count - 1, first - 1, -1):
        row = tables.now[index]
        push(game, row.kind, seat, row.amount, row.subject)


@kernel
def push_steps(game: Game, seat: int, steps: Sequence[int] | Numbers) -> None:
    """Put a list of steps on the stack (`steps.py`), the first one on top."""
    for index in range(len(steps) - 1, -1, -1):
        push(game, steps[index], seat, 0, 0)


@kernel
def end_game(game: Game, result: int, winner: int) -> None:
    """The game is over at once: nothing that is still to be done happens."""
    while game.depth > 0:
        drop(game)
    game.over = result
    game.winner = winner
    game.actor = game.on_turn
    game.decision = NOTHING
