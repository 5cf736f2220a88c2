"""Table of Leaders from real games: every question of every seat, hidden leaders, the news."""

import random
import re
from functools import cache

import pytest

import argosy
from argosy.catalog import load_expansions
from argosy.catalog.wonders.leaders.words import FIELDS
from argosy.server.wonders.form import game_request
from argosy.texts.wonders import effects
from argosy.web import models, pages
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.effects import PICTURES
from argosy.web.wonders.expansions.in_play import in_play
from argosy.web.wonders.leaders import hand
from argosy.web.wonders.leaders.table import leader_of
from argosy.web.wonders.live import log
from tests.sampling import sample
from tests.web.html_reader import Reading
from tests.web.wonders import tables
from tests.web.wonders.playing import walk

EXPANSIONS = ("leaders_2011", "leaders_2020")
PAGE_ONLY = {"settings", "keys"}
"""Sheets of the whole page that a fragment opens."""
BOARDS = (("roma", "b"), ("abu_simbel", "b"), None)
EXPERT = {"leaders_pack": "standard_and_expert"}
GAMES = (
    (3, 2020, ("leaders",), 29, 99),
    (4, 2020, ("armada", "leaders"), 9, 22),
    (5, 2010, ("leaders",), 3, 99),
)
"""Players, edition, expansions, seed, how many reveals."""


@cache
def played(players, edition, expansions, seed, moments):
    """A whole game that builds stages and recruits wherever it can: (game, log, [(page, view of every
    seat)]).
    """
    options = EXPERT if edition == 2020 else {}
    wonders = (*BOARDS, *[None] * (players - 3))
    game = argosy.new_game(
        "wonders",
        players=players,
        edition=edition,
        expansions=expansions,
        wonders=wonders,
        seed=seed,
        **options,
    )
    found = walk(game, random.Random(seed), query, page, ("en", "fr", "ru"), moments)
    assert found.shown == found.listed
    return game, tuple(found.log), found.pages


def query(rng, choices):
    """A stage rather than a leader, and those rather than anything else; now and then whatever there is."""
    first = rng.choice(("stage", "recruit", "build", "any"))
    verbs = [first] if first == "any" else [first, "recruit", "stage", "build"]
    lists = ([choice for choice in choices if choice.verb == verb] for verb in verbs)
    return rng.choice(next(filter(None, lists), choices))


@cache
def html_of(number, at):
    """One question of a game as it is shown."""
    return pages.table_fragment(played(*GAMES[number])[2][at][0])


def page(game, turns, seat, language="en"):
    view = game.view(seat)
    return tables.shown(
        game, turns, (), seat, expansions=tuple(view.expansions), visitor=tables.visitor(language)
    )


def read(shown):
    """A fragment, read as strictly as a test should."""
    found = Reading(pages.table_fragment(shown))
    assert not found.faults
    assert len(set(found.ids)) == len(found.ids)
    assert {target for _, target in found.dangling} <= PAGE_ONLY
    return found


@pytest.mark.parametrize("kind", FIELDS)
def test_every_effect_of_leaders_has_words_and_a_picture(kind):
    assert kind in effects.SHORT
    assert kind in effects.LONG
    assert kind in PICTURES


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_leader_is_said_on_the_help_page(expansion):
    """A note of the table is what the help page says, so each leader and both boards stand there."""
    edition = 2020 if expansion.endswith("20") else 2010
    game = argosy.new_game("wonders", players=3, edition=edition, expansions=(expansion,), seed=1)
    shown = faces(load_expansions("wonders", (f"base_{edition}", expansion)), "en")
    help_page = models.HelpPage(
        visitor=tables.visitor(), edition=edition, expansions=(expansion,), ruleset=game.ruleset
    )
    html = pages.rules(help_page)
    said = Reading(html)
    leaders = [face for face in shown.more.values() if face.color == "white"]
    assert len(leaders) == (36 if edition == 2010 else len(leaders))
    assert all(face.sentences.endswith(".") and face.picture and face.cost for face in leaders)
    assert {face.note for face in leaders} <= set(said.ids)
    assert all(face.sentences in said.words and face.name in said.words for face in leaders)
    assert "css/leaders.css" in html
    assert "The leaders of both neighbours cost 1 coin less, never below 0." in said.words


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_the_page_can_send_is_what_may_be_chosen(number):
    read_once = set()
    for at, (shown, _) in sample(list(enumerate(played(*GAMES[number])[2])), 3):
        offered = set(re.findall(r'name="choice" value="([^"]*)"', html_of(number, at)))
        assert {offer.choice.text for offer in shown.offers.legal} == offered
        if shown.view.asked not in read_once:
            read(shown)
            read_once.add(shown.view.asked)


