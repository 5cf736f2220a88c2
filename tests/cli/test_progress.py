"""Progress of long commands: a bar on a terminal, a line per tenth elsewhere, on standard error."""

import io
import sys

import pytest
from rich.console import Console

from argosy.cli import main, progress
from argosy.game import engine


@pytest.fixture
def pipe():
    return Console(file=io.StringIO(), width=40)


def lines(console: Console) -> list[str]:
    return console.file.getvalue().splitlines()


def test_a_pipe_gets_a_line_for_each_tenth(pipe):
    with progress.following(pipe, "games") as report:
        for done in range(1, 301):
            report("games", done, 300)
    assert lines(pipe) == [f"games: {done} of 300" for done in range(30, 301, 30)]


def test_a_pipe_gets_no_line_twice_and_none_is_cut(pipe):
    with progress.following(pipe, "games") as report:
        for done in (50_000, 50_000, 100_000):
            report("[games] of a table with a very long name", done, 100_000)
    said = "[games] of a table with a very long name"
    assert lines(pipe) == [f"{said}: 50,000 of 100,000", f"{said}: 100,000 of 100,000"]


def test_a_terminal_gets_a_bar_that_says_what_and_how_much():
    console = Console(file=io.StringIO(), force_terminal=True, width=80, _environ={"TERM": "xterm"})
    with progress.following(console, "games") as report:
        report("games", 3, 8)
    assert "3/8" in console.file.getvalue()


def test_whoever_wants_quiet_has_it(capsys):
    with progress.following(progress.terminal(quiet=True), "games") as report:
        report("games", 1, 1)
    assert capsys.readouterr().err == ""


def test_compiling_names_what_it_compiles(pipe, monkeypatch):
    monkeypatch.setattr(engine, "wanted", lambda: "compiled")
    monkeypatch.setattr(engine, "is_cached", lambda programs: False)
    monkeypatch.setattr(engine, "warm_up", lambda names, report: [report(name, 1, 2) for name in names])
    progress.warm(pipe, ["wonders", "duel"])
    assert lines(pipe) == ["compiling wonders: 50 of 100", "compiling duel: 50 of 100"]


def test_loading_what_is_compiled_says_nothing(pipe, monkeypatch):
    loaded = []
    monkeypatch.setattr(engine, "wanted", lambda: "compiled")
    monkeypatch.setattr(engine, "is_cached", lambda programs: True)
    monkeypatch.setattr(engine, "warm_up", loaded.extend)
    progress.warm(pipe, ["wonders"])
    assert loaded == ["wonders"]
    assert not lines(pipe)


def ended(monkeypatch, *arguments: str) -> object:
    monkeypatch.setenv("ARGOSY_BACKEND", "plain")
    with pytest.raises(SystemExit) as end:
        main(arguments)
    return end.value.code


def test_match_says_how_far_it_is(monkeypatch, capsys):
    ended(monkeypatch, "match", "random", "random", "--game", "duel", "--games", "1", "--processes", "1")
    assert capsys.readouterr().err == "games: 1 of 1\n"


def test_simulate_says_how_far_it_is(monkeypatch, capsys):
    ended(monkeypatch, "simulate", "--game", "duel", "--games", "1", "--threads", "1")
    assert capsys.readouterr().err == "games: 1 of 1\n"


def test_ladder_says_how_far_it_is(monkeypatch, capsys, tmp_path):
    file = str(tmp_path / "ladder.jsonl")
    bots = ("ladder", "random", "greedy", "--game", "duel")
    ended(monkeypatch, *bots, "--deals", "1", "--file", file, "--processes", "1")
    assert capsys.readouterr().err == "deals: 1 of 1\n"


def test_a_ladder_that_nothing_can_rate_is_refused_before_it_is_played(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "choix", None)
    file = tmp_path / "ladder.jsonl"
    said = ended(
        monkeypatch, "ladder", "random", "greedy", "--game", "duel", "--deals", "1", "--file", str(file)
    )
    assert "the extra `lab`" in str(said)
    assert not file.exists()
