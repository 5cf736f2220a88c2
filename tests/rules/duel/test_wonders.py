"""Sixteen wonders of Duel: immediate and lasting effects, odd cases.

Rules: DUEL-024, 057 to 063, 093.
"""

import pytest

from argosy.rules.duel.ruleset import duel_ruleset
from tests.rules.duel.table import ALL, chambers, city, coins, line, play, prepared, price, t, table, texts

# wonder, price without production, coins at once, spaces of the pawn, points, plays again
PRINTED = [
    ("appian_way", 10, 3, 0, 3, True),
    ("circus_maximus", 8, 0, 1, 3, False),
    ("colossus", 8, 0, 2, 3, False),
    ("great_library", 10, 0, 0, 4, False),
    ("great_lighthouse", 8, 0, 0, 4, False),
    ("hanging_gardens", 8, 6, 0, 3, True),
    ("mausoleum", 10, 0, 0, 2, False),
    ("piraeus", 8, 0, 0, 2, True),
    ("pyramids", 8, 0, 0, 9, False),
    ("sphinx", 8, 0, 0, 6, True),
    ("statue_of_zeus", 10, 0, 1, 3, False),
    ("temple_of_artemis", 8, 12, 0, 0, True),
    ("curia_julia", 10, 6, 0, 0, True),
    ("knossos", 10, 0, 0, 3, False),
    ("sanctuary", 8, 0, 0, 0, True),
    ("divine_theater", 10, 0, 0, 2, False),
]
ASKING = ("great_library", "knossos", "divine_theater")  # of the others nothing can be asked at this table
AGAIN = [row[0] for row in PRINTED if row[-1]]


def site(wonder: str, free: str = "baths theater", a: dict | None = None, b: dict | None = None, **more):
    """A may construct this wonder; all expansions are on the table."""
    return table(
        free, a or city(coins=40, wonders=wonder), b or city(coins=9), **({"expansions": ALL} | more)
    )


def finish(game):
    """Answer whatever the construction asks with the first choice."""
    while game.asked not in ("turn", "first", None):
        play(game, texts(game)[0])
    return game


@pytest.mark.parametrize(("wonder", "cost", "gain", "steps", "points", "again"), PRINTED)
def test_what_a_wonder_does(wonder, cost, gain, steps, points, again):
    """DUEL-024, 060, AGORA-096, 098, PANTHEON-018."""
    game = site(wonder)
    text = f"wonder {wonder} with baths"
    assert price(game, text) == cost
    play(game, text)
    assert (game.asked != "turn") == (wonder in ASKING)
    assert (coins(game, 0), game.view().pawn) == (40 - cost + gain, steps)
    finish(game)
    assert line(game, 0, "wonders") == points
    assert game.owing == ((0,) if again else (1,))
    assert text not in texts(game)


@pytest.mark.parametrize("wonder", AGAIN)
def test_playing_again_is_lost_with_the_last_card(wonder):
    """DUEL-061, Z-13."""
    game = finish(play(site(wonder, "baths", alone=True, pawn=-1), f"wonder {wonder} with baths"))
    assert game.asked == "first"
    assert play(game, "first opponent").owing == (1,)


@pytest.mark.parametrize("wonder", [row[0] for row in PRINTED])
def test_a_wonder_that_cannot_be_paid_is_not_offered(wonder):
    """DUEL-026."""
    cost = next(row[1] for row in PRINTED if row[0] == wonder)
    text = f"wonder {wonder} with baths"
    assert text not in texts(site(wonder, a=city(coins=cost - 1, wonders=wonder)))
    assert text in texts(site(wonder, a=city(coins=cost, wonders=wonder)))


@pytest.mark.parametrize(
    ("wonder", "card", "before", "after"), [("great_lighthouse", "walls", 4, 2), ("piraeus", "school", 6, 4)]
)
def test_either_or_production_of_a_wonder(wonder, card, before, after):
    """DUEL-035: one unit for each construction, again and again; the opponent pays no more for it
    (DUEL-033).
    """
    free = f"{card} statue"
    assert price(site(wonder, free, age=2), f"build {card}") == before
    game = site(wonder, free, city(coins=40, built=wonder), city(coins=40), age=2)
    assert price(game, f"build {card}") == after
    play(game, "discard statue")
    assert price(game, f"build {card}") == before
    play(game, next(text for text in texts(game) if text.startswith("discard") and card not in text))
    assert price(game, f"build {card}") == after


def test_great_lighthouse_does_not_pay_for_itself():
    """DUEL-035: it produces when it stands."""
    assert price(site("great_lighthouse"), "wonder great_lighthouse with baths") == 8


