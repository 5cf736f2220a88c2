"""Positions: set up or refused in words, asked about, played on at a table whose log begins there."""

import html
import json
import re
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from argosy.server.tables.replay_cache import recording
from argosy.server.tables.running_game import replayed
from argosy.web.games import GAMES
from tests.server.helpers import finish
from tests.web.html_reader import Reading

LATE = {"age": 3, "turn": 6, "cities": [{"hand": ["palace", "lodge"], "coins": 3}, {}, {}]}


async def laid(person, position) -> str:
    """The path of a position that is set up."""
    text = position if isinstance(position, str) else json.dumps(position)
    answer = await person.post("/position", data={"position": text})
    assert answer.status_code == 303, answer.text[-3000:]
    return answer.headers["location"]


@pytest.mark.parametrize("example", [name for game in GAMES.values() for name in game.positions.examples])
async def test_every_example_can_be_set_up_asked_about_and_seen(person, example):
    ada = person("Ada")
    page = (await ada.get(f"/position?example={example}")).text
    text = html.unescape(page.split("<textarea")[1].split(">", 1)[1].split("</textarea>")[0])
    path = await laid(ada, text)
    shown = await person("Ben").get(path)
    assert shown.status_code == 200
    assert not Reading(shown.text).faults
    assert not Reading(shown.text).dangling
    assert (await ada.get(path.replace("/position/", "/r/"))).status_code == 200


async def test_toml_says_the_same(person):
    ada = person("Ada")
    toml = 'age = 3\nturn = 6\n[[cities]]\ncoins = 3\nhand = ["palace", "lodge"]\n[[cities]]\n[[cities]]\n'
    one, other = await laid(ada, LATE), await laid(ada, toml)
    texts = [
        (await ada.get(path)).text.split("<textarea")[1].split("</textarea>")[0] for path in (one, other)
    ]
    assert sorted(texts[0]) == sorted(texts[1])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"age": 2, "cities": [{"hand": ["aqueduct"]}, {}, {}]}', "position.cities[0].hand"),
        ('{"age": ', "Expecting value"),
        ("age = = 2", "Invalid value"),
        ("", "nothing was written"),
        ('{"game": "chess"}', "position.game"),
        ("[" * 3000, "There can be no such position"),
        ("{" * 3000, "There can be no such position"),
    ],
)
async def test_what_cannot_be_is_said_with_its_place_and_the_text_stays(person, text, said):
    answer = await person("Ada").post("/position", data={"position": text})
    assert answer.status_code == 400
    assert said in html.unescape(answer.text)
    assert html.escape(text, quote=True).replace("&quot;", "&#34;") in answer.text


async def test_the_rules_say_why_not(person):
    ada = person("Ada")
    path = await laid(ada, LATE)
    for ask, said in (
        ("sell palace", "That is possible."),
        ("build palace", "That is not possible"),
        ("dance", "not"),
    ):
        page = (await ada.get(f"{path}?seat=0&ask={ask}")).text
        assert said in page.split('id="answer"')[1].split("</p>")[0]
    assert (await ada.get(f"{path}?seat=7&ask=sell")).status_code == 400


async def test_a_table_plays_on_from_there_and_its_log_replays(app_state, person):
    ada = person("Ada")
    path = await laid(ada, LATE)
    answer = await ada.post(f"{path}/play", data={"seat": "0", "others": "bot:random"})
    table_id = answer.headers["location"].removeprefix("/t/")
    state = await ada.state(table_id)
    assert (state["view"]["age"], state["view"]["turn"]) == (3, 6)
    assert sorted(state["view"]["hand"]) == ["lodge", "palace"]
    table = await finish(app_state, table_id)
    again = replayed(await app_state.store.entries(table_id))
    assert again.game.state_hash() == table.playing.game.state_hash()
    assert (await ada.get(f"/t/{table_id}/replay?step=1")).status_code == 200
    record = (await ada.get(f"/t/{table_id}/record")).text
    assert "\nposition {" in record
    assert (await ada.post("/records", data={"record": record})).status_code == 303
    rematch = await ada.post(f"/t/{table_id}/rematch")
    view = (await ada.state(rematch.headers["location"].removeprefix("/t/")))["view"]
    assert (view["age"], view["turn"]) == (3, 6), "a rematch begins where the game has begun"


