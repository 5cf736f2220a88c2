"""Golden games of the single boards, alone and with other expansions.

See `tests/golden/wonders/tables.py`.
"""

from pathlib import Path

from tests.fuzz.wonders.mixes.tables import Mix
from tests.golden.wonders import tables
from tests.golden.wonders.tables import Goldens

BOARDS = {
    2010: ("manneken_pis:a", "the_great_wall:b", "stonehenge:b"),
    2020: ("the_great_wall:a", "manneken_pis:a", "stonehenge:a"),
}
"""The first seats; the others have boards by lot, which are the neighbours whose stages are copied."""


def extra(base: int, players: int, *, teams: bool = False, **expansions: str) -> Mix:
    """A table with the single boards."""
    more = {"armada": None, "leaders": None, "cities": None, "babel": None, "edifice": None, **expansions}
    return Mix(base=base, boards="extra_wonders", players=players, teams=teams, **more)


def board(table: Mix) -> list[str | None]:
    """The boards of its seats: one more stranger with each player, in front."""
    strangers = [None] * (table.players - 3)
    return [*strangers, *BOARDS[table.base]]


FILES = [extra(base, players) for base in (2010, 2020) for players in range(3, 8)]
WITH_OTHERS = {
    extra(2010, 4, leaders="leaders_2011"): [
        "manneken_pis:a",
        "abu_simbel:b",
        "the_great_wall:a",
        "stonehenge:b",
    ],
    extra(2020, 5, cities="cities_2020"): [
        "manneken_pis:a",
        "petra:b",
        None,
        "the_great_wall:b",
        "byzantium:b",
    ],
    extra(2010, 8, cities="cities_2012"): [None, "the_great_wall:b", *[None] * 6],
    extra(2020, 4, edifice="edifice"): ["ur:b", "manneken_pis:a", "carthage:b", "the_great_wall:b"],
    extra(2010, 5, babel="tower"): ["manneken_pis:b", None, "the_great_wall:b", "stonehenge:b", None],
    extra(2020, 4, armada="armada_2020", teams=True): [
        "the_great_wall:b",
        "siracusa:a",
        "manneken_pis:a",
        None,
    ],
}
FILES += WITH_OTHERS
LIKES = [(lambda choice: choice.verb == "stage", 0.6)]
GOLDENS = Goldens(Path(__file__).parent, FILES, LIKES, {table: board(table) for table in FILES} | WITH_OTHERS)
everything, begin, replay_line = GOLDENS.everything, GOLDENS.begin, tables.replay_line
