"""List of all components of an installation (SBOM): complete, true, reproducible."""

import hashlib
import json
import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec

import pytest

import argosy

needs_cyclonedx = pytest.mark.skipif(
    not find_spec("cyclonedx_py"), reason="cyclonedx-bom is not installed: ./test release"
)


def make(root, file):
    command = [sys.executable, str(root / "scripts" / "make_sbom.py"), str(file)]
    return subprocess.run(command, capture_output=True, text=True, check=True)


@pytest.fixture(scope="module")
def made(root, tmp_path_factory):
    file = tmp_path_factory.mktemp("sbom") / "sbom.json"
    make(root, file)
    return json.loads(file.read_text())


@needs_cyclonedx
def test_it_names_this_version(made):
    told = made["metadata"]["component"]
    assert (made["bomFormat"], told["name"], told["version"]) == ("CycloneDX", "argosy", argosy.__version__)
    assert told["purl"] == f"pkg:pypi/argosy@{argosy.__version__}"


@needs_cyclonedx
def test_it_has_every_package_of_the_lock(made, root):
    lock = (root / "requirements" / "base.txt").read_text()
    locked = set(re.findall(r"(?m)^([\w.-]+)==([\w.]+)", lock))
    assert len(locked) > 40
    assert {
        (part["name"], part["version"]) for part in made["components"] if "requirements" in part["bom-ref"]
    } == locked


@needs_cyclonedx
def test_argosy_depends_on_what_it_asks_for(made, root):
    project = tomllib.loads((root / "pyproject.toml").read_text())["project"]
    asked = {re.split(r"[>=\[]", text)[0] for text in project["dependencies"]}
    names = {part["bom-ref"]: part["name"] for part in made["components"]}
    (told,) = [entry["dependsOn"] for entry in made["dependencies"] if entry["ref"] == "root-component"]
    assert {names[ref] for ref in told if ref.startswith("requirements")} == asked


@needs_cyclonedx
def test_scripts_and_fonts_of_others_are_in_it_with_their_hashes(made, root):
    told = {
        part["bom-ref"]: part["hashes"][0]["content"]
        for part in made["components"]
        if part["bom-ref"][0] == "s"
    }
    static = root / "src" / "argosy" / "web" / "static"
    files = [*(static / "vendor").glob("*.js"), *(static / "fonts").glob("*.woff2")]
    assert told == {
        str(path.relative_to(root)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files
    }


@needs_cyclonedx
def test_two_runs_write_the_same_file(made, root, tmp_path):
    make(root, tmp_path / "again.json")
    assert json.loads((tmp_path / "again.json").read_text()) == made


def test_without_the_tool_it_says_what_brings_it(root, tmp_path):
    """An interpreter beside which no such program lies."""
    (tmp_path / "python").symlink_to(sys.executable)
    code = f"import sys; sys.executable = {str(tmp_path / 'python')!r}; sys.path.insert(0, {str(root)!r}); "
    code += "from pathlib import Path; from scripts.make_sbom import packages; packages(Path('x'))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "scripts/prepare release brings it" in done.stderr
