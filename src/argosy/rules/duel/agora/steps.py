"""The steps of Agora (AGORA-061, 062, Z-12)."""

from argosy.rules.duel.agora.terms import FORGET_TRIGGER
from argosy.rules.kernel import kernel


@kernel
def run_agora_step(game, step):
    """AGORA-062: in the next turn another conspiracy may be triggered."""
    if step == FORGET_TRIGGER:
        game.triggered = 0
