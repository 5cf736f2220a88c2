"""Games with Babel and Edifice by clicks: draft of tiles, laid tiles, projects, pawns, whole games."""

import pytest
from playwright.sync_api import Locator, Page, expect

import argosy
from argosy.web.wonders.catalogs import faces
from tests.browser import hands, page_server
from tests.browser.hands import PATIENCE_MS
from tests.web.wonders import tables

pytestmark = pytest.mark.whole

BOTS = {seat: f"bot:{('greedy', 'random')[seat % 2]}" for seat in range(1, 4)}


def pick(page: Page, name: str) -> None:
    page.locator("label.chip", has=page.locator(f"#{name}")).click()


def sail(page: Page, house_url: str, *chips: str, seats: dict[int, str] = BOTS, players: int = 4) -> None:
    """From the lobby to a table with what these chips choose."""
    hands.open_lobby(page, house_url)
    hands.choose_in_lobby(page, seats, players=players)
    for name in chips:
        pick(page, name)
    hands.set_sail(page)


def press(page: Page, button: Locator) -> None:
    """Press a button, and wait until the page shows what the server has answered."""
    with hands.answered(page):
        button.click()


def act(page: Page, name: str) -> Locator:
    return page.locator(f'.dock-panel[data-on] [data-act="{name}"]:not([disabled]):visible').first


def draft(page: Page) -> None:
    """Keep the first tile of each packet."""
    while hands.wait_for_turn(page) and page.locator("#hand[data-live] .card.tile").count():
        hands.take(page)
        press(page, act(page, "build"))


def lay(page: Page) -> str:
    """Lay the first own tile with the first card; what the dock calls it."""
    hands.take(page)
    page.keyboard.press("t")
    first = act(page, "lay")
    expect(first).to_be_focused()
    name = first.locator("span").first.inner_text().split("\n")[0]
    press(page, first)
    return name


def join(page: Page) -> bool:
    """Take part with the first card or stage that can; False where none can."""
    hands.close_scene(page)
    for number in range(page.locator("#hand[data-live] .card").count()):
        dock = hands.take(page, number)
        switch = dock.locator(".joining:not(.off)")
        if not switch.count():
            continue
        expansion = switch.locator("input")
        if not expansion.is_checked():
            page.keyboard.press("j")
        expect(expansion).to_be_checked()
        press(page, dock.locator(".with-join:visible").locator("visible=true").first)
        return True
    return False


def quiet(page: Page) -> None:
    """No note is open while a page is examined."""
    page.mouse.move(1, 1)
    expect(page.locator("#note")).to_be_hidden()


def play_on(page: Page, look) -> set[str]:
    """To the end of the game: takes part where it can, lays its tiles, answers penalties; returns what was
    done.
    """
    done = set()
    while hands.wait_for_turn(page):
        hands.close_scene(page)
        if page.locator("#dock h2:visible", has_text="penalty").count():
            look("penalty")
            answers = page.locator("#dock .answers button:visible")
            if not answers.count():
                hands.take(page)
            press(page, answers.first if answers.count() else act(page, "build"))
            done.add("penalty")
        elif (
            page.locator("#dock .answers button:visible").count()
            and not page.locator("#hand[data-live] .card").count()
        ):
            press(
                page, page.locator("#dock .answers button:visible").first
            )  # a half of a stage, a pawn that one gives
        elif join(page):
            done.add("joined")
        elif page.locator(".own-tiles li").count() and page.locator("#hand[data-live] .card").count() < 5:
            lay(page)
            done.add("laid")
        else:
            hands.play_turn(page)
    return done


