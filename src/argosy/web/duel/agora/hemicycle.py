"""The geometry of the Senate: a hemicycle of six equal wedges, in units of a drawing of 540 by 278."""

from functools import cache
from math import cos, pi, sin

CENTER = (270, 262)
WEDGE = (92.0, 236.0)
"""Inner and outer radius of a chamber."""
RIM = (74.0, 88.0)
ANGLE = 30
GAP = 0.8
"""Degrees left free on either side."""


@cache
def wedge(number: int) -> str:
    """The outline of a chamber, counted from 1 at the left."""
    return _ring_part(number, *WEDGE)


@cache
def rim(number: int) -> str:
    """The outline of the rim at its foot, which takes the metal of whoever controls it."""
    return _ring_part(number, *RIM)


def point(radius: float, degrees: float) -> tuple[float, float]:
    """A point of the drawing; 0 degrees is the left end of the floor."""
    angle = degrees * pi / 180
    return CENTER[0] - radius * cos(angle), CENTER[1] - radius * sin(angle)


def _ring_part(number: int, inner: float, outer: float) -> str:
    first, last = (number - 1) * ANGLE + GAP, number * ANGLE - GAP
    corners = (point(inner, first), point(outer, first), point(outer, last), point(inner, last))
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = corners
    return (
        f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}A{outer:g} {outer:g} 0 0 1 {x2:.1f} {y2:.1f}"
        f"L{x3:.1f} {y3:.1f}A{inner:g} {inner:g} 0 0 0 {x0:.1f} {y0:.1f}z"
    )
