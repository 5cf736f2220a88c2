"""Leaders of Cities: each effect, and the cases without it (LEADERS-CARD-50 to -56, CITIES-MIX-6)."""

import pytest

from argosy import new_game
from argosy.errors import PositionError
from tests.rules.wonders.cities.town import MAKES_ALL, both_editions, coins, debts, settle, town


def senate(edition: int = 2020, *, turn: int = 1, expansions: tuple[str, ...] = (), **more):
    """A table of four with Leaders and Cities; turn 0: a recruitment phase."""
    leaders = {2012: "leaders_2011", 2020: "leaders_2020"}[edition]
    return town(edition, expansions=(leaders, *expansions), **{"seats": 4, "turn": turn, "coins": 0, **more})


# --- who is dealt -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expansions", "pack", "leaders"),
    [
        (("leaders_2011", "cities_2012"), "standard", 42),
        (("leaders_2011", "cities_2020"), "standard", 36),
        (("leaders_2011",), "standard", 36),
        (("leaders_2020", "cities_2020"), "standard", 34 + 6),
        (("leaders_2020", "cities_2020"), "standard_and_expert", 49 + 6),
        (("leaders_2020",), "standard_and_expert", 49),
        (
            ("leaders_2020", "cities_2012"),
            "standard",
            34 + 6 + 2,
        ),  # Semiramis, and Berenice out of the expert pack
        (("leaders_2020", "cities_2012"), "standard_and_expert", 49 + 6 + 1),
    ],
)
def test_the_leaders_for_cities_are_dealt_with_cities_only(expansions, pack, leaders):
    """LEADERS-SETUP-3, -4, CITIES-SETUP-4, CITIES-MIX-6."""
    tables = new_game(players=4, expansions=list(expansions), leaders_pack=pack).ruleset.tables.leaders
    assert tables.deck_size == leaders
    assert len({int(number) for number in tables.dealt if number >= 0}) == leaders


@pytest.mark.parametrize(
    ("edition", "leaders"),
    [
        (2012, {"berenice", "caligula", "diocletian", "aspasia", "darius", "semiramis"}),
        (2020, {"caligula", "diocletian", "octavia", "arsinoe", "aspasia", "darius"}),
    ],
)
def test_each_edition_has_six_leaders_for_cities(edition, leaders):
    """LEADERS-CARD-57, LEADERS-SETUP-4: Semiramis in 2012 only; Octavia and Arsinoe in 2020 only."""
    base = {2012: 2010, 2020: 2020}[edition]
    pack = "standard_and_expert" if edition == 2020 else "standard"
    alone = new_game(players=4, edition=base, expansions=["leaders"], leaders_pack=pack).ruleset.ids(
        "leaders"
    )
    both = new_game(players=4, edition=base, expansions=["leaders", "cities"], leaders_pack=pack).ruleset.ids(
        "leaders"
    )
    assert set(both) - set(alone) == leaders


# --- Caligula -----------------------------------------------------------------------------------------------


@both_editions
def test_caligula_makes_one_black_card_free(edition):
    """LEADERS-CARD-50, LEADERS-EFFECT-7: a card that cannot be had without coins; no other colour."""
    game = senate(edition, age=2).leaders(A="caligula").hands(A="sepulcher aqueduct", B="lair")
    assert "free sepulcher" in game.choices("A")
    assert not game.can("A", "free aqueduct")
    assert not game.can("B", "free lair")
    game.turn(A="free sepulcher")
    assert "sepulcher" in game.cards("A")
    assert game.coins("A") == 0


@both_editions
def test_the_right_of_caligula_is_for_one_card_in_an_age(edition):
    """LEADERS-EFFECT-7: it may be kept for a later card of the same Age; used, it is gone until the next
    Age.
    """
    game = senate(edition, age=2).leaders(A="caligula").hands(A="sepulcher lair")
    game.turn()
    assert game.game.view(0).cities[0].cities.free_black
    used = senate(edition, age=2).leaders(A="caligula").free_black_used("A").hands(A="sepulcher")
    assert used.why_not("A", "free sepulcher") == "the free black card of this Age is used"


