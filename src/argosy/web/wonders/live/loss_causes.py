"""Causes of a loss: the cards, stages and works behind a question that takes something away.

Events of a turn are read from all of its reveals: a question may be asked some reveals later, for example
after a construction from the discard pile.
"""

from collections.abc import Iterator

import msgspec
from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Event
from argosy.game.wonders.view import WondersView
from argosy.web.models import TablePage
from argosy.web.rendering.parts import roman
from argosy.web.wonders.expansions.types import Expansions, Names
from argosy.web.wonders.faces import Faces


class Cause(msgspec.Struct, frozen=True, kw_only=True):
    """One cause of a loss of the viewer."""

    name: str
    """What it is, with whose it is: `Octavia (Ana)`."""
    seat: int | None = None
    """Whose it is; None: nobody's."""
    coins: int = 0
    """What the viewer loses by it, where it is coins."""
    sign: Markup = Markup("")


class Came(msgspec.Struct, frozen=True, kw_only=True):
    """A card or a stage that came into play in this turn."""

    seat: int
    name: str
    effects: tuple[Effect, ...]


def causes(
    page: TablePage, view: WondersView, shown: Faces, names: Names, expansions: Expansions
) -> tuple[Cause, ...]:
    """Return the causes of the current question, from the expansions of a table."""
    if view.asked is None:
        return ()
    events = events_of_turn(page, view)
    return tuple(
        cause for expansion in expansions for cause in expansion.log.causes(shown, view, events, names)
    )


def events_of_turn(page: TablePage, view: WondersView) -> tuple[Event, ...]:
    """Return the events of the current turn, from all its reveals."""
    turns = (turn for turn in page.log if (turn.age, turn.turn) == (view.age, view.turn))
    return tuple(event for turn in turns for event in turn.events if isinstance(event, Event))


def whose(name: str, seat: int, names: Names) -> str:
    """`Octavia (Ana)`."""
    return f"{name} ({names[seat]})"


def came(shown: Faces, view: WondersView, events: tuple[Event, ...]) -> Iterator[Came]:
    """The cards and stages of all cities but the viewer's own."""
    for event in events:
        if event.seat is None or event.seat == view.seat:
            continue
        if event.kind == "built" and event.card:
            card = shown.catalog.card(event.card)
            yield Came(seat=event.seat, name=shown.cards[event.card].name, effects=card.effects)
        elif event.kind == "staged" and event.stage:
            city = view.cities[event.seat]
            stage = shown.catalog.wonder(city.wonder).sides[city.side].stages[event.stage - 1]
            name = shown.words.say("wonder stage {n}", n=roman(event.stage))
            yield Came(seat=event.seat, name=name, effects=stage.effects)
