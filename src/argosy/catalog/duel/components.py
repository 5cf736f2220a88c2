"""Types of components that several expansions of Duel have, and the readers of their blocks."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.duel.effects import Effect, read_effects
from argosy.catalog.duel.words import RESOURCES, Color, Deck
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Age, Amount, Count, Fact, check_cost, read_fact
from argosy.errors import CatalogError

F = TypeVar("F", bound=Fact)


class Thing(Fact, frozen=True, kw_only=True):
    """A component with an id and effects: progress token, decree, conspiracy."""

    id: str
    effects: tuple[Effect, ...]
    number: Count | None = None
    """As printed, for decrees and conspiracies."""


class Card(Fact, frozen=True, kw_only=True):
    """One physical card of the structure. Senators have no printed cost and no colour."""

    id: str
    effects: tuple[Effect, ...]
    color: Color | None = None
    cost: dict[str, Count] = msgspec.field(default_factory=dict)
    chain_from: str | None = None
    chain_gives: str | None = None
    deck: Deck
    """Its back; the file says which."""


class Wonder(Fact, frozen=True, kw_only=True):
    """A wonder: its cost, what happens when it is chosen in the draft, and when it is constructed."""

    id: str
    cost: dict[str, Count]
    effects: tuple[Effect, ...]
    on_choosing: tuple[Effect, ...] = ()


class Token(Fact, frozen=True, kw_only=True):
    """A military token; one lies on either side of the track."""

    id: str
    """"small" or "large"."""
    zone: tuple[Amount, Amount]
    effects: tuple[Effect, ...]


class Structure(Fact, frozen=True, kw_only=True):
    """The layout of the cards of an Age: for each row the columns, in half cards (DUEL-010)."""

    id: str
    age: Age
    rows: tuple[tuple[Count, ...], ...]


DECK_OF_FILE: Mapping[str, Deck] = {
    "cards_age_1.toml": "age_1",
    "cards_age_2.toml": "age_2",
    "cards_age_3.toml": "age_3",
    "guilds.toml": "guild",
    "grand_temples.toml": "grand_temple",
}


def read_things(expansion: Expansion, files: Blocks, file: str, wanted: type[F]) -> tuple[F, ...]:
    """All blocks of a file as facts of one kind."""
    return tuple(read_thing(expansion, block, wanted) for block in files.get(file, {}).values())


def read_thing(
    expansion: Expansion, block: Block, wanted: type[F], more: Mapping[str, Any] | None = None
) -> F:
    """One block; effects and costs are looked at first, because then a message can say what they may be."""
    for name in ("effects", "on_choosing"):
        if name in block.fields:
            read_effects(block.fields[name], block.where)
    thing = read_fact(expansion.id, block, wanted, more)
    check_cost(getattr(thing, "cost", ()), RESOURCES, block.where)
    return thing


def read_cards(expansion: Expansion, files: Blocks) -> tuple[Card, ...]:
    """The cards of an expansion that have a colour, file after file."""
    found: list[Card] = []
    for file, deck in DECK_OF_FILE.items():
        found += (read_card(expansion, block, deck) for block in files.get(file, {}).values())
    return tuple(found)


def read_card(expansion: Expansion, block: Block, deck: Deck) -> Card:
    """One card. Guilds and grand temples are purple, no others are."""
    card = read_thing(expansion, block, Card, {"deck": deck})
    is_purple = deck in ("guild", "grand_temple")
    if card.color is None or (card.color == "purple") != is_purple:
        raise CatalogError(
            f"{block.where}: color is {card.color}; guilds and grand temples are purple, others are not"
        )
    return card


def read_structures(expansion: Expansion, files: Blocks) -> tuple[Structure, ...]:
    """The three structures of an expansion; a card never lies on nothing (DUEL-010)."""
    found: list[Structure] = []
    for block in files.get("structures.toml", {}).values():
        prefix, _, age = str(block.fields["id"]).partition("_")
        if prefix != "age" or age not in ("1", "2", "3"):
            raise CatalogError(f"{block.where}: the id of a structure is age_1, age_2 or age_3")
        one = read_thing(expansion, block, Structure, {"age": int(age)})
        for above, below in zip(one.rows, one.rows[1:], strict=False):
            if not all({column - 1, column + 1} & set(above) for column in below):
                raise CatalogError(f"{block.where}: a card of row {list(below)} lies on nothing")
        found.append(one)
    if [one.age for one in found] != [1, 2, 3]:
        raise CatalogError(
            f"{expansion.id}: structures.toml: needs age_1, age_2 and age_3, each once and in this order"
        )
    return tuple(found)


def read_tokens(expansion: Expansion, files: Blocks) -> tuple[Token, ...]:
    """The military tokens of an expansion."""
    tokens = read_things(expansion, files, "military_tokens.toml", Token)
    if [token.id for token in tokens] != ["small", "large"]:
        raise CatalogError(
            f"{expansion.id}: military_tokens.toml: needs small and large, each once and in this order"
        )
    return tokens


def check_number(expansion: Expansion, what: str, found: int, printed: int) -> None:
    """As many as printed, own ones included, because choices and states are numbered by them."""
    if found != printed:
        raise CatalogError(
            f"{expansion.id}: {found} {what}; [printed] says {printed}: "
            "a component that is added needs another one removed (remove = [...])"
        )