@both_editions
def test_the_right_of_caligula_comes_back_with_the_next_age(edition):
    """LEADERS-EFFECT-7: one right, not two, whether it was used or not."""
    game = senate(edition, turn=7).leaders(A="caligula").hands(A="militia altar")
    game.turn(A="free militia")
    assert (game.game.view(0).age, game.game.view(0).cities[0].cities.free_black) == (2, True)


def test_a_black_card_that_costs_no_coins_needs_no_right():
    """LEADERS-EFFECT-7, as Olympia's right (BASE-WONDERS-A-6)."""
    game = senate().leaders(A="caligula").hands(A="hideout")
    assert game.why_not("A", "free hideout") == "hideout costs no coins anyway: build hideout"
    game.turn(A="build hideout")
    settle(game)
    assert game.game.view(0).cities[0].cities.free_black


def test_other_colors_have_no_right_by_caligula():
    """LEADERS-CARD-50, LEADERS-EFFECT-7."""
    game = senate(age=2).leaders(A="caligula").hands(A="aqueduct")
    assert game.why_not("A", "free aqueduct") == "aqueduct is not free: only a black card is"
    refusal = game.game.refusal(0, "free aqueduct")
    assert (refusal.code, refusal.rules) == ("only_black", ("LEADERS-EFFECT-7",))


def two_rights(**more):
    """Olympia's right of 2010 and Caligula in one city."""
    return (
        senate(2012, age=2, **more)
        .leaders(A="caligula")
        .wonder(A="olympia:a", B="gizah:a", C="rhodos:a")
        .stages(A=2)
    )


@pytest.mark.parametrize(("name", "left"), [("olympia", "caligula"), ("caligula", "olympia")])
def test_two_rights_are_named(name, left):
    """AMB-93, LEADERS-EFFECT-7: where both may make the card free the choice says which one is used; the
    other one is left.
    """
    game = two_rights().hands(A="sepulcher aqueduct")
    texts = [text for text in game.choices("A") if text.startswith("free")]
    assert texts == ["free aqueduct", "free sepulcher by olympia", "free sepulcher by caligula"]
    assert "name the right where there are two" in game.why_not("A", "free sepulcher")
    assert game.why_not("A", "free aqueduct by olympia") == "aqueduct: write 'free aqueduct'"
    game.turn(A=f"free sepulcher by {name}")
    settle(game)
    city = game.game.view(0).cities[0]
    assert city.cities.free_black == (left == "caligula")
    assert ("free_build_once_per_age" in city.rights) == (left == "olympia")


def test_one_right_that_is_left_is_not_named():
    """AMB-93: with one right only `free CARD`."""
    game = two_rights().free_build_used("A").hands(A="sepulcher aqueduct")
    assert [text for text in game.choices("A") if text.startswith("free")] == ["free sepulcher"]
    assert game.why_not("A", "free aqueduct") == "the free construction of this Age is used"
    assert game.why_not("A", "free sepulcher by caligula") == "sepulcher: write 'free sepulcher'"
    assert (
        game.why_not("A", "free sepulcher by olympia")
        == "this city has no right to build free by olympia now"
    )
    other = two_rights().free_black_used("A").hands(A="sepulcher")
    assert "free sepulcher" in other.choices("A")


def test_the_explanation_names_the_right_of_caligula():
    """LEADERS-CARD-50."""
    game = senate(age=2).leaders(A="caligula").hands(A="sepulcher").game
    choice = next(choice for choice in game.choices(0) if choice.text == "free sepulcher")
    assert (choice.by_leader, choice.price.total) == ("caligula", 0)
    assert game.explain(0, choice).right == "free_black_once_per_age"


def test_a_free_black_card_takes_part_in_a_project_for_its_cost():
    """LEADERS-CARD-50, BABEL-PROJECT-2, -5: with the reward that lets any card take part; the project is
    paid.
    """
    one = (
        senate(age=1, coins=9, expansions=("babel",))
        .leaders(A="caligula")
        .babel("any_color", A=1)
        .hands(A="militia")
    )
    one.city(A="lumber_yard stone_pit clay_pool ore_vein loom glassworks press").project("rampart_road")
    assert {"free militia", "free militia + project"} <= set(one.choices("A"))
    choice = next(choice for choice in one.game.choices(0) if choice.text == "free militia + project")
    assert one.game.explain(0, choice).right == "free_black_once_per_age"
    one.turn(A="free militia + project")
    assert not one.game.view(0).cities[0].cities.free_black


