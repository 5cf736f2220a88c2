"""Redeals of all that a viewer of Duel cannot know: equal views."""

import random

import pytest

from argosy.game.duel.game import new_duel_game
from argosy.game.duel.view_builder import look
from argosy.rules.backends import compiled
from argosy.rules.duel import terms as t
from argosy.rules.duel.drivers.play import begin, choose
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.terms import SPECTATOR
from argosy.rules.records import new_records
from tests.rules.duel.table import ALL, city, play, prepared, table, texts

COMBINATIONS = ((), ("agora",), ("pantheon",), ALL)
VIEWERS = (0, 1, None)


def other_world(game, viewer, seed):
    number = SPECTATOR if viewer is None else viewer
    return redeal_unknown(game.array, game.ruleset.tables, number, seed)


def same_view(game, viewer, seed) -> bool:
    other = other_world(game, viewer, seed)
    return look(game.ruleset, other[0], viewer) == game.view(viewer)


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_a_view_holds_nothing_the_viewer_cannot_know(expansions):
    chance = random.Random(1)
    differ = 0
    for seed in range(3):
        game = new_duel_game(expansions=expansions, seed=seed)
        while not game.is_over:
            if chance.random() < 0.15:
                for viewer in VIEWERS:
                    world = chance.randrange(10**6)
                    assert same_view(game, viewer, world), (game.asked, viewer, world)
                    differ += other_world(game, viewer, world).tobytes() != game.array.tobytes()
            game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    assert differ > 20


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_another_world_can_be_played_to_its_end(expansions):
    """The world is a game like any other: the same choices now, cards neither lost nor doubled."""
    chance = random.Random(2)
    game = new_duel_game(expansions=expansions, seed=4)
    while not game.is_over:
        if game.moment % 17 == 3:
            seat = game.owing[0]
            other = game.copy()
            other.array = other_world(game, seat, game.moment)
            other = other.copy()
            assert texts(other) == texts(game)
            while not other.is_over:
                other.choose(other.owing[0], chance.choice(other.choices(other.owing[0])))
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))


def test_removed_cards_may_lie_in_the_structure():
    """DUEL-005, 006: they stay unknown to both players."""
    game = table("", structure=None)
    removed = {tuple(sorted(other_world(game, 0, seed)[0].removed[0])) for seed in range(40)}
    assert len(removed) > 20


def test_unseen_guilds_may_be_any():
    """DUEL-005, 009: the back says guild, not which."""
    game = table("", age=3, structure=None)
    backs = [place.back for place in game.view(0).structure]
    worlds = [other_world(game, 0, seed)[0] for seed in range(60)]
    guilds = {int(card) for world in worlds for card in world.deck[2] if 66 <= card < 73}
    assert backs.count("guild") == 3
    shown = {place.card for place in game.view(0).structure if place.back == "guild" and place.card}
    assert len(guilds) == 7 or shown


def test_conspiracies_are_private():
    """AGORA-043: how many, which are prepared and with what is open; the faces are not."""
    game = table("baths", city(conspiracies=prepared("coup", "treason", by="altar")), expansions=("agora",))
    seen = game.view(1).cities[0].conspiracies
    assert [(one.conspiracy, one.prepared, one.is_triggered) for one in seen] == [
        (None, "altar", False),
        (None, None, False),
    ]
    holders = {tuple(other_world(game, 1, seed)[0].agora.holder) for seed in range(30)}
    assert len(holders) > 10
    assert all(
        list(other_world(game, 0, seed)[0].agora.holder) == list(game.state.agora.holder) for seed in range(5)
    )


def test_the_tokens_of_great_library_are_seen_by_the_player_alone():
    """DUEL-059."""
    game = play(table("baths", city(coins=30, wonders="great_library")), "wonder great_library with baths")
    assert len(game.view(0).drawn) == 3
    assert game.view(1).drawn == ()
    drawn = {tuple(other_world(game, 1, seed)[0].token_place == t.DRAWN) for seed in range(30)}
    assert len(drawn) > 3
    assert {tuple(other_world(game, 0, seed)[0].token_place == t.DRAWN) for seed in range(30)} == {
        tuple(game.state.token_place == t.DRAWN)
    }


def test_face_down_decrees_are_unknown():
    """AGORA-013."""
    game = new_duel_game(expansions=("agora",), seed=5)
    worlds = {int(other_world(game, 0, seed)[0].agora.decrees[1, 0]) for seed in range(40)}
    shown = {int(game.state.agora.decrees[chamber, 0]) for chamber in (0, 2, 4)}
    assert len(worlds) > 8
    assert not worlds & shown


def test_treason_is_remembered():
    """AGORA-159: whoever looked at the removed cards knows them."""
    a = city(conspiracies=prepared("treason", by="palace"))
    game = play(table("", a, expansions=("agora",), structure=None), "trigger treason")
    seen = {text.split()[1] for text in texts(game)}
    play(game, texts(game)[0])
    assert set(game.view(0).removed[0]) < seen
    assert game.view(1).removed[0] == ()
    assert all(
        sorted(other_world(game, 0, seed)[0].removed[0]) == sorted(game.state.removed[0])
        for seed in range(10)
    )
    assert len({tuple(sorted(other_world(game, 1, seed)[0].removed[0])) for seed in range(30)}) > 5


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_thousands_of_views(expansions):
    """Hundreds of views for each combination of expansions, over many games."""
    ruleset = duel_ruleset(expansions=expansions)
    chance = random.Random(3)
    start, step = compiled(begin), compiled(choose)
    out = new_records(CHOICES, 1)[0]
    seen = 0
    while seen < 400:
        array = new_records(GAME, 1)
        start(array[0], ruleset.tables, out, chance.getrandbits(60))
        while not array[0].over:
            if chance.random() < 0.1:
                viewer = chance.choice(VIEWERS)
                number = SPECTATOR if viewer is None else viewer
                other = redeal_unknown(array, ruleset.tables, number, chance.getrandbits(30))
                assert look(ruleset, other[0], viewer) == look(ruleset, array[0], viewer)
                seen += 1
            step(array[0], ruleset.tables, out, chance.randrange(out.count))
