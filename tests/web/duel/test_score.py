"""Score sheet of Duel: explained lines, the winner and the kind of victory, scenes of immediate ones."""

import random
from functools import cache

import pytest

import argosy
from argosy.texts import words
from argosy.web import lobby, models, pages
from argosy.web.duel import score
from argosy.web.duel.faces import duel_faces
from argosy.web.duel.live.ending import track
from tests.rules.duel.table import chambers, city, play, prepared, table
from tests.web.html_reader import Reading

EXPANSIONS = ((), ("agora",), ("pantheon",), ("pantheon", "agora"))
NAMES = ("Imogen", "Timur")
SIX = "library dispensary apothecary laboratory academy study"


@cache
def finished(expansions, seed=4):
    """A game played by chance, which builds rather than discards so that all lines have points."""
    game, chance = argosy.new_game("duel", expansions=expansions, seed=seed), random.Random(seed)
    history, log = [], []
    while not game.is_over:
        before, seat = game.view(None), game.owing[0]
        choices = [choice for choice in game.choices(seat) if choice.verb != "discard"] or game.choices(seat)
        events = game.choose(seat, chance.choice(choices))
        log.append(
            models.LogTurn(age=before.age, turn=before.turn, moment=before.moment, events=tuple(events))
        )
        history.append(tuple(sheet.total for sheet in game.scores()))
    return game, tuple(history), tuple(log)


def page(game, seat=0, history=(), log=(), language="en", theme="dark", **more):
    """The page of a game that is over."""
    seats = tuple(
        models.SeatInfo(seat=n, name=name, kind="human", is_you=n == seat) for n, name in enumerate(NAMES)
    )
    return models.TablePage(
        table="abc",
        visitor=models.Visitor(settings=models.Settings(language=language, theme=theme)),
        seat=seat,
        phase="over",
        seats=seats,
        game="duel",
        edition=2020,
        expansions=game.ruleset.expansions,
        ruleset=game.ruleset,
        view=game.view(seat),
        scores=game.scores(),
        history=history,
        log=log,
        **more,
    )


def of_both_expansions():
    """A finished game, the seat that looks, its history and its log."""
    game, history, log = finished(("pantheon", "agora"))
    return game, 0, history, log


def in_the_middle():
    """A game after forty choices, the log of the whole game, the step."""
    game, _, log = finished(("pantheon", "agora"))
    again = argosy.new_game("duel", expansions=game.ruleset.expansions, seed=4)
    for made in game.journal[:40]:
        again.choose(made.seat, made.text)
    return again, log, 40


def military():
    return play(table("arsenal", city(coins=40), age=3, pawn=7), "build arsenal")


def science():
    return play(table("university", city(SIX.rpartition(" ")[0], coins=40), age=3), "build university")


def both_science():
    own = city(SIX, coins=40, conspiracies=prepared("coercion", by="lumber_yard"))
    b = city("scriptorium pharmacist school workshop university observatory")
    game = table("", own, b, expansions=("agora",), age=3)
    return play(game, "trigger coercion", "take university", "give study")


def political():
    game = table(
        "right_politician_1", city(coins=40), expansions=("agora",), chambers=chambers(*[(1, 0)] * 5)
    )
    return play(game, "recruit right_politician_1", "place 6")


def by_blue():
    a, b = city(built="pyramids hanging_gardens piraeus"), city("palace", built="sphinx", coins=3)
    return play(table("arsenal", a, b, age=3, alone=True), "discard arsenal")


def shared():
    return play(table("arsenal", city("palace"), city("town_hall"), age=3, alone=True), "discard arsenal")


