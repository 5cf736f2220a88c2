"""Prints the changes of a version from CHANGELOG.md: python scripts/release_notes.py 0.2.0"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def notes(changelog: str, version: str) -> str:
    """The section of a version without its heading; an empty text if there is none."""
    found = re.search(rf"(?ms)^## {re.escape(version)} - \d{{4}}-\d\d-\d\d\n(.*?)(?=^## |\Z)", changelog)
    return found[1].strip() + "\n" if found else ""


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: python scripts/release_notes.py VERSION")
    text = notes((ROOT / "CHANGELOG.md").read_text("utf-8"), sys.argv[1])
    if not text:
        sys.exit(f"CHANGELOG.md has no section `## {sys.argv[1]} - YYYY-MM-DD`: write one before the release")
    sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write(text)
