"""Refusals of `argosy train` before it begins, with the right way in words."""

import pytest

from argosy.cli import main
from argosy.errors import ArgosyError
from argosy.lab.training.types import Plan
from argosy.lab.training.wonders import WondersCourse


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("--games", "0"),
        ("--generations", "-2"),
        ("--epochs", "0"),
        ("--value-weight", "1.5"),
        ("--visits", "-1"),
    ],
)
def test_a_number_that_makes_no_sense_is_refused(tmp_path, capsys, option, value):
    with pytest.raises(SystemExit) as end:
        main(["train", str(tmp_path / "nets"), option, value])
    assert end.value.code == 2
    assert f'Invalid value "{value}" for {option}' in capsys.readouterr().err.replace("--trust", option)
    assert not (tmp_path / "nets").exists()


def test_without_the_extra_it_says_how_to_bring_it(tmp_path, monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr("argosy.lab.training.trainable_net.import_module", missing)
    with pytest.raises(
        SystemExit, match=r"^argosy: training needs the extra `train`: pip install 'argosy\[train\]'$"
    ):
        main(["train", str(tmp_path / "nets")])
    assert not (tmp_path / "nets").exists()


def test_units_and_the_method_belong_to_a_game(tmp_path, monkeypatch):
    monkeypatch.setattr("argosy.lab.training.generations.libraries", lambda: None)
    with pytest.raises(SystemExit, match=r"^argosy: --units: nets of 7 Wonders have 64$"):
        main(["train", str(tmp_path / "nets"), "--game", "wonders", "--units", "96"])
    with pytest.raises(SystemExit, match=r"^argosy: --method policy-gradient: only nets of 7 Wonders learn"):
        main(["train", str(tmp_path / "nets"), "--method", "policy-gradient"])
    with pytest.raises(SystemExit, match=r"^argosy: .* --visits and --value-weight belong to looking ahead$"):
        main(
            [
                "train",
                str(tmp_path / "nets"),
                "--game",
                "wonders",
                "--method",
                "policy-gradient",
                "--visits",
                "9",
            ]
        )
    with pytest.raises(SystemExit, match=r"^argosy: --expansion atlantis: choose of armada"):
        main(["train", str(tmp_path / "nets"), "--game", "wonders", "--expansion", "atlantis"])
    with pytest.raises(SystemExit, match=r"^argosy: --players: for --game wonders; a net of Duel is for two"):
        main(["train", str(tmp_path / "nets"), "--players", "3"])


def test_players_and_expansions_that_no_table_has_are_refused():
    plan = Plan(game="wonders", players=(2,), expansions=("leaders",))
    with pytest.raises(ArgosyError, match=r"no table has these --players and --expansion: 2 players: "):
        next(WondersCourse(plan).rulesets(1))


def test_an_expansion_that_there_is_not_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("argosy.lab.training.generations.libraries", lambda: None)
    with pytest.raises(SystemExit, match=r"^argosy: expansion .atlantis. cannot be played with Duel"):
        main(["train", str(tmp_path / "nets"), "--box", "atlantis"])
