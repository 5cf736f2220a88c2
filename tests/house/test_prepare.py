"""First start by `scripts/prepare`: detection of broken environments, messages when it cannot go on."""

import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def prepare(tmp_path):
    """The script as a module, over a project of its own whose environment has one package."""
    spec = importlib.util.spec_from_file_location("prepare", ROOT / "scripts" / "prepare.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    module.ROOT, module.VENV = tmp_path, tmp_path / ".venv"
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "base.txt").write_text("numpy==2.4.6 \\\n    --hash=sha256:00\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    (tmp_path / "src" / "argosy").mkdir(parents=True)
    (tmp_path / "src" / "argosy" / "__init__.py").write_text('__version__ = "1.0.0"\n')
    (tmp_path / "package-lock.json").write_text("{}")
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / ".package-lock.json").write_text("{}")
    (module.VENV / "lib" / "python3.11" / "site-packages" / "numpy-2.4.6.dist-info").mkdir(parents=True)
    made = {"fingerprint": module.fingerprint("base"), "packages": module.installed()}
    module.stamp("base").write_text(json.dumps(made))
    return module


def test_an_environment_that_fits_its_lock_is_ready(prepare):
    assert prepare.is_ready("base")


def test_a_changed_lock_is_noticed(prepare):
    prepare.lock("base").write_text("numpy==2.4.7 \\\n    --hash=sha256:11\n")
    assert not prepare.is_ready("base")


def test_a_new_version_is_noticed(prepare):
    (prepare.ROOT / "src" / "argosy" / "__init__.py").write_text('__version__ = "1.0.1"\n')
    assert not prepare.is_ready("base")


def test_a_removed_package_is_noticed(prepare):
    shutil.rmtree(prepare.VENV / "lib")
    assert not prepare.is_ready("base")


def test_missing_tools_for_sheets_and_scripts_are_noticed(prepare):
    prepare.lock("dev").write_text("")
    made = {"fingerprint": prepare.fingerprint("dev"), "packages": prepare.installed()}
    prepare.stamp("dev").write_text(json.dumps(made))
    assert prepare.is_ready("dev")
    shutil.rmtree(prepare.ROOT / "node_modules")
    assert not prepare.is_ready("dev")
    assert prepare.is_ready("base")


def test_a_changed_lock_of_these_tools_is_noticed(prepare):
    prepare.lock("dev").write_text("")
    made = {"fingerprint": prepare.fingerprint("dev"), "packages": prepare.installed()}
    prepare.stamp("dev").write_text(json.dumps(made))
    (prepare.ROOT / "package-lock.json").write_text('{"lockfileVersion": 3}')
    assert not prepare.is_ready("dev")


def test_a_moved_folder_is_noticed(prepare, tmp_path):
    moved = shutil.copytree(tmp_path, tmp_path.parent / f"{tmp_path.name}-moved")
    prepare.ROOT, prepare.VENV = moved, moved / ".venv"
    assert not prepare.is_ready("base")


def test_an_unreadable_stamp_means_not_ready(prepare):
    prepare.stamp("base").write_text("{")
    assert not prepare.is_ready("base")


def test_what_has_more_covers_what_has_less(prepare):
    for name in ("dev", "train"):
        prepare.lock(name).write_text("")
    assert not prepare.is_covered("dev")
    made = {"fingerprint": prepare.fingerprint("train"), "packages": []}
    prepare.stamp("train").write_text(json.dumps(made))
    prepare.stamp("base").unlink()
    assert all(prepare.is_covered(kind) for kind in ("base", "dev", "train"))


def test_what_is_beside_it_covers_nothing(prepare):
    """An environment with the libraries of training has not those of a release."""
    for name in ("dev", "train"):
        prepare.lock(name).write_text("")
    prepare.stamp("train").write_text(
        json.dumps({"fingerprint": prepare.fingerprint("train"), "packages": []})
    )
    assert prepare.is_covered("dev")
    assert not prepare.is_covered("release")


def test_packages_are_found_where_windows_has_them(prepare):
    shutil.move(prepare.VENV / "lib" / "python3.11" / "site-packages", prepare.VENV / "Lib" / "site-packages")
    assert prepare.installed() == ["numpy-2.4.6.dist-info"]
    assert prepare.is_ready("base")


def test_programs_are_found_where_windows_has_them(prepare):
    assert prepare.program("uv", "nt") == prepare.VENV / "Scripts" / "uv.exe"
    assert prepare.program("uv", "posix") == prepare.VENV / "bin" / "uv"


