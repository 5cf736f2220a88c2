"""Asks a city for a choice, whichever step asks (BASE-TURN-2)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import NO_VERB


@kernel
def ask(game: Game, seat: int, owes: int) -> None:
    """The city owes a choice of this kind; nothing is chosen yet."""
    city = game.cities[seat]
    write_choice(city.chosen, NO_VERB, -1, -1)
    city.owes = owes
    city.owed = owes
    game.owing += 1