# --- Diocletian, Octavia, Arsinoe ---------------------------------------------------------------------------


@both_editions
def test_diocletian_brings_coins_for_black_cards(edition):
    """LEADERS-CARD-51, LEADERS-EFFECT-10, -1: not for other colours, not for those that stood before."""
    game = senate(edition).leaders(A="diocletian").city(A="residence").hands(A="hideout")
    game.turn(A="build hideout")
    settle(game)
    assert game.coins("A") == 2
    blue = senate(edition).leaders(A="diocletian").city(A="residence").hands(A="altar", B="hideout")
    blue.turn(A="build altar", B="build hideout")
    assert (blue.coins("A"), blue.coins("B")) == (0, 0)


@both_editions
def test_diocletian_is_paid_for_a_black_card_of_the_discard_pile(edition):
    """LEADERS-OPEN-2, LEADERS-EFFECT-10."""
    game = senate(edition, age=2).leaders(A="diocletian").wonder(A="halikarnassos:a").stages(A=1)
    game.city(A=MAKES_ALL).discarded("militia").hands(A="altar")
    game.turn(A="stage with altar")
    before = game.coins("A")
    game.turn(A="revive militia")
    assert game.coins("A") == before + 2


@both_editions
def test_diocletian_is_not_paid_for_other_cards_of_the_discard_pile(edition):
    """LEADERS-EFFECT-10."""
    game = senate(edition, age=2).leaders(A="diocletian").wonder(A="halikarnassos:a").stages(A=1)
    game.city(A=MAKES_ALL).discarded("baths").hands(A="altar")
    game.turn(A="stage with altar")
    before = game.coins("A")
    game.turn(A="revive baths")
    assert game.coins("A") == before


def test_octavia_brings_coins_and_takes_some_when_a_stage_is_built():
    """LEADERS-CARD-52, LEADERS-EFFECT-10, -20: two coins; all others, neighbours or not, lose one."""
    game = senate(coins=5).leaders(A="octavia").wonder(A="gizah:a").city(A=MAKES_ALL).hands(A="altar")
    game.turn(A="stage with altar")
    settle(game, B=1)
    assert coins(game) == [5 + 2, 5 + 3, 5 + 3 - 1, 5 + 3 - 1]
    assert debts(game) == [0, 1, 0, 0]


def test_octavia_does_nothing_for_cards_and_for_stages_of_others():
    """LEADERS-CARD-52."""
    game = (
        senate(coins=5).leaders(A="octavia").wonder(B="gizah:a").city(B=MAKES_ALL).hands(A="altar", B="baths")
    )
    game.turn(A="build altar", B="stage with baths")
    assert coins(game) == [5, 5, 5 + 3, 5 + 3]
    assert debts(game) == [0, 0, 0, 0]


def test_the_loss_of_octavia_in_the_recruitment_phase():
    """LEADERS-RECRUIT-12, LEADERS-EFFECT-20: a stage that is built with a leader; settled before cards are
    dealt.
    """
    game = senate(coins=5, turn=0).leaders(A="octavia").wonder(A="gizah:a").city(A=MAKES_ALL)
    game.leaders_hand(A="nero").turn(A="stage with nero")
    assert game.choices("B") == ("debt 0", "debt 1")
    settle(game)
    assert coins(game) == [5 + 2, 5 + 3 - 1, 5 + 3 - 1, 5 + 3 - 1]


def test_octavia_is_heard_before_abu_simbel_buries_her():
    """LEADERS-ABU-1, -4, LEADERS-EFFECT-1: the stage that buries her is one more stage; the next ones are
    none of hers.
    """
    game = senate(coins=5, age=2).leaders(A="octavia").wonder(A="abu_simbel:b").city(A=MAKES_ALL)
    game.hands(A="altar statue").turn(A="stage with altar")
    settle(game)
    assert (game.buried("A"), game.coins("A")) == (("octavia",), 5 + 2)
    assert game.game.view(0).cities[0].cities.loss_of_stages == 0
    game.turn(A=next(text for text in game.choices("A") if text.startswith("stage with")))
    assert [game.asked(letter) for letter in "BCD"] == ["card"] * 3


