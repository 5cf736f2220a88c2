"""First voyages: the same deal for everybody, hints in order, and the game goes on without them."""

import random

import pytest

from argosy import bots
from argosy.server.auth.guests import voyages_of, with_voyages
from argosy.server.games import GAMES
from argosy.server.http.forms import game_request, seat_kinds
from argosy.server.storage.rows import GameRequest, Guest, Guide, TableRow
from argosy.server.tables import table_seed
from argosy.server.tables.running_game import dealt
from argosy.server.tables.seats import first_seats
from argosy.texts import words
from argosy.web.games import GAMES as GAME_PAGES
from argosy.web.table.tutorial_hints import due
from tests.server.helpers import finish, until

PATIENCE = 3
"""So many hints somebody reads before a choice."""
STORIES = {
    "wonders": "hand price dock | reveal trade | coins | shields science | conflict | wonder | chain | score",
    "duel": "draft | structure price dock | uncover market wonder | science | track | coins | chain | score",
}
"""What a person reads who always builds the cheapest card, choice by choice; choices without a hint are left
out.
"""
SIMPLE = ("build", "pick", "token", "first", "wonder", "stage", "discard", "sell")


def simply(choices):
    """Somebody who builds the cheapest card and does not think about anything else."""
    cheap = sorted(choices, key=lambda choice: choice.price.total)
    return next((choice for verb in SIMPLE for choice in cheap if choice.verb == verb), choices[0])


def voyage(name, person):
    """Play the first voyage of a game: (the hints read before each choice, the game)."""
    served = GAMES[name]
    first = served.first_voyage
    row = TableRow(
        id="abc",
        host="ada",
        created=0,
        phase="playing",
        request=first.request,
        seats=first_seats(first.request, first.kinds, Guest(id="ada")),
        guide=Guide(),
    )
    playing, read, seen = dealt(row.request, table_seed.of_deal(row)), [], []
    you, hints = next(seat.seat for seat in row.seats if seat.kind == "human"), GAME_PAGES[served.name].hints
    while not playing.game.is_over:
        for seat in playing.game.owing:
            choices = playing.game.choices(seat)
            if seat == you:
                offers = served.offers(playing.game, seat)
                new = []
                while (hint := due(hints, playing.view(seat), offers, seen)) and len(new) < PATIENCE:
                    new.append(hint.name)
                    seen.append(hint.name)
                read += [" ".join(new)] if new else []
                choice = person(choices)
            else:
                chance = random.Random(table_seed.of_bot(row, playing, seat))
                choice = bots.bot(next(one.bot for one in row.seats if one.seat == seat)).decide(
                    playing.view(seat), choices, chance
                )
            playing.choose(seat, str(choice), None)
    last = due(hints, playing.view(you), None, seen)
    return [*read, last.name], playing.game


@pytest.mark.parametrize("name", GAMES)
def test_every_hint_has_its_moment(name):
    """The deal brings every hint to somebody who just builds, in this order, and the game is played to its
    end.
    """
    read, game = voyage(name, simply)
    assert " | ".join(read) == STORIES[name]
    assert sorted(" ".join(read).split()) == sorted(hint.name for hint in GAME_PAGES[GAMES[name].name].hints)
    assert len(" ".join(read).split()) <= 12
    again, same = voyage(name, simply)
    assert (again, same.state_hash()) == (read, game.state_hash())


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_somebody_does_hints_come_and_the_last_one_is_the_score(name, seed):
    read, _ = voyage(name, random.Random(seed).choice)
    assert read[-1] == "score"
    assert len(" ".join(read).split()) >= 10


@pytest.mark.parametrize("name", GAMES)
async def test_one_click_makes_the_same_table_for_everybody(app_state, person, name):
    hands = []
    for who in ("Ada", "Ben"):
        visitor = person(who)
        answer = await visitor.post("/first-voyage", data={"game": name})
        assert answer.status_code == 303
        table = answer.headers["location"].removeprefix("/t/")
        found = await app_state.tables.get(table)
        await until(lambda found=found: found.is_quiet)
        state = await visitor.state(table)
        assert (state["phase"], state["game"]) == ("playing", name)
        hands.append(state["view"].get("hand") or state["view"]["shown_wonders"])
        page = (await visitor.get(f"/t/{table}")).text
        assert "Hint 1 of 12" in page
        assert "js/tutorial-hints.js" in page
    assert hands[0] == hands[1]


