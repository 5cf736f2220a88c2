"""The sixteen conspiracies: each happens, does not happen, and in its odd cases (AGORA-150 to 168)."""

import pytest

import argosy
from argosy.rules.duel.agora.terms import CONSPIRACIES
from tests.rules.duel.table import (
    ALL,
    cards,
    chambers,
    city,
    coins,
    line,
    play,
    prepared,
    price,
    table,
    texts,
)

AGORA = ("agora",)


def plotter(name: str, cards: str = "", **more) -> dict:
    """A city with this conspiracy, prepared by a card that no other test uses."""
    return city(cards, conspiracies=prepared(name, by="logging_camp"), **more)


def plot(
    name: str,
    a: str = "",
    b: dict | None = None,
    *,
    free: str = "",
    own: dict | None = None,
    markers=(),
    **more,
):
    """A may trigger the conspiracy now."""
    return table(
        free, own or plotter(name, a), b or city(), expansions=AGORA, chambers=chambers(*markers), **more
    )


def offers(game) -> list[str]:
    return [text for text in texts(game) if text.startswith("trigger")]


def test_political_maneuver():
    """AGORA-150."""
    game = play(plot("political_maneuver", markers=[(0, 1)]), "trigger political_maneuver")
    assert texts(game) == [f"place {n}" for n in range(1, 7)]
    play(game, "place 3")
    assert texts(game) == ["remove 1"]
    play(game, "remove 1")
    assert texts(game) == ["shift 3 2", "shift 3 4", "pass"]
    play(game, "shift 3 4")
    assert [row.markers for row in game.view().chambers][3] == (1, 0)
    assert (game.asked, game.owing) == ("turn", (0,))


def test_political_maneuver_skips_what_is_impossible():
    """AGORA-150, Z-16, Z-17: nothing to remove; with an empty supply nothing to add."""
    game = play(plot("political_maneuver"), "trigger political_maneuver", "place 1")
    assert game.asked == "shift"
    full = play(plot("political_maneuver", markers=[(12, 0)]), "trigger political_maneuver")
    assert full.asked == "shift"


def test_embezzlement():
    """AGORA-151: own 5, opponent 3 markers and 2 coins."""
    game = plot("embezzlement", b=city(coins=2), markers=[(2, 1), (3, 2)])
    play(game, "trigger embezzlement")
    assert (coins(game, 0), coins(game, 1)) == (5, 0)


def test_embezzlement_without_markers_is_not_offered():
    """AGORA-151, 064: markers of the opponent count only while he has coins."""
    assert offers(plot("embezzlement", b=city(coins=2))) == []
    assert offers(plot("embezzlement", b=city(coins=0), markers=[(0, 1)])) == []
    assert offers(plot("embezzlement", b=city(coins=1), markers=[(0, 1)])) == ["trigger embezzlement"]


def test_obscurantism_locks_a_token():
    """AGORA-152, Z-24, Z-32: Philosophy of the opponent: 7 points less; what Agriculture paid stays."""
    game = plot("obscurantism", b=city(coins=6, progress="philosophy agriculture"), board=["law"])
    assert line(game, 1, "progress") == 11
    play(game, "trigger obscurantism")
    assert {"lock philosophy", "lock agriculture", "lock law", "lock strategy"} <= set(texts(game))
    other = game.copy()
    play(game, "lock philosophy")
    assert (line(game, 1, "progress"), game.view().locked) == (4, "philosophy")
    assert "philosophy" not in (*game.view().board, *game.view().box)
    play(other, "lock agriculture")
    assert (line(other, 1, "progress"), coins(other, 1)) == (7, 6)


def test_obscurantism_does_not_touch_own_tokens():
    game = play(plot("obscurantism", own=plotter("obscurantism", progress="masonry")), "trigger obscurantism")
    assert "lock masonry" not in texts(game)
    assert "lock law" in texts(game)


def test_obscurantism_ends_a_power():
    """Z-24: with Masonry locked the opponent pays for blue cards again."""
    game = plot("obscurantism", b=city(coins=9, progress="masonry"), free="aqueduct rostrum", age=2)
    play(game, "trigger obscurantism", "lock masonry", "discard rostrum")
    assert price(game, "build aqueduct") == 6


@pytest.mark.parametrize(
    ("name", "color", "other"), [("expropriation", "theater", "tavern"), ("swindle", "tavern", "theater")]
)
def test_discarding_a_card_of_the_opponent(name, color, other):
    """AGORA-153, 154."""
    game = play(plot(name, b=city(f"{color} {other}"), markers=[(1, 0)]), f"trigger {name}")
    assert texts(game) == [f"destroy {color}"]
    play(game, f"destroy {color}")
    assert game.view().discard == (color,)
    assert cards(game, 1) == {other}
    assert texts(game) == ["shift 1 2", "pass"]


