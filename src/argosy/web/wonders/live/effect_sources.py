"""Sources of effects in a city: board, stages, buildings and those of expansions.

Everything in here is public.
"""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.rendering.parts import roman
from argosy.web.table.breakdowns import BreakdownLine
from argosy.web.wonders.expansions.types import Expansions
from argosy.web.wonders.faces import Faces

BOARD = "board"


class Giver(NamedTuple):
    """Something with effects, by its name."""

    name: str
    effects: tuple[Effect, ...]


def givers(faces: Faces, view: WondersView, city: CityView, expansions: Expansions) -> tuple[Giver, ...]:
    """All of a city, without what rests."""
    rest = frozenset(name for expansion in expansions for name in expansion.table.resting(city))
    more = (
        Giver(name, effects)
        for expansion in expansions
        for name, effects in expansion.table.gives(faces, view, city)
    )
    return (*_board(faces, city, rest), *_stages(faces, city), *_buildings(faces, city, rest), *more)


def _board(faces: Faces, city: CityView, rest: frozenset[str]) -> Iterator[Giver]:
    board = faces.catalog.wonder(city.wonder)
    yield Giver(faces.city(city.wonder), board.sides[city.side].effects)
    if board.resource and BOARD not in rest:
        unit = Effect(kind="produce", options=(board.resource,), amount=1, sellable=True)
        yield Giver(faces.city(city.wonder), (unit,))


def _stages(faces: Faces, city: CityView) -> Iterator[Giver]:
    printed = faces.catalog.wonder(city.wonder).sides[city.side].stages
    for number in city.stages:
        yield Giver(stage_name(faces.words, number), printed[number - 1].effects)


def stage_name(w: Words, number: int) -> str:
    """Return the name of a stage in breakdowns."""
    return w.say("wonder stage {n}", n=roman(number))


def _buildings(faces: Faces, city: CityView, rest: frozenset[str]) -> Iterator[Giver]:
    for card in city.cards:
        if card not in rest:
            yield Giver(faces.cards[card].name, faces.catalog.card(card).effects)


def lines(have: tuple[Giver, ...], amount: Callable[[Effect], int]) -> tuple[BreakdownLine, ...]:
    """Return a line for each source with a non-zero amount."""
    found = (BreakdownLine(one.name, sum(amount(effect) for effect in one.effects)) for one in have)
    return tuple(line for line in found if line.n)


def of_kind(kind: str) -> Callable[[Effect], int]:
    """The amount of effects of one kind."""
    return lambda effect: effect.amount if effect.kind == kind else 0
