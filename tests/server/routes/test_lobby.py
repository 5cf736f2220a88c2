"""Lobby: allowed tables, and tables that a guest sees."""

import re

import pytest

from tests.server.helpers import finish


def one_line(answer):
    """The text of a page with one space for each run of whitespace."""
    return " ".join(answer.text.split())


async def test_a_table_takes_one_click_when_nothing_is_changed(person):
    ada = person("Ada")
    answer = await ada.post("/tables", data={})
    state = await ada.state(answer.headers["location"].removeprefix("/t/"))
    assert state["phase"] == "playing"
    assert state["view"]["edition"] == 2020
    assert [seat["kind"] for seat in state["seats"]] == ["human", "bot", "bot"]
    assert len({seat["name"] for seat in state["seats"]}) == 3


async def test_with_two_players_the_free_city_is_seat_0(person):
    ada = person("Ada")
    table = await ada.new_table(players="2", edition="2010", **{"seat-1": "you", "seat-2": "bot:random"})
    state = await ada.state(table)
    assert state["seat"] == 1
    assert len(state["view"]["cities"]) == 3


async def test_wonders_can_be_chosen_and_left_open(person):
    ada = person("Ada")
    wonder_request = {
        "wonders": "chosen",
        "wonder-0": "gizah",
        "side-0": "b",
        "wonder-1": "rhodos",
        "side-1": "random",
        "wonder-2": "random",
    }
    state = await ada.state(await ada.new_table(**wonder_request))
    cities = [(city["wonder"], city["side"]) for city in state["view"]["cities"]]
    assert cities[0] == ("gizah", "b")
    assert cities[1][0] == "rhodos"
    assert len({wonder for wonder, _ in cities}) == 3


@pytest.mark.parametrize(
    "form",
    [
        {"players": "1"}, {"players": "8"}, {"players": "many"}, {"players": ""}, {"edition": "1910"}, {"game": "chess"},
        {"seat-0": "king"}, {"seat-0": "bot:deep_thought"}, {"seat-0": "you", "seat-1": "you"}, {"wonders": "all"},
        {"wonders": "chosen", "wonder-0": "atlantis"}, {"wonders": "chosen", "wonder-0": "gizah", "side-0": "c"},
        {"wonders": "chosen", "wonder-0": "gizah", "wonder-1": "gizah"}, {"players": "2", "edition": "2020"},
        {"name": "\x07"},
    ],
    ids=str,
)  # fmt: skip
async def test_a_table_that_cannot_be_is_refused_in_the_lobby(app_state, person, form):
    answer = await person("Ada").post("/tables", data=form)
    assert answer.status_code == 400
    assert answer.headers["content-type"].startswith("text/html")
    assert await app_state.store.count_tables() == 0


async def test_a_friend_joins_by_link_and_the_host_begins(person):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    assert (await ada.state(table))["phase"] == "waiting"
    assert f"http://argosy.test/t/{table}" in (await ada.get(f"/t/{table}")).text
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    state = await ben.state(table)
    assert (state["phase"], state["seat"]) == ("playing", 1)
    assert [seat["name"] for seat in state["seats"]][:2] == ["Ada", "Ben"]


async def test_bots_take_the_seats_that_are_open_when_the_host_begins(person):
    ada = person("Ada")
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend", "seat-2": "friend"})
    await ada.post(f"/t/{table}/start")
    assert [seat["kind"] for seat in (await ada.state(table))["seats"]] == ["human", "bot", "bot"]


async def test_two_people_do_not_get_the_same_seat(person):
    ada, ben, cleo = person("Ada"), person("Ben"), person("Cleo")
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"})
    assert (await ben.sit(table)).status_code == 303
    assert (await cleo.sit(table)).status_code == 409
    assert (await cleo.state(table))["seat"] is None


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("A" * 60, "A" * 24),
        ("Zoë\u202e\n", "Zoë"),
        ("<script>", "<script>"),
    ],
)
async def test_names_are_one_clean_line(person, given, shown):
    ada = person("Ada")
    table = await ada.new_table(**{"seat-0": "you"})
    await ada.post(f"/t/{table}/name", data={"name": given})
    assert (await ada.state(table))["seats"][0]["name"] == shown


async def test_names_are_text_and_never_html(person):
    ada = person("<script>alert(1)")
    table = await ada.new_table(**{"seat-0": "you", "seat-1": "friend"})
    for path in ("/", f"/t/{table}"):
        text = (await ada.get(path)).text
        assert "&lt;script&gt;alert(1)" in text
        assert "<script>alert" not in text


