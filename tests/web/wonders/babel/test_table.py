"""Tables of Babel and Edifice from real games: every question of every seat, hidden tiles, the news."""

import random
import re
from functools import cache

import pytest

import argosy
from argosy.catalog import load_expansions
from argosy.catalog.wonders.babel.words import FIELDS as OF_BABEL
from argosy.catalog.wonders.edifice.words import FIELDS as OF_EDIFICE
from argosy.server.wonders.form import game_request, help_request
from argosy.texts import words
from argosy.texts.wonders import effects
from argosy.web import models, pages
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.effects import PICTURES
from argosy.web.wonders.expansions.in_play import in_play
from argosy.web.wonders.live import log
from argosy.web.wonders.live.table import discounts
from tests.sampling import sample
from tests.web.html_reader import Reading
from tests.web.wonders import tables
from tests.web.wonders.playing import walk

PAGE_ONLY = {"settings", "keys"}
"""Sheets of the whole page that a fragment opens."""
LANGUAGES = ("en", "fr", "pl", "ru", "uk")
GAMES = (
    (3, 2020, ("babel",), {}, 16, 99),
    (3, 2020, ("babel",), {"babel_parts": "projects"}, 4, 99),
    (4, 2020, ("babel", "edifice"), {"babel_parts": "tower"}, 6, 99),
    (3, 2020, ("armada", "babel"), {}, 7, 9),
    (3, 2020, ("leaders", "cities", "edifice"), {}, 10, 99),
    (3, 2010, ("leaders", "babel"), {}, 9, 99),
)
"""Players, edition, expansions, options, seed, how many reveals."""
WITH_TOWER, WITH_EDIFICES, WITH_DRAFTS = (0, 2, 3, 5), 4, 5
PROJECTS = 1


@cache
def played(number):
    """A whole game that lays tiles, takes part and builds stages as often as it can: (game, log, [(page,
    views)]).
    """
    players, edition, expansions, options, seed, moments = GAMES[number]
    game = argosy.new_game(
        "wonders", players=players, edition=edition, expansions=expansions, seed=seed, **options
    )
    found = walk(game, random.Random(seed), query, page, LANGUAGES, moments)
    assert found.shown == found.listed
    return game, tuple(found.log), found.pages


def query(rng, choices):
    """The next choice: taking part rather than a stage, and those rather than anything else.

    Now and then it is a tile, or whatever there is.
    """
    first = rng.choice(("join", "join", "tile", "any"))
    ways = {
        "join": [choice for choice in choices if choice.joins],
        "tile": [choice for choice in choices if choice.verb == "tile"],
        "build": [choice for choice in choices if choice.verb in ("build", "stage", "free")],
        "any": list(choices),
    }
    return rng.choice(next(filter(None, (ways[name] for name in (first, "build", "any")))))


@cache
def html_of(number, at):
    """One question of a game as it is shown."""
    return pages.table_fragment(played(number)[2][at][0])


def page(game, turns, seat, language="en"):
    view = game.view(seat)
    reveal = turns[-1].events if turns else ()
    return tables.shown(
        game,
        turns,
        (),
        seat,
        expansions=tuple(view.expansions),
        visitor=tables.visitor(language),
        reveal=reveal,
    )


def read(shown):
    """A fragment, read as strictly as a test should."""
    found = Reading(pages.table_fragment(shown))
    assert not found.faults
    assert len(set(found.ids)) == len(found.ids)
    assert {target for _, target in found.dangling} <= PAGE_ONLY
    return found


@pytest.mark.parametrize("kind", sorted({*OF_BABEL, *OF_EDIFICE} - {"choose_half"}))
def test_every_effect_has_words_and_a_picture(kind):
    """A stage in two halves has those of its halves: see tests/web/wonders/extra_wonders and
    tests/web/test_texts.py.
    """
    assert kind in effects.SHORT
    assert kind in effects.LONG
    assert kind in PICTURES


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_the_page_can_send_is_what_may_be_chosen(number):
    read_once = set()
    for at, (shown, _) in sample(list(enumerate(played(number)[2])), 3):
        offered = re.findall(r'name="choice" value="([^"]*)"', html_of(number, at))
        assert {offer.choice.text for offer in shown.offers.legal} == set(offered)
        if shown.view.asked not in read_once:
            read(shown)
            read_once.add(shown.view.asked)


