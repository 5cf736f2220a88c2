"""Clocks of tables: a bot plays for a person whose turn takes too long, until they are back."""

import re
import time

import pytest
from sqlalchemy import text

from argosy.server.pages.own_games import played
from argosy.server.pages.presenters import seat_infos
from argosy.server.storage.rows import GameRequest, Guest, Membership, SeatRow, TableRow
from argosy.server.tables import abandoned_games
from argosy.server.tables.clocks import GRACE
from argosy.server.tables.running_game import replayed
from tests.server.helpers import until

MINUTE = 60
FORM = {"players": "3", "clock": str(MINUTE), "seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"}


@pytest.fixture
def later(monkeypatch):
    """Lets so many seconds pass at once."""
    passed = [0.0]
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + passed[0])

    def wait(seconds: float) -> None:
        passed[0] += seconds

    return wait


@pytest.fixture
async def timed(app_state, person):
    """Ada, Ben, and their table with a bot and a clock; the game has begun and the bot has chosen."""
    ada, ben = person("Ada"), person("Ben")
    name = await ada.new_table(**FORM)
    await ben.sit(name)
    await ada.post(f"/t/{name}/start")
    table = await app_state.tables.get(name)
    await until(lambda: table.is_quiet)
    return ada, ben, table


def owing(table) -> tuple[int, ...]:
    return tuple(table.playing.game.owing)


async def test_who_overstays_is_played_by_a_bot(timed, app_state, later):
    ada, _, table = timed
    moment = table.playing.moment
    assert (await ada.choose(table.id)).status_code == 303
    later(MINUTE - 5)
    await app_state.tables.keep_time()
    assert owing(table) == (1,), "there is time left"
    later(6)
    await app_state.tables.keep_time()
    await until(lambda: table.playing.moment > moment)
    assert [(seat.kind, seat.name, seat.bot) for seat in table.row.seats[:2]] == [
        ("human", "Ada", None),
        ("human", "Ben", "greedy"),
    ]


async def test_the_bot_plays_on_at_once_until_the_person_is_back(timed, app_state, later):
    ada, ben, table = timed
    await ada.choose(table.id)
    later(MINUTE + 1)
    await app_state.tables.keep_time()
    await until(lambda: owing(table) == (0,))
    moment = table.playing.moment
    await ada.choose(table.id)
    await until(lambda: table.playing.moment > moment and owing(table) == (0,))
    assert "Your time was up: a bot plays for you." in (await ben.get(f"/t/{table.id}")).text
    assert (await ben.post(f"/t/{table.id}/back")).status_code == 303
    assert "Your time was up" not in (await ben.get(f"/t/{table.id}")).text
    await ada.choose(table.id)
    await until(lambda: owing(table) == (0, 1))
    assert MINUTE - 5 < table.row.due - time.time() <= MINUTE
    assert (await ben.choose(table.id)).status_code == 303
    assert [(line.name, line.sign) for line in table.talk] == [("Ben", "late"), ("Ben", "back")], (
        "the others know"
    )


async def test_only_whoever_is_played_for_can_come_back(timed):
    """Else a clock could be wound up again and again."""
    _, ben, table = timed
    due = table.row.due
    answer = await ben.post(f"/t/{table.id}/back")
    assert answer.status_code == 409
    assert "No bot plays for you." in answer.text
    assert table.row.due == due


async def test_second_thoughts_cost_ones_own_time(timed, app_state, later):
    ada, _, table = timed
    due = table.row.due
    await ada.choose(table.id)
    later(10)
    await ada.post(f"/t/{table.id}/undo")
    assert owing(table) == (0, 1)
    assert table.row.due == due
    assert (await app_state.store.table(table.id)).due == due


