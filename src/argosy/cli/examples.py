"""`argosy examples`: example programs for bot authors, written into a folder."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
FOLDERS = (PACKAGE / "examples", PACKAGE.parents[1] / "examples")
"""Folders of the examples: in an installed package (scripts/build puts them there), in a checkout."""


def examples(folder: Path = Path("examples"), /) -> None:
    """Write the example programs into a folder: engines, bots over HTTP, training. Overwrites nothing.

    Parameters
    ----------
    folder
        A folder; it is made if it is not there. By default: examples.

    """
    from rich.console import Console

    from argosy.cli.progress import say

    for file in write_examples(folder):
        say(Console(), str(file))


def write_examples(folder: Path, sources: tuple[Path, ...] = FOLDERS) -> list[Path]:
    """Copy all examples into a folder and return the new files; refuse before the first if one is there."""
    from argosy.errors import ArgosyError

    source = next((path for path in sources if (path / "engines").is_dir()), None)
    if source is None:
        raise ArgosyError(
            "this installation has no examples: it was made from the sources; their folder `examples` has them"
        )
    names = sorted(
        path.relative_to(source)
        for path in source.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )
    there = [folder / name for name in names if (folder / name).exists()]
    if there:
        raise ArgosyError(f"{there[0]} is there already, and nothing is overwritten: name a new folder")
    try:
        for name in names:
            write_program(folder / name, (source / name).read_bytes())
    except OSError as error:
        raise ArgosyError(f"{folder} takes no examples: {error.strerror}") from error
    return [folder / name for name in names]


def write_program(path: Path, program: bytes) -> None:
    """Write a file; one that begins with `#!` can be run by its name."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("xb") as file:
        file.write(program)
    if program.startswith(b"#!"):
        path.chmod(path.stat().st_mode | 0o111)
