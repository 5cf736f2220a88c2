"""`DuelCatalog` and its set-up facts: the deal, trade, science, the track, printed contents.

Cards, wonders, tokens and structures have their types in `components.py`.

Values are frozen, and checked when loaded.

Numbers are positions in the tuples: cards (Ages I to III, guilds, grand temples, senators), wonders, progress
tokens and divinities in the order of the expansions; decrees and conspiracies by their printed number.
"""

from typing import Annotated, Literal, Protocol

import msgspec

from argosy.catalog.duel.agora import Actions, Agora, Chamber
from argosy.catalog.duel.components import Card, Structure, Thing, Token, Wonder
from argosy.catalog.duel.pantheon import Divinity, Pantheon, TokenPlaces
from argosy.catalog.duel.words import Color
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Amount, Count, Fact, Section


class Zone(Fact, frozen=True, kw_only=True, rename={"first": "from", "last": "to"}):
    """Spaces of the military track, counted from the neutral space, and their points."""

    id: str
    first: Amount
    last: Amount
    points: Amount


class Deal(Section, frozen=True, kw_only=True):
    """Numbers of the setup (DUEL-003 to 007)."""

    starting_coins: Amount
    wonders_shown: Count
    draft: tuple[Literal["A", "B"], ...]
    wonders_standing: Count
    progress_on_board: Count
    removed_from_deck: Amount
    guilds_in_age_3: Amount


class Economy(Section, frozen=True, kw_only=True):
    """Numbers of trade and coins (DUEL-022, 032, 101)."""

    resource_price: Count
    price_raised_by: tuple[Color, ...]
    discard_coins: Amount
    discard_per_yellow: Amount
    coins_per_point: Count


class Science(Section, frozen=True, kw_only=True):
    """Symbols and what they are good for (DUEL-080 to 082)."""

    symbols: Annotated[tuple[str, ...], msgspec.Meta(min_length=7, max_length=7)]
    pair: Annotated[int, msgspec.Meta(ge=2, le=2)]
    supremacy: Annotated[int, msgspec.Meta(ge=1, le=7)]


class Military(Section, frozen=True, kw_only=True):
    """The track (DUEL-070)."""

    capital: Annotated[int, msgspec.Meta(ge=9, le=9)]
    """Spaces from the neutral space; the pawn on it is a military supremacy."""


class DuelContents(Section, frozen=True, kw_only=True):
    """The printed contents of the box: asserted, no rule follows from them."""

    cards: tuple[int, ...]
    """By Age."""
    guilds: int
    wonders: int
    progress: int


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of the base box, by the sections of its `setup.toml`."""

    setup: Deal
    economy: Economy
    science: Science
    military: Military
    printed: DuelContents


class Contents(Protocol):
    """The counts that the list of contents of every expansion has."""

    @property
    def wonders(self) -> int: ...
    @property
    def progress(self) -> int: ...


class DuelCatalog(msgspec.Struct, frozen=True, kw_only=True):
    """Every component of Duel and its expansions.

    All expansions are always read, so that numbers do not depend on those in play.
    """

    expansions: tuple[Expansion, ...]
    setup: Deal
    economy: Economy
    science: Science
    military: Military
    printed: DuelContents
    zones: tuple[Zone, ...]
    tokens: tuple[Token, ...]
    """Military tokens of the base box, then those that take their place with Agora."""
    structures: tuple[Structure, ...]
    """Of the base box by Age, then those that take their place with Agora."""
    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    progress: tuple[Thing, ...]
    pantheon: Pantheon
    agora: Agora

    @property
    def contents(self) -> tuple[Contents, ...]:
        """The printed contents of each expansion."""
        return self.printed, self.pantheon.printed, self.agora.printed

    @property
    def capital(self) -> int:
        """Spaces from the neutral space to a capital."""
        return self.military.capital

    # So that a component is found by the name of its kind, whatever box it comes from.

    @property
    def markers(self) -> int:
        """Influence markers of a player."""
        return self.agora.senate.markers

    @property
    def chambers(self) -> tuple[Chamber, ...]:
        """The chambers of the Senate by number."""
        return self.agora.chambers

    @property
    def actions(self) -> tuple[Actions, ...]:
        """The numbers of Senate actions of a politician."""
        return self.agora.actions

    @property
    def senators_added(self) -> dict[str, int]:
        """By deck of an Age, the senators that are shuffled in."""
        return {f"age_{age}": count for age, count in enumerate(self.agora.senators.added, start=1)}

    @property
    def decrees(self) -> tuple[Thing, ...]:
        """The decrees by number."""
        return self.agora.decrees

    @property
    def conspiracies(self) -> tuple[Thing, ...]:
        """The conspiracies by number."""
        return self.agora.conspiracies

    @property
    def mythologies(self) -> tuple[str, ...]:
        """The mythologies by number."""
        return self.pantheon.mythologies

    @property
    def divinities(self) -> tuple[Divinity, ...]:
        """The 15 divinities, then the gate."""
        return self.pantheon.divinities

    @property
    def token_places(self) -> tuple[TokenPlaces, ...]:
        """The places of tokens on structures."""
        return self.pantheon.token_places


def cards_of(catalog: DuelCatalog, deck: str) -> tuple[int, ...]:
    """Numbers of the cards with this back."""
    return tuple(number for number, card in enumerate(catalog.cards) if card.deck == deck)
