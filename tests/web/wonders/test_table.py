"""Table of 7 Wonders as a page: the hand with its prices, the dock, the neighbours, no secrets."""

import msgspec
import pytest

import argosy
from argosy.game.types import Choice, Explanation, Price, Refusal, Units
from argosy.server.wonders.offers import offers
from argosy.texts import words
from argosy.web import models, pages
from argosy.web.rendering.assets import FOLDER
from argosy.web.table import price_tags
from argosy.web.wonders.live.panels import growth
from argosy.web.wonders.live.price_tags import best_first, price_tag
from argosy.web.wonders.live.ring import Ring
from tests.web.html_reader import Reading
from tests.web.wonders import tables

NAMES = {0: "Imogen", 1: "Zofia", 2: "Camille"}
HERE = Ring(0, 3)


def fresh(players=3, **options):
    """A game at its first turn, in its own state: tests choose in it."""
    return argosy.new_game("wonders", players=players, seed=7, **options)


@pytest.mark.parametrize(
    ("built", "stages", "css"), [(0, 3, "built-0"), (1, 2, "built-50"), (3, 4, "built-75"), (3, 3, "whole")]
)
def test_the_picture_of_a_wonder_grows_by_whole_stages(built, stages, css):
    assert growth(built, stages) == css


def test_every_height_of_a_wonder_is_in_the_sheet():
    sheet = (FOLDER / "css" / "wonder-board.css").read_text()
    for stages in range(1, 5):
        for built in range(stages):
            assert f".{growth(built, stages)} {{" in sheet


def test_boards_show_how_far_their_wonders_have_grown():
    page = tables.page(players=3, turns=17)
    pictures = Reading(pages.table(page)).all("div")
    grown = [css.split()[1] for one in pictures if (css := one.get("class") or "").startswith("wonder-art ")]
    assert sorted(grown) == ["built-0", "whole", "whole", "whole"]  # the own wonder stands on two boards


def test_each_card_of_the_hand_is_an_option_with_its_price():
    page = tables.page()
    cards = Reading(pages.table(page)).all("button", role="option")
    assert len(cards) == len(page.view.hand)
    assert all(
        "Free" in card["aria-label"] or "Costs" in card["aria-label"] or "Not possible" in card["aria-label"]
        for card in cards
    )


def test_every_legal_choice_can_be_sent_and_nothing_else():
    """The forms of the docks hold exactly the choices that the game lists."""
    page = tables.page(players=5, turns=9)
    reading = Reading(pages.table(page))
    sent = [field["value"] for field in reading.all("input", name="choice")]
    assert sorted(set(sent)) == sorted({offer.choice.text for offer in page.offers.legal})
    moments = {field["value"] for field in reading.all("input", name="moment")}
    assert moments == {str(page.view.moment)}


def test_the_free_city_gets_its_own_question():
    game = fresh(players=2, edition=2010)
    seat = next(seat for seat in game.owing if game.view(seat).controller == seat)
    game.choose(seat, game.choices(seat)[0])
    assert game.view(seat).asked == "city_card"
    reading = Reading(pages.table(tables.shown(game, (), (), seat)))
    assert "Now a card for the free city" in reading.words
    sent = {field["value"] for field in reading.all("input", name="choice")}
    assert sent == {choice.text for choice in game.choices(seat)}
    assert all(text.startswith("city: ") for text in sent)
    assert len(reading.all("button", role="option")) == len(game.view(seat).hand) - 1
    assert "not in your hand" not in reading.words


def test_the_discard_pile_stands_in_the_place_of_the_hand():
    """The builder from the pile sees its cards, each to be built free; all others wait (BASE-DISCARD-3)."""
    game, log, history = tables.played(4, 2020, 8)
    (seat,) = game.owing
    assert game.view(seat).asked == "revive"
    page = tables.shown(game, log, history, seat)
    reading = Reading(pages.table(page))
    assert "Build from the discard pile" in reading.words
    cards = reading.all("button", role="option")
    assert all("Free." in card["aria-label"] for card in cards)
    sent = {field["value"] for field in reading.all("input", name="choice")}
    assert sent == {choice.text for choice in game.choices(seat)}
    other = Reading(pages.table(tables.shown(game, log, history, (seat + 1) % 4)))
    assert "Nothing to choose now" in other.words
    assert not other.all("input", name="choice")


