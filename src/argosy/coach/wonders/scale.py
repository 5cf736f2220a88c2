"""Weights of reasons in 7 Wonders, in points at the end of the game.

They are determinizations that only order the reasons of a choice.
"""

COIN = 0.36
CHAIN = 1.4
STAGE = 2.5
"""Whether the next stage can be paid."""
UNIT = (2.6, 1.8, 0.3)
"""A unit of a resource, by Age."""
NEW_UNIT = 1.5
"""So many times as much is one that could be had nowhere."""
SYMBOL = (2.0, 1.2, 0.0)
"""What a science symbol promises besides its points now, by Age."""
SHIELD = (0.8, 0.9, 0.4)
"""A shield that turns no conflict yet, by Age."""
RIGHT = 1.0
PRINTED = 0.6
"""An effect that does not show in numbers."""
SPARES = 0.5
"""A card that is of no other use."""
NOTHING = 0.1


def conflict(points: int, turn: int, turns: int) -> float:
    """Points of conflicts as they stand, the surer the nearer the end of the Age is."""
    return points * (0.4 + 0.6 * turn / turns)
