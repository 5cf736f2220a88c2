"""Facts that Pantheon adds to Duel: the board, the divinities, places of tokens."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from argosy.catalog.blocks import Blocks
from argosy.catalog.duel.components import Card, Structure, check_number, read_cards, read_things
from argosy.catalog.duel.effects import Effect
from argosy.catalog.expansions import Expansion, Files
from argosy.catalog.facts import Age, Amount, Count, Fact, Section, read_setup
from argosy.errors import CatalogError

if TYPE_CHECKING:
    from argosy.catalog.duel.types import DuelCatalog

FILES = Files(
    frozenset(
        {
            "setup.toml",
            "grand_temples.toml",
            "wonders.toml",
            "progress.toml",
            "divinities.toml",
            "token_places.toml",
        }
    )
)
SpaceCosts = Annotated[tuple[Amount, ...], msgspec.Meta(min_length=6, max_length=6)]


class Divinity(Fact, frozen=True, kw_only=True):
    """A card of the Pantheon; the gate belongs to no mythology."""

    id: str
    effects: tuple[Effect, ...]
    mythology: str | None = None


class TokenPlaces(Fact, frozen=True, kw_only=True):
    """The places of mythology or offering tokens on a structure (PANTHEON-003, 004)."""

    id: str
    age: Age
    token: Literal["mythology", "offering"]
    with_agora: bool
    places: tuple[Amount, ...]


class Board(Section, frozen=True, kw_only=True):
    """Numbers of the Pantheon (PANTHEON-001 to 019)."""

    space_costs_first: SpaceCosts
    space_costs_second: SpaceCosts
    gate_cost_factor: Count
    grand_temples_in_age_3: Amount
    grand_temple_points: Annotated[tuple[Amount, ...], msgspec.Meta(min_length=1, max_length=16)]
    offerings: Annotated[tuple[Count, ...], msgspec.Meta(min_length=3, max_length=3)]
    tokens_per_mythology: Count
    mythology_tokens_used: Count
    mythologies: Annotated[tuple[str, ...], msgspec.Meta(min_length=5, max_length=5)]


class PantheonContents(Section, frozen=True, kw_only=True):
    """The printed contents of the box: asserted, no rule follows from them."""

    grand_temples: int
    wonders: int
    progress: int
    divinities: int
    """Of each mythology."""


class PantheonSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of Pantheon, by the sections of its `setup.toml`."""

    pantheon: Board
    printed: PantheonContents


class Pantheon(Board, frozen=True, kw_only=True):
    """All that Pantheon adds besides its grand temples, wonders and progress tokens."""

    printed: PantheonContents
    divinities: tuple[Divinity, ...]
    """Those of the mythologies, then the gate."""
    token_places: tuple[TokenPlaces, ...]


def read(expansion: Expansion, files: Blocks) -> Pantheon:
    """All of it, checked."""
    setup = read_setup(expansion.id, files, PantheonSetup)
    pantheon = Pantheon(
        **msgspec.structs.asdict(setup.pantheon),
        printed=setup.printed,
        divinities=read_divinities(expansion, files),
        token_places=read_things(expansion, files, "token_places.toml", TokenPlaces),
    )
    check_divinities(expansion, pantheon)
    check_token_places(expansion, pantheon)
    return pantheon


def read_divinities(expansion: Expansion, files: Blocks) -> tuple[Divinity, ...]:
    """The gate comes last, wherever the file has it."""
    return tuple(
        sorted(
            read_things(expansion, files, "divinities.toml", Divinity), key=lambda god: god.mythology is None
        )
    )


def check_divinities(expansion: Expansion, pantheon: Pantheon) -> None:
    """As many of each mythology as printed, and one gate (PANTHEON-002)."""
    found = Counter(god.mythology for god in pantheon.divinities)
    wanted = dict.fromkeys(pantheon.mythologies, pantheon.printed.divinities)
    if found != Counter({**wanted, None: 1}):
        said = ", ".join(f"{count} of {name or 'no mythology'}" for name, count in found.items())
        raise CatalogError(
            f"{expansion.id}: divinities.toml: {said}; needed are {pantheon.printed.divinities} of each of "
            f"{', '.join(wanted)}, and one of no mythology, the gate"
        )


def check_token_places(expansion: Expansion, pantheon: Pantheon) -> None:
    """One row for either kind of token, with and without Agora, with a place for each token."""
    found = sorted((one.token, one.with_agora) for one in pantheon.token_places)
    if found != [("mythology", False), ("mythology", True), ("offering", False), ("offering", True)]:
        raise CatalogError(
            f"{expansion.id}: token_places.toml: mythology and offering are needed, each with_agora or not, once"
        )
    numbers = {"mythology": pantheon.mythology_tokens_used, "offering": len(pantheon.offerings)}
    for one in pantheon.token_places:
        if len(set(one.places)) != numbers[one.token] or len(one.places) != numbers[one.token]:
            raise CatalogError(
                f"{expansion.id}: token_places {one.id}: {numbers[one.token]} different places are needed"
            )


def read_own_cards(expansion: Expansion, files: Blocks, pantheon: Pantheon) -> tuple[Card, ...]:
    """The grand temples, as many as printed."""
    temples = read_cards(expansion, files)
    check_number(expansion, "grand temples", len(temples), pantheon.printed.grand_temples)
    return temples


def check(catalog: "DuelCatalog") -> None:
    """Check that Pantheon fits the other expansions (PANTHEON-003, 004).

    There are as many grand temples as guilds, and tokens lie on cards that lie face down.
    """
    setup, pantheon = catalog.setup, catalog.pantheon
    if pantheon.grand_temples_in_age_3 != setup.guilds_in_age_3:
        raise CatalogError(
            f"{pantheon.expansion}: setup.toml: [pantheon] grand_temples_in_age_3 must be {setup.guilds_in_age_3}, "
            "because grand temples take the place of guilds"
        )
    for one in pantheon.token_places:
        hidden = face_down(
            next(
                row
                for row in catalog.structures
                if row.age == one.age and (row.expansion != setup.expansion) == one.with_agora
            )
        )
        if not set(one.places) <= hidden:
            raise CatalogError(
                f"{one.expansion}: token_places {one.id}: {list(one.places)} are not all face down; "
                f"those that are: {', '.join(map(str, sorted(hidden)))}"
            )


def face_down(structure: Structure) -> set[int]:
    """The places of the even rows, counted over the whole structure."""
    rows = [number for number, row in enumerate(structure.rows) for _ in row]
    return {place for place, row in enumerate(rows) if row % 2}
