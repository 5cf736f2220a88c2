"""The steps of Agora (AGORA-061, 062, Z-12)."""

from argosy.rules.duel.agora.terms import AFTER_TRIGGER, FORGET_TRIGGER
from argosy.rules.duel.terms import TURN_UP
from argosy.rules.kernel import kernel

OWN = {"after_trigger": ("turn_up", "after_trigger")}
"""Lists that only this box has. A triggered conspiracy is followed by the turn itself."""
INSERTED = (("end_of_turn", "count_turn", "forget_trigger"),)
"""(list, step of the base game, own step that comes after it)."""
WORDS = {"after_trigger": AFTER_TRIGGER, "forget_trigger": FORGET_TRIGGER}
AFTER_TRIGGERING = (TURN_UP, AFTER_TRIGGER)
"""The list `after_trigger` as tasks."""


@kernel
def run_agora_step(game, step):
    """AGORA-062: in the next turn another conspiracy may be triggered."""
    if step == FORGET_TRIGGER:
        game.triggered = 0
