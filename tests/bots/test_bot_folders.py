"""Bots of users in other folders than the current one."""

import sys

import pytest

from argosy import bots
from argosy.bots import bot_folders
from argosy.cli import main
from argosy.errors import ArgosyError

BOT = "class First:\n    def decide(self, view, choices, rng):\n        return choices[0]\n"


@pytest.fixture
def folder(strangers, tmp_path, monkeypatch):
    """A folder of bots beside the current one."""
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    monkeypatch.setattr(sys, "path", [*sys.path])
    made = tmp_path / "bots"
    made.mkdir()
    for name in ("harbour_bots", "random"):
        (made / f"{name}.py").write_text(BOT)
    (made / "harbour_package").mkdir()
    (made / "harbour_package" / "__init__.py").write_text(BOT)
    yield made
    sys.modules.pop("harbour_bots", None)


@pytest.mark.parametrize("module", ["harbour_bots", "harbour_bots.py", "harbour_package"])
def test_a_match_finds_a_bot_in_the_folder_before_its_name(folder, module, capsys):
    with pytest.raises(SystemExit) as end:
        main(
            (
                *("match", f"../bots/{module}:First", "random", "--game", "duel"),
                *("--games", "1", "--processes", "1"),
            )
        )
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert "bots/" not in said
    assert "forfeit" not in said


def test_names_lose_their_folders_and_others_stay(folder):
    names = (
        "greedy",
        "greedy",
        f"{folder}/harbour_bots:First",
        "captain@50ms",
        "engine:./my-engine",
        "odd_bots:First",
    )
    assert bot_folders.without_folders(names) == (
        *("greedy", "greedy", "harbour_bots:First", "captain@50ms", "engine:./my-engine", "odd_bots:First"),
    )
    assert type(bots.make("harbour_bots:First")).__module__ == "harbour_bots"


@pytest.mark.parametrize(
    ("names", "line"),
    [
        (["../bots/no_bots:First"], r"^\.\./bots/no_bots:First: there is no module no_bots in .*bots$"),
        (["../bots/random:First"], r"random: its name means .*random.py to Python; give the module another name"),
        (
            ["../bots/harbour_bots:First", "./harbour_bots:First"],
            r"^\./harbour_bots:First: .*bots/harbour_bots has the name of this module; give one of them another$",
        ),
    ],
)  # fmt: skip
def test_a_module_that_would_not_be_found_is_refused(folder, names, line):
    (folder.parent / "here" / "harbour_bots.py").write_text(BOT)
    with pytest.raises(ArgosyError, match=line):
        bot_folders.without_folders(names)
