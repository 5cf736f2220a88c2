"""The verbs of boxes."""

from argosy.game.duel.actions import Verb
from argosy.game.duel.agora import choice as agora
from argosy.game.duel.pantheon import choice as pantheon

MORE_VERBS: tuple[Verb, ...] = (*agora.VERBS, *pantheon.VERBS)
MORE_TURN_VERBS = (*agora.TURN_VERBS, *pantheon.TURN_VERBS)
"""Verbs of a turn."""
MORE_FORMS = {**agora.FORMS, **pantheon.FORMS}
"""What stands behind each verb."""
TAILS = pantheon.TAILS
"""By verb: the word that numbers may follow behind its form."""
SECRET_THINGS = (*agora.SECRET_THINGS, *pantheon.SECRET_THINGS)
"""Verbs whose object only the player sees (AGORA-043, PANTHEON-011, 018)."""
