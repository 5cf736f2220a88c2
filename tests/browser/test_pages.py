"""Pages in a browser without a server: axe, content security policy, choosing by mouse and keyboard."""

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from argosy.coach.lessons import Lesson
from argosy.web import daily, models, pages
from argosy.web.account.models import AccountPage
from argosy.web.account.my_games_models import Filters, MyGamesPage
from argosy.web.account.webhooks import HooksPage, ShownHook
from argosy.web.club.ratings import GameRatings, RatedParty, RatingsPage
from argosy.web.moderation import models as moderation
from argosy.web.strategy import StrategyPage
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.page_server import opened
from tests.sampling import sample
from tests.web import former_guest, tournaments
from tests.web.duel import test_score as duel
from tests.web.test_my_games import GAMES
from tests.web.wonders import tables

RATED = (
    GameRatings(
        game="wonders",
        best=(
            RatedParty(place=1, bot="admiral", rating=2690, spread=210, games=40),
            RatedParty(place=2, name="W" * 24, rating=2100, spread=300, games=1234, is_you=True),
        ),
        you=RatedParty(place=2, name="W" * 24, rating=2100, spread=300, games=1234, is_you=True),
    ),
    GameRatings(game="duel"),
)
REPORTED = moderation.ReportLine(
    id="x",
    at=1e9,
    game="t",
    line=3,
    accused="g",
    name="W" * 24,
    quote="m" * 140,
    text="m" * 200,
    reporter="h",
)
BANNED = moderation.GuestRow(
    id="g" * 28, name="W" * 24, seen=1e9, games=3, reports=2, banned_until=3e10, ban_reason="m" * 200
)
ACT = moderation.ActLine(at=1e9, operator="W" * 24, kind="ban", target="g" * 28, until=3e10, text="m" * 200)
VOYAGE = models.TableSummary(table="today", players=4, expansions=("leaders_2020",), is_over=True, place=2)
PUZZLE = models.PuzzleLine(address="/puzzles/x", grade="easy", rating=1500, is_tried=True, is_solved=True)
MILESTONES = {
    "milestones": models.Milestones(first_wins=("gizah",), best_of=4),
    "turning_point": models.TurningPoint(index=7, step=2, seat=1, cost=0.231),
}
PAGES = {
    "/": lambda theme: pages.lobby(tables.lobby(visitor=tables.visitor(theme=theme))),
    "/first-visit": lambda theme: pages.lobby(
        models.LobbyPage(
            visitor=models.Visitor(settings=models.Settings(theme=theme), path="/"),
            network=models.NetworkSwitch(url=None),
            notice=models.Notice(code="no_name"),
        )
    ),
    "/open-tables": lambda theme: pages.lobby(
        tables.lobby(
            visitor=tables.visitor(theme=theme),
            voyages=frozenset({"wonders", "duel"}),
            records={"gizah": (2, 5), "rhodos": (0, 1)},
            network=models.NetworkSwitch(url="http://192.0.2.7:8000"),
        )
    ),
    "/lounge": lambda theme: pages.table(
        tables.lounge(
            visitor=tables.visitor(theme=theme),
            invited=(
                models.Invited(id="x", name="W" * 24, is_declined=False),
                models.Invited(id="y", name="Triton", is_declined=True),
            ),
        )
    ),
    "/lounge-of-a-guest": lambda theme: pages.table(
        tables.lounge(visitor=tables.visitor(theme=theme), seat=None, is_host=False)
    ),
    "/lounge-of-teams": lambda theme: pages.table(
        tables.lounge(
            visitor=tables.visitor(theme=theme),
            teams=True,
            is_host=False,
            seats=tuple(
                models.SeatInfo(seat=n, name="W" * 24, kind="human", is_you=n == 0, is_connected=n < 2)
                for n in range(4)
            ),
            invite_url=None,
        )
    ),
    "/table": lambda theme: pages.table(
        tables.page(players=5, turns=13, seed=5, seat=3, visitor=tables.visitor(theme=theme))
    ),
    "/seven": lambda theme: pages.table(tables.page(players=7, turns=9, visitor=tables.visitor(theme=theme))),
    "/age": lambda theme: pages.table(tables.page(turns=6, visitor=tables.visitor(theme=theme))),
    "/score": lambda theme: pages.table(tables.page(turns=99, visitor=tables.visitor(theme=theme))),
    "/score-with-milestones": lambda theme: pages.table(
        tables.page(turns=99, visitor=tables.visitor(theme=theme), **MILESTONES)
    ),
    "/replay": lambda theme: pages.replay(tables.replay(visitor=tables.visitor(theme=theme))),
    "/records": lambda theme: pages.records(
        models.RecordsPage(
            visitor=tables.visitor(theme=theme), notice=models.Notice(code="bad_record", detail="line 4")
        )
    ),
    "/tokens": lambda theme: pages.tokens(
        models.TokensPage(
            visitor=tables.visitor(theme=theme),
            tokens=(
                models.KnownToken(id="x", name="my bot", scopes=("challenge:read", "bot:play"), used=0.0),
                models.KnownToken(
                    id="y", name="W" * 24, scopes=("challenge:read", "challenge:write", "bot:play"), used=1e9
                ),
            ),
            made="arg_" + "W" * 32,
            notice=models.Notice(code="no_scope"),
        )
    ),
    "/daily": lambda theme: pages.daily_voyage(
        daily.DailyPage(
            visitor=tables.visitor(theme=theme),
            day="2026-11-29",
            game=VOYAGE,
            table="today",
            is_finished=True,
            lines=(
                daily.DailyLine(name="W" * 24, is_you=False, rank=1, points=61),
                daily.DailyLine(name="Imogen", is_you=True, rank=2, points=48),
                daily.DailyLine(name="", is_you=False, rank=4, points=30),
            ),
            past=(
                daily.PastVoyage(day="2026-11-28", game=VOYAGE, table="a", points=52, place=1, of=9),
                daily.PastVoyage(day="2026-11-27", game=VOYAGE, table="b", points=None, place=None, of=3),
            ),
        )
    ),
    "/games": lambda theme: pages.my_games(
        MyGamesPage(
            visitor=tables.visitor(theme=theme),
            games=GAMES,
            filters=Filters(),
            lesson=Lesson(subject="rivals", times=4, costly=9, games=10),
            puzzle=PUZZLE,
        )
    ),
    "/games-of-nobody": lambda theme: pages.my_games(
        MyGamesPage(visitor=tables.visitor(theme=theme), games=(), puzzle=PUZZLE)
    ),
    "/puzzles": lambda theme: pages.puzzles(
        models.PuzzlesPage(
            visitor=tables.visitor(theme=theme),
            daily=PUZZLE,
            daily_table=VOYAGE,
            groups=(models.PuzzleGroup(table=VOYAGE, puzzles=(PUZZLE,)),),
            rating=1480,
            tried=3,
        )
    ),
    "/ratings": lambda theme: pages.ratings(RatingsPage(visitor=tables.visitor(theme=theme), games=RATED)),
    "/strategy": lambda theme: pages.strategy(
        StrategyPage(visitor=tables.visitor(theme=theme), family="duel-pantheon-agora")
    ),
    "/hooks": lambda theme: pages.hooks(
        HooksPage(
            visitor=tables.visitor(theme=theme),
            hooks=(
                ShownHook(id="a", address=f"https://chat.example/{'a' * 90}", is_off=True, note="HTTP 404"),
            ),
            notice=models.Notice(code="bad_address", detail="no"),
        )
    ),
    "/account": lambda theme: pages.account(
        AccountPage(
            visitor=tables.visitor(theme=theme),
            passkeys=1,
            sends_mail=True,
            notice=models.Notice(code="bad_mail"),
        )
    ),
    "/account-with-code": lambda theme: pages.account(
        AccountPage(
            visitor=tables.visitor(theme=theme),
            mails=1,
            sends_mail=True,
            awaits_code=True,
            is_sent=True,
            has_former=True,
        )
    ),
    "/account/former": lambda theme: pages.former(former_guest.page(tables.visitor(theme=theme))),
    "/tournaments": lambda theme: pages.tournaments(tournaments.many(tables.visitor(theme=theme))),
    "/tournament": lambda theme: pages.tournament(tournaments.one(tables.visitor(theme=theme))),
    "/tournament-to-join": lambda theme: pages.tournament(
        tournaments.one(tables.visitor(theme=theme), state="open")
    ),
    "/duel-score": lambda theme: pages.table(duel.page(*duel.of_both_expansions(), theme=theme)),
    "/duel-capital": lambda theme: pages.table(duel.page(duel.military(), theme=theme)),
    "/duel-symbols": lambda theme: pages.table(duel.page(duel.both_science(), theme=theme)),
    "/duel-senate": lambda theme: pages.table(duel.page(duel.political(), 1, theme=theme)),
    "/duel-replay": lambda theme: pages.replay(duel.replayed(*duel.in_the_middle(), theme=theme)),
    "/enter": lambda theme: pages.enter(
        moderation.EntryPage(
            visitor=tables.visitor(theme=theme),
            takes_password=True,
            operator="Chess club",
            notice=models.Notice(code="wrong_password", detail="no"),
        )
    ),
    "/privacy": lambda theme: pages.privacy(
        moderation.PrivacyPage(
            visitor=tables.visitor(theme=theme),
            operator="Chess club",
            contact="mail@club.example",
            paragraphs=("The proxy keeps a log for a week.",),
            days={"talk": 90, "finished_games": 0},
            sends_mail=True,
        )
    ),
    "/report": lambda theme: pages.report(
        moderation.ReportPage(
            visitor=tables.visitor(theme=theme),
            table="x",
            choices=(
                moderation.ReportedLine(value="seat:1", name="W" * 24),
                moderation.ReportedLine(value="line:1", name="W" * 24, text="m" * 140),
            ),
        )
    ),
    "/admin": lambda theme: pages.admin(
        moderation.AdminPage(
            visitor=tables.visitor(theme=theme),
            reports=(REPORTED,),
            guests=(BANNED,),
            invitations=(
                moderation.InvitationRow(
                    id="x", note="W" * 40, made=1e9, until=0, uses=5, used=1, is_open=True
                ),
            ),
            acts=(ACT,),
            link=f"https://argosy.example/enter?invitation={'m' * 20}",
        )
    ),
    "/admin/guest": lambda theme: pages.admin_guest(
        moderation.GuestPage(
            visitor=tables.visitor(theme=theme),
            guest=BANNED,
            tables=(moderation.AdminTableRow(id="x", phase="playing", names=("W" * 24, "m" * 24), lines=9),),
            reports=(REPORTED,),
            acts=(ACT,),
        )
    ),
    "/admin/table": lambda theme: pages.admin_table(
        moderation.AdminTablePage(
            visitor=tables.visitor(theme=theme),
            table="x",
            phase="playing",
            seats=(moderation.SeatRow(seat=0, name="W" * 24, guest="g"),),
            talk=(moderation.SpokenLine(number=0, name="W" * 24, guest="g", text="m" * 140),),
        )
    ),
    "/help": lambda theme: pages.rules(models.HelpPage(visitor=tables.visitor(theme=theme))),
    "/signs": lambda theme: pages.signs(models.HelpPage(game="duel", visitor=tables.visitor(theme=theme))),
    "/introductions": lambda theme: pages.introductions(models.HelpPage(visitor=tables.visitor(theme=theme))),
    "/error": lambda theme: pages.error(
        models.ErrorPage(
            visitor=tables.visitor(theme=theme), status=404, notice=models.Notice(code="unknown_table")
        )
    ),
    "/rules/wonders": lambda theme: pages.rules_in_full(
        models.RulesPage(visitor=tables.visitor(theme=theme))
    ),
    "/rules/found": lambda theme: pages.rules_in_full(
        models.RulesPage(query="olympia gild", visitor=tables.visitor(theme=theme))
    ),
    **{
        f"/rules/{game}/{chapter}": lambda theme, game=game, chapter=chapter: pages.rules_in_full(
            models.RulesPage(game=game, chapter=chapter, visitor=tables.visitor(theme=theme))
        )
        for game, chapter in (("wonders", "base"), ("wonders", "leaders"), ("duel", "duel"))
    },
    "/rules/duel/agora": lambda theme: pages.rules_in_full(
        models.RulesPage(game="duel", chapter="agora", visitor=tables.visitor(theme=theme))
    ),
}


