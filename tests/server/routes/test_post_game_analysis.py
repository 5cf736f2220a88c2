"""Post-game analysis by the coach: asked once, stored, shown, exported; turning points played again."""

import asyncio

import msgspec
import pytest

import argosy
from argosy import coach
from argosy.coach.analysis import Analysis, questions
from argosy.coach.decision_loss import weigh
from argosy.search.types import Budget
from argosy.server.bots.bot_pool import BotFailed, BotPool
from argosy.server.bots.bot_protocol import LOOK_BACK, question
from argosy.server.bots.bot_worker import answer
from argosy.server.tables.post_game_analysis import AnalysisProgress, LookingBack
from tests.server.helpers import finish, until

SCRIPT = {"hx-request": "true"}


class Pool(BotPool):
    """Pool that weighs quickly in this process, and waits or fails on demand.

    Values are made worse, so that there are turning points.
    """

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.asked = 0
        self.go = asyncio.Event()
        self.go.set()
        self.failure = None

    async def weigh(self, game, asked, iterations, seed):  # noqa: ARG002  because four iterations show as much
        await self.go.wait()
        if self.failure:
            raise self.failure
        self.asked += 1
        found = weigh(asked.view, asked.choices, asked.made, Budget(iterations=4), seed)
        if found.made == found.best:
            return found
        worse = found.best.value / (1 + self.asked % 7)
        return msgspec.structs.replace(found, made=msgspec.structs.replace(found.made, value=worse))


@pytest.fixture(autouse=True)
def awake(monkeypatch):
    """In whatever backend the tests run, nobody waits for a compiler, and no bot for somebody who takes a
    choice back.
    """
    monkeypatch.setattr(coach, "is_ready", lambda game: True)
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 0.0)


@pytest.fixture
def pool(app_state):
    pool = Pool()
    app_state.looking_back = LookingBack(app_state.store, pool)
    return pool


async def played(ada, app_state, **form):
    table = await ada.new_table(**form)
    await finish(app_state, table)
    return table


async def looked_back(ada, app_state, address):
    """The page after the coach has been asked and is done."""
    asked = await ada.post(f"{address}/analysis")
    assert (asked.status_code, asked.headers["location"]) == (303, f"{address}/analysis")
    name = address.rpartition("/")[2]
    await until(lambda: app_state.looking_back.progress(name) is None)
    return (await ada.get(f"{address}/analysis")).text


GAMES = [{"game": "duel"}, {"game": "duel", "agora": "on", "pantheon": "on"}, {}, {"armada": "2018"}]


@pytest.mark.sample(2)
@pytest.mark.parametrize("form", GAMES)
async def test_the_coach_looks_back_at_either_game(person, app_state, pool, form):
    ada = person("Ada")
    table = await played(ada, app_state, **form)
    address = f"/t/{table}"
    assert "Analyse this game" in (await ada.get(f"{address}/analysis")).text
    page = await looked_back(ada, app_state, address)
    assert page.count(">Try it<") == 3
    assert "Chances to win" in page
    assert 'class="voyage"' in page
    assert "wins in 100 more" in page
    found = msgspec.json.decode((await ada.get(f"{address}/analysis.json")).content, type=Analysis)
    assert len(found.decisions) == pool.asked
    for turning in found.turning_points:
        assert f'href="{address}/replay?step={turning.step}"' in page


async def test_it_looks_once_and_keeps_what_it_says(person, app_state, pool):
    ada, ben = person("Ada"), person("Ben")
    table = await played(ada, app_state, game="duel")
    first, asked = await looked_back(ada, app_state, f"/t/{table}"), pool.asked
    assert "Ada" in first
    app_state.looking_back = LookingBack(app_state.store, pool)
    assert "Turning points" in await looked_back(ben, app_state, f"/t/{table}")
    assert pool.asked == asked


