"""Example expansion Lanterns, added as docs/develop/adding-an-expansion.md says.

Files of its own and one row in one list.
"""

import os
import re
import subprocess
import sys

import pytest

from tests.house.code import SRC
from tests.house.lanterns_expansion import FILES, build, files

pytestmark = pytest.mark.whole

GUIDE = (SRC.parents[1] / "docs" / "develop" / "adding-an-expansion.md").read_text()

GAME = """
from argosy import new_game
game = new_game("wonders", players=7, expansions=("lanterns",), seed=3)
while not game.is_over:
    for seat in game.owing:
        choices = game.choices(seat)
        wanted = [one for one in choices if one.verb == "build" and one.card in GUILDS]
        game.choose(seat, (wanted or choices)[0].text)
views, scores = game.view(None).cities, game.scores()
for city, score in zip(views, scores):
    lit = city.more["lanterns"]
    assert lit == sum(GUILDS[card] for card in city.cards if card in GUILDS)
    assert next(line.points for line in score.lines if line.line == "lanterns") == lit
assert any(city.more["lanterns"] for city in views)
lit = [event for reveal in game.log for event in reveal.events if event.kind == "lit"] if hasattr(game, "log") else []
print("lanterns", sum(city.more["lanterns"] for city in views))
"""


def run(folder, code: str) -> str:
    environment = {**os.environ, **build(folder)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_game_with_the_expansion_lights_lanterns_and_scores_them(tmp_path):
    guilds = {"lamplighters_guild": 3, "lighthouse_keepers_guild": 1}
    assert run(tmp_path, f"GUILDS = {guilds}\n{GAME}").startswith("lanterns ")


def test_the_expansion_touches_no_file_of_ours():
    assert [name for name in files() if (SRC / name).exists()] == []


@pytest.mark.parametrize("name", files())
def test_the_guide_names_each_file_of_the_expansion(name):
    place = name.removesuffix("/__init__.py")
    assert re.search(rf"`{re.escape(place)}(/)?`", GUIDE), place


def test_each_file_that_the_guide_names_is_one_of_the_expansion():
    named = set(re.findall(r"`((?:data|catalog|rules|game|texts|web)/wonders/lanterns[\w./]*)`", GUIDE))
    assert {name for name in named if not (FILES / name).exists()} == set()
