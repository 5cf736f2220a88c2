"""Introductions of boxes: a few short cards that a room writes, for whoever plays the box for the first time.

The help page says the same sentences: each stands once, in the room of its box.
"""

import msgspec
from markupsafe import Markup

from argosy.web.parts import icon


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that is new."""

    sign: Markup
    title: str
    text: str
    plate: str = ""
    """The drawing above it; without one the sign is shown large."""
    color: str = ""
    """The class of its colour."""


class Introduction(msgspec.Struct, frozen=True, kw_only=True):
    """What a box adds, in a minute."""

    box: str
    """Its part of the catalog."""
    title: str
    icon: str
    cards: tuple[Card, ...]


def card(sign: str, title: str, text: str, plate: str = "", color: str = "") -> Card:
    """A card with one sign."""
    return Card(sign=icon(sign), title=title, text=text, plate=plate, color=color)