def by_points():
    return play(table("arsenal", city("palace"), city("baths"), age=3, alone=True), "discard arsenal")


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
@pytest.mark.parametrize("seed", range(3))
def test_every_account_adds_up_to_its_number(expansions, seed):
    game, _, _ = finished(expansions, seed)
    sheet = score.SheetInput(game.view(0), duel_faces(game.ruleset.catalog, "en"))
    for row in score.rows(sheet, game.scores(), (0, 1)):
        for cell in row.cells:
            number = int(cell.points.replace("−", "-"))
            assert sum(int(one.points.replace("−", "-")) for one in cell.account) == number, (row.line, cell)
            assert all(one.what and "_" not in one.what for one in cell.account)


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_the_pad_has_the_lines_of_the_expansions_and_the_viewer_first(expansions):
    game, history, log = finished(expansions)
    values = score.values(page(game, 1, history, log), words("en"))
    lines = [row.line for row in values["pad_rows"]]
    assert ("gods" in lines, "senate" in lines) == ("pantheon" in expansions, "agora" in expansions)
    assert [cell.seat for cell in values["pad_rows"][0].cells] == [1, 0]
    assert [total.seat for total in values["pad_totals"]] == [1, 0]
    for seat in (0, 1):
        shown = sum(int(cell.points) for row in values["pad_rows"] for cell in row.cells if cell.seat == seat)
        assert shown == game.scores()[seat].total


ENDINGS = [
    (military, "Imogen wins", "military supremacy", "capital of Timur"),
    (science, "Imogen wins", "scientific supremacy", "Six different"),
    (both_science, "Shared victory", "scientific supremacy", "Both cities"),
    (political, "Imogen wins", "political supremacy", "All six chambers"),
    (by_blue, "Timur wins", "", "blue cards: 7 to 0"),
    (shared, "Shared victory", "", "equal on blue cards too: 7"),
    (by_points, "Imogen wins", "", "by 4 points"),
]


@pytest.mark.parametrize(
    ("played", "title", "name", "how"), ENDINGS, ids=lambda one: getattr(one, "__name__", "")
)
@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_sheet_says_who_won_and_by_what(played, title, name, how, seat):
    said = Reading(pages.table_fragment(page(played(), seat))).words
    assert title in said
    assert how in said
    assert name in said
    assert ("supremacy" in said) == bool(name)


@pytest.mark.parametrize("played", [military, science, both_science, political])
def test_after_a_supremacy_the_pad_stays_folded(played):
    found = Reading(pages.table_fragment(page(played())))
    folded = found.all("details", id="folded")
    assert len(folded) == 1
    assert "open" not in folded[0]
    assert "If points had decided" in found.words
    assert "Final score" not in found.words
    assert classed(found, "pad")


@pytest.mark.parametrize("played", [by_blue, shared, by_points])
def test_the_winners_stand_in_laurel_when_points_decided(played):
    game = played()
    found = Reading(pages.table_fragment(page(game)))
    assert found.all("details", id="folded") == []
    assert len(classed(found, "laurel")) == len(game.winners)


def test_the_pawn_stands_in_the_fallen_capital():
    game = military()
    catalog = game.ruleset.catalog
    for seat, fallen in ((0, [False, True]), (1, [True, False])):
        caps = classed(Reading(pages.table_fragment(page(game, seat))), "cap")
        assert ["fallen" in cap["class"].split() for cap in caps] == fallen
    assert [space.has_pawn for space in track(catalog, 9)].index(True) == 18
    assert [space.has_pawn for space in track(catalog, -9)].index(True) == 0
    assert [space.level for space in track(catalog, 0)] == [
        4,
        3,
        3,
        3,
        2,
        2,
        2,
        1,
        1,
        0,
        1,
        1,
        2,
        2,
        2,
        3,
        3,
        3,
        4,
    ]


@pytest.mark.parametrize(
    ("played", "numbers"),
    [
        (military, {"spaces ahead": ("9", "0"), "shields": ("3", "0"), "military buildings": ("1", "0")}),
        (science, {"different science symbols": ("6", "0"), "scientific buildings": ("6", "0")}),
        (by_blue, {"Civilian buildings": ("0", "7"), "Treasury": ("0", "1")}),
        (by_points, {"Civilian buildings": ("7", "3")}),
        (political, {}),
    ],
    ids=lambda one: getattr(one, "__name__", ""),
)
def test_an_ending_names_the_numbers_of_both_cities_that_it_turned_on(played, numbers):
    shown = score.values(page(played()), words("en"))["ending_numbers"]
    assert {one.label: one.values for one in shown} == numbers
    assert pages.table_fragment(page(played())).count('class="ending-numbers"') == bool(numbers)


