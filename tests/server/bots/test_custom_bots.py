"""Users' bots at tables: offered by the host, chosen by guests; a hanging one costs one choice."""

import asyncio
import os
import shlex
import sys
from pathlib import Path

import httpx
import pytest

import argosy
from argosy.bots import third_party
from argosy.cli import main
from argosy.errors import ArgosyError
from argosy.server.bots.bot_pool import BotFailed, BotPool
from argosy.server.bots.custom_bots import admit
from argosy.server.http.metrics import text_of
from argosy.server.settings import PREFIX, load
from argosy.server.storage.rows import GameRequest, Guest
from argosy.server.tables.registry import Tables
from tests.server.helpers import until
from tests.server.processes import Process

STRANGERS = str(Path(__file__).parents[2] / "strangers")
EXAMPLES = Path(__file__).parents[3] / "examples" / "engines"
ENGINE = "engine:./first.sh"
"""As seen from the folder of the examples."""
FIRST, HANGS, DUELLER = "odd_bots:First", "odd_bots:Hangs", "odd_bots:Dueller"
ADA = Guest(id="ada", name="Ada")
SHORT = 0.5
"""Seconds for bots that hang for ever."""


pytestmark = pytest.mark.usefixtures("strangers")


@pytest.fixture
def game():
    return argosy.new_game("wonders", players=3, edition=2010, seed=3)


@pytest.fixture
async def pool():
    """Makes pools with bots of others; seconds: that only these have for a choice."""
    pools = []

    def make(*own_bots: str, seconds: float = 60.0) -> BotPool:
        pools.append(BotPool(own=own_bots))
        for one in pools[-1].own.values():
            one.thinker.budget = seconds
        return pools[-1]

    yield make
    for made in pools:
        await made.close()


@pytest.fixture
async def table(store, pool):
    """Makes tables of three with a person on seat 1, one bot of others and a random one."""
    opened = []

    async def make(bot: str, **more):
        tables = Tables(store, pool(bot, **more))
        opened.append(tables)
        kinds = {0: f"bot:{bot}", 1: "you", 2: "bot:random"}
        return await tables.get(await tables.create(ADA, GameRequest(players=3, edition=2010), kinds))

    yield make
    for tables in opened:
        await tables.close()


async def ask(pool: BotPool, game, bot: str) -> str:
    """Ask as a table does."""
    return await pool.of(bot).decide("wonders", bot, game.view(0), game.choices(0), 0)


async def play_own_seat(table) -> None:
    """Choose for seat 1, and wait until the bots have chosen all that they owe."""
    game = table.playing.game
    await table.ask(lambda: table.choose(1, game.choices(1)[-1].text, game.moment))
    await until(
        lambda: (
            table.playing.game.is_over
            or (1 in table.playing.game.owing and table.playing.game.moment > game.moment)
        )
    )


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("captain", "captain is a bot of Argosy, which everybody can choose anyway"),
        (
            "builder",
            "there is no bot 'builder' to add: a bot of your own is MODULE:ATTRIBUTE, for example mybots:Builder",
        ),
        (
            "odd_bots:First@50ms",
            "there is no bot 'odd_bots:First@50ms' to add: a bot of your own is MODULE:ATTRIBUTE",
        ),
        ("odd_bots:Second", "odd_bots:Second: the module odd_bots has no Second"),
        (
            "engine:./no-engine",
            "engine:./no-engine: ./no-engine cannot be started: No such file or directory",
        ),
        ("odd_bots:" + "A" * 40, "is too long for a seat: at most 40 letters are not"),
    ],
)
def test_a_name_that_means_no_bot_ends_the_start_with_one_line(tmp_path, monkeypatch, name, line):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as end:
        main(("play", "--data-dir", str(tmp_path / "data"), "--no-browser", "--port", "0", "--bot", name))
    assert end.value.code.startswith("argosy: ")
    assert line in end.value.code
    assert "\n" not in end.value.code
    assert not (tmp_path / "data").exists()


def test_bots_come_from_the_file_and_from_the_environment(tmp_path):
    file = tmp_path / "argosy.toml"
    file.write_text(f'[server]\nbots = ["{FIRST}"]\n')
    assert load(file, environment={}).server.bots == (FIRST,)
    both = load(file, environment={f"{PREFIX}SERVER_BOTS": f"{FIRST}, {HANGS}"})
    assert both.server.bots == (FIRST, HANGS)
    assert both.with_service(bots=(HANGS,)).server.bots == (HANGS,)


