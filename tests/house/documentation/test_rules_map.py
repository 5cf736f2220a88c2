"""Map of the rules: each has a sentence, functions that cite it and tests; citations name real rules."""

import re
from pathlib import Path

import pytest

from argosy import rulebook
from argosy.rulebook.citations import citations
from tests.house import code
from tests.house.documentation.rules_pages import FOLDER, ROOT, pages, rows

PLACE = re.compile(r"([\w./-]+\.py)::([\w.]+)")
# This file and the tests of its tools speak of rules that there are not.
INVENTED = ("test_rules_map.py", "test_citations.py", "test_code.py")


def places(cell: str) -> list[tuple[Path, str]]:
    """The definitions that a cell names."""
    return [(ROOT / path, name) for path, name in PLACE.findall(cell)]


def missing(cell: str, folder: str) -> list[str]:
    """Names in a cell of the map that do not exist. An empty cell names nothing, which is missing too."""
    wrong = [
        f"{path.name}::{name}"
        for path, name in places(cell)
        if not path.is_relative_to(ROOT / folder) or name not in code.names_in(path)
    ]
    return wrong if places(cell) else ["nothing"]


def test_every_rule_has_a_row_and_every_row_a_rule():
    """Readings (AMB) say how rules are read: the rules that cite them have the rows."""
    ruled = [rule for rule in rulebook.rules() if not rule.startswith("AMB-")]
    assert sorted(rule for rule, _, _ in rows()) == sorted(ruled)


@pytest.mark.parametrize("game", rulebook.PAGES)
def test_every_rule_is_a_sentence(game):
    for rule in rulebook.rules().values():
        if rule.game == game:
            assert re.search(r"\w{3}.*[.)!?\"]$", rule.text), rule
            assert all(rule.examples) or not rule.examples, rule


def test_a_rule_stands_once():
    """In TOML an id can stand under two headings."""
    written = [
        rule
        for game, names in rulebook.PAGES.items()
        for name in names
        for section in rulebook.page(game, name).sections
        for rule in section.rules
    ]
    assert len(written) == len(set(written))


@pytest.mark.parametrize("game", rulebook.PAGES)
def test_examples_and_tables_belong_to_their_section(game):
    for name in rulebook.PAGES[game]:
        for section in rulebook.page(game, name).sections:
            assert set(section.examples) <= set(section.rules), section.title
            for table in section.tables:
                assert {len(row) for row in table.rows} == {len(table.head)}, section.title


def test_the_map_names_functions_that_exist():
    lost = {rule: missing(function, "src/argosy") for rule, function, _ in rows()}
    assert {rule: what for rule, what in lost.items() if what} == {}


def test_the_map_names_tests_that_exist():
    lost = {rule: missing(test, "tests") for rule, _, test in rows()}
    lost |= {rule: ["not a test"] for rule, _, test in rows() if not re.search(r"::(?:\w+\.)?test_", test)}
    assert {rule: what for rule, what in lost.items() if what} == {}


@pytest.mark.whole
def test_the_functions_of_the_map_are_used():
    unused = {
        f"{path.name}::{name}"
        for _, cell, _ in rows()
        for path, name in places(cell)
        if not code.is_used(path, name)
    }
    assert unused == set()


def test_the_functions_of_the_map_cite_their_rules():
    """The docstring of a function names the rules that it does."""
    silent: dict[str, list[str]] = {}
    for rule, cell, _ in rows():
        for path, name in places(cell):
            if rule not in code.cited_at(path, name):
                silent.setdefault(f"{path.relative_to(ROOT)}::{name}", []).append(rule)
    assert silent == {}


def texts() -> list[Path]:
    """Everything of ours in which a rule may be cited."""
    kinds = (
        ("src", "py"),
        ("src", "toml"),
        ("src", "html"),
        ("src", "js"),
        ("tests", "py"),
        ("tests", "md"),
        ("docs", "md"),
    )
    found = [path for folder, kind in kinds for path in (ROOT / folder).rglob(f"*.{kind}")]
    return [path for path in [*found, ROOT / "README.md"] if path.name not in INVENTED]


def test_every_citation_leads_to_a_rule():
    known = rulebook.rules()
    lost = {
        (str(path.relative_to(ROOT)), citation.ids[-1])
        for path in texts()
        for citation in citations(path.read_text())
        if citation.ids[-1] not in known
    }
    assert lost == set()


NUMBERED = 0
"""Files that cite a numbered section of a text that is not here: this number only goes down."""


def test_nothing_is_cited_by_the_sections_of_a_text_that_is_not_here():
    wrong = {str(path.relative_to(ROOT)) for path in texts() if re.search(r"\bsection \d", path.read_text())}
    assert len(wrong) <= NUMBERED, wrong


def test_the_pages_are_those_of_the_sources():
    """After a change: python scripts/make_rules.py"""
    written = {path.name: path.read_text() for path in FOLDER.glob("*.md")}
    assert written == pages()