@pytest.fixture(scope="module")
def house():
    with opened(PAGES) as house:
        yield house.url


LIGHTS = (("dark", DESKTOP), ("light", PHONE))
# Pages in turn at night on a desk and by day on a phone; a whole run looks at both of each.
LOOKS = [(path, *LIGHTS[(page + turn) % 2]) for turn in range(2) for page, path in enumerate(PAGES)]


@pytest.mark.whole  # in the quick run axe looks at the lobby, a table and a score in other tests
@pytest.mark.parametrize(("path", "theme", "size"), LOOKS)
def test_nothing_stands_in_anybodys_way(path, theme, size, house, visitor, accessible):
    page = visitor(viewport=size, reduced_motion="reduce")
    page.goto(f"{house}{path}?{theme}")
    accessible(page)


@pytest.mark.whole
@pytest.mark.parametrize(("theme", "size"), LIGHTS)
@pytest.mark.parametrize(
    ("path", "dialogs"),
    [
        ("/open-tables", ["settings"]),
        ("/table", ["menu", "settings", "log", "compare", "keys"]),
        ("/duel-score", ["menu", "settings", "log", "keys"]),
    ],
)
def test_no_dialog_stands_in_anybodys_way(path, dialogs, theme, size, house, visitor, accessible):
    page = visitor(viewport=size)
    page.goto(f"{house}{path}?{theme}")
    for name in dialogs:
        dialog = page.locator(f"dialog#{name}")
        dialog.evaluate("one => one.showModal()")
        expect(dialog).to_be_visible()
        accessible(page)
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


