"""Number breakdowns of a Duel table: resources, prices, symbols, points, chips and piles."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from argosy.catalog.duel import Effect
from argosy.game.duel.view import DuelView
from argosy.game.types import SeatScore
from argosy.texts import Words, things
from argosy.texts.duel import things as duel_things
from argosy.web.duel.expansions.in_play import in_play
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.live.cities import City
from argosy.web.duel.live.piles import Piles
from argosy.web.duel.part_maker import Seen
from argosy.web.duel.score import SheetInput
from argosy.web.table.breakdowns import Breakdown, BreakdownLine, named, of_pad


class Giver(NamedTuple):
    """Something with effects, by its name."""

    name: str
    effects: tuple[Effect, ...]
    color: str = ""
    """Of a card."""


def givers(faces: DuelFaces, view: DuelView, seat: int) -> tuple[Giver, ...]:
    """Return all sources of effects in a city: cards, constructed wonders, tokens, expansions.

    All of it is public.
    """
    city, catalog = view.cities[seat], faces.catalog
    cards = frozenset(city.cards)
    built = frozenset(one.wonder for one in city.wonders if one.is_built)
    have = frozenset(city.progress)
    return (
        *(
            Giver(faces.cards[one.id].name, one.effects, str(one.color))
            for one in catalog.cards
            if one.id in cards
        ),
        *(Giver(faces.wonders[one.id].name, one.effects) for one in catalog.wonders if one.id in built),
        *(Giver(faces.progress[one.id].name, one.effects) for one in catalog.progress if one.id in have),
        *(
            Giver(*one)
            for expansion in in_play(view.expansions)
            for one in expansion.table.gives(faces, view, seat)
        ),
    )


def lines(have: tuple[Giver, ...], amount: Callable[[Effect], int]) -> tuple[BreakdownLine, ...]:
    """Return a line for each source with a non-zero amount."""
    found = (BreakdownLine(one.name, sum(amount(effect) for effect in one.effects)) for one in have)
    return tuple(line for line in found if line.n)


def price_lines(
    faces: DuelFaces, view: DuelView, seat: int, resource: str, base: str
) -> Iterator[BreakdownLine]:
    """Yield the parts of the price of a unit (DUEL-032 to 034, AGORA-104).

    `base` names the first part.
    """
    economy, mine = faces.catalog.economy, givers(faces, view, seat)
    fixed = next((line for line in lines(mine, lambda one: _price(one, resource)) if line.n), None)
    parts = [BreakdownLine(base, economy.resource_price), *_raised(faces, view, 1 - seat, resource)]
    yield from [fixed] if fixed else parts
    price = fixed.n if fixed else sum(line.n for line in parts)
    for one in mine:
        for effect in one.effects:
            if effect.kind == "trade_discount" and resource in (effect.resources or ()):
                less = min(effect.amount or 0, max(0, price - (effect.lowest or 0)))
                if less:
                    yield BreakdownLine(one.name, -less)


def _price(effect: Effect, resource: str) -> int:
    is_fixed = effect.kind == "fixed_trade_price" and resource in (effect.resources or ())
    return (effect.price or 0) if is_fixed else 0


def _raised(faces: DuelFaces, view: DuelView, other: int, resource: str) -> tuple[BreakdownLine, ...]:
    """Cards of the opponent that make it."""
    raise_it = tuple(
        one for one in givers(faces, view, other) if one.color in faces.catalog.economy.price_raised_by
    )
    return lines(raise_it, lambda effect: made(effect, resource))


def made(effect: Effect, resource: str) -> int:
    """Units of a resource that an effect certainly makes."""
    return (effect.amount or 0) if effect.kind == "produce" and effect.resource == resource else 0


def accounts(
    one: Seen, cities: tuple[City, City], field: Mapping[str, Any], scores: tuple[SeatScore, ...]
) -> dict[str, Breakdown]:
    """Return the breakdowns of both cities and of the parts between them.

    The names of the latter are those of seat 0.
    """
    found: dict[str, Breakdown] = {}
    for city in cities:
        found |= named(city.seat, _of_city(one, city))
    for score in scores:
        points = _points(one, score)
        found |= named(score.seat, [("points", points), ("tab", _tab(one, cities, points, score))])
    return found | named(0, _between(one, field))


def _of_city(one: Seen, city: City) -> Iterator[tuple[str, Breakdown]]:
    w, have = one.faces.words, givers(one.faces, one.view, city.seat)
    text = w.say(
        "The number on a coin says how many coins. At the end of the game 3 coins are worth 1 point."
    )
    title = things.coins(w, city.coins)
    apart = w.pair(w.say("coins on Astarte"), str(city.protected))
    yield "coins", Breakdown(title=w.parts([title, apart]) if city.protected else title, text=text)
    for good in city.goods:
        yield good.resource, _good(one, city.seat, good.resource, have)
    yield from _symbols(one, city, have)
    if city.choices:
        choosing = lines(have, lambda effect: int(effect.kind == "produce_choice"))
        total = len(city.choices)
        yield "choices", Breakdown(title=city.choices_words, lines=choosing, total=total, is_list=True)
    for chip in city.chips:
        if not chip.note:
            yield f"chip-{chip.kind}-{chip.text}", Breakdown(title=chip.label)


def _good(one: Seen, seat: int, resource: str, have: tuple[Giver, ...]) -> Breakdown:
    """Return the sources of a resource, and the parts of the price of one more."""
    w, city = one.faces.words, one.view.cities[seat]
    units, price = city.makes.get(resource, 0), city.prices[resource]
    parts = tuple(price_lines(one.faces, one.view, seat, resource, w.say("usual price")))
    name = things.resource(w, resource)
    title = w.say("{resource}: makes {n}, one more costs {price}", resource=name, n=units, price=price)
    adds_up = sum(line.n for line in parts) == price
    told = ", ".join(f"{line.what} {line.n:+d}".replace("-", "−") for line in parts)
    text = w.say("The price: {parts}.", parts=told) if adds_up and len(parts) > 1 else ""
    return Breakdown(
        title=title, lines=lines(have, lambda effect: made(effect, resource)), total=units, text=text
    )


def _symbols(one: Seen, city: City, have: tuple[Giver, ...]) -> Iterator[tuple[str, Breakdown]]:
    w, snake = one.faces.words, one.view.snake
    for symbol in city.symbols:
        if not symbol.count:
            continue
        found = lines(
            have,
            lambda effect, wanted=symbol.symbol: int(effect.kind == "science" and effect.symbol == wanted),
        )
        if (
            snake
            and snake not in one.view.cities[city.seat].cards
            and symbol.symbol in _symbols_of(one, snake)
        ):
            found = (*found, BreakdownLine(w.say("snake on {card}", card=one.faces.cards[snake].name)))
        yield symbol.symbol, Breakdown(title=symbol.words, lines=found, total=symbol.count)
    own = tuple(
        BreakdownLine(duel_things.symbol(w, symbol.symbol)) for symbol in city.symbols if symbol.count
    )
    title = w.say("{n} of {all} different science symbols", n=city.different, all=city.needed)
    missing = [duel_things.symbol(w, symbol.symbol) for symbol in city.symbols if not symbol.count]
    text = w.say("Missing: {things}.", things=w.either(missing, "and")) if missing else ""
    yield "different", Breakdown(title=title, lines=own, text=text, total=city.different, is_list=True)


def _symbols_of(one: Seen, card: str) -> tuple[str | None, ...]:
    printed = next(found for found in one.faces.catalog.cards if found.id == card)
    return tuple(effect.symbol for effect in printed.effects if effect.kind == "science")


def _points(one: Seen, score: SeatScore) -> Breakdown:
    """The lines of the score pad, each with what gives it."""
    w, sheet = one.faces.words, SheetInput(one.view, one.faces)
    found = tuple(
        BreakdownLine(of_pad(w, sheet.label(line.line), sheet.account(score, line)), line.points)
        for line in score.lines
        if line.points
    )
    return Breakdown(title=w.pair(w.say("points so far"), str(score.total)), lines=found, total=score.total)


def _tab(one: Seen, cities: tuple[City, City], points: Breakdown, score: SeatScore) -> Breakdown:
    """Return the breakdown of a phone tab: coins, points, and the parts of the points."""
    w, city = one.faces.words, next(city for city in cities if city.seat == score.seat)
    numbers = w.parts([things.coins(w, city.coins), things.points(w, score.total)])
    return msgspec.structs.replace(points, title=w.pair(city.name, numbers))


def _between(one: Seen, field: Mapping[str, Any]) -> Iterator[tuple[str, Breakdown]]:
    w = one.faces.words
    text = w.say("Each shield moves the pawn one space towards the opponent’s capital.")
    yield "pawn", Breakdown(title=field["track"].words, text=text)
    box = tuple(BreakdownLine(one.faces.progress[token].name) for token in one.view.box)
    title = w.count("{n} in the box", "{n} in the box", field["progress"].in_box)
    yield "in-box", Breakdown(title=title, lines=box, total=field["progress"].in_box, is_list=True)
    yield from _piles(w, field["piles"])
    for each in in_play(one.view.expansions):
        yield from each.table.accounts(field)


def _piles(w: Words, piles: Piles) -> Iterator[tuple[str, Breakdown]]:
    """The discard pile, which both may look through, card by card, and those of expansions."""
    cards = tuple(BreakdownLine(card.face.name) for card in piles.discard)
    text = w.say("Both players may look through the discard pile.")
    yield (
        "discard",
        Breakdown(title=piles.discard_words, lines=cards, text=text, total=len(cards), is_list=True),
    )
    for pile in piles.more:
        known = tuple(BreakdownLine(w.pair(str(n), face.name)) for n, face in pile.known)
        yield (
            f"pile-{pile.css}",
            Breakdown(title=w.pair(pile.name, str(pile.count)), lines=known, is_list=True),
        )
