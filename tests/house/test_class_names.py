"""Class names in the pages: each part is a whole word, of the documentation or of the list here."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHEETS = ROOT / "src" / "argosy" / "web"
WORDS = frozenset(
    [
        "aboard",
        "acting",
        "aisle",
        "alternatives",
        "anchor",
        "area",
        "art",
        "axis",
        "bad",
        "balance",
        "banner",
        "banners",
        "blunder",
        "boat",
        "brand",
        "cap",
        "causes",
        "cell",
        "chapters",
        "characters",
        "charted",
        "chip",
        "clash",
        "coached",
        "color",
        "commons",
        "crew",
        "crowd",
        "cube",
        "deed",
        "dot",
        "drafting",
        "draining",
        "drawer",
        "duo",
        "editor",
        "fallen",
        "fate",
        "filter",
        "flank",
        "gather",
        "ghost",
        "hero",
        "hex",
        "holding",
        "icons",
        "isle",
        "joining",
        "js",
        "label",
        "laurel",
        "legend",
        "lit",
        "lounge",
        "medal",
        "medium",
        "mine",
        "mini",
        "myth",
        "niche",
        "ok",
        "onward",
        "opening",
        "origin",
        "owl",
        "payable",
        "picker",
        "piles",
        "plenty",
        "prow",
        "purse",
        "pyramid",
        "ranks",
        "resting",
        "riddle",
        "riddles",
        "scripted",
        "seal",
        "seek",
        "shut",
        "sited",
        "sound",
        "stat",
        "stepper",
        "story",
        "strip",
        "talks",
        "tally",
        "threatened",
        "thumb",
        "thumbs",
        "ticks",
        "tight",
        "unfit",
        "versus",
        "visually",
        "war",
        "warn",
        "wax",
        "wise",
    ]
)
"""Whole words that the documentation does not use; `js` says that scripts run, as everywhere on the web."""


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


def parts() -> set[str]:
    """Parts of class names, without numbers."""
    return {part for name in names() for part in re.split(r"[-_\d]+", name) if part}


def documented_words() -> set[str]:
    """Words of the documentation's prose: no code, no addresses."""
    prose = re.compile(r"```.*?```|`[^`]*`|https?:\S+|\]\([^)]*\)|<[^>]*>", re.DOTALL)
    texts = [prose.sub("", page.read_text("utf-8")) for page in (ROOT / "docs").rglob("*.md")]
    return {word.lower() for text in texts for word in re.findall(r"[A-Za-z]+", text)}


def test_class_names_are_whole_words():
    words = documented_words()
    assert len(names()) > 500
    assert sorted(parts() - words - WORDS) == []
    assert sorted(WORDS - parts()) == [], "no sheet has these any more"
