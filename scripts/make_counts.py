"""Write the node counts of the last turns of the golden games anew: python scripts/make_counts.py

Do that only when a rule or a golden game has moved, and say in the change note which one and why.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from argosy.rules.gears import compiled  # noqa: E402  because of the path above
from tests.counts.wonders.counting import FOLDER, Count, count_all  # noqa: E402
from tests.golden.wonders.golden import FILES, begin, path_of  # noqa: E402

TITLE = "# ways in which the last turns of golden games can go on: see tests/counts/wonders/counting.py\n\n"


def largest(golden: str, text: str) -> Count:
    """The earliest place from which the whole rest can be counted: two turns, one turn, one turn with some chosen."""
    labels = [line.split()[0] for line in begin(text)[1]]
    seats = begin(text)[0].players
    starts = [(labels[labels.index("3.5") - 1], ()), (labels[labels.index("3.6") - 1], ())]
    starts += [(starts[1][0], tuple(seats[:chosen])) for chosen in range(1, len(seats))]
    found = (count_all(golden, label, chosen, compiled) for label, chosen in starts)
    return next(count for count in found if count is not None)


def main() -> None:
    """Write the file."""
    blocks = [largest(path_of(*file).stem, path_of(*file).read_text()).text() for file in FILES]
    (FOLDER / "last-turns.txt").write_text(TITLE + "\n".join(blocks))
    print(f"{len(blocks)} counts in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
