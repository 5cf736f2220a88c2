"""Words of boxes for numbers of the rules."""

from argosy.game.duel.boxes import merged

MORE_ASKED: dict[int, str] = merged("words", "ASKED")
"""Names of the decisions."""
MORE_TASKS: dict[int, str] = merged("words", "TASKS")
"""Names of the tasks that nobody is asked about."""
MORE_SUBJECTS: dict[str, int] = merged("words", "SUBJECTS")
"""How many subjects a task may have."""
