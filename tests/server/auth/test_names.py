"""Names of guests: asked for once, if other people come, and changed at will."""

import pytest

FRIEND = {"seat-0": "you", "seat-1": "friend"}
ASKS = 'id="host-name"'


async def test_who_invites_friends_is_asked_for_a_name_once(app_state, person):
    ada = person("Ada")
    assert ASKS in (await ada.get("/")).text
    refused = await ada.post("/tables", data=FRIEND)
    assert refused.status_code == 400
    assert "rite your name" in refused.text
    assert await app_state.store.count_tables() == 0
    await ada.new_table(**FRIEND)
    assert ASKS not in (await ada.get("/")).text
    again = await ada.post("/tables", data=FRIEND)
    table = again.headers["location"].removeprefix("/t/")
    assert (await ada.state(table))["seats"][0]["name"] == "Ada"


@pytest.mark.parametrize("form", [{}, {"game": "duel"}], ids=str)
async def test_against_bots_alone_nobody_needs_a_name(person, form):
    answer = await person("Ada").post("/tables", data=form)
    assert answer.status_code == 303


async def test_in_duel_a_friend_wants_a_name_too(person):
    ada = person("Ada")
    form = {"game": "duel", "opponent": "friend"}
    assert (await ada.post("/tables", data=form)).status_code == 400
    assert (await ada.post("/tables", data=form | {"name": "Ada"})).status_code == 303


async def test_the_name_is_changed_in_the_settings_for_new_tables(person):
    ada = person("Ada")
    old = await ada.new_table(**FRIEND)
    await ada.post("/settings", data={"name": "  Countess ", "switches": ""})
    new = (await ada.post("/tables", data=FRIEND)).headers["location"].removeprefix("/t/")
    assert [(await ada.state(table))["seats"][0]["name"] for table in (old, new)] == ["Ada", "Countess"]


async def test_settings_without_a_name_leave_it_as_it_is(app_state, person):
    ada = person("Ada")
    await ada.new_table()
    for form in ({"name": " "}, {"theme": "light"}):
        await ada.post("/settings", data=form | {"switches": ""})
    assert 'value="Ada"' in (await ada.get("/")).text


async def test_a_host_who_waits_can_take_another_name(person):
    ada = person("Ada")
    table = await ada.new_table(**FRIEND)
    assert f'action="/t/{table}/name"' in (await ada.get(f"/t/{table}")).text
