"""Agora: senators, chambers, political supremacy, tokens, wonders (AGORA-001 to 099)."""

import pytest

from argosy.game.duel.game import new_duel_game
from tests.rules.duel.table import cards, chambers, city, coins, line, play, prepared, price, table, texts

AGORA = ("agora",)
LEFT, CENTER, RIGHT = "left_politician_1", "center_politician_1", "right_politician_1"


def senate(free: str, a: dict | None = None, b: dict | None = None, **more):
    return table(free, a or city(coins=30), b or city(coins=30), expansions=AGORA, **more)


def view(game, chamber: int):
    return game.view().chambers[chamber - 1]


def test_setup():
    """AGORA-002, 003, 009, 010, 013 to 018."""
    game = new_duel_game(expansions=AGORA, seed=9)
    seen = game.view(0)
    assert [row.decrees[0] is not None for row in seen.chambers] == [True, False] * 3
    assert (len(seen.stock), set(seen.stock)) == (16, {None})
    assert [one.supply for one in seen.cities] == [12, 12]
    assert all(row.markers == (0, 0) and row.control is None for row in seen.chambers)
    assert int(game.ruleset.tables.wonders_count) == 14


def test_agora_components_stay_in_the_box_of_the_base_game():
    """AGORA-008."""
    ruleset = new_duel_game(seed=1).ruleset
    wonders = [ruleset.catalog.wonders[n].id for n in ruleset.tables.wonders_in_play[:12]]
    progress = [ruleset.catalog.progress[n].id for n in ruleset.tables.progress_in_play[:10]]
    assert not {"curia_julia", "knossos", "sanctuary"} & set(wonders)
    assert not {"corruption", "organized_crime", "mysticism"} & set(progress)


def test_a_senator_can_be_used_in_four_ways():
    """AGORA-020, 021, 030, 050."""
    game = senate(LEFT, city(coins=30, wonders="sphinx", conspiracies=prepared("coup")))
    wanted = {f"recruit {LEFT}", f"discard {LEFT}", f"wonder sphinx with {LEFT}", f"prepare coup with {LEFT}"}
    assert {text for text in texts(game) if LEFT in text} == wanted


@pytest.mark.parametrize(("own", "cost"), [(0, 0), (1, 1), (2, 2), (5, 5)])
def test_a_senator_costs_as_many_coins_as_senators_lie_in_the_city(own, cost):
    """AGORA-031."""
    names = " ".join(f"conspirator_{n}" for n in range(1, own + 1))
    game = senate(LEFT, city(names, coins=9))
    assert price(game, f"recruit {LEFT}") == cost
    play(game, f"recruit {LEFT}")
    assert LEFT in cards(game, 0)
    assert coins(game, 0) == 9 - cost


def test_corruption_makes_senators_free():
    """AGORA-099."""
    game = senate(
        LEFT, city("conspirator_1 conspirator_2 conspirator_3 conspirator_4", progress="corruption")
    )
    assert price(game, f"recruit {LEFT}") == 0


@pytest.mark.parametrize(("blue", "actions"), [("", 1), ("theater", 1), ("theater altar", 2), ("theater altar baths", 2),
                                               ("theater altar baths statue", 3)])  # fmt: skip
def test_senate_actions_by_blue_cards(blue, actions):
    """AGORA-032, 090."""
    game = play(senate(LEFT, city(blue, coins=5)), f"recruit {LEFT}")
    for _ in range(actions):
        assert game.asked == "senate"
        play(game, "place 1")
    assert (game.asked, game.owing) == ("turn", (1,))
    assert view(game, 1).markers == (actions, 0)


@pytest.mark.parametrize(("politician", "numbers"), [(LEFT, (1, 2)), (CENTER, (3, 4)), (RIGHT, (5, 6))])
def test_a_politician_places_in_the_section(politician, numbers):
    """AGORA-034, 036, 039: split freely between its two chambers."""
    game = play(senate(politician, city("theater altar", coins=5)), f"recruit {politician}")
    assert [text for text in texts(game) if text.startswith("place")] == [f"place {n}" for n in numbers]
    play(game, f"place {numbers[0]}", f"place {numbers[1]}")
    assert view(game, numbers[0]).control == view(game, numbers[1]).control == 0


