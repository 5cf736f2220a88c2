"""Examples of docs/bots/reinforcement-learning.md: each runs, and its curve has the page's fields."""

import itertools
import json
import subprocess
import sys
from importlib.util import find_spec

import pytest

NEEDS = {
    "maskable_ppo": ("torch", "sb3_contrib"),
    "rllib_ppo": ("torch", "ray", "tree", "lz4"),
    "torch_ppo": ("torch",),
    "torchrl_ppo": ("torch", "torchrl"),
}
"""Example -> what it imports; `tree` and `lz4` come with RLlib, which comes with Ray but runs only with
them.
"""
SHARES = {f"{bot}{end}" for bot in ("random", "greedy") for end in ("", "_low", "_high")}


@pytest.mark.parametrize("example", NEEDS)
def test_an_example_trains_and_tells_its_curve(root, tmp_path, example):
    missing = [name for name in NEEDS[example] if not find_spec(name)]
    if missing:
        pytest.skip(f"{', '.join(missing)} not installed: ./test examples")
    out = tmp_path / "curve.jsonl"
    asked = ["--minutes", "0.3", "--out", str(out), "--seed", "2", "--threads", "1"]
    command = [sys.executable, f"examples/training/{example}.py", *asked]
    ran = subprocess.run(command, check=False, cwd=root, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stderr
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    assert [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("{")] == lines
    assert len(lines) >= 2
    for line in lines:
        assert set(line) == {"seconds", "decisions"} | SHARES
        for bot in ("random", "greedy"):
            assert 0 <= line[f"{bot}_low"] <= line[bot] <= line[f"{bot}_high"] <= 1
    for before, after in itertools.pairwise(lines):
        assert before["decisions"] < after["decisions"]
    assert lines[0]["decisions"] == 0
