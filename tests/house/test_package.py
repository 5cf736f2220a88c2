"""What whoever installs the package gets."""

import subprocess
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_the_wheel_says_that_it_has_types(tmp_path):
    code = f"from flit_core.buildapi import build_wheel; print(build_wheel({str(tmp_path)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    names = zipfile.ZipFile(tmp_path / done.stdout.strip()).namelist()
    assert {"argosy/py.typed", "argosy/__init__.py"} <= set(names)