@pytest.mark.parametrize(("name", "other"), [("expropriation", "tavern"), ("swindle", "theater")])
def test_discarding_needs_a_card_or_a_marker_to_move(name, other):
    """AGORA-153, 154, Z-31: the optional part alone is enough."""
    assert offers(plot(name, b=city(other))) == []
    game = plot(name, b=city(other), markers=[(1, 0)])
    assert offers(game) == [f"trigger {name}"]
    assert play(game, f"trigger {name}").asked == "shift"


def test_swindle_ends_production_and_prices():
    """AGORA-154."""
    game = plot("swindle", b=city("customs_house", coins=9), free="library rostrum", age=2)
    play(game, "trigger swindle", "destroy customs_house", "discard rostrum")
    assert game.view().cities[1].prices["glass"] == 2


def events_table(**more):
    """Two free cards on row 5 of Age I, under them one face-down card of row 4."""
    structure = [None] * 25
    structure[7], structure[12], structure[18], structure[19], structure[24] = (
        "baths",
        "tavern",
        "theater",
        "altar",
        "quarry",
    )
    return plot("turn_of_events", structure=structure, **more)


def test_turn_of_events():
    """AGORA-155, 156: no coins; what becomes free is turned up at once and may be chosen for the second."""
    game = play(events_table(), "trigger turn_of_events")
    assert texts(game) == ["scrap theater", "scrap altar", "scrap quarry"]
    play(game, "scrap theater")
    assert texts(game) == ["scrap altar", "scrap quarry", "pass"]
    play(game, "scrap altar")
    assert game.view().structure[12].card == "tavern"
    assert (coins(game, 0), set(game.view().discard)) == (0, {"theater", "altar"})
    assert (game.asked, game.owing) == ("turn", (0,))
    assert "build tavern" in texts(game)


def test_turn_of_events_turns_up_before_the_second_choice():
    """AGORA-156."""
    structure = [None] * 25
    structure[12], structure[18], structure[24] = "tavern", "theater", "quarry"
    game = play(plot("turn_of_events", structure=structure), "trigger turn_of_events", "scrap theater")
    assert texts(game) == ["scrap tavern", "scrap quarry", "pass"]


FREED_IN_THE_SAME_TURN = """
1  0 pick curia_julia
2  0 plot turn_of_events top
3  1 pick great_library
4  1 pick great_lighthouse
5  0 pick statue_of_zeus
6  1 pick sphinx
7  0 pick hanging_gardens
8  0 pick piraeus
9  1 pick appian_way
10  0 discard press
11  1 build lumber_yard
12  0 discard palisade
13  0 enshrine hades 4
14  1 wonder great_lighthouse with logging_camp
15  1 enshrine ra 1
16  0 wonder curia_julia with apothecary
17  0 trigger turn_of_events
"""


def test_turn_of_events_names_no_card_that_lies_face_down():
    """DUEL-012: what became free by the card of this turn is turned up at its end, also where Curia Julia
    triggers the conspiracy.
    """
    game = argosy.new_game("duel", expansions=["agora", "pantheon"], seed=3005)
    for _, seat, choice in (told.split(maxsplit=2) for told in FREED_IN_THE_SAME_TURN.split("\n") if told):
        game.choose(int(seat), choice)
    seen = {place.card for place in game.view(0).structure if place.card is not None}
    named = {choice.text.removeprefix("scrap ") for choice in game.choices(0)}
    assert named == {"baths", "quarry", "conspirator_1", "garrison"} <= seen
    game.choose(0, "scrap quarry")
    assert "scrap theater" in {
        choice.text for choice in game.choices(0)
    }  # AGORA-156: now everything free is turned up


def test_turn_of_events_may_stop_after_one():
    """AGORA-155: then the marker may move."""
    game = play(events_table(markers=[(1, 0)]), "trigger turn_of_events", "scrap quarry", "pass")
    assert game.asked == "shift"


def test_turn_of_events_can_empty_the_structure():
    """Z-12, Z-27: the turn ends without an action, the Age ends; the player whose turn it was decides."""
    structure = [None] * 25
    structure[18], structure[24] = "theater", "quarry"
    game = play(
        plot("turn_of_events", structure=structure), "trigger turn_of_events", "scrap theater", "scrap quarry"
    )
    assert (game.asked, game.owing) == ("first", (0,))


