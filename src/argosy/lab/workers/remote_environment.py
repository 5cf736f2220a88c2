"""Environment that a remote worker must share with this process, because results depend on it."""

import hashlib
import os
import socket
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

from argosy.catalog.custom_data import VARIABLE
from argosy.errors import ArgosyError
from argosy.lab.workers.local import start_process
from argosy.search.net_files import FOLDER

FOLDERS = (VARIABLE, FOLDER)
"""Variables that name folders with facts and nets of one's own: they change what is played."""
BACKEND = "ARGOSY_BACKEND"
ROOT = Path(__file__).parents[2]
"""Argosy's own folder."""
DECISIVE = {".py", ".toml", ".npz"}
"""Ends of the names of files that decide what is played: code, facts, nets."""


class Surroundings(NamedTuple):
    """Of a process."""

    code: str
    """A hash of Argosy's own files."""
    environment: tuple[tuple[str, str], ...]
    """Variables that are set, in the order of their names."""
    path: tuple[str, ...]
    """Where modules are looked for: bots of one's own may be in any folder."""


def surroundings() -> Surroundings:
    """Those of this process."""
    folders = {name: str(Path(os.environ[name]).absolute()) for name in FOLDERS if os.environ.get(name)}
    backend = {BACKEND: os.environ[BACKEND]} if BACKEND in os.environ else {}
    return Surroundings(own_code(), tuple(sorted((folders | backend).items())), tuple(filter(None, sys.path)))


@cache
def settle(sender: Surroundings) -> None:
    """Prepare this process, once, for work from a process with these surroundings.

    Raises ArgosyError where it would come out differently.
    """
    mine = surroundings()
    if sender.code != mine.code:
        raise ArgosyError(
            f"{socket.gethostname()} has another Argosy than this machine: install the same version on all machines"
        )
    theirs, own = dict(sender.environment), dict(mine.environment)
    for name in FOLDERS:
        if theirs.get(name) != own.get(name):
            raise ArgosyError(
                f"{socket.gethostname()} has {_said(name, own)}, this machine {_said(name, theirs)}: start Ray there without it"
            )
        if name in theirs and not Path(theirs[name]).is_dir():
            raise ArgosyError(
                f"{socket.gethostname()} has no folder {theirs[name]}: {name} names it; put a copy there"
            )
    sys.path += [folder for folder in sender.path if folder not in sys.path]
    start_process()


@cache
def own_code() -> str:
    """A hash of the files of the installed Argosy that decide what is played."""
    found = hashlib.sha256()
    for path in sorted(path for path in ROOT.rglob("*") if path.suffix in DECISIVE):
        found.update(path.relative_to(ROOT).as_posix().encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def _said(name: str, variables: dict[str, str]) -> str:
    return f"{name}={variables[name]}" if name in variables else f"no {name}"
