"""Project files: one version everywhere, changelog, citation, workflows, issue forms."""

import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path

import pytest
import yaml

import argosy
from scripts.release_notes import notes

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted(
    path for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml") if path.name != "config.yml"
)
PATH = re.compile(
    r"(?<![\w./$-])(?:\./)?((?:\.ci|\.github|deploy|docs|requirements|scripts|tests)/[\w./-]*\w)"
)
"""A path of the project in a command; not one below a folder that the command has made."""
MADE = {"docs/_build"}
PAGES = (
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    "README.md",
    ".github/PULL_REQUEST_TEMPLATE.md",
)


def read(path: Path):
    return yaml.safe_load(path.read_text("utf-8"))


@pytest.fixture(scope="module")
def changelog() -> str:
    return (ROOT / "CHANGELOG.md").read_text("utf-8")


@pytest.fixture(scope="module")
def citation():
    return read(ROOT / "CITATION.cff")


def released(changelog: str) -> tuple[str, str]:
    """Number and date of the newest version of a changelog."""
    return re.findall(r"(?m)^## (\d+\.\d+\.\d+) - (\d{4}-\d\d-\d\d)$", changelog)[0]


def test_there_is_one_version(changelog, citation):
    assert released(changelog) == (argosy.__version__, citation["date-released"])
    assert citation["version"] == argosy.__version__


def test_the_package_takes_its_version_from_the_source():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" not in project
    assert project["dynamic"] == ["version"]


def test_the_changelog_has_a_section_only_for_what_is_released_and_what_is_not(changelog):
    headings = re.findall(r"(?m)^## (.+)$", changelog)
    assert [
        heading for heading in headings if not re.fullmatch(r"\d+\.\d+\.\d+ - \d{4}-\d\d-\d\d", heading)
    ] in (
        [],
        headings[:1] and ["Unreleased"],
    )


def test_the_notes_of_a_release_are_its_section_alone():
    text = "# Changelog\n\n## Unreleased\n\n- new\n\n## 1.2.0 - 2026-01-02\n\n- old\n\n### Fixed\n\n- this\n\n## 1.1.0 - 2025-01-02\n\n- older\n"
    assert notes(text, "1.2.0") == "- old\n\n### Fixed\n\n- this\n"
    assert notes(text, "1.1.0") == "- older\n"
    assert notes(text, "1.2") == ""