def test_sabotage():
    """AGORA-157, Z-03, Z-04: lasting effects end; the card under the wonder is discarded."""
    b = city(coins=6, wonders="")
    b["wonders"] = [
        {"id": "great_lighthouse", "built": True, "card": "theater"},
        {"id": "sphinx", "built": True, "card": "altar"},
    ]
    game = play(plot("sabotage", b=b, pawn=-2), "trigger sabotage")
    assert texts(game) == ["raze great_lighthouse", "raze sphinx"]
    play(game, "raze great_lighthouse")
    assert [one.wonder for one in game.view().cities[1].wonders] == ["sphinx"]
    assert game.view().cities[1].chooses == ()
    assert (line(game, 1, "wonders"), coins(game, 1), game.view().pawn) == (6, 6, -2)
    assert game.view().discard == ("theater",)


def test_sabotage_needs_a_constructed_wonder():
    assert offers(plot("sabotage", b=city(wonders="sphinx"))) == []


def test_after_sabotage_the_standing_wonders_count():
    """Z-05: six stand, the seventh may be built, then the last unbuilt one goes."""
    a = plotter("sabotage", coins=90, wonders="piraeus mausoleum", built="colossus great_library")
    b = city(built="sphinx pyramids great_lighthouse hanging_gardens")
    game = play(plot("sabotage", own=a, b=b, free="baths theater"), "trigger sabotage", "raze pyramids")
    assert len(game.view().cities[0].wonders) == 4
    play(game, "wonder piraeus with baths")
    assert len(game.view().cities[0].wonders) == 4  # six stand
    play(game, "wonder mausoleum with theater")
    assert sum(one.is_built for seat in (0, 1) for one in game.view().cities[seat].wonders) == 7


def test_property_fraud():
    """AGORA-158: a building of row 1, covered or not, for free; no senators; the cards on it stay."""
    structure: list = [None] * 25
    structure[0], structure[1], structure[2], structure[3], structure[24] = (
        "garrison",
        "conspirator_1",
        "tavern",
        "altar",
        "quarry",
    )
    game = play(plot("property_fraud", structure=structure), "trigger property_fraud")
    assert texts(game) == ["free garrison", "free tavern"]
    play(game, "free garrison")
    assert cards(game, 0) == {"garrison"}
    assert game.view().pawn == 1
    assert game.view().structure[3].back == "age_1"
    assert (game.asked, game.owing) == ("turn", (0,))


def test_property_fraud_can_take_the_last_card():
    """Z-12."""
    structure: list = [None] * 25
    structure[0] = "tavern"
    game = play(plot("property_fraud", structure=structure), "trigger property_fraud", "free tavern")
    assert (game.asked, coins(game, 0)) == ("first", 4)


def test_property_fraud_needs_a_building_in_the_top_row():
    structure: list = [None] * 25
    structure[0], structure[24] = "conspirator_1", "quarry"
    assert offers(plot("property_fraud", structure=structure)) == []


@pytest.mark.parametrize(("age", "places"), [(1, 3), (2, 7), (3, 2)])
def test_the_top_row(age, places):
    """AGORA-158: indexes 0..2, 0..6, 0 and 1."""
    game = plot("property_fraud", structure=None, age=age)
    row = game.view().structure[:places]
    assert all(place.row == 1 for place in row)
    assert game.view().structure[places].row == 2
    buildings = [f"free {place.card}" for place in row if place.back != "senator"]
    assert texts(play(game, "trigger property_fraud")) == buildings


REMOVED = [["baths", "altar", "tavern"], ["statue", "walls", "forum"], ["palace", "obelisk", "arsenal"]]


@pytest.mark.parametrize("age", [1, 2, 3])
def test_treason(age):
    """AGORA-159: the removed cards of this Age and those before; one is constructed for free."""
    game = play(plot("treason", age=age, removed=REMOVED), "trigger treason")
    wanted = {f"free {card}" for row in REMOVED[:age] for card in row}
    assert set(texts(game)) == wanted
    assert {card for row in game.view(0).removed for card in row} == {text.split()[1] for text in wanted}
    assert game.view(1).removed == ((), (), ())
    play(game, "free tavern")
    assert coins(game, 0) == 4
    assert "tavern" in cards(game, 0)
    assert [len(row) for row in game.view(0).removed] == [2, *[3] * (age - 1), *[0] * (3 - age)]


def test_espionage():
    """AGORA-160: one of all tokens left out is played."""
    game = play(
        plot("espionage", board=["law", "masonry", "economy", "theology", "strategy"]), "trigger espionage"
    )
    expansion = "agriculture architecture mathematics philosophy urbanism corruption organized_crime"
    assert texts(game) == [f"token {name}" for name in expansion.split()]
    play(game, "token agriculture")
    assert coins(game, 0) == 6


