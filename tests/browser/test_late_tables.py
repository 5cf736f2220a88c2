"""Late tables of 7 Wonders, opened as positions: full cities, changed coins, questions of Age ends."""

import random

import pytest
from playwright.sync_api import expect

import argosy
from argosy.game.duel.words import ASKED
from tests.browser.contrast import contrast
from tests.browser.hands import close_scene, take
from tests.browser.page_server import opened
from tests.sampling import WHOLE, sample
from tests.web import late
from tests.web.duel import tables as duel_tables
from tests.web.wonders import tables

SIZES = ((1440, 900), (1280, 720), (390, 844))
FULL = (
    (7, 2020, ()),
    (7, 2010, ("armada",)),
    (8, 2010, ("armada",)),
    (7, 2020, ("cities",)),
    (8, 2010, ("cities",)),
    (7, 2010, ("armada", "cities")),
)
"""Tables with as many cities as there can be: players, edition, expansions."""
ALL = ("armada_2018", "leaders_2011", "cities_2012", "babel", "extra_wonders")
"""Expansions of a table with everything."""
READABLE = 4.5
"""Contrast of text that everybody can read (WCAG 2.2, 1.4.3)."""


@pytest.fixture(scope="module")
def house():
    with opened() as house:
        yield house


@pytest.fixture
def arrive(house, visitor):
    """Opens a position and waits until the page is alive: `then` is what the next choice leads to."""

    def open_page(shown, size, theme="dark", then=None):
        width, height = size
        page = visitor(viewport={"width": width, "height": height}, reduced_motion="reduce")
        page.goto(f"{house.lay_out(shown, then)}?{theme}")
        page.wait_for_function("() => document.documentElement.classList.contains('js') && window.htmx")
        return page

    return open_page


@pytest.mark.whole
@pytest.mark.parametrize(
    ("players", "size", "theme"),
    sample(
        [
            (n, size, theme)
            for n in (3, 7)
            for size in ((1440, 900), (390, 844))
            for theme in ("dark", "light")
        ],
        3,
    ),
    ids=str,
)
def test_coins_that_have_changed_can_be_read(players, size, theme, arrive, picture):
    """All cities sell a card: every treasury says how many coins came in, and no number melts into its
    coin.
    """
    game = argosy.from_position(late.position(players))
    before = late.page(game)
    for seat in game.owing:
        game.choose(seat, next(choice for choice in game.choices(seat) if choice.verb == "sell"))
    page = arrive(before, size, theme, then=late.page(game, version="run:1"))
    take(page).locator('[data-act="sell"]:visible').first.click()
    treasuries = page.locator("#own-coins b, .horizon header .coin")
    expect(treasuries).to_have_count(players)
    for treasury in treasuries.all():
        if treasury.is_visible():
            expect(treasury).to_have_attribute("data-on-changed", "+3")
            assert contrast(treasury) >= READABLE
            assert contrast(treasury, "::after") >= READABLE
    for changed in page.locator("#table [data-on-changed]:visible").all():
        assert contrast(changed) >= READABLE, changed.evaluate("one => one.outerHTML")
    picture(page, f"coins-{players}-{theme}")


SEEN = """element => {
  const box = element.getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.8]].map(([x, y]) => [box.x + box.width * x, box.y + box.height * y]);
  const on = spots.map(([x, y]) => document.elementFromPoint(x, y)).filter((found) => found && (element.contains(found) || found.contains(element)));
  return box.width > 0 && on.length === spots.length;
}"""
"""Is a thing on the screen, whole and uncovered, as a finger would find it?

Where the page stands, without scrolling.
"""


QUESTIONS = [
    ("fight", 2, ("armada",)),
    ("move", 3, ("armada",)),
    ("move", 8, ("armada",)),
    ("revive", 3, ("armada",)),
    ("keep", 4, ("armada",)),
    ("debt", 2, ("cities",)),
    ("debt", 5, ("cities",)),
    ("debt", 7, ("armada", "cities")),
]


