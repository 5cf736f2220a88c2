"""Daily voyage: the same deal for everybody of a day, one try each, a table of results."""

import asyncio
from datetime import date

import pytest

from argosy.server.daily import schedule, stored_results
from argosy.server.engine import new_game
from argosy.server.storage.rows import Deal
from tests.server.helpers import finish

MONDAY = date(2026, 11, 30)


@pytest.fixture
def day(monkeypatch):
    monkeypatch.setattr(schedule, "today", lambda: MONDAY)
    return MONDAY


async def begun(one) -> str:
    answer = await one.post("/daily")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


async def test_everybody_of_a_day_gets_the_same_cards_and_bots(app_state, person, day):
    ada, ben = person("Ada"), person("Ben")
    tables = [await app_state.tables.get(await begun(one)) for one in (ada, ben)]
    first, second = (table.playing for table in tables)
    assert first.view(0).hand == second.view(0).hand
    assert [seat.bot for seat in tables[0].row.seats] == [seat.bot for seat in tables[1].row.seats]
    assert schedule.seed_of(date(2026, 12, 1), app_state.signer) != first.deal.seed


async def test_a_second_try_leads_to_the_first_one(app_state, person, day):
    ada = person("Ada")
    table = await begun(ada)
    assert await begun(ada) == table
    await finish(app_state, table)
    assert await begun(ada) == table
    await ada.post(f"/t/{table}/delete")
    assert await begun(ada) == table


async def test_there_is_no_coach_and_no_way_to_delete_it_after_a_choice(app_state, person, day):
    ada = person("Ada")
    table = await begun(ada)
    assert (await ada.post(f"/t/{table}/position")).status_code in (403, 409)
    await ada.choose(table)
    assert (await ada.post(f"/t/{table}/delete")).status_code == 409


@pytest.mark.whole
async def test_results_stand_in_order_and_name_only_who_wants_it(app_state, person, day):
    ada, ben = person("Ada"), person("Ben")
    for one in (ada, ben):
        await one.post("/settings", data={"name": one.name, "switches": ""})
    await ada.post("/settings", data={"switches": "ranked", "ranked": "on"})
    for one in (ada, ben):
        await finish(app_state, await begun(one))
    page = (await ben.get("/daily")).text
    assert "Ada" in page
    assert "you" in page
    assert "Ben" not in (await ada.get("/daily")).text
    assert "a guest" in (await ada.get("/daily")).text
    row = (await app_state.tables.get(await begun(ada))).row
    found = await app_state.store.database.read(
        lambda connection: stored_results.of_day(connection, day.isoformat())
    )
    assert len(found) == 2
    assert [(one.rank, -(one.points or 0)) for one in found] == sorted(
        (one.rank, -(one.points or 0)) for one in found
    )
    assert {one.points for one in found} >= {row.standing.totals[0]}


async def test_who_leaves_has_no_result(app_state, person, day):
    ada = person("Ada")
    table = await begun(ada)
    await ada.choose(table)
    await ada.post(f"/t/{table}/resign")
    await finish(app_state, table)
    page = (await ada.get("/daily")).text
    assert "not finished" in page
    assert "Nobody has finished it yet." in page


@pytest.mark.parametrize("weekday", range(7))
def test_every_day_has_a_game_that_can_be_played(weekday):
    voyage = schedule.WEEK[weekday]
    game = new_game(Deal(request=voyage.request, seed=1))
    assert sorted(voyage.kinds) == sorted(game.players)


async def test_two_clicks_at_once_begin_one_voyage(app_state, person, day):
    ada = person("Ada")
    await ada.post("/settings", data={"name": "Ada", "switches": ""})
    first, second = await asyncio.gather(begun(ada), begun(ada))
    assert first == second
