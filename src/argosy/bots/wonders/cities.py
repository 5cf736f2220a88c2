# ruff: noqa: ARG001  because all worths share one signature
"""Losses, debts, Diplomacy and masks: what Cities adds to the judgement. Rough numbers, all on top."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from argosy.bots.wonders.forecast import RED_SPREAD, SURE, above
from argosy.bots.wonders.gain import Gain
from argosy.catalog import Effect
from argosy.game.types import Choice

if TYPE_CHECKING:
    from argosy.bots.wonders.outlook import Outlook
    from argosy.game.wonders.view import CityView

RIVALRY = 0.7
"""What a point less for all others together is worth."""
LOST_COIN = 0.45
"""Points that a city loses with a coin, or with the debt in its place."""
A_PLAY = {"rebate_first": 0.08, "rebate_board": 0.08, "more_of_own": 0.16, "more_of_missing": 0.24}
"""Lasting help with payments: points for each play to come."""
STAGE_WITHOUT_RESOURCES = 1.2
"""Points for each stage that is still to be built."""
BLACK_CARD = 1.4
"""Points of a black card that need not be paid, one in each Age."""
STAGES = 0.14
"""Stages that a city builds with a play to come."""
DEFEATS = 0.8
"""Conflicts that a city loses in an Age."""
TO_COME = 0.10
"""Green cards that a neighbour gets with a play."""


def others(outlook: "Outlook") -> list["CityView"]:
    """All other cities."""
    return [city for city in outlook.view.cities if city is not outlook.city]


def loss(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins that all others lose."""
    return RIVALRY * LOST_COIN * effect.amount


def loss_per(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins that all others lose for what they have."""
    cities = others(outlook)
    counted = sum(outlook.count_in(city, thing) for city in cities for thing in effect.of) / len(cities)
    return RIVALRY * LOST_COIN * effect.amount * counted


def coins_to_others(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins that all others get, which is no good."""
    return -RIVALRY * effect.amount / outlook.facts.coins_per_point


def coins_to_neighbors(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The same for two of them."""
    return coins_to_others(outlook, effect, card) * 2 / len(others(outlook))


def debts_to_neighbors(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Points that two others lose."""
    return RIVALRY * effect.amount * 2 / len(others(outlook))


def victory_token(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The points of the token."""
    return float(effect.value)


def points_per_victory_token(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Tokens of this value that are there, and those that the conflict of their Age will bring."""
    age = list(outlook.facts.victory).index(effect.value)
    coming = sum(chance_to_beat(outlook, other, age) for other in outlook.neighbors)
    return effect.amount * (outlook.city.victories.count(effect.value) + coming)


def chance_to_beat(outlook: "Outlook", other: "CityView", age: int) -> float:
    """The chance to win the conflict of an Age (from 0 on) against another city; 0 if it is over."""
    left = sum(outlook.plays_with_this[: age + 1])
    if not outlook.plays_with_this[age]:
        return 0.0
    spread = (SURE**2 + (RED_SPREAD * (age + 1)) ** 2 * left / 6) ** 0.5
    return above(outlook.city.shields - other.shields - 0.5, spread)


def drop_defeats(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Each was a point less."""
    return float(outlook.city.defeats)


def diplomacy(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """To stay out of the next conflicts: good for the weak, bad for the strong. Further tokens wait for later Ages."""
    held = outlook.city.cities or outlook.city.extra_wonders
    waiting = held.diplomacy if held else 0
    age = outlook.view.age - 1 + waiting
    if age >= len(outlook.facts.victory):
        return 0.0
    won = sum(chance_to_beat(outlook, other, age) for other in outlook.neighbors)
    lost = sum(1 - chance_to_beat(outlook, other, age) for other in outlook.neighbors)
    return lost - outlook.facts.victory[age] * won


def mask(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The best symbol next door that is not copied yet, now or later."""
    have = outlook.city.science
    symbols, free = [have["compass"], have["gear"], have["tablet"]], have["any"]
    now = outlook.science(symbols, free)
    best = 0.0
    for place, symbol in enumerate(("compass", "gear", "tablet")):
        if shown_next_door(outlook, symbol) + TO_COME * outlook.plays_left >= 1:
            more = [count + (place == number) for number, count in enumerate(symbols)]
            best = max(best, outlook.science(more, free) - now)
    return best


def shown_next_door(outlook: "Outlook", symbol: str) -> int:
    """Green cards of the neighbours that show a symbol, less the masks that the city has already."""
    cards = [outlook.facts.cards[name] for city in outlook.neighbors for name in city.cards]
    shown = sum(effect.symbol == symbol for card in cards if card.color == "green" for effect in card.effects)
    held = outlook.city.cities or outlook.city.extra_wonders
    return shown - (held.masks if held else 0)


def lasting(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Help that pays a little in every turn."""
    return A_PLAY[effect.kind] * outlook.plays_left


def stages_without_resources(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The stages to come, as long as there are plays for them."""
    return STAGE_WITHOUT_RESOURCES * min(stages_left(outlook), outlook.plays_left)


def stages_left(outlook: "Outlook") -> int:
    """Stages that are not built."""
    stages = len(outlook.facts.catalog.wonder(outlook.city.wonder).sides[outlook.city.side].stages)
    return stages - len(outlook.city.stages)


def free_black_once_per_age(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """A black card that need not be paid, in each Age that has plays to come."""
    return BLACK_CARD * sum(plays > 0 for plays in outlook.plays)


def loss_when_stage_built(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins that all others lose for the stages to come."""
    return RIVALRY * LOST_COIN * effect.amount * min(stages_left(outlook), STAGES * outlook.plays_left)


def loss_by_age(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins that all others lose now."""
    return RIVALRY * LOST_COIN * outlook.view.age


def shields_per_defeat(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The defeat tokens of now as shields, and about as many shields for those to come."""
    tokens = outlook.city.defeats + round(DEFEATS * outlook.ages_left)
    return outlook.tokens(effect.amount * tokens) - outlook.tokens(0)


WORTHS = {
    "loss": loss,
    "loss_per": loss_per,
    "coins_to_others": coins_to_others,
    "coins_to_neighbors": coins_to_neighbors,
    "debts_to_neighbors": debts_to_neighbors,
    "victory_token": victory_token,
    "points_per_victory_token": points_per_victory_token,
    "drop_defeats": drop_defeats,
    "diplomacy": diplomacy,
    "mask": mask,
    "stages_without_resources": stages_without_resources,
    "free_black_once_per_age": free_black_once_per_age,
    "loss_when_stage_built": loss_when_stage_built,
    "loss_by_age": loss_by_age,
    "shields_per_defeat": shields_per_defeat,
    **dict.fromkeys(A_PLAY, lasting),
}
"""By kind of effect."""


def debt(outlook: "Outlook", choice: Choice) -> Gain:
    """A point less for each debt, the other coins are paid."""
    debts, owed = choice.debts or 0, outlook.city.cities.loss if outlook.city.cities else 0
    return Gain(-float(debts), debts - owed)


def more_gain(outlook: "Outlook", choice: Choice) -> Gain:
    """Nothing is done together with a card."""
    return Gain(0.0, 0)


ANSWERS = {"debt": debt}
"""What a choice brings by its verb, where it plays no card."""

COUNTED: dict[str, Callable[["CityView"], int]] = {}
"""Tokens and black cards are counted by the base game."""
