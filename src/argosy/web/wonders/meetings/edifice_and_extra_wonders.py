"""Edifice with single boards: a copied stage of Edifice in two halves."""

from argosy.game.wonders.view import CityView


def printed_at(city: CityView, stage: int) -> tuple[str, str, int]:
    """Where a stage of a city is printed: wonder, side and number; elsewhere if it is a copied one."""
    copies = city.extra_wonders.copies if city.extra_wonders else ()
    found = ((one.wonder, one.side, one.number) for one in copies if one.stage == stage)
    return next(found, (city.wonder, city.side, stage))
