"""Table of Cities from real games: every question of every seat, losses, debts, Diplomacy, masks.

In all languages.
"""

import random
from functools import cache

import pytest

import argosy
from argosy.catalog import load_expansions
from argosy.catalog.wonders.cities.words import FIELDS
from argosy.game.types import Event, Explanation, Units
from argosy.texts import LANGUAGES, words
from argosy.texts.wonders import effects
from argosy.web import models, pages
from argosy.web.wonders import score
from argosy.web.wonders.catalogs import faces
from argosy.web.wonders.cities.log import losses
from argosy.web.wonders.effects import PICTURES
from argosy.web.wonders.expansions import player_counts
from argosy.web.wonders.live.hand import saved
from argosy.web.wonders.live.panels import opponents
from argosy.web.wonders.live.ring import Ring
from tests.sampling import sample
from tests.web.html_reader import Reading
from tests.web.wonders import tables

PAGE_ONLY = {"settings", "keys"}
"""Sheets of the whole page that a fragment opens."""


@cache
def played(players, edition, expansions=("cities",), teams=False, seed=5):
    """A whole game by chance: (game, log, pages of questions by what is asked)."""
    rng = random.Random(seed)
    game = argosy.new_game(
        "wonders", players=players, edition=edition, expansions=expansions, teams=teams, seed=seed
    )
    turns, asked = [], {}
    while not game.is_over:
        before, moment, events = game.view(None), game.moment, []
        while game.moment == moment and not game.is_over:
            for seat in game.owing:
                what = game.view(seat).asked
                if len(asked.setdefault(what, [])) < 4 and rng.random() < 0.4:
                    asked[what].append(page(game, tuple(turns), seat, teams, rng.choice(tuple(LANGUAGES))))
                choices = game.choices(seat)
                builds = [choice for choice in choices if choice.verb == "build"]
                events += game.choose(seat, rng.choice(builds if builds and rng.random() < 0.8 else choices))
        shown = tuple(event for event in events if event.kind != "chosen")
        turns.append(models.LogTurn(age=before.age, turn=before.turn, moment=moment, events=shown))
    return game, tuple(turns), asked


def page(game, turns, seat, teams=False, language="en"):
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


def fresh(players=3, edition=2020, **changes):
    """A game at its first turn; `changes` go to the first city."""
    game = argosy.new_game("wonders", players=players, edition=edition, expansions=("cities",), seed=3)
    position = game.position()
    position["cities"][0] |= changes
    return argosy.from_position(position)


def first_asked(game, what):
    """Play by chance until a seat is asked this."""
    rng = random.Random(1)
    while not game.is_over:
        for seat in game.owing:
            if game.view(seat).asked == what and len(game.choices(seat)) > 2:
                return seat
        for seat in game.owing:
            game.choose(seat, rng.choice(game.choices(seat)))
    raise AssertionError(f"never asked: {what}")


@pytest.mark.parametrize("kind", list(FIELDS))
def test_every_effect_of_cities_has_words_and_a_picture(kind):
    assert kind in effects.SHORT
    assert kind in effects.LONG
    assert kind in PICTURES


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("players", "edition", "expansions", "teams"),
    [
        (3, 2020, ("cities",), False),
        (4, 2020, ("cities",), True),
        (8, 2010, ("cities",), False),
        (5, 2020, ("armada", "cities"), False),
        (6, 2010, ("armada", "cities"), True),
    ],
)
def test_every_question_of_a_game_is_answered_on_the_page(players, edition, expansions, teams):
    """The page can send exactly the choices that the game lists, at every question."""
    game, turns, asked = played(players, edition, expansions, teams)
    assert {"card", "debt"} <= asked.keys()
    for shown in (one for several in asked.values() for one in sample(several, 2)):
        found = read(shown)
        offered = {attributes["value"] for attributes in found.all("input", name="choice")}
        assert {offer.choice.text for offer in shown.offers.legal} == offered
    assert "Black cards" in read(page(game, turns, 0, teams)).words


def test_hands_have_eight_cards_and_with_armada_nine():
    for expansions, cards in ((("cities",), 8), (("armada", "cities"), 9)):
        game = argosy.new_game("wonders", players=5, expansions=expansions, seed=1)
        found = read(page(game, (), 0))
        assert len(found.all("button", role="option")) == cards
        assert f"turn 1 of {cards - 1}" in found.words


