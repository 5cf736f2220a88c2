"""Effect pictures of Cities: losses and gains of others, tokens, masks, cheaper trade."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.web.rendering.parts import coin, icon, minus, points

MOST_ALIKE = 3
"""So many equal icons stand side by side; more of them are a number."""
SIGNS = {"wonder_stage": "stage", "victory_token": "victory"}

THINGS = {"victory_token": "victory"}
"""Icons of what effects count; black cards have the mark of their colour."""


def _gone(coins: str) -> Markup:
    return coin(coins, "gone") + icon("others", "of")


def _loss(effect: Effect) -> Markup:
    return _gone(minus(-effect.amount))


def _loss_per(effect: Effect) -> Markup:
    return coin(minus(-effect.amount), "gone") + icon(SIGNS[effect.of[0]], "of") + icon("others", "of")


def _to_neighbors(what: Markup) -> Markup:
    return icon("left", "direction") + what + icon("right", "direction")


def _debts(number: int) -> Markup:
    if number > MOST_ALIKE:
        return Markup("<b>{}</b>").format(number) + icon("debt")
    return icon("debt") * number


def _wharf(effect: Effect) -> Markup:
    side = str(effect.neighbors[0])
    return (
        icon("left", "direction") + icon("wharf")
        if side == "left"
        else icon("wharf") + icon("right", "direction")
    )


def _token(effect: Effect) -> Markup:
    return Markup('<span class="medal up">+{}</span>').format(effect.value)


PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "loss": _loss,
    "loss_per": _loss_per,
    "coins_to_neighbors": lambda effect: _to_neighbors(coin(effect.amount)),
    "coins_to_others": lambda effect: coin(effect.amount) + icon("others", "of"),
    "debts_to_neighbors": lambda effect: _to_neighbors(_debts(effect.amount)),
    "victory_token": _token,
    "points_per_victory_token": lambda effect: points(effect.amount) + _token(effect),
    "diplomacy": lambda _: icon("diplomacy"),
    "mask": lambda _: icon("mask"),
    "rebate_first": _wharf,
    "rebate_board": lambda _: icon("cache"),
    "more_of_own": lambda _: icon("warehouse"),
    "more_of_missing": lambda _: icon("black-market"),
    "stages_without_resources": lambda _: icon("stage") + icon("free"),
    "free_black_once_per_age": lambda _: icon("free") + icon("deck") + icon("mark-black", "of"),
    "loss_when_stage_built": lambda effect: (
        _gone(minus(-effect.amount)) + icon("build", "of") + icon("stage", "of")
    ),
    "loss_by_age": lambda _: coin("I-III", "gone ages") + icon("others", "of"),
    "shields_per_defeat": lambda effect: icon("shield") * effect.amount + icon("defeat", "of"),
}