@pytest.mark.whole
@pytest.mark.parametrize(("theme", "size"), LIGHTS)
def test_the_set_up_of_a_game_stands_in_nobodys_way(theme, size, house, visitor, accessible):
    """With everything open that can be: the boxes, seats with chosen wonders, the other game."""
    page = visitor(viewport=size)
    page.goto(f"{house}/open-tables?{theme}")
    page.evaluate("for (const one of document.querySelectorAll('main details')) one.open = true")
    accessible(page)
    page.locator("label.chip", has=page.locator("#gduel")).click()
    accessible(page)


@pytest.mark.sample(1)
@pytest.mark.parametrize("path", sample(list(PAGES), 2))
def test_no_page_is_wider_than_its_window(path, house, visitor):
    page = visitor()
    page.goto(house + path)
    for width in (390, 820, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        page.wait_for_function(
            "width => document.documentElement.scrollWidth <= width", arg=width
        )  # after a frame


@pytest.mark.sample(1)
@pytest.mark.parametrize("path", ["/tournament", "/tournament-to-join", "/ratings", "/strategy"])
def test_a_list_of_players_fits_a_phone(path, house, visitor):
    """The button at its edge, which takes somebody out, is in sight without scrolling sideways."""
    page = visitor(viewport=PHONE)
    page.goto(house + path)
    lists = page.locator(".scroll:has(table)")
    assert lists.count()
    for one in lists.all():
        assert one.evaluate("list => list.scrollWidth - list.clientWidth") == 0


@pytest.fixture
def table(house, visitor):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}/table")
    page.wait_for_function("() => document.documentElement.classList.contains('js') && window.htmx")
    return page