def test_a_second_start_waits_on_windows_as_long_as_the_first_one_needs(prepare, tmp_path, monkeypatch):
    """There the system gives up after ten seconds, with an error."""
    answers = [OSError("deadlock"), OSError("deadlock"), None]
    asked = []

    def locking(number, mode, count):
        asked.append((mode, count))
        if (answer := answers[len(asked) - 1]) is not None:
            raise answer

    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_LOCK=1))
    with (tmp_path / "held").open("w") as file:
        prepare.hold(file)
    assert asked == [(1, 1)] * 3


def test_a_fitting_environment_calls_no_installer(prepare, monkeypatch):
    monkeypatch.setattr(prepare, "prepare", lambda kind: pytest.fail("installs again"))
    prepare.main("base")


def test_progress_counts_packages_by_name(prepare):
    lines = [
        "Collecting numpy==2.4.6 (from -r requirements/base.txt (line 1))\n",
        "  Downloading numpy-2.4.6.whl (20 MB)\n",
        "Requirement already satisfied: flit-core in .venv\n",
        "Processing /a/mirror/llvmlite-0.50.0-cp311.whl (from -r requirements/base.txt (line 9))\n",
        "Installing collected packages: numpy, llvmlite\n",
    ]
    words = ["[  1/3] numpy", "[  2/3] flit-core", "[  3/3] llvmlite", "[  3/3] unpacking"]
    assert list(prepare.said_by_pip(lines, 3)) == words


def test_progress_names_what_is_large(prepare):
    lines = [
        "Resolved 43 packages in 422ms\n",
        "Downloading llvmlite (56.9MiB)\n",
        " Downloaded llvmlite\n",
        "Prepared 43 packages in 2.64s\n",
        "Installed 43 packages in 134ms\n",
        " + alembic==1.20.1\n",
    ]
    assert list(prepare.said_by_uv(lines)) == ["downloading llvmlite (56.9MiB)", "prepared 43 packages"]


def test_a_log_gets_every_tenth_package_and_all_that_is_large(prepare, capsys):
    for word in ("[  9/46] babel", "[ 10/46] faker", "[ 46/46] unpacking", "downloading numpy (16.1MiB)"):
        prepare.show(word)
    shown = ["  [ 10/46] faker", "  [ 46/46] unpacking", "  downloading numpy (16.1MiB)"]
    assert capsys.readouterr().out.splitlines() == shown


def listed(**values: str) -> str:
    """Output of `pip config list`: `global__timeout="15"` is the line `global.timeout='15'`."""
    return "".join(
        f"{name.replace('__', '.').replace('_', '-')}={value!r}\n" for name, value in values.items()
    )


def test_uv_asks_whom_pip_would_ask(prepare):
    around = ":env:.timeout='180'\n"
    files = listed(
        global__index_url="https://mirror.example/simple",
        global__extra_index_url="file:///a/simple\nfile:///b/simple",
        global__find_links="/one /two",
        global__timeout="15",
        install__trusted_host="mirror.example",
    )
    told = prepare.for_uv(prepare.settings(around + files), {"HOME": "/home/me"})
    assert told == {
        "HOME": "/home/me",
        "UV_DEFAULT_INDEX": "https://mirror.example/simple",
        "UV_FIND_LINKS": "/one,/two",
        "UV_HTTP_TIMEOUT": "180",
        "UV_INDEX": "file:///a/simple file:///b/simple",
        "UV_INDEX_STRATEGY": "unsafe-best-match",
        "UV_INSECURE_HOST": "mirror.example",
    }


def test_what_is_set_for_uv_stays_and_nothing_is_set_where_pip_has_nothing(prepare):
    found = prepare.settings(listed(global__index_url="https://mirror.example/simple", install__no_index="0"))
    told = prepare.for_uv(found, {"UV_DEFAULT_INDEX": "https://other.example"})
    assert told["UV_DEFAULT_INDEX"] == "https://other.example"
    assert "UV_NO_INDEX" not in told
    assert prepare.for_uv({}, {}) == {"UV_INDEX_STRATEGY": "unsafe-best-match"}


def test_a_home_that_cannot_be_written_to_is_noticed(prepare, tmp_path):
    (tmp_path / "file").touch()
    assert prepare.can_write(tmp_path / "not" / "yet")
    assert not prepare.can_write(tmp_path / "file" / "uv")


