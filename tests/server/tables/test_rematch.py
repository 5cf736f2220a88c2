"""Rematches: asked for, accepted in any order, declined; no game begins without its players."""

import pytest

from argosy.server.tables import autoplay
from argosy.web.table.talk import NO_REMATCH
from tests.server.helpers import finish

DUEL = {"game": "duel", "begins": "you", "opponent": "friend"}
THREE = {"players": "3", "seat-0": "you", "seat-1": "friend", "seat-2": "friend"}


@pytest.fixture
async def over(app_state, person):
    """Ada, Ben, and their Duel that is over."""
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**DUEL)
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    await finish(app_state, table)
    return ada, ben, table


async def asked(one, table: str) -> str:
    return (await one.post(f"/t/{table}/rematch")).headers["location"].removeprefix("/t/")


async def test_a_rematch_waits_until_the_other_one_accepts(app_state, over):
    ada, ben, table = over
    assert "Play again" in (await ben.get(f"/t/{table}")).text
    new = await asked(ada, table)
    row = (await app_state.tables.get(new)).row
    assert row.phase == "waiting"
    assert [(seat.kind, seat.name) for seat in row.seats] == [("open", "Ben"), ("human", "Ada")], "they swap"
    assert "asked to play again" in (await ada.get(f"/t/{new}")).text
    page = (await ben.get(f"/t/{table}")).text
    assert "Ada would like to play again." in page
    assert "<title>Play again? Argosy" in page or 'data-title="Play again? Argosy"' in page
    assert f"/t/{table}/rematch/decline" in page
    assert "would like to play again." not in (await ada.get(f"/t/{table}")).text.split('id="talk"')[0]
    assert await asked(ben, table) == new
    row = (await app_state.tables.get(new)).row
    assert row.phase == "playing"
    assert [seat.name for seat in row.seats] == ["Ben", "Ada"]


async def test_who_declines_is_asked_no_more_and_the_other_one_is_told(app_state, over):
    ada, ben, table = over
    new = await asked(ada, table)
    assert (await ben.post(f"/t/{table}/rematch/decline")).status_code == 303
    page = (await ben.get(f"/t/{table}")).text
    assert "Join the rematch" not in page
    told = (await ada.get(f"/t/{new}")).text
    assert "declines the rematch." in told
    assert "asked to play again" not in told
    await ada.post(f"/t/{new}/start")
    assert [seat.kind for seat in (await app_state.tables.get(new)).row.seats] == ["bot", "human"]


async def test_declining_twice_says_it_once_and_who_sits_there_does_not_decline(app_state, over):
    ada, ben, table = over
    await asked(ada, table)
    assert (await ada.post(f"/t/{table}/rematch/decline")).status_code == 409
    for _ in range(2):
        await ben.post(f"/t/{table}/rematch/decline")
    lines = (await app_state.tables.get(table)).talk
    assert [line.name for line in lines if line.sign == NO_REMATCH] == ["Ben"]


async def test_who_has_declined_may_change_their_mind(app_state, over):
    ada, ben, table = over
    new = await asked(ada, table)
    await ben.post(f"/t/{table}/rematch/decline")
    assert await asked(ben, table) == new
    assert (await app_state.tables.get(new)).row.phase == "playing"


async def test_nobody_declines_what_nobody_has_asked(over, person):
    ada, ben, table = over
    assert (await ben.post(f"/t/{table}/rematch/decline")).status_code == 409
    await asked(ada, table)
    assert (await person("Eve").post(f"/t/{table}/rematch/decline")).status_code == 403


async def test_three_get_their_own_seats_in_whatever_order_they_come(app_state, person):
    people = {name: person(name) for name in ("Ada", "Ben", "Cleo")}
    table = await people["Ada"].new_table(**THREE)
    await people["Ben"].sit(table)
    await people["Cleo"].sit(table)
    await people["Ada"].post(f"/t/{table}/start")
    await finish(app_state, table)
    new = await asked(people["Ben"], table)
    await asked(people["Cleo"], table)
    assert (await app_state.tables.get(new)).row.phase == "waiting"
    await asked(people["Ada"], table)
    row = (await app_state.tables.get(new)).row
    assert [seat.name for seat in row.seats] == ["Ada", "Ben", "Cleo"]
    assert row.phase == "playing"


async def test_a_rematch_that_is_given_up_can_be_asked_for_again(app_state, over):
    ada, ben, table = over
    first = await asked(ada, table)
    await ada.post(f"/t/{first}/leave")
    assert "Join the rematch" not in (await ben.get(f"/t/{table}")).text
    second = await asked(ben, table)
    assert second != first
    assert "Ben would like to play again." in (await ada.get(f"/t/{table}")).text


async def test_against_bots_alone_a_rematch_begins_at_once_and_nothing_is_said(
    app_state, person, monkeypatch
):
    monkeypatch.setattr(autoplay, "TIME_TO_UNDO", 0.0)
    ada = person("Ada")
    table = await ada.new_table(game="duel", begins="you", opponent="bot:random")
    await finish(app_state, table)
    new = await asked(ada, table)
    assert (await app_state.tables.get(new)).row.phase == "playing"
    assert await app_state.store.talk(table, 9) == []
