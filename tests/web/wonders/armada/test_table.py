"""Table of Armada from real games: every question of every seat, in three languages, with teams."""

import random
from functools import cache

import pytest

import argosy
from argosy.catalog import load_expansions
from argosy.catalog.wonders.armada.words import FIELDS
from argosy.texts import words
from argosy.texts.wonders import effects
from argosy.web import models, pages
from argosy.web.wonders.armada import log, shipyard
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.effects import PICTURES
from tests.sampling import sample
from tests.web.html_reader import Reading
from tests.web.wonders import tables

NAVAL = list(FIELDS)
EXPANSIONS = ("armada_2018", "armada_2020")
PAGE_ONLY = {"settings", "keys"}
"""Sheets of the whole page that a fragment opens."""


@cache
def played(players, edition, teams=False, seed=5):
    """A whole game by chance, ships wherever they may sail: (game, log, pages of questions by what is
    asked).
    """
    rng = random.Random(seed)
    game = argosy.new_game(
        "wonders", players=players, edition=edition, expansions=("armada",), teams=teams, seed=seed
    )
    turns, asked = [], {}
    while not game.is_over:
        before, moment, events = game.view(None), game.moment, []
        while game.moment == moment and not game.is_over:
            for seat in game.owing:
                what = game.view(seat).asked
                if len(asked.setdefault(what, [])) < 3 and rng.random() < 0.4:
                    asked[what].append(page(game, tuple(turns), seat, teams, rng.choice(("en", "fr", "ru"))))
                choices = game.choices(seat)
                ships = [choice for choice in choices if choice.ships]
                events += game.choose(seat, rng.choice(ships if ships and rng.random() < 0.6 else choices))
        shown = tuple(event for event in events if event.kind != "chosen")
        turns.append(models.LogTurn(age=before.age, turn=before.turn, moment=moment, events=shown))
    return game, tuple(turns), asked


def page(game, turns, seat, teams, language="en"):
    extra = {} if language == "en" else {"visitor": tables.visitor(language)}
    return tables.shown(
        game, turns, (), seat, expansions=tuple(game.view(None).expansions), teams=teams, **extra
    )


def read(shown):
    """A fragment, read as strictly as a test should."""
    found = Reading(pages.table_fragment(shown))
    assert not found.faults
    assert len(set(found.ids)) == len(found.ids)
    assert {target for _, target in found.dangling} <= PAGE_ONLY
    return found


@pytest.mark.parametrize("kind", NAVAL)
def test_every_effect_of_armada_has_words_and_a_picture(kind):
    assert kind in effects.SHORT
    assert kind in effects.LONG
    assert kind in PICTURES


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_every_island_and_every_space_is_said_in_plain_words(expansion):
    shown = faces(
        load_expansions("wonders", ("base_2020" if expansion.endswith("20") else "base_2010", expansion)),
        "en",
    )
    assert len(shown.more) == 27
    assert all(face.sentences.endswith(".") and face.picture and face.text for face in shown.more.values())
    said = Reading(pages.rules(help_page(expansion))).words
    assert all(face.sentences in said for face in shown.more.values())
    assert "explore an island of level 3" in said


def help_page(expansion):
    edition = 2020 if expansion.endswith("2020") else 2010
    game = argosy.new_game("wonders", players=3, edition=edition, expansions=(expansion,), seed=1)
    return models.HelpPage(
        visitor=tables.visitor(), edition=edition, expansions=(expansion,), ruleset=game.ruleset
    )


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("players", "edition", "teams"), [(3, 2020, False), (4, 2020, True), (5, 2010, False), (8, 2010, True)]
)
def test_every_question_of_a_game_is_answered_on_the_page(players, edition, teams):
    game, turns, asked = played(players, edition, teams)
    assert "card" in asked
    for shown in (one for several in asked.values() for one in sample(several, 2)):
        found = read(shown)
        offered = {attributes["value"] for attributes in found.all("input", name="choice")}
        assert {offer.choice.text for offer in shown.offers.legal} == offered
    final = read(page(game, turns, 0, teams))
    assert "Naval conflicts" in final.words
    assert ("Team" in final.words) == teams


def test_the_shipyard_shows_ships_costs_and_whose_costs_they_are():
    game, _turns, asked = played(4, 2020, True)
    view, shown = game.view(0), faces(game.ruleset.catalog, "en")
    yard = shipyard.yard(shown, view.cities[0].armada)
    assert [lane.color for lane in yard.lanes] == ["red", "yellow", "blue", "green"]
    for lane in yard.lanes:
        here = [cell.number for cell in lane.cells if cell.state == "here"]
        assert here == [view.cities[0].armada.ships[lane.color]]
        assert all(cell.cost for cell in lane.cells[1:])
        assert all("Costs" in cell.words for cell in lane.cells[1:])
    assert yard.origin == "house"
    fragment = pages.table_fragment(asked["card"][0])
    assert fragment.count('class="lane ') == 4
    assert 'data-note="costs-house"' in fragment
    assert "we do not know the printed ones" not in fragment
    said = Reading(pages.rules(help_page("armada_2020")))
    assert {"costs-house", "costs-own"} <= set(said.ids)
    assert "we do not know the printed ones" in said.words


