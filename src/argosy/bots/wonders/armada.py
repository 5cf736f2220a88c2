# ruff: noqa: ARG001  because all worths share one signature
"""Ships, islands and sea conflicts: what Armada adds to the judgement. Rough numbers, all on top."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from argosy.bots.wonders.forecast import SURE, above
from argosy.bots.wonders.gain import Gain
from argosy.catalog import Effect
from argosy.catalog.wonders.armada.types import Armada, Space
from argosy.game.types import Choice
from argosy.game.wonders.armada.view import CityArmada
from argosy.game.wonders.view import CityView

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


def harbor(city: CityView) -> CityArmada:
    """The ships of a city; everything here is asked only of tables that have them."""
    assert city.armada is not None
    return city.armada


def facts(outlook: "Outlook") -> Armada:
    """The printed facts of the box."""
    found = outlook.facts.catalog.of(Armada)
    assert found is not None
    return found


def spaces(outlook: "Outlook", lane: str) -> tuple[Space, ...]:
    """The spaces of a lane, the start first."""
    return next(spaces for name, spaces in facts(outlook).lanes.items() if name == lane)


def more_gain(outlook: "Outlook", choice: Choice) -> Gain:
    """What the ships bring that move with a choice; a sale for a ship brings no coins (ARMADA-SELL-1)."""
    points = sum(ship_points(outlook, lane) for lane in choice.ships)
    coins = sum(ship_coins(outlook, lane) for lane in choice.ships)
    return Gain(points, coins - outlook.facts.sale if choice.ships and choice.verb == "sell" else coins)


def keep(outlook: "Outlook", choice: Choice) -> Gain:
    """What an island brings."""
    return outlook.effects_gain(next(one.effects for one in facts(outlook).islands if one.id == choice.island))


def fight(outlook: "Outlook", choice: Choice) -> Gain:
    """The naval tokens that can be expected."""
    return Gain(at_sea(outlook, 0), 0)


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
    lane_spaces = spaces(outlook, lane)
    at = harbor(outlook.city).ships[lane]
    return lane_spaces[at], lane_spaces[at + 1] if at + 1 < len(lane_spaces) else None


def exploring(outlook: "Outlook", lane: str, after: Space) -> float:
    """An island now, or the way to the next one."""
    if after.explore:
        return ISLAND[after.explore - 1]
    coming = [space.explore for space in spaces(outlook, lane)[after.number :] if space.explore]
    return HALF_WAY * ISLAND[coming[0] - 1] if coming and outlook.plays_left else 0.0


def at_sea(outlook: "Outlook", more: int) -> float:
    """Expected points of naval tokens with so much more strength (ARMADA-CONFLICT-4 to -6)."""
    naval, mine = facts(outlook).setup.naval_conflict, harbor(outlook.city).strength + more
    others = [harbor(city).strength for city in outlook.view.cities if city is not outlook.city]
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


WORTHS = {
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


def commercial_level(city: CityView) -> int:
    """The number of the yellow ship's space."""
    return harbor(city).level


def islands(city: CityView) -> int:
    """Islands in play."""
    return len(harbor(city).islands)


ANSWERS = {"keep": keep, "fight": fight}
"""What a choice brings by its verb, where it plays no card."""

COUNTED: dict[str, Callable[[CityView], int]] = {
    "commercial_level": commercial_level,
    "island": islands,
}
"""How many things are in a city that only this box lets effects count."""