def test_extortion():
    """AGORA-161, PANTHEON-045: one unbuilt wonder; then a player may own five."""
    a = plotter("extortion", wonders="colossus great_library piraeus mausoleum")
    b = city(wonders="sphinx", built="pyramids")
    game = play(plot("extortion", own=a, b=b, markers=[(1, 0)]), "trigger extortion")
    assert texts(game) == ["seize sphinx"]
    play(game, "seize sphinx")
    assert len(game.view().cities[0].wonders) == 5
    assert game.asked == "shift"


def test_extortion_needs_an_unbuilt_wonder():
    assert offers(plot("extortion", b=city(built="pyramids"))) == []


@pytest.mark.parametrize(("has", "taken"), [(7, 4), (1, 1), (6, 3)])
def test_blackmail(has, taken):
    """AGORA-162: half, rounded up."""
    game = play(plot("blackmail", b=city(coins=has)), "trigger blackmail")
    assert (coins(game, 0), coins(game, 1)) == (taken, has - taken)


def test_blackmail_without_coins():
    """AGORA-162, 064."""
    assert offers(plot("blackmail", b=city(coins=0))) == []
    game = play(plot("blackmail", b=city(coins=0), markers=[(1, 0)]), "trigger blackmail")
    assert (coins(game, 0), game.asked) == (0, "shift")


def test_foreclosure():
    """AGORA-163, 167: one brown or grey card; production and prices follow it; nothing is constructed."""
    game = plot("foreclosure", b=city("quarry press theater"), markers=[(1, 0)])
    play(game, "trigger foreclosure")
    assert texts(game) == ["take quarry", "take press"]
    play(game, "take quarry")
    assert game.view().cities[0].makes == {"stone": 1}
    assert game.view().cities[1].prices["stone"] == 3
    assert game.view().cities[0].prices["stone"] == 2
    assert game.asked == "turn"


def test_foreclosure_needs_such_a_card():
    assert offers(plot("foreclosure", b=city("theater tavern"))) == []


def test_taking_a_card_pays_no_decree_coins():
    """AGORA-167."""
    b = city("theater")
    game = table(
        "",
        plotter("coercion", "baths", coins=0),
        b,
        expansions=AGORA,
        chambers=chambers((1, 0), decrees="coins_on_blue"),
    )
    play(game, "trigger coercion", "take theater", "give baths", "pass")
    assert (coins(game, 0), coins(game, 1)) == (0, 0)


def test_coercion():
    """AGORA-164: one blue or green card for one of the same colour."""
    game = plot("coercion", "baths workshop", city("theater tavern"), markers=[(1, 0)])
    play(game, "trigger coercion")
    assert texts(game) == ["take theater"]
    play(game, "take theater")
    assert texts(game) == ["give baths"]
    play(game, "give baths")
    assert (cards(game, 0), cards(game, 1)) == ({"theater", "workshop"}, {"baths", "tavern"})
    assert game.asked == "shift"


def test_coercion_takes_the_chain_with_the_card():
    """AGORA-167."""
    game = plot("coercion", "baths", city("theater"), free="statue", age=2)
    play(game, "trigger coercion", "take theater", "give baths")
    assert price(game, "build statue") == 0


def test_coercion_needs_the_colour_on_both_sides():
    """AGORA-164."""
    assert offers(plot("coercion", "baths", city("workshop"))) == []
    assert offers(plot("coercion", "", city("theater"))) == []


def test_coercion_gives_pairs():
    """AGORA-168: the active player first, then the other."""
    a, b = "scriptorium workshop", city("library laboratory apothecary")
    game = plot("coercion", a, b, board=["law", "masonry", "economy"])
    play(game, "trigger coercion", "take library", "give workshop")
    assert (game.asked, game.owing) == ("progress", (0,))
    play(game, "token masonry")
    assert (game.asked, game.owing) == ("progress", (1,))
    play(game, "token economy")
    assert (game.asked, game.owing) == ("turn", (0,))


def test_coercion_of_the_same_symbol_gives_nothing():
    game = plot("coercion", "scriptorium", city("library"), board=["law"])
    assert play(game, "trigger coercion", "take library", "give scriptorium").asked == "turn"


def test_coercion_can_win():
    """DUEL-082."""
    own = plotter("coercion", "library dispensary apothecary laboratory academy study")
    game = play(
        plot("coercion", own=own, b=city("university")), "trigger coercion", "take university", "give study"
    )
    assert (game.result, game.winners) == ("science", (0,))


def test_six_symbols_on_both_sides_are_a_draw():
    """Z-09."""
    own = plotter("coercion", "library dispensary apothecary laboratory academy study")
    b = city("scriptorium pharmacist school workshop university observatory")
    game = play(plot("coercion", own=own, b=b, age=3), "trigger coercion", "take university", "give study")
    assert (game.result, game.winners) == ("science_shared", (0, 1))


