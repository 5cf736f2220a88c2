"""A person's list of games: entries, filters, points of old games, and taking one off it."""

import re

import msgspec
import pytest

from argosy.server.pages import own_games
from argosy.server.storage.rows import Entry, TableSummary
from argosy.server.tables.running_game import deal_entry, dealt
from tests.coach.test_lessons import analysis, decision
from tests.server.helpers import append, finish
from tests.web.html_reader import Reading

OVER = TableSummary(
    age=3, ranks=(2, 1), result="military", totals=(38, 52), wonders=(("sphinx",), ()), ended=7e8
)
DUEL = {"game": "duel", "begins": "you", "opponent": "friend"}


async def ended(app_state, table: str, standing: TableSummary = OVER) -> str:
    """A table whose people have sat down, as if their game had been played; its log is only the deal and a
    choice.
    """
    row = await app_state.store.table(table)
    first = deal_entry(dealt(row.request, 5), 7e8)
    await append(app_state.store, table, first)
    last = Entry(seq=1, kind="choose", seat=0, text="pick atlantis", at=7e8)
    await append(app_state.store, table, last, "over", standing)
    await app_state.tables.forget(table)
    return table


async def listed(person, query: str = "") -> str:
    answer = await person.get(f"/games{query}")
    assert answer.status_code == 200
    return answer.text


async def test_the_list_has_what_runs_and_what_is_over_with_its_points(app_state, person):
    ada = person("Ada")
    assert "every game that you sit down at" in await listed(ada)
    running, over = await ada.new_table(), await ended(app_state, await ada.new_table(**DUEL))
    page = await listed(ada)
    assert not Reading(page).faults
    assert f"/t/{running}" in page
    assert f"/t/{over}/replay" in page
    assert ">38</b>" in page
    assert f"/t/{over}" not in await listed(person("Ben"))


async def test_filters_stand_in_the_address(app_state, person):
    ada = person("Ada")
    base, duel = await ada.new_table(), await ended(app_state, await ada.new_table(**DUEL))
    assert f"/t/{base}" not in await listed(ada, "?game=duel")
    assert f"/t/{duel}" not in await listed(ada, "?state=running")
    assert f"/t/{base}" in await listed(ada, "?rival=bot-greedy")
    assert f"/t/{duel}" not in await listed(ada, "?rival=bot-greedy")
    assert 'href="/t/' not in await listed(ada, "?expansion=agora&page=7")
    assert (await ada.get("/games?page=x")).status_code == 400


async def test_points_of_games_that_ended_before_they_were_kept_are_added_up_once(app_state, person):
    ada = person("Ada")
    table = await finish(
        app_state, await ada.new_table(**{"seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"})
    )
    whole = (await app_state.store.table(table.id)).standing
    assert whole.totals == tuple(score.total for score in table.playing.scores)
    assert [len(one) for one in whole.wonders] == [1, 1, 1]
    await app_state.store.put_standing(
        table.id, msgspec.structs.replace(whole, totals=(), wonders=(), ended=0.0)
    )
    await listed(ada)
    for task in tuple(app_state.adding_up.working.values()):
        await task
    assert (await app_state.store.table(table.id)).standing == whole
    assert whole.ended > 0


async def test_a_log_that_no_longer_replays_keeps_its_place_on_the_list(app_state, person):
    ada = person("Ada")
    known = TableSummary(age=3, ranks=(1, 2), result="military")
    table = await ended(app_state, await ada.new_table(**DUEL), known)
    assert "military supremacy" in await listed(ada)
    for task in tuple(app_state.adding_up.working.values()):
        await task
    # With its time it is not tried again at every visit.
    assert (await app_state.store.table(table)).standing == msgspec.structs.replace(known, ended=7e8)


async def test_who_has_left_a_game_still_finds_it(person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(players="3", **{"seat-1": "friend", "seat-2": "bot:random"})
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    assert f"/t/{table}" in await listed(ben)
    assert (await ben.post(f"/games/{table}/remove")).status_code == 409, "it still runs"
    await ben.post(f"/t/{table}/leave")
    assert '<p class="came">left early</p>' in await listed(ben)
    await ben.post(f"/games/{table}/remove")
    assert f"/t/{table}" not in await listed(ben)
    await ben.sit(table)
    assert f"/t/{table}" in await listed(ben), "whoever sits down again has it again"


async def test_who_stands_up_before_the_start_has_not_been_there(person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend", "seat-2": "friend"})
    await ben.sit(table)
    await ben.post(f"/t/{table}/leave")
    assert f"/t/{table}" not in await listed(ben)


async def test_others_keep_what_one_takes_off_the_list(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend", "seat-2": "friend"})
    await ben.sit(table)
    await ended(app_state, table)
    answer = await ada.post(f"/games/{table}/remove", data={"query": "state=over"})
    assert answer.headers["location"] == "/games?state=over"
    assert f"/t/{table}" not in await listed(ada)
    assert f"/t/{table}" not in (await ada.get("/")).text
    assert f"/t/{table}" in await listed(ben)
    assert (await ada.post(f"/games/{table}/remove")).status_code == 404
    assert (await person("Cleo").post(f"/games/{table}/remove")).status_code == 404
    await ben.post(f"/games/{table}/remove")
    assert (await ben.get(f"/t/{table}/replay")).status_code == 404
    assert await app_state.store.entries(table) == []


@pytest.mark.parametrize("query", ["//elsewhere", "state=over\r\nx: y"])
async def test_the_way_back_stays_on_the_list(app_state, person, query):
    ada = person("Ada")
    table = await ended(app_state, await ada.new_table(**DUEL))
    answer = await ada.post(f"/games/{table}/remove", data={"query": query})
    assert answer.headers["location"].startswith("/games")
    assert "\n" not in answer.headers["location"]


async def test_the_lesson_is_that_of_the_last_ten_analysed_games(app_state, person, monkeypatch):
    """Of the own decisions alone; a game without an analysis is passed over."""
    monkeypatch.setattr(own_games, "ANALYSED", 1)
    ada, ben = person("Ada"), person("Ben")
    older, newer, plain = [await ada.new_table(**DUEL) for _ in range(3)]
    for age, table in enumerate((older, newer, plain)):
        await ben.sit(table)
        await ended(app_state, table, msgspec.structs.replace(OVER, ended=7e8 + age))
    await app_state.store.add_analysis(older, written(decision("coins"), decision("coins")))
    for_ben = decision("chain", seat=1)
    await app_state.store.add_analysis(
        newer, written(decision("symbol"), decision("pair"), for_ben, for_ben, for_ben)
    )
    page = await listed(ada)
    assert "In 2 of 2 costly decisions the better choice was about this: science symbols." in page
    assert "from 1 analysed game" in page
    assert "resources and free construction" in await listed(ben)
    assert re.search(r'href="/puzzles/[\w-]+">The puzzle of the day</a>', page)


def written(*decisions) -> str:
    """An analysis as it is stored."""
    return msgspec.json.encode(analysis(*decisions)).decode()
