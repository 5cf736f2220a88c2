"""Class names in the pages: none is an abbreviation; the short ones are listed here."""

import re
from pathlib import Path

SHEETS = Path(__file__).parents[2] / "src" / "argosy" / "web"
SHORT = 3
WORDS = frozenset(
    [
        "add",
        "age",
        "art",
        "ask",
        "bad",
        "bar",
        "big",
        "box",
        "by",
        "can",
        "cap",
        "dot",
        "duo",
        "end",
        "fan",
        "far",
        "few",
        "go",
        "god",
        "has",
        "hex",
        "in",
        "js",
        "lit",
        "low",
        "me",
        "mid",
        "new",
        "no",
        "not",
        "now",
        "of",
        "off",
        "ok",
        "on",
        "ore",
        "out",
        "owl",
        "own",
        "pad",
        "pay",
        "per",
        "red",
        "rim",
        "row",
        "sea",
        "set",
        "sum",
        "tag",
        "tax",
        "to",
        "top",
        "two",
        "up",
        "ur",
        "war",
        "wax",
        "way",
        "who",
        "why",
        "win",
        "won",
        "yes",
        "you",
    ]
)
"""`ur` is a wonder; `js` says that scripts run, as everywhere on the web."""


def names() -> set[str]:
    """All classes that a style sheet names."""
    found: set[str] = set()
    for sheet in SHEETS.rglob("*.css"):
        text = re.sub(r"/\*.*?\*/|\"[^\"]*\"|url\([^)]*\)", "", sheet.read_text(), flags=re.DOTALL)
        found |= {
            name
            for selector in re.findall(r"([^{};]+)\{", text)
            for name in re.findall(r"\.([a-zA-Z][\w-]*)", selector)
        }
    return found


def test_short_class_names_are_words():
    short = {name for name in names() if len(name) <= SHORT}
    assert len(names()) > 500
    assert sorted(short - WORDS) == []
    assert sorted(WORDS - short) == [], "no sheet has these any more"
