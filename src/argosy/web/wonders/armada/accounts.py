"""Why the numbers of a city at sea are what they are: naval strength, commercial level, islands."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.wonders.armada.ruleset import facts_of
from argosy.texts.wonders import armada as naval
from argosy.web.accounts import Account, Line
from argosy.web.parts import signed
from argosy.web.wonders.armada.shipyard import LANES, at_sea, yard
from argosy.web.wonders.armada.standing import naval_text, scale_account, tokens_now
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.givers import Giver, lines, of_kind
from argosy.web.wonders.ring import ring


def gives(faces: Faces, _view: WondersView, city: CityView) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """The islands."""
    islands = {island.id: island for island in facts_of(faces.catalog).islands}
    for name in at_sea(city).islands:
        yield faces.more[name].name, islands[name].effects


def accounts(faces: Faces, view: WondersView, city: CityView, have: tuple[Giver, ...]) -> Iterator[tuple[str, Account]]:
    """Of the panel and of the comparison."""
    w, sea = faces.words, at_sea(city)
    strength = (*lines(have, of_kind("naval_shields")), *_ships(faces, city, "naval_shields"))
    title = w.say("naval strength {n}", n=sea.strength)
    worth = naval_text(w, view, tokens_now(faces, view)[city.seat])
    yield "naval", Account(title=title, lines=strength, text=worth, total=sea.strength)
    level = tuple(_ships(faces, city, "commercial_level"))
    yield "level", Account(title=w.say("commercial level {n}", n=sea.level), lines=level, total=sea.level)
    if sea.islands:
        islands = tuple(Line(faces.more[name].name) for name in sea.islands)
        title = w.pair(w.say("islands"), str(len(islands)))
        yield "islands", Account(title=title, lines=islands, total=len(sea.islands), is_list=True)
    tokens = tuple(Line(w.say("Age {n}", n="I" * age), points) for age, points in enumerate(sea.tokens, 1) if points)
    if tokens:
        title = w.pair(w.say("naval tokens"), signed(sum(sea.tokens)))
        yield "sea-tokens", Account(title=title, lines=tokens, total=sum(sea.tokens))
    if city.seat == ring(view).center:
        yield "scale", scale_account(faces, view)
        yield from _lanes(faces, city)


def _lanes(faces: Faces, city: CityView) -> Iterator[tuple[str, Account]]:
    """Each lane of the shipyard that lies open: where its ship is, and what every space gives and costs."""
    for lane in yard(faces, at_sea(city)).lanes:
        here = next(cell.number for cell in lane.cells if cell.state == "here")
        spaces = tuple(Line(cell.words) for cell in lane.cells if cell.number)
        title = faces.words.say("{ship}: space {n}", ship=lane.ship, n=here)
        yield f"lane-{lane.color}", Account(title=title, lines=spaces, is_list=True)


def _ships(faces: Faces, city: CityView, what: str) -> Iterator[Line]:
    """What the spaces of the ships give."""
    for color in LANES:
        space = at_sea(city).ships[color]
        n = getattr(facts_of(faces.catalog).lanes[color][space], what)  # type: ignore[index]
        if n:
            yield Line(faces.words.say("{ship}: space {n}", ship=naval.ship(faces.words, color), n=space), n)