def test_what_is_lost_is_paid_or_owed_by_clear_buttons():
    """A button for every number of debts: what is paid, what is owed (CITIES-LOSS-3)."""
    game = argosy.new_game("wonders", players=4, expansions=("cities",), seed=2)
    seat = first_asked(game, "debt")
    loss = game.view(seat).cities[seat].cities.loss
    found = read(page(game, (), seat))
    assert f"You lose {loss} coins: how many of them do you take as debts?" in found.words
    for choice in game.choices(seat):
        paid = loss - choice.debts
        coins, debts = (
            f"{n} {word}{'' if n == 1 else 's'}" for n, word in ((paid, "coin"), (choice.debts, "debt"))
        )
        label = (
            f"Pay {coins}" if not choice.debts else f"Pay {coins}, take {debts}" if paid else f"Take {debts}"
        )
        assert label in found.words
    choice = game.choices(seat)[-1]
    others = [one for one in game.owing if one != seat]
    if others:
        game.choose(seat, choice)
        assert f"You take {choice.debts} debts." in read(page(game, (), seat)).words


def test_debts_diplomacy_and_masks_stand_in_every_panel():
    game = fresh(cities={"debts": 3, "diplomacy": 2}, cards=["band_of_spies"])
    for seat in (0, 1, None):
        said = read(page(game, (), seat)).words
        assert "3 debts" in said
        assert "2 Diplomacy tokens" in said
        assert "1 mask" in said
    bare = read(page(fresh(), (), 0)).words.split("All cities")[0]
    assert not any(word in bare for word in ("debt", "Diplomacy", "mask"))


def test_who_has_diplomacy_fights_nobody_and_the_neighbours_fight_each_other():
    """CITIES-DIPLO-2, -3."""
    around = Ring(0, 5)
    assert opponents(around, set()) == {1, 4}
    assert opponents(around, {1}) == {2, 4}
    assert opponents(around, {1, 2, 3}) == {4}
    assert opponents(around, {0}) == set()
    assert opponents(around, {1, 2, 3, 4}) == set()
    game = fresh(players=4, cities={"diplomacy": 1})
    mine, near = read(page(game, (), 0)).words, read(page(game, (), 1)).words
    assert "equal to yours" not in mine
    assert mine.count("no conflict") == 2
    assert near.count("no conflict") == 1
    assert near.count("equal to yours") == 2  # the city beyond fights instead


def test_nobody_is_absent_in_a_team_game():
    """CITIES-TEAM-4."""
    game = argosy.new_game("wonders", players=4, expansions=("cities",), teams=True, seed=2)
    position = game.position()
    position["cities"][0]["cities"] = {"diplomacy": 1}
    game = argosy.from_position(position)
    assert "no conflict" not in read(page(game, (), 3, teams=True)).words


def test_losses_are_told_with_who_caused_them():
    game, turns, _ = played(8, 2010)
    shown, names = faces(game.ruleset.catalog, "en"), dict(enumerate("ABCDEFGH"))
    lost = [turn.events for turn in turns if any(event.kind in ("lost", "indebted") for event in turn.events)]
    assert lost
    for events in lost:
        told = losses(shown, events, names)
        kinds = [event for event in events if event.kind in ("lost", "indebted")]
        assert sum(one.coins for one in told.lost) == sum(
            event.coins for event in kinds if event.kind == "lost"
        )
        assert sum(one.debts for one in told.lost) == sum(event.debts for event in kinds)
    built = (Event(kind="built", seat=1, card="hideout"), Event(kind="built", seat=2, card="temple"))
    assert losses(shown, built, names).causes == (f"B: {words('en').name('card', 'hideout')}",)


def test_taxes_are_no_loss_of_nobody_while_the_sum_of_the_turn_is_open():
    """With both expansions the losses of Armada come with those of Cities at the end of the turn
    (CITIES-MIX-1).
    """
    game, turns, _ = played(5, 2020, ("armada", "cities"))
    for number in sample(range(len(turns)), 5):
        assert "nobody loses coins" not in read(page(game, turns[: number + 1], None)).words or game.is_over
    both = faces(game.ruleset.catalog, "en")
    alone = faces(load_expansions("wonders", ("base_2020", "armada_2020")), "en")
    from argosy.web.wonders.armada.log import losses as at_sea

    assert at_sea(both, (), {}).are_open
    assert not at_sea(alone, (), {}).are_open


def test_who_stayed_out_stands_in_the_scene_of_the_end_of_an_age():
    game = fresh(players=3)
    events = (
        Event(kind="stayed_out", seat=1),
        Event(kind="conflict", seat=0, other=2, age=1, shields=1, token=1, other_token=-1),
        Event(kind="age_began", age=2),
    )
    found = read(page(game, (models.LogTurn(age=1, turn=7, moment=7, events=events),), 0))
    assert "Zofia stays out" in found.words
    assert "End of Age I" in found.words
    alone = read(page(game, (models.LogTurn(age=1, turn=7, moment=7, events=(events[0], events[2])),), 0))
    assert "Military conflicts" in alone.words
    assert "End of Age I" in alone.words


