"""The Great Projects: tokens, rewards, penalties, and each of the fifteen (BABEL-PROJECT)."""

import pytest

import argosy
from argosy.catalog.wonders.babel.facts import Babel
from argosy.testing import table
from tests.rules.wonders.babel.tower import BOTH, projects

CARDS = {
    1: {"blue": "altar", "green": "workshop", "red": "stockade", "brown": "lumber_yard", "yellow": "tavern"},
    2: {"blue": "temple", "green": "dispensary", "red": "stables", "brown": "sawmill", "yellow": "vineyard"},
    3: {
        "blue": "palace",
        "green": "lodge",
        "red": "arsenal",
        "yellow": "lighthouse",
        "purple": "workers_guild",
    },
}
"""A card of each colour that the projects of an Age go with."""
MAKES = "lumber_yard stone_pit clay_pool ore_vein sawmill quarry brickyard foundry loom glassworks press"
"""Enough to build any of them."""
PROJECTS = [
    (1, "belvedere"), (1, "cranes"), (1, "double_walls"), (1, "factory"), (1, "rampart_road"),
    (2, "obelisk"), (2, "river_port"), (2, "sewer_network"), (2, "smelter"), (2, "war_mirror"),
    (3, "archives"), (3, "giant_trebuchet"), (3, "grand_bazaar"), (3, "menagerie"), (3, "triumphal_arches"),
]  # fmt: skip


def facts(game, name):
    return next(project for project in game.ruleset.catalog.of(Babel).projects if project.id == name)


def at(age, name, **more):
    """The last turn but for one card of an Age with this project."""
    names = [None] * 3
    names[age - 1] = name
    return projects(**{"age": age, "turn": 6, "coins": 20, **more}).project(*names)


def joined(age, name, *, tokens=2, **cities):
    """A takes the last tokens with a card of the colour; with tokens=2 the project succeeds."""
    color = facts(at(age, name), name).color
    card = CARDS[age][color]
    makes = " ".join(one for one in MAKES.split() if one != card)
    game = at(age, name).hands(A=card).city(**{"A": makes, **cities}).babel("tokens", B=tokens - 1)
    return game, card


def units_for_sale(game):
    """For every set of raw materials how many units A offers that can give one of them."""
    return [int(units) for units in game.game.state.cities[0].sold_raw]


def settle(game):
    """Sell what is left to sell, give up what is asked first, until the Age is over."""
    age = game.game.state.age
    while game.game.state.age == age and not game.game.is_over:
        game.turn()
    return game


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_one_project_of_each_age_with_one_token_less_than_players(players):
    """BABEL-PROJECT-1."""
    game = argosy.new_game(
        players=players, edition=2010, expansions=["babel"], babel_parts="projects", seed=players
    )
    (project,) = game.view(0).babel.projects
    assert (project.age, project.tokens) == (1, players - 1)
    assert {one.id for one in game.view(None).babel.projects} == {project.id}  # later ones are hidden


@pytest.mark.parametrize(("age", "name"), PROJECTS)
def test_who_builds_a_card_of_the_colour_may_take_part_for_the_cost(age, name):
    """BABEL-PROJECT-2: in one sum with the card."""
    game, card = joined(age, name)
    project = facts(game, name)
    assert game.prices("A", f"build {card} + project") == [(0, 0, facts_coins(game, card) + project.coins)]
    before = game.coins("A")
    game.turn(A=f"build {card} + project")
    spent = facts_coins(game, card) + project.coins
    rewards = sum(effect.amount for effect in project.effects if effect.kind == "coins")
    brought = {"tavern": 5, "vineyard": game.coins("A") - (before - spent + rewards), "lighthouse": 1}.get(
        card, 0
    )
    assert game.coins("A") == before - spent + rewards + brought


def facts_coins(game, card):
    return game.ruleset.catalog.card(card).coins


def test_a_card_of_another_colour_does_not_take_part():
    """BABEL-PROJECT-2."""
    game = at(1, "cranes").hands(A="altar")
    assert not game.can("A", "build altar + project")
    assert game.why_not("A", "build altar + project") == "cranes: goes with green cards, altar is blue"


def test_the_cost_has_to_be_paid():
    """BABEL-PROJECT-2: River Port asks for a coin and cloth."""
    game = at(2, "river_port").hands(A="vineyard").city(A="brickyard foundry sawmill quarry")
    assert game.can("A", "build vineyard")
    assert not game.can("A", "build vineyard + project")
    assert "cloth" in game.why_not("A", "build vineyard + project")


