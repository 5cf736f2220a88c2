"""Write the node counts of the last choices of the golden games of Duel anew: python scripts/make_duel_counts.py

Do that only when a rule or a golden game has moved, and say in the change note which one and why.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tests.counts.duel.counting import everything  # noqa: E402  because of the path above


def main() -> None:
    """Write the file."""
    for path, text in everything():
        path.write_text(text)
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
