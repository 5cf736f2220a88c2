"""Each leader: what it does, and when it does not (LEADERS-CARD, LEADERS-EFFECT)."""

import pytest

from tests.rules.wonders.leaders.hall import both_editions, hall


@both_editions
def test_maecenas_makes_later_leaders_free(edition):
    """LEADERS-CARD-1, LEADERS-EFFECT-8: not himself, and not those of the same phase."""
    game = hall(edition, coins=1).leaders_hand(A="maecenas caesar")
    assert game.price("A", "recruit maecenas") == 1
    game.turn(A="recruit maecenas")
    later = hall(edition, coins=0, age=2).leaders(A="maecenas").leaders_hand(A="caesar", B="hannibal")
    assert later.price("A", "recruit caesar") == 0
    assert not later.can("B", "recruit hannibal")


def test_imhotep_leaves_a_resource_out_of_stages():
    """LEADERS-CARD-2, LEADERS-EFFECT-2: of stages only."""
    game = hall(turn=1, coins=0).wonder(A="rhodos:a").city(A="lumber_yard").leaders(A="imhotep")
    game.hands(A="barracks aqueduct")
    assert game.price("A", "stage with aqueduct") == 0
    without = hall(turn=1, coins=0).wonder(A="rhodos:a").city(A="lumber_yard").hands(A="aqueduct")
    assert not without.can("A", "stage with aqueduct")
    assert not game.can("A", "build aqueduct")


@pytest.mark.parametrize(
    ("leader", "card", "city", "other"),
    [
        ("hammurabi", "aqueduct", "quarry", "walls"),
        ("leonidas", "walls", "quarry", "aqueduct"),
        ("archimedes", "library", "quarry", "aqueduct"),
        ("archimedes", "library", "stone_pit loom", "aqueduct"),
    ],
)
def test_colors_with_a_resource_less(leader, card, city, other):
    """LEADERS-CARD-3, -4, -5, LEADERS-EFFECT-2: raw or manufactured, cards of that colour only."""
    game = (
        hall(turn=1, age=2, coins=0)
        .leaders(A=leader)
        .city(A=city)
        .hands(A=f"{card} {other}")
        .wonder(A="olympia:a")
    )
    assert game.price("A", f"build {card}") == 0
    assert not game.can("A", f"build {other}")
    without = hall(turn=1, age=2, coins=0).city(A=city).hands(A=card).wonder(A="olympia:a")
    assert not without.can("A", f"build {card}")


def test_the_owner_chooses_what_is_left_out():
    """LEADERS-EFFECT-2: the cheaper unit from either neighbour; the payments that remain are all listed."""
    game = (
        hall(turn=1, age=2, coins=9)
        .leaders(A="archimedes")
        .city(B="school", C="loom quarry")
        .hands(A="library")
    )
    game.wonder(A="olympia:a", B="gizah:a", C="ephesos:a")
    assert game.prices("A", "build library") == [(0, 4, 0), (2, 2, 0)]


def test_a_free_card_and_one_without_resources_are_not_cheaper():
    """LEADERS-EFFECT-2: coins of the cost stay."""
    game = hall(turn=1, coins=9).leaders(A="hammurabi").hands(A="altar sawmill")
    assert game.price("A", "build altar") == 0
    assert game.price("A", "build sawmill") == 1


@both_editions
def test_guilds_are_free_with_ramses(edition):
    """LEADERS-CARD-6, LEADERS-EFFECT-7: purple cards, no others."""
    game = (
        hall(edition, turn=1, age=3, coins=0)
        .leaders(A="ramses")
        .hands(A="workers_guild palace", B="spies_guild")
    )
    assert game.price("A", "build workers_guild") == 0
    assert not game.can("A", "build palace")
    assert not game.can("B", "build spies_guild")
    choice = next(choice for choice in game.game.choices(0) if choice.text == "build workers_guild")
    assert game.game.explain(0, choice).right == "free_color"


@both_editions
def test_croesus_brings_six_coins(edition):
    """LEADERS-CARD-7, LEADERS-EFFECT-9: not for his own cost."""
    game = hall(edition, coins=1).leaders_hand(A="croesus")
    game.turn(A="recruit croesus")
    assert game.coins("A") == 6
    assert not hall(edition, coins=0).leaders_hand(A="croesus").can("A", "recruit croesus")


