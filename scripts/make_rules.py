"""Write docs/rules and docs/develop/state.md anew: python scripts/make_rules.py

The sources of docs/rules are src/argosy/rulebook (what the rules say) and tests/house/rules-map (which
function, which test), those of docs/develop/state.md the record classes of src/argosy/rules.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from tests.house.documentation.rules_pages import FOLDER, pages  # noqa: E402  because of the path above
from tests.house.documentation.state_page import PAGE, state_page  # noqa: E402  because of the path above


def main() -> None:
    """Write the pages; what is no page of ours goes."""
    written = pages()
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.glob("*.md"):
        if path.name not in written:
            path.unlink()
    for name, text in written.items():
        (FOLDER / name).write_text(text)
    PAGE.write_text(state_page())
    print(f"{len(written)} pages in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
