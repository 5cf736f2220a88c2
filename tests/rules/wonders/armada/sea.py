"""Tables with Armada, and cities that can pay for whatever a test wants to look at."""

import pytest

from argosy.testing import Table, table

MAKES_ALL = "lumber_yard sawmill stone_pit quarry clay_pool brickyard ore_vein foundry loom glassworks press"
"""Three of each raw material, one of each good."""

both_editions = pytest.mark.parametrize("edition", [2018, 2020])


def sea(edition: int = 2020, *, seats: int = 4, with_cities: bool = False, **more) -> Table:
    """A table with Armada of an edition, on the base game that goes with it (AMB-80);
    with Cities, if wanted.
    """
    base = {2018: "base_2010", 2020: "base_2020"}[edition]
    return table(
        base, seats=seats, expansions=[f"armada_{edition}", *(["cities"] if with_cities else [])], **more
    )


def explorers(edition: int = 2020, *, seats: int = 4, ships: str = "green 1", who: str = "ABC") -> Table:
    """Up to three cities that can build a green card with a naval construction out of their own
    production.
    """
    game = sea(edition, seats=seats, coins=0)
    kits = [
        ("shipyard_1", "press ore_vein", "scriptorium"),
        ("shipyard_2", "loom clay_pool", "apothecary"),
        ("shipyard_4", "glassworks lumber_yard", "workshop"),
    ]
    for letter, (shipyard, city, card) in zip(who, kits, strict=False):
        game.shipyard(**{letter: shipyard}).city(**{letter: city}).hands(**{letter: card}).ships(
            **{letter: ships}
        )
    return game


GREEN = {"A": "build scriptorium + ship", "B": "build apothecary + ship", "C": "build workshop + ship"}
"""What the explorers do."""
