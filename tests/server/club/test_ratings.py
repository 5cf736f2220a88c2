"""Ratings of players: games that count, once each, and the numbers that are public."""

import asyncio
from functools import partial

import msgspec
import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from argosy.server.club import club_extra, stored_ratings
from argosy.server.club.rating import FIRST_GAMES, Rating, rated
from argosy.server.club.sides import Finished, Side, sides_of
from argosy.server.storage import schema
from argosy.server.storage.rows import Entry, GameRequest, SeatRow, TableSummary
from argosy.server.tables.running_game import deal_entry, dealt
from tests.server.helpers import append, finish
from tests.server.processes import PATIENCE
from tests.web.html_reader import Reading

TWO = {"game": "duel", "begins": "you", "opponent": "friend", "clock": "60"}


BASE = GameRequest(clock=60)
KNOWN = frozenset({"a", "b", "c", "ada"})
"""People with accounts."""
PLAYED = {name: Rating(games=FIRST_GAMES) for name in KNOWN}
"""They have played enough to count for others whose ratings are provisional."""


def person(seat: int, guest: str, bot: str | None = None) -> SeatRow:
    return SeatRow(seat=seat, kind="human", guest=guest, name=guest, bot=bot)


def bot(seat: int, name: str = "greedy") -> SeatRow:
    return SeatRow(seat=seat, kind="bot", bot=name)


def game(*seats: SeatRow, ranks=None, gone=None, request=BASE, **more) -> Finished:
    ranks = ranks or tuple(range(1, len(seats) + 1))
    return Finished(request=request, standing=TableSummary(ranks=ranks), seats=seats, gone=gone or {}, **more)


def test_every_seat_is_rated_with_its_place():
    found = sides_of(game(person(0, "ada"), bot(1), person(2, "ben"), ranks=(2, 1, 2)))
    assert found == [Side(("guest:ada",), 2), Side(("bot:greedy",), 1), Side(("guest:ben",), 2)]


def test_partners_are_rated_together():
    teams = GameRequest(players=4, options={"teams": True}, clock=60)
    seats = person(0, "ada"), bot(1), person(2, "ben"), person(3, "cleo")
    assert sides_of(game(*seats, ranks=(2, 2, 1, 1), request=teams)) == [
        Side(("guest:ada", "bot:greedy"), 2),
        Side(("guest:ben", "guest:cleo"), 1),
    ]


@pytest.mark.parametrize(
    ("seat", "gone"),
    [
        (bot(0), {"ada": 0}),  # resigned
        (SeatRow(seat=0, kind="open", bot="greedy"), {"ada": 0}),  # has left, a bot keeps the seat
        (person(0, "ada", "greedy"), {}),  # has overstayed until the end
        (person(0, "cleo"), {"ada": 0}),  # somebody else has sat down there
    ],
)
def test_whoever_was_replaced_is_last_and_whoever_took_over_is_not_rated(seat, gone):
    assert sides_of(game(seat, person(1, "ben"), ranks=(1, 2), gone=gone)) == [
        Side(("guest:ben",), 2),
        Side(("guest:ada",), 3),
    ]


def test_whoever_leaves_a_team_is_last_alone():
    teams = GameRequest(players=4, options={"teams": True}, clock=60)
    seats = bot(0), person(1, "ben"), bot(2), bot(3)
    assert sides_of(game(*seats, ranks=(1, 1, 2, 2), request=teams, gone={"ada": 0})) == [
        Side(("guest:ben",), 1),
        Side(("bot:greedy", "bot:greedy"), 2),
        Side(("guest:ada",), 5),
    ]


@pytest.mark.parametrize(
    "nothing",
    [
        game(person(0, "ada"), bot(1), is_guided=True),
        game(person(0, "ada"), bot(1), request=GameRequest(position="{}", clock=60)),
        game(person(0, "ada"), person(1, "ben"), request=GameRequest()),  # who loses could sit still for ever
        game(bot(0), bot(1)),  # one party on all seats
        game(bot(0), bot(1), gone={"ada": 0, "ben": 1}),  # nobody has stayed
        game(bot(0), person(1, "ada"), gone={"ada": 0}, ranks=(None, None)),  # no place is known
    ],
)
def test_what_does_not_count(nothing):
    assert sides_of(nothing) == []


def test_who_wins_rises_and_who_loses_falls_by_places_and_not_by_their_order():
    after = rated([Side(("a",), 3), Side(("b",), 1), Side(("c",), 2)], PLAYED, KNOWN)
    assert after["b"].mu > after["c"].mu > after["a"].mu
    assert all(one.sigma < Rating().sigma and one.games == FIRST_GAMES + 1 for one in after.values())