@both_editions
def test_xenophon_pays_for_yellow_cards(edition):
    """LEADERS-CARD-8, LEADERS-EFFECT-1, -10: each yellow card built later."""
    game = hall(edition, turn=1, coins=0).leaders(A="xenophon").hands(A="tavern", B="marketplace")
    game.turn(A="build tavern", B="build marketplace")
    assert (game.coins("A"), game.coins("B")) == (7, 0)
    other = hall(edition, turn=1, coins=0).leaders(A="xenophon").hands(A="altar")
    other.turn(A="build altar")
    assert other.coins("A") == 0


def test_xenophon_pays_for_a_yellow_card_of_the_discard_pile():
    """LEADERS-EFFECT-10, LEADERS-OPEN-2."""
    game = hall(age=2, coins=9).leaders(A="xenophon").leaders_hand(A="solomon").discarded("tavern")
    game.turn(A="recruit solomon")
    game.turn(A="revive tavern")
    assert game.coins("A") == 9 - 3 + 5 + 2


@both_editions
def test_vitruvius_pays_for_chains(edition):
    """LEADERS-CARD-9, LEADERS-EFFECT-11: not for other cards, free or not."""
    game = hall(edition, turn=1, age=2, coins=0).leaders(A="vitruvius").city(A="baths").hands(A="aqueduct")
    game.turn(A="build aqueduct")
    assert game.coins("A") == 2
    other = hall(edition, turn=1, age=3, coins=0).leaders(A="vitruvius ramses").hands(A="workers_guild")
    other.turn(A="build workers_guild")
    assert other.coins("A") == 0


@both_editions
def test_nero_pays_for_victory_tokens(edition):
    """LEADERS-CARD-10, LEADERS-EFFECT-12: taken later, in conflicts or by Nitocris."""
    game = hall(edition, turn=6, coins=0).leaders(A="nero hannibal").hands(A="altar theater")
    game.turn(A="build altar")
    assert (game.won("A"), game.coins("A")) == ((1, 1), 4)
    before = hall(edition, coins=9).tokens(A="1 1").leaders_hand(A="nero")
    before.turn(A="recruit nero")
    assert before.coins("A") == 8
    if edition == 2020:
        taken = hall(coins=9, age=2).leaders(A="nero").leaders_hand(A="nitocris")
        taken.turn(A="recruit nitocris")
        assert taken.coins("A") == 9 - 2 + 2


@both_editions
def test_bilkis_sells_one_unit_for_a_coin(edition):
    """LEADERS-CARD-11, LEADERS-EFFECT-4: any kind, once a turn, not sold on."""
    game = hall(edition, turn=1, coins=3).leaders(A="bilkis").wonder(A="rhodos:a", B="gizah:a", C="ephesos:a")
    game.hands(A="apothecary", B="workshop")
    assert game.price("A", "build apothecary") == 1
    assert not game.can("B", "build workshop")
    two = (
        hall(edition, turn=1, age=2, coins=9)
        .leaders(A="bilkis")
        .wonder(A="gizah:a", B="rhodos:a", C="ephesos:a")
    )
    two.hands(A="library").city(A="stone_pit")
    assert two.price("A", "build library") == 1
    assert (
        not hall(edition, turn=1, age=2, coins=9)
        .leaders(A="bilkis")
        .hands(A="library")
        .can("A", "build library")
    )


@both_editions
@pytest.mark.parametrize(("leader", "cost", "shields"), [("hannibal", 2, 1), ("caesar", 5, 2)])
def test_shields_of_leaders(edition, leader, cost, shields):
    """LEADERS-CARD-12, -13, LEADERS-EFFECT-13."""
    game = hall(edition, coins=9).leaders_hand(A=leader, B="nero")
    game.turn(A=f"recruit {leader}")
    assert (game.coins("A"), game.shields("A"), game.shields("B")) == (9 - cost, shields, 0)


@both_editions
def test_solomon_builds_from_the_discard_pile(edition):
    """LEADERS-CARD-14, LEADERS-EFFECT-18: free; no building that stands already; may be refused."""
    standing = (
        hall(edition, seats=7, coins=3, age=2).leaders_hand(A="solomon").discarded("baths").city(A="baths")
    )
    standing.turn(A="recruit solomon")
    assert standing.asked("A") == "card"
    game = hall(edition, coins=3, age=2).leaders_hand(A="solomon").discarded("baths walls")
    game.turn(A="recruit solomon")
    assert game.choices("A") == ("revive baths", "revive walls", "pass")
    game.turn(A="revive walls")
    assert (game.cards("A"), game.coins("A"), game.shields("A")) == (("walls",), 0, 2)
    assert game.asked("A") == "card"
    refused = hall(edition, coins=3, age=2).leaders_hand(A="solomon").discarded("baths")
    refused.turn(A="recruit solomon")
    refused.turn(A="pass")
    assert (refused.cards("A"), refused.pile()) == ((), ("baths",))


