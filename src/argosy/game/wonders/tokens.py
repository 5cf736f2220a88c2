"""Events of tokens that come or go, whatever the cause: a card, a leader, a penalty.

token (seat, token = its points): took a victory token · lost_token (seat, token): gave one back
· defeats_returned (seat, tokens): its defeat tokens went away · diplomacy (seat): took a token of Diplomacy
· stayed_out (seat): gave it back after the land conflicts
"""

from collections.abc import Iterator

from argosy.game.changes import are_cities_changed, changed
from argosy.game.types import Event
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import Game


def token_events(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    """Yield what a step has changed; not for conflicts, which tell of their own tokens."""
    if not are_cities_changed(before, game):
        return
    for seat in range(game.seats):
        was, now = before.cities[seat], game.cities[seat]
        changes = (now.victories - was.victories).tolist()
        for change, points in zip(changes, ruleset.tables.victory.tolist(), strict=True):
            kind = "token" if change > 0 else "lost_token"
            yield from (Event(kind=kind, seat=seat, token=points) for _ in range(abs(change)))
        if now.defeats < was.defeats:
            yield Event(kind="defeats_returned", seat=seat, tokens=int(was.defeats - now.defeats))


def diplomacy_taken(before: Game, game: Game, seat: int) -> Iterator[Event]:
    """Yield an event for each token that a city has taken in a step."""
    for _ in range(game.cities[seat].black.diplomacy - before.cities[seat].black.diplomacy):
        yield Event(kind="diplomacy", seat=seat)


def stayed_out(before: Game, game: Game) -> list[Event]:
    """Return an event for each city that has given tokens back in a step."""
    held = changed(before.cities["black"]["diplomacy"], game.cities["black"]["diplomacy"])
    return [Event(kind="stayed_out", seat=seat) for seat, was, now in held if now < was]
