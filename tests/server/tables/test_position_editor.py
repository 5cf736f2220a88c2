"""Position editor: clicks in both games and every expansion, impossible positions, too large texts."""

import html
import json
import re

import pytest

from argosy.server.pages.position_text import MOST_BYTES
from tests.web.html_reader import Reading

WONDERS = {"edition": 2020, "cities": [{}, {}, {}]}
DUEL = {"game": "duel", "cities": [{}, {}]}


def hidden(page: str, name: str) -> str:
    """The value of a hidden field of the editor."""
    return html.unescape(re.search(rf'name="{name}"[^>]* value="([^"]*)"', page)[1])


class Clicker:
    """Somebody who clicks on the board."""

    def __init__(self, ada, start) -> None:
        self.ada, self.fields, self.page = ada, {"position": json.dumps(start), "fits": json.dumps(start)}, ""

    async def click(self, done: str, **more: str):
        """The draft after a click."""
        answer = await self.ada.post("/position", data={**self.fields, "do": done, **more})
        assert answer.status_code == 200, answer.text[-2000:]
        self.page = answer.text
        assert not Reading(self.page).faults
        self.fields = {name: hidden(self.page, name) for name in ("position", "fits", "open")}
        return json.loads(self.fields["position"])

    @property
    def is_refused(self) -> bool:
        """Does the page say that there can be no such position?"""
        return "There can be no such position" in self.page


@pytest.fixture
def clicker(person):
    return lambda start: Clicker(person("Ada"), start)


async def test_a_city_is_set_up_by_clicks(clicker):
    one = clicker(WONDERS)
    await one.click("set cities.0.coins 9")
    await one.click("put cities.0.cards baths")
    draft = await one.click("fill", **{"v:cities.0.wonder": "gizah", "v:age": "2"})
    assert draft["cities"][0] == {"coins": 9, "cards": ["baths"], "wonder": "gizah"}
    assert draft["age"] == 2
    assert not one.is_refused
    draft = await one.click("take cities.0.cards baths")
    assert draft["cities"][0]["cards"] == []
    assert len((await one.click("cities 5"))["cities"]) == 5
    assert not one.is_refused


async def test_cards_of_a_dealt_hand_give_way(clicker):
    one = clicker({**WONDERS, "age": 2})
    for card in ("aqueduct", "foundry"):
        draft = await one.click(f"put cities.0.hand {card}")
        assert not one.is_refused
    assert draft["cities"][0]["hand"][-2:] == ["aqueduct", "foundry"]
    assert len(draft["cities"][0]["hand"]) == 7


async def test_what_cannot_be_is_said_and_the_draft_stays(clicker):
    one = clicker(WONDERS)
    await one.click("put cities.0.cards baths")
    draft = await one.click("put cities.0.cards baths")
    assert one.is_refused
    assert draft["cities"][0]["cards"] == ["baths", "baths"]
    await one.click("take cities.0.cards baths")
    assert not one.is_refused


@pytest.mark.parametrize(
    ("start", "click", "more", "field"),
    [
        ({**WONDERS, "cities": [{"cards": ["baths"]}, {}, {}]}, "put cities.0.cards baths", {"open": "cities.0.cards"}, "field-cities.0.cards"),
        ({**WONDERS, "boxes": ["leaders_2011"]}, "cities 8", {}, "cities-8"),
    ],
)  # fmt: skip
async def test_why_it_cannot_be_stands_beside_what_is_wrong(clicker, start, click, more, field):
    one = clicker(start)
    await one.click(click, **more)
    assert one.is_refused
    assert one.page.count('class="why-not"') == 1
    place = one.page.index('class="why-not"')
    assert one.page.rindex(f'id="{field}"', 0, place) > 0
    await one.click("show")
    assert one.is_refused
    assert 'class="why-not"' in one.page


