"""Row of one choice of a running game of Duel, as random games note theirs."""

from argosy.game.duel.choice import HOW
from argosy.game.duel.game import DuelGame
from argosy.rules.duel.drivers.compact import lay_out_compact
from argosy.rules.duel.drivers.recorded_play import NOTED
from argosy.rules.records import Record

__all__ = ["NOTED", "note_choice"]


def note_choice(game: DuelGame, seat: int, number: int, row: Record) -> None:
    """Fill a row of `NOTED`, but for the number of the game, before the seat makes the choice."""
    state, listed = game.state, game.choices(seat)
    chosen = next(choice for choice in listed if choice.number == number)
    row.moment, row.age, row.turn = state.moment, state.age, state.turn
    row.seat, row.asked, row.choices = seat, state.decision, len(listed)
    row.number, row.compact = number, lay_out_compact(game.ruleset.expansions)[0][number]
    row.how, row.bank, row.opponent = HOW.index(chosen.how), chosen.price.bank, chosen.price.opponent
