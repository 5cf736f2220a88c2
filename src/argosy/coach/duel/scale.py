"""Weights of reasons in Duel, in points at the end of the game.

They are determinizations that only order the reasons of a choice.
"""

VICTORY = 1000.0
THREAT = 500.0
"""A victory of the opponent that is prevented or made possible."""
PAIR = 5.5
"""A progress token."""
COIN = 0.36
AGAIN = 4.0
CHAIN = 1.5
WONDER = 2.5
"""Whether an own wonder can be paid next."""
CONTROL = 4.0
SENATE_ACTION = 1.5
CARD_TURNED_UP = 1.2
OPENS_NONE = 0.9
UNIT = (2.6, 1.6, 0.4)
"""A unit of a resource, by Age."""
PREPARED = 2.0
PRINTED = 0.6
"""An effect that does not show in numbers."""
NOTHING = 0.1


def symbol(different: int) -> float:
    """A new symbol that brings so many different ones."""
    return (0.5, 0.9, 1.6, 2.6, 4.5, 9.0, 9.0)[different - 1]


def shields(steps: int, lead: int) -> float:
    """Spaces of the track that lead there; more, the nearer it is to a capital."""
    far = max(abs(lead), abs(lead - steps))
    return steps * (0.7 + 0.05 * far * far)