def test_a_win_over_somebody_strong_brings_more():
    strong = rated([Side(("a",), 1), Side(("b",), 2)], {"b": Rating(mu=40, sigma=2, games=9)}, KNOWN)
    weak = rated([Side(("a",), 1), Side(("b",), 2)], {"b": Rating(mu=10, sigma=2, games=9)}, KNOWN)
    assert strong["a"].mu > weak["a"].mu
    assert strong["b"].games == 10


def test_a_bot_on_several_seats_counts_once():
    after = rated([Side(("ada",), 2), Side(("bot:x",), 1), Side(("bot:x",), 3)], PLAYED, KNOWN)["bot:x"]
    assert after.games == 1
    alone = rated([Side(("ada",), 2), Side(("bot:x",), 1)], PLAYED, KNOWN)["bot:x"]
    assert abs(after.mu - Rating().mu) < abs(alone.mu - Rating().mu)


def test_a_win_over_a_guest_without_an_account_brings_nothing():
    after = rated([Side(("a",), 1), Side(("b",), 2)], {}, {"a"})
    assert after == {"a": Rating(games=1)}, "one of the first games of an account, and no more"


def test_opponents_with_an_account_weigh_little_until_their_ratings_are_settled():
    def gain(sigma: float, games: int = FIRST_GAMES) -> float:
        known = {"b": Rating(sigma=sigma, games=games)}
        return rated([Side(("a",), 1), Side(("b",), 2)], known, KNOWN)["a"].mu - 25

    assert 0 == gain(8.3, FIRST_GAMES - 1) < gain(8.3) < gain(5.01) < gain(5.0)
    assert rated([Side(("a",), 1), Side(("b",), 2)], {"b": Rating(sigma=5.0)})["a"].mu > 25, (
        "no account is needed then"
    )


@pytest.mark.parametrize("games", [0, FIRST_GAMES])
def test_a_settled_rating_is_moved_by_settled_ones_and_bots_alone(games):
    """However many accounts somebody makes: what they lose brings nothing."""
    settled, new = Rating(mu=25, sigma=4.9, games=20), Rating(games=games)
    after = rated([Side(("a",), 1), Side(("b",), 2)], {"a": settled, "b": new}, KNOWN)
    assert (after["a"].mu, after["a"].sigma) == (settled.mu, settled.sigma)
    assert after["b"].mu < new.mu


async def test_the_name_of_a_bot_is_no_account(app_state):
    await app_state.store.put_handle("b", "Triton")
    found = await app_state.store.database.read(
        lambda connection: stored_ratings._with_account(connection, ["guest:b", "guest:c"])
    )
    assert found == set()


def test_guests_without_an_account_settle_by_games_against_bots():
    known = {"bot:greedy": Rating(sigma=3)}
    for number in range(20):
        known |= rated([Side(("a",), 1 + number % 2), Side(("bot:greedy",), 2 - number % 2)], known)
    assert known["a"].is_settled


def test_two_who_farm_each_other_never_settle():
    known: dict[str, Rating] = {}
    for _ in range(200):
        known |= rated([Side(("a",), 1), Side(("b",), 2)], known, KNOWN)
    assert not known["a"].is_settled
    assert not known["b"].is_settled


def test_a_team_counts_for_its_opponents_only_if_all_of_it_do():
    teams = [Side(("a", "b"), 1), Side(("c", "nobody"), 2)]
    moved = {party for party, one in rated(teams, PLAYED, KNOWN).items() if one.mu != Rating().mu}
    assert moved == {"c", "nobody"}


def test_what_is_shown_says_how_sure_it_is():
    assert (Rating().shown, Rating().spread) == (0, 833)
    assert Rating(mu=30, sigma=2).shown == 2400


async def over(app_state, table: str, ranks=(1, 2), ended: float = 7e8) -> str:
    """A table whose people have sat down, as if their game had been played to its end."""
    row = await app_state.store.table(table)
    await append(app_state.store, table, deal_entry(dealt(row.request, 5), ended - 9))
    last = Entry(seq=1, kind="choose", seat=0, text="pick atlantis", at=ended)
    await append(app_state.store, table, last, "over", TableSummary(ranks=ranks, ended=ended))
    await app_state.tables.forget(table)
    return table


async def put_rating(app_state, party: str, rating: Rating, name: str = "duel") -> None:
    values = msgspec.structs.asdict(rating) | {"at": 1.0, "party": party, "game": name}
    await app_state.store.database.write(lambda c: c.execute(schema.ratings.insert().values(values)))


