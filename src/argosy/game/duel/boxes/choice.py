"""The verbs of boxes."""

from argosy.game.duel.actions import Verb
from argosy.game.duel.boxes import merged, together

MORE_VERBS: tuple[Verb, ...] = together("choice", "VERBS")
MORE_TURN_VERBS: tuple[str, ...] = together("choice", "TURN_VERBS")
"""Verbs of a turn."""
MORE_FORMS: dict[str, str] = merged("choice", "FORMS")
"""What stands behind each verb."""
TAILS: dict[str, str] = merged("choice", "TAILS")
"""By verb: the word that numbers may follow behind its form."""
SECRET_THINGS: tuple[str, ...] = together("choice", "SECRET_THINGS")
"""Verbs whose object only the player sees (AGORA-043, PANTHEON-011, 018)."""
