"""Table of Duel as a page: a control for every choice, nothing secret, forecasts in the dock."""

import pytest

import argosy
from argosy.game.duel.game import DuelGame
from argosy.game.duel.view import DuelEvent
from argosy.game.duel.words import ASKED
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.server.duel.offers import PAID_VERBS, offers
from argosy.texts import words
from argosy.web import models, pages
from argosy.web.duel.live import click_targets
from argosy.web.duel.live import table as duel_table
from argosy.web.rendering.assets import CONTENT_SECURITY_POLICY
from tests.rules.duel.table import city, table
from tests.web.duel import tables
from tests.web.html_reader import Reading

ALL = sorted(ASKED.values())
MOMENTS = (0, 3, 9, 25, 45, 70)


def asking(asked, **changes):
    """A page of the seat that this decision is asked of."""
    game, log = tables.at_every_question()[asked]
    return tables.page(game, log, game.owing[0], **changes)


def read(page):
    return Reading(pages.table(page))


def sent(reading):
    """The choices that a click can send."""
    return {button["value"] for button in reading.all("button", name="choice") if "disabled" not in button}


@pytest.fixture(scope="module", params=ALL)
def question(request):
    """A page for each decision of Duel, Agora and Pantheon, with its HTML read."""
    page = asking(request.param)
    return page, read(page)


# --- choosing -----------------------------------------------------------------------------------------------


def test_every_choice_can_be_made_and_no_other(question):
    page, reading = question
    assert sent(reading) == {offer.choice.text for offer in page.offers.legal}
    assert {field["value"] for field in reading.all("input", name="moment")} == {str(page.view.moment)}


def test_every_button_sends_the_form_of_the_choices(question):
    _, reading = question
    assert {button["form"] for button in reading.all("button", name="choice")} == {"choose"}
    assert [form["action"] for form in reading.all("form", id="choose")] == ["/t/abc/choose"]


def test_the_dock_has_every_answer_that_pieces_on_the_board_have(question):
    """Pieces may be small, so nobody has to hit one.

    What is asked of cards and of the draft is asked of big ones.
    """
    page, reading = question
    buttons = [one for one in reading.all("button", name="choice") if "disabled" not in one]
    pieces = {one["value"] for one in buttons if "pick" in one.get("class", "").split()}
    in_dock = {one["value"] for one in buttons if "pick" not in one.get("class", "").split()}
    assert page.view.asked == "pick" or pieces <= in_dock


def test_pieces_on_the_board_answer_too():
    """So that the test above has something to ask."""
    for asked in ("anubis", "destroy", "lock", "minerva", "place", "senate", "take_building"):
        assert any(
            "pick" in one.get("class", "").split() for one in read(asking(asked)).all("button", name="choice")
        )


def test_what_is_selected_has_a_panel_with_all_that_can_be_done_with_it(question):
    page, reading = question
    targets = click_targets.targets(page.view, page.offers)
    selected = {button["data-select"] for button in reading.all("button") if "data-select" in button}
    panels = {panel["data-for"] for panel in reading.all("section") if "data-for" in panel}
    assert selected <= panels
    assert panels <= targets.select


def test_both_parts_of_a_choice_of_two_parts_can_be_found(question):
    """Each second part is a button of the panel; where it lies on the table it can light up."""
    page, reading = question
    targets = click_targets.targets(page.view, page.offers)
    wanted = {(key, text) for pairs in targets.second.values() for key, text in pairs.items()}
    buttons = {
        (one["data-on-table"], one["value"]) for one in reading.all("button") if "data-on-table" in one
    }
    assert buttons == wanted
    on_table = {one["data-second"] for one in reading.all("button") if "data-second" in one}
    assert {key for key, _ in wanted if key.startswith(("chamber:", "space:"))} <= on_table


def test_direct_things_are_never_cards_of_a_turn():
    page = asking("turn")
    assert not click_targets.targets(page.view, page.offers).direct


