"""Example bot of docs/bots/writing-a-bot.md: saved as the page says, found by the command of the page."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.whole

PAGE = (Path(__file__).parents[2] / "docs" / "bots" / "writing-a-bot.md").read_text()


def test_the_bot_of_the_page_plays_a_match_by_its_name(tmp_path):
    (module,) = re.findall(
        r"Save this as `(\w+\.py)`:\n\n```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL
    )
    (tmp_path / module[0]).write_text(module[1])
    (command,) = re.findall(r"^argosy (match mybots:Builder .*) --games 20$", PAGE, re.MULTILINE)
    # -P as the installed command has it: without the current folder among those of modules.
    done = subprocess.run(
        [sys.executable, "-P", "-m", "argosy", *command.split(), "--games", "2"],
        cwd=tmp_path,
        env=os.environ | {"ARGOSY_BACKEND": "plain", "COLUMNS": "160"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "mybots:Builder" in done.stdout
    assert "forfeits" not in done.stdout
