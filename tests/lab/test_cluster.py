"""Clusters of machines: the same results as on one, also if workers die.

Here two workers of a Ray on this machine.
"""

import contextlib
import os
import socket

import pytest

from argosy.cli import main
from argosy.cli.duel import simulate as duel
from argosy.cli.simulation import random_counts
from argosy.cli.wonders import simulate as wonders
from argosy.errors import ArgosyError
from argosy.lab import matches
from argosy.lab.ladder import Deal, climb, table_of
from argosy.lab.matches import match
from argosy.lab.training import duel as train_duel
from argosy.lab.training import wonders as train_wonders
from argosy.lab.training.generations import COURSES
from argosy.lab.training.trainable_net import fresh
from argosy.lab.training.types import Plan
from argosy.lab.workers import Here, cluster, in_order, on_cluster, remote_environment
from argosy.lab.workers.remote_environment import Surroundings
from tests.lab.cluster import Mortal, die_always, needs_ray, process_of, refuse, squared

pytestmark = [needs_ray, pytest.mark.whole]


@pytest.fixture(scope="module")
def workers():
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "cpu_count", lambda: 2)
        with on_cluster("local") as found:
            yield found


@pytest.fixture
def mortal(workers, tmp_path):
    folder = tmp_path / "deaths"
    folder.mkdir()
    return lambda *doomed: Mortal(workers, folder, doomed)


def test_chunks_are_done_elsewhere_and_come_in_order(workers):
    assert list(in_order(workers, squared, 3, range(9))) == [(chunk, 3 * chunk * chunk) for chunk in range(9)]
    processes = {process for _, process in in_order(workers, process_of, None, range(9))}
    assert os.getpid() not in processes


def test_an_exception_of_the_work_comes_out_as_it_is(workers):
    with pytest.raises(ArgosyError, match=r"^no 5 here$") as raised:
        list(in_order(workers, refuse, None, [5]))
    assert type(raised.value) is ArgosyError


def test_a_chunk_that_kills_every_worker_comes_to_an_end(workers, monkeypatch):
    monkeypatch.setattr(cluster, "RETRIES", 1)
    with (
        on_cluster("auto") as few,
        pytest.raises(ArgosyError, match=r"a chunk was begun 2 times, .*enough memory"),
    ):
        list(in_order(few, die_always, None, [1]))


def test_a_match_is_the_same_though_a_worker_dies(mortal, monkeypatch):
    monkeypatch.setattr(matches, "CHUNK", 2)
    table = ["random", "random", "greedy"]
    workers = mortal((2, 4))
    assert match(table, games=6, seed=4, workers=workers) == match(table, games=6, seed=4)
    assert len(workers.deaths) == 1


@pytest.mark.usefixtures("strangers")
def test_bots_of_others_run_apart_in_a_worker_too(mortal, monkeypatch):
    monkeypatch.setattr(matches, "CHUNK", 1)
    table, workers = ["odd_bots:Lucky", "odd_bots:Dies", "odd_bots:Raises"], mortal((0, 1))
    found = match(table, games=2, edition=2010, seed=4, workers=workers)
    assert found == match(table, games=2, edition=2010, seed=4)
    assert [row.forfeits for row in found.rows] == [0, 2, 2]
    assert found.games[0].forfeits[0].reason == "its process ended with exit status 3"
    assert len(workers.deaths) == 1


def test_bots_in_memory_stay_here(workers):
    from argosy.bots import make

    with pytest.raises(ArgosyError, match="by name"):
        match([make("random"), "random"], games=1, game="duel", workers=workers)


def test_a_ladder_is_the_same_though_a_worker_dies_and_goes_on_where_it_was(mortal, tmp_path):
    table, file = table_of(game="duel", players=2, seed=5), tmp_path / "duel.jsonl"
    alone = climb(table, ("greedy", "random"), 3, tmp_path / "alone.jsonl")
    climb(table, ("greedy", "random"), 1, file)
    workers = mortal(Deal("greedy", "random", 0), Deal("greedy", "random", 2))
    assert sorted(climb(table, ("greedy", "random"), 3, file, workers=workers), key=str) == sorted(
        alone, key=str
    )
    assert len(workers.deaths) == 1, "the first deal was known"


@pytest.mark.parametrize("module", [wonders, duel], ids=["wonders", "duel"])
def test_a_simulation_is_the_same_though_a_worker_dies(mortal, module, monkeypatch):
    monkeypatch.setattr(random_counts, "CHUNK", 20)
    ruleset, workers = module.ruleset(players=None, edition=None, expansions=()), mortal((20, 40))
    alone, together = (
        random_counts.count_in_chunks(module, ruleset, 100, 4, hands, None, lambda *_: None).as_json()
        for hands in (1, workers)
    )
    assert together == alone
    assert len(workers.deaths) == 1


