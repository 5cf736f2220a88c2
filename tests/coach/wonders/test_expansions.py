"""Reasons that expansions bring: one scenario for each kind, with numbers worked out by hand."""

from typing import NamedTuple

import argosy
from argosy.catalog.wonders.leaders.facts import Leaders
from argosy.coach.wonders import armada as naval
from argosy.coach.wonders import babel, leaders, works
from argosy.coach.wonders import cities as dark
from argosy.coach.wonders import kinds as base
from argosy.game import engine
from argosy.game.wonders.game import WondersGame
from argosy.testing import table
from tests.coach.wonders.reasons import why
from tests.rules.wonders.armada.sea import GREEN, explorers, sea
from tests.rules.wonders.babel.test_projects import at as projects_at
from tests.rules.wonders.babel.test_projects import joined
from tests.rules.wonders.babel.tower import tower
from tests.rules.wonders.cities.town import built
from tests.rules.wonders.edifice.test_edifices import at as edifice_at
from tests.rules.wonders.extra_wonders.test_boards import at as boards_at
from tests.rules.wonders.leaders.hall import hall
from tests.rules.wonders.leaders.test_boards import abu
from tests.rules.wonders.leaders.test_guilds import courtesans

A, B, C = 0, 1, 2

# --- Armada -------------------------------------------------------------------------------------------------


def yard(ships, **more):
    """Naval strengths of A, B, C and D are the spaces of their red ships; A could sell for its yellow one."""
    return sea(coins=20, **more).ships(**dict(zip("ABCD", (f"red {space}" for space in ships), strict=True)))


def test_ships_sail_and_the_level_rises():
    """ARMADA-SELL-1, ARMADA-TERM-6: the first space of the yellow ship is level 1, its second too."""
    found = why(sea().hands(A="altar"), "A", "sell altar for ship")
    assert (found[naval.SAILS].thing, found[naval.SAILS].amount) == ("yellow", 1)
    assert found[naval.LEVEL].amount == 1
    found = why(sea().ships(A="yellow 1").hands(A="altar"), "A", "sell altar for ship")
    assert (found[naval.SAILS].amount, naval.LEVEL in found) == (2, False)


def red(ships):
    """Changes by a red card with its ship: the space after is its strength.

    Shipyard 1: see its printed costs.
    """
    city = "lumber_yard sawmill stone_pit quarry clay_pool brickyard ore_vein foundry loom glassworks press"
    return why(
        yard(ships).shipyard(A="shipyard_1").city(A=city).hands(A="barracks"), "A", "build barracks + ship"
    )


def test_naval_strength_wins_prizes():
    """ARMADA-CONFLICT-5 to -9, Age I: 3, 1, and -1 for the lowest.

    From the second to the first of them: 2 more.
    """
    found = red((1, 1, 0, 0))[
        naval.NAVAL
    ]  # both strongest take the second prize; then A alone takes the first
    assert (found.amount, found.total) == (2, 2)
    found = red((0, 3, 2, 0))[naval.NAVAL]  # from the lowest to none
    assert (found.amount, found.total) == (1, 1)


def test_strength_that_changes_no_prize_is_only_counted():
    found = red((2, 1, 0, 0))
    assert found[naval.STRENGTH].total == 3
    assert naval.NAVAL not in found


def test_islands_are_explored_and_read():
    """ARMADA-EXPLORE-1, -2: the second space of the green ship is an island of level 1."""
    game = explorers(who="A")
    assert why(game, "A", GREEN["A"])[naval.EXPLORES].amount == 1
    game.turn(A=GREEN["A"])
    island = game.drawn("A")[0]
    assert why(game, "A", f"keep {island}")[base.EFFECT].thing == island