def test_more_than_one_token_in_an_age_and_a_reward_for_each():
    """BABEL-PROJECT-2, -3: A has taken one and takes another."""
    game = at(1, "rampart_road").hands(A="tavern").wonder(A="gizah").babel("tokens", A=1)
    game.turn(A="build tavern + project")
    assert game.coins("A") == 20 - 1 + 5 + 2 * 4


def test_several_who_take_the_last_token_all_get_one():
    """AMB-100."""
    game = at(1, "cranes").hands(A="workshop", B="apothecary").babel("tokens", C=1)
    game = game.wonder(A="babylon", B="alexandria", C="gizah").city(A="glassworks", B="loom")
    game.turn(A="build workshop + project", B="build apothecary + project")
    assert [int(city.babel.free_cards) for city in game.game.state.cities[:3]] == [1, 1, 1]


def test_no_token_is_left_no_part_is_taken():
    """BABEL-PROJECT-2."""
    game = at(1, "cranes", turn=5).hands(A="workshop").city(A="glassworks").babel("tokens", B=1, C=1)
    assert not game.can("A", "build workshop + project")
    assert game.why_not("A", "build workshop + project") == "cranes: all participation tokens are taken"


def test_a_card_from_the_discard_pile_takes_no_part():
    """AMB-100."""
    game = (
        at(2, "sewer_network", turn=2)
        .wonder(A="halikarnassos:a")
        .stages(A=1)
        .city(A="foundry brickyard ore_vein")
    )
    game = game.discarded("workshop").hands(A="altar")
    game.turn(A="stage with altar")
    assert set(game.choices("A")) >= {"revive workshop", "pass"}
    assert not any("project" in text for text in game.choices("A"))


@pytest.mark.parametrize(("age", "debt"), [(1, -1), (2, -2), (3, -3)])
def test_who_cannot_suffer_the_penalty_takes_a_token(age, debt):
    """BABEL-PROJECT-4: no red, grey, brown card stands there."""
    name = {1: "belvedere", 2: "smelter", 3: "grand_bazaar"}[age]
    game = settle(at(age, name))
    assert [int(city.babel.debt) for city in game.game.state.cities[:3]] == [debt] * 3
    if age == 3:
        assert game.score("A", "projects") == -3


def test_a_penalty_in_coins_makes_no_debts_of_cities():
    """BABEL-PROJECT-4, AMB-100: it is no loss that a card demands (CITIES-LOSS-1), so nobody is asked for
    debts.
    """
    game = table("base_2010", expansions=["babel", "cities"], babel_parts="projects", age=1, turn=7, coins=5)
    game = settle(game.project("rampart_road", None, None).treasury(B=0))
    cities = game.game.state.cities
    assert [int(cities[seat].black.debts) for seat in range(3)] == [0, 0, 0]
    assert [game.coins(letter) for letter in "ABC"] == [0, 0, 0]


def test_who_has_a_token_of_a_project_that_failed_suffers_nothing_and_gains_nothing():
    """BABEL-PROJECT-3."""
    game = settle(at(1, "rampart_road").babel("tokens", A=1))
    assert game.coins("A") > 0
    assert game.coins("B") == 0
    assert [int(city.babel.tokens) for city in game.game.state.cities[:3]] == [0, 0, 0]  # tokens go back


LOSES = [
    (1, "belvedere", "stockade"), (1, "cranes", "lumber_yard"), (1, "factory", "loom"),
    (2, "obelisk", "lumber_yard"), (2, "sewer_network", "stockade"), (2, "smelter", "loom"), (2, "war_mirror", "altar"),
    (3, "archives", "altar"), (3, "grand_bazaar", "stockade"), (3, "menagerie", "workshop"),
]  # fmt: skip


@pytest.mark.parametrize(("age", "name", "card"), LOSES)
def test_a_building_of_the_colour_goes_to_the_discard_pile(age, name, card):
    """BABEL-PROJECT-3, -6, AMB-100."""
    game = settle(at(age, name).city(A=card))
    assert card not in game.cards("A")
    assert card in game.pile()
    city = game.game.state.cities[0]
    assert (int(city.colors.sum()), int(city.shields), int(city.science.sum())) == (0, 0, 0)
    assert int(city.babel.debt) == 0