async def test_a_position_that_cannot_be_kept_stays_as_it_was(clicker):
    one = clicker(WONDERS)
    await one.click("put cities.1.cards library")
    form = {**one.fields, "tab": "table", "part": "table", "v:cities.0.coins": "7"}
    answer = await one.ada.post("/position", data=form)
    assert answer.status_code == 400
    draft = json.loads(hidden(answer.text, "position"))
    assert draft["cities"][:2] == [{"coins": 7}, {"cards": ["library"]}]
    assert hidden(answer.text, "part") == "city-1"
    assert 'aria-describedby="why-cities.1.cards" autofocus' in answer.text
    assert not Reading(answer.text).faults


async def test_a_text_that_is_no_number_stays_in_its_field(clicker):
    one = clicker(WONDERS)
    draft = await one.click("put cities.1.cards baths", **{"v:cities.0.coins": "many"})
    assert draft["cities"][:2] == [{}, {"cards": ["baths"]}]
    field = one.page.split('id="v-cities.0.coins"')[1].split(">")[0]
    assert 'value="many"' in field
    assert 'aria-invalid="true"' in field
    assert "many is not possible here: a whole number from 0 to 999" in one.page


async def test_the_sheet_is_searched_in_the_language_of_the_page(clicker):
    one = clicker(WONDERS)
    await one.ada.post("/settings", data={"language": "fr", "back": "/position"})
    await one.click("open cities.0.cards")
    await one.click("show", search="theatre")
    shown = [
        line
        for line in one.page.split("<li")
        if 'id="put-' in line and " hidden>" not in line.split("<button")[0]
    ]
    assert [re.search(r'id="put-(\w+)"', line)[1] for line in shown] == ["theater"]


EXPANSIONS = {
    "armada_2020": (
        ("set cities.0.armada.ships.red 2", "cities.0.armada.ships.red", 2),
        ("put cities.1.armada.islands topaz_island", "cities.1.armada.islands", ["topaz_island"]),
        ("mark cities.0.armada.abstains", "cities.0.armada.abstains", True),
    ),
    "leaders_2020": (("put cities.0.leaders caesar", "cities.0.leaders", ["caesar"]),),
    "cities_2020": (("set cities.0.cities.debts 2", "cities.0.cities.debts", 2),),
    "babel": (
        ("put cities.0.babel.tiles tile_3", "cities.0.babel.tiles", [3]),
        ("put babel.tower@1 tile_4", "babel.tower", [[4, 1]]),
        ("set cities.0.babel.tokens 1", "cities.0.babel.tokens", 1),
    ),
    "edifice": (
        ("mark cities.0.edifice.pawns.0", "cities.0.edifice.pawns", [True, False, False]),
        ("set edifice.left.1 1", "edifice.left.1", 1),
    ),
    "extra_wonders": (("set cities.0.extra_wonders.diplomacy 1", "cities.0.extra_wonders.diplomacy", 1),),
}
DUEL_EXPANSIONS = {
    "agora": (
        ("set chambers.0.markers.1 2", "chambers.0.markers", [0, 2]),
        ("put cities.0.conspiracies coup", "cities.0.conspiracies", [{"id": "coup"}]),
        (
            "say cities.0.conspiracies coup triggered",
            "cities.0.conspiracies",
            [{"id": "coup", "triggered": True}],
        ),
    ),
    "pantheon": (
        ("put cities.0.mythology greek", "cities.0.mythology", ["greek"]),
        ("mark cities.0.offerings 3", "cities.0.offerings", [3]),
    ),
}


def at(draft, path):
    """The value at a path of a draft."""
    for step in path.split("."):
        draft = draft[int(step)] if isinstance(draft, list) else draft[step]
    return draft


@pytest.mark.parametrize(
    ("start", "expansion", "clicks"),
    [(WONDERS, expansion, clicks) for expansion, clicks in EXPANSIONS.items()]
    + [(DUEL, expansion, clicks) for expansion, clicks in DUEL_EXPANSIONS.items()],
    ids=str,
)
async def test_every_expansion_has_its_fields(clicker, start, expansion, clicks):
    one = clicker(start)
    assert (await one.click(f"mark boxes {expansion}"))["boxes"] == [expansion]
    for done, path, value in clicks:
        draft = await one.click(done)
        assert at(draft, path) == value, done
        assert not one.is_refused, one.page.split('id="notice"')[1][:400]