def test_a_spectator_sees_no_hand():
    reading = Reading(pages.table(tables.page(seat=None)))
    assert not reading.all("button", role="option")
    assert not reading.all("input", name="choice")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_no_card_of_another_hand_is_on_the_page(seat):
    """In the first turn nothing is public but the boards, so no card may be named that is not in the own
    hand.
    """
    game = fresh()
    html = pages.table(tables.shown(game, (), (), seat))
    own = set(game.view(seat).hand) if seat is not None else set()
    others = {card for other in (0, 1, 2) for card in game.view(other).hand} - own
    named = {
        card for card in others if f"card-{card}" in html or f">{words('en').name('card', card)}<" in html
    }
    assert not named


def test_a_choice_stays_secret_until_all_are_in():
    """The page of a neighbour changes only in who is ready, whatever was chosen."""
    shown = []
    for number in (0, -1):
        game = fresh()
        game.choose(1, game.choices(1)[number])
        shown.append(pages.table_fragment(tables.shown(game, (), (), 0)))
    assert shown[0] == shown[1]
    assert "have chosen" in shown[0]


def test_who_has_chosen_sees_the_choice_and_can_take_it_back():
    game = fresh()
    choice = next(choice for choice in game.choices(0) if choice.verb == "sell")
    game.choose(0, choice)
    reading = Reading(pages.table(tables.shown(game, (), (), 0, can_undo=True)))
    assert f"You sell {words('en').name('card', choice.card)}." in reading.text
    assert reading.all("form", action="/t/abc/undo")
    assert not reading.all("input", name="choice")


def test_names_that_people_give_are_only_text():
    people = tables.seats(tables.page().view, 1)
    evil = tuple(
        models.SeatInfo(seat=one.seat, name="<script>alert(1)</script>", kind="human", is_you=one.is_you)
        for one in people
    )
    html = pages.table(tables.page(seats=evil))
    assert "<script>alert" not in html
    assert "&lt;script&gt;alert" in html


def test_two_copies_of_a_card_are_two_elements():
    page = tables.page(players=7, turns=0)
    twice = page.view.hand[0]
    hand = (twice, twice, *page.view.hand[2:])
    changed = tables.shown(*tables.played(7, 2020, 0), 1)
    view = type(page.view)(
        **{name: getattr(page.view, name) for name in page.view.__struct_fields__} | {"hand": hand}
    )
    reading = Reading(
        pages.table(
            type(changed)(
                **{name: getattr(changed, name) for name in changed.__struct_fields__} | {"view": view}
            )
        )
    )
    assert not reading.faults
    assert len(reading.ids) == len(set(reading.ids))
    assert_physical_things_are_unique(reading)


def assert_physical_things_are_unique(reading):
    """Places such as `stage-0-1` are drawn in two sizes, but there is one of each card and ship."""
    names = [attrs["data-piece"] for _, attrs in reading.elements if "data-piece" in attrs]
    physical = [name for name in names if name.startswith(("card-", "ship-", "h"))]
    assert physical
    assert len(physical) == len(set(physical))


@pytest.mark.parametrize("turns", [0, 6, 7, 12, 17])
def test_physical_cards_have_names_of_their_own(turns):
    reading = Reading(pages.table(tables.page(players=5, turns=turns)))
    assert_physical_things_are_unique(reading)


def test_the_end_of_an_age_shows_every_pair_once():
    page = tables.page(turns=6)
    html = pages.table(page)
    assert "Military conflicts" in html
    assert html.count('class="versus-icon"') == len(page.view.cities)