def test_who_may_stay_out_is_told_what_fighting_brings():
    """ARMADA-CONFLICT-3, -12: the lowest loses 1 in Age I, the only highest of these gains 3."""
    for ships, points in (((0, 2, 1, 1), -1), ((3, 2, 1, 1), 3)):
        game = yard(ships, turn=7).islands(A="forgotten_harbor")
        game.turn()
        assert why(game, "A", "abstain")[naval.NO_FIGHT].amount == points
        assert why(game, "A", "fight")[naval.NAVAL if points > 0 else naval.NAVAL_LESS].amount == abs(points)


# --- Leaders ------------------------------------------------------------------------------------------------


class Seated(NamedTuple):
    """A game that was dealt, as `why` asks for one."""

    game: WondersGame

    def seat(self, _letter: str) -> int:
        return A


def test_the_draft_names_prices():
    """LEADERS-DRAFT-2, LEADERS-RECRUIT-5: everybody has 6 coins; the first Age counts for a leader that
    costs its number.
    """
    game = argosy.new_game("wonders", players=3, expansions=["leaders"], seed=3)
    costs = {one.id: 1 if one.cost == "age" else one.cost for one in game.ruleset.catalog.of(Leaders).leaders}
    game.state.cities[A].coins = 2
    for choice in game.choices(A):
        found, cost = why(Seated(game), "A", choice.text), costs[choice.leader]
        assert found[base.EFFECT].thing == choice.leader
        if cost > 2:
            assert found[leaders.PRICE_SHORT].amount == cost - 2
        else:
            assert (found[leaders.PRICE].amount, found[leaders.PRICE].total) == (cost, 2)


def test_a_draft_is_not_carried_out_alone():
    """LEADERS-DRAFT-2, BABEL-TOWER-2: all keep something at once, so plain rules carry nothing out."""
    for expansion, kind in (("leaders", base.EFFECT), ("babel", babel.KEEPS)):
        game = argosy.new_game("wonders", players=3, expansions=[expansion], seed=3)
        with engine.in_backend("plain"):
            assert all(kind in why(Seated(game), "A", choice.text) for choice in game.choices(A))


def test_a_leader_that_cannot_be_paid_is_spared():
    """LEADERS-RECRUIT-2."""
    game = table("base_2020", turn=0, expansions=["leaders_2020"], coins=0)
    for text in [one for one in game.choices("A") if one.startswith("sell ")]:
        leader = text.split()[1]
        assert (base.SPARES in why(game, "A", text)) == (f"recruit {leader}" not in game.choices("A"))


def test_a_leader_is_buried_for_twice_its_cost():
    """LEADERS-ABU-1: Caesar costs 5."""
    game = abu("caesar sappho", "a", 2)
    game.turn(A="stage with altar")
    assert why(game, "A", "bury caesar")[base.POINTS].amount == 10


def test_the_courtesans_read_whom_they_copy():
    """LEADERS-GUILD-2: Croesus brings 6 coins."""
    game = courtesans(A="midas", B="croesus hannibal", C="caesar")
    game.turn(A="build courtesans_guild")
    found = why(game, "A", "copy croesus")
    assert found[base.EFFECT].thing == "croesus"
    assert (found[base.COINS].amount, found[base.COINS].total) == (6, 6)


def test_a_token_that_goes_back_costs_its_points():
    """LEADERS-EFFECT-17."""
    game = hall(coins=9, age=3, seats=4).leaders_hand(A="telesilla").tokens(A="-1 -1 1", B="1 3", C="3 3 -1")
    game.turn(A="recruit telesilla")
    assert why(game, "B", "return 1")[base.LEAST].amount == 1
    found = why(game, "B", "return 3")
    assert found[base.LOSES].amount == 3
    assert not {base.LEAST, base.LATER} & found.keys()


# --- Cities -------------------------------------------------------------------------------------------------


def test_others_lose_coins():
    """CITIES-LOSS-1: the hideout takes 1 coin of each of four."""
    assert why(built("hideout", seats=5), "A", "build hideout")[dark.OTHERS_LOSE].amount == 4


