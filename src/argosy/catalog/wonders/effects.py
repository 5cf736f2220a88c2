"""Effects of cards, wonder stages and things of expansions, in the words of the data files.

An effect is one flat struct; its `kind` says which of the other fields it has. `FIELDS` is the whole
vocabulary: a kind that is not there does not exist, and an effect has exactly the fields of its kind.
"""

from typing import Annotated, Any

import msgspec

from argosy.catalog import effects as effects_of_any_game
from argosy.catalog.facts import Age, Count
from argosy.catalog.wonders.words import (
    EXPANSIONS,
    MANUFACTURED_GOODS,
    RAW_MATERIALS,
    Color,
    Direction,
    Place,
    Resource,
    Symbol,
    Thing,
)
from argosy.errors import CatalogError


class Effect(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One effect. Fields that its kind does not have keep their empty default."""

    kind: str
    amount: Count = 0
    """Units, points, shields or coins, by kind."""
    options: tuple[Resource, ...] = ()
    """`produce`: `amount` units of one of these, a new choice in every turn."""
    sellable: bool = False
    """`produce`: may the neighbours buy it?"""
    symbol: Symbol | None = None
    """`science`: any = of free choice at scoring; most = of the kind the city has most of."""
    resources: tuple[Resource, ...] = ()
    """`discount`: what costs `price` coins; `cheaper`, `dearer`: what costs `amount` coins less, more."""
    neighbors: tuple[Direction, ...] = ()
    """`discount`, `rebate_first`: from whom."""
    price: Count = 0
    """`discount`, `emporium`: coins for one unit."""
    of: tuple[Thing, ...] = ()
    """`coins_per`, `points_per`, `loss_per`: `amount` for each of these things ..."""
    where: tuple[Place, ...] = ()
    """... in the cities that stand here."""
    direction: Direction | None = None
    """`incursion`, `emporium`: left = the left neighbour of the left neighbour, right the same on the
    right.
    """
    units: Count = 0
    """`emporium`: units it buys in a turn."""
    colors: tuple[Color, ...] = ()
    """Out of these the owner takes `amount` different ones."""
    level: Annotated[int, msgspec.Meta(ge=1, le=3)] = 0
    """The deck of this level; `copy_stage`: the stage of this number."""
    order: Annotated[int, msgspec.Meta(ge=1, le=5)] = 0
    """`revive`: when several build from the discard pile in one turn, the later the higher
    (LEADERS-EFFECT-19).
    """
    value: Count = 0
    """Victory tokens of this many points."""
    cards: tuple[str, ...] = ()
    """Cards by id."""
    ages: tuple[Age, ...] = ()
    """`pawn`: one of these Ages, as the owner chooses."""
    left: tuple["Effect", ...] = ()
    """`choose_half`: what the left half of a stage does ..."""
    right: tuple["Effect", ...] = ()
    """... and what the right half does; the owner chooses one."""


FIELDS: dict[str, frozenset[str]] = {
    "produce": frozenset({"options", "amount", "sellable"}),
    "points": frozenset({"amount"}),
    "shields": frozenset({"amount"}),
    "science": frozenset({"symbol"}),
    "coins": frozenset({"amount"}),
    "discount": frozenset({"resources", "neighbors", "price"}),
    "coins_per": frozenset({"of", "where", "amount"}),
    "points_per": frozenset({"of", "where", "amount"}),
    "points_if_wonder_complete": frozenset({"amount"}),
    "free_build_once_per_age": frozenset(),
    "build_from_discard": frozenset(),
    "play_last_card": frozenset(),
    "copy_guild": frozenset(),
    "free_first_of_color": frozenset(),
    "free_first_of_age": frozenset(),
    "free_last_of_age": frozenset(),
    **{kind: fields for expansion in EXPANSIONS for kind, fields in expansion.fields.items()},
}
"""Every kind of effect with exactly the fields that it has."""

HALVES = ("left", "right")
"""The fields that hold the effects of the two halves of a stage."""

OF_HALVES = frozenset({"points", "shields", "science", "coins", "build_from_discard"})
"""What such a half may do."""


def read_effects(raw: Any, where: str) -> tuple[Effect, ...]:
    """The effects of a block, at least one, checked."""
    effects = effects_of_any_game.read_effects(raw, where, Effect, FIELDS)
    for effect in effects:
        _check_meaning(effect, where)
    for row in raw:
        for half in HALVES:
            if half in row:
                _check_half(row[half], f"{where}: the {half} half")
    return effects


def _check_half(raw: Any, where: str) -> None:
    """The effects of a half, checked like others; only such as nothing has to take back or look for later."""
    for effect in read_effects(raw, where):
        if effect.kind not in OF_HALVES:
            raise CatalogError(
                f"{where}: a half cannot have {effect.kind}; it may have {', '.join(sorted(OF_HALVES))}"
            )


def _check_meaning(effect: Effect, where: str) -> None:
    """Raise CatalogError for effects without a meaning that types cannot exclude.

    Discounts are on one class of resources (BASE-CARD-8, -9), and there are colours enough.
    """
    if effect.kind == "discount" and set(effect.resources) not in (
        set(RAW_MATERIALS),
        set(MANUFACTURED_GOODS),
    ):
        raise CatalogError(
            f"{where}: a discount on {', '.join(effect.resources)}; it must be exactly the raw materials "
            f"({', '.join(RAW_MATERIALS)}) or exactly the manufactured goods ({', '.join(MANUFACTURED_GOODS)})"
        )
    for expansion in EXPANSIONS:
        _check_colors(effect, expansion.colors.get(effect.kind, ()), where)


def _check_colors(effect: Effect, known: tuple[str, ...], where: str) -> None:
    """Colours that there are, and enough of them."""
    if not known:
        return
    for color in effect.colors:
        if color not in known:
            raise CatalogError(f"{where}: {effect.kind}: there is no {color}; one of: {', '.join(known)}")
    if effect.amount > len(effect.colors):
        raise CatalogError(f"{where}: {effect.amount} different ones out of {len(effect.colors)} colours")
