"""Tables with Leaders, and cities that can pay for whatever a test wants to look at."""

import pytest

from argosy.testing import Table, table

MAKES_ALL = "lumber_yard sawmill stone_pit quarry clay_pool brickyard ore_vein foundry loom glassworks press"
"""Three of each raw material, one of each good."""

both_editions = pytest.mark.parametrize("edition", [2011, 2020])


def hall(
    edition: int = 2020, *, seats: int = 3, turn: int = 0, expansions: tuple[str, ...] = (), **more
) -> Table:
    """A table with Leaders of an edition, all packs, on the base game that goes with it; turn 0: a
    recruitment phase.
    """
    base = {2011: "base_2010", 2020: "base_2020"}[edition]
    everything = (
        {"leaders_pack": "standard_and_expert"} if edition == 2020 else {}
    )  # the box of 2011 has one pack
    return table(
        base, seats=seats, turn=turn, expansions=[*expansions, f"leaders_{edition}"], **{**everything, **more}
    )