def test_debts_are_weighed_against_coins():
    """CITIES-LOSS-3: B has 10 coins and 3 for its sale, and loses 3."""
    game = built("brotherhood", age=3)
    game.turn(A="build brotherhood")
    assert why(game, "B", "debt 0")[dark.NO_DEBT].amount == 10
    found = why(game, "B", "debt 2")[dark.DEBTS]
    assert (found.amount, found.total) == (2, 12)
    assert why(game, "B", "debt 2")[base.LOSES].amount == 2


def test_a_mask_will_copy():
    """CITIES-MASK-1: without a symbol next door it brings nothing yet."""
    found = why(built("pigeonhole"), "A", "build pigeonhole")
    assert found[dark.MASK].amount == 1
    found = why(built("pigeonhole").city(B="workshop"), "A", "build pigeonhole")
    assert found[base.COUNTS].amount == 1


def test_diplomacy_keeps_out_of_conflicts():
    """CITIES-DIPLO-2: both neighbours have more shields: -1 twice."""
    game = built("residence").city(B="barracks", C="stockade")
    assert why(game, "A", "build residence")[base.STAYS_OUT].amount == 2
    game = built("residence").city(
        A="barracks lumber_yard stone_pit clay_pool ore_vein loom glassworks press"
    )
    assert why(game, "A", "build residence")[base.STAYS_OUT].amount == -2


# --- Babel, Edifice -----------------------------------------------------------------------------------------


def test_tiles_are_kept_and_laid():
    """BABEL-TOWER-2, -3; the first own tile counts at the end (BABEL-TOWER-6), which is later than the
    choice.
    """
    game = tower().tiles(A="5 7").hands(A="tavern")
    assert why(game, "A", "tile 5 with tavern")[babel.LAYS].thing == "tile_5"
    drafted = argosy.new_game("wonders", players=3, expansions=["babel"], seed=1, babel_parts="tower")
    text = drafted.choices(A)[0].text
    assert why(Seated(drafted), "A", text)[babel.KEEPS].thing == f"tile_{text.split()[1]}"


def test_a_project_is_joined_or_completed():
    """BABEL-PROJECT-2: two tokens at three players; B has taken one of them, or none."""
    game, card = joined(1, "belvedere")
    assert why(game, "A", f"build {card} + project")[works.COMPLETES].thing == "belvedere"
    game, card = joined(1, "belvedere", tokens=1)
    assert why(game, "A", f"build {card} + project")[works.JOINS].amount == 1
    assert works.JOINS not in why(game, "A", f"build {card}")


def test_an_edifice_is_joined_or_completed():
    """EDIFICE-1, -2: two pawns at three players."""
    game = edifice_at(1, "curtain_wall").city(A="quarry stone_pit")
    found = why(game, "A", "stage with altar + edifice")[works.JOINS]
    assert (found.thing, found.amount) == ("curtain_wall", 1)
    game = edifice_at(1, "curtain_wall").city(A="quarry stone_pit").pawns(B=[True, False, False])
    assert why(game, "A", "stage with altar + edifice")[works.COMPLETES].thing == "curtain_wall"


def test_what_a_penalty_takes_is_compared():
    """BABEL-PROJECT-3: a blue building of 2 points or one of 3 is given up."""
    game = projects_at(2, "war_mirror").city(A="altar baths")
    game.turn()
    assert why(game, "A", "discard altar")[base.LEAST].amount == 2
    assert base.LEAST not in why(game, "A", "discard baths")
    assert why(game, "A", "discard baths")[base.LOSES].amount == 3


# --- single boards ------------------------------------------------------------------------------------------


def test_the_stage_of_a_neighbour_is_read():
    """EXTRA-PIS-2: the last stage of the Pyramids brings 7 points."""
    game = boards_at("base_2010").wonder(A="manneken_pis:a", B="ephesos:b", C="gizah:a").stages(A=2)
    game.turn(A="stage with altar")
    found = why(game, "A", "imitate right")
    assert (found[base.STAGE].thing, found[base.STAGE].amount, found[base.STAGE].seat) == ("gizah", 3, C)
    assert found[base.POINTS].amount == 7