@pytest.mark.whole
@pytest.mark.parametrize(
    ("question", "answers", "expansions", "size"),
    # Each in one window, in turn; a whole run tries all of them in all.
    [
        (*asked, size)
        for n, asked in enumerate(QUESTIONS)
        for size in (SIZES if WHOLE else SIZES[n % len(SIZES) :][:1])
    ],
    ids=str,
)
def test_the_answers_to_a_question_are_in_sight(question, answers, expansions, size, arrive, picture):
    """However much has happened: buttons are seen at once, and a card that is taken shows its button."""
    game, log, seat = late.asking(question, answers, expansions=expansions)
    page = arrive(late.page(game, seat, log), size)
    close_scene(page)
    buttons = page.locator("#dock .answers button")
    expect(buttons).to_have_count(sum(not choice.card and not choice.island for choice in game.choices(seat)))
    for button in buttons.all():
        if size[0] < 500 and answers > 4:
            button.scroll_into_view_if_needed()
        assert button.evaluate(SEEN), button.inner_text()
    picture(page, f"{question}-{answers}")
    if page.locator("#hand[data-live] .card").count():
        assert take(page).locator("button.go:visible").evaluate(SEEN)


@pytest.mark.whole
@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_the_news_beside_a_question_can_be_read_to_the_end(size, arrive):
    game, log, seat = late.asking("move", 3)
    page = arrive(late.page(game, seat, log), size)
    close_scene(page)
    told = page.locator("#dock .reported li:visible")
    expect(told).to_have_count(page.locator("#dock .reported li").count())
    told.last.scroll_into_view_if_needed()
    assert told.last.evaluate(SEEN)
    assert page.locator("#dock .answers button").first.evaluate(SEEN)


CUT = """panel => {
  const frame = panel.getBoundingClientRect();
  const words = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
  const cut = [];
  const inside = (box) => box.left >= frame.left && box.right <= frame.right + 0.5 && box.top >= frame.top && box.bottom <= frame.bottom + 0.5;
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest(".visually-hidden, button, [aria-hidden]") || !element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    if (style.clipPath === "inset(50%)") continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const narrow = element.closest("h2, .versus, .medal, .last b") && element.scrollWidth > element.clientWidth + 1 && style.display !== "inline";
    if (!inside(box) || narrow) cut.push(node.data);
  }
  for (const thing of panel.querySelectorAll(".color-count, .symbol, .stat, .versus, .medal, .resource-token, .coin, .stage-icons, .landing")) {
    if (thing.checkVisibility() && !inside(thing.getBoundingClientRect())) cut.push(thing.className);
  }
  return cut;
}"""
"""What sticks out of a panel or is cut off in it; names of players may end in dots."""
OVERLAP = """panel => {
  const things = [...panel.querySelectorAll(".stats .icon, .stats b, .versus, .medal, h2, header .coin, .color-count, .stage-icons")].filter((one) => one.checkVisibility() && getComputedStyle(one).clipPath === "none");
  const boxes = things.map((one) => [one, one.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], n) => boxes.slice(n + 1).filter(([other, b]) =>
    !one.contains(other) && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3
  ).map(([other]) => `${one.className?.baseVal ?? one.className} ${one.textContent} over ${other.className?.baseVal ?? other.className} ${other.textContent}`));
}"""
"""What lies over something else in a panel."""


@pytest.mark.whole
@pytest.mark.parametrize(
    ("language", "size"),
    sample([("uk", SIZES[1]), ("en", SIZES[0]), ("fr", SIZES[2]), *(("en", size) for size in SIZES[1:])], 2),
    ids=str,
)
@pytest.mark.parametrize("table", FULL, ids=str)
def test_the_panels_of_a_full_table_hold_everything(table, language, size, arrive, picture):
    """Seven cities late in Age III, eight with Armada 2018: everything stands whole in the panels.

    That is verdict, points, tokens and colours.
    """
    players, edition, expansions = table
    game = argosy.from_position(late.position(players, edition=edition, expansions=expansions))
    log = (tables.revealed(game, random.Random(2)),)
    page = arrive(late.page(game, 0, log, visitor=tables.visitor(language)), size)
    panels = page.locator(".horizon .city")
    expect(panels).to_have_count(players - 1)
    for panel in panels.all():
        assert not panel.evaluate(CUT), panel.inner_text()
        assert not panel.evaluate(OVERLAP), panel.inner_text()
        assert panel.locator(".stats .medal").count() <= 1
    for verdict in page.locator(".horizon .near .versus").all():
        assert verdict.evaluate("one => one.scrollWidth <= one.clientWidth + 1")
    picture(page, f"full-{players}-{'-'.join(expansions)}-{language}")


