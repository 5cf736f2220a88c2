"""Best assignment of open science symbols at the end, copied ones included (BASE-SCI-4)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec

from argosy.game.wonders.expansion import Copies
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import has_built, left_of, right_of
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import Game


def copies(ruleset: Ruleset, game: Game, seat: int) -> Copies:
    """Return the number of symbols to copy and those that each neighbouring green card shows.

    CITIES-MASK-1 to -3, EXTRA-WALL-3.
    """
    masks = int(game.cities[seat].black.masks)
    if not masks:
        return 0, ()
    neighbors = (game.cities[left_of(game, seat)], game.cities[right_of(game, seat)])
    shown = [
        tuple(
            sorted(
                e.symbol
                for e in card.effects
                if e.kind == "science" and e.symbol in terms.SYMBOLS[: terms.ANY]
            )
        )
        for city in neighbors
        for number, card in enumerate(ruleset.catalog.cards)
        if card.color == "green" and has_built(city, number)
    ]
    return masks, tuple(sorted(symbols for symbols in shown if symbols))


Counts = tuple[int, ...]
Shown = tuple[tuple[str, ...], ...]
"""What cards show, of each of which one symbol may be copied."""

KINDS = terms.SYMBOLS[: terms.ANY]


class Named(msgspec.Struct, frozen=True, order=True):
    """An assignment of the open symbols of a city."""

    free: tuple[str, ...] = ()
    """Those of free choice."""
    most: tuple[str, ...] = ()
    """Those of the kind that the city has most of."""
    copied: tuple[str, ...] = ()
    """Those of cards next door."""
    changed: tuple[tuple[str, str], ...] = ()
    """Symbols that became another one: from, to."""


class Open(msgspec.Struct, frozen=True):
    """The open symbols of a city that are not yet assigned."""

    free: int = 0
    most: int = 0
    copies: int = 0
    shown: Shown = ()
    changes: int = 0
    """A change need not be made."""


def ways(counts: Counts, left: Open) -> frozenset[Named]:
    """Return the assignments of the open symbols in every order; a card is copied once."""
    return _ways(counts, msgspec.structs.replace(left, copies=min(left.copies, len(left.shown))))


@lru_cache(maxsize=8192)
def _ways(counts: Counts, left: Open) -> frozenset[Named]:
    found: set[Named] = set()
    if not left.free and not left.most and not left.copies:
        found.add(Named())
    for number, symbol in enumerate(KINDS):
        more = _changed(counts, number, 1)
        if left.free:
            found |= _named(_ways(more, _less(left, "free")), "free", symbol)
        if left.most and counts[number] == max(counts):
            found |= _named(_ways(more, _less(left, "most")), "most", symbol)
        if left.copies:
            for rest in _without_a_card(left.shown, symbol):
                fewer = msgspec.structs.replace(left, copies=left.copies - 1, shown=rest)
                found |= _named(_ways(more, fewer), "copied", symbol)
        if left.changes and counts[number]:
            for new, other in enumerate(KINDS):
                if new != number:
                    moved = _changed(_changed(counts, number, -1), new, 1)
                    found |= _named(_ways(moved, _less(left, "changes")), "changed", (symbol, other))
    return frozenset(found)


def _changed(counts: Counts, number: int, more: int) -> Counts:
    return tuple(count + more * (place == number) for place, count in enumerate(counts))


def _less(left: Open, field: str) -> Open:
    return msgspec.structs.replace(left, **{field: getattr(left, field) - 1})


def _without_a_card(shown: Shown, symbol: str) -> Iterator[Shown]:
    """The cards without one that shows the symbol; equal cards are one way."""
    for card in {card for card in shown if symbol in card}:
        place = shown.index(card)
        yield shown[:place] + shown[place + 1 :]


def _named(ways_on: frozenset[Named], field: str, what: str | tuple[str, str]) -> set[Named]:
    """The same with one symbol more; the order of equal ones does not matter, that of changes does."""
    result: set[Named] = set()
    for way in ways_on:
        words: Sequence[str | tuple[str, str]] = (what, *getattr(way, field))
        ordered = tuple(words) if field == "changed" else tuple(sorted(words))  # type: ignore[type-var]
        result.add(msgspec.structs.replace(way, **{field: ordered}))
    return result


def points_of(counts: Counts, named: Named, set_points: int) -> tuple[tuple[str, int], ...]:
    """Squares of equal symbols and sets of three different ones (BASE-SCI-1, -2, LEADERS-SCORE-4)."""
    added = (*named.free, *named.most, *named.copied, *(new for _, new in named.changed))
    gone = [old for old, _ in named.changed]
    totals = [count + added.count(kind) - gone.count(kind) for count, kind in zip(counts, KINDS, strict=True)]
    return (
        *((kind, total**2) for kind, total in zip(KINDS, totals, strict=True)),
        ("sets", min(totals) * set_points),
    )
