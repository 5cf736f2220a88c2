"""Blocks of Edifice -> edifices, and what must hold between them and the set-up."""

from argosy.catalog.blocks import Blocks
from argosy.catalog.boxes import Box
from argosy.catalog.facts import read_setup
from argosy.catalog.wonders.babel.read import check_by_age, check_printed, read_projects
from argosy.catalog.wonders.edifice.types import Edifice, EdificeSetup
from argosy.errors import CatalogError


def read_edifice(box: Box, files: Blocks) -> Edifice:
    """All of Edifice, checked: costs are in coins only (EDIFICE-2, -7)."""
    setup = read_setup(box.id, files, EdificeSetup)
    edifices = read_projects(box, files, "edifices.toml")
    for edifice in edifices:
        if edifice.color is not None or edifice.cost:
            raise CatalogError(
                f"{box.id}: edifices.toml: edifice {edifice.id}: an edifice has no color, and its cost is in coins only"
            )
    check_by_age(box, "[edifices] debts", setup.edifices.debts)
    check_printed(box, "edifices", edifices, setup.printed.edifices)
    tables = setup.players.most - setup.players.least + 1
    if len(setup.edifices.pawns) != tables:
        raise CatalogError(
            f"{box.id}: setup.toml: [edifices] pawns has {len(setup.edifices.pawns)} entries; {tables} are needed, "
            f"for {setup.players.least} to {setup.players.most} players"
        )
    return Edifice(setup=setup, edifices=edifices)
