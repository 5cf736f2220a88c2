"""Team games (ARMADA-TEAM): seats 2k and 2k + 1 are partners."""

import pytest

from argosy.errors import RulesetError
from argosy.game import new_game
from tests.rules.wonders.armada.sea import MAKES_ALL, both_editions, sea


@pytest.mark.parametrize(
    ("edition", "expansion", "players"),
    [(2010, "armada_2018", n) for n in (4, 6, 8)] + [(2020, "armada_2020", n) for n in (4, 6)],
)
def test_partners_sit_side_by_side(edition, expansion, players):
    """ARMADA-TEAM-1."""
    game = new_game("wonders", players=players, edition=edition, expansions=[expansion], teams=True, seed=1)
    assert [game.view(seat).partner for seat in range(players)] == [seat ^ 1 for seat in range(players)]


@pytest.mark.parametrize(
    ("edition", "expansions", "players", "reason"),
    [
        (2010, ["armada_2018"], 5, "5 players cannot form teams: choose 4, 6, 8"),
        (2020, ["armada_2020"], 7, "7 players cannot form teams: choose 4, 6"),
        (2020, [], 4, "team games belong to Armada"),
    ],
)
def test_other_numbers_form_no_teams(edition, expansions, players, reason):
    """ARMADA-TEAM-1."""
    with pytest.raises(RulesetError, match=reason):
        new_game("wonders", players=players, edition=edition, expansions=expansions, teams=True)


@both_editions
def test_partners_show_each_other_their_hands(edition):
    """ARMADA-TEAM-2: and nobody else's."""
    game = sea(edition, teams=True).hands(B="altar theater")
    assert game.game.view(0).partner_hand == game.hand("B")
    assert game.game.view(1).partner_hand == game.hand("A")
    assert game.game.view(2).partner_hand == game.hand("D")
    assert game.game.view(None).partner_hand == ()


def test_without_teams_nobody_shows_the_hand():
    """ARMADA-TEAM-2."""
    view = sea().game.view(0)
    assert (view.partner, view.partner_hand) == (None, ())


def test_partners_have_no_action_for_giving():
    """ARMADA-TEAM-3: no coins or cards change hands but for goods bought; what is listed is what any table
    lists.
    """
    team, alone = (sea(teams=teams).city(A=MAKES_ALL).hands(A="altar stockade") for teams in (True, False))
    assert team.choices("A") == alone.choices("A")


def test_partners_pay_each_other_for_resources():
    """ARMADA-TEAM-3: 2 coins as anybody."""
    game = sea(coins=5, teams=True).wonder(A="gizah:a").city(B="loom").hands(A="apothecary")
    game.turn(A="build apothecary pay left 2")
    assert [game.coins(letter) for letter in "AB"] == [3, 5 + 3 + 2]


def test_own_resources_are_used_before_buying():
    """ARMADA-TEAM-4: no purchase is offered for what the city makes."""
    game = sea(coins=9, teams=True).wonder(A="gizah:a").city(A="loom", B="loom").hands(A="apothecary")
    assert game.prices("A", "build apothecary") == [(0, 0, 0)]


def test_what_can_be_built_by_chain_must_be():
    """ARMADA-TEAM-5: no purchases for it."""
    game = sea(coins=9, age=2, teams=True).city(A="baths", B="quarry stone_pit").hands(A="aqueduct")
    assert game.prices("A", "build aqueduct") == [(0, 0, 0)]


@both_editions
def test_partners_do_not_fight_on_land(edition):
    """ARMADA-TEAM-6: each fights the adjacent enemy only."""
    game = sea(edition, turn=7, teams=True).city(A="stockade")
    game.end_age()
    assert game.won("B") == ()
    assert game.won("A") == (1, 1)
    assert game.won("D") == (-1, -1)


@both_editions
@pytest.mark.parametrize(("age", "victory"), [(1, 1), (2, 3), (3, 5)])
def test_land_tokens_are_doubled(edition, age, victory):
    """ARMADA-TEAM-7: two tokens each; equal shields give none."""
    game = sea(edition, age=age, turn=7, teams=True).city(B="stockade")
    game.end_age()
    assert [game.won(letter) for letter in "ABCD"] == [(), (victory, victory), (-1, -1), ()]


