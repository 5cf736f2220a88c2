"""Loads the expansions of Duel into one checked catalog."""

from importlib import import_module
from pathlib import Path
from typing import TypeVar

from argosy.catalog.blocks import SECTIONS, Blocks
from argosy.catalog.custom_data import own_data
from argosy.catalog.duel.checks import check_catalog
from argosy.catalog.duel.components import (
    Thing,
    Wonder,
    read_cards,
    read_structures,
    read_things,
    read_tokens,
)
from argosy.catalog.duel.types import DuelCatalog, Setup, Zone
from argosy.catalog.expansions import Expansion, Files, Layout, known_expansions, only_one, read_expansions
from argosy.catalog.facts import Fact, read_setup
from argosy.catalog.registry import EXPANSIONS
from argosy.errors import CatalogError

F = TypeVar("F", bound=Fact)

TOKENS = "military_tokens.toml"
STRUCTURES = "structures.toml"
PACKAGES = {expansion: import_module(f"argosy.catalog.duel.{expansion}") for expansion in EXPANSIONS["duel"]}

BASE = Files(
    frozenset(
        {
            SECTIONS,
            "cards_age_1.toml",
            "cards_age_2.toml",
            "cards_age_3.toml",
            "guilds.toml",
            "wonders.toml",
            "progress.toml",
            "structures.toml",
            "zones.toml",
            "military_tokens.toml",
        }
    )
)

LAYOUT = Layout(
    game="duel",
    lists={
        "cards_age_1.toml": "card",
        "cards_age_2.toml": "card",
        "cards_age_3.toml": "card",
        "guilds.toml": "card",
        "grand_temples.toml": "card",
        "senators.toml": "senator",
        "wonders.toml": "wonder",
        "progress.toml": "progress",
        "structures.toml": "structure",
        "zones.toml": "zone",
        "military_tokens.toml": "token",
        "divinities.toml": "divinity",
        "token_places.toml": "token_places",
        "chambers.toml": "chamber",
        "senate_actions.toml": "actions",
        "decrees.toml": "decree",
        "conspiracies.toml": "conspiracy",
    },
    parts={"base": BASE, **{expansion: package.FILES for expansion, package in PACKAGES.items()}},
)


def load_duel(extra: Path | None = None) -> DuelCatalog:
    """Every component of Duel and its expansions, checked (DUEL-103, AGORA-001, 182, PANTHEON-001).

    extra: a folder of the user in the same layout (`extra/duel/agora/decrees.toml`); its blocks replace
    blocks of the same id or, where others are removed, add new ones. CatalogError if anything in any file
    cannot be true. Without `extra` the folder of ARGOSY_DATA is used, if there is one.
    """
    extra = extra or own_data()
    catalog = put_together(read_expansions(LAYOUT, known_expansions(LAYOUT.game, extra), extra))
    check_catalog(catalog)
    for package in PACKAGES.values():
        if hasattr(package, "check"):
            package.check(catalog)
    return catalog


def put_together(parts: list[tuple[Expansion, Blocks]]) -> DuelCatalog:
    """One catalog of the blocks of all expansions, the base box first."""
    expansions = [expansion for expansion, _ in parts]
    for part in LAYOUT.parts:
        if only_one(part, expansions) is None:
            raise CatalogError(f"no {part} box among {', '.join(expansion.id for expansion in expansions)}")
    (base, of_base), *others = parts
    setup = read_setup(base.id, of_base, Setup)
    packages = [
        (name, package, *part) for (name, package), part in zip(PACKAGES.items(), others, strict=True)
    ]
    added = {name: package.read(expansion, files) for name, package, expansion, files in packages}
    own_cards = [
        card
        for name, package, expansion, files in packages
        for card in package.read_own_cards(expansion, files, added[name])
    ]
    return DuelCatalog(
        expansions=tuple(expansions),
        setup=setup.setup,
        economy=setup.economy,
        science=setup.science,
        military=setup.military,
        printed=setup.printed,
        zones=read_things(base, of_base, "zones.toml", Zone),
        tokens=tuple(
            token for expansion, files in parts if TOKENS in files for token in read_tokens(expansion, files)
        ),
        structures=tuple(
            one
            for expansion, files in parts
            if STRUCTURES in files
            for one in read_structures(expansion, files)
        ),
        cards=(*read_cards(base, of_base), *own_cards),
        wonders=_of_all(parts, "wonders.toml", Wonder),
        progress=_of_all(parts, "progress.toml", Thing),
        **added,
    )


def _of_all(parts: list[tuple[Expansion, Blocks]], file: str, wanted: type[F]) -> tuple[F, ...]:
    return tuple(thing for expansion, files in parts for thing in read_things(expansion, files, file, wanted))
