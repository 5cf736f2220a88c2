"""A Cities box put together, and what must hold between its set-up and its cards."""

from argosy.catalog.blocks import Blocks
from argosy.catalog.boxes import Box
from argosy.catalog.facts import read_setup
from argosy.catalog.wonders.cities.checks import check_cards, check_leaders, check_teams
from argosy.catalog.wonders.cities.types import BlackSetup, Cities
from argosy.catalog.wonders.leaders.read import read_leaders
from argosy.catalog.wonders.read import read_cards, read_wonders


def read_cities(box: Box, files: Blocks) -> Cities:
    """All that a Cities box adds besides cards and wonders, checked."""
    setup = read_setup(box.id, files, BlackSetup)
    check_cards(box, read_cards(box, files), read_wonders(box, files), setup)
    check_teams(box, setup)
    leaders = read_leaders(box, files)
    check_leaders(box, leaders, setup)
    return Cities(setup=setup, leaders=leaders)
