"""Choice of tests by changed files (scripts/changed.py), on a small example project."""

import importlib.util
from pathlib import Path

import pytest

from tests.durations import Duration, Durations

ROOT = Path(__file__).resolve().parents[2]
FILES = {
    "src/argosy/__init__.py": "",
    "src/argosy/__main__.py": "from argosy import web",
    "src/argosy/rules/duel/turn.py": "",
    "src/argosy/rules/wonders/turn.py": "",
    "src/argosy/game/kinds.py": "KINDS = ('argosy.rules.duel.turn', 'argosy.rules.wonders.turn')",
    "src/argosy/web/__init__.py": "from argosy.game import kinds",
    "tests/conftest.py": "FORGET = 'odd_bots'",
    "tests/rules/duel/test_turn.py": "from argosy.game import kinds",
    "tests/rules/wonders/test_turn.py": "def test():\n    import argosy.rules.wonders.turn",
    "tests/web/reading.py": "from argosy import web",
    "tests/web/test_pages.py": "from tests.web import reading",
    "tests/server/test_start.py": "COMMAND = ('-m', 'argosy')",
    "tests/server/test_bots.py": "BOT = 'odd_bots:First'",
    "tests/strangers/odd_bots.py": "",
    "tests/house/test_layers.py": "",
}


@pytest.fixture(scope="module")
def changed():
    spec = importlib.util.spec_from_file_location("changed", ROOT / "scripts" / "changed.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def graph(changed, tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return changed.Graph(tmp_path)


DUEL, WONDERS = "tests/rules/duel/test_turn.py", "tests/rules/wonders/test_turn.py"
PAGES, START = "tests/web/test_pages.py", "tests/server/test_start.py"
BOTS = "tests/server/test_bots.py"


@pytest.mark.parametrize(
    ("name", "touched"),
    [
        ("src/argosy/rules/duel/turn.py", [DUEL, START, PAGES]),
        ("src/argosy/rules/wonders/turn.py", [WONDERS, START, PAGES]),
        ("src/argosy/web/__init__.py", [START, PAGES]),
        ("src/argosy/web/static/table.css", [START, PAGES]),
        ("src/argosy/__main__.py", [START]),
        ("tests/web/reading.py", [PAGES]),
        ("tests/conftest.py", [DUEL, WONDERS, BOTS, START, PAGES]),
        ("tests/strangers/odd_bots.py", [BOTS]),
        ("tests/README.md", []),
        ("tests/durations.txt", []),
        ("docs/bots/api.md", []),
    ],
)
def test_a_change_chooses_what_needs_it_and_the_house(changed, graph, name, touched):
    assert changed.tests_for([name], graph) == ["tests/house", *touched]


@pytest.mark.parametrize(
    "name", ["pyproject.toml", "requirements/dev.txt", "test", "src/argosy/gone.py", "scripts/test"]
)
def test_where_nobody_knows_all_tests_run(changed, graph, name):
    assert changed.tests_for([name], graph) == ["tests"]


def test_nothing_changed_means_the_house_alone(changed, graph):
    assert changed.tests_for([], graph) == ["tests/house"]


STORED = Durations(
    {
        DUEL: Duration(2.0, 2.0),
        WONDERS: Duration(2.0, 2.0),
        PAGES: Duration(3.0, 3.0),
        START: Duration(9.0, 9.0),
    }
)


def test_the_nearest_tests_are_taken_as_long_as_there_is_time(changed, graph, capsys):
    files = [START, PAGES, DUEL]
    assert changed.nearest(files, ["src/argosy/rules/duel/turn.py"], graph, STORED, 6.0) == [DUEL, PAGES]
    assert "2 of 3 files of tests" in capsys.readouterr().err
    assert changed.nearest(files, ["src/argosy/rules/duel/turn.py"], graph, STORED, 1.0) == [DUEL], (
        "one at least"
    )


def test_tests_about_the_same_part_come_first(changed, graph):
    files = [PAGES, DUEL, WONDERS]
    assert changed.nearest(files, ["src/argosy/rules/wonders/turn.py"], graph, STORED, 2.0) == [WONDERS]


@pytest.mark.parametrize(
    ("names", "groups"),
    [
        (["src/argosy/web/lobby.html"], ["templates"]),
        (["src/argosy/web/static/a.css", "tests/test_a.py"], ["python", "sheets"]),
        (["src/argosy/errors.py"], ["python", "src/argosy/errors.py"]),
        (["src/argosy/errors.py", "pyproject.toml"], ["python", "templates", "sheets", "scripts"]),
        (["docs/bots/writing-a-bot.md", "README.md"], []),
        (["package.json"], ["python", "templates", "sheets", "scripts"]),
    ],
)
def test_a_change_is_checked_by_what_looks_at_its_kind_of_file(changed, names, groups):
    assert changed.checks_for(names) == groups
