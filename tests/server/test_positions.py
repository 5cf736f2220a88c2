"""Positions: set up or refused in words, asked about, played on at a table whose log begins there."""

import html
import json

import pytest

from argosy.server.films import film
from argosy.server.playing import replayed
from argosy.web.games import GAMES
from tests.server.helpers import finish
from tests.web.reading import Reading

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
    texts = [(await ada.get(path)).text.split("<textarea")[1].split("</textarea>")[0] for path in (one, other)]
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
    for ask, said in (("sell palace", "That is possible."), ("build palace", "That is not possible"), ("dance", "not")):
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
    moments = film(played.playing.game).moments
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


@pytest.mark.parametrize("form", [{"seat": "9"}, {"seat": "x"}, {"others": "bot:deep_thought"}, {"name": "\x07"}])
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