async def test_second_thoughts_in_duel_cost_ones_own_time(app_state, person, later):
    """There every choice asks somebody anew at once; taking it back must not wind the clock up."""
    ada, ben = person("Ada"), person("Ben")
    form = {"game": "duel", "clock": str(MINUTE), "opponent": "friend", "begins": "you"}
    name = await ada.new_table(**form)
    await ben.sit(name)
    await ada.post(f"/t/{name}/start")
    table = await app_state.tables.get(name)
    due = table.row.due
    for _ in range(2):
        later(10)
        await ada.choose(name)
        assert table.row.due > due, "Ben has the whole time"
        assert (await ada.post(f"/t/{name}/undo")).status_code == 303
        assert table.row.due == due


async def test_who_is_played_for_is_a_person_still(timed, app_state, later):
    """In lists of games and in statistics, with a name or without one."""
    ada, _ben, table = timed
    await ada.choose(table.id)
    later(MINUTE + 1)
    await app_state.tables.keep_time()
    await until(lambda: owing(table) == (0,))
    while table.row.phase != "over":
        await ada.choose(table.id)
        await until(lambda: table.row.phase == "over" or 0 in owing(table))
    row, guests = table.row, {seat.name: Guest(id=str(seat.guest)) for seat in table.row.seats[:2]}
    seats = played(guests["Ada"], Membership(table=row, seat=0)).seats
    assert [(seat.name, seat.bot) for seat in seats[:2]] == [("Ada", None), ("Ben", None)]
    assert not seats[1].rival.startswith("bot-")
    assert seat_infos(table, None)[1].bot is None


async def test_a_turn_that_is_revealed_has_a_new_clock(timed, later):
    ada, ben, table = timed
    later(30)
    await ada.choose(table.id)
    await ben.choose(table.id)
    await until(lambda: owing(table) == (0, 1))
    assert table.row.due - time.time() > MINUTE - 5


async def test_where_nobody_plays_the_table_waits(timed, app_state, later):
    """Two people who have both gone to sleep lose one turn at most, not the game."""
    _, ben, table = timed
    before = table.playing.moment
    later(MINUTE + 1)
    await app_state.tables.keep_time()
    await until(lambda: table.is_quiet)
    assert table.playing.moment == before
    assert MINUTE - 5 < table.row.due - time.time() <= MINUTE
    await ben.post(f"/t/{table.id}/back")
    await ben.choose(table.id)
    await until(lambda: table.playing.moment > before)


async def test_where_nobody_comes_back_within_a_turn_all_have_resigned(timed, app_state, later):
    """Else who loses a rated game could sit still, and it would never be rated."""
    _, _, table = timed
    for _ in range(2):
        later(MINUTE + 1)
        await app_state.tables.keep_time()
    await until(lambda: table.row.phase == "over")
    assert {seat.kind for seat in table.row.seats} == {"bot"}


async def test_a_rated_game_that_its_only_person_leaves_is_played_to_its_end(app_state, person, later):
    ada = person("Ada")
    name = await ada.new_table(players="3", clock=str(MINUTE))
    table = await app_state.tables.get(name)
    await ada.choose(name)
    await ada.post(f"/t/{name}/leave")
    await until(lambda: table.is_quiet)  # a bot that was asked before may still choose
    assert table.row.phase == "playing"
    assert table.row.due is not None
    later(MINUTE + 1)
    await app_state.tables.keep_time()
    await until(lambda: table.row.phase == "over")


async def test_a_game_from_a_position_waits_for_its_people_without_an_end(
    timed, app_state, later, monkeypatch
):
    """It is not rated, so nobody gains by sitting still."""
    monkeypatch.setattr(abandoned_games, "is_rated", lambda row: False)
    _, _, table = timed
    later(MINUTE + 1)
    await app_state.tables.keep_time()
    await until(lambda: table.is_quiet)
    assert table.row.due is None


async def test_without_a_clock_nobody_has_to_hurry(game_of_two, app_state, later):
    table = await app_state.tables.get(game_of_two[2])
    later(10**7)
    await app_state.tables.keep_time()
    assert table.row.due is None
    assert owing(table) == (0, 1)