@pytest.mark.parametrize(
    ("rooms", "plan", "games"),
    [(train_duel, Plan(), 20), (train_wonders, Plan(game="wonders", players=(3,)), 2)],
    ids=["duel", "wonders"],
)
def test_games_of_a_training_are_the_same_though_a_worker_dies(mortal, monkeypatch, rooms, plan, games):
    monkeypatch.setattr(rooms, "PART", games // 2)
    monkeypatch.setattr(train_wonders, "SCOUTS", 2)
    course = COURSES[plan.game](plan)
    weights, here = fresh(course.shape, 1), Noting()
    alone = course.play(weights, games, 4, here)
    workers = mortal(here.chunks[0])
    assert course.play(weights, games, 4, workers).tobytes() == alone.tobytes()
    assert len(workers.deaths) == 1


class Noting(Here):
    """Notes which chunks there are."""

    def __init__(self):
        self.chunks = []

    def submit(self, work, shared, chunk):
        self.chunks.append(chunk)
        return super().submit(work, shared, chunk)


@pytest.mark.usefixtures("workers")
def test_a_command_plays_on_a_cluster_and_goes_on_where_it_was(tmp_path, capsys):
    command = ["match", "greedy", "random", "--game", "duel", "--games", "3", "--seed", "4"]
    on = ["--cluster", "auto", "--resume", str(tmp_path / "match.jsonl")]
    assert said(capsys, *command, *on) == said(capsys, *command) == said(capsys, *command, *on)


def said(capsys, *arguments):
    with contextlib.suppress(SystemExit):
        main(arguments)
    return capsys.readouterr().out


def test_machines_are_made_ready(workers, tmp_path, monkeypatch):
    """As if this machine were another one."""
    ray = workers._ray
    cluster.make_ready(ray, [ray.get_runtime_context().get_node_id()])


class Unstarted:
    """A Ray that has not been started and finds no cluster."""

    is_initialized = bool

    def init(self, **options):  # noqa: ARG002  because it finds none, whatever is asked for
        raise ConnectionError(
            "Could not find any running Ray instance. Please specify the one to connect to.\nMore"
        )


def free_port():
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def test_where_no_cluster_is_it_says_how_to_start_one(monkeypatch):
    monkeypatch.setattr(cluster, "_library", Unstarted)
    right = r"start one with `ray start --head` \(docs/bots/cluster.md\), or name `local`$"
    said = rf"^there is no Ray cluster at 'auto' \(Could not find any running Ray instance\): {right}"
    with pytest.raises(ArgosyError, match=said), on_cluster("auto"):
        pass
    address = f"127.0.0.1:{free_port()}"
    with (
        pytest.raises(ArgosyError, match=rf"^there is no Ray cluster at '{address}' \(.*refused\)"),
        on_cluster(address),
    ):
        pass


class AuthenticationError(Exception):
    """As that of Ray is called."""


class Guarded(Unstarted):
    """A Ray whose cluster wants a token."""

    def init(self, **options):  # noqa: ARG002  because it refuses everybody
        raise ConnectionError("Failed to connect to Ray cluster") from AuthenticationError("InvalidAuthToken")


def test_a_cluster_that_wants_a_token_is_told_from_none(monkeypatch):
    monkeypatch.setattr(cluster, "_library", Guarded)
    said = r"^the Ray cluster at 'auto' wants a token: set RAY_AUTH_MODE=token, and bring its token"
    with pytest.raises(ArgosyError, match=said), on_cluster("auto"):
        pass


# --- what machines must have in common ----------------------------------------------------------------------


@pytest.fixture
def told(monkeypatch):
    monkeypatch.setattr(remote_environment, "start_process", lambda: None)
    for name in remote_environment.FOLDERS:
        monkeypatch.delenv(name, raising=False)
    return remote_environment.surroundings()


def test_another_argosy_is_refused(told):
    with pytest.raises(
        ArgosyError, match="has another Argosy than this machine: install the same version on all machines"
    ):
        remote_environment.settle(told._replace(code="0"))


def test_nets_of_ones_own_must_be_everywhere(told, tmp_path, monkeypatch):
    monkeypatch.setenv("ARGOSY_NETS", str(tmp_path / "nets"))
    with pytest.raises(
        ArgosyError, match=r"has ARGOSY_NETS=.*nets, this machine no ARGOSY_NETS: start Ray there without it"
    ):
        remote_environment.settle(told)
    with pytest.raises(ArgosyError, match=r"has no folder .*nets: ARGOSY_NETS names it; put a copy there"):
        remote_environment.settle(remote_environment.surroundings())
    (tmp_path / "nets").mkdir()
    remote_environment.settle(remote_environment.surroundings())


def test_folders_are_told_as_this_process_sees_them(told, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ARGOSY_DATA", "facts")
    monkeypatch.setenv("ARGOSY_BACKEND", "plain")
    assert remote_environment.surroundings().environment == (
        ("ARGOSY_BACKEND", "plain"),
        ("ARGOSY_DATA", str(tmp_path / "facts")),
    )


def test_modules_are_looked_for_where_they_are_here(told, tmp_path, monkeypatch):
    path = []
    monkeypatch.setattr("sys.path", path)
    remote_environment.settle(Surroundings(told.code, (), (str(tmp_path),)))
    assert path == [str(tmp_path)]
