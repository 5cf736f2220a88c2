"""Pages of docs/rules from argosy.rulebook and from tests/house/rules-map with functions and tests."""

import re
import unicodedata
from pathlib import Path

from argosy import rulebook
from argosy.texts import names

ROOT = Path(__file__).resolve().parents[3]
MAP = ROOT / "tests" / "house" / "rules-map"
FOLDER = ROOT / "docs" / "rules"

ROW = re.compile(r"^\| *([A-Z]+-[A-Z0-9-]+) *\| *(.*?) *\| *(.*?) *\|$", re.MULTILINE)
SPECIAL = re.compile(r"([\\*\[\]<>|`])")

KINDS = {
    "wonders": {
        "card": "card",
        "leader": "leader",
        "island": "island",
        "wonder": "wonder",
        "monument": "wonder",
    },
    "duel": {
        "duel_card": "card",
        "duel_wonder": "wonder",
        "progress": "progress token",
        "conspiracy": "conspiracy",
        "divinity": "divinity",
    },
}
"""Kinds of names that the index lists, and what they are called there."""

ARENA = "Board Game Arena"

GAMES = {"wonders": "7 Wonders", "duel": "Duel"}
HOW = """\
Each rule has an id, a sentence in our own words, the functions that do it and the tests that show it. Docstrings, tests
and reasons for a refused choice cite the ids. In a running game the same sentences stand under *Rules in full*: a book with a
chapter for each page; `/rules?rule=BASE-TRADE-4` on the server opens it at a rule. Its search knows other inflections, typing
errors and the words of players, which `search.toml` of each language lists (`src/argosy/rulebook`). A chapter there begins with
a few plain sentences (`openings.toml`); the numbered rules stand behind *Exact rules*.

These pages are made by `python scripts/make_rules.py`. The sentences come from `src/argosy/rulebook`, functions and
tests from `tests/house/rules-map`; change them there."""


def rows() -> list[tuple[str, str, str]]:
    """(rule, functions, tests): the lines of the maps."""
    return [row for page in sorted(MAP.glob("*.md")) for row in ROW.findall(page.read_text())]


def linked(text: str) -> str:
    """A text in Markdown, its ids as links."""
    return "".join(
        link(words, rule) if rule else SPECIAL.sub(r"\\\1", words) for words, rule in rulebook.pieces(text)
    )


def link(words: str, rule: rulebook.Rule) -> str:
    """A link to a rule."""
    return f"[{words}]({rulebook.docs_page(rule.game, rule.page)}#{rulebook.anchor(rule.id)})"


def entry(rule: rulebook.Rule, places: dict[str, tuple[str, str]]) -> str:
    """The entry of a rule: sentence, functions, tests."""
    lines = [f"### {rule.id}", "", linked(rule.text), ""]
    lines += [f"> For example: {linked(example)}\n" for example in rule.examples]
    if rule.id in places:
        done, shown = places[rule.id]
        lines += [f"- done in {done}", f"- shown by {shown}", ""]
    return "\n".join(lines)


def table(given: rulebook.RuleTable) -> str:
    """A table in Markdown."""
    cells = [given.head, ["---"] * len(given.head), *given.rows]
    note = f"{linked(given.note)}\n\n" if given.note else ""
    return note + "\n".join(f"| {' | '.join(linked(cell) for cell in row)} |" for row in cells) + "\n"


def rules_page(game: str, name: str) -> str:
    """One page: the sections of an expansion or the readings of a game."""
    page, known = rulebook.page(game, name), rulebook.rules()
    places = {rule: (done, shown) for rule, done, shown in rows()}
    parts = [f"# {page.title}\n", linked(page.intro) + "\n", f"In a running game: `/rules/{game}/{name}`.\n"]
    for section in page.sections:
        parts += [f"## {section.title}\n", *map(table, section.tables)]
        parts += [entry(known[rule], places) for rule in section.rules]
    return "\n".join(parts).rstrip() + "\n"


def index_page() -> str:
    """The way in: the pages, and words that people look up."""
    parts = ["# The rules", "", HOW, ""]
    for game, title in GAMES.items():
        parts += [f"## {title}", "", "| word | what it means, and where the rule stands |", "|---|---|"]
        parts += [f"| {word} | {linked(text)} |" for word, text in rulebook.words(game).items()]
        parts += ["", "Cards, wonders and other things by their names: [names](names.md).", ""]
    pages = [
        rulebook.docs_page(game, page).removesuffix(".md")
        for game, pages in rulebook.PAGES.items()
        for page in pages
    ]
    return "\n".join([*parts, "## Pages", "", "```{toctree}", ":maxdepth: 2", "", "names", *pages, "```", ""])


def names_page() -> str:
    """Printed names -> the rules that speak of them."""
    parts = [
        "# Names",
        "",
        "Cards, wonders, islands, tokens, divinities and conspiracies that a rule names, with the rules: first those about the",
        "thing itself, then others that mention it. What a card costs and what a plain card gives stands in the data",
        "(`src/argosy/data`) and on the help page of the game.",
    ]
    for game, title in GAMES.items():
        parts += ["", f"## {title}", "", "| name | what it is | rules |", "|---|---|---|"]
        parts += [
            f"| {name} | {kind} | {', '.join(link(rule.id, rule) for rule in found)} |"
            for name, kind, found in named(game)
        ]
    return "\n".join(parts) + "\n"


def named(game: str) -> list[tuple[str, str, list[rulebook.Rule]]]:
    """(name, kind, rules that name it), by name: first rules that begin with the name."""
    known = {name: KINDS[game][kind] for (kind, _), name in names.names("en").items() if kind in KINDS[game]}
    plain = {folded(name): name for name in known}
    # The longest first: the Great Lighthouse is not the Lighthouse.
    any_name = re.compile(rf"\b(?:{'|'.join(map(re.escape, sorted(plain, key=len, reverse=True)))})\b")
    found: dict[str, list[rulebook.Rule]] = {}
    for rule in rulebook.rules().values():
        if rule.game == game:
            for name in dict.fromkeys(any_name.findall(folded(" ".join((rule.text, *rule.examples))))):
                found.setdefault(plain[name], []).append(rule)
    for name, rules in found.items():
        rules.sort(key=lambda rule: not folded(rule.text).startswith(folded(name)))
    return [(folded(name), known[name], found[name]) for name in sorted(found, key=folded)]


def folded(text: str) -> str:
    """Without accents, as the rules write names: Olympía -> Olympia; and without the implementation's
    name.
    """
    letters = unicodedata.normalize("NFD", text.replace(ARENA, ""))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def pages() -> dict[str, str]:
    """Every page of docs/rules: name of the file -> text."""
    written = {
        rulebook.docs_page(game, page): rules_page(game, page)
        for game, names_ in rulebook.PAGES.items()
        for page in names_
    }
    return {"index.md": index_page(), "names.md": names_page(), **written}