@pytest.mark.whole
def test_one_click_opens_the_dock_of_a_card(table, accessible):
    card = table.locator("#hand .card").nth(1)
    name = card.locator(".name").inner_text()
    card.click()
    assert card.get_attribute("aria-selected") == "true"
    dock = table.get_by_role("region", name=f"What to do with {name}")
    expect(dock).to_be_visible()
    assert table.locator(".dock-panel:visible").count() == 1
    accessible(table)


@pytest.mark.whole
def test_escape_puts_the_card_back(table):
    table.locator("#hand .card").first.click()
    expect(table.locator("#hand .card[aria-selected=true]")).to_have_count(1)
    table.keyboard.press("Escape")
    expect(table.locator("#hand .card[aria-selected=true]")).to_have_count(0)
    expect(table.locator("#dock-idle")).to_be_visible()


@pytest.mark.whole
def test_keys_choose_cards_and_walk_the_hand(table):
    table.keyboard.press("3")
    assert table.locator("#hand .card").nth(2).get_attribute("aria-selected") == "true"
    table.keyboard.press("ArrowRight")
    assert table.locator("#hand .card").nth(3).get_attribute("aria-selected") == "true"
    assert table.locator("#hand .card[aria-selected=true]").count() == 1


@pytest.mark.whole
def test_letters_are_keys_only_while_they_are_switched_on(table):
    table.keyboard.press("l")
    assert table.locator("#log").is_visible()
    table.keyboard.press("Escape")
    table.evaluate("document.documentElement.dataset.letters = 'off'")
    table.keyboard.press("l")
    assert not table.locator("#log").is_visible()


