"""Writes node counts of the last turns of golden games: scripts/make_counts.py [wonders duel ...]

Do that only when a rule or a golden game has moved, and say in the change note which one and why.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from scripts.writing import write_anew  # noqa: E402  because of the path above
from tests.counts.duel import counting as duel  # noqa: E402
from tests.counts.wonders import counting as wonders  # noqa: E402
from tests.counts.wonders import last_turns  # noqa: E402

EVERYTHING = {"wonders": wonders.everything, **last_turns.scripts(), "duel": duel.everything}

if __name__ == "__main__":
    write_anew(EVERYTHING, sys.argv[1:])
