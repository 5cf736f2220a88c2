"""Loads expansions by name into one checked catalog."""

from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from argosy.catalog.blocks import Blocks
from argosy.catalog.custom_data import own_data
from argosy.catalog.expansions import Expansion, only_one, read_expansions
from argosy.catalog.facts import read_setup
from argosy.catalog.registry import packages_by_name
from argosy.catalog.wonders.checks import check_catalog
from argosy.catalog.wonders.files import LAYOUT
from argosy.catalog.wonders.read import read_cards, read_symbols, read_wonders
from argosy.catalog.wonders.setup import Setup
from argosy.catalog.wonders.types import Card, Catalog, ChainSymbol, Wonder
from argosy.errors import CatalogError


def load_expansions(game: str, expansions: tuple[str, ...], extra: Path | None = None) -> Catalog:
    """The catalog of these expansions, checked; exactly one of them is a base box.

    extra: a folder of the user in the same layout (`extra/wonders/base_2010/guilds.toml`); its blocks replace
    blocks of the same id or add new ones. CatalogError if anything in any file cannot be true. The order of
    `expansions` does not matter: base first, then the other expansions, boards last. Without `extra` the
    folder of ARGOSY_DATA is used, if there is one.
    """
    if game != "wonders":
        raise CatalogError(f"no boxes for the game {game!r} here; known: 'wonders'")
    catalog = put_together(read_expansions(LAYOUT, expansions, extra or own_data()))
    check_catalog(catalog)
    return catalog


def put_together(parts: list[tuple[Expansion, Blocks]]) -> Catalog:
    """One catalog of the blocks of all expansions."""
    expansions = [expansion for expansion, _ in parts]
    for part in LAYOUT.parts:
        if part != "boards":
            only_one(part, expansions)
    if not expansions or expansions[0].part != "base":
        raise CatalogError(
            f"no base box among {', '.join(expansion.id for expansion in expansions) or 'no boxes'}; add one, e.g. base_2010"
        )
    (base, files), things = parts[0], [read_things(expansion, files) for expansion, files in parts]
    return Catalog(
        game=LAYOUT.game,
        expansions=tuple(expansions),
        cards=tuple(card for one in things for card in one.cards),
        wonders=tuple(wonder for one in things for wonder in one.wonders),
        symbols=tuple(symbol for one in things for symbol in one.symbols),
        setup=read_setup(base.id, files, Setup),
        additions=tuple(addition for one in things for addition in one.additions),
    )


class Things(NamedTuple):
    """The components of one expansion."""

    cards: tuple[Card, ...]
    wonders: tuple[Wonder, ...]
    symbols: tuple[ChainSymbol, ...]
    additions: tuple[msgspec.Struct, ...]
    """None, or the things that it has besides."""


@lru_cache(maxsize=128)
def read_things(expansion: Expansion, files: Blocks) -> Things:
    """Read an expansion once, however many catalogs it goes into."""
    return Things(
        tuple(read_cards(expansion, files)),
        tuple(read_wonders(expansion, files)),
        tuple(read_symbols(expansion, files)),
        _additions(expansion, files),
    )


def _additions(expansion: Expansion, files: Blocks) -> tuple[msgspec.Struct, ...]:
    """The things of an expansion besides cards and wonders, if it has a package for them."""
    package = packages_by_name("catalog", "wonders", "facts").get(expansion.part)
    return (
        (package.read_expansion(expansion, files),)
        if package is not None and hasattr(package, "read_expansion")
        else ()
    )
