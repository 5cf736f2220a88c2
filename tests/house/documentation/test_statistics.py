"""Statistics page docs/bots/statistics.md: reproducible by its script, and made with today's rules."""

import re
import subprocess
import sys

import pytest

from scripts.make_statistics import COMMAND, DIGITS
from scripts.studied import TABLES, THINKING

pytestmark = pytest.mark.whole

SHARE = re.compile(r"\| ([\d.]+) % \| ([\d.]+) % to ([\d.]+) % ")
LINK = re.compile(r"\]\(([^)#:]+)\)")
MOST = 300_000
"""Bytes of a picture."""


@pytest.fixture(scope="module")
def made(root, tmp_path_factory):
    """Folders of two runs with few games."""
    folders = [tmp_path_factory.mktemp("statistics") for _ in range(2)]
    for folder in folders:
        run(
            root,
            "--games",
            str(2 * len(TABLES) + 1),
            "--greedy",
            str(len(THINKING)),
            "--out",
            str(folder / "statistics.md"),
        )
    return folders


def run(root, *arguments: str) -> None:
    """The script, in a process of its own, because it makes all games run compiled."""
    command = [sys.executable, str(root / "scripts" / "make_statistics.py"), *arguments]
    subprocess.run(command, check=True, capture_output=True)


def files_in(folder) -> dict[str, bytes]:
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.whole
def test_the_same_arguments_make_the_same_page_and_pictures(made):
    one, other = map(files_in, made)
    assert one == other
    assert len(one) > 5


@pytest.mark.whole
def test_the_page_that_is_kept_has_the_parts_of_one_made_today(root, made):
    headings = [
        re.findall("^#.*", (folder / "statistics.md").read_text(), re.MULTILINE)
        for folder in (root / "docs" / "bots", made[0])
    ]
    assert headings[0] == headings[1]
    kept = {path.name for path in (root / "docs" / "bots" / "pictures" / "statistics").iterdir()}
    assert kept == {path.name for path in (made[0] / "pictures" / "statistics").iterdir()}


@pytest.mark.whole
def test_games_are_counted_once(made):
    """Of 2 games a table and 1 more, the first table has it; each is told in the table of what was played."""
    page = (made[0] / "statistics.md").read_text()
    assert [games for _, games, _ in rows_of_played(page)] == [3, *[2] * (len(TABLES) - 1)]


def rows_of_played(page: str) -> list[tuple[str, int, str]]:
    """Table, random games and fingerprint of each line under `What was played`."""
    section = page.partition("## What was played\n")[2].partition("\n## ")[0]
    found = re.findall(r"^\| (.+?) \| ([\d,]+) \| [\d,]* \| `(\w+)` \|$", section, re.MULTILINE)
    return [(title, int(games.replace(",", "")), fingerprint) for title, games, fingerprint in found]


@pytest.fixture(scope="module")
def page(root) -> str:
    return (root / "docs" / "bots" / "statistics.md").read_text()


def test_the_page_is_about_the_rules_of_today(page):
    """If it is not: `python scripts/make_statistics.py` makes it anew."""
    told = {title: fingerprint for title, _, fingerprint in rows_of_played(page)}
    assert told == {table.title: table.ruleset.fingerprint[:DIGITS] for table in TABLES}


def test_the_page_says_how_it_was_made_and_of_how_many_games(page):
    command = re.search(COMMAND.format(games=r"(\d+)", greedy=r"(\d+)"), page)
    assert command, "the command is not there"
    games = int(command[1])
    assert games >= 1_000_000
    assert f"{games:,} games in which every choice of a seat is as likely" in page
    assert sum(count for _, count, _ in rows_of_played(page)) == games
    assert "not how people win" in page


def test_every_share_lies_in_its_interval(page):
    shares = [tuple(map(float, found)) for found in SHARE.findall(page)]
    assert len(shares) > 100
    assert all(low <= share <= high for share, low, high in shares)


def test_pictures_are_drawings_without_fonts_and_not_large(root, page):
    """Letters are outlines, so that every browser shows the same."""
    named = [link for link in LINK.findall(page) if link.endswith(".svg")]
    assert (
        len(named) == len({*named}) == len([*(root / "docs" / "bots" / "pictures" / "statistics").iterdir()])
    )
    for link in named:
        text = (root / "docs" / "bots" / link).read_bytes()
        assert len(text) < MOST
        tags = {*re.findall(rb"<(\w+)", text)}
        assert b"path" in tags
        assert b"text" not in tags


def test_too_few_games_for_a_row_are_refused(root):
    with pytest.raises(subprocess.CalledProcessError) as refused:
        run(root, "--games", "3")
    assert f"at least {len(TABLES)} random games" in refused.value.stderr.decode()
