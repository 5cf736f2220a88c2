"""Team games (CITIES-TEAM)."""

import pytest

from argosy.errors import RulesetError
from argosy.game import new_game
from tests.rules.wonders.cities.town import MAKES_ALL, coins, debts, settle, town


def team(edition=2020, seats=4, **more):
    """Teams AB, CD ...; B has shields against its enemy C."""
    return town(edition, seats=seats, teams=True, **more)


@pytest.mark.parametrize(("edition", "players"), [(2010, 4), (2010, 6), (2010, 8), (2020, 4), (2020, 6)])
def test_teams_of_two_side_by_side(edition, players):
    """CITIES-TEAM-1."""
    game = new_game("wonders", players=players, edition=edition, expansions=["cities"], teams=True, seed=1)
    assert [game.view(seat).partner for seat in range(players)] == [seat ^ 1 for seat in range(players)]


@pytest.mark.parametrize(("edition", "players"), [(2010, 5), (2020, 3), (2020, 5)])
def test_other_numbers_form_no_teams(edition, players):
    """CITIES-TEAM-1."""
    with pytest.raises(RulesetError, match="cannot form teams"):
        new_game("wonders", players=players, edition=edition, expansions=["cities"], teams=True)


@pytest.mark.parametrize("edition", [2012, 2020])
def test_partners_do_not_fight_and_enemies_fight_for_two_tokens(edition):
    """CITIES-TEAM-2."""
    game = team(edition, turn=7).city(B="barracks").end_age()
    assert (game.won("A"), game.won("B"), game.won("C"), game.won("D")) == ((), (1, 1), (-1, -1), ())


def test_losses_hit_the_partner_too():
    """CITIES-TEAM-3: raiders' debts and gains for others as well."""
    game = team(coins=10).city(A=MAKES_ALL).hands(A="hideout")
    game.turn(A="build hideout")
    settle(game)
    assert coins(game) == [10, 12, 12, 12]
    game = team(coins=10).city(A=MAKES_ALL).hands(A="raider_camp")
    game.turn(A="build raider_camp")
    assert debts(game) == [0, 1, 0, 1]
    assert team().city(A="pigeonhole", B="workshop").score("A", "science") == 1


def test_diplomacy_makes_a_conflict_of_one_token():
    """CITIES-TEAM-4: for both of them; nobody is absent, and the token goes back."""
    game = team(turn=7).city(B="barracks").diplomacy(C=1).end_age()
    assert (game.won("B"), game.won("C"), game.diplomacy_of("C")) == ((1,), (-1,), 0)
    assert (game.won("A"), game.won("D")) == ((), ())


def test_both_have_diplomacy():
    """CITIES-TEAM-5, CITIES-OPEN-5: still one token, and both give theirs back."""
    game = team(turn=7).city(B="barracks").diplomacy(B=1, C=2).end_age()
    assert (game.won("B"), game.won("C")) == ((1,), (-1,))
    assert (game.diplomacy_of("B"), game.diplomacy_of("C")) == (0, 1)


def test_an_incursion_stays_worth_one_token():
    """CITIES-TEAM-5, AMB-49: the ring never closes."""
    game = (
        team(seats=6, expansions=("armada",), turn=8)
        .city(A="barracks")
        .landings(A="C")
        .diplomacy(B=1, C=1)
        .end_age()
    )
    assert (game.won("C"), game.won("B")) == ((-1,), ())


def test_coins_for_tokens_are_paid_for_each_of_two():
    """CITIES-TEAM-6: Nero pays 2 coins for each victory token, and a team conflict moves two."""
    game = team(expansions=("leaders",), turn=7, coins=0).leaders(B="nero").city(B="barracks")
    events = game.turn()
    won = [event for event in events if event.kind == "conflict" and event.seat == 1]
    assert game.won("B") == (1, 1)
    assert (won[0].tokens, game.coins("B")) == (2, 3 + 2 * 2)
