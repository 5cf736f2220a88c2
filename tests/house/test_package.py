"""Contents of the source package and the wheel."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import argosy

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheel_says_that_it_has_types(tmp_path):
    code = f"from flit_core.buildapi import build_wheel; print(build_wheel({str(tmp_path)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    names = zipfile.ZipFile(tmp_path / done.stdout.strip()).namelist()
    assert {"argosy/py.typed", "argosy/__init__.py"} <= set(names)


@pytest.mark.whole
def test_one_command_builds_the_source_package_and_from_it_the_wheel(tmp_path):
    subprocess.run([ROOT / "scripts" / "build", tmp_path], capture_output=True, check=True)
    name = f"argosy-{argosy.__version__}"
    with zipfile.ZipFile(tmp_path / f"{name}-py3-none-any.whl") as wheel:
        said = wheel.read(f"{name}.dist-info/METADATA").decode()
    assert f"\nVersion: {argosy.__version__}\n" in said
    with tarfile.open(tmp_path / f"{name}.tar.gz") as source:
        names = set(source.getnames())
    assert {f"{name}/{path}" for path in ("LICENSE", "pyproject.toml", "src/argosy/__init__.py")} <= names
