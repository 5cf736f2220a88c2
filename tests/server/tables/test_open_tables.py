"""Tables that their hosts show in the lobby: off by default, gone when they are full or have begun."""

import pytest

from argosy.server.storage.store import OPEN_TABLES

FRIENDS = {"seat-0": "you", "seat-1": "friend", "seat-2": "friend"}
SHOWN = FRIENDS | {"listed": "on"}


async def lobby(one):
    return (await one.get("/")).text


async def test_a_table_is_shown_only_where_its_host_wants_it(person):
    ada, ben = person("Ada"), person("Ben")
    hidden = await ada.new_table(**FRIENDS)
    shown = await ada.new_table(**SHOWN)
    page = await lobby(ben)
    assert f"/t/{hidden}" not in page
    assert f"/t/{shown}" in page


async def test_a_table_of_bots_is_never_shown(person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(listed="on")
    assert f"/t/{table}" not in await lobby(ben)


async def test_the_host_changes_it_while_friends_are_awaited(person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**FRIENDS)
    await ada.post(f"/t/{table}/listed", data={"listed": "on"})
    assert f"/t/{table}" in await lobby(ben)
    await ada.post(f"/t/{table}/listed", data={"listed": "off"})
    assert f"/t/{table}" not in await lobby(ben)


async def test_it_says_who_is_there_what_is_played_and_how_many_may_come(person):
    ada, ben = person("Ada"), person("Ben")
    await ada.new_table(leaders="2011", **SHOWN)
    page = await lobby(ben)
    assert "<b>Ada</b>" in page
    assert "Leaders" in page.partition('id="l-open"')[2]
    assert "2 seats open" in page


async def test_whoever_has_a_name_joins_by_one_button_and_others_say_it_at_the_table(person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**SHOWN)
    button = f'action="/t/{table}/seat"'
    page = await lobby(ben)
    assert button not in page
    assert f'<a class="button" href="/t/{table}">' in page
    await ben.post("/settings", data={"name": "Ben", "switches": ""})
    assert button in await lobby(ben)


@pytest.mark.parametrize("end", ["full", "start", "delete"])
async def test_it_is_gone_when_nobody_can_join_any_more(person, end):
    ada, cleo = person("Ada"), person("Cleo")
    table = await ada.new_table(**SHOWN)
    await person("Ben").sit(table)
    assert f"/t/{table}" in await lobby(cleo)
    if end == "full":
        await person("Dora").sit(table)
    else:
        await ada.post(f"/t/{table}/{end}")
    assert f"/t/{table}" not in await lobby(cleo)


@pytest.mark.parametrize("is_shown", [True, False])
async def test_a_seat_that_a_bot_keeps_in_a_running_game_is_shown_if_the_host_wanted_it(is_shown, person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(
        **(SHOWN if is_shown else {name: SHOWN[name] for name in SHOWN if name != "listed"})
    )
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    assert f"/t/{table}" not in await lobby(person("Cleo"))
    await ben.post(f"/t/{table}/leave")
    assert (f"/t/{table}" in await lobby(person("Cleo"))) == is_shown


async def test_those_who_sit_there_find_it_among_their_own_games_alone(person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**SHOWN)
    await ben.sit(table)
    for one in (ada, ben):
        page = await lobby(one)
        assert f"/t/{table}" in page
        assert 'class="list open"' not in page


async def test_the_newest_are_shown_and_no_more_than_there_is_room_for(person):
    ada, ben = person("Ada"), person("Ben")
    tables = [await ada.new_table(**SHOWN) for _ in range(OPEN_TABLES + 1)]
    page = await lobby(ben)
    assert [table for table in tables if f"/t/{table}" not in page] == tables[:1]


async def test_names_are_text(person):
    await person("<b>Ada</b>").new_table(**SHOWN)
    page = await lobby(person("Ben"))
    assert "&lt;b&gt;Ada&lt;/b&gt;" in page
    assert "<b>Ada</b>" not in page


async def test_a_table_for_friends_is_made_with_two_fields(app_state, person):
    ada = person("Ada")
    wonders = await ada.new_table(table="wonders-5", others="friend", edition="2020")
    row = await app_state.store.table(wonders)
    assert [seat.kind for seat in row.seats] == ["human", *["open"] * 4]
    duel = await app_state.store.table(await ada.new_table(table="duel-2", others="friend"))
    assert (duel.request.game, sorted(seat.kind for seat in duel.seats)) == ("duel", ["human", "open"])
    refused = await ada.post("/tables", data={"name": "Ada", "table": "chess-2", "others": "friend"})
    assert refused.status_code == 400


async def test_whoever_has_just_joined_finds_the_name_in_its_field(person):
    """Also in the part that the stream brings, which was asked for under no name."""
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**SHOWN)
    for headers in ({}, {"HX-Request": "true"}):
        await ben.post(f"/t/{table}/seat", data={"name": "Ben"})
        page = " ".join((await ben.get(f"/t/{table}", headers=headers)).text.split())
        assert 'id="rename" name="name" maxlength="24" required value="Ben"' in page
