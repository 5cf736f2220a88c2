"""Table talk: readers, stored lines, limits."""

import pytest

from argosy.server.storage.rows import Guest
from argosy.server.tables import table_talk
from argosy.server.tables.registry import Tables
from argosy.texts import words
from argosy.web.table.talk import LINE_LETTERS, SIGNS, sign_words
from tests.server.conftest import InProcessBots


async def say(one, table, **form):
    return await one.post(f"/t/{table}/talk", data=form)


async def test_all_at_the_table_read_it_as_text_and_with_the_name_of_then(person, game_of_two):
    ada, ben, table = game_of_two
    await say(ada, table, text="<b>Ahoy</b> &\u200b friends")
    await ada.post(f"/t/{table}/name", data={"name": "Countess"})
    for one in (ada, ben, person("Cleo")):
        page = (await one.get(f"/t/{table}")).text
        assert "<b>Ada</b> <span>&lt;b&gt;Ahoy&lt;/b&gt; &amp; friends</span>" in page


async def test_a_sign_is_read_in_the_language_of_the_reader(game_of_two):
    ada, ben, table = game_of_two
    await say(ada, table, sign="well_played")
    await ben.post("/settings", data={"language": "fr", "switches": ""})
    assert f"<span>{sign_words(words('en'))['well_played']}</span></p>" in (await ada.get(f"/t/{table}")).text
    assert f"<span>{sign_words(words('fr'))['well_played']}</span></p>" in (await ben.get(f"/t/{table}")).text


async def test_one_switch_takes_it_all_away(game_of_two):
    ada, ben, table = game_of_two
    await say(ada, table, text="Ahoy")
    await ben.post("/settings", data={"switches": "talk"})
    page = (await ben.get(f"/t/{table}")).text
    assert "Ahoy" not in page
    assert 'id="talk"' not in page
    assert "Ahoy" in (await ada.get(f"/t/{table}")).text


async def test_nobody_talks_to_bots(person):
    ada = person("Ada")
    assert 'id="talk"' not in (await ada.get(f"/t/{await ada.new_table(players='3')}")).text


async def test_it_is_kept_over_a_restart_and_goes_with_its_table(app_state, game_of_two):
    ada, ben, table = game_of_two
    await say(ada, table, text="Ahoy")
    await say(ben, table, sign="hello")
    other_tables = Tables(app_state.store, InProcessBots())
    again = await other_tables.get(table)
    assert [(one.seat, one.text, one.sign) for one in again.talk] == [(0, "Ahoy", ""), (1, "", "hello")]
    await other_tables.close()
    await app_state.store.delete_table(table)
    assert await app_state.store.talk(table, 9) == []


@pytest.mark.parametrize("form", [{}, {"text": " \u200b"}, {"sign": "<b>"}, {"sign": "hallo"}])
async def test_what_says_nothing_is_refused(app_state, game_of_two, form):
    ada, _, table = game_of_two
    assert (await say(ada, table, **form)).status_code == 400
    assert (await app_state.tables.get(table)).talk == ()


async def test_a_long_line_is_cut_and_a_flood_is_stopped_for_one_seat_alone(app_state, game_of_two):
    ada, ben, table = game_of_two
    answers = [(await say(ada, table, text="x" * 5000)).status_code for _ in range(7)]
    assert answers == [303] * 6 + [429]
    assert (await say(ben, table, sign="oops")).status_code == 303
    table_talk = (await app_state.tables.get(table)).talk
    assert {len(one.text) for one in table_talk if one.seat == 0} == {LINE_LETTERS}


async def test_two_processes_that_write_the_same_line_lose_none(app_state, game_of_two):
    ada, _, table = game_of_two
    other_tables = Tables(app_state.store, InProcessBots())
    other = await other_tables.get(table)
    await say(ada, table, text="first")
    assert other.talk == ()
    cleo = Guest(id=other.row.seats[1].guest)
    await other.ask(lambda: table_talk.say(other, cleo, "second", ""))
    assert [one.text for one in other.talk] == ["first", "second"]
    assert [one.text for one in await app_state.store.talk(table, 9)] == ["first", "second"]
    await other_tables.close()


def test_every_sign_has_words():
    assert list(sign_words(words("en"))) == list(SIGNS)