def test_these_games_ask_all_that_leaders_ask():
    asked = {shown.view.asked for game in GAMES for shown, _ in played(*game)[2]}
    assert set(hand.QUESTIONS) - {"copy"} <= asked


def test_courtesans_copy_a_leader_of_a_neighbour():
    """LEADERS-GUILD-2: the recruited leaders of both neighbours lie there, each with the name of its
    owner.
    """
    game, seat = with_courtesans()
    shown = page(game, (), seat)
    found = read(shown)
    cards = [attributes["data-note"] for attributes in found.all("button", role="option")]
    near = ((seat + 1) % 6, (seat - 1) % 6)
    assert cards == [f"leader-{one}" for other in near for one in shown.view.cities[other].leaders.recruited]
    assert {attributes["value"] for attributes in found.all("input", name="choice")} == {
        offer.choice.text for offer in shown.offers.legal
    }
    copied = shown.offers.legal[0].choice
    game.choose(seat, copied)
    name = faces(game.ruleset.catalog, "en").more[copied.leader].name
    assert f"{name} (copied)" in pages.table_fragment(page(game, (), None))


def with_courtesans():
    """A game in which somebody has just built the Courtesans Guild, and who."""
    for seed in range(60):
        rng = random.Random(seed)
        game = argosy.new_game("wonders", players=6, edition=2010, expansions=("leaders",), seed=seed)
        while not game.is_over:
            for seat in game.owing:
                if game.view(seat).asked == "copy":
                    return game, seat
                choices = game.choices(seat)
                guild = [
                    choice
                    for choice in choices
                    if choice.card == "courtesans_guild" and choice.verb == "build"
                ]
                useful = [choice for choice in choices if choice.verb in ("recruit", "build")]
                game.choose(seat, rng.choice(guild or useful or choices))
    raise AssertionError("nobody built the Courtesans Guild")


@pytest.mark.sample(1)
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_leaders_of_other_hands_are_on_no_page(number):
    """LEADERS-DRAFT-3: the hand is hidden; a spectator sees none at all."""
    game, turns, asked = played(*GAMES[number])
    for at, (shown, everyone) in enumerate(asked):
        html = html_of(number, at)
        hidden = {leader for view in everyone for leader in (*view.leaders_hand, *view.leaders_offered)}
        hidden -= {*shown.view.leaders_hand, *shown.view.leaders_offered}
        assert not [leader for leader in hidden if f'"leader-{leader}"' in html or f" {leader}" in html]
        if shown.view.leaders_hand:
            assert 'id="my-leaders"' in html
    assert 'id="my-leaders"' not in pages.table_fragment(page(game, turns, None))


def test_the_draft_shows_the_packet_and_what_was_kept():
    shown = next(
        one
        for one, _ in played(*GAMES[0])[2]
        if one.view.asked == "draft" and len(one.view.leaders_hand) == 2
    )
    printed = faces(shown.ruleset.catalog, shown.visitor.settings.language)
    found = read(shown)
    cards = [attributes["data-note"] for attributes in found.all("button", role="option")]
    assert cards == [f"leader-{leader}" for leader in shown.view.leaders_offered]
    assert all(printed.more[leader].name in found.words for leader in shown.view.leaders_hand)
    assert len(shown.view.leaders_offered) == 2


def test_a_leader_that_is_too_dear_says_what_is_short():
    asked = (one for one, _ in played(*GAMES[0])[2] + played(*GAMES[2])[2] if one.view.asked == "leader")
    poor = [one for one in asked if any(text.startswith("recruit") for text in one.offers.refusals)]
    assert poor
    for shown in poor:
        if shown.visitor.settings.language == "en":
            assert "short" in read(shown).words