def test_a_release_without_notes_is_refused():
    command = [sys.executable, str(ROOT / "scripts" / "release_notes.py"), "0.0.1"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "has no section `## 0.0.1 - YYYY-MM-DD`" in done.stderr


def test_the_citation_has_what_its_form_asks_for(citation):
    """The fields that the Citation File Format 1.2.0 requires, and ours as the package has them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert citation["cff-version"] == "1.2.0"
    assert all(isinstance(citation[field], str) and citation[field] for field in ("message", "title"))
    assert citation["authors"] == project["authors"] == [{"name": "Argosy contributors"}]
    assert (citation["type"], citation["license"]) == ("software", project["license"])
    assert date.fromisoformat(citation["date-released"])


# Workflows --------------------------------------------------------------------------------------------------


def jobs(path: Path) -> dict:
    return read(path)["jobs"]


def steps(path: Path) -> list[dict]:
    return [step for job in jobs(path).values() for step in job.get("steps", ())]


def test_a_path_is_found_in_a_command():
    command = 'scripts/build dist && pip install -r requirements/base.txt "$TEMP/tests/x" ./test tests/rules'
    assert PATH.findall(command) == ["scripts/build", "requirements/base.txt", "tests/rules"]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_runs_what_is_there(path):
    named = {name for step in steps(path) for name in PATH.findall(step.get("run", ""))} - MADE
    assert named
    assert {name for name in named if not (ROOT / name).exists()} == set()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_job_may_do_only_what_it_needs(path):
    assert read(path)["permissions"] == {"contents": "read"}
    wider = {name: job["permissions"] for name, job in jobs(path).items() if "permissions" in job}
    expected = {"publish": {"id-token": "write"}, "announce": {"contents": "write"}}
    assert wider == (expected if path.stem == "release" else {})


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_job_ends_and_its_actions_have_versions(path):
    for name, job in jobs(path).items():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file()
        else:
            assert job["timeout-minutes"] <= 90, name
    used = [step["uses"] for step in steps(path) if "uses" in step]
    assert [action for action in used if not re.search(r"@(v\d+|release/v\d+|[0-9a-f]{40})$", action)] == []


def test_every_python_that_is_supported_is_tested():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    supported = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    tested = jobs(ROOT / ".github" / "workflows" / "test.yml")
    for job in ("pythons", "systems"):
        assert tested[job]["strategy"]["matrix"]["python"] == supported


def test_nothing_is_published_that_has_not_passed_all_tests():
    told = jobs(ROOT / ".github" / "workflows" / "release.yml")
    assert told["test"]["uses"] == "./.github/workflows/test.yml"
    assert set(told["publish"]["needs"]) == {"test", "build"}
    assert told["publish"]["environment"] == "release"
    assert told["announce"]["needs"] == "publish"


# Forms and pages --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_can_be_filled_in(path):
    form = read(path)
    assert form["name"]
    assert form["description"]
    fields = [field for field in form["body"] if field["type"] != "markdown"]
    assert {field["type"] for field in fields} <= {"input", "textarea", "checkboxes"}
    assert all(field["attributes"]["label"] for field in fields)
    names = [field["id"] for field in fields]
    assert len(names) == len({*names})
    assert any(field.get("validations", {}).get("required") for field in fields)


def test_a_wrong_rule_is_reported_with_its_id_and_the_sentence_of_the_rulebook():
    fields = {field["id"]: field for field in read(ROOT / ".github" / "ISSUE_TEMPLATE" / "rule.yml")["body"]}
    assert all(fields[name]["validations"]["required"] for name in ("rule", "sentence"))


@pytest.mark.parametrize("name", PAGES)
def test_links_between_the_pages_of_the_project_lead_somewhere(name):
    page = ROOT / name
    text = page.read_text("utf-8")
    broken = []
    for target in re.findall(r"\]\(([^):\s]+)\)", text):
        file, _, anchor = target.partition("#")
        found = page.parent / file
        if not found.exists() or (anchor and anchor not in anchors(found)):
            broken.append(target)
    assert broken == []


def anchors(page: Path) -> set[str]:
    """Names of the headings of a page, as its host makes them."""
    headings = re.findall(r"(?m)^#+ (.+)$", page.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-") for heading in headings}


def test_the_page_of_what_is_public_names_all_that_is():
    page = (ROOT / "docs" / "develop" / "stability.md").read_text("utf-8")
    section = page.partition("The names of `argosy`:")[2].partition("\n## ")[0]
    assert set(re.findall(r"`(\w+)`", section)) == set(argosy.__all__)


def test_what_the_page_calls_public_is_there():
    """Names with a module in front, and those of `argosy.envs`."""
    from importlib import import_module

    import argosy.envs

    page = (ROOT / "docs" / "develop" / "stability.md").read_text("utf-8")
    table = page.partition("## What is public")[2].partition("\nEverything else")[0]
    named = re.findall(r"`(argosy(?:\.\w+)+)`", table)
    assert len(named) > 8
    for name in named:
        home, _, last = name.rpartition(".")
        assert hasattr(import_module(home), last) or import_module(name), name
    (row,) = re.findall(r"(?m)^\| `argosy\.envs`: (.+?) \|", table)
    assert set(re.findall(r"`(\w+)`", row)) == set(argosy.envs.__all__)


def test_the_parts_of_the_test_command_exist():
    """`./test docs`, `./test train` and the others name files of today."""
    named = re.findall(r"\btests=(tests/\S+)", (ROOT / "test").read_text("utf-8"))
    assert len(named) >= 6
    assert [path for path in named if not (ROOT / path).exists()] == []