def test_freed_cards_stay_face_down_while_the_wonder_asks():
    """DUEL-012: they are turned up before the extra turn, but after the choices belonging to the wonder."""
    structure: list = [None] * 20
    structure[9], structure[14], structure[19] = "tavern", "baths", "theater"
    a = city(coins=40, wonders="statue_of_zeus", progress="theology")
    game = table("", a, city("quarry press"), structure=structure)
    play(game, "wonder statue_of_zeus with baths")
    assert (game.asked, game.view().structure[9].card) == ("destroy", None)
    play(game, "destroy quarry")
    assert (game.asked, game.owing, game.view().structure[9].card) == ("turn", (0,), "tavern")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("wonder", "other"), [("statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_a_shield_that_wins_comes_before_the_card_is_destroyed(wonder, other, seat):
    """DUEL-093: pawn one space before the capital: the builder wins, no card is destroyed."""
    builder, victim = city(coins=40, wonders=wonder), city(other, coins=9)
    pawn, a, b = (8, builder, victim) if seat == 0 else (-8, victim, builder)
    game = table("baths", a, b, on_turn=seat, pawn=pawn, track=["-6", "-3"] if seat == 0 else ["+3", "+6"])
    play(game, f"wonder {wonder} with baths")
    assert (game.result, game.winners) == ("military", (seat,))
    assert (game.view().cities[1 - seat].cards, game.view().discard) == ((other,), ())


@pytest.mark.parametrize(("wonder", "other"), [("statue_of_zeus", "quarry"), ("circus_maximus", "press")])
def test_a_shield_takes_the_military_token_before_a_card_is_destroyed(wonder, other):
    """DUEL-093, 071: the opponent has lost the coins when it is asked which card to destroy."""
    game = table("baths", city(coins=40, wonders=wonder), city(other, coins=9), pawn=2)
    play(game, f"wonder {wonder} with baths")
    assert (game.asked, game.view().pawn, coins(game, 1)) == ("destroy", 3, 7)
    play(game, f"destroy {other}")
    assert game.owing == (1,)


def test_a_marker_for_the_shield_of_a_wonder_is_placed_before_a_card_is_destroyed():
    """DUEL-093, AGORA-091, 080: the token of the track asks first, and its marker can end the game."""
    markers = chambers(*[(1, 0)] * 5, decrees="discard_plus_two")
    a, b = city(coins=40, wonders="statue_of_zeus"), city("quarry", coins=9)
    game = table("baths", a, b, expansions=ALL, pawn=2, chambers=markers)
    play(game, "wonder statue_of_zeus with baths")
    assert (game.asked, game.view().pawn) == ("place", 3)
    assert play(game.copy(), "place 1").asked == "destroy"
    won = play(game, "place 6")
    assert (won.result, won.view().cities[1].cards) == ("political", ("quarry",))


def test_every_wonder_has_its_shields_and_coins_before_its_choices():
    """DUEL-093: whatever the order on the card, what asks for a choice comes last."""
    tables = duel_ruleset(expansions=ALL).tables
    for row in tables.wonders:
        kinds = [int(tables.now[index].kind) for index in range(row.now, row.now + row.now_count)]
        asking = [kind >= t.ASKED or kind == t.LIBRARY for kind in kinds]
        assert asking == sorted(asking)


def test_the_coins_of_curia_julia_come_before_its_conspiracy():
    """DUEL-093, AGORA-096: 6 coins are there when it is asked which conspiracy to trigger."""
    a = city(coins=10, wonders="curia_julia", conspiracies=prepared("blackmail"))
    game = play(site("curia_julia", a=a), "wonder curia_julia with baths")
    assert (game.asked, coins(game, 0)) == ("curia", 6)


def test_colossus_can_win():
    """DUEL-072."""
    assert play(site("colossus", pawn=7, track=[]), "wonder colossus with baths").result == "military"


@pytest.mark.parametrize("wonder", ["colossus", "circus_maximus", "statue_of_zeus"])
def test_strategy_adds_no_shield_to_wonders(wonder):
    """DUEL-067."""
    steps = next(row[3] for row in PRINTED if row[0] == wonder)
    game = site(wonder, a=city(coins=40, wonders=wonder, progress="strategy"))
    assert play(game, f"wonder {wonder} with baths").view().pawn == steps


@pytest.mark.parametrize(("wonder", "color"), [("circus_maximus", "press"), ("statue_of_zeus", "quarry")])
def test_own_cards_are_not_destroyed(wonder, color):
    """DUEL-057: a card of the opponent, or nothing."""
    game = play(site(wonder, a=city(color, coins=40, wonders=wonder)), f"wonder {wonder} with baths")
    assert (game.asked, game.owing, game.view().discard) == ("turn", (1,), ())


def test_great_library_can_bring_the_sixth_symbol():
    """DUEL-059, 082."""
    others = "agriculture architecture economy masonry mathematics philosophy strategy"
    a = city("library dispensary apothecary laboratory university", coins=40, wonders="great_library")
    game = table("baths", a, city(progress=others), board=["theology"])
    play(game, "wonder great_library with baths", "token law")
    assert (game.result, game.winners) == ("science", (0,))


def test_mausoleum_may_make_a_pair():
    """DUEL-058, 081: its card is constructed like any other."""
    a = city("library", coins=40, wonders="mausoleum")
    game = table("baths", a, discard=["scriptorium"], board=["law", "masonry"])
    play(game, "wonder mausoleum with baths", "revive scriptorium")
    assert texts(game) == ["token law", "token masonry"]


def test_pyramids_under_sabotage_are_gone_for_good():
    """AGORA-157: they go to the box, not back to the owner."""
    a = city(coins=9, conspiracies=prepared("sabotage", by="logging_camp"))
    game = play(site("", a=a, b=city(coins=9, built="pyramids")), "trigger sabotage", "raze pyramids")
    assert line(game, 1, "wonders") == 0
    assert game.view().cities[1].wonders == ()


def test_sabotage_of_the_sanctuary_ends_its_discount():
    """Z-03, PANTHEON-016."""
    spaces: list = ["tanit", *[None] * 5]
    a = city(coins=9, conspiracies=prepared("sabotage", by="logging_camp"))
    game = site("", "school statue", a, city(coins=40, built="sanctuary"), age=2, spaces=spaces)
    intact = play(game.copy(), "discard school")
    assert price(intact, "activate tanit") == 3 - 2
    play(game, "trigger sabotage", "raze sanctuary", "discard school")
    assert price(game, "activate tanit") == 3


def test_knossos_without_markers_in_supply():
    """AGORA-098, Z-17: nothing to place, but a marker may move."""
    game = site("knossos", chambers=chambers((0, 0), (0, 0), (12, 0)))
    play(game, "wonder knossos with baths")
    assert texts(game) == ["shift 3 2", "shift 3 4", "pass"]


def test_knossos_can_win_before_its_other_effects():
    """AGORA-080."""
    game = play(site("knossos", chambers=chambers(*[(1, 0)] * 5)), "wonder knossos with baths", "place 6")
    assert (game.result, game.winners, texts(game)) == ("political", (0,), [])


def test_curia_julia_triggers_nothing_that_would_have_no_effect():
    """AGORA-064, 096."""
    a = city(coins=40, wonders="curia_julia", conspiracies=prepared("sabotage"))
    game = play(site("curia_julia", a=a), "wonder curia_julia with baths")
    assert (game.asked, game.owing) == ("turn", (0,))


def test_curia_julia_does_not_trigger_a_prepared_conspiracy():
    """AGORA-096."""
    a = city(coins=40, wonders="curia_julia", conspiracies=prepared("coup", by="logging_camp"))
    game = play(site("curia_julia", a=a), "wonder curia_julia with baths")
    assert (game.asked, game.view().pawn) == ("turn", 0)


def test_the_divine_theater_works_in_age_one():
    """PANTHEON-018: a deck with one card leaves no order to choose."""
    decks = [["enki"], [], ["aphrodite"], [], []]
    game = site("divine_theater", mythology_decks=decks)
    play(game, "wonder divine_theater with baths")
    assert texts(game) == ["open mesopotamian", "open greek"]
    play(game, "open greek", "activate aphrodite")
    assert (game.asked, game.owing, game.view().cities[0].gods) == ("turn", (1,), ("aphrodite",))


def test_the_divine_theater_without_gods_does_nothing():
    """PANTHEON-018."""
    game = play(site("divine_theater", mythology_decks=[[]] * 5), "wonder divine_theater with baths")
    assert (game.asked, game.owing) == ("turn", (1,))


def test_the_sanctuary_makes_gods_cheaper_and_never_pays():
    """PANTHEON-016: not below 0."""
    spaces: list = [None, None, None, None, None, "tanit"]
    a = city(coins=9, built="sanctuary", offerings=[2])
    game = site("", "school", a, age=2, spaces=spaces)
    assert price(game, "activate tanit") == 1
    assert price(game, "activate tanit offering 2") == 0
