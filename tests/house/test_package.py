"""Contents of the source package and the wheel, and their use without a checkout."""

import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import zipfile
from email import message_from_bytes
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

import argosy
from scripts import make_packages
from scripts.make_packages import (
    PARTS,
    SETTING,
    PackageError,
    citation_urls,
    package_readme,
    project_urls,
    repository,
)

ROOT = Path(__file__).resolve().parents[2]
NAME = f"argosy-{argosy.__version__}"
ADDRESS = "https://code.example/some/where"
README = """A table: ![cards](pages/table.jpg)

<!-- checkout -->
`./test` makes it.
<!-- package
`pip install argosy`, then [play](pages/play.md).
-->
Start `./play --port 1` ([a](pages/a.md#b), [c](pages/c.md)), read [more](pages/more.md) or [that](https://that.example/).
"""


# The README of a package ------------------------------------------------------------------------------------


def test_links_of_a_package_lead_to_the_tag_of_its_version():
    files = f"{ADDRESS}/blob/v1.2.3/pages"
    assert package_readme(README, ADDRESS, "1.2.3") == (
        f"A table: ![cards]({ADDRESS}/raw/v1.2.3/pages/table.jpg)\n\n"
        f"`pip install argosy`, then [play]({files}/play.md).\n"
        f"Start `argosy play --port 1` ([a]({files}/a.md#b), [c]({files}/c.md)), read [more]({files}/more.md) "
        "or [that](https://that.example/).\n"
    )


def test_without_an_address_links_are_plain_text_and_pictures_are_left_out():
    assert package_readme(README, "", "1.2.3") == (
        "A table: `pip install argosy`, then play.\n"
        "Start `argosy play --port 1`, read more or [that](https://that.example/).\n"
    )


@pytest.mark.parametrize("command", ["./test", "scripts/prepare dev", ".venv/bin/argosy", "pip install ."])
def test_a_command_of_a_checkout_makes_no_package(command):
    with pytest.raises(PackageError, match=r"^README of the package, line 2: .+ works in a checkout only$"):
        package_readme(f"All of it:\n`{command}`\n", ADDRESS, "1.2.3")


@pytest.mark.parametrize("address", ["", ADDRESS])
def test_the_readme_works_without_a_checkout(address):
    text = package_readme((ROOT / "README.md").read_text("utf-8"), address, argosy.__version__)
    assert "pip install argosy\nargosy play\n" in text
    targets = re.findall(r"\]\(([^)]+)\)", text)
    assert all(target.startswith(f"{ADDRESS}/") for target in targets)
    assert (len(targets) > 20) == bool(address)
    for target in targets:
        file = re.fullmatch(rf"{ADDRESS}/(?:blob|raw)/v{argosy.__version__}/([^#]+)(?:#.*)?", target)
        assert file, target
        assert (ROOT / file[1]).is_file(), target


# The setting of a release -----------------------------------------------------------------------------------


def test_the_address_of_the_repository_is_checked():
    assert repository("") == ""
    assert repository(ADDRESS + "/") == ADDRESS
    for wrong in (
        "some/where",
        "http://code.example/a/b",
        "https://code.example/a",
        f'{ADDRESS}"',
        "OWNER/NAME",
    ):
        with pytest.raises(PackageError, match=SETTING):
            repository(wrong)


def test_the_project_and_the_citation_get_the_address():
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert "urls" not in tomllib.loads(project)["project"]
    urls = tomllib.loads(project + project_urls(ADDRESS, "1.2.3"))["project"]["urls"]
    assert urls["Repository"] == ADDRESS
    assert urls["Changelog"] == f"{ADDRESS}/blob/v1.2.3/CHANGELOG.md"
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    fields = {"repository-code", "url"}
    assert not fields & set(yaml.safe_load(citation))
    filled = yaml.safe_load(citation + citation_urls(ADDRESS, "1.2.3"))
    assert {field: filled[field] for field in fields} == {
        "repository-code": ADDRESS,
        "url": f"{ADDRESS}/tree/v1.2.3",
    }


def test_what_packages_are_made_from_is_there():
    assert [name for name in PARTS if not (ROOT / name).exists()] == []


def test_packages_are_made_from_tracked_files_alone(tmp_path, monkeypatch):
    checkout, target = tmp_path / "checkout", tmp_path / "target"
    monkeypatch.setattr(make_packages, "ROOT", checkout)
    for name in ("src/one.py", "src/gone.py", "src/left_over.py", "pages/page.md"):
        (checkout / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / name).write_text("")
    with pytest.raises(PackageError, match="only a git checkout knows"):
        make_packages.copy_tracked(target)
    subprocess.run(["git", "init", "--quiet"], cwd=checkout, check=True)
    subprocess.run(["git", "add", "src/one.py", "src/gone.py", "pages"], cwd=checkout, check=True)
    (checkout / "src" / "gone.py").unlink()
    make_packages.copy_tracked(target)
    assert [path.relative_to(target).as_posix() for path in target.rglob("*.*")] == ["src/one.py"]


def test_no_page_has_a_placeholder_for_the_repository():
    pages = [*ROOT.glob("*.md"), ROOT / "CITATION.cff", *(ROOT / "docs").rglob("*.md")]
    placeholder = re.compile(r"ADDRESS-OF-|https?://[^\s)`]*(?:OWNER|USERNAME|YOUR[-_]|TODO|<[a-z]+>)")
    faults = {
        f"{page.relative_to(ROOT)}: {found[0]}"
        for page in pages
        if "_build" not in page.parts
        for found in placeholder.finditer(page.read_text("utf-8"))
    }
    # How to set the address is the one thing that is said with its form.
    assert faults <= {"docs/develop/releasing.md: https://github.com/OWNER"}