def test_a_neighbour_says_how_the_conflict_would_end():
    page = tables.page(players=3, turns=9, seat=1)
    mine = page.view.cities[1].shields
    text = Reading(pages.table(page)).words
    for seat in (0, 2):
        theirs = page.view.cities[seat].shields
        wanted = (
            f"more than your {mine}"
            if theirs > mine
            else f"your {mine} wins"
            if theirs < mine
            else "equal to yours"
        )
        assert wanted in text


# --- prices -------------------------------------------------------------------------------------------------


def offer(verb="build", price=None, **told):
    explanation = Explanation(
        cost={"stone": 1}, bank=0, units=(Units(source="own", resources={"stone": 1}),), **told
    )
    choice = Choice(
        seat=0, city=0, verb=verb, text=f"{verb} baths", number=0, card="baths", price=price or Price()
    )
    return models.ChoiceOffer(choice=choice, explanation=explanation)


@pytest.mark.parametrize(
    ("given", "state", "says"),
    [
        (offer(), "free", "Free."),
        (offer(chain_from="baths"), "free", "Free by Baths."),
        (offer(verb="free", right="free_build_once_per_age"), "free", "Free, once this Age."),
        (offer(price=Price(bank=1)), "pay", "Costs 1 coin to the bank."),
        (offer(price=Price(left=2)), "pay", "Costs 2 coins to Zofia."),
        (offer(price=Price(left=2, right=1)), "pay", "Costs 2 coins to Zofia and 1 coin to Camille."),
    ],
)
def test_a_tag_says_the_price_before_anybody_asks(given, state, says):
    tag = price_tag(words("en"), given, NAMES, HERE)
    assert (tag.state, tag.words) == (state, says)


def test_on_equal_price_the_leader_gets_less():
    to_leader, to_other = offer(price=Price(left=2)), offer(price=Price(right=2))
    assert best_first([to_leader, to_other], "left")[0] is to_other
    assert best_first([to_leader, to_other], "right")[0] is to_leader
    assert best_first([to_leader, offer(price=Price(right=3))], "left")[0] is to_leader


@pytest.mark.parametrize(
    ("refusal", "says"),
    [
        (Refusal(code="needs_resources", text="", values={"missing": {"stone": 1}}), "1 stone short"),
        (Refusal(code="needs_coins", text="", values={"coins": 4, "has": 2}), "2 coins short"),
        (Refusal(code="stands_already", text=""), "stands in your city"),
        (Refusal(code="something_new", text="the engine's own words"), "the engine's own words"),
    ],
)
def test_every_no_says_what_is_missing(refusal, says):
    assert price_tags.clause(words("en"), refusal) == says


def test_every_card_that_cannot_be_built_has_a_reason():
    for turns in range(0, 18, 3):
        game, _, _ = tables.played(5, 2020, turns)
        for seat in game.owing:
            offered = offers(game, seat)
            built = {one.choice.card for one in offered.legal if one.choice.verb == "build"}
            assert {f"build {card}" for card in game.view(seat).hand if card not in built} <= set(
                offered.refusals
            )


def test_the_score_sheet_begins_with_the_next_game_and_marks_one_column():
    page = tables.page(turns=99)
    shown = pages.table(page)
    assert shown.index('class="onward"') < shown.index('class="pad"')
    table = Reading(shown)
    winners = [one for one in table.all("th", scope="col") if one.get("class") == "win"]
    rows = [one for one in table.all("td") if "win" in (one.get("class") or "").split()]
    assert len(winners) == 1
    assert len(rows) == len(page.scores[0].lines) + 1


def test_teams_have_one_result_each_before_the_columns():
    page = tables.page(turns=99)
    scores = tuple(
        msgspec.structs.replace(
            one, team=one.seat // 2, team_total=100 + one.seat // 2, rank=2 - one.seat // 2
        )
        for one in page.scores
    )
    shown = pages.table(msgspec.structs.replace(page, scores=scores))
    teams = [one["class"] for one in Reading(shown).all("li") if "team-sum" in (one.get("class") or "")]
    assert teams == ["team-sum team-2 win", "team-sum team-1"]
    assert shown.index('class="team-sums"') < shown.index("Final score")
