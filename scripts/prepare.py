"""Brings .venv in line with a hashed lock; does nothing, quickly, when it already is.

`scripts/prepare base` is what playing needs, `scripts/prepare dev` is that and the tools of the trade.
A stamp inside .venv remembers which lock was installed and which packages that made, so a changed lock,
a removed package or a moved folder is noticed, and a second start neither asks the network nor runs pip.
"""

import fcntl
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
KINDS = ("base", "dev")


class InstallError(Exception):
    """pip could not do it; the message is the end of what it said."""


def lock(kind: str) -> Path:
    return ROOT / "requirements" / f"{kind}.txt"


def fingerprint(kind: str) -> str:
    """What was asked for: the lock, what the project says of itself, and where the project lies."""
    told = hashlib.sha256(str(ROOT).encode())
    told.update(lock(kind).read_bytes())
    told.update(repr(tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]).encode())
    return told.hexdigest()


def installed() -> list[str]:
    """Names of the packages in .venv, as their metadata folders: a look at one directory, not at a hundred files."""
    return sorted(path.name for path in VENV.glob("lib/python3*/site-packages/*.dist-info"))


def stamp(kind: str) -> Path:
    return VENV / f"argosy-{kind}.json"


def is_ready(kind: str) -> bool:
    try:
        made = json.loads(stamp(kind).read_text())
        return made["fingerprint"] == fingerprint(kind) and set(made["packages"]) <= set(installed())
    except (OSError, ValueError, KeyError):
        return False


def runs() -> bool:
    """Whether .venv has a working interpreter with a working pip."""
    try:
        return subprocess.run([PYTHON, "-m", "pip", "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def create() -> None:
    print("Argosy: making .venv", flush=True)
    # An interpreter inside the folder that is thrown away cannot make the new one: ask the one it was made from.
    maker = Path(getattr(sys, "_base_executable", sys.executable))
    shutil.rmtree(VENV, ignore_errors=True)
    subprocess.run([maker, "-m", "venv", str(VENV)], check=True)


def environment() -> dict[str, str]:
    """The surroundings for pip, without the settings that would lead it out of .venv."""
    left_out = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}


# A file from a mirror on this machine is named by its path, everything else by its name.
TOLD = re.compile(
    r"(?:Collecting|Requirement already satisfied:) (?P<name>[\w.-]+)|Processing \S*/(?P<file>[A-Za-z0-9_.]+)"
)


def said(lines: Iterable[str], total: int) -> Iterator[str]:
    """What to tell a person about what pip says: a count of packages, then the long last step."""
    count = 0
    for line in lines:
        if found := TOLD.match(line):
            count += 1
            yield f"[{count:3}/{total}] {found['name'] or found['file']}"
        elif count and line.startswith("Installing collected packages"):
            yield f"[{count:3}/{total}] unpacking"


def pip(*arguments: str, total: int = 0) -> None:
    """Run pip; show how far it is if a total is known; keep what it said for the case that it fails."""
    command = [str(PYTHON), "-m", "pip", "install", *arguments]
    heard: list[str] = []

    def listen(lines: Iterable[str]) -> Iterator[str]:
        for line in lines:
            heard.append(line)
            yield line

    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    with subprocess.Popen(command, text=True, env=environment(), **pipes) as process:
        for word in said(listen(process.stdout), total):
            show(word)
    clear()
    if process.returncode:
        raise InstallError("".join(heard[-15:]))


def show(word: str) -> None:
    """One line that changes on a terminal; a log gets every tenth package and the last step."""
    if sys.stdout.isatty():
        print(f"\r\033[K  {word}", end="", flush=True)
    elif re.match(r"\[ *\d*0/", word) or word.endswith("unpacking"):
        print(f"  {word}", flush=True)


def clear() -> None:
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)


def install(kind: str) -> None:
    pins = len(re.findall(r"(?m)^[\w.-]+==", lock(kind).read_text()))
    print(f"Argosy: installing about {pins} packages into .venv, once; this takes a minute or two", flush=True)
    pip("--require-hashes", "-r", str(lock(kind)), total=pins)
    # The project itself needs nothing from outside: its build tool came with the lock.
    pip("--no-deps", "--no-build-isolation", "--no-index", "-e", str(ROOT))
    stamp(kind).write_text(json.dumps({"fingerprint": fingerprint(kind), "packages": installed()}, indent=1))
    print("Argosy: ready", flush=True)


def prepare(kind: str) -> None:
    """What works is kept, also when the network does not; what is broken is made anew."""
    if not runs():
        create()
    install(kind)


def main(kind: str) -> None:
    if is_ready(kind) or (kind == "base" and is_ready("dev")):
        return
    # Two starts at once: the second waits, and then finds everything done.
    with (ROOT / ".prepare.lock").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        if not is_ready(kind):
            prepare(kind)


if __name__ == "__main__":
    if sys.argv[1:2] not in [[kind] for kind in KINDS]:
        sys.exit(f"usage: scripts/prepare {'|'.join(KINDS)}")
    try:
        main(sys.argv[1])
    except InstallError as error:
        sys.exit(f"Argosy could not be installed; the first start needs a network. pip said:\n{error}")