async def test_duel_is_set_up_by_clicks(clicker):
    one = clicker(WONDERS)
    assert (await one.click("game duel"))["game"] == "duel"
    await one.click("fill", **{"v:age": "2", "v:pawn": "-3"})
    await one.click("put cities.0.wonders the_sphinx")
    await one.click("put cities.0.wonders sphinx")
    draft = await one.click("say cities.0.wonders sphinx built")
    assert (draft["age"], draft["pawn"], draft["cities"][0]["wonders"]) == (
        2,
        -3,
        [{"id": "sphinx", "built": True}],
    )
    draft = await one.click("put cities.1.cards baths")
    assert draft["cities"][1]["cards"] == ["baths"]
    assert not one.is_refused
    draft = await one.click("put cities.0.cards baths")
    assert (draft["cities"][0]["cards"], draft["cities"][1]["cards"]) == (["baths"], [])


async def test_the_text_lays_the_board(clicker):
    one = clicker(WONDERS)
    draft = await one.click("text", text="age = 3\n[[cities]]\ncoins = 4\n[[cities]]\n[[cities]]\n")
    assert (draft["age"], draft["cities"][0]) == (3, {"coins": 4})
    await one.click("text", text="age = = 3")
    assert one.is_refused
    assert "age = = 3" in one.page


@pytest.mark.parametrize(
    "text",
    ["[" * 3000, "{" * 3000, "a." * 20000 + "a = 1", '{"age": ' + "1" * MOST_BYTES + "}", "{}", '{"game": []}',
     '{"cities": 5}', '{"cities": [[]]}', '{"game": "duel", "cities": [{"wonders": [3]}]}'],
    ids=lambda text: text[:12],
)  # fmt: skip
async def test_texts_that_are_no_position_are_refused_in_words(clicker, text):
    one = clicker(WONDERS)
    await one.click("text", text=text)
    assert one.is_refused
    answer = await one.ada.post("/position", data={"position": text, "do": "set cities.0.coins 5"})
    assert answer.status_code == 200


@pytest.mark.parametrize(
    "done", ["", "set", "put cities.0.cards", "put cities.9.cards baths", "dance", "say a b c", "game x"]
)
async def test_clicks_on_nothing_change_nothing(clicker, done):
    assert (await clicker(WONDERS).click(done))["cities"] == [{}, {}, {}]


async def test_a_position_is_changed_where_it_is_kept(person):
    ada = person("Ada")
    text = json.dumps({"age": 3, "turn": 6, "cities": [{"hand": ["palace", "lodge"]}, {}, {}]})
    path = (await ada.post("/position", data={"position": text})).headers["location"]
    page = (await ada.get(path)).text
    one = Clicker(ada, json.loads(hidden(page, "position")))
    draft = await one.click("put cities.0.cards baths")
    assert "baths" in draft["cities"][0]["cards"]
    assert not one.is_refused


@pytest.mark.parametrize("example", ["score", "senate", "fleet"])
async def test_the_score_pad_reads_a_position(person, example):
    ada = person("Ada")
    page = (await ada.get(f"/position?example={example}")).text
    totals = re.findall(r"<b>(−?\d+)</b></li>", page.split('class="points"')[1].split("</ul>")[0])
    pad = (await ada.get(html.unescape(re.search(r'href="(/pad\?[^"]*)"', page)[1]))).text
    assert [
        re.search(rf'id="t-{seat}"\s+data-live>\s*<span>(-?\d+)', pad)[1] for seat in range(len(totals))
    ] == totals
    assert not Reading(pad).faults