@pytest.mark.parametrize(
    ("name", "ways"), [("wonders", ["points", "three Ages"]), ("duel", ["capital", "six", "points"])]
)
def test_the_first_hint_says_how_one_wins(name, ways):
    first = GAME_PAGES[GAMES[name].name].hints[0].words(words("en"))
    assert "win" in first
    assert all(way in first for way in ways)


async def test_there_is_no_voyage_of_an_unknown_game(app_state, person):
    assert (await person("Ada").post("/first-voyage", data={"game": "chess"})).status_code == 400
    assert await app_state.store.count_tables() == 0


async def test_hints_go_on_when_they_are_read_and_when_somebody_chooses(app_state, person):
    ada, table = await at_sea(person)
    await ada.post(f"/t/{table}/hints", data={"seen": "hand"})
    assert 'data-hint="price"' in (await ada.get(f"/t/{table}")).text
    found = await app_state.tables.get(table)
    await until(lambda: found.is_quiet)
    await ada.choose(table)
    await until(lambda: found.playing.game.moment == 2 and found.is_quiet)
    assert found.row.guide.seen == ("hand", "price")
    assert 'data-hint="dock"' in (await ada.get(f"/t/{table}")).text
    assert (await app_state.store.table(table)).guide == found.row.guide, "a restart keeps it"


async def test_an_unknown_hint_and_one_read_twice_change_nothing(app_state, person):
    ada, table = await at_sea(person)
    for seen in ("hand", "hand", "treasure"):
        await ada.post(f"/t/{table}/hints", data={"seen": seen})
    assert (await app_state.tables.get(table)).row.guide.seen == ("hand",)


async def test_hints_are_left_and_brought_back(app_state, person):
    ada, table = await at_sea(person)
    found = await app_state.tables.get(table)
    await ada.post(f"/t/{table}/hints", data={"hints": "off"})
    page = (await ada.get(f"/t/{table}")).text
    assert "data-hint=" not in page
    assert "Show the hints again" in page
    assert (await ada.choose(table)).status_code == 303
    await until(lambda: found.playing.game.moment == 2 and found.is_quiet)
    await ada.post(f"/t/{table}/hints", data={"hints": "on"})
    assert 'data-hint="hand"' in (await ada.get(f"/t/{table}")).text


async def test_hints_are_for_the_one_who_plays(app_state, person):
    ada, table = await at_sea(person)
    ben = person("Ben")
    page = (await ben.get(f"/t/{table}")).text
    assert "data-hint=" not in page
    assert "hints.js" not in page
    assert (await ben.post(f"/t/{table}/hints", data={"seen": "hand"})).status_code == 403
    assert (await app_state.tables.get(table)).row.guide == Guide()
    ordinary = await ada.new_table()
    assert (await ada.post(f"/t/{ordinary}/hints", data={"hints": "off"})).status_code == 403


async def test_the_lobby_offers_a_first_voyage_and_then_what_comes_next(app_state, person):
    ada = person("Ada")
    assert "Never played?" in (await ada.get("/")).text
    answer = await ada.post("/first-voyage", data={"game": "wonders"})
    table = answer.headers["location"].removeprefix("/t/")
    assert "You have never played?" not in (await ada.get("/")).text
    host = (await finish(app_state, table)).row.host
    lobby = (await ada.get("/")).text
    for said in ("What next?", "A bigger table", "First voyage: 7 Wonders Duel"):
        assert said in lobby
    assert voyages_of(await app_state.store.guest(host)) == {"wonders"}
    rematch = (await ada.post(f"/t/{table}/rematch")).headers["location"]
    assert "data-hint=" not in (await ada.get(rematch)).text, "the next game is an ordinary one"


async def at_sea(person):
    """Ada at the first turn of a first voyage of 7 Wonders: (Ada, the table)."""
    ada = person("Ada")
    answer = await ada.post("/first-voyage", data={"game": "wonders", "name": "Ada"})
    return ada, answer.headers["location"].removeprefix("/t/")


def test_what_somebody_has_sailed_is_remembered():
    ada = with_voyages(Guest(id="ada", settings={"theme": "dark"}), ["duel"])
    assert voyages_of(with_voyages(ada, ["wonders", "duel"])) == {"duel", "wonders"}
    assert ada.settings["theme"] == "dark"
    assert with_voyages(ada, ["duel"]) is ada


@pytest.mark.parametrize("name", GAMES)
def test_what_is_suggested_can_be_played(name):
    """The fields of a suggestion are those of the form for a new table."""
    for one in GAME_PAGES[GAMES[name].name].onward(words("en")):
        request = game_request(one.fields)
        assert request != GameRequest()
        assert dealt(request, 1).game.players
        assert "you" in seat_kinds(one.fields, request).values()
