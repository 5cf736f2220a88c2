"""What boxes hide from a seat, and what of it comes to light."""

from collections.abc import Callable

from argosy.game.duel.position.form import DuelPosition
from argosy.rules.duel.boxes.in_play import in_play
from argosy.rules.kernel import kernel
from argosy.search.duel.agora.forgetting import forget_agora, forget_looks
from argosy.search.duel.agora.guess import guess_agora
from argosy.search.duel.agora.reveal import mix_decrees
from argosy.search.duel.guess import Guess
from argosy.search.duel.pantheon.forgetting import forget_pantheon
from argosy.search.duel.pantheon.guess import guess_pantheon

GUESSES: dict[str, Callable[[Guess, DuelPosition], None]] = {"agora": guess_agora, "pantheon": guess_pantheon}


def guess_more(guess: Guess, plain: DuelPosition) -> None:
    """What the boxes of the table hide."""
    for box in in_play(GUESSES, guess.view.boxes):
        box(guess, plain)


@kernel
def forget_more(game, tables, hidden):
    """What the boxes of the table hide, in a record that forgets."""
    if tables.has_agora:
        forget_agora(game, hidden)
    if tables.has_pantheon:
        forget_pantheon(game, tables, hidden)


@kernel
def note_looks(game, tables, seat, age, count):
    """So many cards that were removed from a deck are known to a seat."""
    if tables.has_agora:
        forget_looks(game, seat, age, count)


@kernel
def mix_more(game, tables, key):
    """What has come to light of boxes, mixed into a key."""
    if tables.has_agora:
        return mix_decrees(game, key)
    return key
