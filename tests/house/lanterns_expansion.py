"""Copy of the sources with an invented expansion, Lanterns, added to the list of expansions."""

import shutil
from pathlib import Path

from tests.house.code import SRC

FILES = Path(__file__).parent / "lanterns"
"""The files of the box, each where it belongs below `src/argosy`."""
LIST = "catalog/registry.py"
ROW = '"edifice", "extra_wonders")'


def build(folder: Path) -> dict[str, str]:
    """Make the copy; returns the environment in which Python finds it. Kernels run uncompiled there."""
    shutil.copytree(SRC, folder / "argosy", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(
        FILES, folder / "argosy", dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__")
    )
    packages = folder / "argosy" / LIST
    text = packages.read_text()
    assert text.count(ROW) == 1
    packages.write_text(text.replace(ROW, f'{ROW[:-1]}, "lanterns")'))
    return {"PYTHONPATH": str(folder), "ARGOSY_BACKEND": "plain", "ARGOSY_CACHE": str(folder / "cache")}


def files() -> list[str]:
    """The files of the expansion by their places."""
    return sorted(
        path.relative_to(FILES).as_posix()
        for path in FILES.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    )
