"""Words of boxes for numbers of the rules."""

from argosy.game.duel.agora import words as agora
from argosy.game.duel.pantheon import words as pantheon

MORE_ASKED = {**agora.ASKED, **pantheon.ASKED}
"""Names of the decisions."""
MORE_TASKS = {**agora.TASKS, **pantheon.TASKS}
"""Names of the tasks that nobody is asked about."""
MORE_SUBJECTS = {**agora.SUBJECTS, **pantheon.SUBJECTS}
"""How many subjects a task may have."""