def test_a_politician_with_three_blue_cards_adds_and_moves():
    """AGORA-032, 033, 039: left section, two actions: add one in chamber 1 or 2, move one."""
    game = play(senate(LEFT, city("theater altar baths", coins=5), chambers=chambers((0, 0), (0, 0), (1, 0))),
                f"recruit {LEFT}")  # fmt: skip
    assert texts(game) == ["place 1", "place 2", "shift 3 2", "shift 3 4", "pass"]
    play(game, "place 1", "shift 3 4")
    assert ([row.markers[0] for row in game.view().chambers], game.asked) == ([1, 0, 0, 1, 0, 0], "turn")


def test_placing_turns_a_decree_up():
    """AGORA-035."""
    game = play(senate(LEFT), f"recruit {LEFT}")
    assert view(game, 2).decrees == (None,)
    play(game, "place 2")
    assert view(game, 2).decrees != (None,)


def test_without_markers_adding_is_not_possible():
    """AGORA-036: the supply is 12."""
    game = play(senate(LEFT, chambers=chambers((12, 0))), f"recruit {LEFT}")
    assert texts(game) == ["shift 1 2", "pass"]


def test_moving_a_marker():
    """AGORA-037, 038: to a neighbouring chamber, across sections; a marker just placed may move, and move
    again.
    """
    game = play(senate(LEFT, city("theater altar baths statue", coins=5)), f"recruit {LEFT}", "place 2")
    moves = [text for text in texts(game) if text.startswith("shift")]
    assert moves == ["shift 2 1", "shift 2 3"]
    play(game, "shift 2 3", "shift 3 4")
    assert [row.markers[0] for row in game.view().chambers] == [0, 0, 0, 1, 0, 0]


def test_chambers_stand_in_a_row():
    """AGORA-037: from 6 to 1 is not allowed."""
    game = play(
        senate(RIGHT, chambers=chambers((0, 0), (0, 0), (0, 0), (0, 0), (0, 0), (1, 0))), f"recruit {RIGHT}"
    )
    assert [text for text in texts(game) if text.startswith("shift")] == ["shift 6 5"]


def test_senate_actions_may_be_left():
    """AGORA-033, 040, Z-15."""
    game = play(senate(LEFT, city("theater altar", coins=5)), f"recruit {LEFT}", "place 1", "pass")
    assert (game.asked, view(game, 1).markers) == ("turn", (1, 0))


def test_a_conspirator_places_anywhere_or_conspires():
    """AGORA-041."""
    game = play(senate("conspirator_1"), "recruit conspirator_1")
    assert texts(game) == [*(f"place {n}" for n in range(1, 7)), "conspire"]
    play(game, "place 6")
    assert (game.asked, view(game, 6).control) == ("turn", 0)


def test_conspiring():
    """AGORA-042, 043: keep one of the two top cards face down, the other on top or at the bottom."""
    game = play(
        senate("conspirator_1", stock=["coup", "swindle", "treason"]), "recruit conspirator_1", "conspire"
    )
    assert game.view(0).hand == ("coup", "swindle")
    assert game.view(1).hand == game.view().hand == ()
    assert texts(game) == ["plot coup top", "plot coup bottom", "plot swindle top", "plot swindle bottom"]
    other = game.copy()
    play(game, "plot coup top")
    assert game.view(0).stock == ("swindle", None)
    assert game.view(1).stock == (None, None)
    assert game.view(0).cities[0].conspiracies[0].conspiracy == "coup"
    assert game.view(1).cities[0].conspiracies[0].conspiracy is None
    play(other, "plot swindle bottom")
    assert other.view(0).stock == (None, "coup")


