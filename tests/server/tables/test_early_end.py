"""Games that people end before their rules do: by resigning, or together when somebody has left."""

import msgspec
import pytest

from argosy.server.club.sides import Finished, sides_of
from argosy.server.tables import leave_table

DUEL = {"game": "duel", "begins": "you", "opponent": "friend"}
WITH_FREE_CITY = {"players": "2", "seat-1": "you", "seat-2": "friend"}
THREE = {"players": "3", "seat-0": "you", "seat-1": "friend", "seat-2": "friend"}


async def begun(person, fields, *names):
    """People at a table whose game runs, and its id."""
    people = [person(name) for name in names]
    table = await people[0].new_table(**fields)
    for one in people[1:]:
        await one.sit(table)
    await people[0].post(f"/t/{table}/start")
    return *people, table


@pytest.mark.parametrize("fields", [DUEL, WITH_FREE_CITY], ids=["duel", "two players of 7 Wonders"])
async def test_resigning_ends_a_game_of_two_and_the_other_one_wins(app_state, person, fields):
    ada, ben, name = await begun(person, fields, "Ada", "Ben")
    await ben.post(f"/t/{name}/resign")
    row = (await app_state.tables.get(name)).row
    assert row.phase == "over"
    assert [seat.name for seat in row.seats] == ["Ada", "Ben"]
    assert [row.standing.ranks[seat.seat] for seat in row.seats] == [1, 2]
    page = (await ada.get(f"/t/{name}")).text
    assert "Ben has resigned: you win." in page
    assert "Play again" in page
    assert "You have resigned: Ada wins." in (await ben.get(f"/t/{name}")).text
    assert "Ben has resigned: Ada wins." in (await person("Cleo").get(f"/t/{name}")).text
    assert "Waiting for" not in page
    assert (await ada.choose(name)).status_code == 409
    assert "won" in (await ada.get("/games")).text or "place 1" in (await ada.get("/games")).text
    assert "by resignation" in (await ben.get("/games")).text


@pytest.mark.whole
async def test_a_resigned_game_can_be_replayed_shared_and_played_again(app_state, person):
    ada, ben, name = await begun(person, DUEL, "Ada", "Ben")
    await ada.choose(name)
    await ben.post(f"/t/{name}/resign")
    for path in ("replay", "record", "bgstats", "bgstats.json"):
        assert (await ada.get(f"/t/{name}/{path}")).status_code in (200, 302, 303), path
    play = (await ada.get(f"/t/{name}/bgstats.json")).json()
    assert (play["comments"], [one["winner"] for one in play["players"]]) == ("Resignation", [True, False])
    assert (await ada.post(f"/t/{name}/analysis")).status_code < 500
    new = (await ada.post(f"/t/{name}/rematch")).headers["location"].removeprefix("/t/")
    assert "Ada would like to play again." in (await ben.get(f"/t/{name}")).text
    assert (await ben.post(f"/t/{name}/rematch")).headers["location"] == f"/t/{new}"
    assert (await app_state.tables.get(new)).row.phase == "playing"


async def test_a_plan_does_not_outlive_a_resigned_game(app_state, person):
    ada, ben, name = await begun(person, DUEL, "Ada", "Ben")
    table = await app_state.tables.get(name)
    waits = ben if table.playing.game.owing == (table.row.seats[0].seat,) else ada
    await waits.post(f"/t/{name}/resign")
    assert table.plans == {}
    assert table.row.due is None
    assert not table.row.bots_owe


async def test_a_bot_plays_on_under_the_name_of_who_resigned_in_a_larger_game(app_state, person):
    ada, ben, cleo, name = await begun(person, THREE, "Ada", "Ben", "Cleo")
    await cleo.post(f"/t/{name}/resign")
    row = (await app_state.tables.get(name)).row
    assert (row.phase, row.seats[2].name, row.seats[2].kind) == ("playing", "Cleo", "bot")
    page = (await ada.get(f"/t/{name}")).text
    assert "Cleo (bot)" in page
    assert "Play on with a bot" in page
    assert "Play on with a bot" not in (await cleo.get(f"/t/{name}")).text, "who resigned is not asked"
    await ada.post(f"/t/{name}/play-on")
    assert "Play on with a bot" not in (await ada.get(f"/t/{name}")).text
    assert "would play on with a bot." in (await ben.get(f"/t/{name}")).text


