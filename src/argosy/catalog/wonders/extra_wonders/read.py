"""Blocks of the single boards -> their set-up, and what must hold between it and the boards."""

from argosy.catalog.blocks import Blocks
from argosy.catalog.boxes import Box
from argosy.catalog.facts import read_setup
from argosy.catalog.wonders.extra_wonders.types import ExtraSetup, ExtraWonders
from argosy.errors import CatalogError


def read_extra_wonders(box: Box, files: Blocks) -> ExtraWonders:
    """The set-up, checked (EXTRA-SETUP-1)."""
    setup = read_setup(box.id, files, ExtraSetup)
    boards = files["wonders.toml"].values()
    if len(boards) != setup.printed.wonders and not any(block.own for block in boards):
        raise CatalogError(f"{box.id}: {len(boards)} wonder boards; [printed] says {setup.printed.wonders}")
    return ExtraWonders(setup=setup)