def test_a_payment_says_which_units_come_for_nothing_and_what_is_not_needed():
    w = words("en")
    assert (
        saved(w, Explanation(cost={"wood": 1}, bank=0, units=(), without_resources=True))
        == "no resources needed"
    )
    assert saved(w, Explanation(cost={"wood": 1}, bank=0, units=(), waived="wood")) == "wood saved"
    game = fresh(cards=["secret_warehouse", "black_market", "smugglers_cache"], coins=20)
    found = read(page(game, (), 0))
    offered = {attributes["value"] for attributes in found.all("input", name="choice")}
    legal = models.Offers(legal=page(game, (), 0).offers.legal).legal
    assert offered == {offer.choice.text for offer in legal}
    sources = {unit.source for offer in legal if offer.explanation for unit in offer.explanation.units}
    assert "more_of_missing" in sources
    assert "one that you lack" in found.words


def test_a_rebate_stands_beside_what_a_neighbour_gets():
    game = fresh(cards=["west_clandestine_wharf", "east_clandestine_wharf"], coins=20)
    legal = page(game, (), 0).offers.legal
    bought = [
        unit
        for one in legal
        if one.explanation
        for unit in one.explanation.units
        if unit.source in ("left", "right")
    ]
    assert any(isinstance(unit, Units) and unit.coins < 2 * sum(unit.resources.values()) for unit in bought)
    assert '<b class="rebate">−1</b>' in pages.table_fragment(page(game, (), 0))


def test_the_score_sheet_names_debts_and_copied_symbols():
    w, shown = words("en"), faces(load_expansions("wonders", ("base_2020", "cities_2020")), "en")
    assert score.label(w, "cities") == "Black cards"
    assert score._item(shown, "debts") == "debts"
    assert score._note(shown, "mask", "compass, gear") == "copied by masks: compass and gear"


def test_the_log_tells_losses_and_tokens():
    game, turns, _ = played(8, 2010)
    said = read(page(game, turns, 0)).words
    assert "takes a Diplomacy token" in said
    assert "loses" in said


@pytest.mark.parametrize("edition", [2010, 2020])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_introduces_cities_and_every_black_card(edition, language):
    game = argosy.new_game("wonders", players=3, edition=edition, expansions=("cities",), seed=1)
    expansion = game.view(None).expansions
    help_page = models.HelpPage(
        visitor=tables.visitor(language), edition=edition, expansions=expansion, ruleset=game.ruleset
    )
    html = pages.rules(help_page)
    found = Reading(html)
    assert not found.faults
    black = [face for face in faces(game.ruleset.catalog, language).cards.values() if face.color == "black"]
    assert len(black) >= 27
    # Words are read with plain spaces; French has narrow ones before some signs.
    assert all(" ".join(face.sentences.split()) in found.words and face.name in found.words for face in black)
    assert "css/cities.css" in html
    diplomacy = words(language).say(
        "Diplomacy keeps you out of the land conflicts of this Age: you neither win nor lose, and your two neighbours fight each other."
    )
    assert " ".join(diplomacy.split()) in found.words


def test_a_replay_shows_debts_and_what_was_lost():
    game, turns, _ = played(8, 2010)
    step = next(
        number for number, turn in enumerate(turns) if any(event.kind == "lost" for event in turn.events)
    )
    view = game.view(None)
    shown = tables.replay(
        ruleset=game.ruleset,
        view=view,
        edition=2010,
        seats=tables.seats(view, None),
        views={},
        step=step + 1,
        log=turns,
        history=(),
    )
    found = Reading(pages.replay(shown))
    assert not found.faults
    assert "takes" in found.words or "loses" in found.words
    assert "debt" in found.words


def test_the_lobby_offers_both_editions_and_says_whom_they_are_for():
    found = Reading(pages.lobby(tables.lobby()))
    for name in ("armada", "cities"):
        offered = [one["value"] for one in found.all("input", name=name)]
        assert offered[0] == "none"
        assert len(offered) == 3
    assert "Cities adds black cards" in found.words
    assert player_counts.players("cities_2020") == (3, 4, 5, 6, 7)
    assert player_counts.players("cities_2012") == (3, 4, 5, 6, 7, 8)
    assert player_counts.players("armada_2018", "cities_2012") == (3, 4, 5, 6, 7)
    assert all(player_counts.has_teams(expansion) for expansion in ("armada_2018", "cities_2020"))


def test_a_help_page_leads_to_other_expansions_and_keeps_the_rest():
    game = argosy.new_game("wonders", players=3, expansions=("armada", "cities"), seed=1)
    expansion = game.view(None).expansions
    html = pages.rules(models.HelpPage(visitor=tables.visitor(), expansions=expansion, ruleset=game.ruleset))
    here = [one["href"] for one in Reading(html).all("a") if "aria-current" in one]
    assert here[:2] == [
        "/help?edition=2020&boxes=cities_2020,armada_2020",
        "/help?edition=2020&boxes=armada_2020,cities_2020",
    ]
    assert "/help?edition=2020&amp;boxes=armada_2020" in html
