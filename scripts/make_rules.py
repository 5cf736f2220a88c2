"""Write docs/rules anew: python scripts/make_rules.py

Its sources are src/argosy/rulebook (what the rules say) and tests/house/rules-map (which function, which
test).
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tests.house.documentation.rules_pages import FOLDER, pages  # noqa: E402  because of the path above


def main() -> None:
    """Write the pages; what is no page of ours goes."""
    written = pages()
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.md"):
        if path.name not in written:
            path.unlink()
    for name, text in written.items():
        (FOLDER / name).write_text(text)
    print(f"{len(written)} pages in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