@pytest.mark.whole
async def test_what_it_said_in_a_form_of_before_is_said_anew(person, app_state, pool, logs):
    """An analysis that cannot be read is none: the replay opens, and the coach can be asked again."""
    ada = person("Ada")
    table = await played(ada, app_state, game="duel")
    await app_state.store.add_analysis(table, '{"game": "duel"}')
    assert (await ada.get(f"/t/{table}/replay")).status_code == 200
    assert "an analysis cannot be read" in [entry["event"] for entry in logs]
    assert "Turning points" in await looked_back(ada, app_state, f"/t/{table}")


async def test_moves_are_marked_in_the_replay(person, app_state, pool):
    ada = person("Ada")
    table = await played(ada, app_state, game="duel")
    before = (await ada.get(f"/t/{table}/replay")).text
    assert f'action="/t/{table}/analysis"' in before
    assert 'class="rated' not in before
    await looked_back(ada, app_state, f"/t/{table}")
    after = (await ada.get(f"/t/{table}/replay")).text
    assert 'class="rated blunder"' in after
    assert f'href="/t/{table}/analysis"' in after


async def test_a_running_game_is_not_looked_back_at(person, app_state, pool):
    ada = person("Ada")
    table = await ada.new_table(game="duel", begins="you")
    for path in ("analysis", "analysis.json"):
        assert (await ada.get(f"/t/{table}/{path}")).status_code == 409
    for path in ("analysis", "analysis/try"):
        assert (await ada.post(f"/t/{table}/{path}", data={"decision": "0"})).status_code == 409
    assert pool.asked == 0


async def test_a_record_is_looked_back_at_when_it_has_an_end(person, app_state, pool):
    ada = person("Ada")
    table = await played(ada, app_state, game="duel")
    record = (await ada.get(f"/t/{table}/record")).text
    address = (await ada.post("/records", data={"record": record})).headers["location"]
    assert "Player 1" in await looked_back(ada, app_state, address)
    half = "\n".join(record.splitlines()[:20])
    unfinished = (await ada.post("/records", data={"record": half})).headers["location"]
    assert (await ada.get(f"{unfinished}/analysis")).status_code == 409
    assert f"{unfinished}/analysis" not in (await ada.get(unfinished)).text


@pytest.mark.parametrize("form", [{"game": "duel"}, {}])
async def test_a_turning_point_is_played_again(person, app_state, pool, form):
    ada = person("Ada")
    table = await played(ada, app_state, **form)
    await looked_back(ada, app_state, f"/t/{table}")
    found = await app_state.looking_back.found(table)
    turning = found.turning_points[0]
    answer = await ada.post(f"/t/{table}/analysis/try", data={"decision": str(turning.index)})
    assert answer.status_code == 303
    state = await ada.state(answer.headers["location"].removeprefix("/t/"))
    assert turning.best.text in [choice["text"] for choice in state["choices"]]
    assert (await ada.post(f"/t/{table}/analysis/try", data={"decision": "99999"})).status_code == 400


async def test_how_far_it_is_is_shown(person, app_state, pool):
    ada = person("Ada")
    table = await played(ada, app_state, game="duel")
    pool.go.clear()
    await ada.post(f"/t/{table}/analysis")
    await until(lambda: (app_state.looking_back.progress(table) or AnalysisProgress()).total > 0)
    page = (await ada.get(f"/t/{table}/analysis", headers=SCRIPT)).text
    assert "data-running" in page
    assert "<progress" in page
    assert "0 of " in page
    assert "<html" not in page
    assert (await ada.post(f"/t/{table}/analysis")).status_code == 303, "asking twice is asking once"
    await app_state.looking_back.close()
    assert app_state.looking_back.progress(table) is None


