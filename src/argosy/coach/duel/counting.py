"""Points, coins and leads before and after a choice."""

from argosy.coach.duel.ahead import Ahead
from argosy.game.duel.forecast import DuelForecast
from argosy.game.duel.view import DuelCityView, DuelView


def lead(pawn: int, seat: int) -> int:
    """The pawn as the lead of a seat; it is counted as that of seat 0."""
    return pawn if seat == 0 else -pawn


def funds(city: DuelCityView) -> int:
    """All coins of a city."""
    return city.coins + city.protected


def points(ahead: Ahead, before: DuelView, told: DuelForecast, seat: int) -> int:
    """Points that a seat gains, without those of coins and of the track (DUEL-101)."""
    one = ahead.catalog.economy.coins_per_point
    was = before.cities[seat].points - funds(before.cities[seat]) // one - track(ahead, lead(before.pawn, seat))
    return told.points[seat] - told.coins[seat] // one - track(ahead, lead(told.pawn, seat)) - was


def track(ahead: Ahead, lead: int) -> int:
    """Points of the military track (DUEL-073)."""
    zones = ahead.catalog.zones
    return next((zone.points for zone in zones if lead > 0 and zone.first <= lead <= zone.last), 0)