@pytest.mark.sample(4)
@pytest.mark.parametrize(
    "expansions", tables.EXPANSIONS, ids=lambda expansions: "+".join(expansions) or "base"
)
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_expansion_at_any_moment(expansions, moment):
    game, log = tables.at(expansions, moment)
    owner = game.owing[0] if game.owing else 0
    for seat in (0, 1, None):
        page = tables.page(game, log, seat)
        reading = read(page)
        assert not reading.faults
        assert not reading.dangling
        assert len(reading.ids) == len(set(reading.ids))
        expected = (
            {choice.text for choice in game.choices(owner)} if seat == owner and not game.is_over else set()
        )
        assert sent(reading) == expected


def test_a_question_is_sound(question):
    _, reading = question
    assert not reading.faults
    assert not reading.dangling
    assert len(reading.ids) == len(set(reading.ids))
    names = [attrs["data-piece"] for _, attrs in reading.elements if "data-piece" in attrs]
    travelling = [name for name in names if name.startswith(tables.PHYSICAL)]
    assert len(travelling) == len(set(travelling))


def test_a_question_needs_no_exception_from_the_policy(question):
    _, reading = question
    assert "unsafe-inline" not in CONTENT_SECURITY_POLICY
    for tag, attrs in reading.elements:
        assert "style" not in attrs, f"<{tag}> has a style"
        assert not [name for name in attrs if name.startswith("on")]


# --- secrets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked", ["turn", "plot", "drawn_progress", "enshrine", "theater_card", "removed_card"]
)
@pytest.mark.parametrize("other", [True, False], ids=["opponent", "spectator"])
def test_nobody_else_sees_what_only_one_may_see(asked, other):
    """Things in the owner's view that the other view lacks are on no page of the other seat."""
    game, log = tables.at_every_question()[asked]
    seat = game.owing[0]
    mine, theirs = game.view(seat), game.view(1 - seat if other else None)
    html = pages.table(tables.page(game, log, 1 - seat if other else None))
    for names in (_hidden(mine.hand, theirs.hand), _hidden(mine.stock, theirs.stock)):
        assert not [name for name in names if f"conspiracy-{name}" in html]
    held = _hidden(
        [one.conspiracy for one in mine.cities[seat].conspiracies],
        [one.conspiracy for one in theirs.cities[seat].conspiracies],
    )
    assert not [name for name in held if f"conspiracy-{name}" in html or f"conspiracy:{name}" in html]
    if asked == "drawn_progress":
        assert not [name for name in mine.drawn if f"progress:{name}" in html]


def _hidden(known, others):
    return {name for name in known if name} - {name for name in others if name}


@pytest.mark.parametrize("seat", [0, 1, None])
def test_no_face_down_card_is_on_the_page(seat):
    game, log = tables.at(("agora", "pantheon"), 30)
    html = pages.table(tables.page(game, log, seat))
    position = game.position()
    seen = {place.card for place in game.view(seat).structure}
    down = {card for card in position["structure"] if card} - seen
    assert down
    assert not [card for card in down if f'dk-{card}"' in html or f"card:{card}" in html]


def test_a_hidden_conspiracy_changes_nothing_on_the_opponents_page():
    """Two games that differ in a face-down conspiracy only look the same from the other side (AGORA-043)."""
    shown = []
    for name in ("coup", "blackmail"):
        cities = [{"coins": 5, "conspiracies": [{"id": name}]}, {"coins": 5}]
        game = argosy.from_position(
            {"game": "duel", "boxes": ["agora"], "age": 1, "cities": cities, "structure": None}
        )
        shown.append(pages.table(tables.page(game, (), 1)))
    assert shown[0] == shown[1]


def test_names_that_people_give_are_only_text():
    game, log = tables.at((), 12)
    evil = tuple(
        models.SeatInfo(seat=n, name="<script>alert(1)</script>", kind="human", is_you=n == 0) for n in (0, 1)
    )
    html = pages.table(tables.page(game, log, 0, seats=evil))
    assert "<script>alert" not in html
    assert "&lt;script&gt;alert" in html


# --- the dock -----------------------------------------------------------------------------------------------


def panel(game, card, seat=0):
    """The words of the panel of a card."""
    html = pages.table(tables.page(game, (), seat))
    start = html.index(f'data-for="card:{card}"')
    end = html.index("</section>", start)
    return Reading("<div>" + html[html.index(">", start) + 1 : end] + "</div>")