WITH_THINGS = {
    "game": "duel",
    "boxes": ["agora"],
    "age": 2,
    "cities": [
        {
            "wonders": [{"id": "knossos"}, {"id": "sphinx", "built": True}],
            "conspiracies": [{"id": "coup"}],
        },
        {},
    ],
}
LED = {**WONDERS, "boxes": ["leaders_2020"], "cities": [{"leaders": ["caesar", "plato"]}, {}, {}]}
BUILT = {**WONDERS, "cities": [{"wonder": "gizah", "stages": 2}, {}, {}]}


@pytest.mark.parametrize(
    ("start", "field", "value", "path", "then"),
    [
        (LED, "cities.0.leaders.=plato.age", "2", "cities.0.leaders.1", {"leader": "plato", "age": 2}),
        (BUILT, "cities.0.stages.1.card", "baths", "cities.0.stages.1.card", "baths"),
        ({**WONDERS, "edition": 2010}, "players", "2", "players", 2),
        (WITH_THINGS, "cities.0.wonders.=sphinx.card", "altar", "cities.0.wonders.1.card", "altar"),
        (
            WITH_THINGS,
            "cities.0.conspiracies.=coup.prepared",
            "tavern",
            "cities.0.conspiracies.0.prepared",
            "tavern",
        ),
        (WITH_THINGS, "locked", "law", "locked", "law"),
        (
            {**WONDERS, "boxes": ["babel"]},
            "cities.0.babel.rewards.0",
            "1",
            "cities.0.babel.rewards",
            [1, 0, 0],
        ),
    ],
    ids=str,
)
async def test_more_is_filled_in(clicker, start, field, value, path, then):
    one = clicker(start)
    draft = await one.click(f"fill {field}", **{f"v:{field}": value})
    assert not one.is_refused
    assert at(draft, path) == then


async def test_removed_cards_give_way(clicker):
    one = clicker({"game": "duel", "cities": [{}, {}]})
    draft = await one.click("put removed.1 school")
    assert not one.is_refused
    assert draft["removed"][1][-1] == "school"
    assert [len(cards) for cards in draft["removed"]] == [3, 3, 3]


async def test_teams_are_offered_where_the_rules_have_them(clicker):
    one = clicker({**WONDERS, "boxes": ["armada_2020"], "cities": [{}, {}, {}, {}]})
    assert (await one.click("mark teams"))["teams"] is True
    assert not one.is_refused
    draft = await one.click("cities 5")
    assert "teams" not in draft
    assert not one.is_refused
    assert await one.click("mark teams") == draft


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({**WONDERS, "cities": [{"cards": ["baths", "baths"]}, {}, {}]}, "une cité n’a chaque bâtiment"),
        ({**WONDERS, "cities": [{"cards": ["nowhere"]}, {}, {}]}, "Nowhere : cette carte n’existe pas"),
        ({**WONDERS, "turn": 3, "cities": [{"hand": ["baths"]}, {}, {}]}, "cartes en main à la place 1 : 1"),
        ({**WONDERS, "cities": [{"wonder": "gizah"}, {"wonder": "gizah"}, {}]}, "chaque Merveille"),
        ({**WONDERS, "cities": [{"wonder": "gizah", "stages": 9}, {}, {}]}, "étapes construites : 9"),
        ({**WONDERS, "cities": [{}]}, "nombre de joueurs avec « 7 Wonders »"),
        ({**WONDERS, "boxes": ["babel"], "cities": [{}, {}]}, "nombre de joueurs avec « Babel »"),
        ({**WONDERS, "cities": [{"leaders": ["caesar"]}, {}, {}]}, "ajoutez d’abord la boîte"),
        ({"game": "duel", "cities": [{"cards": ["baths"]}, {"cards": ["baths"]}]}, "ne peut être qu’à un seul endroit"),
        ({"game": "duel", "pawn": 9, "cities": [{}, {}]}, "capitale"),
    ],
    ids=str,
)  # fmt: skip
async def test_reasons_are_said_in_the_language_of_the_page(person, position, said):
    ada = person("Ada")
    await ada.post("/settings", data={"language": "fr", "back": "/position"})
    page = html.unescape((await ada.post("/position", data={"position": json.dumps(position)})).text)
    assert said in page.replace(" ", " ")
