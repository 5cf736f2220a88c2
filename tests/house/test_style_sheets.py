"""Style sheets: classes with several sheets, `!important`, colours: numbers that may only fall."""

import re
from collections import defaultdict
from pathlib import Path

WEB = Path(__file__).parents[2] / "src" / "argosy" / "web"
IN_SEVERAL_SHEETS = 370
IMPORTANT = 54
COLOURS = 365


def sheets() -> dict[str, str]:
    """Style sheets by name, without comments, strings and addresses."""
    return {
        path.name: re.sub(r"/\*.*?\*/|\"[^\"]*\"|url\([^)]*\)", "", path.read_text("utf-8"), flags=re.DOTALL)
        for path in WEB.rglob("*.css")
    }


def test_a_class_has_few_sheets():
    homes: defaultdict[str, set[str]] = defaultdict(set)
    for sheet, text in sheets().items():
        for selector in re.findall(r"([^{};]+)\{", text):
            for name in re.findall(r"\.([a-zA-Z][\w-]*)", selector):
                homes[name].add(sheet)
    assert sum(len(found) > 1 for found in homes.values()) == IN_SEVERAL_SHEETS, "write the smaller number"


def test_little_is_important():
    assert sum(text.count("!important") for text in sheets().values()) == IMPORTANT, (
        "write the smaller number"
    )


def test_colours_are_tokens():
    colour = re.compile(r"(?<![\w&])#[0-9a-fA-F]{3,8}\b(?=[^{}]*[;}])|\b(?:rgb|hsl|oklch|oklab)a?\(")
    found = {sheet: len(colour.findall(text)) for sheet, text in sheets().items() if sheet != "tokens.css"}
    assert sum(found.values()) == COLOURS, "write the smaller number"