def test_doubled_tokens_are_told():
    """ARMADA-TEAM-6, ARMADA-TEAM-7: two fights in a game of four, two tokens each."""
    game = sea(turn=7, teams=True).city(B="stockade")
    fights = [event for event in game.turn() if event.kind == "conflict"]
    assert [(event.seat, event.other, event.token, event.other_token, event.tokens) for event in fights] == [
        (1, 2, 1, -1, 2),
        (3, 0, 0, 0, 2),
    ]


@both_editions
def test_the_naval_conflict_is_individual(edition):
    """ARMADA-TEAM-8: partners are ranked apart, ties too."""
    game = sea(edition, turn=7, teams=True).ships(A="red 3", B="red 3")
    game.end_age()
    assert [game.naval_tokens(letter)[0] for letter in "ABCD"] == [1, 1, -1, -1]


def test_taxes_and_pirates_hit_the_partner_too():
    """ARMADA-TEAM-9."""
    game = sea(coins=9, teams=True).ships(A="yellow 3").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 9 + 3 - 2
    pirates = sea(coins=9, teams=True).ships(B="yellow 3").hands(A="pirate_cache")
    pirates.turn(A="build pirate_cache")
    assert pirates.coins("B") == 9 + 3 - 2


@pytest.mark.parametrize(("age", "card", "target"), [(1, "dock", 4), (2, "quay", 2)])
def test_incursions_look_at_seats_not_at_teams(age, card, target):
    """ARMADA-TEAM-10."""
    game = sea(seats=6, age=age, coins=20, teams=True).city(A="clay_pool loom glassworks press").hands(A=card)
    game.turn(A=f"build {card}")
    assert int(game.game.state.cities[0].armada.attacks) == 1 << target


@both_editions
def test_an_incursion_gives_one_token_each(edition):
    """ARMADA-TEAM-11: and the conflict with the adjacent enemy two."""
    game = sea(edition, seats=6, turn=7, teams=True).landings(A="C").city(A="dock", F="stockade")
    game.end_age()
    assert (game.won("A"), game.won("C"), game.won("F")) == ((1,), (-1,), ())


@pytest.mark.parametrize("seats", [4, 6])
def test_an_incursion_never_falls_together_with_a_normal_conflict(seats):
    """ARMADA-TEAM-12: two seats on is an enemy, and never the adjacent one."""
    for seat in range(seats):
        for target in ((seat + 2) % seats, (seat - 2) % seats):
            assert target // 2 != seat // 2
            assert target not in {(seat + 1) % seats, (seat - 1) % seats}


@both_editions
def test_the_team_with_the_highest_sum_wins(edition):
    """ARMADA-TEAM-13: A has most alone, C and D have more together."""
    game = sea(edition, age=3, turn=7, coins=0, teams=True).islands(
        A="sovereign_archipelago", C="statues_harbor", D="inhabited_island"
    )
    game.end_age()
    sheets = game.game.scores()
    assert [(sheet.team, sheet.team_total, sheet.rank) for sheet in sheets] == [
        (0, 7 + 1 + 1, 2),
        (0, 7 + 1 + 1, 2),
        (1, 8 + 1 + 1, 1),
        (1, 8 + 1 + 1, 1),
    ]
    assert game.game.winners == (2, 3)


@pytest.mark.parametrize(
    ("coins", "winners"), [((5, 6, 10, 0), (0, 1)), ((3, 4, 5, 5), (2, 3)), ((1, 4, 3, 2), (0, 1, 2, 3))]
)
def test_a_tie_is_broken_by_the_coins_of_the_team(coins, winners):
    """ARMADA-TEAM-14: then the victory is shared."""
    points = (3, 3, 3, 3)
    game = sea(age=3, teams=True)
    for seat, (mine, city) in enumerate(zip(coins, game.game.state.cities, strict=False)):
        city.coins = mine
        city.armada.tokens[0] = 9 + points[seat] - mine // 3
    game.game.state.over = 1
    assert {sheet.team_total for sheet in game.game.scores()} == {24}
    assert game.game.winners == winners