def test_recruiting_shows_what_changes_before_it_is_done():
    shown = next(
        one
        for one, _ in played(*GAMES[0])[2]
        if one.view.asked == "leader" and any(offer.choice.verb == "recruit" for offer in one.offers.legal)
    )
    offer = next(offer for offer in shown.offers.legal if offer.choice.verb == "recruit")
    city = shown.view.cities[shown.seat]
    printed = faces(shown.ruleset.catalog, "en")
    gained = sum(
        effect.amount for effect in leader_of(printed, offer.choice.leader).effects if effect.kind == "coins"
    )
    after = city.coins - offer.choice.price.total + gained
    assert f"{city.coins} → {after}" in read(shown).words or after == city.coins


def test_recruited_leaders_stand_in_the_cities_and_score_on_the_pad():
    game, turns, _ = played(*GAMES[0])
    shown, html = faces(game.ruleset.catalog, "en"), pages.table_fragment(page(game, turns, 0))
    assert "Leaders" in Reading(html).words
    for city in game.view(0).cities:
        assert all(f'data-note="leader-{leader}"' in html for leader in city.leaders.recruited)
        assert all(shown.more[leader].name in html for leader in city.leaders.buried)
    step = models.ReplayPage(
        table="abc",
        visitor=tables.visitor(),
        seats=tables.seats(game.view(None), None),
        edition=2020,
        ruleset=game.ruleset,
        view=game.view(None),
        step=1,
        log=turns,
    )
    replayed = pages.replay(step)
    assert "Draft of the leaders" in Reading(replayed).words
    assert "css/leaders.css" in replayed


def test_the_log_tells_phases_recruits_and_discards():
    told = []
    for each in GAMES:
        game, turns, _ = played(*each)
        shown, expansions = faces(game.ruleset.catalog, "en"), in_play(game.view(None).expansions)
        names = dict(enumerate("ABCDEFG"))
        told += [log.entry(shown, turn, names, expansions) for turn in turns]
        for turn in turns:
            entry = log.entry(shown, turn, names, expansions)
            recruited = [event for event in turn.events if event.kind == "recruited"]
            lines = [line for line in entry.lines if line.color == "white"]
            assert [line.text for line in lines] == [shown.more[event.leader].name for event in recruited]
    assert {entry.title for entry in told} == {"Draft of the leaders", "Recruitment", ""}
    texts = {(entry.title, line.text) for entry in told for line in entry.lines}
    assert ("Recruitment", "discards a leader") in texts
    assert ("Recruitment", "sold a card") not in texts
    assert ("", "discards a leader") not in texts
    notes = {
        note.split(" ")[0] for entry in told for line in entry.lines for note in (line.text, *line.notes)
    }
    assert {"buries", "draws"} <= notes


def test_a_stage_that_was_built_with_a_leader_says_so():
    game, turns, _ = played(*GAMES[1])
    built = [city for city in game.view(None).cities if city.leaders.under_stages]
    assert built, "this game builds stages with leaders"
    html = pages.table_fragment(page(game, turns, None))
    assert html.count('class="under-leader"') >= sum(len(city.leaders.under_stages) for city in built)


def test_the_lobby_offers_both_packs_with_the_edition_that_has_them():
    found = Reading(pages.lobby(tables.lobby()))
    assert "Leaders adds famous people" in found.words
    assert {one["value"] for one in found.all("input", name="leaders_pack")} == {
        "standard",
        "standard_and_expert",
    }
    form = {"players": "4", "edition": "2020", "leaders": "2020", "leaders_pack": "standard_and_expert"}
    assert game_request(form).options == {"leaders_pack": "standard_and_expert"}
    assert game_request(form | {"leaders_pack": "standard"}).options == {}
    assert game_request(form | {"leaders": "none"}).options == {}


def test_sheets_and_drawings_of_leaders_come_only_with_leaders():
    assert "leaders" not in pages.table(tables.page()).split("<body")[0]
    game, turns, _ = played(*GAMES[0])
    with_leaders = pages.table(page(game, turns, 0))
    assert "css/leaders.css" in with_leaders
    assert "js/leaders.js" in with_leaders