@pytest.mark.whole
def test_these_games_ask_all_that_the_expansions_ask_and_play_all_that_they_bring():
    asked = {shown.view.asked for number in range(len(GAMES)) for shown, _ in played(number)[2]}
    assert {"tile", "penalty"} <= asked
    offers = [
        offer
        for number in range(len(GAMES))
        for shown, _ in played(number)[2]
        for offer in shown.offers.legal
    ]
    ways = {(one.choice.verb, one.choice.joins) for one in offers}
    assert {("take", False), ("tile", False), ("discard", False), ("build", True), ("stage", True)} <= ways
    assert any(one.choice.by_token for one in offers)
    assert any(" for coins" in one.choice.text for one in offers)
    assert any(one.choice.leader and one.choice.joins for one in offers), (
        "a leader under a stage with an edifice"
    )


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_tiles_of_other_hands_are_on_no_page(number):
    """BABEL-TOWER-3: tiles lie face down until they are laid.

    Nobody sees those of others, a spectator none at all.
    """
    game, turns, asked = played(number)
    for at, (shown, everyone) in enumerate(asked):
        if shown.view.babel is None:
            continue
        seen = {
            *shown.view.babel.tiles,
            *shown.view.babel.packet,
            *(one.number for one in shown.view.babel.tower),
        }
        hidden = {one for view in everyone for one in (*view.babel.tiles, *view.babel.packet)} - seen
        assert not [one for one in hidden if f'data-note="tile-{one}"' in html_of(number, at)]
    assert "own-tiles" not in pages.table_fragment(page(game, turns, None))


def test_the_draft_shows_the_packet_and_what_was_kept():
    shown = next(
        one for one, _ in played(0)[2] if one.view.asked == "tile" and len(one.view.babel.tiles) == 1
    )
    found = read(shown)
    cards = [attributes["data-note"] for attributes in found.all("button", role="option")]
    assert cards == [f"tile-{number}" for number in shown.view.babel.packet]
    printed = faces(shown.ruleset.catalog, shown.visitor.settings.language)
    assert printed.more[f"tile_{shown.view.babel.tiles[0]}"].text in found.words


def test_tiles_are_drafted_before_leaders_and_both_are_named():
    """LEADERS-DRAFT-4: the tiles first."""
    game, turns, asked = played(WITH_DRAFTS)
    titles = [one for one, _ in asked if one.view.turn == 0 and one.visitor.settings.language == "en"]
    said = {shown.view.asked: Reading(pages.table_fragment(shown)).words for shown in titles}
    assert "Draft of the tiles" in said["tile"]
    assert "Draft of the leaders" in said["draft"]
    expansions, shown = in_play(game.view(None).expansions), faces(game.ruleset.catalog, "en")
    named = [
        log.entry(shown, turn, dict(enumerate("ABCD")), expansions).title for turn in turns if not turn.turn
    ]
    assert named[:2] == ["Draft of the tiles"] * 2
    assert "Draft of the leaders" in named


def position(expansions, tower, players=4, edition=2020, **changes):
    """A table in Age II with these tiles in the tower."""
    game = argosy.new_game("wonders", players=players, edition=edition, expansions=expansions, seed=1)
    found = game.position()
    found.babel.tower = [(number, 1) for number in tower]
    for name, value in changes.items():
        setattr(found, name, value)
    return argosy.from_position(found)


def test_the_tower_shows_what_works_what_is_covered_and_where_the_next_tile_goes():
    """BABEL-TOWER-4: places go round, a new tile covers the oldest one."""
    for number in WITH_TOWER:
        for at, (shown, _) in enumerate(played(number)[2]):
            table = shown.view.babel
            html = html_of(number, at)
            working = {one.number for one in table.tower if one.works}
            assert {int(one) for one in re.findall(r'id="place-\d-(\d+)"', html)} == working
            covered = re.search(r'<p class="small under">(.*?)</p>', html, re.DOTALL)
            under = (
                {int(one) for one in re.findall(r'data-note="tile-(\d+)"', covered[1])} if covered else set()
            )
            assert under == {one.number for one in table.tower if not one.works}
            assert html.count("v-place_next") == 1


def test_projects_show_tokens_participants_and_what_they_bring_or_take():
    for at, (shown, _) in enumerate(played(PROJECTS)[2]):
        view = shown.view
        if shown.visitor.settings.language != "en" or not view.babel.projects:
            continue
        now = next(one for one in view.babel.projects if one.age == view.age)
        printed = faces(shown.ruleset.catalog, "en").more[now.id]
        said = Reading(html_of(PROJECTS, at)).words
        assert printed.name in said
        if now.tokens:
            assert f"{now.tokens} token" in said
        names = {info.seat: info for info in shown.seats}
        assert all(str(city.babel.tokens) in said for city in view.cities if city.babel.tokens and names)


def test_edifices_show_their_pawns_and_who_has_one():
    _, _, asked = played(WITH_EDIFICES)
    shown = [one for one, _ in asked if any(any(city.edifice.pawns) for city in one.view.cities)]
    assert shown
    for one in shown[:10]:
        html = pages.table_fragment(one)
        assert html.count('<article class="works') == 3
        held = sum(sum(city.edifice.pawns) for city in one.view.cities)
        assert (
            html.count('class="stat held-edifice-pawn-') + html.count('class="gauge held-edifice-pawn-')
            == held
        )