def test_knowledge_of_the_deck_ends_when_somebody_draws():
    """AGORA-043: what A put on top is no longer known to be there after B has drawn it."""
    a, b = city(coins=30), city(coins=30)
    game = senate("conspirator_1 conspirator_2", a, b, stock=["coup", "swindle", "treason", "extortion"])
    play(
        game,
        "recruit conspirator_1",
        "conspire",
        "plot coup top",
        "recruit conspirator_2",
        "conspire",
        "plot swindle top",
    )
    assert game.view(0).stock == (None, None)
    assert game.view(1).stock == ("treason", None)


def test_organized_crime_keeps_both():
    """AGORA-099."""
    game = senate(
        "conspirator_1", city(coins=9, progress="organized_crime"), stock=["coup", "swindle", "treason"]
    )
    play(game, "recruit conspirator_1", "conspire")
    assert [one.conspiracy for one in game.view(0).cities[0].conspiracies] == ["coup", "swindle"]
    assert game.asked == "turn"


def test_preparing():
    """AGORA-050, 051: any card, for nothing; it ends the turn; the card is neither in the pile nor in the
    city.
    """
    game = senate("baths theater", city(conspiracies=prepared("coup")))
    play(game, "prepare coup with baths")
    assert game.owing == (1,)
    assert game.view().discard == ()
    assert cards(game, 0) == set()
    shown = game.view(1).cities[0].conspiracies[0]
    assert (shown.conspiracy, shown.prepared) == (None, "baths")


def test_each_conspiracy_takes_one_card():
    """AGORA-051."""
    game = senate("baths", city(conspiracies=prepared("coup", by="theater")))
    assert not [text for text in texts(game) if text.startswith("prepare")]


def test_a_prepared_conspiracy_may_be_triggered_at_the_start_of_a_turn():
    """AGORA-005, 060, 061, 062: the turn goes on; one for each turn; it is used up."""
    game = senate(
        "baths theater", city(conspiracies=prepared("coup", "blackmail", by="altar tavern")), city(coins=8)
    )
    assert [text for text in texts(game) if "trigger" in text] == ["trigger blackmail", "trigger coup"]
    play(game, "trigger coup")
    assert (game.owing, game.view().pawn) == ((0,), 2)
    assert not [text for text in texts(game) if "trigger" in text]
    assert game.view(1).cities[0].conspiracies[0].conspiracy == "coup"
    play(game, "build theater", "discard baths")
    assert [text for text in texts(game) if "trigger" in text] == ["trigger blackmail"]


def test_a_conspiracy_that_is_not_prepared_is_not_triggered():
    """AGORA-060: Coup has a card under it, Blackmail has none."""
    a = city(conspiracies=[*prepared("coup", by="altar"), *prepared("blackmail")])
    game = senate("baths theater", a, city(coins=8))
    assert [text for text in texts(game) if "trigger" in text] == ["trigger coup"]


def test_a_conspiracy_prepared_in_this_turn_waits():
    """AGORA-062."""
    game = senate("baths theater", city(conspiracies=prepared("coup")))
    play(game, "prepare coup with baths", "discard theater")
    assert "trigger coup" in texts(game)


def test_an_extra_turn_allows_one_more():
    """AGORA-063, Z-14."""
    a = city(coins=30, wonders="sphinx", conspiracies=prepared("coup", "blackmail", by="altar tavern"))
    game = play(senate("baths theater", a, city(coins=8)), "trigger coup", "wonder sphinx with baths")
    assert "trigger blackmail" in texts(game)


# --- control ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("markers", "control"), [((1, 0), 0), ((1, 1), None), ((1, 2), 1), ((0, 0), None)])
def test_control(markers, control):
    """AGORA-070 to 072."""
    assert view(senate(LEFT, chambers=chambers(markers)), 1).control == control


def test_control_is_lost_and_gained_step_by_step():
    """AGORA-071, 072, 074: at equal numbers nobody controls the chamber; one marker more takes it."""
    game = senate("left_politician_1 left_politician_2", city("theater altar", coins=9),
                  chambers=chambers((0, 1), decrees="discard_plus_two"))  # fmt: skip
    play(game, "recruit left_politician_1", "place 1")
    assert view(game, 1).control is None
    play(game, "place 1")
    assert view(game, 1).control == 0


