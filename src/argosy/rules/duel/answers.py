"""Lists the legal choices of every decision outside a turn, those of expansions included."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.choices import list_base
from argosy.rules.duel.expansions.play import LIST_ANSWERS
from argosy.rules.duel.state import Choices, Game
from argosy.rules.records import Record


@kernel
def list_task(game: Game, tables: Record, out: Choices, kind: int, seat: int, subject: int) -> None:
    """Choices of a follow-up decision, without passing."""
    list_base(game, tables, out, kind, seat, subject)
    for first, end, list_own in LIST_ANSWERS:
        if first <= kind < end:
            list_own(game, tables, out, kind, seat, subject)