@pytest.mark.whole
def test_another_payment_changes_the_sum_on_the_button(table):
    """Some card of this hand can be paid in two ways or more; else the test would prove nothing."""
    dock = table.locator(".dock-panel", has=table.locator(".form-build .pay:nth-of-type(2)")).first
    slot = int(dock.get_attribute("data-slot"))
    table.locator("#hand .card").nth(slot).click()
    sums = []
    for row in dock.locator(".form-build .pay").all():
        row.click()
        sums.append((row.locator(".sum").inner_text(), dock.locator('[data-act="build"] .coin').inner_text()))
    assert len(sums) > 1
    assert all(asked == shown for asked, shown in sums)


@pytest.mark.whole
def test_a_note_tells_what_a_card_does(table):
    """By mouse, by tap and by key, and never over the building that it is about."""
    row, note = table.locator("#table .rows .built[data-note]:visible").first, table.locator("#note")
    ways = (row.hover, row.click, lambda: (row.focus(), table.keyboard.press("i")))
    for way in ways:
        way()
        note.wait_for(state="visible")
        assert row.locator(".card-name").inner_text() in note.inner_text()
        mine, its = row.bounding_box(), note.bounding_box()
        assert its["y"] >= mine["y"] + mine["height"] or its["y"] + its["height"] <= mine["y"]
        table.keyboard.press("Escape")
        note.wait_for(state="hidden")
        table.mouse.move(1, 1)


@pytest.mark.whole
def test_an_open_note_stands_in_nobodys_way(table, accessible):
    table.locator("#table .rows .built[data-note]:visible").first.hover()
    table.locator("#note").wait_for(state="visible")
    accessible(table)


@pytest.mark.whole
def test_the_dock_explains_a_card_that_the_mouse_points_at(table):
    card = table.locator("#hand .card").nth(1)
    name, height = card.locator(".name").inner_text(), table.locator("#dock").bounding_box()["height"]
    card.hover()
    dock = table.locator(".dock-panel[data-look]")
    dock.wait_for(state="visible")
    assert name in dock.inner_text()
    assert table.locator("#dock").bounding_box()["height"] == height  # nothing moves under the mouse
    table.mouse.move(1, 1)
    table.locator("#dock-idle").wait_for(state="visible")


@pytest.mark.whole
def test_a_double_click_chooses_a_card_and_plays_nothing(table):
    sent = []
    table.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    table.locator("#hand .card").nth(1).dblclick()
    assert table.locator("#hand .card").nth(1).get_attribute("aria-selected") == "true"
    assert not sent


@pytest.mark.whole
def test_a_phone_opens_the_last_turn_from_a_strip(phone, house, accessible):
    phone.goto(f"{house}/table")
    phone.wait_for_function("() => document.documentElement.classList.contains('js') && window.htmx")
    phone.locator(".strip").tap()
    sheet = phone.locator("#last")
    assert sheet.locator(".deed").count() == phone.locator("#table .city").count() + 1
    assert sheet.is_visible()
    accessible(phone)


@pytest.mark.whole
def test_a_note_closes_when_another_thing_takes_the_place_of_what_it_explains(table):
    """As when the score sheet is swapped in: no hand takes the focus, and the pointer does not move."""
    table.keyboard.press("Tab")
    table.locator("#table .built[data-note]:visible").first.focus()
    note = table.locator("#note")
    note.wait_for(state="visible")
    table.evaluate("""() => {
        document.getElementById("hand").remove();
        document.activeElement.dataset.note = "something-else";
        document.dispatchEvent(new CustomEvent("argosy:changed", { detail: { moved: true } }));
    }""")
    note.wait_for(state="hidden")


@pytest.mark.whole
def test_the_light_can_be_turned(table):
    table.get_by_role("button", name="Day and night").click()
    assert table.locator("html").get_attribute("data-theme") == "light"


def test_without_script_every_choice_is_a_form(house, visitor):
    page = visitor(java_script_enabled=False)
    page.goto(f"{house}/table")
    docks = page.locator(".dock-panel[data-slot]")
    assert docks.count() == page.locator("#hand .card").count()
    assert docks.first.locator('[data-act="sell"]').is_visible()
    boxes = [docks.nth(n).bounding_box() for n in range(docks.count())]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"]
