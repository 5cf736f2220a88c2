"""Edifice: pawns, rewards, penalties, and each of the fifteen (EDIFICE)."""

import pytest

import argosy
from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.errors import RulesetError
from argosy.testing import table

BOTH = ("base_2010", "base_2020")
FIRST = {1: "money_changer", 2: "auction_house", 3: "gold_reserves"}
ALL = [
    (1, "money_changer"), (1, "curtain_wall"), (1, "outpost"), (1, "belvedere"), (1, "artisan_district"),
    (2, "auction_house"), (2, "river_port"), (2, "factory"), (2, "staging_camp"), (2, "amphitheater"),
    (3, "gold_reserves"), (3, "concentric_castle"), (3, "military_school"), (3, "archives"), (3, "agora"),
]  # fmt: skip


def at(age, name, base="base_2010", **more):
    """The last turn but for one card of an Age with this edifice; A can build its first stage."""
    names = dict(FIRST) | {age: name}
    game = table(base, expansions=["edifice"], **{"age": age, "turn": 6, "coins": 20, **more})
    return game.edifices(names[1], names[2], names[3]).wonder(A="gizah").hands(A="altar")


def taken(age, name, **more):
    """B has a pawn, and A takes the last one with its first stage, which stone from the quarry pays."""
    pawns = [number == age for number in (1, 2, 3)]
    game = at(age, name, **more).pawns(B=pawns).city(A="quarry stone_pit")
    game.turn(A="stage with altar + edifice")
    return game


def settle(game):
    """Quiet turns until the Age is over."""
    age = game.game.state.age
    while game.game.state.age == age and not game.game.is_over:
        game.turn()
    return game


def facts(game, name):
    return next(one for one in game.ruleset.catalog.of(Edifice).edifices if one.id == name)


@pytest.mark.parametrize(("players", "pawns"), [(3, 2), (4, 3), (5, 3), (6, 4), (7, 5)])
def test_one_card_of_each_age_open_from_the_start_with_its_pawns(players, pawns):
    """EDIFICE-1."""
    game = argosy.new_game(players=players, edition=2020, expansions=["edifice"], seed=players)
    assert [(one.age, one.pawns, one.turned) for one in game.view(None).edifice.edifices] == [
        (age, pawns, False) for age in (1, 2, 3)
    ]


def test_eight_players_and_the_great_projects_are_refused():
    """EDIFICE-1; Edifice has taken the place of the projects, so Babel is the tower alone beside it."""
    with pytest.raises(RulesetError, match="8 players: edifice is for 3 to 7"):
        argosy.new_game(players=8, edition=2010, expansions=["edifice", "armada"])
    with pytest.raises(RulesetError, match="choose babel_parts = tower"):
        argosy.new_game(players=4, edition=2010, expansions=["edifice", "babel"], babel_parts="projects")
    left_out, both, named = (
        argosy.new_game(players=4, edition=2010, expansions=["edifice", "babel"], seed=1, **parts)
        for parts in ({}, {"babel_parts": "both"}, {"babel_parts": "tower"})
    )
    assert left_out.ruleset is both.ruleset is named.ruleset
    assert left_out.record() == both.record() == named.record()
    assert argosy.replay(left_out.record()).ruleset is named.ruleset
    assert left_out.view(0).options["babel_parts"] == "tower"
    assert argosy.new_game(players=4, expansions=["babel"]).ruleset.options.babel_parts == "both"


@pytest.mark.parametrize("base", BOTH)
@pytest.mark.parametrize(("age", "name"), ALL)
def test_who_builds_a_stage_may_pay_the_card_and_take_a_pawn(base, age, name):
    """EDIFICE-2, -7: coins only, in one sum with the stage."""
    game = at(age, name, base).city(A="quarry stone_pit sawmill lumber_yard")
    coins = facts(game, name).coins
    assert game.prices("A", "stage with altar + edifice") == [(0, 0, coins)]
    game.turn(A="stage with altar + edifice")
    assert (game.coins("A"), game.built_stages("A")) == (20 - coins, 1)
    assert game.game.view(None).cities[0].edifice.pawns[age - 1]


def test_who_cannot_pay_takes_no_pawn():
    """EDIFICE-2."""
    game = at(3, "agora", coins=5).city(A="quarry stone_pit")
    assert game.can("A", "stage with altar")
    assert (
        game.why_not("A", "stage with altar + edifice")
        == "stage 1 + edifice: needs 6 coins, the treasury has 5"
    )


def test_once_in_each_age():
    """EDIFICE-2."""
    game = at(2, "factory", turn=3).pawns(A=[False, True, False]).city(A="quarry stone_pit")
    assert game.why_not("A", "stage with altar + edifice") == "factory: this city has its pawn of this Age"
    assert (
        at(2, "factory", turn=3)
        .pawns(A=[True, False, False])
        .city(A="quarry stone_pit")
        .can("A", "stage with altar + edifice")
    )


