"""Hooks of the search in Duel for what expansions hide and what of it comes to light.

Their kernels come from the `hooks.py` of each expansion. The last expansion comes first, as it always has: a
seed deals the same determinizations as ever.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.catalog.registry import rooms_by_name
from argosy.game.duel.position.form import DuelPosition
from argosy.rules.duel.expansions.in_play import in_play
from argosy.rules.kernel import Kernels, kernel
from argosy.rules.records import Record
from argosy.search.duel.hooks import ExpansionSearch, Kernel

if TYPE_CHECKING:
    from argosy.search.duel.hidden_information.determinization import Guess


def expansions() -> dict[str, ExpansionSearch]:
    """Return the hooks of every expansion, by name."""
    return {name: room.HOOKS for name, room in reversed(rooms_by_name("search", "duel", "hooks").items())}


def guess_more(guess: "Guess", plain: DuelPosition) -> None:
    """Fill in what the expansions of the table hide."""
    for expansion in in_play(expansions(), guess.view.expansions):
        expansion.guess(guess, plain)


def forget_guesses(guess: "Guess", game: Record) -> None:
    """Take things away again that were put there by guess, where no other thing is dealt over them."""
    for expansion in in_play(expansions(), guess.view.expansions):
        expansion.forget_guess(game, guess.hidden)


# --- kernels ------------------------------------------------------------------------------------------------


def _at(point: str) -> Kernels:
    """Return the kernels that expansions register for a hook."""
    return Kernels(lambda: _found(point))


def _found(point: str) -> Iterator[Kernel]:
    return (found for expansion in expansions().values() if (found := getattr(expansion, point)))


FORGET = _at("forget")
NOTE_LOOKS = _at("note_looks")
PUT = _at("put")
MIX = _at("mix")


@kernel
def forget_more(game, tables, hidden):
    """Remove from a record what the expansions of the table hide from its seat."""
    for forget in FORGET:
        forget(game, tables, hidden)


@kernel
def note_looks(game, tables, seat, age, count):
    """So many cards that were removed from a deck are known to a seat."""
    for note in NOTE_LOOKS:
        note(game, tables, seat, age, count)


@kernel
def put_more(game, viewer, field, first, second, thing):
    """One thing of an expansion into one slot."""
    for put in PUT:
        put(game, viewer, field, first, second, thing)


@kernel
def mix_more(game, tables, key):
    """Return a key with what has come to light of expansions mixed into it."""
    for mix in MIX:
        key = mix(game, tables, key)
    return key