def test_the_owner_chooses_which_building_is_lost():
    """BABEL-PROJECT-3: a real choice."""
    game = at(1, "cranes").city(A="lumber_yard stone_pit", B="ore_vein")
    game.turn()
    assert (game.choices("A"), game.asked("B")) == (("discard lumber_yard", "discard stone_pit"), None)
    assert game.why_not("A", "discard loom").startswith("not one of the things that the penalty takes")
    game.turn(A="discard stone_pit")
    assert game.cards("A") == ("lumber_yard",)
    assert game.cards("B") == ()


def test_chains_and_neighbours_no_longer_see_a_lost_building():
    """BABEL-PROJECT-6."""
    game = at(1, "cranes").city(A="lumber_yard").wonder(A="babylon", B="gizah", C="alexandria")
    settle(game)
    assert game.game.view(0).cities[0].sells == ((("clay",), 1),)
    assert units_for_sale(game) == units_for_sale(projects().wonder(A="babylon"))
    assert game.shields("A") == 0


def test_double_walls_the_resource_of_the_board_can_no_longer_be_used():
    """AMB-100: neighbours cannot buy it either."""
    game = settle(at(1, "double_walls").wonder(A="rhodos"))
    city = game.game.view(1).cities[0]
    assert (city.sells, city.keeps, city.babel.board_rests) == ((), (), True)
    assert set(units_for_sale(game)) == {0}


def test_all_coins_are_lost():
    """BABEL-PROJECT-3: River Port; who has none takes the token."""
    game = at(2, "river_port", coins=0).hands(B="altar").treasury(A=7).city(B="baths")
    settle(game)
    assert game.coins("A") == 0
    assert int(game.game.state.cities[0].babel.debt) == 0


def test_two_victory_tokens_of_the_owners_choice():
    """AMB-100: Triumphal Arches; one alone is kept and the token of -3 taken."""
    game = at(3, "triumphal_arches").tokens(A="1 3 5", B="5")
    game.turn()
    assert game.choices("A") == ("discard 1", "discard 3", "discard 5")
    game.turn(A="discard 1")
    game.turn(A="discard 3")
    assert game.won("A") == (5,)
    assert game.won("B") == (5,)
    assert int(game.game.state.cities[1].babel.debt) == -3


@pytest.mark.parametrize(("tokens", "left"), [("3 5", ()), ("1 3 5", (5,))])
def test_nobody_is_asked_which_of_two_victory_tokens_when_there_are_two(tokens, left):
    """AMB-100: both go; with three the owner chooses, and the last one is kept."""
    game = at(3, "triumphal_arches").tokens(A=tokens)
    game.turn()
    assert (game.asked("A") == "penalty") == bool(left)
    for token in ("1", "3") if left else ():
        game.turn(A=f"discard {token}")
    assert game.won("A") == left
    assert int(game.game.state.cities[0].babel.debt) == 0


@pytest.mark.parametrize(
    ("age", "name", "field", "many"),
    [(1, "belvedere", "free_stages", 1), (1, "cranes", "free_cards", 1), (1, "factory", "any_color", 1),
     (2, "sewer_network", "free_cards", 1)],
)  # fmt: skip
def test_rewards_that_are_tokens(age, name, field, many):
    """BABEL-PROJECT-3: both who took part have one, C has none."""
    game, card = joined(age, name)
    game.turn(A=f"build {card} + project")
    assert [int(city.babel[field]) for city in game.game.state.cities[:3]] == [many, many, 0]


@pytest.mark.parametrize(
    ("age", "name", "value"), [(1, "double_walls", 1), (2, "war_mirror", 3), (3, "giant_trebuchet", 5)]
)
def test_rewards_that_are_victory_tokens(age, name, value):
    """BABEL-PROJECT-3: before the conflicts, whose tokens come on top."""
    game, card = joined(age, name, C="walls fortifications circus")
    game.turn(A=f"build {card} + project")
    assert value in game.won("A")
    assert game.won("B").count(value) == 1


@pytest.mark.parametrize(
    ("age", "name", "coins"), [(1, "rampart_road", 4), (2, "river_port", 6), (3, "grand_bazaar", 12)]
)
def test_rewards_of_coins(age, name, coins):
    """BABEL-PROJECT-3: B took part before."""
    game, card = joined(age, name)
    game.turn(A=f"build {card} + project", B="pass")
    assert game.coins("B") == 20 + 3 + coins  # its sale, its reward


