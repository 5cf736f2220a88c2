"""Tokens that come or go whatever does it, a card, a leader, a penalty: they are told here alone, in the same words.

token (seat, token = its points): took a victory token · lost_token (seat, token): gave one back
· defeats_returned (seat, tokens): its defeat tokens went away · diplomacy (seat): took a token of Diplomacy
· stayed_out (seat): gave it back after the land conflicts
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.rules.wonders.records import City, Game
from argosy.rules.wonders.ruleset import Ruleset

Held = tuple[list[int], int]
"""Victory tokens of a city by Age, and its defeat tokens."""


def held(city: City) -> Held:
    """The tokens of a city."""
    return [int(many) for many in city.victories], int(city.defeats)


def token_events(before: list[Held], ruleset: Ruleset, game: Game) -> Iterator[Event]:
    """What has changed since; not for conflicts, which tell of their own tokens."""
    for seat, earlier in enumerate(before):
        later = held(game.cities[seat])
        if later == earlier:  # as after most steps
            continue
        (victories, defeats), (now, left) = earlier, later
        for age, points in enumerate(int(value) for value in ruleset.tables.victory):
            change = now[age] - victories[age]
            kind = "token" if change > 0 else "lost_token"
            yield from (Event(kind=kind, seat=seat, token=points) for _ in range(abs(change)))
        if left < defeats:
            yield Event(kind="defeats_returned", seat=seat, tokens=defeats - left)


def diplomacy_held(game: Game) -> list[int]:
    """The tokens of each city."""
    return [int(game.cities[seat].black.diplomacy) for seat in range(game.seats)]


def diplomacy_taken(before: list[int], game: Game, seat: int) -> Iterator[Event]:
    """What a city has taken since."""
    for _ in range(int(game.cities[seat].black.diplomacy) - before[seat]):
        yield Event(kind="diplomacy", seat=seat)


def stayed_out(before: list[int], game: Game) -> list[Event]:
    """Who has given a token back since."""
    now = diplomacy_held(game)
    return [Event(kind="stayed_out", seat=seat) for seat, tokens in enumerate(before) if now[seat] < tokens]
