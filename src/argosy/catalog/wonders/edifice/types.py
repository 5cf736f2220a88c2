"""What Edifice adds: its set-up and the edifices."""

import msgspec

from argosy.catalog.facts import Count, Section
from argosy.catalog.wonders.babel.types import Project
from argosy.catalog.wonders.setup import PlayersAllowed


class Edifices(Section, frozen=True, kw_only=True):
    """Pawns and debts (EDIFICE-1, -5)."""

    pawns: tuple[Count, ...]
    """On a card, from the least number of players on."""
    debts: tuple[int, ...]
    """By Age the points of the token for a penalty that cannot be suffered in full."""


class EdificePrinted(Section, frozen=True, kw_only=True):
    """What the box holds: asserted, no rule follows from it."""

    edifices: tuple[int, ...]
    """By Age."""


class EdificeSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of Edifice, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    edifices: Edifices
    printed: EdificePrinted


class Edifice(msgspec.Struct, frozen=True, kw_only=True):
    """All of Edifice."""

    setup: EdificeSetup
    edifices: tuple[Project, ...]
