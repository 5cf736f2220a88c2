"""Effect pictures of leaders, and of stages and guilds about leaders."""

from collections.abc import Callable

from markupsafe import Markup

from argosy.catalog.wonders.effects import Effect
from argosy.web.rendering.parts import coin, icon, join, minus, points, signed

THINGS = {
    "victory_token": "victory",
    "coin": "coins",
    "three_coins": "coins",
    "leader": "leader",
    "wonder_stage": "stage",
}
"""Icons of what effects count."""


def _of(effect: Effect) -> Markup:
    marks = join([icon(THINGS.get(thing, f"mark-{thing}"), "of") for thing in effect.of])
    return Markup('<span class="per">{}</span>').format(marks)


def _number(text: str) -> Markup:
    return Markup('<b class="amount">{}</b>').format(text)


def _around(effect: Effect, inside: Markup) -> Markup:
    """Arrows to the neighbours that an effect is about."""
    left = icon("left", "direction") if "left" in effect.where else Markup("")
    right = icon("right", "direction") if "right" in effect.where else Markup("")
    return left + inside + right


PICTURES: dict[str, Callable[[Effect], Markup]] = {
    "waive_resource": lambda effect: icon("resource-discount") + _of(effect),
    "bank_unit": lambda effect: (
        coin(effect.amount, "size-18") + icon("bank") + icon("any-raw") + icon("any-good")
    ),
    "leaders_free": lambda _: icon("leader-free"),
    "leader_discount": lambda effect: _around(
        effect, icon("leader-discount") + _number(minus(-effect.amount))
    ),
    "free_color": lambda effect: icon("free") + _of(effect),
    "coins_when_built": lambda effect: coin(effect.amount) + icon("build", "of") + _of(effect),
    "coins_when_chained": lambda effect: coin(effect.amount) + icon("chain"),
    "coins_when_bought": lambda effect: coin(effect.amount) + icon("trade"),
    "coins_per_token": lambda effect: coin(effect.amount) + icon("victory"),
    "more_from_bank": lambda effect: icon("bank") + coin(signed(effect.amount)),
    "revive": lambda _: icon("replay") + icon("deck"),
    "take_token": lambda _: _number("+1") + icon("victory"),
    "drop_defeats": lambda _: icon("defeat-return"),
    "others_return_token": lambda effect: icon("others") + _number(minus(-effect.amount)) + icon("victory"),
    "defeats_to_winner": lambda _: icon("defeat") + icon("right", "direction"),
    "more_per_science_set": lambda effect: (
        _number(signed(effect.amount)) + icon("compass") + icon("gear") + icon("tablet")
    ),
    "change_symbol": lambda _: icon("gear") + icon("right", "direction") + icon("science-any"),
    "points_per_set": lambda effect: points(effect.amount) + _of(effect),
    "points_if_most": lambda effect: points(effect.amount) + icon("crown") + _of(effect),
    "points_without_defeats": lambda effect: points(effect.amount) + icon("no") + icon("defeat"),
    "points_per_token_pair": lambda _: icon("victory") * 2 + icon("vp"),
    "points_if_only_leader": lambda effect: points(effect.amount) + _number("1") + icon("leader"),
    "draw_leaders": lambda effect: _number(signed(effect.amount)) + icon("back-leader"),
    "recruit_extra": lambda _: _number("+1") + icon("recruit"),
    "bury_leader": lambda effect: icon("bury") + _number(f"×{effect.amount}"),
    "copy_leader": lambda _: icon("copy") + icon("leader"),
}
