"""Disk cache of compiled programs: complete or absent, also with other processes and broken files."""

import os
import subprocess
import sys
import textwrap

import pytest

from argosy.kernelc import building, library
from argosy.kernelc.building import BuildError, Job
from argosy.kernelc.kernel import kernel
from argosy.kernelc.library import LoadedProgram
from argosy.kernelc.program import Entry
from argosy.kernelc.store import Store
from argosy.kernelc.types import INT64
from tests.kernelc.kernels_elsewhere import stepped


@kernel
def twice_stepped(number):
    return stepped(stepped(number))


ENTRY = Entry(twice_stepped, (INT64,))


def program_in(folder):
    return LoadedProgram("stored", "these", lambda: [ENTRY], Store(folder))


def result_in(folder):
    return program_in(folder).open(ENTRY.symbol, ENTRY.arguments)(2)


def files_in(folder):
    return sorted(path for path in folder.rglob("*") if path.is_file())


def test_what_was_built_is_loaded_without_translating_or_building(tmp_path, monkeypatch):
    assert result_in(tmp_path) == twice_stepped(2)
    assert {path.suffix for path in files_in(tmp_path)} == {".o", ".json"}
    monkeypatch.setenv("ARGOSY_COMPILER", "off")
    assert program_in(tmp_path).is_built()
    assert result_in(tmp_path) == twice_stepped(2)


def test_a_program_that_was_built_does_not_look_at_the_disk_again(tmp_path):
    """Every choice of a bot asks for it."""
    assert not program_in(tmp_path).is_built()
    result_in(tmp_path)
    program = program_in(tmp_path)
    assert program.is_built()
    for path in files_in(tmp_path):
        path.unlink()
    assert program.is_built()
    assert not program_in(tmp_path).is_built()


@pytest.mark.parametrize("suffix", [".o", ".json"])
@pytest.mark.parametrize(
    "damage", [lambda was: was[:-40], lambda was: was[:50] + b"?" + was[51:], lambda _was: b""]
)
def test_a_damaged_file_is_made_again(suffix, damage, tmp_path):
    assert result_in(tmp_path) == twice_stepped(2)
    whole = {path: path.read_bytes() for path in files_in(tmp_path)}
    for path, content in whole.items():
        if path.suffix == suffix:
            path.write_bytes(damage(content))
    assert not program_in(tmp_path).is_built()
    assert result_in(tmp_path) == twice_stepped(2)
    assert {path: path.read_bytes() for path in files_in(tmp_path)} == whole


def test_only_what_nobody_uses_for_long_is_thrown_away(tmp_path):
    """On many disks nothing is noted of reading, so what is used again is noted by the store."""
    assert result_in(tmp_path) == twice_stepped(2)
    first, *others = sorted((tmp_path / "objects").iterdir())
    assert others
    unused = first.with_name("unused.o")
    unused.write_bytes(first.read_bytes())
    for path in files_in(tmp_path):
        os.utime(path, (0, 0))
    first.unlink()  # so that something is built, and the rest is tidied
    assert result_in(tmp_path) == twice_stepped(2)
    assert not unused.exists()
    assert [path for path in (first, *others) if not path.exists()] == []


def test_an_object_that_is_half_written_counts_as_absent(tmp_path, monkeypatch):
    """A process that is ended while it writes leaves a file with another name behind."""
    store = Store(tmp_path)
    with monkeypatch.context() as patched:
        patched.setattr("pathlib.Path.replace", lambda *_: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            store.keep_object("key", b"content")
    assert len(files_in(tmp_path)) == 1
    assert not store.has_object("key")
    store.keep_object("key", b"content")
    assert store.object("key") == b"content"


BUILD = """
import sys
from pathlib import Path
from tests.kernelc.test_store import result_in
print(result_in(Path(sys.argv[1])))
"""


@pytest.mark.whole
def test_two_processes_may_build_the_same_at_once(tmp_path):
    command = [sys.executable, "-c", textwrap.dedent(BUILD), str(tmp_path / "cache")]
    both = [subprocess.Popen(command, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    assert [process.communicate()[0].strip() for process in both] == [str(twice_stepped(2))] * 2
    assert {path.suffix for path in files_in(tmp_path)} == {".o", ".json"}


GOOD = 'define i64 @"one"() {\n  ret i64 1\n}'


def test_what_was_built_before_a_builder_ended_is_kept(monkeypatch):
    """Two processes, the second text ends the one that gets it: the objects of the others arrive."""
    monkeypatch.setattr(building, "cores", lambda: 2)
    monkeypatch.setattr(building, "WORTH_A_PROCESS", 1)
    jobs = [Job("good", GOOD), Job("bad", "this is no text of LLVM's language"), Job("empty", "")]
    arrived = {}
    with pytest.raises(BuildError, match="has ended before its work was done"):
        building.build(jobs, arrived.__setitem__)
    assert arrived.keys() == {"good", "empty"}
    assert all(arrived.values())


def test_an_object_that_goes_away_between_building_and_loading_is_named(tmp_path, monkeypatch):
    program = program_in(tmp_path)
    program.build([ENTRY.symbol])
    for path in files_in(tmp_path):
        path.unlink()
    monkeypatch.setattr(library, "build", lambda *_, **__: None)
    with pytest.raises(BuildError, match="has gone since it was built"):
        program.open(ENTRY.symbol, ENTRY.arguments)