async def test_a_clock_that_there_is_not_is_refused(person):
    answer = await person("Ada").post("/tables", data={"clock": "61"})
    assert answer.status_code == 400


async def test_a_rematch_has_the_clock_and_the_people_again(timed, app_state, later):
    ada, ben, table = timed
    await ada.choose(table.id)
    later(MINUTE + 1)
    await app_state.tables.keep_time()
    for _ in range(18):
        await until(lambda: table.row.phase == "over" or 0 in owing(table))
        if table.row.phase != "over":
            await ada.choose(table.id)
    await until(lambda: table.row.phase == "over")
    await ada.post(f"/t/{table.id}/rematch")
    asked = await app_state.store.table(table.row.rematch)
    assert (asked.phase, asked.due) == ("waiting", None), "no clock runs against who has not accepted"
    await ben.post(f"/t/{table.id}/rematch")
    again = await app_state.store.table(table.row.rematch)
    assert again.request.clock == MINUTE
    assert again.due is not None
    assert [(seat.kind, seat.bot) for seat in again.seats[:2]] == [("human", None), ("human", None)]


async def test_a_clock_goes_on_in_the_store(timed, app_state, later):
    """A table that nobody has touched for a while has left memory; its clock runs all the same."""
    ada, _, table = timed
    await ada.choose(table.id)
    await app_state.tables.forget(table.id)
    later(GRACE + MINUTE)
    await app_state.tables.keep_time()
    found = await app_state.tables.get(table.id)
    await until(lambda: owing(found) == (0,))


async def test_a_table_that_cannot_be_read_holds_no_other_clock_up(
    timed, app_state, person, later, monkeypatch
):
    ada, _, table = timed
    other = await person("Cleo").new_table(**FORM | {"seat-1": "bot:random"})
    damage = text("UPDATE entries SET text = 'nonsense' WHERE game = :game AND seq = 0")
    await app_state.store.database.write(lambda connection: connection.execute(damage, {"game": other}))
    await app_state.tables.forget(other)
    await ada.choose(table.id)
    later(GRACE + MINUTE)
    await app_state.tables.keep_time()
    await until(lambda: owing(table) == (0,))


async def test_nobody_is_late_because_the_server_was_away(store):
    """Everybody has ten minutes at least, or the whole time of a turn if that is less."""
    opened = time.time()
    seat = SeatRow(seat=0, kind="human", guest="ada")
    dues = {
        "minute": (MINUTE, opened - 5, MINUTE),
        "day": (86_400, opened - 5, GRACE),
        "later": (86_400, opened + 5_000, 5_000),
        "none": (0, None, None),
    }
    for name, (clock, due, _) in dues.items():
        request = GameRequest(clock=clock)
        row = TableRow(
            id=name, host="ada", created=0, phase="playing", request=request, seats=(seat,), due=due
        )
        await store.add_table(row)
    await store.prolong()
    for name, (_, due, seconds) in dues.items():
        row = await store.table(name)
        assert row.due == (seconds if seconds is None else pytest.approx(opened + seconds, abs=60))
        assert row.version == (due is not None and due < opened), "what has changed has a new version"


async def test_the_wait_for_a_choice_began_when_it_was_asked_for(timed, app_state, later, log_of):
    """It goes on while somebody else chooses, and is the same after a restart."""
    ada, ben, table = timed
    later(40)
    await ada.choose(table.id)
    page = (await ada.get(f"/t/{table.id}")).text
    assert re.search(r'data-thinking="1"\s+data-seconds="4\d"', page)
    assert "data-thinking" not in (await ben.get(f"/t/{table.id}")).text, "nobody else is awaited"
    await ben.choose(table.id)
    assert re.search(r'data-thinking="1"\s+data-seconds="[0-3]"', (await ada.get(f"/t/{table.id}")).text)
    assert replayed(await log_of(table.id)).asked_at == table.playing.asked_at > time.time() - 5
