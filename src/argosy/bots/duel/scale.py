"""What single things are worth in points, as experience says."""

VICTORY = 1000.0
COIN = 0.36
"""A coin in points: three are one at the end, and before it they buy more than that."""
AGAIN = 2.2
"""Another turn at once."""
RIVALRY = 0.55
"""How much of the opponent's gain counts as our loss, because they choose again before we do."""
UNKNOWN_CARD = 2.0
"""A card that is about to be turned up."""
TOKEN = 5.0
"""A progress token of which nothing else is known."""


def sign(number: int) -> int:
    """1, 0 or -1."""
    return (number > 0) - (number < 0)
