"""Public events of single boards, step by step.

copied_stage (seat, other, stage): which stage of which neighbour · gained (seat, coins, source = stage),
diplomacy (seat): by a copied stage · without Cities also: lost (seat, coins), diplomacy (seat), stayed_out
(seat), as Cities tells them
"""

from collections.abc import Iterator

from argosy.game.changes import changed
from argosy.game.types import Event
from argosy.game.wonders.interactions.cities_and_extra_wonders import are_told_by_cities
from argosy.game.wonders.tokens import diplomacy_taken, stayed_out
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES

COPYING = ("ask_copies", "copy_stages")
BUILDS = ("effects", "revive")
"""Steps in which cards and stages come into play."""


def extra_events(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of single boards in one step that has just run."""
    alone = not are_told_by_cities(ruleset)
    if step in COPYING:
        return [*_copied(before, game), *_gained(before, game), *_tokens(before, game)]
    if step == "lose_to_others":
        return list(_lost(before, game))
    if step in BUILDS and alone:
        return list(_tokens(before, game))
    return stayed_out(before, game) if step == "conflict" and alone else []


def _copied(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(
        before.cities["extra_wonders"]["copies"], game.cities["extra_wonders"]["copies"]
    ):
        for stage, place in enumerate(now):
            if place != was[stage]:
                board, number = divmod(place - 1, MAX_STAGES)
                neighbors = (int(left_of(game, seat)), int(right_of(game, seat)))
                other = next(one for one in neighbors if game.cities[one].wonder == board)
                yield Event(kind="copied_stage", seat=seat, other=other, stage=number + 1)


def _gained(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["coins"], game.cities["coins"]):
        if now > was:
            yield Event(kind="gained", seat=seat, coins=now - was, source="stage")


def _tokens(before: Game, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        yield from diplomacy_taken(before, game, seat)


def _lost(before: Game, game: Game) -> Iterator[Event]:
    for seat, was, now in changed(before.cities["coins"], game.cities["coins"]):
        if now < was:
            yield Event(kind="lost", seat=seat, coins=was - now)