def test_points_of_chambers():
    """AGORA-073, 180: chambers 3 and 6 are 3 + 1."""
    game = senate("baths", chambers=chambers((0, 0), (0, 1), (1, 0), (1, 1), (0, 0), (2, 1)))
    assert (line(game, 0, "senate"), line(game, 1, "senate")) == (4, 2)


FIVE = [(1, 0)] * 5


def test_political_supremacy():
    """AGORA-080: all six chambers win at once."""
    game = senate(RIGHT, chambers=chambers(*FIVE))
    play(game, f"recruit {RIGHT}", "place 6")
    assert (game.result, game.winners) == ("political", (0,))


def test_five_chambers_do_not_win():
    """AGORA-080."""
    game = play(senate(RIGHT, chambers=chambers(*FIVE)), f"recruit {RIGHT}", "place 5")
    assert not game.is_over


@pytest.mark.parametrize(("markers", "result"), [(2, None), (3, "political")])
def test_a_marker_that_is_being_moved_wins_for_nobody(markers, result):
    """AGORA-037, 080: a move is one step: chambers are looked at when the marker has arrived, whoever then
    has all six.
    """
    rows = chambers((2, 2), (1, markers), *[(0, 1)] * 4)
    game = play(senate(LEFT, chambers=rows), f"recruit {LEFT}", "shift 1 2")
    assert game.result == result
    assert game.winners == ((1,) if result else ())
    assert [view(game, n).control for n in (1, 2)] == [1, 1 if result else None]


def test_a_move_that_ends_the_game_still_arrives():
    """AGORA-037, 106: the chamber that is left gives B the shield and the game.

    The marker lies where it was going.
    """
    rows = chambers((1, 1), (0, 1), decrees="shield coins_on_blue")
    game = play(senate(LEFT, pawn=-8, track=[], chambers=rows), f"recruit {LEFT}", "shift 1 2")
    assert (game.result, game.winners) == ("military", (1,))
    assert [(view(game, n).markers, view(game, n).control) for n in (1, 2)] == [((0, 1), 1), ((1, 1), None)]


def test_political_supremacy_by_a_military_token():
    """AGORA-080, 091: before any further effect."""
    game = play(senate("guard_tower", pawn=2, chambers=chambers(*FIVE)), "build guard_tower", "place 6")
    assert game.result == "political"


# --- tokens and wonders -------------------------------------------------------------------------------------


def test_agora_tokens_take_no_coins():
    """AGORA-091, Z-34: +2 to +6: the pawn moves all the way, then the small token, then the large one."""
    b = city(coins=7)
    game = senate(
        "arsenal",
        city("garrison", coins=40, progress="strategy"),
        b,
        age=3,
        pawn=2,
        chambers=chambers((0, 1)),
    )
    play(game, "build arsenal")
    assert (game.asked, len(texts(game)), game.view().pawn) == ("place", 6, 6)
    play(game, "place 3")
    assert texts(game) == ["remove 1"]
    play(game, "remove 1")
    assert texts(game) == ["shift 3 2", "shift 3 4", "pass"]
    play(game, "pass")
    assert (coins(game, 1), game.view().cities[1].supply) == (7, 12)


def test_removed_markers_return_to_the_supply():
    """AGORA-092."""
    game = senate("guard_tower", pawn=5, track=["+6"], chambers=chambers((0, 12)))
    play(game, "build guard_tower")
    assert game.view().cities[1].supply == 0
    play(game, "remove 1")
    assert game.view().cities[1].supply == 1


def test_a_token_entered_in_senate_actions_is_resolved_at_once():
    """AGORA-093: the remaining actions follow."""
    game = senate(LEFT, city("theater altar", coins=5), pawn=2, chambers=chambers(decrees="shield"))
    play(game, f"recruit {LEFT}", "place 1")
    assert (game.asked, game.view().pawn) == ("place", 3)
    play(game, "place 4")
    assert game.asked == "senate"