async def test_a_game_ends_when_all_who_stay_say_so(app_state, person):
    ada, ben, cleo, name = await begun(person, THREE, "Ada", "Ben", "Cleo")
    assert (await ada.post(f"/t/{name}/end")).status_code == 409, "nobody has left"
    await cleo.post(f"/t/{name}/leave")
    await ada.post(f"/t/{name}/end")
    table = await app_state.tables.get(name)
    assert table.row.phase == "playing"
    assert (await cleo.post(f"/t/{name}/end")).status_code == 403
    await ben.post(f"/t/{name}/end")
    assert (table.row.phase, table.row.standing.ranks) == ("over", (1, 1, 3))
    assert "The players have ended this game." in (await ada.get(f"/t/{name}")).text
    assert "ended early" in (await ben.get("/games")).text


async def test_who_changes_their_mind_keeps_the_game_alive(app_state, person):
    ada, ben, cleo, name = await begun(person, THREE, "Ada", "Ben", "Cleo")
    await cleo.post(f"/t/{name}/leave")
    await ada.post(f"/t/{name}/end")
    await ada.post(f"/t/{name}/play-on")
    await ben.post(f"/t/{name}/end")
    table = await app_state.tables.get(name)
    assert table.row.phase == "playing"
    await cleo.sit(name)
    assert table.row.seats[2].name == "Cleo"
    assert "Play on with a bot" not in (await ada.get(f"/t/{name}")).text, "Cleo is back"
    assert (await ada.post(f"/t/{name}/end")).status_code == 409


async def test_who_left_may_come_back_under_the_same_name_and_nobody_else_takes_it(app_state, person):
    _, ben, cleo, name = await begun(person, THREE, "Ada", "Ben", "Cleo")
    await cleo.post(f"/t/{name}/leave")
    await ben.post(f"/t/{name}/name", data={"name": "Cleo"})
    assert (await app_state.tables.get(name)).row.seats[1].name == "Ben"
    await cleo.sit(name)
    assert (await app_state.tables.get(name)).row.seats[2].guest is not None


async def test_a_rated_game_of_two_that_is_resigned_counts_once(app_state, person):
    ada, ben, name = await begun(person, DUEL | {"clock": "86400"}, "Ada", "Ben")
    await ada.choose(name)
    await ben.post(f"/t/{name}/resign")
    row = (await app_state.tables.get(name)).row
    sides = sides_of(Finished(request=row.request, standing=row.standing, seats=row.seats))
    assert sorted(side.rank for side in sides) == [1, 2]


async def test_who_left_before_the_start_is_no_reason_to_ask(app_state, person):
    ada, ben, cleo = person("Ada"), person("Ben"), person("Cleo")
    name = await ada.new_table(**THREE)
    await ben.sit(name)
    await cleo.sit(name)
    await cleo.post(f"/t/{name}/leave")
    await ada.post(f"/t/{name}/start")
    assert (await app_state.tables.get(name)).row.seats[2].kind == "bot"
    assert "Play on with a bot" not in (await ada.get(f"/t/{name}")).text
    assert (await ada.post(f"/t/{name}/end")).status_code == 409


async def test_only_people_who_play_themselves_say_how_it_goes_on(app_state, person):
    ada, ben, cleo, name = await begun(person, THREE, "Ada", "Ben", "Cleo")
    await cleo.post(f"/t/{name}/leave")
    table = await app_state.tables.get(name)
    late = [msgspec.structs.replace(one, bot="random") if one.seat < 2 else one for one in table.row.seats]
    await table.ask(lambda: table.put_seats(late))
    for one in (ada, ben):
        assert (await one.post(f"/t/{name}/end")).status_code == 409
    assert table.row.phase == "playing"


async def test_those_who_stay_are_asked_when_somebody_was_removed(app_state, person):
    ada, _, _, name = await begun(person, THREE, "Ada", "Ben", "Cleo")
    table = await app_state.tables.get(name)
    guest = table.row.seats[2].guest
    await table.ask(lambda: leave_table.remove(table, guest, "random"))
    assert table.row.seats[2].name != "Cleo"
    assert "Play on with a bot" in (await ada.get(f"/t/{name}")).text
