"""Animation steps of 7 Wonders in a browser: a turn with trade, ends of an Age and of the game."""

import pytest
from playwright.sync_api import expect

from tests.browser import animations
from tests.web.wonders import tables

LAST = 22
"""The reveal before the last one of the game by chance that is looked at."""


@pytest.fixture
def page(lively_page):
    """Here things move."""
    return lively_page


def around(turns, **game):
    """The page before a reveal and the one after it."""
    return [tables.page(turns=number, version=f"run:{number + 1}", **game) for number in (turns, turns + 1)]


@pytest.mark.whole
def test_beats_run_in_their_time_and_any_key_ends_them(page):
    animations.assert_steps_play(page, *around(1))


AGES = {1: 1, 2: -1}
"""To whom hands pass (BASE-PASS-1): the seat after a city, or the one before it."""
READ = 520
"""Milliseconds after which all cards of a turn have been turned over and none has gone away."""


def turn_of(age, seat=1, **game):
    """The first turn of an Age that passes hands and in which the city of a seat builds: pages before and
    after it.
    """
    for turns in range(6 * (age - 1), 6 * age - 1):
        before, after = (
            tables.page(turns=one, version=f"run:{one + 1}", seat=seat, **game) for one in (turns, turns + 1)
        )
        built = {event.seat: event.card for event in after.reveal if event.kind == "built"}
        if seat in built:
            return before, after, built
    raise AssertionError("no such turn")


def place(seat, own=1):
    """Name of the place of a city's hand on the page."""
    return "hand" if seat == own else f"name-{seat}"


def choose_card(page, card):
    """The card lies chosen in the hand, as it does until the others have chosen too."""
    page.locator(f"#hand [id*='-{card}-']").first.evaluate("one => one.classList.add('chosen')")


@pytest.mark.whole
@pytest.mark.parametrize(("age", "players"), [(2, 7), (1, 3), (1, 7), (2, 3)])
def test_hands_travel_around_the_ring_in_the_direction_of_passing(page, players, age):
    before, after, _ = turn_of(age, players=players)
    with animations.table(page, before, after):
        animations.held(page)
        assert animations.ways(page) == {
            (place(seat), place((seat + AGES[age]) % players)) for seat in range(players)
        }
        page.keyboard.press("Shift")
        assert animations.is_still(page)


@pytest.mark.whole
@pytest.mark.parametrize("players", [3, 7])
def test_cards_are_turned_over_and_their_faces_are_seen(page, players):
    before, after, built = turn_of(1, players=players)
    with animations.table(page, before, after):
        choose_card(page, built[1])
        animations.held(page)
        cards = page.locator("#animation-layer .played")
        expect(cards).to_have_count(players)
        faces = page.locator("#animation-layer .played .played-face")
        others = [card for seat, card in built.items() if seat != 1]
        assert sorted(faces.evaluate_all("all => all.map(one => one.dataset.face)")) == sorted(others)
        sides = page.locator("#animation-layer .sides:has(> :not(.back))")
        turned = "all => all.map(one => new DOMMatrix(getComputedStyle(one).transform).m11)"
        assert all(width < -0.999 for width in sides.evaluate_all(turned))  # they lie face down at first
        animations.to_moment(page, READ)
        assert all(width > 0.999 for width in sides.evaluate_all(turned))
        assert sides.count() == len(built)
        name = page.locator("#animation-layer .played .face .name")
        expect(name).to_have_text(
            page.locator(f".own [data-piece='card-{built[1]}'] .card-name").inner_text()
        )
        for face in faces.all():
            box = face.bounding_box()
            assert box["width"] >= 60
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= page.viewport_size["width"]


@pytest.mark.whole
def test_a_phone_shows_the_cards_of_all_cities_too(visitor):
    phone = visitor(viewport={"width": 390, "height": 844}, reduced_motion="no-preference", is_mobile=True)
    before, after, built = turn_of(1, players=7)
    with animations.table(phone, before, after):
        animations.held(phone)
        animations.to_moment(phone, READ)
        others = [card for seat, card in built.items() if seat != 1]
        faces = phone.locator("#animation-layer .played-face")
        assert {*others} <= {*faces.evaluate_all("all => all.map(one => one.dataset.face)")}
        assert all(
            box["x"] >= 0 and box["x"] + box["width"] <= 390
            for box in (one.bounding_box() for one in faces.all())
        )


@pytest.mark.whole
def test_only_what_is_cheap_to_draw_is_animated(page):
    before, after, _ = turn_of(1, players=7)
    with animations.table(page, before, after):
        animations.held(page)
        moved = page.evaluate(
            """() => [...new Set(document.getAnimations().filter((one) => !(one instanceof CSSTransition))
              .flatMap(({ effect }) => effect.getKeyframes().flatMap(Object.keys)))]"""
        )
        assert {*moved} <= {"transform", "opacity", "offset", "computedOffset", "easing", "composite"}


@pytest.mark.whole
def test_an_age_ends_in_a_scene_before_the_next_hand(page):
    with animations.table(page, *around(5)):
        animations.choose(page)
        animations.wait_for_moves(page)
        scene = page.locator("dialog.scene")
        expect(scene).to_be_hidden()  # the last turn is shown first
        page.keyboard.press("Shift")
        expect(scene).to_be_visible()
        expect(page.locator("#hand")).to_be_hidden()
        page.keyboard.press("Shift")
        assert animations.is_still(page)
        scene.get_by_role("button").click()
        expect(page.locator("#hand .card").first).to_be_visible()


def test_the_last_age_has_its_scene_before_the_score(page):
    with animations.table(page, *around(LAST)):
        animations.choose(page)
        page.locator("dialog.scene button").click()
        pad = page.locator(".pad tfoot [data-sum]")
        expect(pad.first).to_be_visible()
        page.wait_for_function("() => document.documentElement.dataset.animation === 'sum'")
        page.keyboard.press("Shift")
        assert animations.is_still(page)
        assert sorted(map(int, pad.all_inner_texts())) == sorted(
            score.total for score in around(LAST)[1].scores
        )
        expect(page.locator(".hero")).to_be_visible()


@pytest.mark.whole
def test_the_last_scene_is_shown_without_motion_too(page):
    page.emulate_media(reduced_motion="reduce")
    with animations.table(page, *around(LAST)):
        animations.choose(page)
        page.locator("dialog.scene button").click()
        expect(page.locator(".hero")).to_be_visible()
        assert animations.seen(page, "moves") == 0


@pytest.mark.whole
def test_the_last_stage_of_a_wonder_is_an_event_that_a_key_ends(page):
    with animations.table(page, *around(16, players=3)):
        animations.held(page)
        expect(page.locator("#animation-layer .finished")).to_have_text("The Temple of Artemis in Ephesus")
        page.keyboard.press("Shift")
        expect(page.locator("#animation-layer .finished")).to_have_count(0)
        assert animations.is_still(page)
        expect(page.locator("#wonder .wonder-art")).to_have_class("wonder-art whole")
    page.emulate_media(reduced_motion="reduce")
    with animations.table(page, *around(16, players=3)):
        animations.choose(page)
        expect(page.locator("#wonder .wonder-art")).to_have_class("wonder-art whole")
        assert animations.seen(page, "moves") == 0
