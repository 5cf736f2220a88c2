"""Counts of simulations in chunks: equal for any number of processes, also after an interrupted run."""

from contextlib import nullcontext

import pytest

from argosy.batch.threads import Ranges
from argosy.cli import main
from argosy.cli.duel import simulate as duel
from argosy.cli.simulation import random_counts
from argosy.cli.simulation.random_counts import count_in_chunks
from argosy.cli.wonders import simulate as wonders
from argosy.errors import ArgosyError
from argosy.lab.workers import on_processes

TABLES = {
    "wonders": (wonders, {"players": 4, "edition": 2010, "expansions": ("armada",)}),
    "duel": (duel, {"players": 2, "edition": None, "expansions": ("agora",)}),
}
GAMES, SEED = 7, 40
every_game = pytest.mark.parametrize(("module", "table"), TABLES.values(), ids=TABLES)


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch):
    monkeypatch.setattr(random_counts, "CHUNK", 3)


def counted_at_once(module, ruleset, games=GAMES):
    tally = module.Tally(ruleset)
    for played in module.play(ruleset, games, SEED, Ranges(1), games):
        tally.add(played)
    return rounded(tally.as_json())


def rounded(told):
    """Thirds of a win, added in another order, differ in the last bit."""
    if isinstance(told, dict):
        return {name: rounded(value) for name, value in told.items()}
    return pytest.approx(told)


def ignore(what, done, total):
    """Nobody looks at the progress."""


@pytest.mark.whole
@every_game
@pytest.mark.parametrize(
    "kind", [lambda: nullcontext(2), lambda: on_processes(2)], ids=["threads", "processes"]
)
def test_counts_are_those_of_one_run(module, table, kind):
    ruleset = module.ruleset(**table)
    with kind() as workers:
        tally = count_in_chunks(module, ruleset, GAMES, SEED, workers, None, ignore)
    assert tally.as_json() == counted_at_once(module, ruleset)


@every_game
def test_a_run_that_was_cut_off_goes_on_and_may_grow(module, table, tmp_path, monkeypatch):
    ruleset, file, told = module.ruleset(**table), tmp_path / "counts.jsonl", []
    count_in_chunks(module, ruleset, 4, SEED, 1, file, ignore)
    played = []
    monkeypatch.setattr(module, "play", noting(module.play, played))
    tally = count_in_chunks(
        module, ruleset, GAMES, SEED, 1, file, lambda what, done, total: told.append(done)
    )
    assert sorted(played) == [SEED + 3, SEED + 6], (
        "the first chunk was known; that of one game is another one now"
    )
    assert told == [3, 6, 7]
    monkeypatch.undo()
    assert tally.as_json() == counted_at_once(module, ruleset)


def noting(play, seeds):
    def noted(ruleset, games, seed, ranges, chunk_size):
        seeds.append(seed)
        return play(ruleset, games, seed, ranges, chunk_size)

    return noted


def test_counts_of_other_games_are_refused(tmp_path):
    ruleset, file = duel.ruleset(players=2, edition=None, expansions=()), tmp_path / "counts.jsonl"
    count_in_chunks(duel, ruleset, 1, SEED, 1, file, ignore)
    with pytest.raises(ArgosyError, match="holds another run"):
        count_in_chunks(duel, ruleset, 1, SEED + 1, 1, file, ignore)


def test_the_command_prints_the_same_with_a_file(tmp_path, capsys):
    command = ["simulate", "--game", "duel", "--games", "7", "--seed", "4", "--threads", "2"]
    tables = [said(capsys, command), said(capsys, [*command, "--resume", str(tmp_path / "counts.jsonl")])]
    assert tables[0] == tables[1]
    assert "all" in tables[0]


def said(capsys, command):
    """Output of a command without its title, which names the speed."""
    with pytest.raises(SystemExit) as ended:
        main(command)
    assert ended.value.code == 0
    return capsys.readouterr().out.partition("\n")[2]


@pytest.mark.parametrize(
    "command",
    [
        ["match", "random", "random", "--game", "duel", "--processes", "2"],
        ["ladder", "random", "greedy", "--game", "duel", "--processes", "2"],
        ["simulate", "--threads", "2"],
    ],
    ids=lambda command: command[0],
)
def test_processes_and_cluster_together_are_refused(command, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(
        SystemExit, match=r"^argosy: --\w+ 2 is for this machine, --cluster for others: leave one"
    ):
        main([*command, "--cluster", "local"])
