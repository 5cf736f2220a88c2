"""Worth of kinds of effects, in points at the end, where the table does not matter.

Kinds that depend on the table (production, shields, symbols, things that are counted) are judged by
`heuristic.py`; what stands here comes on top. The numbers are rough; a search corrects what they get wrong.
"""

from typing import NamedTuple

import numpy as np

from argosy.rules.records import Record
from argosy.rules.wonders import terms


class Worth(NamedTuple):
    """The worth of an effect of some kind."""

    flat: float = 0.0
    each: float = 0.0
    """For each of its amount."""
    unit: float = 0.0
    """For each of its units: a level, the value of a token ..."""
    a_play: float = 0.0
    """For each play to come ..."""
    each_a_play: float = 0.0
    """... and of its amount."""
    an_age: float = 0.0
    """For each Age to come."""


GROWTH = {
    "blue": 0.20,
    "green": 0.16,
    "red": 0.14,
    "yellow": 0.10,
    "purple": 0.10,
    "wonder_stage": 0.15,
    "black": 0.14,
    "defeat_token": 0.10,
    "victory_token": 0.12,
}
"""How many of these a city gets with a play to come."""
CHEAPER = (0.11, 0.06)
"""A trading post for raw materials, for manufactured goods: points for each side and play to come."""

BASE = {
    "points": Worth(each=1.0),
    "coins": Worth(each=0.42),
    "points_if_wonder_complete": Worth(each=0.6),
    "free_build_once_per_age": Worth(flat=1.5, an_age=2.4),
    "build_from_discard": Worth(flat=4.0),
    "play_last_card": Worth(flat=2.6, an_age=2.6),
    "copy_guild": Worth(flat=3.5),
    "free_first_of_color": Worth(a_play=0.25),
    "free_first_of_age": Worth(an_age=1.6),
    "free_last_of_age": Worth(flat=1.6, an_age=1.6),
}
"""By kind of effect."""


def growth_of(effect: Record) -> float:
    """Things that an effect counts which a play to come brings, in all cities that it looks at."""
    rate = sum(GROWTH.get(name, 0.0) for bit, name in enumerate(terms.THINGS) if int(effect.of) >> bit & 1)
    return rate * int(effect.where).bit_count()


def savings_of(effect: Record) -> float:
    """Points that a trading post saves with each play to come."""
    classes = (CHEAPER[0] if effect.raw else 0.0) + (CHEAPER[1] if effect.made else 0.0)
    return classes * int(effect.where & np.int8(terms.LEFT | terms.RIGHT)).bit_count()