@pytest.mark.parametrize(("age", "name", "shields"), [(2, "obelisk", 1), (3, "triumphal_arches", 2)])
def test_rewards_of_shields_count_in_the_conflicts_of_the_age(age, name, shields):
    """BABEL-PROJECT-3: before the conflicts."""
    game, card = joined(age, name)
    game.turn(A=f"build {card} + project")
    assert (game.shields("A"), game.shields("B"), game.shields("C")) == (shields, shields, 0)
    assert game.won("B") == ((3, 5)[age - 2],)


def test_smelter_a_point_for_each_stage():
    """BABEL-PROJECT-3: counted at the end."""
    game = projects(age=3).project("cranes", "smelter", "archives").stages(A=2).babel("rewards", A=[0, 2, 0])
    assert (game.score("A", "projects"), game.score("B", "projects")) == (4, 0)


def test_archives_three_points_more_for_each_set_of_symbols():
    """BABEL-PROJECT-3."""
    own = "workshop apothecary scriptorium"
    game = projects(age=3).project("cranes", "smelter", "archives").city(A=own).babel("rewards", A=[0, 0, 1])
    assert game.score("A", "science") == 3 + 7 + 3
    assert projects(age=3).city(A=own).score("A", "science") == 10


def test_menagerie_a_point_for_each_guild_here_and_next_door():
    """BABEL-PROJECT-3."""
    game = projects(seats=4, age=3).project("cranes", "smelter", "menagerie").babel("rewards", A=[0, 0, 1])
    game = game.city(A="workers_guild", B="spies_guild", C="traders_guild")
    assert game.score("A", "projects") == 2


def test_a_token_makes_a_card_free_once():
    """BABEL-PROJECT-3: Cranes, Sewer Network; beside Olympia's right the choice says which (AMB-93)."""
    game = (
        projects(age=3, coins=0).babel("free_cards", A=1).hands(A="palace").wonder(A="olympia:a").stages(A=2)
    )
    assert {text for text in game.choices("A") if "palace" in text and "free" in text} == {
        "free palace",
        "free palace by token",
    }
    game.turn(A="free palace by token")
    assert "palace" in game.cards("A")
    city = game.game.state.cities[0]
    assert (int(city.babel.free_cards), int(city.free_used)) == (0, 0)
    assert projects(age=3).hands(A="palace").why_not("A", "free palace by token") == (
        "this city has no token for a free card"
    )


def test_a_token_makes_a_stage_free_once():
    """BABEL-PROJECT-3: Belvedere."""
    game = projects(age=2, coins=0).babel("free_stages", A=1).hands(A="altar")
    game.turn(A="stage with altar by token")
    assert (game.built_stages("A"), int(game.game.state.cities[0].babel.free_stages)) == (1, 0)


def test_a_token_lets_a_card_of_any_colour_take_part():
    """BABEL-PROJECT-3: Factory: it is used up, but not by a card of the colour."""
    game = at(2, "smelter", turn=2).babel("any_color", A=1, B=1).hands(A="altar", B="sawmill")
    game.turn(A="build altar + project", B="build sawmill + project")
    assert [int(city.babel.any_color) for city in game.game.state.cities[:2]] == [0, 1]
    assert [int(city.babel.tokens) for city in game.game.state.cities[:2]] == [1, 1]


@pytest.mark.parametrize("base", BOTH)
def test_with_armada_a_ship_or_the_project_not_both(base):
    """BABEL-PROJECT-5, ARMADA-MIX-2, ARMADA-NAVAL-10."""
    game = table(base, expansions=["babel", "armada"], babel_parts="projects", coins=20).project("cranes")
    game = game.hands(A="workshop").city(A="glassworks stone_pit lumber_yard clay_pool ore_vein loom press")
    texts = [text for text in game.choices("A") if text.startswith("build workshop")]
    assert any("+ ship" in text for text in texts)
    assert any("+ project" in text for text in texts)
    assert not any("ship" in text and "project" in text for text in texts)


def test_the_project_lies_open_and_its_tokens_are_counted():
    """BABEL-PROJECT-1."""
    game = at(1, "cranes", turn=2).hands(A="workshop").city(A="glassworks")
    game.turn(A="build workshop + project")
    (project,) = game.game.view(None).babel.projects
    assert (project.id, project.tokens) == ("cranes", 1)
    assert game.game.view(None).cities[0].babel.tokens == 1