@pytest.mark.whole
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_how_much_becomes_debt_is_asked_for_everybody(theme, arrive, accessible):
    """Keys lead to the answers, and what is read of the question and of the losses can be read."""
    game, log, seat = late.asking("debt", 2, expansions=("cities",))
    page = arrive(late.page(game, seat, log), SIZES[0], theme)
    close_scene(page)
    accessible(page)
    page.keyboard.press("2")
    expect(page.locator("#dock .answers button").nth(1)).to_be_focused()


IN_STRIP = """card => {
  const next = card.nextElementSibling?.getBoundingClientRect().left ?? Infinity;
  return [...card.querySelectorAll(".name, .text, .mark, .card-effect > *, .chains .icon")].filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const box = one.matches(".name, .text") ? range.getBoundingClientRect() : one.getBoundingClientRect();
    const isLeftOut = one.matches(".text") && box.left >= one.getBoundingClientRect().right - 1;
    return box.width && !isLeftOut && box.right > next + 1;
  }).map((one) => one.textContent || one.className);
}"""
"""Parts of a card that the next one covers, without words that are left out whole."""


@pytest.mark.whole
@pytest.mark.parametrize(
    ("expansions", "language", "size"),
    sample(
        [
            (expansions, *look)
            for look in (*(("en", size) for size in SIZES), ("uk", SIZES[1]))
            for expansions in (("cities",), ("armada", "cities"))
        ],
        3,
    ),
    ids=str,
)
def test_every_card_of_a_large_hand_can_be_read(expansions, language, size, arrive, picture):
    """Eight cards with Cities, nine with Armada too: where one lies over the next, its name, words and
    picture stay in sight.
    """
    game = argosy.new_game("wonders", players=5, expansions=expansions, seed=3)
    page = arrive(late.page(game, visitor=tables.visitor(language)), size)
    cards = page.locator("#hand .card")
    expect(cards).to_have_count(7 + len(expansions))
    for card in cards.all():
        assert not card.evaluate(IN_STRIP), card.inner_text()
    picture(page, f"hand-{len(expansions)}-{language}")
    for number in (0, 4, 6 + len(expansions)):
        dock = take(page, number)
        assert dock.locator('[data-act="sell"]:visible').first.evaluate(SEEN)


IS_CUT = "name => name.scrollWidth > name.clientWidth + 1"


@pytest.mark.whole
@pytest.mark.parametrize(
    ("edition", "expansions", "buildings", "size"),
    sample(
        [
            (*table, n, size)
            for table in ((2010, ("armada",)), (2020, ("armada",)), (2020, ()))
            for n in (12, 21)
            for size in SIZES[:2]
        ],
        3,
    ),
    ids=str,
)
def test_the_own_city_shows_all_its_buildings(edition, expansions, buildings, size, arrive, picture):
    """Up to a whole game's buildings and islands: none is cut off in a box of its own, whatever the
    window; the page scrolls. Where 27 have 14 pixels each, the longest name beside the most signs may end
    in dots.
    """
    islands = (0,) if expansions else ()
    position = late.position(
        5, edition=edition, expansions=expansions, buildings=buildings, turn=6, islands=islands
    )
    page = arrive(late.page(argosy.from_position(position)), size)
    rows = page.locator(".own .rows .built")
    expect(rows).to_have_count(len(position["cities"][0]["cards"]) + (6 if expansions else 0))
    expansion = page.locator(".own .row-box")
    assert expansion.evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    picture(page, f"own-{edition}-{len(expansions)}-{buildings}-{size[1]}")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    cut = [row.inner_text() for row in rows.all() if row.locator(".card-name").evaluate(IS_CUT)]
    assert len(cut) <= (1 if (buildings, size[1]) == (21, 720) else 0), cut
    assert rows.last.evaluate(SEEN)
    if size[1] == 900:
        page.evaluate("scrollTo(0, 0)")
        assert all(row.evaluate(SEEN) for row in rows.all())


