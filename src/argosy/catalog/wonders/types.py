"""Types of a catalog: cards, wonders, setup, additions of expansions.

Values are frozen, and checked when they are loaded.

Ages count 1, 2, 3; tuples "by Age" have Age I first.
"""

from typing import TypeVar

import msgspec

from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Age, Count, Fact
from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.setup import Players, Setup
from argosy.catalog.wonders.words import Color, Resource

T = TypeVar("T", "Card", "Wonder")
A = TypeVar("A", bound=msgspec.Struct)


class Card(Fact, frozen=True, kw_only=True):
    """One card name. Copies of a name cannot be told apart."""

    id: str
    color: Color
    ages: tuple[Age, ...]
    """The Ages whose decks hold it; most names have one."""
    cost: dict[Resource, Count]
    coins: int
    chain_from: tuple[str, ...]
    """Having any one of these makes it free (BASE-CHAIN-1)."""
    enters_at: dict[Age, tuple[Players, ...]]
    """By Age one number for each printed copy: used from so many players on.

    Empty for guilds (BASE-SETUP-2, -3).
    """
    effects: tuple[Effect, ...]
    part: str
    """"base": a card of the Age decks; else the part of the box whose cards are mixed in."""
    also_called: str = ""
    """Its printed name in this expansion, written as an id, where that is another one: positions know it by
    both.
    """


class Stage(msgspec.Struct, frozen=True, kw_only=True):
    """One stage of one side of a wonder board."""

    cost: dict[Resource, Count]
    coins: int
    effects: tuple[Effect, ...]


class Side(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a wonder board."""

    stages: tuple[Stage, ...]
    effects: tuple[Effect, ...] = ()
    """What it does from the start, besides its resource."""
    also_called: str = ""
    """"day" or "night" where the board says so instead of A and B."""
    any_order: bool = False
    """Stages may be built in any order (Siracusa)."""


class Wonder(Fact, frozen=True, kw_only=True):
    """A wonder board."""

    id: str
    resource: Resource | None
    """None: a board without one (LEADERS-ROMA-1)."""
    sides: dict[str, Side]
    """"a" and "b"."""
    from_players: Players = 2
    """Left out of games with fewer players."""


class ChainSymbol(Fact, frozen=True, kw_only=True):
    """A chain symbol as it is printed: for display; the rule is `Card.chain_from`."""

    id: str
    given_by: tuple[str, ...]
    makes_free: tuple[str, ...]


class Catalog(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the expansions of one table say.

    Orders are file orders and never change for the same data.
    """

    game: str
    expansions: tuple[Expansion, ...]
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    symbols: tuple[ChainSymbol, ...]
    setup: Setup
    additions: tuple[msgspec.Struct, ...] = ()
    """What the other expansions add besides cards and wonders, one value of a type of its own for each such
    box.
    """

    def of(self, kind: type[A]) -> A | None:
        """The addition of this type, None if no expansion of the table brings one."""
        return next((one for one in self.additions if isinstance(one, kind)), None)

    def card(self, card_id: str) -> Card:
        """The card of this id; KeyError if there is none."""
        return _find(self.cards, card_id)

    def wonder(self, wonder_id: str) -> Wonder:
        """The wonder of this id; KeyError if there is none."""
        return _find(self.wonders, wonder_id)

    def leads_to(self, card_id: str) -> tuple[str, ...]:
        """The cards that this one makes free: the other end of `chain_from`."""
        return tuple(card.id for card in self.cards if card_id in card.chain_from)

    def symbols_given(self, card_id: str) -> tuple[str, ...]:
        """The chain symbols printed at the top of a card."""
        return tuple(symbol.id for symbol in self.symbols if card_id in symbol.given_by)

    def symbols_needed(self, card_id: str) -> tuple[str, ...]:
        """The chain symbols printed beside the cost of a card."""
        return tuple(symbol.id for symbol in self.symbols if card_id in symbol.makes_free)


def _find(things: tuple[T, ...], thing_id: str) -> T:
    for thing in things:
        if thing.id == thing_id:
            return thing
    raise KeyError(thing_id)
