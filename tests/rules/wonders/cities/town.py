"""Tables with Cities, and cities that can pay for whatever a test wants to look at."""

import pytest

from argosy.testing import Table, table

MAKES_ALL = "lumber_yard sawmill stone_pit quarry clay_pool brickyard ore_vein foundry loom glassworks press"
"""Three of each raw material, one of each good."""

both_editions = pytest.mark.parametrize("edition", [2012, 2020])


def town(edition: int = 2020, *, seats: int = 3, expansions: tuple[str, ...] = (), **more) -> Table:
    """A table with Cities of an edition, on the base game that goes with it."""
    base = {2012: "base_2010", 2020: "base_2020"}[edition]
    return table(base, seats=seats, expansions=[f"cities_{edition}", *expansions], **more)


def built(card: str, edition: int = 2020, *, who: str = "A", **more) -> Table:
    """A black card is about to be built by a city that can pay for it; the others have 10 coins as well."""
    more = {"coins": 10, **more}
    return town(edition, **more).city(**{who: MAKES_ALL}).hands(**{who: card})


def debts(game: Table) -> list[int]:
    """Debts of all cities."""
    return [game.debts_of(letter) for letter in game.letters]


def coins(game: Table) -> list[int]:
    """Coins of all cities."""
    return [game.coins(letter) for letter in game.letters]


def settle(game: Table, **answers: int) -> None:
    """Everybody who loses coins says how many become debts; who is not named pays what it can."""
    game.turn(**{letter: f"debt {number}" for letter, number in answers.items()})
