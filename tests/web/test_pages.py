"""All pages: sound HTML, complete texts, the strictest content security policy."""

import re

import pytest

from argosy.texts import LANGUAGES
from argosy.web import models, pages
from argosy.web.account.models import AccountPage
from argosy.web.account.my_games_models import MyGamesPage
from argosy.web.account.webhooks import HooksPage, ShownHook
from argosy.web.club.ratings import GameRatings, RatedParty, RatingsPage
from argosy.web.rendering import assets
from argosy.web.strategy import StrategyPage
from tests.web import former_guest, tournaments
from tests.web.duel import test_score as duel_score
from tests.web.html_reader import Reading
from tests.web.sprites import sprites, symbols
from tests.web.test_my_games import GAMES
from tests.web.wonders import tables


def refused():
    return models.ErrorPage(visitor=tables.visitor(), status=404, notice=models.Notice(code="unknown_table"))


RATED = (
    GameRatings(game="wonders", best=(RatedParty(place=1, bot="greedy", rating=12, spread=800, games=1),)),
    GameRatings(
        game="duel", you=RatedParty(place=3, name="Ada", rating=-3, spread=790, games=2, is_you=True)
    ),
)
HOOKS = (
    ShownHook(id="a", address="https://chat.example/1"),
    ShownHook(id="b", address="https://chat.example/2", table="abc", is_off=True, note="HTTP 404"),
    ShownHook(id="c", address="https://chat.example/3", note="HTTP 500"),
)
PAGES = {
    "lobby": lambda: pages.lobby(tables.lobby()),
    "empty lobby": lambda: pages.lobby(models.LobbyPage(visitor=models.Visitor())),
    "lounge": lambda: pages.table(tables.lounge()),
    "lounge for a friend": lambda: pages.table(tables.lounge(seat=None, is_host=False)),
    "first turn": lambda: pages.table(tables.page(turns=0)),
    "table of 3": lambda: pages.table(tables.page(players=3, turns=9)),
    "table of 7": lambda: pages.table(tables.page(players=7, turns=11)),
    "two players": lambda: pages.table(tables.page(players=2, edition=2010, turns=4)),
    "end of an Age": lambda: pages.table(tables.page(turns=6)),
    "spectator": lambda: pages.table(tables.page(seat=None)),
    "finished": lambda: pages.table(tables.page(turns=99)),
    "finished, watching": lambda: pages.table(tables.page(turns=99, seat=None, rematch_url="/t/next")),
    "replay": lambda: pages.replay(tables.replay()),
    "records": lambda: pages.records(models.RecordsPage(visitor=tables.visitor(), text="argosy record 1")),
    "my games": lambda: pages.my_games(MyGamesPage(visitor=tables.visitor(), games=GAMES)),
    "ratings": lambda: pages.ratings(RatingsPage(visitor=tables.visitor(), games=RATED)),
    "strategy": lambda: pages.strategy(StrategyPage(visitor=tables.visitor(), family="duel-agora")),
    "hooks": lambda: pages.hooks(HooksPage(visitor=tables.visitor(), hooks=HOOKS, table="abc")),
    "no hooks": lambda: pages.hooks(HooksPage(visitor=tables.visitor(), is_there=False)),
    "no ratings": lambda: pages.ratings(RatingsPage(visitor=tables.visitor(), is_there=False)),
    "tournaments": lambda: pages.tournaments(tournaments.many()),
    "no tournaments": lambda: pages.tournaments(tournaments.none()),
    "tournament": lambda: pages.tournament(tournaments.one()),
    "open tournament": lambda: pages.tournament(tournaments.one(state="open")),
    "account with a code on its way": lambda: pages.account(
        AccountPage(visitor=tables.visitor(), sends_mail=True, awaits_code=True)
    ),
    "account": lambda: pages.account(AccountPage(visitor=tables.visitor(), sends_mail=True)),
    "account with everything": lambda: pages.account(
        AccountPage(
            visitor=tables.visitor(), passkeys=2, mails=1, sends_mail=True, has_former=True, is_sent=True
        )
    ),
    "former guest": lambda: pages.former(former_guest.page(tables.visitor())),
    "help": lambda: pages.rules(models.HelpPage(visitor=tables.visitor())),
    "help 2010": lambda: pages.rules(models.HelpPage(visitor=tables.visitor(), edition=2010)),
    "help for Duel": lambda: pages.rules(models.HelpPage(game="duel", visitor=tables.visitor())),
    "rules in full": lambda: pages.rules_in_full(models.RulesPage(visitor=tables.visitor())),
    "rules of Duel in full": lambda: pages.rules_in_full(
        models.RulesPage(game="duel", visitor=tables.visitor())
    ),
    "chapter": lambda: pages.rules_in_full(models.RulesPage(chapter="armada", visitor=tables.visitor())),
    "search": lambda: pages.rules_in_full(models.RulesPage(query="trade", visitor=tables.visitor())),
    "signs": lambda: pages.signs(models.HelpPage(visitor=tables.visitor())),
    "signs of Duel": lambda: pages.signs(
        models.HelpPage(game="duel", expansions=("agora",), visitor=tables.visitor())
    ),
    "introductions": lambda: pages.introductions(models.HelpPage(visitor=tables.visitor())),
    "introductions of Duel": lambda: pages.introductions(
        models.HelpPage(game="duel", visitor=tables.visitor())
    ),
    "error": lambda: pages.error(refused()),
    "notice": lambda: pages.table(tables.page(notice=models.Notice(code="stale"))),
}


