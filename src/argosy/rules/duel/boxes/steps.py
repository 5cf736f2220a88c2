"""The steps of boxes (`rules/duel/steps.py`)."""

from types import ModuleType

from argosy.rules.duel.agora import steps as agora
from argosy.rules.duel.pantheon import steps as pantheon

BOXES: dict[str, ModuleType] = {"pantheon": pantheon, "agora": agora}
MORE_STEPS = {name: (box.OWN, box.INSERTED) for name, box in BOXES.items()}
"""By box: lists that it brings, and steps that it puts into lists of the base game."""
MORE_WORDS: dict[str, int] = {word: number for box in BOXES.values() for word, number in box.WORDS.items()}
"""The number of every step."""
