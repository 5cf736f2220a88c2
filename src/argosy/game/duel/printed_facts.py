"""Facts for views of a game, worked out once for each ruleset as plain tuples."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

import msgspec

from argosy.catalog.duel import DECKS, Card, Wonder
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.records import Record


class Spot(msgspec.Struct, frozen=True):
    """A place of a structure."""

    row: int
    column: int
    covered_by: tuple[int, ...]
    """Places of the cards that lie on it at the start."""


class Printed(msgspec.Struct, frozen=True):
    """Names and pictures of things, by their numbers."""

    cards: tuple[str, ...]
    backs: tuple[str, ...]
    card_options: dict[int, tuple[tuple[str, ...], ...]]
    """Either/or production of cards that have one."""
    wonder_options: dict[int, tuple[tuple[str, ...], ...]]
    structures: tuple[tuple[Spot, ...], ...]
    """The places of each Age."""


@lru_cache(maxsize=8)
def printed(ruleset: DuelRuleset) -> Printed:
    """The same object for the same ruleset."""
    catalog, tables = ruleset.catalog, ruleset.tables
    return Printed(
        cards=ruleset.card_ids,
        backs=tuple(DECKS[int(back)] for back in tables.cards["back"].tolist()),
        card_options=_options(catalog.cards),
        wonder_options=_options(catalog.wonders),
        structures=tuple(_spots(tables.structures[age]) for age in range(t.AGES)),
    )


def _options(things: Iterable[Card | Wonder]) -> dict[int, tuple[tuple[str, ...], ...]]:
    found = {
        n: tuple(effect.options for effect in thing.effects if effect.options)
        for n, thing in enumerate(things)
    }
    return {number: options for number, options in found.items() if options}


def _spots(structure: Record) -> tuple[Spot, ...]:
    covered = structure.covered_by.tolist()
    return tuple(
        Spot(
            int(structure.row[n]),
            int(structure.column[n]),
            tuple(on for on in range(t.PLACES) if covered[n] >> on & 1),
        )
        for n in range(int(structure.places))
    )


def printed_points(thing: Any) -> int:
    """Points that are printed on a thing."""
    return sum(effect.amount or 0 for effect in thing.effects if effect.kind == "points")
