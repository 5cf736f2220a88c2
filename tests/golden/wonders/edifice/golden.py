"""Golden games of Edifice, alone and with other expansions (see `tests/golden/wonders/tables.py`)."""

from pathlib import Path

from tests.fuzz.wonders.mixes.tables import Mix
from tests.golden.wonders import tables
from tests.golden.wonders.tables import Goldens


def edifice(base: int, players: int, *, teams: bool = False, **expansions: str) -> Mix:
    """A table with Edifice."""
    more = {"armada": None, "leaders": None, "cities": None, "babel": None, **expansions}
    return Mix(base=base, edifice="edifice", players=players, teams=teams, **more)


FILES = [edifice(base, players) for base in (2010, 2020) for players in range(3, 8)]
FILES += [
    edifice(2020, 4, armada="armada_2020"),
    edifice(2010, 6, armada="armada_2018", teams=True),
    edifice(2010, 3, leaders="leaders_2011"),
    edifice(2020, 4, cities="cities_2020", teams=True),
    edifice(2020, 5, babel="tower"),
]
LIKES = [(lambda choice: choice.joins, 0.9), (lambda choice: choice.verb == "stage", 0.5)]
GOLDENS = Goldens(Path(__file__).parent, FILES, LIKES)
everything, begin, replay_line = GOLDENS.everything, GOLDENS.begin, tables.replay_line
