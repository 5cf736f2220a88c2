"""Writes golden games: python scripts/make_goldens.py [wonders armada leaders duel ...]

Do that only when a rule has moved, and say in the change note which one and why.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from scripts.writing import write_anew  # noqa: E402  because of the path above
from tests.golden.duel import golden as duel  # noqa: E402
from tests.golden.wonders import golden as wonders  # noqa: E402
from tests.golden.wonders.armada import golden as armada  # noqa: E402
from tests.golden.wonders.babel import golden as babel  # noqa: E402
from tests.golden.wonders.cities import golden as cities  # noqa: E402
from tests.golden.wonders.edifice import golden as edifice  # noqa: E402
from tests.golden.wonders.extra_wonders import golden as extra_wonders  # noqa: E402
from tests.golden.wonders.leaders import golden as leaders  # noqa: E402

EVERYTHING = {
    "wonders": wonders.everything,
    "armada": armada.everything,
    "cities": cities.everything,
    "leaders": leaders.everything,
    "babel": babel.everything,
    "edifice": edifice.everything,
    "extra_wonders": extra_wonders.everything,
    "duel": duel.everything,
}

if __name__ == "__main__":
    write_anew(EVERYTHING, sys.argv[1:])