# Built packages ---------------------------------------------------------------------------------------------


def build(folder: Path, address: str = "") -> tuple[Path, Path]:
    """Build both packages as a release does, and return the source package and the wheel."""
    surroundings = os.environ | {SETTING: address}
    subprocess.run([ROOT / "scripts" / "build", folder], capture_output=True, check=True, env=surroundings)
    source, wheel = folder / f"{NAME}.tar.gz", folder / f"{NAME}-py3-none-any.whl"
    assert {source, wheel} <= {*folder.iterdir()}
    return source, wheel


@pytest.fixture(scope="module")
def packages(tmp_path_factory) -> tuple[Path, Path]:
    return build(tmp_path_factory.mktemp("packages"))


def metadata(wheel: Path):
    with zipfile.ZipFile(wheel) as file:
        return message_from_bytes(file.read(f"{NAME}.dist-info/METADATA"))


def read_source(source: Path, name: str) -> str:
    with tarfile.open(source) as file:
        return file.extractfile(f"{NAME}/{name}").read().decode()


def test_the_wheel_says_that_it_has_types(tmp_path):
    code = f"from flit_core.buildapi import build_wheel; print(build_wheel({str(tmp_path)!r}))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    names = zipfile.ZipFile(tmp_path / done.stdout.strip()).namelist()
    assert {"argosy/py.typed", "argosy/__init__.py"} <= set(names)


@pytest.mark.whole
def test_one_command_builds_the_source_package_and_from_it_the_wheel(packages):
    source, wheel = packages
    said = metadata(wheel)
    assert said["Version"] == argosy.__version__
    assert said["Project-URL"] is None
    with tarfile.open(source) as file:
        names = set(file.getnames())
    expected = ("LICENSE", "pyproject.toml", "CITATION.cff", "CHANGELOG.md", "src/argosy/__init__.py")
    assert {f"{NAME}/{path}" for path in expected} <= names
    assert "repository-code" not in yaml.safe_load(read_source(source, "CITATION.cff"))
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
        first = file.getinfo("argosy/examples/engines/first.sh")
    assert first.external_attr >> 16 & 0o111
    assert [name for name in names if "__pycache__" in name] == []


@pytest.mark.whole
def test_packages_are_the_same_a_second_time(packages, tmp_path):
    for one, other in zip(packages, build(tmp_path), strict=True):
        assert one.read_bytes() == other.read_bytes()


@pytest.mark.whole
def test_the_setting_of_a_release_fills_in_the_addresses(tmp_path):
    source, wheel = build(tmp_path, ADDRESS)
    said = metadata(wheel)
    assert f"Repository, {ADDRESS}" in said.get_all("Project-URL")
    assert f"]({ADDRESS}/blob/v{argosy.__version__}/docs/index.md)" in said.get_payload()
    assert yaml.safe_load(read_source(source, "CITATION.cff"))["repository-code"] == ADDRESS


@pytest.fixture(scope="module")
def installation(packages, tmp_path_factory) -> tuple[Path, Path]:
    """The wheel in a new environment, with the libraries of this one: its programs, and a folder outside."""
    place = tmp_path_factory.mktemp("installation")
    venv.create(place / "environment", symlinks=os.name != "nt")
    programs = place / "environment" / ("Scripts" if os.name == "nt" else "bin")
    uv = Path(sys.executable).with_name("uv")
    options = ("--quiet", "--offline", "--no-deps", "--python", programs / "python")
    subprocess.run([uv, "pip", "install", *options, packages[1]], check=True)
    (packages_there,) = (place / "environment").rglob("site-packages")
    # A folder that is named so is searched, but a checkout that it names is not.
    (packages_there / "libraries.pth").write_text(sysconfig.get_path("purelib"))
    (place / "elsewhere").mkdir()
    return programs, place / "elsewhere"


def run_there(installation, program: str, *arguments: str) -> str:
    programs, elsewhere = installation
    done = subprocess.run(
        [programs / program, *arguments], cwd=elsewhere, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def written(installation):
    """The examples as the installed command has written them."""
    said = run_there(installation, "argosy", "examples")
    assert Path("examples/engines/first.sh") in map(Path, said.splitlines())
    return installation


@pytest.mark.whole
def test_an_installation_is_the_wheel_and_not_the_checkout(installation):
    said = run_there(
        installation, "python", "-c", "import argosy; print(argosy.__file__, argosy.__version__)"
    )
    file, version = said.split()
    assert Path(file).is_relative_to(installation[0].parent)
    assert version == argosy.__version__


@pytest.mark.whole
def test_the_example_in_the_readme_runs_from_the_wheel(packages, installation):
    (program,) = re.findall(r"(?s)```python\n(.*?)```", metadata(packages[1]).get_payload())
    assert len(run_there(installation, "python", "-c", program).splitlines()) == 3


@pytest.mark.whole
def test_examples_of_engines_play_from_the_wheel(written):
    bots = ("engine:examples/engines/first.sh", "engine:examples/engines/tiny.py")
    said = run_there(written, "argosy", "match", *bots, "--game", "duel", "--games", "2", "--processes", "1")
    assert "calls itself First" in said
    assert "calls itself Tiny" in said
    assert "forfeit" not in said


@pytest.mark.whole
def test_an_example_trains_from_the_wheel(written):
    missing = [name for name in ("torch", "gymnasium") if not find_spec(name)]
    if missing:
        pytest.skip(f"{', '.join(missing)} not installed: scripts/prepare examples")
    options = ("--minutes", "0.1", "--threads", "1", "--out", "curve.jsonl")
    run_there(written, "python", "examples/training/torch_ppo.py", *options)
    assert (written[1] / "curve.jsonl").read_text().count("greedy_low") >= 2