def test_a_bot_of_a_package_that_cannot_play_is_left_out_with_a_line(installed, logs):
    installed("harbour", builder=FIRST, wreck="odd_bots:Unmakeable", captain=FIRST)
    assert admit(()) == ("builder",)
    assert [(entry["event"], entry["bot"]) for entry in logs] == [("bot of a package is left out", "wreck")]
    assert "odd_bots" not in sys.modules


async def test_the_lobby_offers_the_bots_of_the_host_for_the_games_that_they_play(person):
    admit((FIRST, DUELLER))
    page = (await person("Ada").get("/")).text
    wonders, _, duel = page.partition('class="of-duel"')
    assert f'<option value="bot:{FIRST}">{FIRST}</option>' in wonders
    assert f'<option value="bot:{FIRST}">{FIRST}</option>' in duel
    assert DUELLER not in wonders
    assert DUELLER in duel
    assert "added by the operator of this server" in page


async def test_a_guest_seats_what_the_host_has_named_and_nothing_else_is_imported(app_state, person):
    admit((FIRST,))
    ada = person("Ada")
    form = {"players": "3", "seat-0": "you", "seat-1": f"bot:{FIRST}", "seat-2": "bot:random"}
    row = (await app_state.tables.get(await ada.new_table(**form))).row
    assert row.seats[1].bot == FIRST
    refused = await ada.post("/tables", data=form | {"seat-1": f"bot:{HANGS}"})
    assert refused.status_code == 400
    assert "odd_bots" not in sys.modules


async def test_a_stored_table_makes_no_process_import_what_the_host_has_not_named(pool, game):
    with pytest.raises(BotFailed, match="odd_bots:First is no bot of this server"):
        await ask(pool(HANGS), game, FIRST)


async def test_a_bot_of_others_thinks_in_a_process_of_its_own(pool, game):
    made = pool(FIRST)
    assert await ask(made, game, FIRST) == game.choices(0)[0].text
    assert made.processes == []
    assert len(made.of(FIRST).processes) == 1
    assert os.getpid() not in made.of(FIRST).processes


@pytest.mark.parametrize(
    ("fault", "kind"),
    [("Hangs", "stopped after TimeoutError"), ("Forks", "stopped after TimeoutError"), ("Dies", "stopped after IncompleteReadError"), ("Raises", "ValueError"),
     ("Nonsense", "nonsense"), ("Unmakeable", "ArgosyError")],
)  # fmt: skip
async def test_whatever_a_bot_does_is_a_failure_in_words(pool, game, fault, kind):
    name = f"odd_bots:{fault}"
    made = pool(name, seconds=SHORT if "Timeout" in kind else 60.0)
    for _ in range(2):
        with pytest.raises(BotFailed) as failed:
            await ask(made, game, name)
        assert failed.value.kind == kind
        assert (made.of(name).processes == []) == kind.startswith("stopped")


async def test_nobody_else_waits_for_a_bot_that_hangs(pool, game):
    made = pool(HANGS)
    hanging = asyncio.create_task(ask(made, game, HANGS))
    await until(lambda: made.of(HANGS).running == 1)
    assert await ask(made, game, "random") in {choice.text for choice in game.choices(0)}
    assert not hanging.done()
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)
    assert made.of(HANGS).processes == []


async def test_a_table_with_a_bot_of_others_plays_to_the_end(table, logs):
    found = await table(FIRST)
    while not found.playing.game.is_over:
        await play_own_seat(found)
    assert found.row.phase == "over"
    assert [entry for entry in logs if entry["log_level"] in {"warning", "error"}] == []


