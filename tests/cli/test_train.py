"""Refusals of `argosy train` before it begins, with the right way in words."""

import pytest

from argosy.cli import main


@pytest.mark.parametrize(
    ("option", "value", "message"),
    [
        ("--games", "0", "--games 0: at least 1"),
        ("--generations", "-2", "--generations -2: at least 1"),
        ("--epochs", "0", "--epochs 0: at least 1"),
        ("--value-weight", "1.5", r"--value-weight 1\.5: a share from 0 to 1"),
        ("--visits", "-1", "--visits -1: a number of iterations, or 0 for none"),
    ],
)
def test_a_number_that_makes_no_sense_is_refused(tmp_path, option, value, message):
    with pytest.raises(SystemExit, match=f"^argosy: {message}$"):
        main(["train", str(tmp_path / "nets"), option, value])
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
    with pytest.raises(SystemExit, match=r"^argosy: --box atlantis: choose of armada"):
        main(["train", str(tmp_path / "nets"), "--game", "wonders", "--expansion", "atlantis"])


def test_an_expansion_that_there_is_not_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr("argosy.lab.training.generations.libraries", lambda: None)
    with pytest.raises(SystemExit, match=r"^argosy: box .atlantis. cannot be played with Duel"):
        main(["train", str(tmp_path / "nets"), "--box", "atlantis"])