def influence(decrees: str, markers, *, pawn: int = 0, **more):
    a = plotter("insider_influence", **more)
    return table("", a, city(), expansions=AGORA, chambers=chambers(*markers, decrees=decrees), pawn=pawn)


def test_insider_influence():
    """AGORA-165: one chamber has two decrees then, one has none; the empty one still gives points."""
    game = influence("discard_plus_two coins_on_blue", [(1, 0), (1, 0)])
    play(game, "trigger insider_influence")
    assert "decree 1 2" in texts(game)
    assert "decree 1 1" not in texts(game)
    play(game, "decree 1 2")
    rows = game.view().chambers
    assert (rows[0].decrees, rows[1].decrees) == ((), ("coins_on_blue", "discard_plus_two"))
    assert line(game, 0, "senate") == 1 + 2
    play(game, "pass")
    play(game, next(text for text in texts(game) if text.startswith("discard")))
    assert coins(game, 0) == 4


@pytest.mark.parametrize(
    ("to", "pawn"),
    [((0, 1), -2), ((0, 0), -1), ((1, 0), 0)],
)
def test_insider_influence_moves_the_shield(to, pawn):
    """AGORA-165: from A to B 2, from A to nobody 1, from A to A 0."""
    game = influence("shield coins_on_blue", [(1, 0), to])
    play(game, "trigger insider_influence", "decree 1 2")
    assert game.view().pawn == pawn


def test_a_moved_decree_that_lies_face_down():
    """Z-08: turned up when its new chamber is controlled, or when a marker comes."""
    names = "discard_plus_two coins_on_blue coins_on_red coins_on_green"
    game = influence(names, [(1, 0)])
    assert game.view().chambers[1].decrees == (None,)
    covered = game.copy()
    play(game, "trigger insider_influence", "decree 2 1")
    assert game.view().chambers[0].decrees == ("discard_plus_two", "coins_on_blue")
    play(covered, "trigger insider_influence", "decree 2 4")
    assert covered.view().chambers[3].decrees == (None, None)


def test_a_decree_that_lies_face_down_is_turned_up_when_a_removed_marker_gives_control():
    """Z-08: the decree below was moved in when both had a marker there; no marker comes, one goes."""
    rows = chambers((1, 1))
    rows[0] |= {"decrees": ["discard_plus_two", "coins_on_blue"], "face_up": [True, False]}
    rows[3] |= {"decrees": []}
    game = table("baths", plotter("political_maneuver"), city(), expansions=AGORA, chambers=rows)
    play(game, "trigger political_maneuver", "place 6")
    assert game.view().chambers[0].decrees == ("discard_plus_two", None)
    play(game, "remove 1")
    assert game.view().chambers[0].decrees == ("discard_plus_two", "coins_on_blue")


def test_the_empty_chamber_counts_for_political_supremacy():
    """AGORA-165, 080."""
    markers = [(1, 0)] * 5 + [(0, 0)]
    game = table(
        "right_politician_1",
        plotter("insider_influence", coins=9),
        city(),
        expansions=AGORA,
        chambers=chambers(*markers),
    )
    play(game, "trigger insider_influence", "decree 6 1", "shift 5 6")
    assert not game.is_over
    play(game, "recruit right_politician_1", "place 5")
    assert game.result == "political"


def test_coup():
    """AGORA-166: +1 to +3: A applies the small token."""
    game = play(plot("coup", pawn=1), "trigger coup")
    assert (game.view().pawn, game.asked, game.owing) == (3, "place", (0,))
    play(game, "place 1")
    assert (game.asked, game.owing) == ("turn", (0,))


def test_coup_can_win():
    assert play(plot("coup", pawn=7, track=[]), "trigger coup").result == "military"


def test_strategy_does_not_add_to_coup():
    """DUEL-067."""
    game = play(plot("coup", own=plotter("coup", progress="strategy")), "trigger coup")
    assert game.view().pawn == 2


def test_supremacies_are_checked_in_order():
    """Z-10: the marker that controls all six chambers and wins by the shield in one: military goes before
    political.
    """
    markers = [(1, 0)] * 5 + [(0, 0)]
    decrees = "coins_on_blue coins_on_red coins_on_green coins_on_yellow coins_on_wonder shield"
    game = table("right_politician_1", city(coins=9), city(), expansions=AGORA, chambers=chambers(*markers, decrees=decrees),
                 pawn=8, track=[])  # fmt: skip
    assert play(game, "recruit right_politician_1", "place 6").result == "military"


