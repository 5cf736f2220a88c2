"""Leaving, resigning, taking a table away, and sitting down where somebody has left."""

import asyncio

import msgspec
import pytest

from argosy.server.auth.ids import clean_name
from argosy.server.errors import Refused
from argosy.server.live.page_stream import stream
from argosy.server.storage.rows import Change, Guest
from argosy.server.tables import autoplay
from tests.server.helpers import finish, until
from tests.server.live_messages import assembled

FRIENDS = {"players": "3", "seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"}


async def seats(app_state, table):
    return (await app_state.store.table(table)).seats


async def test_a_seat_that_is_left_before_the_start_is_open_again(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**FRIENDS)
    await ben.sit(table)
    assert (await ben.post(f"/t/{table}/leave")).headers["location"] == "/"
    assert [seat.kind for seat in await seats(app_state, table)] == ["human", "open", "bot"]
    assert (await person("Cleo").sit(table)).status_code == 303


async def test_a_host_who_leaves_hands_the_table_over(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**FRIENDS)
    await ben.sit(table)
    await ada.post(f"/t/{table}/leave")
    assert (await ada.post(f"/t/{table}/start")).status_code == 403
    assert (await ben.post(f"/t/{table}/start")).status_code == 303


async def test_a_table_that_nobody_waits_at_is_gone(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(**FRIENDS)
    await ada.post(f"/t/{table}/leave")
    assert await app_state.store.table(table) is None
    assert (await ada.get(f"/t/{table}")).status_code == 404
    assert table not in (await ada.get("/")).text


async def test_a_bot_plays_on_for_whoever_leaves(app_state, game_of_two):
    ada, ben, name = game_of_two
    await ben.post(f"/t/{name}/leave")
    table = await app_state.tables.get(name)
    for _ in range(2):
        before = table.playing.game.moment
        await ada.choose(name)
        await until(
            lambda moment=before: table.playing.game.moment > moment and 0 in table.playing.game.owing
        )
    left = (await ben.state(name))["view"]
    assert left["seat"] is None
    assert not left["hand"]


async def test_whoever_takes_the_seat_plays_it_and_the_bot_does_not(app_state, person, game_of_two):
    ada, ben, name = game_of_two
    hand = (await ben.state(name))["view"]["hand"]
    table = await app_state.tables.get(name)
    await ada.choose(name)  # so that the hand stays as it is until Ben's seat has chosen too
    table.autoplay.thinking[1] = asyncio.create_task(asyncio.sleep(60))  # the bot is asked, and slow
    await ben.post(f"/t/{name}/leave")
    cleo = person("Cleo")
    row = await app_state.store.table(name)
    listed = msgspec.structs.replace(row, listed=True, version=row.version + 1)
    await app_state.store.change(row, Change(row=listed))
    assert name in (await cleo.get("/")).text
    assert "free-seat" in (await cleo.get(f"/t/{name}")).text
    assert (await cleo.sit(name)).status_code == 303
    state = await cleo.state(name)
    assert (state["seat"], state["view"]["hand"]) == (1, hand)
    await table.ask(lambda: table.autoplay._commit(1, state["choices"][0]["text"], table.playing.moment))
    assert 1 in table.playing.game.owing
    assert (await cleo.choose(name)).status_code == 303
    assert "free-seat" not in (await person("Dora").get(f"/t/{name}")).text


async def test_a_game_that_everybody_has_left_waits_for_somebody(app_state, game_of_two):
    ada, ben, name = game_of_two
    for one in (ada, ben):
        await one.post(f"/t/{name}/leave")
    table = await app_state.tables.get(name)
    await until(lambda: table.is_quiet)
    moment = table.playing.moment
    table.autoplay.wake()
    assert table.is_quiet
    assert (await ben.sit(name)).status_code == 303
    await until(lambda: table.playing.moment > moment or table.playing.game.owing == (1,))


async def test_a_game_that_everybody_gives_up_is_played_to_its_end(app_state, game_of_two):
    ada, ben, name = game_of_two
    for one in (ada, ben):
        await one.post(f"/t/{name}/resign")
    table = await app_state.tables.get(name)
    await until(lambda: table.row.phase == "over")
    assert (await ada.sit(name)).status_code == 409


async def test_a_bot_that_has_kept_a_seat_keeps_it_in_the_rematch(app_state, game_of_two):
    ada, ben, name = game_of_two
    await ben.post(f"/t/{name}/leave")
    await finish(app_state, name)
    answer = await ada.post(f"/t/{name}/rematch")
    again = answer.headers["location"].removeprefix("/t/")
    assert [seat.kind for seat in await seats(app_state, again)] == ["human", "bot", "bot"]


async def test_the_host_takes_a_game_away_that_nobody_else_plays(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(players="3")
    assert (await ada.post(f"/t/{table}/delete")).headers["location"] == "/"
    assert await app_state.store.table(table) is None
    assert await app_state.store.entries(table) == []


async def test_who_watches_is_told_that_the_table_is_gone(app_state, person):
    ada = person("Ada")
    name = await ada.new_table(**FRIENDS)
    table = await app_state.tables.get(name)
    messages = stream(app_state, table, Guest(id="cleo"), "http://argosy.test")
    await anext(messages)
    await ada.post(f"/t/{name}/delete")
    told = [message async for message in messages]
    assert 'data-phase="gone"' in assembled(str(told[0].data), {})
    assert told[-1].event == "gone"


@pytest.mark.parametrize(
    ("sent", "shown"),
    [
        ("Zoë", "Zoë"), ("Zoe\u0308", "Zoë"), ("A\u200bda", "Ada"), ("\u202eadA", "adA"), ("Ada\x00Ben", "Ada Ben"),
        ("Ada\u3164", "Ada"), ("Ada\u2003\u00a0B", "Ada B"), ("Ж" * 40, "Ж" * 24), ("a" + "\u0301" * 50, "á\u0301\u0301"),
        ("🦊", "🦊"), ("7", "7"),
    ],
)  # fmt: skip
def test_names_are_cleaned(sent, shown):
    assert clean_name(sent) == shown


@pytest.mark.parametrize(
    "sent", ["", " ", "\u200b", "\u3164\u115f", "\u2800", "\u0301", "\u202e\u2066", "\ufe0f", "\U000e0041"]
)
def test_a_name_that_cannot_be_seen_is_refused(sent):
    with pytest.raises(Refused, match="visible"):
        clean_name(sent)


RATED = {"players": "3", "clock": "60"}


async def test_a_rated_game_cannot_be_deleted_after_the_first_choice_of_the_host(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(**RATED)
    assert "/delete" in (await ada.get(f"/t/{table}")).text
    await ada.choose(table)
    assert "/delete" not in (await ada.get(f"/t/{table}")).text
    refused = await ada.post(f"/t/{table}/delete")
    assert refused.status_code == 409
    assert "This game is rated and you have chosen in it" in refused.text
    assert await app_state.store.table(table) is not None


async def test_nor_after_a_choice_that_was_taken_back(app_state, person):
    """Else whoever does not like the deal would look at it, choose, take back and delete."""
    ada = person("Ada")
    table = await ada.new_table(game="duel", begins="you", clock="60")
    await ada.choose(table)
    undone = await ada.post(f"/t/{table}/undo")
    assert undone.status_code in (303, 409)
    assert (await ada.post(f"/t/{table}/delete")).status_code == 409
    await app_state.tables.forget(table)
    assert (await ada.post(f"/t/{table}/delete")).status_code == 409, "also after the table has left memory"


async def test_in_a_rated_game_nobody_comes_back_to_another_seat(app_state, person):
    """A player who has left comes back to the own seat, also where another one is open; never to one of
    somebody else.
    """
    ada, ben, eve = person("Ada"), person("Ben"), person("Eve")
    friends = {"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"}
    table = await ada.new_table(clock="60", **friends)
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    for one in (ada, ben):
        assert (await one.post(f"/t/{table}/leave")).status_code == 303
    assert (await ben.sit(table)).status_code == 303
    assert (await ben.state(table))["seat"] == 1
    assert (await ben.post(f"/t/{table}/leave")).status_code == 303
    assert (await eve.sit(table)).status_code == 303
    assert (await eve.state(table))["seat"] == 0
    refused = await ada.sit(table)
    assert refused.status_code == 403
    assert (await ada.state(table))["seat"] is None
    casual = await ada.new_table(**friends)
    await ben.sit(casual)
    await ada.post(f"/t/{casual}/start")
    for one in (ada, ben):
        await one.post(f"/t/{casual}/leave")
    await eve.sit(casual)
    assert (await ada.sit(casual)).status_code == 303
    assert (await ada.state(casual))["seat"] == 1


@pytest.mark.parametrize("way", ["leave", "resign"])
async def test_nor_by_a_host_who_has_left_or_resigned_it(app_state, person, way, monkeypatch):
    monkeypatch.setattr(autoplay, "BOT_DELAY", 3600)
    ada = person("Ada")
    table = await ada.new_table(**RATED)
    await ada.choose(table)
    await ada.post(f"/t/{table}/{way}")
    assert (await ada.post(f"/t/{table}/delete")).status_code == 409
    assert await app_state.store.table(table) is not None


async def test_a_rated_game_can_be_deleted_before_the_first_choice_and_others_at_any_time(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(**RATED)
    assert (await ada.post(f"/t/{table}/delete")).status_code == 303
    casual = await ada.new_table(players="3")
    await ada.choose(casual)
    assert (await ada.post(f"/t/{casual}/delete")).status_code == 303


@pytest.mark.parametrize(
    ("action", "said"),
    [("leave", "has left the table."), ("resign", "has resigned; a bot plays on.")],
)
async def test_the_others_are_told_who_has_gone(game_of_two, action, said):
    ada, ben, table = game_of_two
    await ben.post(f"/t/{table}/{action}")
    page = (await ada.get(f"/t/{table}")).text
    assert f"<b>Ben</b> <span>{said}</span>" in page
    assert "data-talks" in page, "the talk stays although nobody else is there"


async def test_nothing_is_said_where_nobody_hears_it(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(
        players="3", **{"seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"}
    )
    await ada.post(f"/t/{table}/resign")
    assert await app_state.store.talk(table, 9) == []
