"""Positions of running games, finished games and puzzles: what one sees, and no secret."""

import json
import random

import msgspec
import pytest

import argosy
from argosy.coach.puzzles import sets
from argosy.rules.duel.hidden_information.redeal import redeal_unknown as redeal_duel
from argosy.rules.wonders.knowledge import redeal_unknown as redeal_wonders
from argosy.server.auth import ids
from argosy.server.errors import Refused
from argosy.server.tables import positions
from tests.server.helpers import finish

TABLES = (
    {"name": "wonders", "players": 3},
    {"name": "wonders", "players": 2, "edition": 2010},
    {"name": "wonders", "players": 4, "teams": True, "expansions": ["armada", "leaders"]},
    {
        "name": "wonders",
        "players": 4,
        "expansions": ["armada", "leaders", "cities", "edifice", "extra_wonders"],
    },
    {"name": "wonders", "players": 4, "expansions": ["babel"]},
    {"name": "duel"},
    {"name": "duel", "expansions": ["agora", "pantheon"]},
)
REMEMBERED = ("known_hands", "leaders_passed", "owing")
"""What somebody remembers of hands that went by stands in no position; who has chosen is asked again."""
OTHERS = ("has_chosen", "owes")


def comparable(view):
    """The parts of a view that must be equal in the position and at the table."""
    plain = msgspec.to_builtins(view)
    for name in REMEMBERED:
        plain.pop(name, None)
    for city in plain["cities"]:
        for name in OTHERS:
            city.pop(name, None)
    return plain


def moments(table, part):
    """(game, seat that is asked) here and there in a game of chance."""
    chance, more = random.Random(11), {key: value for key, value in table.items() if key != "name"}
    game = argosy.new_game(table["name"], seed=11, **more)
    while not game.is_over:
        if chance.random() < part:
            yield game, game.owing[0]
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))


@pytest.mark.sample(3)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_position_shows_what_the_seat_sees_and_comes_from_nothing_else(table, monkeypatch):
    monkeypatch.setattr(ids, "seed", lambda: 77)
    redeal = redeal_wonders if table["name"] == "wonders" else redeal_duel
    for game, seat in moments(table, 0.06):
        made = positions.as_seen(game, seat)
        assert comparable(made.view(seat)) == comparable(game.view(seat))
        assert made.position()["seed"] != game.position()["seed"]
        other = game.copy()
        other.array[:] = redeal(game.array, game.ruleset.tables, seat, game.moment)
        if other.view(seat) == game.view(seat):
            again = positions.as_seen(other, seat)
            assert again.position() == made.position(), "a secret of the table makes a difference"


def test_an_own_secret_choice_is_open_again():
    game = argosy.new_game("wonders", players=3, seed=2)
    game.choose(1, game.choices(1)[0])
    made = positions.as_seen(game, 1)
    assert made.owing == (0, 1, 2)
    assert made.view(1).hand == game.view(1).hand
    assert game.owing == (0, 2), "at the table nothing has changed"


def test_it_is_refused_while_only_others_are_asked():
    position = {"asked": "revive", "asked_city": 0, "turn": 3, "discard": ["baths"], "cities": [{}, {}, {}]}
    game = argosy.from_position(position)
    with pytest.raises(Refused):
        positions.as_seen(game, 1)


def written(page):
    """The position on a page."""
    return json.loads(page.split('id="draft" value="')[1].split('"')[0].replace("&#34;", '"'))


@pytest.mark.parametrize("game", ["wonders", "duel"])
async def test_a_running_game_gives_what_its_seat_sees(app_state, person, game):
    ada, ben = person("Ada"), person("Ben")
    table = await ada.new_table(game=game)
    assert f'action="/t/{table}/position"' in (await ada.get(f"/t/{table}")).text
    answer = await ada.post(f"/t/{table}/position")
    page = (await ben.get(answer.headers["location"])).text
    assert "is dealt at random here" in page
    real = (await app_state.tables.get(table)).playing.game
    assert written(page)["seed"] != real.position()["seed"]
    assert f'action="/t/{table}/position"' not in (await ben.get(f"/t/{table}")).text
    assert (await ben.post(f"/t/{table}/position")).status_code == 403


async def test_friends_ask_no_bots_about_a_running_game_unless_the_host_allows_it(app_state, person):
    ada, ben = person("Ada"), person("Ben")
    for allowed in (False, True):
        table = await ada.new_table(game="duel", opponent="friend", **({"coach": "on"} if allowed else {}))
        await ben.sit(table)
        await ada.post(f"/t/{table}/start")
        offered = f'action="/t/{table}/position"'
        for one in (ada, ben):
            answer = await one.post(f"/t/{table}/position")
            assert (answer.status_code == 403) is not allowed
            assert ("You can change this position when the game is over." in answer.text) is not allowed
            assert (offered in (await one.get(f"/t/{table}")).text) is allowed
        await finish(app_state, table)
        assert offered in (await ben.get(f"/t/{table}")).text
        assert (await ben.post(f"/t/{table}/position")).headers["location"].startswith("/position/")


async def test_a_game_that_is_over_gives_everything(app_state, person):
    ada = person("Ada")
    table = await ada.new_table(seat_1="bot:random", seat_2="bot:random")
    real = (await finish(app_state, table)).playing.game
    assert f'action="/t/{table}/position"' in (await ada.get(f"/t/{table}")).text
    answer = await person("Ben").post(f"/t/{table}/position")
    page = (await ada.get(answer.headers["location"])).text
    assert written(page) == json.loads(json.dumps(real.position()))
    assert "is dealt at random here" not in page


async def test_a_puzzle_gives_what_its_seat_sees(person):
    one = sets()["duel"].puzzles[0]
    ada = person("Ada")
    assert f'action="/puzzles/{one.id}/position"' in (await ada.get(f"/puzzles/{one.id}")).text
    page = (await ada.get((await ada.post(f"/puzzles/{one.id}/position")).headers["location"])).text
    assert written(page)["seed"] != argosy.replay(one.record).position()["seed"]
    assert (await ada.post("/puzzles/none/position")).status_code == 404
