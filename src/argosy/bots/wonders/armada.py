# ruff: noqa: ARG001  because all worths share one signature
"""Ships, islands and sea conflicts: what Armada adds to the judgement. Rough numbers, all on top."""

from typing import TYPE_CHECKING

from argosy.bots.wonders.forecast import SURE, above
from argosy.catalog import Effect, Space

if TYPE_CHECKING:
    from argosy.bots.wonders.outlook import Outlook

ISLAND = (3.2, 4.6, 6.2)
"""Points of a good island, by level."""
HALF_WAY = 0.45
"""Part of an island's worth that the step before it is worth."""
NAVAL_SPREAD = 0.9
"""Spread of the difference of two naval strengths by one Age's play, for each Age that has passed."""
COMMERCE = 0.8
"""Points of a commercial level: taxes and pirates that do not hurt."""
LOSS_OF_OTHERS = 0.12
"""Points that a coin less for every other city is worth."""
LANDING = 0.4
"""Part of a victory token that an incursion is worth."""
PROGRESS = 0.03
"""Points of a step for each play to come, because it brings the next space nearer."""
A_PLAY = {
    "emporium": 0.10,
    "safe_from_losses": 0.15,
    "naval_discount": 0.20,
    "coins_per_naval_construction": 0.12,
    "free_stage_ship": 0.12,
    "any_stage_ship": 0.04,
}
"""Lasting powers: points for each play to come."""
STAYING_OUT = 1.0
COLOR_GROWTH = 0.2


def ship_points(outlook: "Outlook", lane: str) -> float:
    """What it is worth to move the ship of a lane by one space; coins apart."""
    before, after = step(outlook, lane)
    if after is None:
        return 0.0
    shields = after.naval_shields - before.naval_shields
    points = after.points - before.points + COMMERCE * (after.commercial_level - before.commercial_level)
    points += at_sea(outlook, shields) - at_sea(outlook, 0) if shields else 0.0
    points += LOSS_OF_OTHERS * after.tax * (outlook.view.players - 1)
    return points + exploring(outlook, lane, after) + PROGRESS * outlook.plays_left


def ship_coins(outlook: "Outlook", lane: str) -> int:
    """Coins from the bank on arrival."""
    _, after = step(outlook, lane)
    return 0 if after is None else after.coins


def step(outlook: "Outlook", lane: str) -> tuple[Space, Space | None]:
    """The space of a ship and the next one, None at the end of the lane."""
    spaces = outlook.spaces(lane)
    at = outlook.harbor.ships[lane]
    return spaces[at], spaces[at + 1] if at + 1 < len(spaces) else None


def exploring(outlook: "Outlook", lane: str, after: Space) -> float:
    """An island now, or the way to the next one."""
    if after.explore:
        return ISLAND[after.explore - 1]
    coming = [space.explore for space in outlook.spaces(lane)[after.number :] if space.explore]
    return HALF_WAY * ISLAND[coming[0] - 1] if coming and outlook.plays_left else 0.0


def at_sea(outlook: "Outlook", more: int) -> float:
    """Expected points of naval tokens with so much more strength (ARMADA-CONFLICT-4 to -6)."""
    naval, mine = outlook.naval_conflict, outlook.harbor.strength + more
    others = [city.armada.strength for city in outlook.view.cities if city.armada and city is not outlook.city]
    points, variance = 0.0, SURE**2
    for age, left in enumerate(outlook.plays_with_this):
        if left:
            variance += (NAVAL_SPREAD * (age + 1)) ** 2 * left / 6
            beaten = sum(above(mine - other, variance**0.5) for other in others) / len(others)
            points += naval.lowest[age] + (naval.prizes[age][0] - naval.lowest[age]) * beaten**1.5
    return points


def naval_shields(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """More strength in the naval conflicts to come."""
    return at_sea(outlook, effect.amount) - at_sea(outlook, 0)


def incursion(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """One more land conflict at the end of this Age."""
    return LANDING * outlook.facts.victory[outlook.view.age - 1]


def free_ship(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The best different ships that may move."""
    worth = sorted((ship_points(outlook, lane) + ship_coins(outlook, lane) / 3 for lane in effect.colors), reverse=True)
    return sum(worth[: effect.amount])


def pirates(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins that others lose, those with a high commercial level apart."""
    return LOSS_OF_OTHERS * outlook.view.age * (outlook.view.players - 1)


def top_island(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The top island of a deck, good or not."""
    return 0.8 * ISLAND[effect.level - 1]


def lasting(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Powers that pay a little in every turn."""
    return A_PLAY[effect.kind] * outlook.plays_left


def naval_conflict_optional(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """No more last places at sea."""
    return STAYING_OUT * (outlook.ages_left + 1)


def points_per_chosen_color(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The colour that the city has most of, at the end."""
    return effect.amount * (max(outlook.city.colors.values()) + COLOR_GROWTH * outlook.plays_left)


NAVAL_WORTHS = {
    "naval_shields": naval_shields,
    "incursion": incursion,
    "free_ship": free_ship,
    "pirates": pirates,
    "top_island": top_island,
    "naval_conflict_optional": naval_conflict_optional,
    "points_per_chosen_color": points_per_chosen_color,
    **dict.fromkeys(A_PLAY, lasting),
}
"""By kind of effect."""
