"""Effect pictures of 7 Wonders: the symbols on a card, on a stage, at the end of a row."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.registry import packages
from argosy.catalog.wonders.effects import Effect
from argosy.web.rendering.parts import coin, icon, join, points, science, token

EXPANSIONS = packages("web", "wonders", "effects")

RAW = frozenset({"wood", "stone", "clay", "ore"})
GOODS = frozenset({"glass", "papyrus", "cloth"})

THINGS = {
    "wonder_stage": "stage",
    "defeat_token": "defeat",
    **{thing: icon for package in EXPANSIONS for thing, icon in package.THINGS.items()},
}
"""Icons of what effects count; cards of a colour have its mark."""


def picture(effects: tuple[Effect, ...]) -> Markup:
    """Return the symbols of all effects.

    Pairs that count the same (coins now and points later) share the sign of the counted thing.
    """
    return join([_picture(effect) for effect in _merged(effects)])


def _picture(effect: Effect) -> Markup:
    """Symbols of one effect; of both halves where it has two."""
    if effect.left:
        return Markup('<span class="either">{}{}</span>').format(picture(effect.left), picture(effect.right))
    return PICTURES[effect.kind](effect)


def _merged(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Return the effects without coins that count the same things as points.

    `3 + 1 per stage` is too much for one picture; the text says it.
    """
    counted = {(effect.of, effect.where) for effect in effects if effect.kind == "points_per"}
    return tuple(
        effect
        for effect in effects
        if not (effect.kind == "coins_per" and (effect.of, effect.where) in counted)
    )


def _produce(effect: Effect) -> Markup:
    options: frozenset[str] = frozenset(effect.options)
    if options == RAW:
        return icon("any-raw")
    if options == GOODS:
        return icon("any-good")
    if len(effect.options) == 1:
        return token(effect.options[0]) * effect.amount
    return Markup('<span class="either">{}</span>').format(join([token(option) for option in effect.options]))


def _discount(effect: Effect) -> Markup:
    resources: frozenset[str] = frozenset(effect.resources)
    what = icon("any-raw" if resources == RAW else "any-good")
    duo = Markup('<span class="duo">{}{}</span>').format(what, coin(effect.price, "size-16"))
    left = icon("left", "direction") if "left" in effect.neighbors else Markup("")
    right = icon("right", "direction") if "right" in effect.neighbors else Markup("")
    return left + duo + right


def _things(effect: Effect) -> Markup:
    marks = join([icon(THINGS.get(thing, f"mark-{thing}"), "of") for thing in effect.of])
    return Markup('<span class="per">{}</span>').format(marks)


def _around(effect: Effect) -> tuple[Markup, Markup]:
    return (
        icon("left", "direction") if "left" in effect.where else Markup(""),
        icon("right", "direction") if "right" in effect.where else Markup(""),
    )


def _per(effect: Effect, amount: Markup) -> Markup:
    left, right = _around(effect)
    return amount + left + _things(effect) + right


PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "produce": _produce,
    "points": lambda effect: points(effect.amount),
    "shields": lambda effect: icon("shield") * effect.amount,
    "science": lambda effect: science(str(effect.symbol)),
    "coins": lambda effect: coin(effect.amount),
    "discount": _discount,
    "coins_per": lambda effect: _per(effect, coin(effect.amount)),
    "points_per": lambda effect: _per(effect, points(effect.amount)),
    "points_if_wonder_complete": lambda effect: points(effect.amount) + icon("stages"),
    "free_build_once_per_age": lambda _: icon("free") + icon("deck"),
    "build_from_discard": lambda _: icon("replay") + icon("deck"),
    "revive": lambda _: icon("replay") + icon("deck"),
    "drop_defeats": lambda _: icon("defeat-return"),
    "play_last_card": lambda _: icon("step") + icon("deck"),
    "copy_guild": lambda _: icon("copy") + icon("mark-purple"),
    "free_first_of_color": lambda _: icon("free") + icon("mark-blue") + icon("mark-green"),
    "free_first_of_age": lambda _: icon("free") + icon("age-1"),
    "free_last_of_age": lambda _: icon("free") + icon("age-3"),
    **{kind: picture for package in EXPANSIONS for kind, picture in package.PICTURES.items()},
}
