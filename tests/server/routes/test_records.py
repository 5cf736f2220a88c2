"""Records that people bring along: opened for everybody, refused with the line and the reason."""

import pytest

import argosy
from tests.server.helpers import finish


def record_of(game, choices=0, **options):
    """A record after so many choices."""
    made = argosy.new_game(game, seed=6, **options)
    for _ in range(choices):
        made.choose(made.owing[0], made.choices(made.owing[0])[0])
    return made.record()


@pytest.mark.parametrize("way", ["file", "pasted", "file from Windows"])
async def test_a_record_is_opened_and_others_follow_the_link(person, way):
    text = record_of("duel", choices=9)
    ada, ben = person("Ada"), person("Ben")
    if way == "pasted":
        answer = await ada.post("/records", files={"file": ("", b"")}, data={"record": text})
    else:
        data = text.encode() if way == "file" else b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode()
        answer = await ada.post("/records", files={"file": ("game.txt", data)}, data={"record": ""})
    assert answer.status_code == 303, answer.text
    address = answer.headers["location"]
    for step in (0, 9, 99):
        seen = await ben.get(f"{address}?step={step}")
        assert seen.status_code == 200
        assert f'value="{min(step, 9)}"' in seen.text
        assert "Player 2" in seen.text
    assert (await ben.get(f"{address}/record")).text == text


async def test_the_record_of_a_table_is_the_same_game_when_it_is_opened_again(app_state, game_of_two):
    ada, _, table = game_of_two
    found = await finish(app_state, table)
    text = (await ada.get(f"/t/{table}/record")).text
    address = (await ada.post("/records", files={"file": ("game.txt", text.encode())})).headers["location"]
    recording = await app_state.replay_cache.get(address.removeprefix("/r/"), lambda: None)
    assert recording.reveals == tuple(found.playing.reveals)
    assert recording.history == tuple(found.playing.history)
    again = await ada.post("/records", data={"record": text})
    assert again.headers["location"] == address


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "nothing was sent"),
        ("a letter to a friend", "a record begins with the line"),
        (record_of("wonders", players=3) + "1.1  0 build moon | 1 sell loom | 2 sell loom\n", "line 4"),
        (record_of("duel") + "2  0 pick sphinx\n", "line 3 is choice 2"),
    ],
    ids=["nothing", "no record", "no such card", "no such moment"],
)
async def test_what_does_not_replay_is_said_and_stays_in_the_form(person, app_state, text, reason):
    answer = await person("Ada").post("/records", data={"record": text})
    assert answer.status_code == 400
    assert reason in answer.text
    assert text.strip()[:15] in answer.text


async def test_a_file_that_is_no_text_is_refused(person):
    answer = await person("Ada").post("/records", files={"file": ("game.png", b"\x89PNG\xff\xfe")})
    assert answer.status_code == 400
    assert "the file is no text" in answer.text


async def test_there_is_no_record_at_other_addresses(person):
    ada = person("Ada")
    assert (await ada.get("/records")).status_code == 200
    for path in ("/r/0123456789", "/r/0123456789/record"):
        assert (await ada.get(path)).status_code == 404
