"""Workers of every kind: equal results in any order, and stored parts of a run are not done again."""

from contextlib import nullcontext

import pytest

from argosy.errors import ArgosyError
from argosy.lab.matches import match
from argosy.lab.workers import (
    Here,
    StoredLines,
    cluster,
    finished,
    in_order,
    local_workers,
    on_cluster,
    on_processes,
    on_threads,
)
from tests.lab.cluster import refuse, squared

CHUNKS = [5, 3, 9, 1, 7]
RESULTS = [(chunk, 2 * chunk * chunk) for chunk in CHUNKS]
kinds = pytest.mark.parametrize(
    "kind",
    [lambda: nullcontext(Here()), lambda: on_threads(2), lambda: on_processes(2)],
    ids=["here", "threads", "processes"],
)
ABOUT = {"run": "squares", "seed": 4, "expansions": ("agora",)}


@kinds
def test_results_come_in_the_order_of_the_chunks(kind):
    with kind() as workers:
        assert list(in_order(workers, squared, 2, CHUNKS)) == RESULTS
        assert sorted(finished(workers, squared, 2, CHUNKS)) == sorted(RESULTS)
        assert list(in_order(workers, squared, 2, [])) == []


@kinds
def test_an_exception_of_the_work_comes_out(kind):
    with kind() as workers, pytest.raises(ArgosyError, match=r"^no 5 here$"):
        list(in_order(workers, refuse, 2, [5]))


def test_one_process_is_this_one():
    with local_workers(1) as workers:
        assert workers.is_here


class Counting(Here):
    """Knows which chunks are on their way, and hands them back in the order that it is told."""

    room = 2

    def __init__(self):
        self.begun = []

    def submit(self, work, shared, chunk):
        self.begun.append(chunk)
        return super().submit(work, shared, chunk)


def test_no_more_chunks_are_begun_than_there_is_room_for():
    workers = Counting()
    coming = finished(workers, squared, 1, range(100))
    for taken in range(1, 20):
        next(coming)
        assert len(workers.begun) <= taken + workers.room
    coming.close()
    assert len(workers.begun) < 30


def kept_in(file, **about):
    return StoredLines(file, ABOUT | about, int, int)


def test_a_run_that_was_cut_off_does_only_what_is_left(tmp_path):
    file = tmp_path / "squares.jsonl"
    coming = in_order(Here(), squared, 2, CHUNKS, kept_in(file))
    assert [next(coming), next(coming)] == RESULTS[:2]
    coming.close()
    with file.open("ab") as cut:
        cut.write(b"[9,1")  # cut short by a kill
    workers = Counting()
    assert list(in_order(workers, squared, 2, CHUNKS, kept_in(file))) == RESULTS
    assert workers.begun == CHUNKS[2:]
    assert list(in_order(Counting(), refuse, 2, CHUNKS, kept_in(file))) == RESULTS


def test_a_file_of_another_run_is_refused_and_stays_as_it_is(tmp_path):
    file = tmp_path / "squares.jsonl"
    list(in_order(Here(), squared, 2, CHUNKS, kept_in(file)))
    before = file.read_bytes()
    with pytest.raises(
        ArgosyError, match=r"squares\.jsonl holds another run: .*\"seed\":4.*; asked was .*\"seed\":5"
    ):
        kept_in(file, seed=5)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["hello", "hello\n", '{"run":"squares","seed":4,"expansions":["agora"]}\n{}\n']
)
def test_a_file_that_is_no_run_is_refused_and_stays_as_it_is(tmp_path, text):
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(ArgosyError, match=r"notes\.txt holds no finished games of a run"):
        kept_in(file)
    assert file.read_text() == text


def test_a_folder_that_is_not_there_is_refused(tmp_path):
    with pytest.raises(ArgosyError, match=r"squares\.jsonl cannot be written: No such file"):
        kept_in(tmp_path / "nowhere" / "squares.jsonl")


def test_a_match_that_was_cut_off_goes_on_and_may_grow(tmp_path, monkeypatch):
    monkeypatch.setattr("argosy.lab.matches.CHUNK", 2)
    file, table = tmp_path / "match.jsonl", {"game": "duel", "seed": 4}
    whole = match(["random", "greedy"], games=5, **table)
    match(["random", "greedy"], games=2, kept=file, **table)
    told = []
    assert match(["random", "greedy"], games=5, kept=file, progress=told.append, **table) == whole
    assert told == [2, 4, 5]
    assert len(file.read_text().splitlines()) == 4
    before = file.read_text()
    with monkeypatch.context() as patch:
        patch.delattr("argosy.lab.matches.play_game")
        assert match(["random", "greedy"], games=5, kept=file, **table) == whole
    with pytest.raises(ArgosyError, match="holds another run"):
        match(["greedy", "random"], games=5, kept=file, **table)
    assert file.read_text() == before


def test_a_match_of_bots_in_memory_is_not_kept(tmp_path):
    from argosy.bots import make

    with pytest.raises(ArgosyError, match="a match that is kept needs bots by name"):
        match([make("random"), "random"], games=1, game="duel", kept=tmp_path / "match.jsonl")
    assert not list(tmp_path.iterdir())


def test_without_the_extra_it_says_how_to_bring_it(monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(cluster, "import_module", missing)
    said = r"^a cluster needs the extra `cluster`: pip install 'argosy\[cluster\]'$"
    with pytest.raises(ArgosyError, match=said), on_cluster("local"):
        pass


def test_the_order_is_kept_whatever_is_ready_first():
    class Ready(Here):
        """Has all chunks at once, so that nothing says which is seen first."""

        room = 10

    assert list(in_order(Ready(), squared, 1, range(10))) == [(chunk, chunk * chunk) for chunk in range(10)]