async def test_duel_plays_on_too(person):
    ada = person("Ada")
    path = await laid(ada, GAMES["duel"].positions.examples["senate"])
    answer = await ada.post(f"{path}/play", data={"name": "Ada", "seat": "0", "others": "friend"})
    table = answer.headers["location"].removeprefix("/t/")
    ben = person("Ben")
    await ben.sit(table)
    await ada.post(f"/t/{table}/start")
    state = await ada.state(table)
    assert state["view"]["boxes"] == ["agora"]
    assert "trigger coup" in [choice["text"] for choice in state["choices"]]


@pytest.mark.parametrize("form", [{"boxes": "armada"}, {"game": "duel"}], ids=str)
async def test_a_moment_of_a_replay_is_a_position_to_play_on_from(app_state, person, form):
    ada, ben = person("Ada"), person("Ben")
    name = await ada.new_table(opponent="friend", **form)  # in Duel a bot would wait for second thoughts
    await ben.sit(name)
    await ada.post(f"/t/{name}/start")
    played = await finish(app_state, name)
    moments = recording(played.playing.game).moments
    record = (await ada.get(f"/t/{name}/record")).text
    brought = (await ada.post("/records", data={"record": record})).headers["location"]
    for step in (0, len(moments) // 2, len(moments) - 2):
        then = moments[step].game
        path = (await ada.post(f"/t/{name}/replay/position", data={"step": str(step)})).headers["location"]
        assert path == (await ada.post(f"{brought}/position", data={"step": str(step)})).headers["location"]
        seat = then.owing[0]
        answer = await ada.post(f"{path}/play", data={"seat": str(seat), "others": "bot:random"})
        again = (await app_state.tables.get(answer.headers["location"].removeprefix("/t/"))).playing
        assert again.game.position() == then.position()
    page = (await ada.get(f"/t/{name}/replay?step=1")).text
    assert f'action="/t/{name}/replay/position"' in page
    assert (await ada.post(f"/t/{name}/replay/position", data={"step": "x"})).status_code == 400


async def test_no_moment_of_a_running_game_is_given_away(person):
    ada = person("Ada")
    name = await ada.new_table()
    assert (await ada.post(f"/t/{name}/replay/position", data={"step": "0"})).status_code == 409


@pytest.mark.parametrize(
    "form", [{"seat": "9"}, {"seat": "x"}, {"others": "bot:deep_thought"}, {"name": "\x07"}]
)
async def test_who_cannot_sit_there_is_refused(app_state, person, form):
    ada = person("Ada")
    path = await laid(ada, LATE)
    assert (await ada.post(f"{path}/play", data=form)).status_code == 400
    assert await app_state.store.count_tables() == 0


async def test_a_game_that_is_over_is_not_played_on(person):
    ada = person("Ada")
    path = await laid(ada, GAMES["wonders"].positions.examples["score"])
    assert "The game is over here." in (await ada.get(path)).text
    assert (await ada.post(f"{path}/play")).status_code == 409


async def test_only_positions_have_an_address_there(person):
    ada = person("Ada")
    assert (await ada.get("/position/0123456789abcdef0123")).status_code == 404


def buttons(page, seat):
    """Choices of a seat that the page has buttons for."""
    parts = [
        part
        for part in page.split("<form")
        if re.search(rf'/choose">\s*<input type="hidden" name="seat" value="{seat}"', part)
    ]
    return [html.unescape(text) for text in re.findall(r'name="choice"\s+value="([^"]*)"', "".join(parts))]


def reply(page):
    """The page's answer to a question."""
    return html.unescape(
        re.sub(r"<[^>]*>", "", page.split('id="answer"')[1].split(">", 1)[1].split("</p>")[0])
    )


async def test_every_seat_chooses_by_a_button_and_then_the_turn_is_revealed(person):
    ada = person("Ada")
    path = await laid(ada, {"age": 2, "turn": 2, "cities": [{}, {}, {}]})
    address, chosen = path, ""
    for seat in (1, 0, 2):
        page = (await ada.get(address)).text
        assert not Reading(page).faults
        picked = next(one for one in buttons(page, seat) if one.startswith("sell"))
        answer = await ada.post(
            f"{path}/choose", data={"seat": str(seat), "choice": picked, "chosen": chosen}
        )
        address = answer.headers["location"]
        chosen = parse_qs(urlsplit(address).query).get("chosen", [""])[0]
        if seat != 2:
            page = (await ada.get(address)).text
            assert not buttons(page, seat)
            assert page.split('id="taken"')[1].split("</ul>")[0].count("<li>") == (2 if seat == 0 else 1)
    assert address != path
    page = (await ada.get(address)).text
    assert 'id="taken"' not in page
    assert '"turn": 3' in html.unescape(page)
    assert (await ada.get(address.replace("/position/", "/r/"))).status_code == 200
    assert (await ada.post(f"{address}/back")).headers["location"] == path
    assert (await ada.post(f"{path}/back")).status_code == 409


async def test_a_choice_that_waits_is_taken_back(person):
    ada = person("Ada")
    path = await laid(ada, {"age": 2, "turn": 2, "cities": [{}, {}, {}]})
    picked = buttons((await ada.get(path)).text, 0)[0]
    answer = await ada.post(f"{path}/choose", data={"seat": "0", "choice": picked})
    page = (await ada.get(answer.headers["location"])).text
    link = html.unescape(re.search(r'<a class="button"\s+href="([^"]*)"', page.split('id="taken"')[1])[1])
    assert picked in buttons((await ada.get(link)).text, 0)


async def test_a_free_city_chooses_after_its_controller(person):
    ada = person("Ada")
    path = await laid(ada, {"players": 2, "edition": 2010, "cities": [{}, {}, {}]})
    address, chosen = path, ""
    for _ in range(3):
        page = (await ada.get(address)).text
        seat = next(seat for seat in (1, 2) if buttons(page, seat))
        form = {"seat": str(seat), "choice": buttons(page, seat)[-1], "chosen": chosen}
        address = (await ada.post(f"{path}/choose", data=form)).headers["location"]
        chosen = parse_qs(urlsplit(address).query).get("chosen", [""])[0]
    assert urlsplit(address).path != path


async def test_duel_goes_on_with_every_button(person):
    ada = person("Ada")
    path = await laid(ada, {"game": "duel", "age": 2, "cities": [{"coins": 9}, {}]})
    picked = buttons((await ada.get(path)).text, 0)[0]
    answer = await ada.post(f"{path}/choose", data={"seat": "0", "choice": picked})
    after = answer.headers["location"]
    assert after.startswith("/position/")
    assert buttons((await ada.get(after)).text, 1)
    assert (await ada.post(f"{after}/play", data={"seat": "0", "others": "bot:random"})).status_code == 303
    assert (await ada.post(f"{after}/back")).headers["location"] == path


@pytest.mark.parametrize(
    ("seat", "choice", "chosen", "status"),
    [
        ("0", "dance", "", 422),
        ("7", "sell baths", "", 422),
        ("0", "", "x", 400),
        ("0", "a", ";".join(["1 a"] * 40), 400),
    ],
)
async def test_what_is_no_choice_there_is_refused(person, seat, choice, chosen, status):
    ada = person("Ada")
    path = await laid(ada, {"age": 2, "cities": [{}, {}, {}]})
    form = {"seat": seat, "choice": choice, "chosen": chosen}
    assert (await ada.post(f"{path}/choose", data=form)).status_code == status


@pytest.mark.parametrize(
    ("position", "thing", "way"),
    [
        (LATE, "palace", "build"),
        (LATE, "palace", "stage with"),
        ({"game": "duel", "age": 1, "cities": [{"coins": 0}, {}]}, None, "build"),
    ],
)
async def test_one_asks_why_not_by_clicks(person, position, thing, way):
    ada = person("Ada")
    path = await laid(ada, position)
    page = (await ada.get(path)).text
    asked = re.search(r'<form class="why by-clicks".*?</form>', page, re.DOTALL)[0]
    things = re.findall(r'name="thing"\s+value="(\w+)"', asked)
    assert thing is None or thing in things
    assert re.search(rf'name="way"\s+value="{way}"', asked)
    page = (
        await ada.get(f"{path}?{urlencode({'seat': '0', 'thing': thing or things[-1], 'way': way})}")
    ).text
    assert "possible" in reply(page)
    assert "<code" not in page.split('id="answer"')[1].split("</p>")[0]
    assert not Reading(page).faults
