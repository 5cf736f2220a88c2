"""Open games in the API: tables that wait for players."""

from argosy.server.club import club_extra

SHOWN = {"seat-0": "you", "seat-1": "friend", "seat-2": "friend", "listed": "on"}


async def listed(one) -> list[dict]:
    answer = await one.get("/api/open-games")
    assert answer.status_code == 200
    return answer.json()["games"]


async def test_a_listed_table_is_told_with_all_that_one_wants_to_know(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(leaders="2011", clock="180", **SHOWN)
    await ada.new_table(**SHOWN | {"listed": ""})
    answer = await ben.get("/api/open-games")
    assert answer.json() == {
        "games": [
            {
                "id": table,
                "game": "wonders",
                "edition": 2010,
                "boxes": ["leaders_2011"],
                "teams": False,
                "players": 3,
            }
            | {"free_seats": 2, "phase": "waiting", "clock": 180, "host": "Ada", "rated": True}
        ]
    }
    assert (await app_state.store.table(table)).host not in answer.text


async def test_it_goes_when_nobody_can_sit_down_and_comes_back_when_somebody_leaves(person):
    ada, ben, cleo, dora = map(person, ("Ada", "Ben", "Cleo", "Dora"))
    table = await ada.new_table(**SHOWN)
    await ben.sit(table)
    assert [one["free_seats"] for one in await listed(cleo)] == [1]
    await cleo.sit(table)
    assert await listed(dora) == []
    await ada.post(f"/t/{table}/start")
    await ben.post(f"/t/{table}/leave")
    assert [(one["phase"], one["free_seats"]) for one in await listed(dora)] == [("playing", 1)]


async def test_a_game_without_a_clock_is_not_rated_and_its_pages_say_so(person, game_of_two):
    ada = person("Ada")
    for clock, is_rated in (("0", False), ("60", True)):
        table = await ada.new_table(clock=clock, **SHOWN)
        assert next(one["rated"] for one in await listed(person("Ben")) if one["id"] == table) is is_rated
        assert ("Not rated: no clock" in (await ada.get(f"/t/{table}")).text) is not is_rated
    host, _, running = game_of_two
    assert "Not rated: no clock" in (await host.get(f"/t/{running}")).text
    assert "Only games with a clock are rated." in (await ada.get("/")).text


async def test_without_the_library_no_game_is_rated(person, monkeypatch):
    monkeypatch.setattr(club_extra, "has", lambda library: False)
    ada = person("Ada")
    await ada.new_table(clock="60", **SHOWN)
    assert "Not rated" not in (await ada.get(f"/t/{await ada.new_table(**SHOWN)}")).text
    assert {one["rated"] for one in await listed(person("Ben"))} == {False}
