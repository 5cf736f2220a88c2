"""Coach at a table: permission to ask, and answers from the own view in a process of its own."""

import asyncio
import re

import pytest

import argosy
from argosy import coach
from argosy.coach import Advice, Reason
from argosy.server.bots.bot_pool import BotFailed, BotPool
from argosy.server.bots.bot_protocol import COACH, question
from argosy.server.bots.bot_worker import answer
from argosy.server.tables.coaching import Coach
from tests.server.helpers import standing, until

SCRIPT = {"hx-request": "true"}


class Pool(BotPool):
    """Advises at once to take what comes first, unless it is told to wait or to fail."""

    def __init__(self) -> None:
        super().__init__(workers=0)
        self.asked = []
        self.go = asyncio.Event()
        self.go.set()
        self.failure = None
        self.reason = Reason(kind="again", weight=1.0)

    async def advise(self, game, view, choices, seed, owner=""):  # noqa: ARG002  because the first choice needs no chance
        self.asked.append(view)
        await self.go.wait()
        if self.failure:
            raise self.failure
        reasons = (self.reason,)
        return tuple(
            Advice(number=choice.number, text=choice.text, value=0.62 - 0.04 * n, reasons=reasons)
            for n, choice in enumerate(choices[:3])
        )


@pytest.fixture
def pool(app_state):
    pool = Pool()
    app_state.coach = Coach(pool)
    return pool


async def ask(one, table, moment=0, headers=SCRIPT):
    return await one.post(f"/t/{table}/coach", data={"moment": str(moment)}, headers=headers)


async def duel(one, **form):
    return await one.new_table(game="duel", begins="you", **form)


async def test_against_bots_it_names_three_choices_and_says_why(person, pool):
    ada = person("Ada")
    table = await duel(ada)
    assert "data-coach" in (await ada.get(f"/t/{table}")).text
    said = await ask(ada, table)
    assert said.status_code == 200
    assert said.text.count('class="advice-button"') == 3
    assert "<b>62%</b>" in said.text
    assert "<i>−4</i>" in said.text
    assert "You play again at once." in said.text
    assert "<html" not in said.text
    assert [view.seat for view in pool.asked] == [0]


async def test_without_a_script_it_is_a_page(person, pool):
    ada = person("Ada")
    table = await duel(ada)
    page = (await ask(ada, table, headers={})).text
    assert "<html" in page
    assert f'href="/t/{table}"' in page


async def test_whoever_asks_again_is_told_the_same(person, pool):
    ada = person("Ada")
    table = await duel(ada)
    assert (await ask(ada, table)).text == (await ask(ada, table)).text
    assert len(pool.asked) == 1


async def test_one_question_of_a_seat_at_a_time(person, pool):
    ada = person("Ada")
    table = await duel(ada)
    pool.go.clear()
    first = asyncio.create_task(ask(ada, table))
    await until(lambda: bool(pool.asked))
    second = await ask(ada, table)
    assert (second.status_code, "thinking already" in second.text) == (429, True)
    pool.go.set()
    assert (await first).status_code == 200


async def test_what_is_said_too_late_is_not_said(person, pool):
    ada = person("Ada")
    table = await duel(ada)
    pool.go.clear()
    late = asyncio.create_task(ask(ada, table))
    await until(lambda: bool(pool.asked))
    await ada.choose(table)
    pool.go.set()
    assert (await late).status_code == 409


async def test_friends_have_a_coach_if_the_host_allows_it(person, pool):
    ada, ben = person("Ada"), person("Ben")
    for allowed in (False, True):
        table = await duel(ada, opponent="friend", **({"coach": "on"} if allowed else {}))
        await ben.sit(table)
        await ada.post(f"/t/{table}/start")
        said, page = await ask(ada, table), (await ada.get(f"/t/{table}")).text
        assert said.status_code == (200 if allowed else 403)
        assert ("The host has not allowed the coach" in said.text) is not allowed
        assert ("data-coach" in page) is allowed
        assert ("coach allowed" in (await ben.get(f"/t/{table}")).text) is allowed


