"""The type of the Cities part of a view: debts, Diplomacy and masks."""

import msgspec


class CityDebts(msgspec.Struct, frozen=True, kw_only=True):
    """The Cities part of a city; all of it is public."""

    debts: int
    """Debts, each -1 point."""
    diplomacy: int
    """Diplomacy tokens; with one the city takes no part in the next land conflicts."""
    masks: int
    """Masks: each copies a symbol of a green card of a neighbour at the end."""
    free_black: bool = False
    """May one black card of this Age still be built free, by the right of a leader?"""
    loss_of_stages: int = 0
    """Coins that every other city loses when this one builds a stage."""
    defeat_shields: int = 0
    """Shields that each own defeat token is in land conflicts."""
    loss: int
    """Coins that the city is losing now, of which each may become a debt."""