async def register(app_state, table: str) -> None:
    """Give everybody who sits at a table an account."""
    people = [one.guest for one in (await app_state.store.table(table)).seats if one.guest]

    def work(connection) -> None:
        there = set(connection.execute(select(schema.accounts.c.guest)).scalars())
        for guest in set(people) - there:
            values = {"id": guest[:20], "guest": guest, "created": 1.0, "key": "", "signed": 0}
            connection.execute(schema.accounts.insert().values(values))

    await app_state.store.database.write(work)


async def all_ratings(app_state) -> dict[str, Rating]:
    rows = await app_state.store.database.read(lambda c: c.execute(select(schema.ratings)).all())
    return {row.party: Rating(mu=row.mu, sigma=row.sigma, games=row.games) for row in rows}


async def test_a_game_that_ends_is_rated_by_itself(app_state, person, monkeypatch):
    ada, done, rate_all = person("Ada"), asyncio.Event(), app_state.ratings.rate_all

    async def noting() -> int:
        counted = await rate_all()
        if counted:
            done.set()
        return counted

    monkeypatch.setattr(app_state.ratings, "rate_all", noting)
    table = await finish(
        app_state,
        await ada.new_table(clock="60", **{"seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:greedy"}),
    )
    async with asyncio.timeout(PATIENCE):
        await done.wait()
    found = await all_ratings(app_state)
    assert set(found) == {f"guest:{table.row.host}", "bot:random", "bot:greedy"}
    ranks = dict(
        zip((f"guest:{table.row.host}", "bot:random", "bot:greedy"), table.row.standing.ranks, strict=True)
    )
    assert found[min(ranks, key=ranks.get)].mu > found[max(ranks, key=ranks.get)].mu