def test_treason_is_a_construction():
    """Z-11: Strategy and the decree coins apply; no chain, so no Urbanism."""
    a = plotter("treason", "theater", progress="strategy urbanism")
    game = table(
        "",
        a,
        city(),
        expansions=AGORA,
        age=2,
        removed=REMOVED,
        chambers=chambers((1, 0), decrees="coins_on_red"),
    )
    play(game, "trigger treason", "free walls")
    assert game.view().pawn == 3
    assert game.asked == "place"
    play(game, "place 2")
    assert coins(game, 0) == 2


def test_a_conspiracy_that_cannot_have_any_effect_is_not_offered():
    """AGORA-064, Z-16."""
    for name in (
        "blackmail",
        "expropriation",
        "swindle",
        "foreclosure",
        "coercion",
        "extortion",
        "sabotage",
        "embezzlement",
    ):
        game = plot(name)
        assert offers(game) == []
        assert game.why_not(0, f"trigger {name}") == f"{name}: would have no effect now"


def test_every_conspiracy_has_its_number():
    """AGORA-005, 006: 16 different ones, as printed; the decrees too."""
    catalog = plot("coup").ruleset.catalog
    assert (
        len({one.id for one in catalog.conspiracies})
        == len({one.id for one in catalog.decrees})
        == CONSPIRACIES
        == 16
    )


# --- all sixteen --------------------------------------------------------------------------------------------

EVERY = (
    "extortion", "expropriation", "swindle", "turn_of_events", "property_fraud", "treason", "espionage", "obscurantism",
    "embezzlement", "blackmail", "foreclosure", "coercion", "insider_influence", "coup", "political_maneuver", "sabotage",
)  # fmt: skip


def rich(conspiracies: list[dict], **more):
    """A table at which every conspiracy has an effect."""
    a = city("altar scriptorium", coins=9, conspiracies=conspiracies)
    b = city("theater tavern quarry workshop", coins=9, wonders="sphinx", built="pyramids")
    structure: list = [None] * 25
    structure[0] = "guard_tower"
    structure[18:] = ["baths", "stable", "clay_pit", "clay_pool", "lumber_yard", "stone_pit", "glassworks"]
    return table("", a, b, expansions=AGORA, structure=structure, chambers=chambers((1, 0), (0, 1)), **more)


def settled(game):
    """Answer whatever is asked with the first choice."""
    while game.asked != "turn":
        play(game, texts(game)[0])
    return game


def test_these_are_all_conspiracies():
    """AGORA-005."""
    assert set(EVERY) == {one.id for one in rich([]).ruleset.catalog.conspiracies}


@pytest.mark.parametrize("name", EVERY)
def test_a_conspiracy_is_triggered_only_by_its_owner_in_his_turn(name):
    """AGORA-060, 062."""
    game = rich(prepared(name, by="logging_camp"))
    assert offers(game) == [f"trigger {name}"]
    play(game, "discard baths")
    assert offers(game) == []


@pytest.mark.parametrize("name", EVERY)
def test_a_conspiracy_must_be_prepared(name):
    """AGORA-050, 060, 062: and is triggered in the next turn at the earliest."""
    game = rich(prepared(name))
    assert offers(game) == []
    play(game, f"prepare {name} with baths", "discard stable")
    assert offers(game) == [f"trigger {name}"]


@pytest.mark.parametrize("name", EVERY)
def test_a_conspiracy_is_used_up(name):
    """AGORA-060, 061: it stays face up with its card; the turn goes on; it never happens twice."""
    game = settled(play(rich(prepared(name, by="logging_camp")), f"trigger {name}"))
    assert game.owing == (0,)
    assert offers(game) == []
    shown = game.view(1).cities[0].conspiracies[0]
    assert (shown.conspiracy, shown.prepared, shown.is_triggered) == (name, "logging_camp", True)
    for _ in range(2):
        play(game, next(text for text in texts(game) if text.startswith("discard")))
        assert offers(game) == []


# --- odd cases, in the order of the rules -------------------------------------------------------------------


def test_political_maneuver_takes_a_control_and_its_decree():
    """AGORA-150, 071: the marker that is removed can be the one that decides."""
    a = plotter("political_maneuver")
    game = table(
        "baths", a, city(coins=0), expansions=AGORA, chambers=chambers((1, 2), decrees="discard_plus_two")
    )
    play(game, "trigger political_maneuver", "place 1")
    assert game.view().chambers[0].control is None
    play(game, "remove 1")
    assert game.view().chambers[0].control == 0
    assert coins(play(game, "pass", "discard baths"), 0) == 4


def test_political_maneuver_can_win():
    """AGORA-080: before the opponent loses a marker."""
    game = plot("political_maneuver", markers=[*[(2, 1)] * 5, (0, 0)])
    assert play(game, "trigger political_maneuver", "place 6").result == "political"


