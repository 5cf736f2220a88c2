"""Set-up: decks, guilds, wonders, treasuries (BASE-SETUP)."""

from collections import Counter

import pytest

import argosy
from argosy.errors import RulesetError
from argosy.testing import table
from tests.rules.wonders.printed import BOARDS, CARDS

EDITIONS = (2010, 2020)
GUILDS = {3: 5, 4: 6, 5: 7, 6: 8, 7: 9}


def dealt(game, age):
    """The cards of an Age as dealt."""
    ids = game.ruleset.card_ids
    return [ids[kind] for kind in game.state.decks[age - 1] if kind >= 0]


def colors(edition):
    return {card: color for card, color, *_ in CARDS[f"base_{edition}"]}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(3, 8))
def test_three_to_seven_play(players, edition):
    """BASE-SETUP-1."""
    game = argosy.new_game(players=players, edition=edition, seed=1)
    assert game.players == tuple(range(players))
    assert game.ruleset.tables.decks.shape[0] == 3


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [0, 1, 8, 9])
def test_fewer_or_more_do_not_play(players, edition):
    """BASE-SETUP-1."""
    with pytest.raises(RulesetError, match=str(players)):
        argosy.new_game(players=players, edition=edition)


def test_the_second_edition_has_no_game_for_two():
    """BASE-SETUP-1; the variant was dropped in 2020."""
    with pytest.raises(RulesetError, match="2010"):
        argosy.new_game(players=2, edition=2020)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(3, 8))
def test_cards_with_a_mark_above_the_number_of_players_go_back(players, edition):
    """BASE-SETUP-2."""
    game = argosy.new_game(players=players, edition=edition, seed=players)
    for age in (1, 2, 3):
        used = Counter(card for card in dealt(game, age) if colors(edition)[card] != "purple")
        marks = {card.id: card.enters_at.get(age, ()) for card in game.ruleset.catalog.cards}
        wanted = {card: sum(mark <= players for mark in printed) for card, printed in marks.items()}
        assert used == Counter({card: count for card, count in wanted.items() if count})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(3, 8))
def test_players_plus_two_different_guilds_join_age_three(players, edition):
    """BASE-SETUP-3."""
    game = argosy.new_game(players=players, edition=edition, seed=players)
    guilds = [card for card in dealt(game, 3) if colors(edition)[card] == "purple"]
    assert len(guilds) == len(set(guilds)) == GUILDS[players]


def test_the_guilds_are_drawn_at_random():
    """BASE-SETUP-3: every guild comes, and no set always."""
    sets = set()
    for seed in range(60):
        game = argosy.new_game(players=3, edition=2010, seed=seed)
        sets.add(frozenset(card for card in dealt(game, 3) if card.endswith("_guild")))
    assert len(frozenset.union(*sets)) == 10
    assert len(sets) > 30


def test_which_guilds_are_out_is_unknown():
    """BASE-SETUP-3: nobody's view tells it before they are dealt."""
    for viewer in (0, 1, 2, None):
        text = repr(argosy.new_game(players=3, edition=2010, seed=4).view(viewer))
        assert "_guild" not in text


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", range(3, 8))
def test_every_deck_is_dealt_whole(players, edition):
    """BASE-SETUP-4: seven cards for each player, nothing is left."""
    game = argosy.new_game(players=players, edition=edition, seed=9)
    for age in (1, 2, 3):
        assert len(dealt(game, age)) == 7 * players
    hands = [game.state.cities[seat].hand[:7] for seat in range(players)]
    ids = game.ruleset.card_ids
    assert Counter(ids[kind] for hand in hands for kind in hand) == Counter(dealt(game, 1))


@pytest.mark.parametrize("edition", EDITIONS)
def test_age_three_has_guilds_and_no_resources(edition):
    """BASE-SETUP-5."""
    for seed in range(5):
        game = argosy.new_game(players=7, edition=edition, seed=seed)
        by_age = [{colors(edition)[card] for card in dealt(game, age)} for age in (1, 2, 3)]
        assert by_age[2] == {"blue", "yellow", "red", "green", "purple"}
        assert by_age[0] == by_age[1] == {"brown", "grey", "blue", "yellow", "red", "green"}


def test_wonders_are_drawn_at_random_with_their_sides():
    """BASE-SETUP-6: each at most once, every one in some game, both sides."""
    seen = set()
    for seed in range(80):
        boards = argosy.new_game(players=3, edition=2010, seed=seed).boards
        assert len({wonder for wonder, _ in boards}) == 3
        seen.update(boards)
    assert seen == {(wonder, side) for wonder, side, *_ in BOARDS["base_2010"]}


def test_wonders_and_sides_may_be_chosen_and_mixed():
    """BASE-SETUP-6."""
    game = argosy.new_game(players=3, edition=2010, wonders=["gizah:b", "rhodos:a", "olympia:b"], seed=1)
    assert game.boards == [("gizah", "b"), ("rhodos", "a"), ("olympia", "b")]


def test_a_side_may_be_chosen_for_all():
    """BASE-SETUP-6: side A is for first games."""
    game = argosy.new_game(players=7, edition=2010, sides="a", seed=3)
    assert {side for _, side in game.boards} == {"a"}


def test_a_wonder_is_not_given_twice():
    """BASE-SETUP-6."""
    with pytest.raises(RulesetError, match="gizah"):
        argosy.new_game(players=3, edition=2010, wonders=["gizah:a", "gizah:b", None])


@pytest.mark.parametrize("base", BOARDS)
def test_every_city_starts_with_three_coins_and_its_resource(base):
    """BASE-SETUP-7: one unit a turn of what the board shows, and nothing else."""
    for wonder, side, resource, _ in BOARDS[base]:
        city = table(base).wonder(A=f"{wonder}:{side}").game.view(None).cities[0]
        assert city.coins == 3
        assert city.sells == (((resource,), 1),)
        assert city.keeps == ()
        assert (city.cards, city.stages, city.shields, city.victories, city.defeats) == ((), (), 0, (), 0)


@pytest.mark.parametrize(("age", "points"), [(1, 1), (2, 3), (3, 5)])
def test_victory_tokens_rise_with_the_age_and_defeats_do_not(age, points):
    """BASE-SETUP-8."""
    game = table(age=age, turn=6).city(A="stockade").end_age()
    assert game.won("A") == (points, points)
    assert game.won("B") == game.won("C") == (-1,)
    assert game.score("A", "conflicts") == 2 * points
    assert game.score("B", "conflicts") == -1


@pytest.mark.parametrize("base", CARDS)
def test_every_card_has_its_colour(base):
    """BASE-SETUP-9: as printed, and counted as such where it stands."""
    for card, color, *_ in CARDS[base]:
        counted = table(base).city(A=card).game.view(None).cities[0].colors
        assert {name for name, count in counted.items() if count} == {color}