def test_the_dock_says_what_is_paid_and_how():
    """A chain, own production, bought units, printed coins (DUEL-030 to 039)."""
    free = panel(table("aqueduct", city("baths", coins=4), age=2), "aqueduct")
    assert "free: Baths" in free.words
    bought = panel(table("library", city("lumber_yard", coins=9), age=2), "library")
    assert "1 wood: your own" in bought.words
    assert "1 stone and 1 glass: 4 coins, bank" in bought.words


def test_the_dock_says_what_is_missing():
    reading = panel(table("aqueduct", city(coins=1), age=2), "aqueduct")
    (build,) = [button for button in reading.all("button") if button.get("data-act") == "build"]
    assert "disabled" in build
    assert "5 coins short" in reading.words


def test_the_dock_says_what_a_discarded_card_brings():
    """DUEL-022: two coins and one for each yellow building."""
    reading = panel(table("baths", city("tavern forum", coins=1), age=1), "baths")
    assert "Discard +4" in reading.words


def test_the_dock_says_that_a_choice_wins():
    """DUEL-072: the pawn enters the capital."""
    game = table("arsenal", city(coins=40), age=3, pawn=7)
    assert "wins the game" in panel(game, "arsenal").words


def test_the_dock_says_how_the_pawn_moves_and_what_it_takes():
    """DUEL-070, 071: one space into the next zone; the token takes coins of the opponent."""
    reading = panel(table("guard_tower", city(coins=5), city(coins=6), age=1, pawn=2), "guard_tower")
    assert "your lead on the military track: 2 → 3" in reading.words
    assert "coins of Timur: 6 → 4" in reading.words


def test_the_dock_says_that_a_pair_is_complete():
    """DUEL-080."""
    reading = panel(table("library", city("scriptorium", coins=40), age=2, board=["law"]), "library")
    assert "a pair: a progress token" in reading.words


def test_with_seven_wonders_there_is_none_to_construct():
    """DUEL-025."""
    theirs = city(coins=40, built="sphinx hanging_gardens colossus", wonders="pyramids")
    mine = city(coins=40, built="great_library mausoleum piraeus", wonders="circus_maximus")
    game = table("baths theater", mine, theirs, on_turn=1)
    game.choose(1, "wonder pyramids with theater")
    assert game.owing == (0,)
    assert not [one for one in panel(game, "baths").all("button") if one.get("data-act") == "wonder"]


def test_a_turn_of_the_opponent_asks_nothing():
    game, log = tables.at_every_question()["turn"]
    page = tables.page(game, log, 1 - game.owing[0], can_undo=True)
    reading = read(page)
    assert page.offers is None
    assert not sent(reading)
    assert "Waiting for" in reading.words
    assert reading.all("form", action="/t/abc/undo")


def test_the_draft_says_who_chooses_when():
    """DUEL-007: A, B, B, A and then B, A, A, B."""
    game, log = tables.at((), 1)
    page = tables.page(game, log, 1)
    html = pages.table(page)
    steps = [part.split("</li>")[0] for part in html[html.index('<div class="order">') :].split("<li")[1:9]]
    assert [("Imogen" in step) for step in steps] == [True, False, False, True, False, True, True, False]
    assert [step.split('"')[1].split()[0] for step in steps[:3]] == ["done", "now", "later"]


def test_offers_explain_and_foresee():
    """Each construction has its explanation, each choice of a turn but preparing its forecast."""
    game, _ = tables.at_every_question()["turn"]
    found = offers(game, game.owing[0])
    assert offers(game, 1 - game.owing[0]) is None
    for offer in found.legal:
        assert (offer.explanation is not None) == (offer.choice.verb in PAID_VERBS)
        assert (offer.forecast is not None) == (offer.choice.verb != "prepare")


