"""Eight players and teams with Babel and Edifice: partners share nothing and are neighbours."""

import pytest

import argosy
from argosy.errors import RulesetError
from argosy.testing import table

EIGHT = ("armada_2018", "cities_2012")


def teams(*expansions: str, parts: str = "tower", **more):
    """Two teams of two, A with B and C with D, by the rules of Cities."""
    return table(
        "base_2020", expansions=[*expansions, "cities"], babel_parts=parts, players=4, teams=True, **more
    )


@pytest.mark.parametrize("other", EIGHT)
@pytest.mark.parametrize("in_teams", [False, True])
def test_eight_players_have_four_places_all_24_tiles_and_seven_tokens(other, in_teams):
    """BABEL-TOWER-1, -2, BABEL-PROJECT-1: where another expansion makes room for them."""
    game = argosy.new_game(players=8, edition=2010, expansions=["babel", other], teams=in_teams, seed=2)
    assert game.view(None).babel.places == 4
    assert sorted(tile for seat in range(8) for tile in game.view(seat).babel.packet) == list(range(1, 25))
    while game.view(0).asked == "tile":
        for seat in game.owing:
            game.choose(seat, game.choices(seat)[0])
    assert [project.tokens for project in game.view(None).babel.projects] == [7]


def test_eight_players_need_another_expansion():
    """BABEL-TOWER-1 names them, the base game and Leaders have no room for them (AMB-97)."""
    with pytest.raises(RulesetError, match="8 players: Babel is for 3 to 7"):
        argosy.new_game(players=8, edition=2010, expansions=["babel"])
    with pytest.raises(RulesetError, match="8 players"):
        argosy.new_game(players=8, edition=2010, expansions=["babel", "leaders"])


@pytest.mark.parametrize("other", EIGHT)
def test_no_edifice_has_pawns_for_eight(other):
    """EDIFICE-1."""
    with pytest.raises(RulesetError, match="8 players: edifice is for 3 to 7"):
        argosy.new_game(players=8, edition=2010, expansions=["edifice", other])


@pytest.mark.parametrize(
    ("players", "expansions", "part"), [(4, ("babel",), "both"), (6, ("babel", "edifice"), "tower")]
)
def test_teams_come_with_armada_or_cities(players, expansions, part):
    """AMB-95: neither Babel nor Edifice has a game of teams of its own."""
    with pytest.raises(RulesetError, match="team games belong to Armada or Cities"):
        argosy.new_game(
            players=players, edition=2020, expansions=list(expansions), teams=True, babel_parts=part
        )
    game = argosy.new_game(
        players=players, edition=2020, expansions=[*expansions, "cities"], teams=True, babel_parts=part
    )
    assert game.ruleset.teams


def test_partners_do_not_see_each_others_tiles():
    """AMB-97: only hands and leaders are shown."""
    view = teams("babel").tiles(A="5 7", B="9").hands(A="tavern", B="altar").game.view(1)
    assert "tavern" in view.partner_hand
    assert view.babel.tiles == (9,)
    assert view.cities[0].babel.tiles == 2


@pytest.mark.parametrize(("owner", "free"), [("B", True), ("C", False), ("D", True)])
def test_chains_start_from_the_buildings_of_a_partner_too(owner, free):
    """BABEL-TOWER-5: tile 7; A sits between B and D."""
    game = teams("babel", age=2, coins=0).tower("7 C").city(**{owner: "baths"}).hands(A="aqueduct")
    assert game.can("A", "build aqueduct") == free


def test_a_token_of_a_partner_saves_nobody():
    """BABEL-PROJECT-3: River Port takes all coins of each who has no token, also of B."""
    game = teams("babel", parts="projects", age=2, turn=7, coins=5)
    game = game.project(None, "river_port", None).babel("tokens", A=1).end_age()
    assert [game.coins(letter) for letter in "ABCD"] == [8, 0, 0, 0]


def test_a_pawn_of_a_partner_saves_nobody():
    """EDIFICE-5: all but A, who has one, pay two coins."""
    game = teams("edifice", parts="both", turn=7, coins=5).edifices(
        "money_changer", "auction_house", "gold_reserves"
    )
    game = game.pawns(A=[True, False, False]).end_age()
    assert [game.coins(letter) for letter in "ABCD"] == [8, 6, 6, 6]


def test_a_reward_is_for_who_has_a_pawn_not_for_the_partner():
    """EDIFICE-4: A takes the last of three pawns; C and D have the others."""
    game = teams("edifice", parts="both", coins=20).edifices(
        "money_changer", "auction_house", "gold_reserves"
    )
    game = game.pawns(C=[True, False, False], D=[True, False, False]).wonder(A="gizah").hands(A="altar")
    game = game.city(A="sawmill")
    game.turn(A="stage with altar + edifice", B="pass", C="pass", D="pass")
    reward, sale = 4, 3
    assert [game.coins(letter) - 20 for letter in "BCD"] == [sale, sale + reward, sale + reward]