async def test_games_are_rated_once_and_in_the_order_of_their_ends(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    tables = [await ada.new_table(**TWO) for _ in range(3)]
    for table in tables:
        await ben.sit(table)
        await register(app_state, table)
    for table, ended in zip(tables, (3e8, 1e8, 2e8), strict=True):
        await over(app_state, table, ended=ended)
    database = app_state.store.database
    assert await database.read(stored_ratings.unrated) == [tables[1], tables[2], tables[0]]
    assert await app_state.ratings.rate_all() == 3
    before = await all_ratings(app_state)
    assert {one.games for one in before.values()} == {3}
    assert await app_state.ratings.rate_all() == 0
    with pytest.raises(IntegrityError):
        await database.write(partial(stored_ratings.rate, table=tables[0], now=1.0))
    assert await all_ratings(app_state) == before


async def test_a_table_that_does_not_count_or_cannot_be_read_is_looked_at_once(app_state, person, logs):
    ada, ben = person("Ada"), person("Ben")
    damaged = await ada.new_table(**TWO)
    await ben.sit(damaged)
    await over(app_state, damaged)

    def damage(connection) -> None:
        own = schema.tables.c.id == damaged
        connection.execute(schema.tables.update().where(own).values(standing="{"))

    await app_state.store.database.write(damage)
    assert await app_state.ratings.rate_all() == 0
    assert await app_state.store.database.read(stored_ratings.unrated) == []
    assert [entry["event"] for entry in logs if entry["log_level"] == "error"] == ["a game cannot be rated"]


async def test_people_are_shown_by_name_only_if_they_want_it(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**TWO)
    await ben.sit(table)
    host, other = [one.guest for one in (await app_state.store.table(table)).seats]
    await put_rating(app_state, f"guest:{host}", Rating(mu=30, sigma=4, games=30))
    await put_rating(app_state, f"guest:{other}", Rating(mu=25, sigma=4, games=30))
    assert (await ben.get("/api/ratings/duel")).json() == {"game": "duel", "best": [], "you": None} | {
        "you": {"place": 1, "kind": "person", "name": "Ben", "rating": 1300, "spread": 400}
        | {"games": 30, "provisional": False}
    }
    page = (await ben.get("/ratings")).text
    assert not Reading(page).faults
    assert "Ada" not in page
    await ada.post("/settings", data={"switches": "ranked", "ranked": "on"})
    best = (await ben.get("/api/ratings/duel")).json()["best"]
    assert [(one["place"], one["kind"], one["name"]) for one in best] == [(1, "person", "Ada")]
    assert (await ben.get("/api/ratings/duel")).json()["you"]["place"] == 2
    assert "Ada" in (await ben.get("/ratings")).text
    guest = (await app_state.store.table(table)).host
    assert guest not in (await ben.get("/ratings")).text + (await ben.get("/api/ratings/duel")).text
    await ada.post("/settings", data={"switches": "ranked"})
    assert (await ben.get("/api/ratings/duel")).json()["best"] == []


async def test_a_provisional_rating_stands_in_no_list_and_is_told_to_its_owner(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    await ada.post("/settings", data={"switches": "ranked", "ranked": "on"})
    table = await ada.new_table(**TWO)
    await ben.sit(table)
    await register(app_state, table)
    await over(app_state, table)
    assert await app_state.ratings.rate_all() == 1
    found = (await ada.get("/api/ratings/duel")).json()
    assert found["best"] == []
    assert (found["you"]["place"], found["you"]["provisional"], found["you"]["games"]) == (None, True, 1)
    page = (await ada.get("/ratings")).text
    assert f"Your rating: {found['you']['rating']}? ± {found['you']['spread']}".replace("-", "−") in page
    assert "provisional" in page
    assert not Reading(page).faults


async def test_six_wins_over_fresh_guests_who_resign_bring_no_place(app_state, person):
    await put_rating(app_state, "bot:greedy", Rating(mu=20, sigma=3, games=50))
    ada = person("Ada")
    await ada.post("/settings", data={"switches": "ranked", "ranked": "on"})
    for number in range(6):
        table = await ada.new_table(**TWO)
        victim = person(f"Guest {number}")
        await victim.sit(table)
        await ada.post(f"/t/{table}/start")
        assert (await victim.post(f"/t/{table}/resign")).status_code == 303
        await app_state.tables.forget(table)
        row = await app_state.store.table(table)
        last = Entry(
            seq=len(await app_state.store.entries(table)), kind="choose", seat=0, text="pick", at=7e8
        )
        await append(
            app_state.store, table, last, "over", msgspec.structs.replace(row.standing, ranks=(1, 2))
        )
    await app_state.ratings.rate_all()
    assert await app_state.store.database.read(stored_ratings.unrated) == []
    found = (await ada.get("/api/ratings/duel")).json()
    assert [one["name"] for one in found["best"]] == ["greedy"]
    assert found["you"] is None


@pytest.mark.parametrize("way", ["leave", "resign"])
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_who_leaves_or_resigns_is_last_though_the_bot_that_took_over_wins(
    app_state, person, way, players
):
    ada, ben = person("Ada"), person("Ben")
    bots_there = {f"seat-{seat}": "bot:greedy" for seat in range(2, players)}
    seats = {"players": str(players), "seat-0": "you", "seat-1": "friend"} | bots_there
    table = await ada.new_table(**TWO if players == 2 else {"clock": "60"} | seats)
    await ben.sit(table)
    await register(app_state, table)
    await ada.post(f"/t/{table}/start")
    people = [one.guest for one in (await app_state.store.table(table)).seats if one.guest]
    host = people[0]
    for guest in people:
        await put_rating(
            app_state, f"guest:{guest}", Rating(games=FIRST_GAMES), "duel" if players == 2 else "wonders"
        )
    await ada.post(f"/t/{table}/{way}")
    await app_state.tables.forget(table)
    row = await app_state.store.table(table)
    last = Entry(seq=len(await app_state.store.entries(table)), kind="choose", seat=0, text="pick", at=7e8)
    standing = msgspec.structs.replace(row.standing, ranks=tuple(range(1, players + 1)), ended=7e8)
    assert (row.phase == "over") == (players == 2 and way == "resign"), "resigning ends a game of two"
    if row.phase != "over":
        await append(app_state.store, table, last, "over", standing)
    await app_state.ratings.rate_all()
    after = await all_ratings(app_state)
    assert after[f"guest:{host}"].mu < min(one.mu for party, one in after.items() if party != f"guest:{host}")
    assert after[f"guest:{host}"].mu < Rating().mu


async def test_bots_are_always_shown_and_games_are_apart(app_state, person):
    ada = person("Ada")
    await put_rating(app_state, "bot:greedy", Rating(mu=20, sigma=5, games=50))
    await put_rating(app_state, "bot:random", Rating(mu=40, sigma=5.1, games=5))
    assert [one["name"] for one in (await ada.get("/api/ratings/duel")).json()["best"]] == ["greedy"]
    assert (await ada.get("/api/ratings/wonders")).json() == {"game": "wonders", "best": [], "you": None}
    unknown = await ada.get("/api/ratings/chess")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown_page")


async def test_without_the_library_the_page_says_which_extra_brings_it(app_state, person, monkeypatch):
    monkeypatch.setattr(club_extra, "has", lambda library: False)
    answer = await person("Ada").get("/ratings")
    assert answer.status_code == 200
    assert "pip install &#39;argosy[club]&#39;" in answer.text