def test_a_forecast_is_what_happens():
    """Coins, points and the pawn of every choice that asks for nothing more."""
    for moment in (14, 33, 52):
        game, _ = tables.at(("agora",), moment)
        if game.asked != "turn":
            continue
        seat = game.owing[0]
        for offer in offers(game, seat).legal:
            after = game.copy()
            after.choose(seat, offer.choice)
            if offer.forecast is None or after.asked != "turn":
                continue
            view = after.view(seat)
            assert offer.forecast.coins == tuple(city.coins + city.protected for city in view.cities)
            assert offer.forecast.points == tuple(city.points for city in view.cities)
            assert offer.forecast.pawn == view.pawn


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", tables.EXPANSIONS)
def test_what_is_foreseen_tells_nothing_that_lies_hidden(expansions):
    """Prices, reasons and forecasts are the same in every world that looks the same to the seat (DUEL-009,
    AGORA-043).
    """
    seen = 0
    for moment in range(10, 70, 4):
        game, _ = tables.at(expansions, moment)
        if game.is_over or game.asked != "turn":
            continue
        seat = game.owing[0]
        world = redeal_unknown(game.array, game.ruleset.tables, seat, moment)
        assert world.tobytes() != game.array.tobytes()
        assert offers(DuelGame(game.ruleset, world).resume(), seat) == offers(game, seat)
        seen += 1
    assert seen > 5


# --- the news -----------------------------------------------------------------------------------------------


def log_turn(moment, turn, *events):
    return models.LogTurn(age=1, turn=turn, moment=moment, events=events)


BUILT = DuelEvent(kind="build", seat=1, card="baths")
TAKEN = DuelEvent(kind="discard", seat=0, card="tavern")


def test_the_choices_of_one_turn_stand_together_in_the_log():
    turns = (
        log_turn(3, 0, TAKEN),
        log_turn(4, 1, BUILT),
        log_turn(5, 1, DuelEvent(kind="token", seat=1, thing="law")),
    )
    found = duel_table.by_turn(turns)
    assert [(one.moment, len(one.events)) for one in found] == [(3, 1), (4, 2)]


def test_the_news_are_all_that_the_opponent_has_done_since():
    gain, left = DuelEvent(kind="coins", seat=1, coins=2), DuelEvent(kind="pass", seat=1)
    turns = (log_turn(3, 0, TAKEN), log_turn(4, 1, BUILT, gain), log_turn(5, 1, left))
    assert duel_table.since(turns, 0) == (BUILT, gain, left)
    assert duel_table.since(turns, 1) == ()
    assert duel_table.since(turns, None) == ()
    assert duel_table.since((), 0) == ()


def test_what_was_done_before_the_news_stands_newest_first_and_without_the_draft():
    page = tables.page(table("baths", city(), city(), age=1))
    one = duel_table.seen(page, words("en"))
    picked = DuelEvent(kind="pick", seat=0, thing="piraeus")
    turns = (log_turn(1, 0, picked), log_turn(2, 0, BUILT), log_turn(3, 1, TAKEN), log_turn(4, 2, BUILT))
    lines = duel_table.older(one, turns, told=1)
    assert [line.seat for line in lines] == [0, 1]
    assert duel_table.without_draft((picked, BUILT), one) == (BUILT,)


def test_a_conspiracy_that_is_ready_carries_a_seal():
    """AGORA-060: beside `your turn`, and as an answer of the dock; its panel holds the sentences and the
    trigger.
    """
    mine = city(coins=3, conspiracies=[{"id": "blackmail", "prepared": "tavern"}])
    game = table("baths", mine, city(coins=9), expansions=("agora",), age=1)
    html = pages.table(tables.page(game))
    reading = Reading(html)
    seals = [one for one in reading.all("button") if "trigger-seal" in one.get("class", "")]
    assert [one["data-select"] for one in seals] == ["conspiracy:blackmail"]
    assert "Trigger Blackmail" in reading.words
    assert "trigger blackmail" in sent(reading)


def test_the_dock_counts_senate_actions():
    """AGORA-032: two blue cards give a second action."""
    game = table("left_politician_1", city("altar theater", coins=9), expansions=("agora",), age=1)
    game.choose(0, "recruit left_politician_1")
    assert game.view(0).senate_actions == 2
    assert "2 actions left." in read(tables.page(game)).words
    game.choose(0, "place 1")
    assert game.view(0).senate_actions == 1