def test_embezzlement_leaves_the_markers():
    """AGORA-151: it counts them."""
    game = play(plot("embezzlement", b=city(coins=9), markers=[(2, 1), (3, 2)]), "trigger embezzlement")
    assert (coins(game, 0), coins(game, 1)) == (5, 6)
    assert [row.markers for row in game.view().chambers][:2] == [(2, 1), (3, 2)]


def test_obscurantism_takes_a_symbol_away():
    """AGORA-152, Z-24: Law gives the scales only while it is held."""
    b = city("library dispensary apothecary laboratory", coins=40, progress="law")
    game = plot("obscurantism", b=b, free="palace university", age=3)
    play(game, "trigger obscurantism", "lock law", "discard palace", "build university")
    assert not game.is_over
    assert "scales" not in game.view().cities[1].symbols


def test_obscurantism_makes_mathematics_count_less():
    """AGORA-152, DUEL-064."""
    game = plot("obscurantism", b=city(progress="mathematics economy"))
    assert line(game, 1, "progress") == 6
    assert line(play(game, "trigger obscurantism", "lock economy"), 1, "progress") == 3


def test_obscurantism_of_a_token_on_the_board():
    """AGORA-152: nobody can take it any more."""
    game = plot("obscurantism", b=city(coins=9), free="dispensary baths", own=plotter("obscurantism", "pharmacist", coins=9),
                board=["law"])  # fmt: skip
    play(game, "trigger obscurantism", "lock law", "build dispensary")
    assert (game.asked, game.owing) == ("turn", (1,))


def test_expropriation_ends_a_chain():
    """AGORA-153, DUEL-039; the discarded card can be constructed from the pile (DUEL-058)."""
    a = plotter("expropriation", coins=40, wonders="mausoleum")
    game = plot("expropriation", own=a, b=city("theater", coins=40), free="statue rostrum", age=2)
    play(game, "trigger expropriation", "destroy theater")
    assert play(game.copy(), "wonder mausoleum with rostrum").asked == "revive"
    play(game, "discard rostrum")
    assert price(game, "build statue") == 4


def test_a_discarded_blue_card_counts_for_no_senate_action():
    """AGORA-153, 032."""
    game = plot("expropriation", b=city("theater altar", coins=9), free="left_politician_1 baths")
    play(
        game,
        "trigger expropriation",
        "destroy altar",
        "discard baths",
        "recruit left_politician_1",
        "place 1",
    )
    assert game.asked == "turn"


def test_swindle_takes_no_coins_back():
    """AGORA-154: what Tavern paid stays; discarding pays less from now on."""
    game = plot("swindle", b=city("tavern", coins=4), free="baths theater")
    play(game, "trigger swindle", "destroy tavern", "discard baths", "discard theater")
    assert coins(game, 1) == 4 + 2


def test_sabotage_leaves_what_the_wonder_has_done():
    """Z-03: coins and the pawn stay; points, production and discounts end."""
    a = plotter("sabotage")
    b = city(coins=7, built="colossus hanging_gardens")
    game = plot("sabotage", own=a, b=b, pawn=-2)
    play(game.copy(), "trigger sabotage", "raze hanging_gardens")
    assert line(game, 1, "wonders") == 6
    play(game, "trigger sabotage", "raze colossus")
    assert (line(game, 1, "wonders"), coins(game, 1), game.view().pawn) == (3, 7, -2)


def test_property_fraud_constructs():
    """AGORA-158, Z-11: Strategy adds a shield, the decree pays, Urbanism does not; no card under it is
    turned up.
    """
    structure: list = [None] * 25
    structure[0], structure[3], structure[24] = "garrison", "altar", "quarry"
    own = plotter("property_fraud", progress="strategy urbanism")
    game = table(
        "",
        own,
        city(),
        expansions=AGORA,
        structure=structure,
        chambers=chambers((1, 0), decrees="coins_on_red"),
    )
    play(game, "trigger property_fraud", "free garrison")
    assert (game.view().pawn, coins(game, 0)) == (2, 1)


def test_treason_may_win():
    """AGORA-159, DUEL-082: the card is constructed with all its effects."""
    removed = [
        ["baths", "altar", "tavern"],
        ["statue", "walls", "forum"],
        ["university", "obelisk", "arsenal"],
    ]
    own = plotter("treason", "library dispensary apothecary laboratory", progress="law")
    game = play(plot("treason", own=own, age=3, removed=removed), "trigger treason", "free university")
    assert (game.result, game.winners) == ("science", (0,))


def test_espionage_can_bring_the_sixth_symbol():
    """AGORA-160, DUEL-082."""
    own = plotter("espionage", "library dispensary apothecary laboratory university")
    game = plot("espionage", own=own, board=["masonry", "economy", "theology", "strategy", "urbanism"])
    assert play(game, "trigger espionage", "token law").result == "science"