async def test_the_lobby_lists_ones_own_games(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    running = await ada.new_table()
    waiting = await ada.new_table(**{"seat-0": "you", "seat-1": "friend"})
    done = await ada.new_table()
    await finish(app_state, done)
    own, others = (await ada.get("/")).text, (await ben.get("/")).text
    assert all(f"/t/{table}" in own for table in (running, waiting, done))
    assert "/t/" not in others


async def test_ones_own_games_stand_first_those_with_ones_turn_before_the_others(app_state, person):
    ada = person("Ada")
    asked = await ada.new_table()
    waiting = await ada.new_table(**{"seat-0": "you", "seat-1": "friend"})
    done = await ada.new_table()
    await finish(app_state, done)
    page = (await ada.get("/")).text
    places = [
        page.index(place) for place in (f"/t/{asked}", "your turn", f"/t/{waiting}", 'id="new"', f"/t/{done}")
    ]
    assert places == sorted(places)


async def test_all_running_games_are_there_however_many(person):
    ada = person("Ada")
    first = await ada.new_table()
    for _ in range(24):
        await ada.new_table(**{"seat-0": "you", "seat-1": "friend"})
    assert f"/t/{first}" in (await ada.get("/")).text


async def test_everybody_finds_the_way_to_the_same_rematch(app_state, person, game_of_two):
    ada, ben, table = game_of_two
    await finish(app_state, table)
    first = (await ben.post(f"/t/{table}/rematch")).headers["location"]
    second = (await ada.post(f"/t/{table}/rematch")).headers["location"]
    assert first == second != f"/t/{table}"
    assert first in (await person("Cleo").get(f"/t/{table}")).text
    new = first.removeprefix("/t/")
    assert [(await one.state(new))["seat"] for one in (ada, ben)] == [0, 1]
    assert (await ada.state(new))["phase"] == "playing"
    seeds = [(await app_state.tables.get(name)).playing.deal.seed for name in (table, new)]
    assert seeds[0] != seeds[1]


async def test_settings_are_kept_and_lead_back(person):
    ada = person("Ada")
    form = {"language": "fr", "theme": "light", "pace": "instant", "next": "/help"}
    answer = await ada.post("/settings", data=form)
    assert (answer.status_code, answer.headers["location"]) == (303, "/help")
    page = one_line(await ada.get("/"))
    assert '<html lang="fr" data-theme="light" data-pace="instant" data-letters="off"' in page


@pytest.mark.parametrize("form", [{"language": "xx"}, {"theme": "pink"}, {"pace": "0"}])
async def test_settings_that_do_not_exist_are_refused(person, form):
    ada = person("Ada")
    before = (await ada.get("/")).text
    assert (await ada.post("/settings", data=form)).status_code == 400
    assert (await ada.get("/")).text == before


@pytest.mark.parametrize(
    "away", ["//evil.test", "https://evil.test", "/\\evil.test", "javascript:alert(1)", "/\t/evil.test", ""]
)
async def test_settings_lead_nowhere_else(person, away):
    answer = await person("Ada").post("/settings", data={"language": "en", "next": away})
    assert answer.headers["location"] == "/"


async def test_a_new_guest_reads_the_browsers_language(person):
    ada = person("Ada")
    page = await ada.get("/", headers={"accept-language": "de-DE,pl;q=0.8,en;q=0.5"})
    assert '<html lang="pl"' in page.text


async def test_help_is_there_for_both_editions(person):
    for edition in ("2010", "2020"):
        assert (await person("Ada").get(f"/help?edition={edition}")).status_code == 200
    assert (await person("Ada").get("/help?edition=1")).status_code == 200


@pytest.mark.parametrize(("game", "rule"), [("wonders", "base-trade-4"), ("duel", "agora-151")])
async def test_the_rules_in_full_are_a_book_for_each_game(person, game, rule):
    ada = person("Ada")
    assert (await ada.get(f"/rules/{game}")).status_code == 200
    asked = await ada.get("/rules", params={"rule": rule.upper()})
    address, _, anchor = asked.headers["location"].partition("#")
    assert anchor == rule
    assert f'id="{rule}"' in (await ada.get(address)).text
    found = await ada.get(f"/rules/{game}", params={"q": rule})
    assert f"{address}?q={rule}#{rule}" in found.text
    closed, opened = await ada.get(address), await ada.get(address, params={"q": rule})
    assert '<details class="exact" id="exact">' in closed.text
    assert '<details class="exact" id="exact" open>' in opened.text


async def test_the_signs_of_the_named_expansions_come_first(person):
    ada = person("Ada")
    armada = (await ada.get("/signs/wonders?edition=2010&boxes=armada_2018,nothing")).text
    assert armada.index('id="signs-armada"') < armada.index("<details")
    agora = (await ada.get("/signs/duel?boxes=agora")).text
    assert agora.index('id="signs-agora"') < agora.index("<details") < agora.index('id="signs-pantheon"')
    assert (await ada.get("/signs/chess")).status_code == 404


@pytest.mark.parametrize(
    "path", ["/rules/chess", "/rules/wonders/agora", "/rules/duel/base", "/rules?rule=nothing"]
)
async def test_there_are_no_other_rules(person, path):
    assert (await person("Ada").get(path)).status_code == 404


ECONOMY = """
source = "house rule of a test"
sure   = "confirmed"

[economy]
resource_price     = 7
price_raised_by    = ["brown", "grey"]
discard_coins      = 2
discard_per_yellow = 1
coins_per_point    = 3
"""


async def test_the_help_of_duel_tells_the_facts_that_the_server_plays_with(person, tmp_path, monkeypatch):
    """As that of 7 Wonders: who changes a card in a folder of their own reads about it as it is played."""
    monkeypatch.delenv("ARGOSY_DATA", raising=False)
    printed = (await person("Ada").get("/help?game=duel")).text
    folder = tmp_path / "own" / "duel" / "duel"
    folder.mkdir(parents=True)
    (folder / "setup.toml").write_text(ECONOMY)
    monkeypatch.setenv("ARGOSY_DATA", str(tmp_path / "own"))
    own = (await person("Ada").get("/help?game=duel")).text
    assert "7 coins a unit" in own
    assert "7 coins a unit" not in printed


async def test_a_switch_changes_only_where_a_form_has_it(app_state, person):
    """The bar of languages has no switches; the sheet of settings has all of them, and an unchecked box
    sends nothing.
    """
    ada = person("Ada")
    switches = {"switches": "letters sounds calls"}
    await ada.post("/settings", data=switches | {"letters": "on", "sounds": "on", "calls": "on"})
    await ada.post("/settings", data={"language": "pl", "switches": ""})
    page = one_line(await ada.get("/"))
    assert 'data-letters="on" data-sounds="on" data-volume="normal" data-sea="off" data-calls="on"' in page
    await ada.post("/settings", data=switches | {"letters": "on"})
    page = one_line(await ada.get("/"))
    assert 'data-letters="on" data-sounds="off" data-volume="normal" data-sea="off" data-calls="off"' in page


async def test_sounds_are_offered_once_after_a_first_table(person):
    ada = person("Ada")
    assert "Turn sounds on" not in (await ada.get("/")).text
    await ada.new_table(players="3")
    assert "Turn sounds on" in (await ada.get("/")).text
    await ada.post("/settings", data={"switches": "sounds", "sounds": "off"})
    page = one_line(await ada.get("/"))
    assert "Turn sounds on" not in page
    assert 'data-sounds="off" data-volume="normal" data-sea="off"' in page
    await ada.post(
        "/settings", data={"switches": "sounds sea", "sounds": "on", "sea": "on", "volume": "loud"}
    )
    assert 'data-sounds="on" data-volume="loud" data-sea="on"' in one_line(await ada.get("/"))
    assert (await ada.post("/settings", data={"switches": "", "volume": "deafening"})).status_code == 400


async def test_a_fresh_visitor_hears_nothing_and_is_not_notified(person):
    assert 'data-sounds="off" data-volume="normal" data-sea="off" data-calls="off"' in one_line(
        await person("Ada").get("/")
    )


async def test_the_worker_is_served_at_the_root_because_it_works_below_its_address(person):
    answer = await person("Ada").get("/worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "notificationclick" in answer.text
    assert "manifest" in (await person("Ada").get("/")).text


async def test_the_chart_shows_the_record_with_each_wonder(app_state, person):
    ada = person("Ada")
    assert 'class="record"' not in (await ada.get("/")).text
    table = await ada.new_table(players="3", wonders="chosen", **{"wonder-0": "gizah", "side-0": "a"})
    await finish(app_state, table)
    row = await app_state.store.table(table)
    wins = int(row.standing.ranks[0] == 1)
    page = (await ada.get("/")).text
    assert re.search(rf'text-anchor="middle">\s*{wins}/1\s*</text>', page)
    assert "1 game, " in page
    games = (await ada.get("/games")).text
    assert "wins in a row now" in games
    assert f"<dd>{row.standing.totals[0]}</dd>" in games
