"""Facts that Edifice adds: its setup and the edifices; and their checks."""

import msgspec

from argosy.catalog.blocks import Blocks
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Count, Section, read_setup
from argosy.catalog.wonders.setup import PlayersAllowed
from argosy.catalog.wonders.works.facts import Project, check_by_age, check_printed, read_projects
from argosy.errors import CatalogError


class Edifices(Section, frozen=True, kw_only=True):
    """Pawns and debts (EDIFICE-1, -5)."""

    pawns: tuple[Count, ...]
    """On a card, from the least number of players on."""
    debts: tuple[int, ...]
    """By Age the points of the token for a penalty that cannot be suffered in full."""


class EdificePrinted(Section, frozen=True, kw_only=True):
    """The printed contents of the box: asserted, no rule follows from them."""

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


def read_expansion(expansion: Expansion, files: Blocks) -> Edifice:
    """All of Edifice, checked: costs are in coins only (EDIFICE-2, -7)."""
    setup = read_setup(expansion.id, files, EdificeSetup)
    edifices = read_projects(expansion, files, "edifices.toml")
    for edifice in edifices:
        if edifice.color is not None or edifice.cost:
            raise CatalogError(
                f"{expansion.id}: edifices.toml: edifice {edifice.id}: an edifice has no color, and its cost is in coins only"
            )
    check_by_age(expansion, "[edifices] debts", setup.edifices.debts)
    check_printed(expansion, "edifices", edifices, setup.printed.edifices)
    tables = setup.players.most - setup.players.least + 1
    if len(setup.edifices.pawns) != tables:
        raise CatalogError(
            f"{expansion.id}: setup.toml: [edifices] pawns has {len(setup.edifices.pawns)} entries; {tables} are needed, "
            f"for {setup.players.least} to {setup.players.most} players"
        )
    return Edifice(setup=setup, edifices=edifices)
