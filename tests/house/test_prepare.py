"""The first start: what `scripts/prepare` notices and what it says when it cannot go on."""

import importlib.util
import json
import shutil
import subprocess
from pathlib import Path

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
    (module.VENV / "lib" / "python3.11" / "site-packages" / "numpy-2.4.6.dist-info").mkdir(parents=True)
    made = {"fingerprint": module.fingerprint("base"), "packages": module.installed()}
    module.stamp("base").write_text(json.dumps(made))
    return module


def test_an_environment_that_fits_its_lock_is_ready(prepare):
    assert prepare.is_ready("base")


def test_a_changed_lock_is_noticed(prepare):
    prepare.lock("base").write_text("numpy==2.4.7 \\\n    --hash=sha256:11\n")
    assert not prepare.is_ready("base")


def test_a_removed_package_is_noticed(prepare):
    shutil.rmtree(prepare.VENV / "lib")
    assert not prepare.is_ready("base")


def test_a_moved_folder_is_noticed(prepare, tmp_path):
    moved = shutil.copytree(tmp_path, tmp_path.parent / f"{tmp_path.name}-moved")
    prepare.ROOT, prepare.VENV = moved, moved / ".venv"
    assert not prepare.is_ready("base")


def test_an_unreadable_stamp_means_not_ready(prepare):
    prepare.stamp("base").write_text("{")
    assert not prepare.is_ready("base")


def test_progress_counts_packages_by_name(prepare):
    lines = [
        "Collecting numpy==2.4.6 (from -r requirements/base.txt (line 1))\n",
        "  Downloading numpy-2.4.6.whl (20 MB)\n",
        "Requirement already satisfied: flit-core in .venv\n",
        "Processing /a/mirror/numba-0.68.1-cp311.whl (from -r requirements/base.txt (line 9))\n",
        "Installing collected packages: numpy, numba\n",
    ]
    assert list(prepare.said(lines, 3)) == ["[  1/3] numpy", "[  2/3] flit-core", "[  3/3] numba", "[  3/3] unpacking"]


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
