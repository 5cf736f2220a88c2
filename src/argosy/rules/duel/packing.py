"""Packing of catalog effects into rows of the tables, for the base game and the expansions."""

from collections.abc import Callable, Iterable

from argosy.catalog.duel import COLORS, RESOURCES, Effect
from argosy.rules.duel import terms as t
from argosy.rules.duel.effects import COUNT_COINS

SUBJECT = {name: index for index, name in enumerate(COLORS)} | {"wonder": t.WONDER}

Row = tuple[int, int, int]
Packed = Callable[[Effect], list[Row]]
"""From an effect of the catalog to its rows: (kind, index, amount) if it lasts, (task, amount, subject) if
not.
"""


def power(index: int) -> Packed:
    """A counter that goes up by the effect's amount or coins, else by 1."""
    return lambda effect: [(t.LASTING_POWER, index, effect.amount or effect.coins or 1)]


def of_subject(index: int, field: str) -> Packed:
    """The counter of the colour, or of wonders, that the effect names in `field`."""
    return lambda effect: [(t.LASTING_POWER, index + SUBJECT[getattr(effect, field)], effect.amount or 1)]


def of_resources(index: int) -> Packed:
    """The counters of the resources that the effect names."""
    return lambda effect: [
        (t.LASTING_POWER, index + RESOURCES.index(name), effect.amount or 1)
        for name in effect.resources or ()
    ]


def resource_set(names: Iterable[str] | None) -> int:
    """Bit set of resources, wood first."""
    return sum(1 << RESOURCES.index(name) for name in names or ())


def subject_set(names: Iterable[str] | None) -> int:
    """Bit set of colours, wonders and sets of coins, as guilds count them."""
    return sum(1 << (COUNT_COINS if name == "coins_by_3" else SUBJECT[name]) for name in names or ())
