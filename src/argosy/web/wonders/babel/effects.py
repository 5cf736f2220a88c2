"""Effect pictures of tiles, and of rewards and penalties of projects and edifices."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.web.rendering.parts import coin, icon, join, minus, signed

THINGS = {"wonder_stage": "stage"}
"""Icons of what effects count."""
RAW = frozenset({"wood", "stone", "clay", "ore"})


def _of(effect: Effect) -> Markup:
    marks = join([icon(THINGS.get(thing, f"mark-{thing}"), "of") for thing in effect.of])
    return Markup('<span class="per">{}</span>').format(marks)


def _goods(effect: Effect) -> Markup:
    resources: frozenset[str] = frozenset(effect.resources)
    return icon("any-raw" if resources == RAW else "any-good")


def _lost_card(effect: Effect) -> Markup:
    return join([icon(f"lose-{color}") for color in effect.of])


PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "tax_by_age": lambda effect: icon("tax-coin") + _of(effect),
    "chain_tax_by_age": lambda _: icon("tax-coin") + icon("chain"),
    "bonus_by_age": lambda effect: icon("bonus-coin") + _of(effect),
    "chain_bonus_by_age": lambda _: icon("bonus-coin") + icon("chain"),
    "bonus": lambda effect: coin(signed(effect.amount)) + _of(effect),
    "without_resources": lambda effect: icon("without-resources") + _of(effect),
    "coins_for_resources": lambda effect: icon("coins-for-resources") + _of(effect),
    "only_single_brown": lambda _: icon("single-only"),
    "any_number_of_single_brown": lambda _: icon("single-any"),
    "cards_rest": lambda _: icon("posts-rest"),
    "chains_of_neighbors": lambda _: icon("chains-around"),
    "cheaper": lambda effect: icon("price-down") + _goods(effect),
    "dearer": lambda effect: icon("price-up") + _goods(effect),
    "victory_tokens_sink": lambda _: icon("victory-sink"),
    "defeat_tokens": lambda _: icon("defeat-twice"),
    "free_stage_once": lambda _: icon("free-stage-once"),
    "free_card_once": lambda _: icon("free-card-once"),
    "any_color_once": lambda _: icon("any-color-once"),
    "lose_card": _lost_card,
    "lose_all_coins": lambda _: icon("lose-all-coins"),
    "lose_coins": lambda effect: icon("lose-coins") + coin(minus(-effect.amount), "gone"),
    "lose_victory_tokens": lambda effect: icon("lose-victory") * effect.amount,
    "board_rests": lambda _: icon("board-rests"),
}
