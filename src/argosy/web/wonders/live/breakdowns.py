"""Number breakdowns of a city: shields, symbols, workshops, points, conflicts, stages."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

from argosy.game.types import SeatScore
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words, things
from argosy.web.rendering.parts import roman, signed
from argosy.web.table.breakdowns import Breakdown, BreakdownLine, named, of_pad
from argosy.web.wonders import score
from argosy.web.wonders.expansions.types import Expansions
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.effect_sources import Giver, givers, lines, of_kind
from argosy.web.wonders.live.panels import CityPanel
from argosy.web.wonders.live.ring import ring


def accounts(
    faces: Faces,
    view: WondersView,
    cities: Mapping[int, CityPanel],
    scores: tuple[SeatScore, ...],
    expansions: Expansions,
) -> dict[str, Breakdown]:
    """The accounts of all cities."""
    points = {one.seat: one for one in scores}
    center = cities[ring(view).center]
    found: dict[str, Breakdown] = {}
    for seat, panel in cities.items():
        found |= named(seat, _of_city(faces, view, panel, center, expansions))
        if seat in points:
            found |= named(seat, [("points", _points(faces, points[seat]))])
    return found


def _of_city(
    faces: Faces, view: WondersView, panel: CityPanel, center: CityPanel, expansions: Expansions
) -> Iterator[tuple[str, Breakdown]]:
    w, city = faces.words, view.cities[panel.seat]
    have = givers(faces, view, city, expansions)
    yield "coins", _coins(w, city)
    yield "shields", _shields(w, city, have, expansions)
    yield from _science(w, city, have)
    if city.sells:
        yield "makes", _workshops(w, city, have, expansions, for_sale=True)
    if city.keeps:
        yield "keeps", _workshops(w, city, have, expansions, for_sale=False)
    if panel.near and panel.sells:
        yield "shop", _shop(w, panel, center)
    yield "stages", _stages(w, panel)
    if panel.victories or panel.defeats:
        yield "tokens", _tokens(w, panel)
    yield from _verdict(w, view, panel, center)
    yield from _colors(faces, panel)
    for expansion in expansions:
        yield from expansion.table.accounts(faces, view, city, have)


def _coins(w: Words, city: CityView) -> Breakdown:
    text = w.say(
        "The number on a coin says how many coins. At the end of the game 3 coins are worth 1 point."
    )
    return Breakdown(title=things.coins(w, city.coins), text=text)


def _shields(w: Words, city: CityView, have: tuple[Giver, ...], expansions: Expansions) -> Breakdown:
    more = tuple(line for expansion in expansions for line in expansion.table.more_shields(w, city))
    found = (*lines(have, of_kind("shields")), *more)
    return Breakdown(title=things.shields(w, city.shields), lines=found, total=city.shields)


def _science(w: Words, city: CityView, have: tuple[Giver, ...]) -> Iterator[tuple[str, Breakdown]]:
    for symbol, n in city.science.items():
        if n:
            found = lines(
                have, lambda effect, symbol=symbol: int(effect.kind == "science" and effect.symbol == symbol)
            )
            yield symbol, Breakdown(title=w.pair(things.symbol(w, symbol), str(n)), lines=found, total=n)


def _workshops(
    w: Words, city: CityView, have: tuple[Giver, ...], expansions: Expansions, *, for_sale: bool
) -> Breakdown:
    """Each unit of a resource, or of one that is chosen in every turn, with its workshop."""
    units = city.sells if for_sale else city.keeps
    rest = Counter(dict(units))
    found: list[BreakdownLine] = []
    for one in have:
        for effect in one.effects:
            if effect.kind == "produce" and effect.sellable == for_sale:
                rest[effect.options] -= effect.amount
                found.append(BreakdownLine(w.pair(one.name, _unit(w, effect.options)), effect.amount))
    title = w.say("Workshops") if for_sale else w.say("for the owner alone")
    text = w.say("Neighbours may buy it.") if for_sale else ""
    told = "".join(expansion.table.more_units(w) for expansion in expansions)
    rules = [
        BreakdownLine(w.pair(told, _unit(w, options)), n) for options, n in rest.items() if n > 0 and told
    ]
    total = sum(n for _, n in units)
    return Breakdown(title=w.pair(title, str(total)), lines=(*found, *rules), text=text, total=total)


def _shop(w: Words, panel: CityPanel, center: CityPanel) -> Breakdown:
    """Return the goods that a neighbour sells to the city in the middle, with unit prices."""
    found = tuple(
        BreakdownLine(w.pair(_times(_unit(w, options), n), things.coins(w, group.price)))
        for group in panel.sells
        for options, n in group.goods
    )
    title = w.say("Sells to you, by price of a unit") if center.is_you else w.say("Sells, by price of a unit")
    return Breakdown(title=title, lines=found, text=panel.first_less, is_list=True)


def _times(what: str, n: int) -> str:
    return f"{what} × {n}" if n > 1 else what


@cache  # because lists in words are slow to make
def _unit(w: Words, options: tuple[str, ...]) -> str:
    return w.either([things.resource(w, name) for name in options])


def _stages(w: Words, panel: CityPanel) -> Breakdown:
    built = [one.face for one in panel.stages if one.state == "built"]
    title = w.count("{n} of {all} stage", "{n} of {all} stages", len(built), all=len(panel.stages))
    found = tuple(BreakdownLine(w.pair(roman(face.number), face.text)) for face in built)
    return Breakdown(title=title, lines=found, total=len(built), is_list=True)


def _tokens(w: Words, panel: CityPanel) -> Breakdown:
    """Tokens of conflicts on land, those of one worth together."""
    won = Counter(panel.victories)
    up = [
        BreakdownLine(_times(f"{w.say('victory token')} {signed(points)}", n), points * n)
        for points, n in sorted(won.items())
    ]
    down = (
        [BreakdownLine(_times(f"{w.say('defeat token')} {signed(-1)}", panel.defeats), -panel.defeats)]
        if panel.defeats
        else []
    )
    total = sum(panel.victories) - panel.defeats
    return Breakdown(title=w.pair(w.say("conflicts"), signed(total)), lines=(*up, *down), total=total)


def _verdict(
    w: Words, view: WondersView, panel: CityPanel, center: CityPanel
) -> Iterator[tuple[str, Breakdown]]:
    """Yield the breakdown of the outcome shown between two cities."""
    if not panel.verdict:
        return
    if panel.is_at_peace:
        yield (
            "verdict",
            Breakdown(
                title=panel.verdict,
                text=w.say("One of the two cities takes no part in the next land conflicts."),
            ),
        )
        return
    title = f"{panel.verdict_points} · {panel.verdict}"
    yield "verdict", Breakdown(title=title, text=verdict_sentence(w, view, panel, center))


def verdict_sentence(w: Words, view: WondersView, panel: CityPanel, center: CityPanel) -> str:
    """Return the outcome of a conflict, if it were fought now, as a sentence.

    Without a viewer both cities are named.
    """
    said = {"age": roman(min(max(view.age, 1), 3)), "city": panel.place}
    more, less = sorted((panel.shields, center.shields), reverse=True)
    if more == less:
        return w.say(
            "If Age {age} ended now, nobody would get a token: both have {n}.", age=said["age"], n=more
        )
    said |= {"more": more, "less": less}
    if center.is_you and panel.shields < center.shields:
        return w.say("If Age {age} ended now, you would win against {city}, {more} : {less}.", **said)
    if center.is_you:
        return w.say("If Age {age} ended now, you would lose to {city}, {less} : {more}.", **said)
    won, lost = (panel, center) if panel.shields > center.shields else (center, panel)
    said |= {"city": won.place, "other": lost.place}
    return w.say("If Age {age} ended now, {city} would win against {other}, {more} : {less}.", **said)


def _colors(faces: Faces, panel: CityPanel) -> Iterator[tuple[str, Breakdown]]:
    w = faces.words
    for color, n in panel.strip:
        found = tuple(BreakdownLine(face.name) for face in panel.cards if face.color == color)
        yield color, Breakdown(title=w.pair(_kind(w, color), str(n)), lines=found, total=n, is_list=True)


@cache
def _kind(w: Words, color: str) -> str:
    return things.colors_kind(w, color)


def _points(faces: Faces, one: SeatScore) -> Breakdown:
    """The lines of the score pad, each with what gives it."""
    w = faces.words
    found = tuple(
        BreakdownLine(of_pad(w, score.label(w, line.line), score.account(faces, line)), line.points)
        for line in one.lines
        if line.points
    )
    return Breakdown(title=w.pair(w.say("points so far"), str(one.total)), lines=found, total=one.total)
