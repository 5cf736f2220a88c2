"""Write the golden games of Armada and their node counts anew: python scripts/make_armada_goldens.py

Do that only when a rule has moved, and say in the change note which one and why.
"""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    os.environ["ARGOSY_GEAR"] = "compiled"

from tests.counts.wonders.armada.counting import FILE, count_last_turn  # noqa: E402  because of the path above
from tests.golden.wonders.armada.golden import FILES, make, path_of  # noqa: E402

TITLE = "# ways in which the last turns of the golden games of Armada can go on: see tests/counts/wonders/armada/counting.py\n\n"


def main() -> None:
    """Write all files."""
    for table in FILES:
        path_of(table).write_text(make(table))
    FILE.write_text(TITLE + "\n".join(count_last_turn(table).text() for table in FILES))
    print(f"{len(FILES)} golden games and as many counts in {FILE.parent.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
