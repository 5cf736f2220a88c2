"""Edifice with single boards: a copied stage of Edifice in two halves."""

from argosy.game.wonders.view import CityView


def printed_at(city: CityView, stage: int) -> tuple[str, str, int]:
    """Return wonder, side and number of a stage as printed; those of the original for a copy."""
    copies = city.extra_wonders.copies if city.extra_wonders else ()
    found = ((one.wonder, one.side, one.number) for one in copies if one.stage == stage)
    return next(found, (city.wonder, city.side, stage))
