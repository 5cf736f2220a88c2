"""Paths and links in pages exist, and no file names a machine or package host."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
PATH = re.compile(r"`((?:src|tests|docs|bench|scripts|requirements|design|examples|deploy)/[\w./-]+)`")
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")

# One letter of each stands in brackets, so that this file does not find itself.
FOREIGN = re.compile(
    r"(?<![\w.-])/wor[k]/|py[p]i\.org|pythonhoste[d]|npmj[s]\.|debia[n]\.org|(?<!emit-)index-ur[l]|find-link[s]|\"resolved\": *\"htt[p]"
)


def tracked() -> list[Path]:
    """Files that are, or are about to be, in the repository."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_paths_named_in_pages_exist(page):
    for path in PATH.findall(page.read_text()):
        assert (ROOT / path).exists(), f"{page.name} names {path}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page):
    for target in LINK.findall(page.read_text()):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_no_file_names_a_package_host_or_a_path_of_one_machine():
    found = []
    for path in tracked():
        try:
            lines = path.read_text().splitlines()
        except UnicodeDecodeError:
            continue  # a picture or a font
        found += [f"{path.relative_to(ROOT)}:{n}" for n, line in enumerate(lines, 1) if FOREIGN.search(line)]
    assert not found


def test_locks_hold_a_hash_for_every_package():
    for lock in (ROOT / "requirements").glob("*.txt"):
        blocks = re.split(r"(?m)^(?=[\w.-]+==)", lock.read_text())[1:]
        assert blocks
        assert all("--hash=sha256:" in block for block in blocks), lock.name


@pytest.mark.parametrize("folder", ["src", "tests", "scripts"])
def test_pages_named_in_code_exist(folder):
    named = {
        (path.name, page)
        for path in (ROOT / folder).rglob("*.py")
        for page in re.findall(r"\bdocs/[\w/-]+\.md\b", path.read_text())
    }
    assert sorted(pair for pair in named if not (ROOT / pair[1]).exists()) == []