@both_editions
@pytest.mark.parametrize(
    ("leader", "symbol"), [("euclid", "compass"), ("ptolemy", "tablet"), ("pythagoras", "gear")]
)
def test_one_symbol(edition, leader, symbol):
    """LEADERS-CARD-15, -16, -17, LEADERS-EFFECT-14: it scores with the green cards but is none."""
    game = hall(edition, coins=9).leaders(B="hypatia").leaders_hand(A=leader, B="nero")
    game.turn(A=f"recruit {leader}")
    city = game.game.view(None).cities[0]
    assert (city.science[symbol], city.colors["green"]) == (1, 0)
    assert (game.score("A", "science"), game.score("A", "leaders")) == (1, 0)


@both_editions
@pytest.mark.parametrize(
    ("leader", "points"), [("sappho", 2), ("zenobia", 3), ("nefertiti", 4), ("cleopatra", 5)]
)
def test_printed_points(edition, leader, points):
    """LEADERS-CARD-18 to -21, LEADERS-SCORE-1: of a leader in play, not of one in the hand."""
    game = hall(edition, turn=1).leaders(A=leader)
    assert (game.score("A", "leaders"), game.score("B", "leaders")) == (points, 0)


@both_editions
@pytest.mark.parametrize(
    ("leader", "city", "points"),
    [
        ("phidias", "lumber_yard stone_pit loom", 2),
        ("praxiteles", "loom press lumber_yard", 4),
        ("nebuchadnezzar", "altar theater tavern", 2),
        ("varro", "tavern forum altar", 2),
        ("pericles", "walls stockade altar", 4),
        ("hypatia", "school library altar", 2),
        ("hiram", "spies_guild workers_guild altar", 4),
    ],
)
def test_points_for_cards_of_a_color(edition, leader, city, points):
    """LEADERS-CARD-22 to -28: the own cards only."""
    game = hall(edition, turn=1).leaders(A=leader).city(A=city)
    assert game.score("A", "leaders") == points
    assert hall(edition, turn=1).leaders(A=leader).city(B=city).score("A", "leaders") == 0


@both_editions
def test_midas_counts_full_threes_of_coins(edition):
    """LEADERS-CARD-29, LEADERS-SCORE-2: in addition to the treasury."""
    game = hall(edition, turn=1, coins=8).leaders(A="midas")
    assert (game.score("A", "leaders"), game.score("A", "treasury")) == (2, 2)
    assert hall(edition, turn=1, coins=2).leaders(A="midas").score("A", "leaders") == 0


@both_editions
def test_amytis_counts_stages(edition):
    """LEADERS-CARD-30, LEADERS-SCORE-10."""
    game = hall(edition, turn=1).leaders(A="amytis").stages(A=2, B=3)
    assert game.score("A", "leaders") == 4


@both_editions
def test_alexander_counts_victory_tokens(edition):
    """LEADERS-CARD-31, LEADERS-SCORE-10: one point each, whatever the value; defeats do not count."""
    game = hall(edition, turn=1).leaders(A="alexander").tokens(A="1 5 5 -1")
    assert game.score("A", "leaders") == 3


@both_editions
def test_justinian_counts_sets(edition):
    """LEADERS-CARD-32, LEADERS-SCORE-3: the smallest of three counts."""
    game = hall(edition, turn=1).leaders(A="justinian").city(A="altar theater walls stockade school")
    assert game.score("A", "leaders") == 3
    assert hall(edition, turn=1).leaders(A="justinian").city(A="altar walls").score("A", "leaders") == 0


@both_editions
def test_plato_counts_the_seven_colors(edition):
    """LEADERS-CARD-33, LEADERS-SCORE-3."""
    all_colors = "lumber_yard loom altar tavern walls school"
    assert hall(edition, turn=1).leaders(A="plato").city(A=all_colors).score("A", "leaders") == 0
    assert (
        hall(edition, turn=1).leaders(A="plato").city(A=f"{all_colors} spies_guild").score("A", "leaders")
        == 7
    )


