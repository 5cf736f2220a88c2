# ruff: noqa: ARG001  because all worths share one signature
"""What each kind of effect is worth to a city, in points at the end of the game.

Coins and savings are counted elsewhere (`outlook.py`, `economy.py`): their kinds are worth nothing here.
"""

from typing import TYPE_CHECKING

from argosy.bots.wonders import boxes
from argosy.catalog import Effect

if TYPE_CHECKING:
    from argosy.bots.wonders.outlook import Outlook

GROWTH = {
    "blue": 0.20,
    "green": 0.16,
    "red": 0.14,
    "yellow": 0.10,
    "purple": 0.15,
    "wonder_stage": 0.15,
    "black": 0.14,
    "defeat_token": 0.10,
    "victory_token": 0.12,
}
"""How many of these a city gets with a play, late in the game. No brown and grey cards come in Age III."""

FREE_BUILD = 2.4
"""Points that a free building brings over a paid one."""
FROM_DISCARD = 3.0
"""Points of the best card in a small discard pile in Age I; later Ages are worth more."""
PER_AGE = 1.5
LAST_CARD = 2.6
"""Points of one more play at the end of an Age."""
COPIED_GUILD = 3.5
"""Points of a guild that will be worth copying, when none stands yet."""
FIRST_OF_COLOR = 1.1
FIRST_OR_LAST = 1.6
WHOLE_WONDER = 0.4
"""Chance that a city will complete its wonder for each stage that is built, at most sure."""
RIVALRY = 0.7
"""What a point less for all others together is worth."""


def nothing(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Worth nothing here: counted as coins or as savings."""
    return 0.0


def points(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Printed points."""
    return float(effect.amount)


def points_per(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Points for things that stand, and for those that will."""
    growth = sum(GROWTH.get(thing, 0.0) for thing in effect.of) * len(effect.where)
    return effect.amount * (outlook.count(effect, card) + growth * outlook.plays_left)


def points_if_wonder_complete(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Points for a whole wonder, sure only when it is whole."""
    stages = len(outlook.facts.catalog.wonder(outlook.city.wonder).sides[outlook.city.side].stages)
    missing = stages - len(outlook.city.stages)
    return effect.amount * max(0.0, 1.0 - missing * WHOLE_WONDER)


def shields(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Tokens won and not lost; what neighbours lose by it counts as well, a little."""
    mine = outlook.tokens(effect.amount) - outlook.tokens(0)
    return mine * (1 + RIVALRY / 2 / max(1, outlook.view.players - 1))


def science(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """What one more symbol adds, now and for the symbols that will come."""
    have = outlook.city.science
    symbols, free = [have["compass"], have["gear"], have["tablet"]], have["any"]
    now = outlook.science(symbols, free)
    if effect.symbol == "any":
        return outlook.science(symbols, free + 1) - now
    if effect.symbol == "most":
        place = symbols.index(max(symbols))
    else:
        place = ("compass", "gear", "tablet").index(str(effect.symbol))
    symbols[place] += 1
    return outlook.science(symbols, free) - now


def free_build_once_per_age(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """A free building in this Age, if a turn is left, and in every Age to come."""
    ages = outlook.ages_left + (outlook.view.turn < outlook.view.turns)
    return FREE_BUILD * ages


def build_from_discard(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """One card of the pile; a larger pile of later Ages has a better one. An empty one will get a card by then."""
    size = outlook.view.discard_size
    return (FROM_DISCARD + PER_AGE * (outlook.view.age - 1)) * size / (size + 2)


def play_last_card(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """One play more in this Age and in those to come."""
    return LAST_CARD * (1 + outlook.ages_left)


def copy_guild(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The best guild of the neighbours as it would count here, or one that will come."""
    standing = {
        name for city in outlook.neighbors for name in city.cards if outlook.facts.cards[name].color == "purple"
    }
    worth = [outlook.card_gain(name).points for name in standing]
    hope = COPIED_GUILD * min(1.0, outlook.plays_left / 4)
    return max([*worth, hope])


def free_first_of_color(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Each colour that is still missing comes free, if there are plays left."""
    missing = sum(count == 0 for count in outlook.city.colors.values())
    return FIRST_OF_COLOR * min(missing, outlook.plays_left / 2)


def free_first_of_age(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The first card of every Age to come."""
    return FIRST_OR_LAST * outlook.ages_left


def free_last_of_age(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The last card of this Age, if it is not being played now, and of those to come."""
    return FIRST_OR_LAST * (outlook.ages_left + (outlook.view.turn < outlook.view.turns))


WORTHS = {
    "produce": nothing,
    "discount": nothing,
    "coins": nothing,
    "coins_per": nothing,
    "points": points,
    "points_per": points_per,
    "points_if_wonder_complete": points_if_wonder_complete,
    "shields": shields,
    "science": science,
    "free_build_once_per_age": free_build_once_per_age,
    "build_from_discard": build_from_discard,
    "play_last_card": play_last_card,
    "copy_guild": copy_guild,
    "free_first_of_color": free_first_of_color,
    "free_first_of_age": free_first_of_age,
    "free_last_of_age": free_last_of_age,
    **boxes.WORTHS,
}
"""By kind of effect."""