@pytest.fixture(scope="module", params=PAGES)
def html(request):
    return PAGES[request.param]()


def test_a_page_is_sound(html):
    """Elements nest, ids are unique, and whatever refers to an id finds it."""
    page = Reading(html)
    assert not page.faults
    assert len(page.ids) == len(set(page.ids)), sorted({one for one in page.ids if page.ids.count(one) > 1})
    assert not page.dangling


def test_a_page_needs_no_exception_from_the_policy(html):
    """No inline script, style or handler, nothing from elsewhere."""
    page = Reading(html)
    for tag, attrs in page.elements:
        assert "style" not in attrs, f"<{tag}> has a style"
        assert not [name for name in attrs if name.startswith("on")], f"<{tag}> has a handler"
        for name in ("src", "href"):
            assert not re.match(r"(?:https?:)?//", attrs.get(name) or ""), f"<{tag}> reaches out"
    assert all(attrs.get("src") for attrs in page.all("script") if attrs.get("type") != "application/json")
    assert not page.all("style")
    assert "unsafe" not in assets.CONTENT_SECURITY_POLICY


def test_a_page_names_its_language_and_has_one_first_heading_or_place(html):
    page = Reading(html)
    assert page.all("html", lang="en")
    assert "None" not in page.text
    assert "{" not in page.words


def test_static_files_that_a_page_names_exist(html):
    named = re.findall(rf'"{re.escape(assets.prefix())}/([^"#]+)', html)
    assert named
    assert not [name for name in named if not (assets.FOLDER / name).is_file()]


def test_symbols_that_a_page_uses_exist(html):
    for sprite in sprites():
        used = set(re.findall(rf'/{re.escape(sprite)}#([^"]+)', html))
        assert used <= set(symbols(sprite)), used - set(symbols(sprite))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "name",
    [
        "table of 3",
        "two players",
        "finished",
        "help",
        "help for Duel",
        "lobby",
        "replay",
        "records",
        "search",
    ],
)
def test_every_page_speaks_every_language(name, language, monkeypatch):
    """The same pages, asked for in another language: sound, and nothing left to be filled in."""
    visitor = tables.visitor
    monkeypatch.setattr(tables, "visitor", lambda: visitor(language))
    page = Reading(PAGES[name]())
    assert page.all("html", lang=language)
    assert not page.faults
    assert not re.search(r"\{\w+\}", page.words)


def test_a_fragment_is_one_element_that_carries_its_version():
    html = pages.table_fragment(tables.page(version="run:12"))
    assert html.startswith('<div id="table"')
    assert Reading(html).all("div", id="table")[0]["data-version"] == "run:12"


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_score_says_who_is_you(seat):
    game, *told = duel_score.of_both_expansions()
    for page in (tables.page(turns=99, seat=seat), duel_score.page(game, seat, *told[1:])):
        marked = Reading(pages.table(page)).all("small", **{"class": "you"})
        assert len(marked) == (seat is not None)