@pytest.mark.parametrize("age", [1, 2, 3])
def test_arsinoe_brings_four_coins_and_takes_the_number_of_the_age(age):
    """LEADERS-CARD-53, LEADERS-EFFECT-9, -20: she costs the same number; the four coins do not pay for
    her.
    """
    game = senate(age=age, turn=0, coins=9).leaders_hand(A="arsinoe")
    assert game.price("A", "recruit arsinoe") == age
    game.turn(A="recruit arsinoe")
    assert game.choices("B") == tuple(f"debt {number}" for number in range(age + 1))
    settle(game, C=age)
    assert coins(game) == [9 - age + 4, 9 + 3 - age, 9 + 3, 9 + 3 - age]
    assert debts(game) == [0, 0, age, 0]
    poor = senate(age=age, turn=0, coins=age - 1).leaders_hand(A="arsinoe")
    assert not poor.can("A", "recruit arsinoe")


def test_losses_by_leaders_and_cards_are_one_sum():
    """CITIES-LOSS-4, LEADERS-MIX-5."""
    game = (
        senate(coins=5)
        .leaders(A="octavia")
        .wonder(A="gizah:a")
        .city(A=MAKES_ALL)
        .hands(A="altar", B="hideout")
    )
    game.turn(A="stage with altar", B="build hideout")
    assert [game.choices(letter) for letter in "ABC"] == [
        ("debt 0", "debt 1"),
        ("debt 0", "debt 1"),
        ("debt 0", "debt 1", "debt 2"),
    ]


def test_foggy_island_does_not_protect_from_leaders():
    """LEADERS-MIX-5."""
    game = (
        senate(coins=5, expansions=("armada_2020",))
        .leaders(A="octavia")
        .wonder(A="gizah:a")
        .city(A=MAKES_ALL)
    )
    game.islands(B="foggy_island").hands(A="altar").turn(A="stage with altar")
    assert game.choices("B") == ("debt 0", "debt 1")


# --- Aspasia, Darius, Semiramis -----------------------------------------------------------------------------


@both_editions
def test_aspasia_brings_a_diplomacy_token_and_points(edition):
    """LEADERS-CARD-54, LEADERS-EFFECT-21, CITIES-DIPLO-1."""
    game = senate(edition, coins=3, turn=0).leaders_hand(A="aspasia")
    events = game.turn(A="recruit aspasia")
    assert (game.diplomacy_of("A"), game.score("A", "leaders")) == (1, 2)
    assert [event.kind for event in events if event.kind == "diplomacy"] == ["diplomacy"]
    sold = senate(edition, coins=3, turn=0).leaders_hand(A="aspasia")
    sold.turn(A="sell aspasia")
    assert (sold.diplomacy_of("A"), sold.score("A", "leaders")) == (0, 0)


def test_the_token_of_aspasia_stays_when_she_is_buried():
    """LEADERS-ABU-4: what a leader gave once stays."""
    game = (
        senate(age=2, coins=5).leaders(A="aspasia").diplomacy(A=1).wonder(A="abu_simbel:b").city(A=MAKES_ALL)
    )
    game.hands(A="altar").turn(A="stage with altar")
    assert (game.buried("A"), game.diplomacy_of("A")) == (("aspasia",), 1)


def test_aspasia_keeps_out_of_conflicts_and_not_of_incursions():
    """CITIES-MIX-6, LEADERS-MIX-4, ARMADA-LAND-9."""
    game = senate(2020, turn=7).leaders(A="aspasia").diplomacy(A=1).city(B="stockade", D="barracks").end_age()
    assert game.won("A") == ()
    at_sea = (
        senate(turn=8, seats=5, expansions=("armada_2020",)).leaders(A="aspasia", C="hannibal").diplomacy(A=1)
    )
    at_sea.landings(C="A").hands(A="altar theater").turn()
    assert -1 in at_sea.won("A")


@pytest.mark.parametrize(("city", "points"), [("hideout militia residence", 3), ("altar baths", 0)])
@both_editions
def test_darius_scores_black_cards(edition, city, points):
    """LEADERS-CARD-55: own ones."""
    game = senate(edition).leaders(A="darius").city(A=city, B="lair")
    assert game.score("A", "leaders") == points


