"""Child processes of the server: none outlives it, however it ends and whatever the child is doing."""

import subprocess
import sys

import pytest

from tests.server.processes import PATIENCE

HANG = "(lambda *_: (sys.stderr.write('busy\\n'), sys.stderr.flush(), threading.Event().wait()))"
BOT = f"import sys, threading; from argosy.server.bots import bot_worker; bot_worker.answer = {HANG}; bot_worker.main()"
COMPILING = (
    "import sys, threading; from argosy.server.bots import compile_process;"
    f"compile_process.engine.compile_programs = {HANG}; compile_process.main()"
)
BUILDING = (
    "import sys, threading; sys.path.insert(0, sys.argv.pop(1)); from argosy.kernelc import worker;"
    f"worker.machine.object_of = {HANG}; worker.main()"
)
PARENTS = {
    "bot": f"""
import asyncio
import argosy
from argosy.server.bots.bot_pool import BotPool
game = argosy.new_game("wonders", players=3, edition=2010, seed=3)
pool = BotPool(command=("-c", {BOT!r}))
asyncio.run(pool.decide("wonders", "greedy", game.view(0), game.choices(0), 1))
""",
    "compiling": f"""
import asyncio, os
os.environ["ARGOSY_BACKEND"] = "auto"
from argosy.game import engine
from argosy.server.bots.compile_status import BackgroundCompiler
engine.is_cached = lambda programs=None: False
asyncio.run(BackgroundCompiler(command=("-c", {COMPILING!r})).run())
""",
    "building": f"""
from argosy.kernelc import building
building.START, building.WORTH_A_PROCESS, building.cores = {BUILDING!r}, 1, lambda: 2
building.build([building.Job("a", "text"), building.Job("b", "text")], print)
""",
}


@pytest.mark.parametrize("parent", PARENTS.values(), ids=PARENTS)
def test_a_busy_process_ends_when_its_parent_is_killed(parent):
    """They share the parent's standard error, which ends when the last of them has ended."""
    process = subprocess.Popen([sys.executable, "-c", parent], stderr=subprocess.PIPE, text=True)
    first = process.stderr.readline()
    process.kill()
    _, rest = process.communicate(timeout=PATIENCE)
    assert first == "busy\n"
    assert set(rest.splitlines()) <= {"busy"}