@both_editions
def test_sets_of_three_are_worth_ten_with_aristotle(edition):
    """LEADERS-CARD-34, LEADERS-SCORE-4."""
    game = (
        hall(edition, turn=1)
        .leaders(A="aristotle")
        .city(A="apothecary workshop scriptorium", B="laboratory school")
    )
    assert (game.score("A", "science"), game.score("A", "leaders")) == (3 + 10, 0)
    assert game.score("B", "science") == 2
    notes = {line.line: line for line in game.game.scores()[0].lines}["science"]
    assert dict(notes.items)["sets"] == 10


def test_berenice_brings_one_coin_more_once_a_turn():
    """LEADERS-CARD-35, LEADERS-EFFECT-6: from the bank, not from trade."""
    game = hall(turn=1, coins=0).leaders(A="berenice").hands(A="tavern")
    game.turn(A="build tavern")
    assert game.coins("A") == 6
    both = hall(turn=1, coins=0).leaders(A="berenice xenophon").hands(A="tavern")
    both.turn(A="build tavern")
    assert both.coins("A") == 5 + 2 + 1
    trade = hall(turn=1, coins=4).leaders(A="berenice").wonder(A="gizah:a").hands(A="altar", B="baths")
    trade.turn(A="build altar", B="build baths")
    assert trade.coins("A") == 4 + 2


def test_berenice_works_in_the_conflicts_too():
    """LEADERS-EFFECT-6: the end of the Age is a turn of its own."""
    game = hall(turn=6, coins=0).leaders(A="berenice nero hannibal").hands(A="tavern theater")
    game.turn(A="build tavern")
    assert game.coins("A") == 5 + 1 + 4 + 1


@both_editions
def test_hatshepsut_pays_for_buying(edition):
    """LEADERS-CARD-36, LEADERS-EFFECT-5: one coin for each neighbour and turn, after the payment."""
    game = (
        hall(edition, turn=1, coins=2)
        .leaders(A="hatshepsut")
        .wonder(A="rhodos:a", B="gizah:a")
        .hands(A="baths")
    )
    game.turn(A="build baths")
    assert game.coins("A") == 1
    both = hall(edition, turn=1, age=2, coins=6).leaders(A="hatshepsut").wonder(A="rhodos:a", B="gizah:a")
    both.city(C="quarry").hands(A="aqueduct")
    both.turn(A="build aqueduct pay left 2 right 4")
    assert both.coins("A") == 2
    none = hall(edition, turn=1, coins=2).leaders(A="hatshepsut").hands(A="altar")
    none.turn(A="build altar")
    assert none.coins("A") == 2
    assert not hall(edition, turn=1, coins=1).leaders(A="hatshepsut").hands(A="baths").can("A", "build baths")


@pytest.mark.parametrize(("age", "token"), [(1, 1), (2, 3), (3, 5)])
def test_nitocris_takes_a_token_of_the_age(age, token):
    """LEADERS-CARD-37, LEADERS-EFFECT-16."""
    game = hall(coins=9, age=age).leaders_hand(A="nitocris")
    game.turn(A="recruit nitocris")
    assert (game.won("A"), game.won("B")) == ((token,), ())


def test_telesilla_sends_tokens_away():
    """LEADERS-CARD-38, LEADERS-EFFECT-17: the own defeats; all others give back one victory token of their
    choice.
    """
    game = hall(coins=9, age=3, seats=4).leaders_hand(A="telesilla").tokens(A="-1 -1 1", B="1 3", C="3 3 -1")
    events = game.turn(A="recruit telesilla")
    assert game.won("A") == (1,)
    assert game.won("C") == (-1, 3)
    assert game.asked("B") == "return"
    assert [game.asked(letter) for letter in "ACD"] == [None, None, None]
    assert game.choices("B") == ("return 1", "return 3")
    assert game.why_not("B", "return 5") == "not one of the victory tokens: choose 'return POINTS'"
    game.turn(B="return 3")
    assert (game.won("B"), game.won("D")) == ((1,), ())
    assert game.asked("A") == "card"
    assert ("defeats_returned", 0, 2) in [(event.kind, event.seat, event.tokens) for event in events]


@both_editions
def test_tomyris_sends_defeat_tokens_to_the_winner(edition):
    """LEADERS-CARD-39, LEADERS-EFFECT-15: new ones only, none when she wins or ties."""
    game = (
        hall(edition, turn=6, coins=0)
        .leaders(A="tomyris")
        .tokens(A="-1")
        .city(B="stockade")
        .hands(A="altar theater")
    )
    events = game.turn(A="build altar")
    assert game.won("A") == (-1,)
    assert game.won("B") == (-1, 1, 1)
    assert game.won("C") == (-1,)
    fights = {(event.seat, event.other): event.how for event in events if event.kind == "conflict"}
    assert fights == {(0, 1): "sent", (1, 2): None, (2, 0): None}


