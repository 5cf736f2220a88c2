"""Numbers that a position may write."""

from argosy.errors import PositionError

MOST = 99


def count(number: int, where: str, most: int = MOST) -> int:
    """A number that is not out of reach. Raises PositionError."""
    if not 0 <= number <= most:
        raise PositionError(f"{where} = {number}: 0 to {most}")
    return number