@pytest.mark.whole
def test_a_whole_game_with_tower_and_projects(page, house_url, picture, accessible):
    sail(page, house_url, "babel-2014")
    hands.wait_for_turn(page)
    expect(page.locator(".age-banner")).to_contain_text("Draft of the tiles")
    expect(page.locator("#hand[data-live] .card.tile")).to_have_count(3)
    accessible(page)
    picture(page, "babel-draft")
    draft(page)
    expect(page.locator(".own-tiles li")).to_have_count(3)
    expect(page.locator(".works h3")).to_have_count(1)
    page.reload()
    expect(page.locator(".own-tiles li")).to_have_count(3)
    quiet(page)
    accessible(page)
    picture(page, "babel-turn")
    name = lay(page)
    hands.wait_for_turn(page)
    expect(page.locator(".own-tiles li")).to_have_count(2)
    expect(page.locator(".places li", has_text=name)).to_have_count(1, timeout=PATIENCE_MS)
    looked = []

    def look(what: str) -> None:
        if what not in looked:
            looked.append(what)
            accessible(page)
            picture(page, f"babel-{what}")

    done = play_on(page, look)
    assert "laid" in done
    expect(page.get_by_role("rowheader", name="Tower of Babel")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Great Projects")).to_be_visible()
    accessible(page)
    picture(page, "babel-score")


@pytest.mark.whole
def test_a_whole_game_with_edifices(page, house_url, picture, accessible):
    sail(page, house_url, "edifice-2023")
    hands.wait_for_turn(page)
    expect(page.locator("#edifices .works")).to_have_count(3)
    accessible(page)
    picture(page, "edifice-turn")
    done = play_on(page, lambda _what: accessible(page))
    assert "joined" in done
    expect(page.get_by_role("rowheader", name="Edifice")).to_be_visible()
    picture(page, "edifice-score")


@pytest.mark.whole
def test_two_people_lay_tiles_and_one_takes_a_choice_back(visitor, house_url):
    """A choice stays secret and can be changed as long as the friend thinks."""
    host, friend = visitor(), visitor()
    hands.open_lobby(host, house_url)
    hands.choose_in_lobby(host, {1: "friend", 2: "bot:greedy"})
    pick(host, "babel-2014")
    pick(host, "babel_parts-tower")
    hands.set_sail(host)
    hands.come_aboard(friend, host.locator("#invite").input_value(), "Zofia")
    expect(host.get_by_text("Zofia")).to_be_visible(timeout=PATIENCE_MS)
    host.get_by_role("button", name="Start the game").click()
    hands.wait_for_turn(host)
    hands.take(host, 1)
    press(host, act(host, "build"))
    expect(host.get_by_text("You keep tile")).to_be_visible()
    host.get_by_role("button", name="Change it").click()
    expect(host.locator("#hand[data-live] .card.tile")).to_have_count(3, timeout=PATIENCE_MS)
    for _ in range(2):
        for one in (host, friend):
            hands.wait_for_turn(one)
            hands.take(one)
            press(one, act(one, "build"))
    hands.wait_for_turn(host)
    expect(host.locator(".own-tiles li")).to_have_count(3)
    expect(host.locator("article.works")).to_have_count(0)


def test_the_note_of_a_tile_says_the_whole_law(page):
    """By keyboard and by mouse, of an open tile and of the own ones."""
    game = argosy.new_game(
        "wonders", players=3, edition=2020, expansions=("babel",), babel_parts="tower", seed=3
    )
    while not game.view(None).babel.tower:
        for seat in game.owing:
            choices = game.choices(seat)
            game.choose(seat, next((one for one in choices if one.verb == "tile"), choices[0]))
    view, printed = game.view(0), faces(game.ruleset.catalog, "en").more
    with page_server.opened() as shown:
        page.goto(shown.lay_out(tables.shown(game, (), (), 0, expansions=view.expansions)))
        place = page.locator(".places li").first
        page.keyboard.press("Tab")
        place.focus()
        expect(page.locator("#note")).to_contain_text(printed[f"tile_{view.babel.tower[0].number}"].sentences)
        page.keyboard.press("Escape")
        page.locator(".own-tiles li").first.hover()
        expect(page.locator("#note")).to_contain_text(printed[f"tile_{view.babel.tiles[0]}"].sentences)
        page.goto("about:blank")  # because a page whose server has gone complains


@pytest.mark.whole
def test_the_lobby_keeps_edifice_and_the_projects_apart(page, house_url, picture, accessible):
    """Edifice has taken the place of the projects; the newest choice stays."""
    hands.open_lobby(page, house_url)
    pick(page, "babel-2014")
    expect(page.get_by_text("Babel adds a tower")).to_be_visible()
    expect(page.locator("#babel_parts-both")).to_be_checked()
    pick(page, "edifice-2023")
    expect(page.locator("#babel_parts-tower")).to_be_checked()
    expect(page.locator(".option .unfit:visible")).to_have_count(2)
    accessible(page)
    picture(page, "lobby-babel")
    pick(page, "babel_parts-projects")
    expect(page.locator("#edifice-none")).to_be_checked()
    expect(page.locator("#babel_parts-projects")).to_be_checked()
    pick(page, "p2")
    expect(page.locator("#babel-none")).to_be_checked()
    pick(page, "babel-2014")
    pick(page, "cities-2012")
    pick(page, "p8")
    expect(page.locator("#babel-2014")).to_be_checked()
    expect(page.locator("#seat-7")).to_be_visible()


@pytest.mark.whole
def test_the_phone_drafts_lays_and_takes_part(phone, house_url, picture):
    sail(phone, house_url, "babel-2014")
    hands.wait_for_turn(phone)
    assert hands.fits(phone)
    picture(phone, "babel-draft")
    draft(phone)
    hands.take(phone)
    assert hands.fits(phone)
    picture(phone, "babel-turn")
    act(phone, "tiles").click()
    picture(phone, "babel-tiles")
    press(phone, act(phone, "lay"))
    hands.wait_for_turn(phone)
    assert hands.fits(phone)
    expect(phone.locator(".own-tiles li")).to_have_count(2)
