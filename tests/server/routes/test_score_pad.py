"""Score pad for a real table: sums as the rules, for every game and set of expansions.

Its entries live in its address.
"""

import json
import re
from collections.abc import Iterable

import pytest

import argosy
from argosy.game.duel import score_pad as duel
from argosy.game.score_pad import POINTS
from argosy.game.wonders import score_pad as wonders
from argosy.texts import LANGUAGES, words
from argosy.web.duel.score_pad import lines_of
from argosy.web.games import GAMES
from tests.web.html_reader import Reading

TABLE = {
    "edition": 2020,
    "cities": [
        {
            "wonder": "gizah",
            "stages": 3,
            "cards": ["palace", "library", "lodge"],
            "coins": 7,
            "victories": [2, 0, 1],
        },
        {"wonder": "rhodos", "cards": ["senate", "spies_guild"], "coins": 4, "defeats": 2},
        {"wonder": "olympia", "cards": ["academy", "scientists_guild", "study"], "coins": 11, "defeats": 1},
    ],
}
DUEL = {
    "game": "duel",
    "pawn": 4,
    "cities": [{"coins": 8, "cards": ["theater", "quarry"]}, {"coins": 11, "cards": ["baths"]}],
}
EXPANSIONS = ("armada_2020", "leaders_2020", "cities_2020", "edifice")


def counted(sheet, lines: Iterable[str], more: dict) -> dict:
    """Entries of the score pad for this sheet: points, and numbers of pieces."""
    return {(line.line, POINTS): line.points for line in sheet.lines if line.line in lines} | more


def test_the_pad_agrees_with_the_rules():
    ruleset = argosy.from_position(TABLE | {"asked": "over"}).ruleset
    sheets = argosy.score(TABLE)
    plain = [line for line, fields in wonders.fields(ruleset).items() if fields == (POINTS,)]
    pieces = [
        {
            ("conflicts", "age_1"): 2,
            ("conflicts", "age_3"): 1,
            ("science", "tablet"): 1,
            ("science", "compass"): 1,
        },
        {("conflicts", "defeats"): 2},
        {
            ("conflicts", "defeats"): 1,
            ("science", "compass"): 1,
            ("science", "gear"): 1,
            ("science", "any"): 1,
        },
    ]
    for seat, city in enumerate(TABLE["cities"]):
        pieces[seat]["treasury", "coins"] = city["coins"]
    made = wonders.sheets(ruleset, [counted(*one) for one in zip(sheets, [plain] * 3, pieces, strict=True)])
    assert [(one.total, one.rank, one.coins) for one in made] == [
        (one.total, one.rank, one.coins) for one in sheets
    ]
    assert [line.points for line in made[2].lines] == [line.points for line in sheets[2].lines]


def test_more_coins_win_at_equal_points():
    ruleset = argosy.new_game("wonders", players=3, edition=2020).ruleset
    players = [{("civil", POINTS): 9}, {("civil", POINTS): 8, ("treasury", "coins"): 3}, {}]
    assert [sheet.rank for sheet in wonders.sheets(ruleset, players)] == [2, 1, 3]


def test_partners_win_together():
    ruleset = argosy.new_game(
        "wonders", players=4, edition=2020, expansions=("armada_2020",), teams=True
    ).ruleset
    sheets = wonders.sheets(ruleset, [{("civil", POINTS): points} for points in (30, 1, 20, 20)])
    assert [(sheet.rank, sheet.team_total) for sheet in sheets] == [(2, 31), (2, 31), (1, 40), (1, 40)]


def test_expansions_count_their_own_pieces():
    game = argosy.new_game("wonders", players=4, edition=2010, expansions=("cities_2012", "babel"))
    own = {("treasury", "coins"): 9, ("treasury", "debts"): 2, ("tower", "tiles"): 3}
    points = {line.line: line.points for line in wonders.sheets(game.ruleset, [own])[0].lines}
    assert points["treasury"] == 1, "in 2012 debts count on the line of the treasury"
    assert points["tower"] == int(game.ruleset.tables.babel.points[3])


@pytest.mark.parametrize(
    ("blue", "ended", "result", "winners"),
    [
        ((20, 18), "", "civilian", (0,)),
        ((18, 18), "", "shared", (0, 1)),
        ((20, 18), "military 1", "military", (1,)),
    ],
)
def test_how_duel_ends(blue, ended, result, winners):
    ruleset = argosy.new_game("duel").ruleset
    sheets = duel.sheets(ruleset, lines_of(ruleset), [{("blue", POINTS): points} for points in blue], ended)
    assert duel.result_of(sheets, ended) == (result, winners)
    assert tuple(sheet.seat for sheet in sheets if sheet.rank == 1) == winners


def test_blue_cards_decide_duel_at_equal_points():
    ruleset = argosy.new_game("duel").ruleset
    players = [{("blue", POINTS): 10, ("green", POINTS): 4}, {("blue", POINTS): 14}]
    assert duel.result_of(duel.sheets(ruleset, lines_of(ruleset), players, ""), "") == ("blue", (1,))


