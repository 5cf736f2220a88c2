"""A printed cost: as tokens and coins, and in words."""

from collections.abc import Mapping
from typing import Any

from markupsafe import Markup

from argosy.texts import Words, things
from argosy.web.parts import coin, cost_token, join, token


def printed_cost(cost: Mapping[Any, int], coins: int, *, on_art: bool = False) -> Markup:
    """A printed cost as tokens."""
    one = cost_token if on_art else token
    parts = [coin(coins)] if coins else []
    return join(parts + [one(name) for name, units in cost.items() for _ in range(units)])


def cost_words(w: Words, cost: Mapping[Any, int], coins: int) -> str:
    """A printed cost in words."""
    parts = [things.units(w, name, n) for name, n in cost.items()] + ([things.coins(w, coins)] if coins else [])
    return w.either(parts, "and") if parts else w.say("nothing")
