"""Templates: lines that fit on a screen, but for sentences."""

import re
from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "argosy" / "web"
LETTERS = 120


def test_lines_are_short():
    """Only a sentence, which `gettext` reads from one line, may be longer."""
    long = [
        f"{path.relative_to(WEB)}:{number}"
        for path in WEB.rglob("*.html")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if len(line) > LETTERS and not re.search(r"\b(say|count)\(", line)
    ]
    assert not long, f"more than {LETTERS} letters"