@pytest.mark.whole
async def test_a_table_with_a_bot_that_hangs_goes_on_and_each_time_one_line_says_so(table, store, logs):
    found = await table(HANGS, seconds=SHORT)
    for _ in range(2):
        await play_own_seat(found)
    assert found.playing.game.moment >= 3
    await until(lambda: found.is_quiet)
    lines = [entry for entry in logs if entry["log_level"] in {"warning", "error"}]
    assert {(line["event"], line["bot"], line["reason"]) for line in lines} == {
        ("random choice in place of a bot", HANGS, "stopped after TimeoutError")
    }
    chosen = [entry for entry in await store.entries(found.id) if entry.kind == "choose" and entry.seat == 0]
    assert len(lines) == len(chosen) >= 2


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("Nonsense", {"reason": "nonsense", "detail": "odd_bots:Nonsense answered 'build moon', which is not among its choices"}),
        ("Raises", {"reason": "ValueError", "detail": "ValueError: no idea\nat all", "traceback": "odd_bots.py"}),
        ("Dies", {"reason": "stopped after IncompleteReadError", "ended": "with exit status 3"}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("is_named", [True, False])
async def test_the_log_says_what_a_bot_of_the_host_did_and_of_others_nothing_secret(
    table, logs, fault, said, is_named
):
    name = f"odd_bots:{fault}"
    third_party.give((name,) if is_named else ())
    found = await table(name)
    await play_own_seat(found)
    await until(lambda: found.is_quiet)
    line = next(entry for entry in logs if entry["event"] == "random choice in place of a bot")
    wanted = said if is_named else {key: said[key] for key in ("reason", "ended") if key in said}
    assert all(text in line[key] for key, text in wanted.items()), line
    assert is_named or not {"detail", "traceback"} & line.keys()
    assert fault != "Raises" or not is_named or line["traceback"].endswith("ValueError: no idea\nat all")


@pytest.mark.whole
def test_a_server_offers_what_its_environment_names(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", STRANGERS)
    server = Process(tmp_path, settings={f"{PREFIX}SERVER_BOTS": FIRST})
    assert f'value="bot:{FIRST}"' in httpx.get(server.url).text
    assert server.interrupt() == 0


def test_what_is_wrong_is_said_with_the_name_first():
    with pytest.raises(ArgosyError, match=r"^odd_bots:Second: "):
        admit(("odd_bots:Second",))


async def test_the_numbers_of_a_bot_of_others_stand_by_themselves(app_state, pool, monkeypatch):
    monkeypatch.setattr(app_state.bots, "own", {FIRST: pool()})
    assert f'argosy_bots_running{{pool="{FIRST}"}} 0.0' in (await text_of(app_state)).decode()


# Engines ----------------------------------------------------------------------------------------------------


@pytest.fixture
def among_examples(monkeypatch):
    """The working directory is that of the examples."""
    monkeypatch.chdir(EXAMPLES)


def odd_engine(fault: str) -> str:
    """The name of an engine with a fault."""
    return f"engine:{shlex.join([sys.executable, '-S', f'{STRANGERS}/odd_engine.py', fault])}"


async def test_a_guest_seats_an_engine_of_the_host_and_no_other(app_state, person, among_examples):
    assert admit((ENGINE,)) == (ENGINE,)
    ada = person("Ada")
    assert f'<option value="bot:{ENGINE}">{ENGINE}</option>' in (await ada.get("/")).text
    form = {"players": "3", "seat-0": "you", "seat-1": f"bot:{ENGINE}", "seat-2": "bot:random"}
    row = (await app_state.tables.get(await ada.new_table(**form))).row
    assert row.seats[1].bot == ENGINE
    refused = await ada.post("/tables", data=form | {"seat-1": "bot:engine:./tiny.py"})
    assert refused.status_code == 400


async def test_a_stored_table_starts_no_engine_that_the_host_has_not_named(pool, game, tmp_path):
    file = tmp_path / "started"
    with pytest.raises(BotFailed, match=r"engine:touch .*started is no bot of this server"):
        await ask(pool(HANGS), game, f"engine:touch {file}")
    assert not file.exists()


async def test_a_table_with_an_engine_plays_to_the_end(table, logs, among_examples):
    found = await table(ENGINE)
    while not found.playing.game.is_over:
        await play_own_seat(found)
    assert [entry for entry in logs if entry["log_level"] in {"warning", "error"}] == []


@pytest.mark.whole
@pytest.mark.parametrize(
    ("fault", "kind", "said"),
    [
        ("hangs", "stopped after TimeoutError", "the bot process was stopped"),
        ("dies", "EngineFailed", "its process ended with exit status 3"),
        ("nonsense", "EngineFailed", "answered 'build moon', which is not among its choices"),
        ("gone", "ArgosyError", "its process ended with exit status 4"),
    ],
)
async def test_whatever_an_engine_does_is_a_failure_in_words(pool, game, fault, kind, said):
    name = odd_engine(fault)
    made = pool(name, seconds=SHORT if "Timeout" in kind else 60.0)
    for _ in range(2):
        with pytest.raises(BotFailed, match=said) as failed:
            await ask(made, game, name)
        assert failed.value.kind == kind