def test_espionage_needs_a_token_in_the_box():
    """AGORA-064, 160: here all twelve lie elsewhere."""
    b = city(progress="agriculture architecture mathematics philosophy urbanism corruption organized_crime")
    assert offers(plot("espionage", b=b, board=["law", "masonry", "economy", "theology", "strategy"])) == []


def test_an_extorted_wonder_is_constructed_like_an_own_one():
    """AGORA-161: and the opponent has it no more."""
    own = plotter("extortion", coins=40)
    game = plot("extortion", own=own, b=city(coins=40, wonders="sphinx"), free="baths theater")
    play(game, "trigger extortion", "seize sphinx", "wonder sphinx with baths")
    assert line(game, 0, "wonders") == 6
    assert game.view().cities[1].wonders == ()


def test_extortion_finds_nothing_when_seven_wonders_stand():
    """DUEL-025, AGORA-161: the last unbuilt one has gone back to the box."""
    own = plotter("extortion", coins=40, wonders="sphinx", built="colossus great_library")
    b = city(wonders="piraeus", built="pyramids great_lighthouse hanging_gardens mausoleum")
    game = plot("extortion", own=own, b=b, free="baths theater altar")
    assert offers(game) == ["trigger extortion"]
    play(game, "wonder sphinx with baths")
    assert offers(game) == []


def test_blackmail_does_not_touch_the_coins_of_astarte():
    """AGORA-162, PANTHEON-023."""
    b = city(coins=3, gods=["astarte"], protected=7)
    game = table("baths", plotter("blackmail"), b, expansions=ALL)
    play(game, "trigger blackmail")
    assert (coins(game, 0), coins(game, 1), game.view().cities[1].protected) == (2, 1, 7)
    only = table("baths", plotter("blackmail"), city(coins=0, gods=["astarte"], protected=7), expansions=ALL)
    assert offers(only) == []


def test_foreclosure_is_no_construction():
    """AGORA-167: what is taken counts for the new owner's guilds and prices, and moves no coins."""
    game = table("", plotter("foreclosure"), city("press", coins=5), expansions=AGORA,
                 chambers=chambers((1, 0), decrees="coins_on_yellow"))  # fmt: skip
    play(game, "trigger foreclosure", "take press")
    assert (coins(game, 0), coins(game, 1)) == (0, 5)
    assert (cards(game, 0), cards(game, 1)) == ({"press"}, set())


def test_coercion_is_of_one_colour():
    """AGORA-164: green for green; a blue card is no answer to a green one."""
    game = plot("coercion", "baths scriptorium", city("workshop theater"))
    play(game, "trigger coercion")
    assert set(texts(game)) == {"take workshop", "take theater"}
    assert texts(play(game, "take workshop")) == ["give scriptorium"]


def test_coercion_can_make_the_opponent_win():
    """AGORA-164, DUEL-082: nobody is kept from that."""
    own = plotter("coercion", "university")
    b = city("scriptorium library pharmacist school workshop", progress="law")
    game = plot("coercion", own=own, b=b, age=3)
    game = play(game, "trigger coercion", "take library", "give university")
    assert (game.result, game.winners) == ("science", (1,))


def test_insider_influence_moves_a_working_decree():
    """AGORA-165, 071: it works for whoever controls its new chamber."""
    a = plotter("insider_influence", coins=0)
    decrees = "discard_plus_two coins_on_blue"
    game = table(
        "theater altar",
        a,
        city(coins=0),
        expansions=AGORA,
        chambers=chambers((1, 0), (0, 1), decrees=decrees),
    )
    play(game, "trigger insider_influence", "decree 1 2", "pass", "discard theater")
    assert coins(game, 0) == 2
    assert coins(play(game, "discard altar"), 1) == 4


def test_insider_influence_can_win_by_the_shield():
    """AGORA-107, 165."""
    game = influence("shield coins_on_blue", [(0, 1), (1, 0)], pawn=7)
    game.state.track[:] = 0
    assert play(game, "trigger insider_influence", "decree 1 2").result == "military"


def test_coup_is_stopped_by_minerva():
    """AGORA-166, PANTHEON-028."""
    game = play(table("baths", plotter("coup"), expansions=ALL, minerva=2), "trigger coup")
    assert (game.view().pawn, game.view().minerva) == (1, None)


def test_coup_of_the_second_player():
    """AGORA-166: it moves the pawn toward A's capital."""
    b = plotter("coup")
    game = play(table("baths", city(), b, expansions=AGORA, on_turn=1), "trigger coup")
    assert (game.view().pawn, game.owing) == (-2, (1,))
