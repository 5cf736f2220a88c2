"""What boxes hide from a seat, and what of it comes to light."""

from collections.abc import Callable

from argosy.game.duel.position.form import DuelPosition
from argosy.rules.duel.boxes.in_play import in_play
from argosy.rules.kernel import kernel
from argosy.search.duel.agora.guess import guess_agora
from argosy.search.duel.agora.reveal import mix_decrees
from argosy.search.duel.guess import Guess
from argosy.search.duel.pantheon.guess import guess_pantheon

GUESSES: dict[str, Callable[[Guess, DuelPosition], None]] = {"agora": guess_agora, "pantheon": guess_pantheon}


def guess_more(guess: Guess, plain: DuelPosition) -> None:
    """What the boxes of the table hide."""
    for box in in_play(GUESSES, guess.view.boxes):
        box(guess, plain)


@kernel
def mix_more(game, tables, key):
    """What has come to light of boxes, mixed into a key."""
    if tables.has_agora:
        return mix_decrees(game, key)
    return key