def test_the_pad_of_duel_agrees_with_the_rules():
    ruleset = argosy.from_position(DUEL).ruleset
    names = lines_of(ruleset)
    sheets = argosy.score(DUEL)
    plain = [line for line, fields in duel.fields(ruleset, names).items() if fields == (POINTS,)]
    pieces = [{("coins", "coins"): 8, ("military", "lead"): 4}, {("coins", "coins"): 11}]
    made = duel.sheets(
        ruleset, names, [counted(*one) for one in zip(sheets, [plain] * 2, pieces, strict=True)], ""
    )
    assert [one.total for one in made] == [one.total for one in sheets]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_every_score_sheet_is_on_the_pad_and_explained(language):
    w = words(language)
    tables = [
        argosy.new_game("wonders", players=4, edition=2020, expansions=EXPANSIONS),
        argosy.new_game("wonders", players=4, edition=2010, expansions=("armada_2018", "babel")),
    ]
    for game in tables:
        lines = GAMES["wonders"].by_hand.lines(w, game.ruleset)
        assert [line.line for line in lines] == [line.line for line in game.scores()[0].lines]
        assert all(line.why and line.fields for line in lines)
    both = argosy.new_game("duel", expansions=("agora", "pantheon"))
    assert {line.line for line in GAMES["duel"].by_hand.lines(w, both.ruleset)} == {
        line.line for line in both.scores()[0].lines
    }


async def test_the_address_holds_everything(person):
    ada = person("Ada")
    page = (
        await ada.get("/pad?players=4&name-1=Zoé&civil.points-1=12&treasury.coins-1=7&science.gear-1=3")
    ).text
    assert not Reading(page).faults
    for name, value in (("name-1", "Zoé"), ("civil.points-1", "12"), ("treasury.coins-1", "7")):
        assert re.search(rf'name="{re.escape(name)}" value="{value}"', page), name
    assert re.search(r'<td class="win" id="t-1"\s+data-live>\s*<span>23</span>', page)
    assert "Zoé wins" in page


@pytest.mark.parametrize(
    "query",
    [
        "",
        "?game=duel&agora=on&ended=political+1",
        "?game=duel&ended=political+1",
        "?civil.points-0=lots&ended=x",
    ],
)
async def test_whatever_the_address_says_there_is_a_pad(person, query):
    answer = await person("Ada").get(f"/pad{query}")
    assert answer.status_code == 200
    assert not Reading(answer.text).faults
    assert not Reading(answer.text).dangling


async def test_what_there_is_not_is_said_and_what_is_filled_in_waits(person):
    page = (await person("Ada").get("/pad?players=2&edition=2020&civil.points-0=12")).text
    assert 'role="alert"' in page
    assert '<input type="hidden" name="civil.points-0" value="12">' in page


CITIES = {"cities": [{"coins": 6}, {"cards": ["palace"], "stages": 2, "coins": 0}, {"defeats": 2}]}
DUEL_CITIES = {
    "game": "duel",
    "pawn": 3,
    "cities": [{"coins": 7, "cards": ["theater"]}, {"progress": ["philosophy"]}],
}


def totals(page):
    """The sums of the pad."""
    return [int(one) for one in re.findall(r'id="t-\d"\s+data-live>\s*<span>(-?\d+)', page)]


@pytest.mark.parametrize("position", [CITIES, DUEL_CITIES], ids=["wonders", "duel"])
async def test_a_position_fills_the_pad(person, position):
    ada, sums = person("Ada"), [sheet.total for sheet in argosy.score(position)]
    answer = await ada.post("/pad", data={"position": json.dumps(position)})
    assert answer.status_code == 303
    page = (await ada.get(answer.headers["location"])).text
    assert totals(page) == sums
    assert not Reading(page).faults


async def test_a_link_to_a_position_fills_the_pad(person):
    ada = person("Ada")
    path = (await ada.post("/position", data={"position": json.dumps(CITIES | {"asked": "over"})})).headers[
        "location"
    ]
    for link in (path, f"http://there{path}?seat=1", path.replace("/position/", "/r/")):
        answer = await person("Ben").post("/pad", data={"position": f" {link}\n"})
        assert totals((await ada.get(answer.headers["location"])).text) == [
            s.total for s in argosy.score(CITIES)
        ]


@pytest.mark.parametrize(
    ("text", "status"),
    [
        ("", 400),
        ("{", 400),
        ("x" * 60_000, 400),
        ('{"cities": [{}]}', 400),
        ("/position/0123456789abcdef0123", 404),
        ("http://there/t/x", 400),
    ],
)
async def test_what_is_no_position_is_said_on_the_pad(person, text, status):
    answer = await person("Ada").post("/pad", data={"position": text})
    assert answer.status_code == status
    assert 'id="notice"' in answer.text
    assert not Reading(answer.text).faults
