"""What single boards let everybody see, step by step.

copied_stage (seat, other, stage): which stage of which neighbour · gained (seat, coins, source = stage), diplomacy (seat):
by a copied stage · without Cities also: lost (seat, coins), diplomacy (seat), stayed_out (seat), as Cities tells them
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.game.wonders.meetings.cities_and_extra_wonders import are_told_by_cities
from argosy.game.wonders.tokens import diplomacy_held, diplomacy_taken, stayed_out
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES

COPYING = ("ask_copies", "copy_stages")
BUILDS = ("effects", "revive")
"""Steps in which cards and stages come into play."""


class Before:
    """What a step may change and events need to know."""

    def __init__(self, game: Game) -> None:
        cities = [game.cities[seat] for seat in range(game.seats)]
        self.coins = [int(city.coins) for city in cities]
        self.diplomacy = diplomacy_held(game)
        self.copies = [city.extra_wonders.copies.copy() for city in cities]


def extra_events(step: str, before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of single boards in one step that has just run."""
    alone = not are_told_by_cities(ruleset)
    if step in COPYING:
        return [*_copied(before, game), *_gained(before, game), *_tokens(before, game)]
    if step == "lose_to_others":
        return list(_lost(before, game))
    if step in BUILDS and alone:
        return list(_tokens(before, game))
    return stayed_out(before.diplomacy, game) if step == "conflict" and alone else []


def _copied(before: Before, game: Game) -> Iterator[Event]:
    for seat, copies in enumerate(before.copies):
        for stage, place in enumerate(game.cities[seat].extra_wonders.copies):
            if place != copies[stage]:
                board, number = divmod(int(place) - 1, MAX_STAGES)
                neighbors = (int(left_of(game, seat)), int(right_of(game, seat)))
                other = next(one for one in neighbors if game.cities[one].wonder == board)
                yield Event(kind="copied_stage", seat=seat, other=other, stage=number + 1)


def _gained(before: Before, game: Game) -> Iterator[Event]:
    for seat, coins in enumerate(before.coins):
        if game.cities[seat].coins > coins:
            yield Event(kind="gained", seat=seat, coins=int(game.cities[seat].coins) - coins, source="stage")


def _tokens(before: Before, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        yield from diplomacy_taken(before.diplomacy, game, seat)


def _lost(before: Before, game: Game) -> Iterator[Event]:
    for seat, coins in enumerate(before.coins):
        if game.cities[seat].coins < coins:
            yield Event(kind="lost", seat=seat, coins=coins - int(game.cities[seat].coins))