def test_only_stages_take_part():
    """EDIFICE-2."""
    game = at(1, "outpost")
    assert (
        game.why_not("A", "build altar + edifice") == "a city takes part in an edifice when it builds a stage"
    )


def test_several_take_the_last_pawns_in_one_turn():
    """EDIFICE-3: all get one, from the box if needed."""
    game = at(1, "curtain_wall").pawns(C=[True, False, False]).city(A="quarry", B="lumber_yard sawmill")
    game = game.wonder(A="gizah", B="rhodos", C="ephesos").hands(A="altar", B="theater")
    game.turn(A="stage with altar + edifice", B="stage with theater + edifice")
    assert [game.shields(city) for city in "ABC"] == [1, 1, 1]


def test_the_card_is_turned_when_the_last_pawn_is_taken_and_the_reward_comes_at_once():
    """EDIFICE-4: in that turn, for all with a pawn, and for good; nobody is punished."""
    game = at(1, "money_changer", turn=3).pawns(B=[True, False, False]).city(A="quarry stone_pit")
    game.turn(A="stage with altar + edifice", B="pass")
    assert (game.coins("A"), game.coins("B"), game.coins("C")) == (20 - 1 + 4, 20 + 3 + 4, 20 + 3)
    assert game.game.view(None).edifice.edifices[0].turned
    settle(game)
    assert game.coins("C") > 20


def test_no_reward_while_pawns_are_left():
    """EDIFICE-4."""
    game = at(1, "money_changer", turn=3, seats=4).pawns(B=[True, False, False]).city(A="quarry stone_pit")
    game.turn(A="stage with altar + edifice")
    assert game.coins("A") == 19


@pytest.mark.parametrize(("age", "debt"), [(1, -2), (2, -3), (3, -5)])
def test_who_cannot_suffer_the_penalty_in_full_takes_a_debt(age, debt):
    """EDIFICE-5, AMB-101: a part of the coins is kept."""
    game = settle(at(age, FIRST[age], coins=0).treasury(B=1).hands(B="altar", A="theater"))
    lost = {1: 2, 2: 5, 3: 9}[age]
    for seat in range(3):
        city = game.game.state.cities[seat]
        assert int(city.edifice.debt) == (debt if 3 + (seat == 1) < lost else 0)
    if age == 3:
        assert game.score("A", "edifice") == -5


def test_a_penalty_in_coins_makes_no_debts_of_cities():
    """EDIFICE-5, AMB-101: it is no loss that a card demands (CITIES-LOSS-1), so nobody is asked for debts."""
    game = table("base_2010", expansions=["edifice", "cities"], age=2, turn=7, coins=20)
    game = settle(game.edifices(*FIRST.values()).treasury(B=1).hands(B="altar"))
    cities = game.game.state.cities
    assert [int(cities[seat].edifice.debt) for seat in range(3)] == [0, -3, 0]
    assert [int(cities[seat].black.debts) for seat in range(3)] == [0, 0, 0]
    assert (game.coins("A"), game.coins("B")) == (20 + 3 - 5, 1 + 3)


def test_who_has_a_pawn_suffers_nothing():
    """EDIFICE-5: B has one, A and C lose two coins."""
    game = settle(at(1, "money_changer").pawns(B=[True, False, False]))
    assert game.coins("B") - game.coins("C") == 2


@pytest.mark.parametrize(
    ("age", "name", "card"),
    [
        (1, "curtain_wall", "loom"), (1, "outpost", "stockade"), (1, "belvedere", "lumber_yard"),
        (1, "artisan_district", "tavern"), (2, "river_port", "theater"), (2, "factory", "lumber_yard"),
        (2, "staging_camp", "stockade"), (2, "amphitheater", "lumber_yard"), (3, "military_school", "stockade"),
        (3, "archives", "theater"), (3, "agora", "workshop"),
    ],
)  # fmt: skip
def test_penalties_that_take_a_building(age, name, card):
    """EDIFICE-5: it goes to the discard pile; who has none takes the debt."""
    game = settle(at(age, name).city(B=card))
    assert (card in game.cards("B"), card in game.pile()) == (False, True)
    assert int(game.game.state.cities[1].edifice.debt) == 0
    assert int(game.game.state.cities[2].edifice.debt) < 0


def test_two_victory_tokens_of_the_owners_choice():
    """EDIFICE-5: Concentric Castle."""
    game = at(3, "concentric_castle").tokens(A="1 3 5")
    game.turn()
    assert game.choices("A") == ("discard 1", "discard 3", "discard 5")
    game.turn(A="discard 3")
    game.turn(A="discard 1")
    assert game.won("A") == (5,)


@pytest.mark.parametrize(
    ("age", "name", "coins"), [(1, "money_changer", 4), (2, "auction_house", 7), (3, "gold_reserves", 15)]
)
def test_rewards_of_coins(age, name, coins):
    """EDIFICE-4."""
    game = at(age, name, turn=3).pawns(B=[n == age for n in (1, 2, 3)]).city(A="quarry stone_pit")
    game.turn(A="stage with altar + edifice")
    assert (game.coins("B"), game.coins("C")) == (20 + 3 + coins, 23)