def test_partners_see_each_other_and_the_team_is_named():
    game = argosy.new_game("wonders", players=4, expansions=("armada",), teams=True, seed=2)
    found = read(page(game, (), 2, True))
    assert "your partner" in found.words
    assert "team 1" in found.words
    hand = [faces(game.ruleset.catalog, "en").cards[card].name for card in game.view(3).hand]
    known = found.words.split("Your partner's hand")[1]
    assert all(name in known for name in hand)
    assert "Your partner's hand" not in read(page(game, (), None, True)).words


def test_teams_have_a_colour_and_a_word_wherever_cities_stand():
    """At neighbours, the far city, the own one, in the comparison and on the score sheet."""
    game = argosy.new_game("wonders", players=4, expansions=("armada",), teams=True, seed=2)
    fragment = pages.table_fragment(page(game, (), 2, True))
    name = '<span class="team-name team-{}">{}</span>'.format
    assert [fragment.count(name(2, word)) for word in ("your team", "your partner")] == [2, 3]
    assert fragment.count(name(1, "team 1")) == 6
    assert fragment.count(" team team-1 ") == fragment.count(" team team-2") == 2
    assert "your team" not in pages.table_fragment(page(game, (), None, True))
    alone = argosy.new_game("wonders", players=4, expansions=("armada",), seed=2)
    assert "team-name" not in pages.table_fragment(page(alone, (), 2, False))


def test_the_score_sheet_names_the_team_of_every_column():
    game, rng = (
        argosy.new_game("wonders", players=4, expansions=("armada",), teams=True, seed=2),
        random.Random(3),
    )
    log = ()
    while not game.is_over:
        log = (*log, tables.revealed(game, rng))
    pad = pages.table_fragment(page(game, log, 2, True)).split('class="pad"')[1].split("</thead>")[0]
    assert pad.count('<span class="team-name">your team</span>') == 1
    assert pad.count('<span class="team-name">team 1</span>') == 1
    assert [pad.count(f'team-name team-{n}">team {n}<') for n in (1, 2)] == [2, 2]


def test_a_table_of_teams_that_waits_says_who_is_whose_partner():
    seats = tuple(models.SeatInfo(seat=seat, name="", kind="open") for seat in range(4))
    shown = pages.table_fragment(tables.lounge(seats=seats, teams=True))
    assert [shown.count(f'team-name team-{n}">team {n}<') for n in (1, 2)] == [2, 2]
    assert "team-name" not in pages.table_fragment(tables.lounge(seats=seats))


def test_losses_and_naval_ranks_are_told_from_the_events():
    game, turns, _ = played(5, 2010)
    shown, names = faces(game.ruleset.catalog, "en"), dict(enumerate("ABCDE"))
    events = [turn.events for turn in turns]
    taxed = [one for one in events if any(event.kind == "taxed" for event in one)]
    assert taxed
    for one in taxed:
        told = log.losses(shown, one, names)
        assert sum(coins for _, coins in told.lost) == sum(
            event.coins for event in one if event.kind == "taxed"
        )
        assert told.causes
    fought = [one for one in events if log.ranking(one)]
    assert len(fought) == 3
    for one in fought:
        ranks = log.ranking(one)
        strengths = [rank.strength for rank in ranks if not rank.abstains]
        assert strengths == sorted(strengths, reverse=True)
        assert len(ranks) == 5


def test_a_choice_at_sea_is_a_button_that_says_where_ships_go():
    _game, _turns, asked = played(8, 2010, True)
    moves = asked.get("move")
    assert moves, "this game asks for free movements"
    answered = [offer.choice for offer in moves[0].offers.legal if offer.choice.ships]
    html = pages.table_fragment(moves[0])
    assert all(f'value="{choice.text}"' in html for choice in answered)
    assert words("en").say("{ship} to space {n}: {effect}", ship="x", n=1, effect="y") == "x to space 1: y"


def test_staying_out_of_a_naval_conflict_is_asked_with_two_buttons():
    game = with_forgotten_harbor()
    found = read(page(game, (), 0, False))
    assert "Fight at sea?" in found.words
    assert {attributes["value"] for attributes in found.all("input", name="choice")} == {"fight", "abstain"}


def with_forgotten_harbor():
    """A game whose first seat has the Forgotten Harbor and is at the end of Age I."""
    game = argosy.new_game("wonders", players=3, expansions=("armada",), seed=0)
    island = game.ruleset.ids("islands").index("forgotten_harbor")
    game.state.cities[0].armada.islands |= 1 << island
    game.state.cities[0].armada.may_abstain = 1
    while game.view(0).asked != "fight":
        for seat in game.owing:
            game.choose(seat, game.choices(seat)[-1])
    return game