def test_a_token_that_comes_from_another_tomyris_stays():
    """LEADERS-EFFECT-15."""
    game = hall(turn=6, seats=4).leaders(A="tomyris").city(B="stockade").hands(A="altar theater")
    game.turn(A="build altar")
    assert game.won("B").count(-1) == 1


def test_aganice_changes_a_symbol():
    """LEADERS-CARD-40, LEADERS-SCORE-5: the best change at the end."""
    city = "apothecary dispensary workshop laboratory"  # two compasses, two backends
    before = hall(turn=1).city(A=city).score("A", "science")
    game = hall(turn=1).leaders(A="aganice").city(A=city)
    assert (before, game.score("A", "science")) == (8, 4 + 1 + 1 + 7)
    assert hall(turn=1).leaders(A="aganice").score("A", "science") == 0
    note = {line.line: line.note for line in game.game.scores()[0].lines}["science"]
    assert note["changed"] in ("compass to tablet", "gear to tablet")


def test_enheduanna_adds_to_the_most_frequent_symbol():
    """LEADERS-CARD-41, LEADERS-SCORE-5."""
    game = hall(turn=1).leaders(A="enheduanna").city(A="apothecary dispensary workshop")
    assert game.score("A", "science") == 9 + 1
    tied = hall(turn=1).leaders(A="enheduanna").city(A="apothecary workshop")
    assert tied.score("A", "science") == 4 + 1
    alone = hall(turn=1).leaders(A="enheduanna")
    assert alone.score("A", "science") == 1


@pytest.mark.parametrize(
    ("leader", "two", "one"),
    [
        ("phryne", "altar theater", "baths"),
        ("cornelia", "tavern forum", "vineyard"),
        ("eurypyle", "walls stockade", "barracks"),
        ("theano", "school library", "workshop"),
    ],
)
def test_points_for_most_cards_of_a_color(leader, two, one):
    """LEADERS-CARD-42 to -45, LEADERS-SCORE-6: strictly more than each of the two neighbours."""
    assert hall(turn=1).leaders(A=leader).city(A=two, B=one).score("A", "leaders") == 5
    assert hall(turn=1).leaders(A=leader).city(A=one, B=two).score("A", "leaders") == 0
    assert hall(turn=1).leaders(A=leader).score("A", "leaders") == 0
    assert hall(turn=1, seats=4).leaders(A=leader).city(A=one, C=two).score("A", "leaders") == 5


def test_makeda_wants_most_coins():
    """LEADERS-CARD-46, LEADERS-SCORE-6."""
    assert hall(turn=1).leaders(A="makeda").treasury(A=7, B=6, C=6).score("A", "leaders") == 5
    assert hall(turn=1).leaders(A="makeda").treasury(A=7, B=7, C=6).score("A", "leaders") == 0


def test_cynisca_wants_no_defeat_tokens():
    """LEADERS-CARD-47, LEADERS-SCORE-7: at the end; tokens sent away do not matter."""
    assert hall(turn=1).leaders(A="cynisca").score("A", "leaders") == 6
    assert hall(turn=1).leaders(A="cynisca").tokens(A="-1").score("A", "leaders") == 0
    sent = hall(turn=6).leaders(A="cynisca tomyris").city(B="stockade").hands(A="altar theater")
    sent.turn(A="build altar")
    assert sent.score("A", "leaders") == 6


@pytest.mark.parametrize(
    ("tokens", "points"), [("3 3", 3), ("1 1 1", 1), ("5 5 5 5", 10), ("1 3 5", 0), ("1 1 3 3", 4)]
)
def test_gorgo_counts_pairs_of_tokens(tokens, points):
    """LEADERS-CARD-48, LEADERS-SCORE-8."""
    assert hall(turn=1).leaders(A="gorgo").tokens(A=tokens).score("A", "leaders") == points


def test_agrippina_wants_to_be_alone():
    """LEADERS-CARD-49, LEADERS-SCORE-9: markers and sold leaders do not disturb."""
    assert hall(turn=1).leaders(A="agrippina").score("A", "leaders") == 7
    assert hall(turn=1).leaders(A="agrippina nero").score("A", "leaders") == 0
    game = hall(coins=9, age=2).leaders(A="agrippina").leaders_hand(A="nero")
    game.turn(A="sell nero")
    assert game.score("A", "leaders") == 7