@pytest.mark.whole
def test_a_narrow_city_between_shipyard_and_tower_holds_its_workshops(arrive):
    """Goods that are not for sale stand on two lines where one is too short."""
    game, rng, log = (
        argosy.new_game("wonders", players=5, edition=2010, expansions=ALL, seed=3),
        random.Random(3),
        [],
    )
    while game.moment < 44:
        log.append(tables.revealed(game, rng))
    page = arrive(late.page(game, game.owing[0], tuple(log)), SIZES[1])
    close_scene(page)
    box, goods = page.locator(".own .makes"), page.locator(".own .makes .resource-token")
    edge = box.evaluate("one => one.getBoundingClientRect().right")
    assert goods.count() > 8
    assert (
        goods.evaluate_all("all => Math.max(...all.map((one) => one.getBoundingClientRect().right))") <= edge
    )
    assert page.locator(".own .in").evaluate("one => one.getBoundingClientRect().right") >= edge


@pytest.mark.whole
@pytest.mark.parametrize("size", sample((SIZES[2], SIZES[1]), 2), ids=str)
def test_the_answers_of_duel_are_in_sight(size, house, arrive):
    """Each question of Duel with both expansions that follows a turn: the first answer is in sight.

    The dock scrolls to the others.
    """
    page = None
    for question in sample(sorted(set(ASKED.values()) - {"turn", "pick"}), 4):
        game, log = duel_tables.at_every_question()[question]
        shown = duel_tables.page(game, log, game.owing[0])
        page = arrive(shown, size) if page is None else page
        page.goto(house.lay_out(shown))
        for number, one in enumerate(
            page.locator("#dock .idle :is(.fan, .numbers, .answers) button:visible").all()
        ):
            if number:
                one.scroll_into_view_if_needed()
            assert one.evaluate(SEEN), (question, one.inner_text())


@pytest.mark.whole
@pytest.mark.parametrize(
    ("seed", "moment", "question"), [(1, 127, "senate"), (4, 65, "revive"), (9, 70, "zeus")], ids=str
)
def test_all_answers_of_duel_between_full_cities_are_in_sight(seed, moment, question, arrive):
    """Cities with many buildings leave a low window's dock little height: all answers stand there whole."""
    game, log = duel_tables.at(("agora", "pantheon"), moment, seed)
    assert game.asked == question
    page = arrive(duel_tables.page(game, log, game.owing[0], has_coach=True), SIZES[1])
    answers = page.locator("#dock .idle :is(.fan, .numbers, .answers) button:visible")
    assert answers.count() > 5
    bottom = page.locator("#dock .idle").evaluate("one => one.getBoundingClientRect().bottom")
    for one in answers.all():
        assert one.evaluate(SEEN), one.inner_text()
        assert one.evaluate("one => one.getBoundingClientRect().bottom") <= bottom, one.inner_text()


@pytest.mark.whole
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_what_cards_of_the_own_city_bring_can_be_read(theme, arrive):
    """Cards of every colour, black ones too, each with the words of its effect."""
    position = late.position(3, expansions=("cities",), buildings=0)
    colors = {card.id: card.color for card in argosy.from_position(position).ruleset.catalog.cards}
    dealt = [card for deck in position["decks"][:2] for card in deck]
    black = [card for card in dealt if colors[card] == "black"]
    position["cities"][0]["cards"] = list(
        dict.fromkeys([*{colors[card]: card for card in dealt}.values(), *black])
    )
    page = arrive(late.page(argosy.from_position(position)), (1366, 768), theme)
    seen = set()
    for row in page.locator(".own .rows .built").all():
        words = row.locator(".title")
        if words.is_visible() and words.inner_text():
            seen |= set(row.get_attribute("class").split())
            assert contrast(words) >= READABLE, row.evaluate("one => one.outerHTML")
    assert {"black", "red", "blue", "brown"} <= seen