@pytest.mark.parametrize(("played", "cities"), [(science, 1), (both_science, 2)])
def test_six_symbols_are_lit(played, cities):
    found = Reading(pages.table_fragment(page(played())))
    assert len(classed(found, "ending-symbols")) == cities
    assert (len(classed(found, "there")), len(classed(found, "gone"))) == (6 * cities, cities)


def test_six_chambers_take_the_metal_of_the_winner():
    for seat, css in ((0, "you"), (1, "they")):
        found = Reading(pages.table_fragment(page(political(), seat)))
        assert len(classed(found, "chamber-wedge")) == 6
        assert classed(found, "ending-senate")[0]["class"].split() == ["ending-senate", css]


@pytest.mark.parametrize(
    ("result", "place", "said", "how"),
    [
        ("civilian", 1, "won", ""),
        ("blue", 2, "lost", ""),
        ("military", 1, "won", "military supremacy"),
        ("political", 2, "lost", "political supremacy"),
        ("science_shared", 1, "shared victory", "scientific supremacy"),
        ("shared", 1, "shared victory", ""),
        ("military", None, "", "military supremacy"),
    ],
)
def test_the_lists_say_what_came_of_a_game(result, place, said, how):
    one = models.TableSummary(
        table="abc", game="duel", expansions=("agora",), is_over=True, age=3, place=place, result=result
    )
    w = words("en")
    told = (lobby.place_words(w, one), lobby.state_words(w, one), lobby.table_line(w, one))
    assert told == (said, how, "Duel with Agora")


def test_the_voyage_has_a_line_for_each_city():
    game, history, log = finished(("agora",))
    assert len(history) == len(game.journal)
    assert len(classed(Reading(pages.table_fragment(page(game, 0, history, log))), "lead-line")) == 2


@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
@pytest.mark.parametrize("language", models.LANGUAGES)
def test_the_sheet_lies_over_the_final_board_in_every_language(expansions, language):
    game, history, log = finished(expansions)
    found = Reading(pages.table(page(game, None, history, log, language)))
    assert found.faults == found.dangling == []
    assert len(classed(found, "bar")) == 2
    assert len(found.ids) == len(set(found.ids))


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", EXPANSIONS, ids="+".join)
def test_every_step_of_a_replay_is_a_page(expansions):
    game, _, log = finished(expansions)
    again = argosy.new_game("duel", expansions=expansions, seed=4)
    for step, made in enumerate((*game.journal, None)):
        if step % 7 == 0 or again.is_over:
            found = Reading(pages.replay(replayed(again, log, step)))
            assert found.faults == found.dangling == []
            assert found.all("input", id="step")[0]["value"] == str(step)
            assert bool(classed(found, "pad")) == again.is_over
            assert not [attrs for _, attrs in found.elements if attrs.get("name") == "choice"]
        if made:
            again.choose(made.seat, made.text)


def classed(found, css):
    """Attributes of all elements of a class."""
    return [attrs for _, attrs in found.elements if css in (attrs.get("class") or "").split()]


def replayed(game, log, step, theme="dark"):
    """The page of one step."""
    seats = tuple(models.SeatInfo(seat=n, name=name, kind="human") for n, name in enumerate(NAMES))
    return models.ReplayPage(
        table="abc",
        visitor=models.Visitor(settings=models.Settings(theme=theme)),
        seats=seats,
        game="duel",
        edition=2020,
        ruleset=game.ruleset,
        view=game.view(None),
        views={seat: game.view(seat) for seat in (0, 1)},
        step=step,
        log=tuple(log),
        address="/t/abc/replay",
        scores=game.scores() if game.is_over else None,
    )


@pytest.mark.parametrize("end", [by_points, military], ids=["points", "military"])
def test_the_winner_and_the_next_game_stand_above_the_pad(end):
    shown = pages.table(page(end()))
    assert shown.index('id="ending-t"') < shown.index('class="onward"') < shown.index('class="pad two"')
