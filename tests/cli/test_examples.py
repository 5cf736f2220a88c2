"""`argosy examples`: programs written into a folder, nothing overwritten."""

import os

import pytest

from argosy.cli.examples import write_examples
from argosy.errors import ArgosyError


@pytest.fixture
def source(tmp_path):
    """A folder of examples as a package has it."""
    source = tmp_path / "source"
    for name, text in {
        "engines/first.sh": "#!/bin/sh\n",
        "http/bot.py": "print()\n",
        "http/__pycache__/bot.pyc": "",
    }.items():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(text)
    return source


def test_all_programs_are_written_and_those_with_an_interpreter_can_be_run(source, tmp_path):
    target = tmp_path / "new" / "folder"
    assert write_examples(target, (tmp_path / "nowhere", source)) == [
        target / "engines" / "first.sh",
        target / "http" / "bot.py",
    ]
    assert (target / "http" / "bot.py").read_text() == "print()\n"
    if os.name == "posix":
        assert os.access(target / "engines" / "first.sh", os.X_OK)
        assert not (target / "http" / "bot.py").stat().st_mode & 0o111


def test_a_file_that_is_there_stays_and_nothing_is_written_beside_it(source, tmp_path):
    target = tmp_path / "mine"
    (target / "http").mkdir(parents=True)
    (target / "http" / "bot.py").write_text("mine")
    with pytest.raises(ArgosyError, match="is there already, and nothing is overwritten"):
        write_examples(target, (source,))
    assert (target / "http" / "bot.py").read_text() == "mine"
    assert not (target / "engines").exists()


def test_a_file_in_the_place_of_the_folder_is_named(source, tmp_path):
    (tmp_path / "mine").write_text("")
    with pytest.raises(ArgosyError, match="mine takes no examples: "):
        write_examples(tmp_path / "mine", (source,))


def test_an_installation_without_examples_says_where_they_are(tmp_path):
    with pytest.raises(ArgosyError, match="their folder `examples` has them"):
        write_examples(tmp_path / "mine", (tmp_path,))


def test_a_checkout_writes_its_own_examples(root, tmp_path):
    written = write_examples(tmp_path / "mine")
    assert {path.relative_to(tmp_path / "mine").as_posix() for path in written} == {
        path.relative_to(root / "examples").as_posix()
        for path in (root / "examples").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
