"""Golden games of Babel: the tower, the Great Projects, both; with other expansions.

See `tests/golden/wonders/tables.py`.
"""

from pathlib import Path

from tests.fuzz.wonders.mixes.tables import Mix
from tests.golden.wonders import tables
from tests.golden.wonders.tables import Goldens

PARTS = {
    2010: ("both", "tower", "projects", "both", "tower"),
    2020: ("tower", "both", "both", "projects", "both"),
}
"""What is played with three, four ... seven players."""


def babel(base: int, parts: str, players: int, *, teams: bool = False, **expansions: str) -> Mix:
    """A table with Babel."""
    more = {"armada": None, "leaders": None, "cities": None, "edifice": None, **expansions}
    return Mix(base=base, babel=parts, players=players, teams=teams, **more)


FILES = [babel(base, part, players) for base, parts in PARTS.items() for players, part in enumerate(parts, 3)]
FILES += [
    babel(2010, "both", 4, armada="armada_2018"),
    babel(2010, "both", 8, armada="armada_2018"),
    babel(2020, "tower", 6, armada="armada_2020", teams=True),
    babel(2020, "both", 4, leaders="leaders_2020"),
    babel(2010, "both", 4, cities="cities_2012", teams=True),
    babel(2020, "projects", 5, cities="cities_2020"),
    babel(2010, "tower", 8, cities="cities_2012", teams=True),
]
BOARDS = {
    FILES[1]: ["halikarnassos:b", "babylon:b", "olympia:a", None],
    FILES[5]: ["halikarnassos:a", "babylon:b", None],
}
LIKES = [(lambda choice: choice.joins or choice.by_token, 0.9), (lambda choice: choice.verb == "tile", 0.15)]
GOLDENS = Goldens(Path(__file__).parent, FILES, LIKES, BOARDS)
everything, begin, replay_line = GOLDENS.everything, GOLDENS.begin, tables.replay_line
