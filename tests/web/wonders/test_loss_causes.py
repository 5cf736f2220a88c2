"""Causes of losses, beside the question: every coin has a name.

Rules: CITIES-LOSS-1, -4, -6, CITIES-MIX-1.
"""

import random

import pytest

import argosy
from argosy.testing import table
from argosy.web import models, pages
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.expansions.in_play import in_play
from argosy.web.wonders.live.loss_causes import causes
from tests.rules.wonders.cities.town import MAKES_ALL
from tests.web.html_reader import Reading
from tests.web.wonders import tables

NAMES = dict(enumerate("ABCDEFGH"))
EXPERT = {"leaders_pack": "standard_and_expert"}


def asked(game, log, seat):
    """Lines beside the question of a seat."""
    view = game.view(seat)
    shown = models.TablePage(
        table="abc",
        visitor=tables.visitor(),
        seat=seat,
        phase="playing",
        seats=(),
        edition=view.edition,
        view=view,
        log=tuple(log),
    )
    printed = faces(game.ruleset.catalog, "en")
    return causes(shown, view, printed, NAMES, in_play(view.expansions))


def after(sentence, **choices):
    """A table after a turn, and the log of that turn."""
    view = sentence.game.view(None)
    events = sentence.turn(**choices)
    return sentence.game, (
        models.LogTurn(age=view.age, turn=view.turn, moment=view.moment, events=tuple(events)),
    )


def senate(**more):
    return table("base_2020", expansions=["leaders_2020", "cities_2020"], **{"seats": 4, "coins": 0, **more})


def lost(game, log, seat=1):
    return [(one.name, one.coins) for one in asked(game, log, seat)]


def test_octavia_and_arsinoe_are_named():
    """LEADERS-CARD-52, -53: what they cost the viewer, and whose they are."""
    stage = senate(coins=5).leaders(A="octavia").wonder(A="gizah:a").city(A=MAKES_ALL).hands(A="altar")
    game, log = after(stage, A="stage with altar")
    assert lost(game, log) == [("Octavia (A)", 1)]
    said = Reading(
        pages.table_fragment(tables.shown(game, log, (), 1, expansions=tuple(game.view(None).expansions)))
    )
    assert "Octavia (Imogen) −1" in said.words
    assert lost(*after(senate(turn=0, coins=9).leaders_hand(A="arsinoe"), A="recruit arsinoe")) == [
        ("Arsinoe (A)", 1)
    ]
    assert lost(*after(senate(turn=0, coins=9).leaders_hand(A="nero"), A="recruit nero")) == []


def test_a_stage_that_takes_coins_and_its_leader_are_two_lines():
    stage = senate(coins=5).leaders(A="octavia").wonder(A="petra:b").city(A=MAKES_ALL).hands(A="altar")
    game, log = after(stage, A="stage with altar")
    assert lost(game, log) == [("wonder stage I (A)", 2), ("Octavia (A)", 1)]


def test_what_a_city_does_itself_costs_it_nothing():
    """CITIES-LOSS-1: two cards of two cities; each of their builders pays for the other's."""
    game, log = after(
        senate(coins=9).city(A="clay_pool sawmill", B="stone_pit foundry loom").hands(A="hideout", B="lair"),
        A="build hideout",
        B="build lair",
    )
    assert [sorted(coins for _, coins in lost(game, log, seat)) for seat in range(3)] == [[2], [1], [1, 2]]


def test_telesilla_calls_for_a_token():
    """LEADERS-EFFECT-17."""
    sentence = senate(turn=0, age=3, coins=9).leaders_hand(A="telesilla")
    position = sentence.game.position()
    position["cities"][1]["victories"] = [1, 1, 0]
    game = argosy.from_position(position)
    view = game.view(None)
    events = []
    while game.moment == view.moment:
        seat = game.owing[0]
        choice = next(
            (one for one in game.choices(seat) if one.text == "recruit telesilla"), game.choices(seat)[-1]
        )
        events += game.choose(seat, choice)
    log = (models.LogTurn(age=view.age, turn=view.turn, moment=view.moment, events=tuple(events)),)
    assert game.view(1).asked == "return"
    assert [(one.name, one.seat) for one in asked(game, log, 1)] == [("Telesilla (A)", 0)]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("players", "edition", "expansions", "options", "seed"),
    [
        (3, 2020, ("armada", "leaders", "cities"), EXPERT, 0),
        (3, 2020, ("cities", "babel"), {"babel_parts": "projects"}, 2),
    ],
)
def test_every_coin_of_a_loss_has_a_name_in_whole_games(players, edition, expansions, options, seed):
    """Taxes, pirates, cards, stages, leaders: their sum is what the question says; a penalty names its
    project.
    """
    rng, log, seen = random.Random(seed), [], set()
    game = argosy.new_game(
        "wonders", players=players, edition=edition, expansions=expansions, seed=seed, **options
    )
    while not game.is_over:
        for seat in game.owing:
            view = game.view(seat)
            if view.asked in ("debt", "penalty", "return"):
                found = asked(game, log, seat)
                assert found
                assert sum(one.coins for one in found) == (
                    view.cities[seat].cities.loss if view.asked == "debt" else 0
                )
                seen.add(view.asked)
        log.append(tables.revealed(game, rng))
    assert "debt" in seen