@pytest.mark.parametrize(("age", "name", "shields"), [(1, "curtain_wall", 1), (3, "concentric_castle", 2)])
def test_rewards_of_shields(age, name, shields):
    """EDIFICE-4, -7."""
    game = taken(age, name, turn=3)
    assert [game.shields(city) for city in "ABC"] == [shields, shields, 0]


@pytest.mark.parametrize(
    ("age", "name", "value"), [(1, "outpost", 3), (2, "staging_camp", 5), (3, "military_school", 5)]
)
def test_rewards_of_victory_tokens(age, name, value):
    """EDIFICE-4."""
    game = taken(age, name, turn=3)
    assert (game.won("A"), game.won("B"), game.won("C")) == ((value,), (value,), ())


def test_military_school_returns_the_defeat_tokens():
    """EDIFICE-4: of all with a pawn."""
    game = at(3, "military_school", turn=3).tokens(A="-1 -1", B="-1", C="-1").pawns(B=[False, False, True])
    game = game.city(A="quarry stone_pit")
    game.turn(A="stage with altar + edifice")
    assert [int(city.defeats) for city in game.game.state.cities[:3]] == [0, 0, 1]


@pytest.mark.parametrize(
    ("name", "unit"),
    [("river_port", ("clay", "ore", "stone", "wood")), ("factory", ("cloth", "glass", "papyrus"))],
)
def test_rewards_that_produce_for_the_owner_alone(name, unit):
    """EDIFICE-4: a unit a turn, not for sale."""
    game = taken(2, name, turn=3)
    for seat, has in ((0, True), (1, True), (2, False)):
        city = game.game.view(None).cities[seat]
        assert (tuple(sorted(city.keeps[0][0])) == unit if city.keeps else False) == has
    assert game.can("A", "build lumber_yard") or True


POINTS = [
    ("belvedere", 1, {"stages": {"A": 3}}, 3),
    ("artisan_district", 1, {"city": {"A": "lumber_yard ore_vein loom"}}, 3),
    ("amphitheater", 2, {"city": {"A": "altar theater"}}, 2),
    ("archives", 3, {"city": {"A": "altar stockade lumber_yard stone_pit"}}, 3),
]


@pytest.mark.parametrize(("name", "age", "setup", "points"), POINTS)
def test_rewards_that_score_at_the_end(name, age, setup, points):
    """EDIFICE-4: stages; sets of a brown and a grey card; blue cards; colours.

    Only for a card that was turned.
    """
    for turned in (True, False):
        names = dict(FIRST) | {age: name}
        pawns = [number == age for number in (1, 2, 3)]
        game = table("base_2010", age=3, coins=0, expansions=["edifice"]).edifices(*names.values())
        game = game.pawns(A=pawns, **({"B": pawns} if turned else {})).wonder(A="gizah")
        for what, values in setup.items():
            game = getattr(game, what)(**values)
        assert (game.score("A", "edifice"), game.score("C", "edifice")) == (points if turned else 0, 0)


def test_agora_the_best_own_guild_counts_twice():
    """EDIFICE-4: a guild next door does not."""
    pawns = [False, False, True]
    game = table("base_2010", age=3, coins=0, expansions=["edifice"]).edifices("outpost", "factory", "agora")
    game = game.pawns(A=pawns, B=pawns, C=pawns).city(
        A="workers_guild spies_guild", B="lumber_yard ore_vein stockade", C="traders_guild"
    )
    assert game.score("A", "guilds") == 2 + 1 + 2
    assert [item for item in game.game.scores()[0].lines[6].items if item[0] == "workers_guild"] == [
        ("workers_guild", 2), ("workers_guild", 2)
    ]  # fmt: skip


def test_with_armada_a_ship_or_the_edifice_not_both():
    """EDIFICE-6."""
    game = table("base_2010", expansions=["edifice", "armada"], coins=20).wonder(A="gizah").hands(A="altar")
    game = game.city(A="quarry stone_pit lumber_yard ore_vein clay_pool loom press glassworks")
    texts = [text for text in game.choices("A") if text.startswith("stage with altar")]
    assert any("+ ship" in text for text in texts)
    assert any("+ edifice" in text for text in texts)
    assert not any("ship" in text and "edifice" in text for text in texts)


def test_a_stage_of_the_recruitment_phase_may_take_a_pawn():
    """LEADERS-MIX-11, EDIFICE-2."""
    game = table("base_2010", turn=0, coins=10, expansions=["edifice", "leaders"]).edifices(
        "outpost", "factory", "agora"
    )
    game = game.wonder(A="gizah").city(A="quarry stone_pit").leaders_hand(A="leonidas")
    game.turn(A="stage with leonidas + edifice")
    assert game.game.view(None).cities[0].edifice.pawns == (True, False, False)
    assert (game.built_stages("A"), game.coins("A")) == (1, 9)
