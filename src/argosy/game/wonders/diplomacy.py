"""Diplomacy tokens: whatever gives them, they are told in the same words.

diplomacy (seat): took a token · stayed_out (seat): gave it back after the land conflicts
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.rules.wonders.records import Game


def held(game: Game) -> list[int]:
    """The tokens of each city."""
    return [int(game.cities[seat].black.diplomacy) for seat in range(game.seats)]


def taken(before: list[int], game: Game, seat: int) -> Iterator[Event]:
    """What a city has taken since."""
    for _ in range(int(game.cities[seat].black.diplomacy) - before[seat]):
        yield Event(kind="diplomacy", seat=seat)


def stayed_out(before: list[int], game: Game) -> list[Event]:
    """Who has given a token back since."""
    now = held(game)
    return [Event(kind="stayed_out", seat=seat) for seat, tokens in enumerate(before) if now[seat] < tokens]
