"""Compile status of bots: kernels compiled in another process, wanted games first, progress on pages."""

import asyncio
import sys

import pytest

from argosy.game import engine
from argosy.server.bots import compile_status
from argosy.server.bots.compile_status import BackgroundCompiler
from argosy.web.models import CompileNotice
from tests.server.helpers import until


@pytest.fixture
def loaded(monkeypatch):
    """Nothing is compiled; notes what this process loads.

    Loading for real is the business of the backends' own tests.
    """
    loads = []
    monkeypatch.setenv("ARGOSY_BACKEND", "auto")
    monkeypatch.setattr(engine, "is_cached", lambda programs=engine.ALL: False)
    monkeypatch.setattr(engine, "warm_up", loads.extend)
    return loads


def telling(*lines: str, code: int = 0) -> tuple[str, ...]:
    """A command in place of the one that compiles: it says some lines, each after the name of its program."""
    told = "".join(f"[print(name + {line!r}, flush=True) for name in sys.argv[1:]];" for line in lines)
    return ("-c", f"import sys; {told} sys.exit({code})")


async def test_what_is_compiled_is_loaded_and_searches_are_left_to_the_bots(loaded):
    bots = BackgroundCompiler(command=telling("\t0\t2", "\t2\t2"))
    await bots.run()
    assert loaded == ["wonders", "duel"]
    assert bots.state("wonders") is None
    assert bots.state("duel") is None


async def test_what_is_compiled_already_is_loaded_at_once(loaded, monkeypatch):
    monkeypatch.setattr(engine, "is_cached", lambda programs=engine.ALL: True)
    await BackgroundCompiler(command=("-c", "raise SystemExit('nothing is left to compile')")).run()
    assert loaded == ["wonders", "duel"]


async def test_what_fails_goes_on_in_plain_python_and_the_log_says_so(loaded, logs):
    bots = BackgroundCompiler(command=telling(code=3))
    await bots.run()
    assert loaded == []
    assert [(entry["event"], entry.get("program")) for entry in logs][:4] == [
        ("not compiled", name) for name in ("wonders", "wonders search", "duel", "duel search")
    ]


async def test_the_game_that_somebody_plays_comes_first(loaded, tmp_path):
    order = tmp_path / "order"
    script = f"import sys; open({str(order)!r}, 'a').write(','.join(sys.argv[1:]) + '\\n')"
    bots = BackgroundCompiler(command=("-c", script))
    bots.wanted("duel")
    await bots.run()
    assert order.read_text().splitlines() == ["duel,duel search", "wonders,wonders search"]


WAITS = "import sys; print(sys.argv[1] + '\\t3\\t9', flush=True); sys.stdin.read()"
"""Says how far it is, and then waits for its input to end."""


async def test_it_says_how_far_it_is_and_a_server_that_closes_takes_the_compiler_with_it(loaded, monkeypatch):
    made = []

    async def make(*arguments, **more):
        made.append(await create(*arguments, **more))
        return made[-1]

    create = asyncio.create_subprocess_exec
    monkeypatch.setattr(compile_status.asyncio, "create_subprocess_exec", make)
    bots = BackgroundCompiler(command=("-c", WAITS))
    assert bots.state("wonders") is None  # nobody wakes them yet
    running = asyncio.create_task(bots.run())
    await until(lambda: bots._progress["wonders"].done > 0)
    # How many parts the search has is not known yet, so nobody can say how long it takes.
    assert bots.state("wonders") == CompileNotice(game="wonders", done=3, total=0, seconds=None)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert made[0].returncode is not None
    assert loaded == []


async def test_it_says_how_long_it_takes_once_all_parts_are_known():
    bots = BackgroundCompiler(programs=("duel", "duel search"), clock=lambda: 130.0)
    bots._has_begun = True
    ready, search = bots._progress.values()
    ready.done = ready.total = 10
    ready.is_ready = True
    search.began, search.done, search.total = 50.0, 6, 8
    assert bots.state("duel") == CompileNotice(game="duel", done=16, total=18, seconds=10)


async def test_the_process_that_compiles_says_how_far_it_is():
    await asyncio.to_thread(engine.compile_programs, ["duel"], lambda *_: None)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "argosy.server.bots.compile_process", "duel", stdin=pipe, stdout=pipe
    )
    assert (await process.stdout.read()).decode().splitlines() == ["duel\t0\t1", "duel\t1\t1"]
    assert await process.wait() == 0


async def test_the_process_that_compiles_ends_with_its_input():
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "argosy.server.bots.compile_process", "duel", "wonders", stdin=pipe, stdout=pipe
    )
    process.stdin.close()
    assert await process.wait() in (0, 1)


@pytest.fixture
def compiling(app_state):
    """The bots of 7 Wonders are on their way."""
    app_state.compile_status._has_begun = True
    for name in ("wonders", "wonders search"):
        app_state.compile_status._progress[name].total = 10
    app_state.compile_status._progress["duel"].is_ready = app_state.compile_status._progress[
        "duel search"
    ].is_ready = True
    return app_state.compile_status


@pytest.mark.usefixtures("compiling")
async def test_the_lobby_says_which_bots_are_being_compiled(person):
    page = (await person("Ana").get("/")).text
    assert page.count('class="compile-status"') == 1
    assert 'data-game="wonders"' in page
    assert "The bots are still loading. Until then a quick one plays." in page
    assert 'max="20" value="0"' in page


async def test_the_note_goes_when_they_are_compiled(person, compiling):
    ana = person("Ana")
    assert "still loading" in (await ana.get("/compile-status/wonders")).text
    assert (await ana.get("/compile-status/duel")).text == ""
    for progress in compiling._progress.values():
        progress.is_ready = True
    assert (await ana.get("/compile-status/wonders")).text == ""
    assert (await ana.get("/compile-status/chess")).status_code == 404


@pytest.mark.usefixtures("compiling")
@pytest.mark.parametrize(("bot", "is_said"), [("captain", True), ("greedy", False)])
async def test_a_table_says_it_if_bots_sit_there_that_search(person, bot, is_said):
    ana = person("Ana")
    table = await ana.new_table(players="3", **{"seat-1": f"bot:{bot}", "seat-2": "bot:random"})
    assert ('class="compile-status"' in (await ana.get(f"/t/{table}")).text) == is_said
