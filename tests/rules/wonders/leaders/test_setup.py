"""Setup with Leaders: players, leaders dealt, other expansions (LEADERS-SETUP, LEADERS-MIX)."""

import pytest

from argosy import new_game
from argosy.errors import RulesetError
from argosy.rules.wonders.ruleset import wonders_ruleset
from tests.rules.wonders.leaders.hall import both_editions, hall


@both_editions
def test_every_city_starts_with_six_coins(edition):
    """LEADERS-SETUP-1."""
    game = hall(edition)
    assert [game.coins(letter) for letter in game.letters] == [6, 6, 6]


def leaders_in(game):
    state, ids = game.state, game.ruleset.ids("leaders")
    packets = [int(n) for city in state.cities[: game.ruleset.seats] for n in city.leaders.packet]
    return [ids[n] for n in (*packets, *state.leaders.box[: state.leaders.left])]


@pytest.mark.parametrize(("pack", "count"), [("standard", 34), ("standard_and_expert", 49)])
@pytest.mark.parametrize("players", [3, 7])
def test_the_table_chooses_the_packs_of_2020(pack, count, players):
    """LEADERS-SETUP-2, -3: a deck of its own; seven players are dealt 28."""
    game = new_game(players=players, edition=2020, expansions=["leaders"], seed=1, leaders_pack=pack)
    found = leaders_in(game)
    assert len(found) == len(set(found)) == count
    assert ("agrippina" in found) == (pack != "standard")
    assert all(leader not in game.ruleset.card_ids for leader in found)


def test_all_leaders_of_2011_are_dealt_from():
    """LEADERS-SETUP-4: whatever pack is asked for, because there is one."""
    game = new_game(players=3, edition=2010, expansions=["leaders"], seed=1)
    assert len(leaders_in(game)) == 36


@pytest.mark.parametrize(("edition", "guilds"), [(2010, 14), (2020, 10)])
def test_the_guilds_of_2011_join_the_others(edition, guilds):
    """LEADERS-SETUP-5: still as many as players and two more are used."""
    tables = wonders_ruleset(players=4, edition=edition, expansions=("leaders",)).tables
    assert (tables.guilds_in_box, tables.guilds_used) == (guilds, 6)


def test_roma_and_abu_simbel_are_dealt_only_with_leaders():
    """LEADERS-SETUP-6."""
    boards = {wonder for wonder, _ in wonders_ruleset(players=3, expansions=("leaders",)).boards}
    without = {wonder for wonder, _ in wonders_ruleset(players=3).boards}
    assert boards - without == {"roma", "abu_simbel"}


def test_boards_are_known_before_the_draft():
    """LEADERS-SETUP-7: everybody sees all boards when the first leader is drafted."""
    game = new_game(expansions=["leaders"], seed=3)
    assert game.view(0).asked == "draft"
    assert [(city.wonder, city.side) for city in game.view(0).cities] == game.boards


@pytest.mark.parametrize(
    ("edition", "players", "reason"),
    [
        (2010, 2, "2 players: leaders_2011 is for 3 to 7"),
        (2010, 8, "8 players: leaders_2011 is for 3 to 7, for 8 with Cities"),
        (2020, 8, "8 players: leaders_2020 is for 3 to 7"),
    ],
)
def test_numbers_of_players_that_are_not_offered(edition, players, reason):
    """LEADERS-MIX-8, -9."""
    with pytest.raises(RulesetError, match=reason):
        wonders_ruleset(players=players, edition=edition, expansions=("leaders",))


def test_eight_with_armada_need_cities_for_leaders():
    """LEADERS-MIX-8: Armada of 2018 alone makes room for eight, with Leaders it does not."""
    assert wonders_ruleset(players=8, edition=2010, expansions=("armada",)).seats == 8
    with pytest.raises(RulesetError, match="for 8 with Cities"):
        wonders_ruleset(players=8, edition=2010, expansions=("armada", "leaders"))


def test_teams_need_an_expansion_with_rules_of_teams():
    """AMB-95: Armada lets teams play with leaders too."""
    with pytest.raises(RulesetError, match="team games belong to Armada"):
        wonders_ruleset(players=4, expansions=("leaders",), teams=True)
    assert wonders_ruleset(players=4, expansions=("armada", "leaders"), teams=True).tables.teams


def test_two_editions_of_the_expansion_do_not_go_together():
    with pytest.raises(RulesetError, match="leaders_2011 and leaders_2020 are two editions of one box"):
        wonders_ruleset(players=4, expansions=("leaders_2011", "leaders_2020"))


def test_an_unknown_pack_is_refused():
    with pytest.raises(
        RulesetError, match="leaders_pack = 'all': choose one of standard, standard_and_expert"
    ):
        new_game(expansions=["leaders"], leaders_pack="all")


def test_steps_of_a_round_lie_beside_the_rules():
    """LEADERS-RECRUIT-12: the steps of a recruitment phase, in their order.

    Reveal; payments; leaders and stages; effects and coins; trade income; the discard pile; extra recruits;
    then the Age cards are dealt.
    """
    steps = wonders_ruleset(players=3, expansions=("leaders",)).steps
    phase = steps[: steps.index("ask_card")]
    order = ("ask_leader", "pay", "place", "effects", "income", "revive", "recruit_extra", "deal_hands")
    places = [phase.index(step) for step in order]
    assert places == sorted(places)
    assert phase[:2] == ("ask_draft", "keep_leaders")
    assert "discard_left_over" not in phase


def test_losses_of_armada_come_after_extra_recruits():
    """AMB-91, LEADERS-MIX-5: in the phase and in every turn, the additional one included."""
    steps = wonders_ruleset(players=3, expansions=("armada", "leaders")).steps
    losses = [place for place, step in enumerate(steps) if step == "lose_coins"]
    assert len(losses) == 3
    assert all(steps[place - 2 : place] == ("ask_recruit", "recruit_extra") for place in losses)
    assert {"ask_moves", "draw_islands"} <= set(steps[: steps.index("ask_card")])


def test_babylons_last_card_is_an_extra_turn_only_with_an_expansion_that_says_so():
    """AMB-05: with Leaders alone it belongs to the last turn."""
    alone = wonders_ruleset(players=3, edition=2010, expansions=("leaders",)).steps
    armada = wonders_ruleset(players=3, edition=2010, expansions=("armada", "leaders")).steps
    assert alone.index("ask_last_card", alone.index("ask_card")) < alone.index("discard_left_over")
    assert armada.index("ask_last_card") > armada.index("discard_left_over")


def test_the_order_in_which_expansions_are_named_does_not_matter():
    one, other = (
        wonders_ruleset(players=4, expansions=expansions)
        for expansions in (("armada", "leaders"), ("leaders", "armada"))
    )
    assert one is other