async def test_it_answers_nobody_else_and_nobody_who_owes_nothing(person, pool, app_state):
    ada, ben, cleo = person("Ada"), person("Ben"), person("Cleo")
    table = await duel(ada, opponent="friend", coach="on")
    assert (await ask(ada, table)).status_code == 409  # not begun
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    before = await standing(app_state, table)
    assert (await ask(cleo, table)).status_code == 403
    assert (await ask(ben, table)).status_code == 409
    assert (await ask(ada, table, moment=7)).status_code == 409
    assert (await ada.post(f"/t/{table}/coach", data={}, headers=SCRIPT)).status_code == 400
    assert pool.asked == []
    assert await standing(app_state, table) == before
    assert "data-coach" not in (await cleo.get(f"/t/{table}")).text


async def test_7_wonders_has_one_too(person, pool):
    ada = person("Ada")
    table = await ada.new_table(players="3")
    page = (await ada.get(f"/t/{table}")).text
    assert "coach.js" in page
    assert "data-coach" in page
    moment = int(re.search(r'data-moment="(\d+)"', page)[1])
    pool.reason = Reason(kind="points", weight=3.0, amount=3)
    said = await ask(ada, table, moment)
    assert said.status_code == 200
    assert said.text.count('class="advice-button"') == 3
    assert "Brings you 3 points at once." in said.text
    (view,) = pool.asked
    assert view.seat == 0
    assert all(len(known.cards) == 0 for known in view.known_hands)  # nothing of what others hold
    assert not view.partner_hand


async def test_at_a_table_of_friends_in_7_wonders_the_host_decides(person, pool):
    ada, ben = person("Ada"), person("Ben")
    for allowed in (False, True):
        seats = {"seat-0": "you", "seat-1": "friend", "seat-2": "bot:greedy"}
        table = await ada.new_table(players="3", **seats, **({"coach": "on"} if allowed else {}))
        await ben.sit(table)
        await ada.post(f"/t/{table}/start")
        page = (await ben.get(f"/t/{table}")).text
        moment = int(re.search(r'data-moment="(\d+)"', page)[1])
        pool.reason = Reason(kind="points", weight=3.0, amount=3)
        assert (await ask(ben, table, moment)).status_code == (200 if allowed else 403)
        assert ("data-coach" in page) is allowed
    assert [view.seat for view in pool.asked] == [1]


@pytest.mark.parametrize(
    ("failure", "sentence"),
    [
        (BotFailed("NotCompiled", "..."), "still loading"),
        (BotFailed("PositionError", "..."), "could not answer"),
    ],
)
async def test_it_says_when_it_cannot_answer(person, pool, failure, sentence):
    ada = person("Ada")
    pool.failure = failure
    said = await ask(ada, await duel(ada))
    assert said.status_code == 503
    assert sentence in said.text


async def test_a_table_remembers_what_its_host_allows(person, app_state):
    ada = person("Ada")
    row = (await app_state.tables.get(await duel(ada, opponent="friend", coach="on"))).row
    assert row.request.coach
    assert not (await app_state.tables.get(await duel(ada, opponent="friend"))).row.request.coach


async def test_it_warms_up_by_games_that_show_as_much_as_any():
    pool = Pool()
    await Coach(pool).wake()
    assert [type(view).__name__ for view in pool.asked] == ["WondersView", "DuelView"]
    assert pool.asked[1].expansions == ("pantheon", "agora")
    pool.failure = BotFailed("NotCompiled", "...")
    await Coach(pool).wake()


def test_a_worker_answers_for_the_coach(monkeypatch):
    """In the process of the bots, from a view that has travelled."""
    game = argosy.new_game("duel", seed=3)
    seen = []
    monkeypatch.setattr(coach, "advise", lambda view, choices, seed: seen.append((view, choices, seed)) or ())
    told = answer(question("duel", COACH, game.view(0), game.choices(0), 5))
    assert (told.error, told.advice) == ("", ())
    assert seen == [(game.view(0), game.choices(0), 5)]


def test_a_worker_says_that_the_coach_is_not_compiled(monkeypatch):
    game = argosy.new_game("duel", seed=3)
    monkeypatch.setattr(coach, "is_ready", lambda game: False)
    assert answer(question("duel", COACH, game.view(0), game.choices(0), 5)).error.startswith("NotCompiled:")