def pip_that(says: str, code: int = 1) -> list[str]:
    """A pip that says something and ends."""
    return [sys.executable, "-c", f"print({says!r}); raise SystemExit({code})"]


def test_where_there_is_no_uv_pip_does_it(prepare):
    prepare.lock("uv").write_text("uv==1.0\n")
    assert not prepare.bring_uv(pip_that("ERROR: No matching distribution found for uv==1.0"))


def test_without_a_network_it_says_so_at_once(prepare):
    """A second installer would only wait for the same network."""
    prepare.lock("uv").write_text("uv==1.0\n")
    with pytest.raises(prepare.InstallError, match="connection broken"):
        prepare.bring_uv(pip_that("WARNING: Retrying after connection broken by 'NewConnectionError'"))


def test_the_last_words_leave_warnings_out(prepare):
    assert prepare.last_words("WARNING: Retrying\nERROR: no uv\n") == "ERROR: no uv\n"


def test_half_of_uv_is_not_taken_for_uv(prepare):
    prepare.lock("uv").write_text("uv==1.0\n")
    (prepare.VENV / "lib" / "python3.11" / "site-packages" / "uv-1.0.dist-info").mkdir()
    prepare.UV = prepare.VENV / "bin" / "uv"
    assert not prepare.has_uv()


@pytest.fixture
def made_anew(prepare, monkeypatch):
    """Calls that make .venv; its interpreter works from the start."""
    calls = []
    monkeypatch.setattr(prepare, "create", lambda: calls.append("create"))
    monkeypatch.setattr(prepare, "PYTHON", Path(sys.executable))
    return calls


def test_a_start_after_one_that_was_killed_makes_all_anew(prepare, made_anew, monkeypatch):
    def killed(kind):
        raise KeyboardInterrupt

    monkeypatch.setattr(prepare, "install", killed)
    with pytest.raises(KeyboardInterrupt):
        prepare.prepare("base")
    assert made_anew == []
    monkeypatch.setattr(prepare, "install", lambda kind: None)
    prepare.prepare("base")
    assert made_anew == ["create"]
    prepare.prepare("base")
    assert made_anew == ["create"]
    assert prepare.is_ready("base")


def test_what_works_is_kept_when_an_installer_fails(prepare, made_anew, monkeypatch):
    def fails(kind):
        raise prepare.InstallError("no network")

    monkeypatch.setattr(prepare, "install", fails)
    for _ in range(2):
        with pytest.raises(prepare.InstallError):
            prepare.prepare("base")
    assert made_anew == []


LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("name", ["train", "release"])
def test_a_lock_beside_that_of_the_tools_fits(name):
    tools, more = (
        set(re.findall(r"(?m)^([\w.-]+)==(\S+)", (ROOT / "requirements" / f"{lock}.txt").read_text()))
        for lock in ("dev", name)
    )
    assert {pin for pin in more if pin[0] in dict(tools)} <= tools


def test_the_lock_of_a_server_fits_those_around_it():
    """An environment of a server is enough to play, and that of the tools has all that a server has."""
    base, server, tools = (
        set(re.findall(r"(?m)^([\w.-]+)==(\S+)", (ROOT / "requirements" / f"{lock}.txt").read_text()))
        for lock in ("base", "server", "dev")
    )
    assert base < server < tools
    assert {"asyncpg", "webauthn", "pywebpush", "openskill", "networkx"} <= {
        name for name, _ in server - base
    }


def test_wider_environments_serve_for_narrower_ones(prepare):
    wider = {kind: [one for one in prepare.KINDS if prepare.has_all_of(one, kind)] for kind in prepare.KINDS}
    assert wider["base"] == [*prepare.KINDS]
    assert wider["server"] == ["server", "dev", "train", "examples", "release"]
    assert wider["dev"] == ["dev", "train", "examples", "release"]


def test_without_a_suitable_python_it_says_what_to_do(tmp_path):
    """A machine without Python: only the shell's own tools are in the path."""
    tools = tmp_path / "bin"
    tools.mkdir()
    (tools / "dirname").symlink_to(shutil.which("dirname"))
    (tmp_path / "scripts").mkdir()
    script = Path(shutil.copy(ROOT / "scripts" / "prepare", tmp_path / "scripts"))
    done = subprocess.run(
        ["/bin/sh", script, "base"], env={"PATH": str(tools)}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "Argosy needs Python 3.11" in done.stderr