@pytest.mark.parametrize(("tokens", "won"), [("-1 -1", (-1, -1, 1, 1)), ("-1", (-1,)), ("", (-1, -1))])
def test_defeat_tokens_are_shields_with_semiramis(tokens, won):
    """LEADERS-CARD-56: A has as many shields as defeat tokens, both neighbours have one."""
    game = (
        senate(2012, turn=7)
        .leaders(A="semiramis")
        .tokens(A=tokens)
        .city(B="stockade", D="barracks")
        .end_age()
    )
    assert game.won("A") == won


def test_defeat_tokens_are_no_shields_without_semiramis():
    """LEADERS-CARD-56."""
    game = senate(2012, turn=7).tokens(A="-1 -1").city(B="stockade", D="barracks").end_age()
    assert game.won("A") == (-1, -1, -1, -1)


@pytest.mark.parametrize("owner", "ABCD")
@pytest.mark.parametrize("strong", [0, 1])
def test_tokens_of_the_same_conflicts_are_no_shields_yet(owner, strong):
    """LEADERS-OPEN-6: the tokens that she holds when the conflicts begin, wherever she sits."""
    neighbors = {"A": "BD", "B": "CA", "C": "DB", "D": "AC"}[owner]
    cards = {neighbors[strong]: "stockade guard_tower", neighbors[1 - strong]: "barracks"}
    game = senate(2012, turn=7).leaders(**{owner: "semiramis"}).city(**cards)
    assert game.end_age().won(owner) == (-1, -1)


def test_tokens_of_tomyris_are_shields_of_semiramis():
    """LEADERS-OPEN-6: those that she was sent before."""
    game = senate(2012, turn=7).leaders(A="semiramis", B="tomyris").city(A="barracks stockade").end_age()
    assert game.won("A").count(-1) == 1
    assert game.game.view(0).cities[0].shields == 2 + 1


def test_shields_of_defeats_are_told_with_the_conflict():
    """LEADERS-CARD-56: the view and the event name the shields that fight; the loan ends with the
    conflicts.
    """
    game = senate(2012, turn=7).leaders(A="semiramis").tokens(A="-1 -1").city(B="stockade")
    assert game.game.view(1).cities[0].shields == 2
    events = [event for event in game.turn() if event.kind == "conflict" and event.seat == 0]
    assert [(event.shields, event.other_shields) for event in events] == [(2, 1)]
    assert game.shields("A") == 0


def test_a_buried_semiramis_leaves_no_shields():
    """LEADERS-ABU-1."""
    game = senate(2012, age=2, coins=5).leaders(A="semiramis").tokens(A="-1 -1").wonder(A="abu_simbel:b")
    game.city(A=MAKES_ALL).hands(A="altar")
    assert game.game.view(0).cities[0].shields == 2
    game.turn(A="stage with altar")
    assert (game.buried("A"), game.game.view(0).cities[0].shields) == (("semiramis",), 0)


def test_a_buried_caligula_makes_nothing_free():
    """LEADERS-ABU-1."""
    game = senate(age=2, coins=1).leaders(A="caligula").wonder(A="abu_simbel:b").city(A=MAKES_ALL)
    game.hands(A="altar").turn(A="stage with altar")
    assert not game.game.view(0).cities[0].cities.free_black


@pytest.mark.parametrize(("leader", "what"), [("caligula", "free_black"), ("semiramis", "defeat_shields")])
def test_the_courtesans_copy_these_leaders_too(leader, what):
    """LEADERS-GUILD-2: as an own leader from now on; the neighbour keeps it."""
    game = (
        senate(2012, age=3)
        .leaders(B=leader)
        .city(A="lumber_yard clay_pool glassworks loom")
        .wonder(A="gizah:a")
    )
    game.hands(A="courtesans_guild").turn(A="build courtesans_guild")
    cities = game.game.view(None).cities
    assert [bool(getattr(city.cities, what)) for city in cities[:3]] == [True, True, False]


def test_a_position_cannot_say_that_a_right_was_used_that_is_not_there():
    game = senate().free_black_used("A")
    with pytest.raises(PositionError, match="no leader of this city makes a black card free"):
        game.choices("A")
