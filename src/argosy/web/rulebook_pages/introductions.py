"""Introductions to expansions: their cards, the offer at a table, and links to the glossary.

An introduction is a few short cards, written in the package of an expansion for players who are new to it.
The help page shows the same sentences.
"""

from typing import TYPE_CHECKING, Any

import msgspec
from markupsafe import Markup

from argosy.texts import Words
from argosy.web.models import HelpPage, ReplayPage, TablePage
from argosy.web.rendering.parts import icon

if TYPE_CHECKING:
    from argosy.web.game_pages import GamePages


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
    """Short introduction to an expansion."""

    expansion: str
    """Its part of the catalog."""
    title: str
    icon: str
    cards: tuple[Card, ...]


def card(sign: str, title: str, text: str, plate: str = "", color: str = "") -> Card:
    """A card with one sign."""
    return Card(sign=icon(sign), title=title, text=text, plate=plate, color=color)


class IntroductionOffer(msgspec.Struct, frozen=True):
    """An introduction that a table offers to somebody who has not played its expansions yet."""

    expansions: str
    """Their parts of the catalog, with spaces between them."""
    names: str


def glossary_address(game: "GamePages", page: HelpPage | TablePage | ReplayPage) -> str:
    """The glossary of a game, the expansions of the page first."""
    return f"/signs/{game.name}{game.query(page)}"


def introductions_address(game: "GamePages", page: HelpPage | TablePage) -> str:
    """The introductions of the expansions of a page."""
    return f"/introductions/{game.name}{game.query(page)}"


def offers(game: "GamePages", page: TablePage, w: Words) -> dict[str, Any]:
    """Return the address of a table's introductions, and whether they are offered."""
    expansions = game.expansions(page, w)
    return {
        "introductions_path": introductions_address(game, page) if expansions else "",
        "introduction_offer": _offer(game, page, expansions, w),
    }


def _offer(
    game: "GamePages", page: TablePage, expansions: tuple[tuple[str, str], ...], w: Words
) -> IntroductionOffer | None:
    """Return the offer to a player, in the first turn, about expansions that are new to them.

    Later the menu leads there.
    """
    known = page.visitor.introduced
    if known is None or page.seat is None or page.phase != "playing":
        return None
    if page.view is None or not game.is_early(page.view):
        return None
    fresh = [(part, name) for part, name in expansions if part not in known]
    return (
        IntroductionOffer(" ".join(part for part, _ in fresh), w.either([name for _, name in fresh], "and"))
        if fresh
        else None
    )