@pytest.mark.parametrize(
    ("kind", "said"), [("NotCompiled", "still loading"), ("stopped", "could not answer")]
)
async def test_what_goes_wrong_is_said_and_can_be_tried_again(person, app_state, pool, kind, said):
    ada = person("Ada")
    table = await played(ada, app_state, game="duel")
    pool.failure = BotFailed(kind, "no reason")
    page = await looked_back(ada, app_state, f"/t/{table}")
    assert said in page
    assert "Analyse this game" in page
    pool.failure = None
    assert "Turning points" in await looked_back(ada, app_state, f"/t/{table}")


@pytest.mark.whole
async def test_too_many_games_at_a_time_are_refused(person, app_state, pool, monkeypatch):
    ada = person("Ada")
    table = await played(ada, app_state, game="duel")
    monkeypatch.setattr("argosy.server.tables.post_game_analysis.MOST_AT_A_TIME", 0)
    refused = await ada.post(f"/t/{table}/analysis")
    assert (refused.status_code, "thinking already" in refused.text) == (429, True)
    assert pool.asked == 0


@pytest.mark.whole
async def test_it_goes_with_its_table(person, app_state, pool):
    ada = person("Ada")
    table = await played(ada, app_state, game="duel")
    await looked_back(ada, app_state, f"/t/{table}")
    await app_state.store.delete_table(table)
    assert await app_state.store.analysis(table) is None


async def test_nobody_is_called_by_a_foreign_language(person, app_state, pool):
    ada = person("Ada")
    table = await played(ada, app_state, game="duel")
    await looked_back(ada, app_state, f"/t/{table}")
    for language, words in (
        ("fr", "Tournants"),
        ("pl", "Punkty zwrotne"),
        ("ru", "Переломные"),
        ("uk", "Переломні"),
    ):
        await ada.post("/settings", data={"language": language})
        assert words in (await ada.get(f"/t/{table}/analysis")).text


def test_the_process_weighs_from_the_view_alone():
    game = argosy.new_game("duel", seed=1)
    game.choose(game.owing[0], game.choices(game.owing[0])[0])
    (asked,) = questions(game)
    told = question("duel", LOOK_BACK, asked.view, asked.choices, 1)
    found = answer(msgspec.structs.replace(told, made=asked.made, iterations=4)).weighed
    assert found == weigh(asked.view, asked.choices, asked.made, Budget(iterations=4), 1)
    assert answer(msgspec.structs.replace(told, made="nonsense", iterations=4)).error


@pytest.mark.whole
async def test_the_score_sheet_tells_the_turning_point_to_everybody(person, app_state, pool):
    """Once the coach has looked back: before, only the button that asks for it stands there."""
    ada = person("Ada")
    table = await played(ada, app_state, players="3")
    address = f"/t/{table}"
    assert "The game turned in" not in (await ada.get(address)).text
    await looked_back(ada, app_state, address)
    worst = (await app_state.looking_back.found(table)).turning_points[0]
    link = f'href="{address}/analysis#decision-{worst.index}"'
    for viewer in (ada, person("Ben")):
        assert link in (await viewer.get(address)).text
        assert link in (await viewer.get(address, headers=SCRIPT)).text, "the live part"
    assert f'id="decision-{worst.index}"' in (await ada.get(f"{address}/analysis")).text


async def test_the_first_win_with_a_wonder_is_told_to_its_player_alone(person, app_state):
    ada, ben = person("Ada"), person("Ben")
    table = await app_state.tables.get(await played(ada, app_state, game="duel"))
    mine = next(seat.seat for seat in table.row.seats if seat.kind == "human")
    ranks, wonders = [2, 2], [(), ()]
    ranks[mine], wonders[mine] = 1, ("sphinx",)
    won = msgspec.structs.replace(
        table.row.standing, ranks=tuple(ranks), wonders=tuple(wonders), result="civilian"
    )
    await app_state.store.put_standing(table.id, won)
    assert "Your first win with The Sphinx" in (await ada.get(f"/t/{table.id}")).text
    assert "Your first win with" not in (await ben.get(f"/t/{table.id}")).text
    assert len(table.milestones) == 1, "a spectator has none"