def test_prices_that_tiles_change_are_said_beside_the_workshops():
    """BABEL-TILE-3: 3 coins for a good with tile 10, 1 coin with tile 9."""
    views = [view for number in WITH_TOWER for shown, _ in played(number)[2] for view in [shown.view]]
    changed = [
        view for view in views if {one.number for one in view.babel.tower if one.works} & {9, 10, 11, 12}
    ]
    assert changed
    w = words("en")
    from argosy.web.wonders.live.ring import ring

    for view in changed:
        prices = {
            price for side in view.cities[view.seat].prices.values() for price in side.values() if price != 2
        }
        said = " ".join(map(str, discounts(w, view, ring(view), dict(enumerate("ABCDE")))))
        assert {int(one) for one in re.findall(r'class="coin size-19">(\d)<', said)} == prices


def test_the_log_tells_tiles_projects_rewards_and_penalties():
    told, lines = [], []
    for number in range(len(GAMES)):
        game, turns, _ = played(number)
        shown, expansions = faces(game.ruleset.catalog, "en"), in_play(game.view(None).expansions)
        names = dict(enumerate("ABCDE"))
        for turn in turns:
            entry = log.entry(shown, turn, names, expansions)
            told += [note for line in entry.lines for note in (line.text, *line.notes)]
            lines += entry.lines
            laid = [event for event in turn.events if event.kind == "laid_tile"]
            assert len([line for line in entry.lines if line.icon == "lay-tile"]) == len(laid)
            done = [event for event in turn.events if event.kind == "project_done"]
            rows = [row for part in entry.parts if "works" in part.template for row in part.rows]
            assert [row.project for row in rows] == [event.project for event in done]
            joined = [event for event in turn.events if event.kind == "joined"]
            assert sum(note.startswith("takes part") for line in entry.lines for note in line.notes) == len(
                joined
            )
    firsts = {note.split(" ")[0] for note in told}
    assert {"reward:", "gives", "cannot", "loses", "tile", "takes"} <= firsts


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 2])
def test_the_end_of_a_game_stands_on_the_pad_in_every_language(number, language):
    game, turns, _ = played(number)
    shown = page(game, turns, 0, language)
    html = pages.table_fragment(shown)
    found = Reading(html)
    assert not found.faults
    w = words(language)
    assert w.say("Tower of Babel") in found.words
    laid = [city for city in game.view(None).cities if city.babel.laid]
    assert laid
    assert w.say("own tiles in the tower") in found.words
    step = models.ReplayPage(
        table="abc",
        visitor=tables.visitor(language),
        seats=tables.seats(game.view(None), None),
        edition=2020,
        ruleset=game.ruleset,
        view=game.view(None),
        step=len(turns),
        log=turns,
    )
    assert "css/works.css" in pages.replay(step)


def test_every_tile_project_and_edifice_is_said_on_the_help_page():
    """A note of the table is what the help page says."""
    for expansions, count in ((("babel",), 24 + 15), (("edifice",), 15), (("babel", "edifice"), 24 + 15)):
        request = help_request({"edition": "2020", "boxes": ",".join(expansions)})
        game = argosy.new_game(
            "wonders", players=3, edition=2020, expansions=request.expansions, seed=1, **request.options
        )
        shown = faces(load_expansions("wonders", ("base_2020", *expansions)), "en")
        said = Reading(
            pages.rules(
                models.HelpPage(
                    visitor=tables.visitor(), edition=2020, expansions=expansions, ruleset=game.ruleset
                )
            )
        )
        assert not said.faults
        assert len(set(said.ids)) == len(said.ids)
        assert len(shown.more) == count
        assert {face.note for face in shown.more.values()} <= set(said.ids)
        assert all(face.sentences in said.words and face.name in said.words for face in shown.more.values())


def test_the_lobby_offers_parts_of_babel_and_edifice_with_the_tower_alone():
    """EDIFICE-6 and the box text: Edifice has taken the place of the Great Projects."""
    found = Reading(pages.lobby(tables.lobby()))
    assert "Babel adds a tower" in found.words
    assert "Edifice adds a common work" in found.words
    parts = {one["value"]: one.get("data-without", "") for one in found.all("input", name="babel_parts")}
    assert parts == {"both": "edifice", "tower": "", "projects": "edifice"}
    form = {"players": "4", "edition": "2020", "babel": "2014"}
    assert game_request(form).expansions == ("babel",)
    assert game_request(form).options == {}
    assert game_request(form | {"babel_parts": "projects"}).options == {"babel_parts": "projects"}
    both = game_request(form | {"edifice": "2023"})
    assert (both.expansions, both.options) == (("babel", "edifice"), {"babel_parts": "tower"})


def test_sheets_of_babel_come_once_and_only_with_its_expansions():
    assert "babel" not in pages.table(tables.page()).split("<body")[0]
    for number in (0, 2, 4):
        game, turns, _ = played(number)
        head = pages.table(page(game, turns, 0))
        assert head.count("css/works.css") == 1
        assert head.count("js/works.js") == 1