def test_placing_is_forced_and_skipped_without_markers():
    """Z-17."""
    game = senate("guard_tower", pawn=2, chambers=chambers((0, 1)))
    play(game, "build guard_tower")
    assert "pass" not in texts(game)
    empty = play(senate("guard_tower", pawn=2, chambers=chambers((12, 0))), "build guard_tower")
    assert empty.asked == "turn"


def draft(*first: str):
    """The draft of a game whose first wonders are these."""
    rest = [name for name in ("sphinx", "pyramids", "piraeus", "colossus", "mausoleum", "appian_way", "great_library",
                              "great_lighthouse", "circus_maximus", "hanging_gardens", "statue_of_zeus", "temple_of_artemis",
                              "curia_julia", "knossos") if name not in first]  # fmt: skip
    return table(
        "",
        city(coins=7),
        city(coins=7),
        expansions=AGORA,
        structure=None,
        picks=0,
        wonder_deck=[*first, *rest],
    )


def test_curia_julia_conspires_when_it_is_chosen():
    """AGORA-094, 095."""
    game = play(draft("curia_julia"), "pick curia_julia")
    assert (game.asked, game.owing, len(game.view(0).hand)) == ("plot", (0,), 2)
    play(game, texts(game)[0])
    assert (game.asked, game.owing) == ("pick", (1,))


def test_knossos_places_when_it_is_chosen():
    """AGORA-097: a face-down decree is turned up, control begins at once."""
    game = play(draft("knossos"), "pick knossos")
    assert (game.asked, len(texts(game))) == ("place", 6)
    play(game, "place 2")
    assert view(game, 2).control == 0
    assert view(game, 2).decrees != (None,)


def test_knossos_places_and_may_move_when_it_is_constructed():
    """AGORA-098, Z-02."""
    game = senate("baths", city(coins=30, wonders="knossos"))
    play(game, "wonder knossos with baths", "place 3")
    assert texts(game) == ["shift 3 2", "shift 3 4", "pass"]
    play(game, "pass")
    assert line(game, 0, "wonders") == 3
    assert game.owing == (1,)


def test_curia_julia_triggers_an_unprepared_conspiracy():
    """AGORA-096: if wanted; 6 coins; play again. Z-14: the next turn keeps its own right."""
    a = city(coins=30, wonders="curia_julia", conspiracies=prepared("coup", "blackmail", by="altar"))
    game = senate("baths theater", a, city(coins=8))
    play(game, "wonder curia_julia with baths")
    assert texts(game) == ["trigger blackmail", "pass"]
    other = game.copy()
    play(game, "trigger blackmail")
    assert coins(game, 0) == 30 - 10 + 4 + 6
    assert (game.owing, "trigger coup" in texts(game)) == ((0,), True)
    play(other, "pass")
    assert coins(other, 0) == 30 - 10 + 6


def test_curia_julia_without_conspiracies():
    game = play(senate("baths", city(coins=30, wonders="curia_julia")), "wonder curia_julia with baths")
    assert (game.asked, game.owing, coins(game, 0)) == ("turn", (0,), 26)


def test_senators_of_the_discard_pile_may_be_recruited():
    """Z-06: by Mausoleum, for free, with the effect; an option."""

    def mausoleum(**options):
        game = senate(
            "baths",
            city("conspirator_2", coins=30, wonders="mausoleum"),
            discard=["conspirator_1"],
            options=options,
        )
        return play(game, "wonder mausoleum with baths")

    game = mausoleum()
    assert texts(game) == ["revive conspirator_1"]
    play(game, "revive conspirator_1")
    assert (game.asked, coins(game, 0)) == ("conspirator", 30 - 10)
    assert mausoleum(senators_from_discard=False).asked == "turn"


def test_credits_and_the_senate_board_need_no_rule():
    """AGORA-001, 010, 182: components only; the board is there from the start."""
    assert len(new_duel_game(expansions=AGORA, seed=2).view().chambers) == 6
