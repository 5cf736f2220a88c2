"""The entry points of the rules: deal, list, choose. A driver of games needs no other kernel."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.setup import deal
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.turn import list_choices, settle
from argosy.rules.records import Number, Record


@kernel
def begin(game: Game, tables: Record, out: Choices, seed: Number) -> None:
    """Deal a game into a zeroed record; `out` gets the first legal choices."""
    deal(game, tables, seed)
    settle(game, tables, out)


@kernel
def resume(game: Game, tables: Record, out: Choices) -> None:
    """`out` gets the legal choices of a game that stands anywhere."""
    if game.over == 0:
        list_choices(game, tables, out)
    else:
        out.count = 0


@kernel
def choose(game: Game, tables: Record, out: Choices, index: int) -> None:
    """Carry out the legal choice number `index` of `out`, and list the next decision's in `out`.

    At the end of the game there are none.
    """
    apply_choice(game, tables, out.number[index], out.bank[index], out.trade[index], out.how[index])
    settle(game, tables, out)


@kernel
def index_of(out: Choices, number: int) -> int:
    """The place of an action in the list of legal choices; -1 if it is not legal now."""
    for index in range(out.count):
        if out.number[index] == number:
            return index
    return -1
