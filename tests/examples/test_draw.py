"""Pictures and table by scripts/draw_curves.py: reproducible; the stored page fits stored curves."""

import json
import shutil
import subprocess
import sys

import pytest

pytestmark = pytest.mark.whole

LINES = [
    {"seconds": 0, "decisions": 0, "random": 0.5, "random_low": 0.4, "random_high": 0.6}
    | {"greedy": 0.0, "greedy_low": 0.0, "greedy_high": 0.019},
    {"seconds": 1200, "decisions": 1234567, "random": 0.995, "random_low": 0.972, "random_high": 0.999}
    | {"greedy": 0.128, "greedy_low": 0.088, "greedy_high": 0.181},
]
MOST = 100_000
"""Bytes of a picture."""


def draw(root, docs):
    command = [sys.executable, "scripts/draw_curves.py", "--docs", str(docs)]
    return subprocess.run(command, check=False, cwd=root, capture_output=True, text=True)


@pytest.fixture
def docs(root, tmp_path):
    """A folder with the page that is kept, and no curves."""
    (tmp_path / "curves").mkdir()
    shutil.copy(root / "docs" / "bots" / "reinforcement-learning.md", tmp_path)
    return tmp_path


def test_the_page_shows_what_the_curves_say(root, docs):
    (docs / "curves" / "rllib_ppo.jsonl").write_text("".join(json.dumps(line) + "\n" for line in LINES))
    kept = (docs / "reinforcement-learning.md").read_text()
    assert draw(root, docs).returncode == 0
    page, picture = (
        (docs / "reinforcement-learning.md").read_text(),
        docs / "pictures" / "curves" / "rllib_ppo.svg",
    )
    assert "| PPO of RLlib | 20 | 1,234,567 | 99.5 % (97.2 to 99.9) | 12.8 % (8.8 to 18.1) |\n" in page
    assert "](pictures/curves/rllib_ppo.svg)" in page
    for mark in ("<!-- curves: scripts/draw_curves.py writes them -->", "<!-- end of curves -->"):
        assert page.count(mark) == kept.count(mark) == 1
    assert page.partition("<!-- curves")[0] == kept.partition("<!-- curves")[0]
    assert page.partition("<!-- end of")[2] == kept.partition("<!-- end of")[2]
    drawn = picture.read_bytes()
    assert len(drawn) < MOST
    assert draw(root, docs).returncode == 0
    assert (picture.read_bytes(), (docs / "reinforcement-learning.md").read_text()) == (drawn, page)


def test_several_seeds_are_one_curve_with_a_band(root, docs):
    """Mean, worst and best of the seeds, at the times of the first."""
    for seed, (end, won) in enumerate(((1200, 0.5), (1200, 0.6), (1300, 0.575)), 1):
        last = LINES[1] | {"seconds": end, "greedy": won, "random": 1.0}
        lines = "".join(json.dumps(line) + "\n" for line in (LINES[0], last))
        (docs / "curves" / f"torch_ppo-{seed}.jsonl").write_text(lines)
    assert draw(root, docs).returncode == 0
    page = (docs / "reinforcement-learning.md").read_text()
    between = 0.575 * 1200 / 1300
    mean = 100 * (0.5 + 0.6 + between) / 3
    assert (
        f"| PPO in plain PyTorch, 3 seeds | 20 | 1,202,911 | 98.7 % (96.2 to 100.0) | {mean:.1f} % (50.0 to 60.0) |\n"
        in page
    )
    assert [path.name for path in (docs / "pictures" / "curves").iterdir()] == ["torch_ppo.svg"]


def test_the_page_that_is_kept_is_about_the_curves_that_are_kept(root, docs):
    shutil.copytree(root / "docs" / "bots" / "curves", docs / "curves", dirs_exist_ok=True)
    assert draw(root, docs).returncode == 0
    assert (docs / "reinforcement-learning.md").read_text() == (
        root / "docs" / "bots" / "reinforcement-learning.md"
    ).read_text()
    for path in (docs / "pictures" / "curves").iterdir():
        assert (root / "docs" / "bots" / "pictures" / "curves" / path.name).stat().st_size < MOST


def test_without_curves_it_says_what_to_do(root, docs):
    ran = draw(root, docs)
    assert ran.returncode == 2
    assert "has no curve (*.jsonl): run an example with --out first" in ran.stderr
