"""Effects of cards, wonders and progress tokens; military; science; score (DUEL-050 to 103)."""

import pytest

from tests.rules.duel.table import cards, city, coins, line, play, prepared, table, texts


def build(
    card: str, own: str = "", other: str = "", *, age: int = 3, built: str = "", spent: int = 0, **more
) -> int:
    """Coins that constructing a card brings, its price left aside."""
    game = table(card, city(own, coins=50, built=built), city(other, coins=9), age=age, **more)
    paid = next(choice.price.total for choice in game.choices(0) if choice.text == f"build {card}")
    play(game, f"build {card}")
    return coins(game, 0) - 50 + paid


def test_tavern_and_brewery_pay_once():
    """DUEL-050."""
    assert build("tavern", age=1) == 4
    assert build("brewery", age=2) == 6


@pytest.mark.parametrize(
    ("card", "own", "built", "expected"),
    [
        ("chamber_of_commerce", "press glassworks", "", 6),
        ("port", "sawmill clay_pit", "", 4),
        ("armory", "stable garrison walls", "", 3),
        ("lighthouse", "tavern stone_reserve", "", 3),
        ("arena", "", "sphinx pyramids", 4),
        ("arena", "", "", 0),
    ],
)
def test_coins_for_each_card_of_the_own_city(card, own, built, expected):
    """DUEL-051: cards, not units; Lighthouse counts itself."""
    assert build(card, own, built=built) == expected


@pytest.mark.parametrize(
    ("guild", "own", "other", "expected"),
    [
        ("magistrates_guild", "baths altar", "theater statue temple aqueduct rostrum", 5),
        ("merchants_guild", "tavern", "", 1),
        ("shipowners_guild", "quarry clay_pit sawmill", "stone_pit press glassworks drying_room", 4),
        ("scientists_guild", "", "school", 1),
        ("tacticians_guild", "walls", "stable garrison", 2),
        ("builders_guild", "", "", 0),
        ("moneylenders_guild", "", "", 0),
    ],
)
def test_guilds_pay_for_the_city_with_the_most(guild, own, other, expected):
    """DUEL-052, 054 to 056: Shipowners adds both colours of one and the same city."""
    assert build(guild, own, other) == expected


def test_guild_points_look_at_the_end():
    """DUEL-053: it may be another city than at construction."""
    game = table("baths", city("magistrates_guild altar"), city("theater statue"), age=3)
    assert line(game, 0, "purple") == 2
    game = table("palace", city("magistrates_guild altar baths temple"), city("theater statue"), age=3)
    assert line(game, 0, "purple") == 3


def test_shipowners_guild_counts_one_city():
    """DUEL-054."""
    game = table(
        "palace",
        city("shipowners_guild quarry clay_pit sawmill"),
        city("stone_pit press glassworks drying_room"),
        age=3,
    )
    assert line(game, 0, "purple") == 4


def test_builders_guild():
    """DUEL-055."""
    game = table("palace", city("builders_guild", built="sphinx colossus"),
                 city(built="pyramids piraeus mausoleum appian_way"), age=3)  # fmt: skip
    assert line(game, 0, "purple") == 8


def test_moneylenders_guild():
    """DUEL-056."""
    game = table("palace", city("moneylenders_guild", coins=5), city(coins=14), age=3)
    assert line(game, 0, "purple") == 4


@pytest.mark.parametrize(
    ("wonder", "other", "offered"),
    [
        ("statue_of_zeus", "quarry press clay_pool theater", ["destroy clay_pool", "destroy quarry"]),
        ("circus_maximus", "quarry press", ["destroy press"]),
    ],
)
def test_destroying_a_card_of_the_opponent(wonder, other, offered):
    """DUEL-057: production and price effect end at once."""
    game = table("baths", city(coins=30, wonders=wonder), city(other))
    before = game.view().cities[0].prices
    play(game, f"wonder {wonder} with baths")
    assert (game.asked, texts(game)) == ("destroy", offered)
    target = offered[-1].split()[1]
    play(game, offered[-1])
    assert target in game.view().discard
    assert target not in cards(game, 1)
    resource = {"quarry": "stone", "press": "papyrus"}[target]
    assert (before[resource], game.view().cities[0].prices[resource]) == (3, 2)


def test_destroying_without_such_a_card_does_nothing():
    """DUEL-057."""
    game = play(
        table("baths", city(coins=30, wonders="circus_maximus"), city("quarry")),
        "wonder circus_maximus with baths",
    )
    assert (game.asked, game.owing) == ("turn", (1,))
    assert cards(game, 1) == {"quarry"}


def test_mausoleum_constructs_a_discarded_card_for_free():
    """DUEL-058, Z-11: it is no chain construction; Strategy and effects at once apply."""
    a = city("theater", coins=30, wonders="mausoleum", progress="strategy urbanism")
    game = table("baths", a, city(), discard=["statue", "walls"])
    play(game, "wonder mausoleum with baths")
    assert texts(game) == ["revive walls", "revive statue"]
    copy = game.copy()
    before = coins(game, 0)
    play(game, "revive statue")
    assert coins(game, 0) == before
    play(copy, "revive walls")
    assert copy.view().pawn == 3


def test_mausoleum_with_an_empty_pile_does_nothing():
    """DUEL-058: the card under the wonder is not in the pile."""
    game = play(table("baths", city(coins=30, wonders="mausoleum")), "wonder mausoleum with baths")
    assert (game.asked, game.owing) == ("turn", (1,))


def test_great_library_draws_three_of_the_box():
    """DUEL-059: one is played, the others return."""
    game = table(
        "baths",
        city(coins=30, wonders="great_library"),
        board=["law", "masonry", "economy", "theology", "strategy"],
    )
    play(game, "wonder great_library with baths")
    drawn = game.view(0).drawn
    assert len(drawn) == 3
    assert set(drawn) <= {"agriculture", "architecture", "mathematics", "philosophy", "urbanism"}
    assert texts(game) == [f"token {name}" for name in drawn]
    assert (game.view(1).drawn, len(game.view(1).box)) == ((), 5)
    play(game, f"token {drawn[0]}")
    assert game.view().cities[0].progress == (drawn[0],)
    assert len(game.view().box) == 4


def test_what_great_library_did_not_play_is_in_the_box_again():
    """DUEL-059, AGORA-160: Espionage finds all tokens of the box but the one that was played."""
    a = city(coins=30, wonders="great_library", conspiracies=prepared("espionage", by="altar"))
    board = ["law", "masonry", "economy", "theology", "strategy"]
    game = table("baths theater workshop", a, city(), expansions=("agora",), board=board)
    play(game, "wonder great_library with baths")
    played = texts(game)[0]
    play(game, played, "discard theater", "trigger espionage")
    left = [
        "agriculture",
        "architecture",
        "mathematics",
        "philosophy",
        "urbanism",
        "corruption",
        "organized_crime",
    ]
    assert set(texts(game)) == {f"token {name}" for name in left} - {played}


def test_great_library_draws_what_is_left():
    expansion = "agriculture architecture mathematics philosophy urbanism"
    game = table("baths", city(coins=30, wonders="great_library"), city(progress=expansion),
                 board=["law", "masonry", "economy", "theology", "strategy"])  # fmt: skip
    play(game, "wonder great_library with baths")
    assert game.asked == "turn"


def test_appian_way_takes_what_is_there():
    """DUEL-063."""
    game = play(
        table("baths", city(coins=30, wonders="appian_way"), city(coins=2)), "wonder appian_way with baths"
    )
    assert coins(game, 1) == 0
    assert coins(game, 0) == 30 - 10 + 3
    assert game.owing == (0,)


@pytest.mark.parametrize(("token", "gain"), [("agriculture", 6), ("urbanism", 6), ("philosophy", 0)])
def test_progress_tokens_that_pay_at_once(token, gain):
    """DUEL-064, 069."""
    game = table("pharmacist", city("dispensary", coins=20), board=[token])
    play(game, "build pharmacist", f"token {token}")
    assert coins(game, 0) == 20 - 2 + gain


def test_points_of_progress_tokens():
    """DUEL-064: Mathematics and two others are 9 points from Mathematics."""
    game = table("baths", city(progress="mathematics philosophy law"), city(progress="agriculture"))
    assert line(game, 0, "progress") == 9 + 7
    assert line(game, 1, "progress") == 4


@pytest.mark.parametrize(
    ("card", "wonder", "progress", "steps"),
    [
        ("arsenal", "", "strategy", 4),
        ("arsenal", "", "", 3),
        ("arsenal", "colossus", "strategy", 2),
    ],
)
def test_strategy_is_for_red_cards_constructed_from_now_on(card, wonder, progress, steps):
    """DUEL-067, 070."""
    game = table(card, city("garrison", coins=40, wonders=wonder, progress=progress), age=3)
    play(game, f"wonder {wonder} with {card}" if wonder else f"build {card}")
    assert game.view().pawn == steps


def test_theology_gives_wonders_another_turn():
    """DUEL-068, 060: at most once."""
    game = table("baths theater altar", city(coins=60, wonders="pyramids sphinx", progress="theology"))
    play(game, "wonder pyramids with baths")
    assert game.owing == (0,)
    play(game, "wonder sphinx with theater", "build altar")
    assert game.owing == (1,)


def test_urbanism_pays_for_chains():
    """DUEL-069: not for free cards without a chain."""
    game = table("statue", city("theater", coins=5, progress="urbanism"), age=2)
    play(game, "build statue")
    assert coins(game, 0) == 9
    game = play(table("theater", city(coins=5, progress="urbanism")), "build theater")
    assert coins(game, 0) == 5


# --- military -----------------------------------------------------------------------------------------------


def fight(
    card: str,
    *,
    pawn: int,
    coins_b: int = 7,
    progress: str = "",
    track: tuple[str, ...] = ("-6", "-3", "+3", "+6"),
):
    game = table(
        card, city(coins=40, progress=progress), city(coins=coins_b), age=3, pawn=pawn, track=list(track)
    )
    return play(game, f"build {card}")


@pytest.mark.parametrize(
    ("card", "pawn", "coins_b", "progress", "track", "expected"),
    [
        ("guard_tower", 2, 7, "", ("+3", "+6"), (3, 5)),
        ("guard_tower", 2, 1, "", ("+3", "+6"), (3, 0)),
        ("arsenal", 2, 7, "strategy", ("+3", "+6"), (6, 0)),
        ("arsenal", 3, 7, "strategy", ("+6",), (7, 2)),
        ("guard_tower", 2, 7, "", ("+6",), (3, 7)),
    ],
)
def test_military_tokens(card, pawn, coins_b, progress, track, expected):
    """DUEL-071."""
    game = fight(card, pawn=pawn, coins_b=coins_b, progress=progress, track=track)
    assert (game.view().pawn, coins(game, 1)) == expected


def test_a_token_is_gone_after_its_use():
    """DUEL-071: leaving the zone and entering it again costs nothing."""
    game = fight("guard_tower", pawn=2)
    assert game.view().track == ("-6", "-3", "+6")


def test_tokens_of_the_other_side_are_for_the_other_player():
    game = table("guard_tower", city(coins=10), city(coins=10), on_turn=1, pawn=-2)
    play(game, "build guard_tower")
    assert (game.view().pawn, coins(game, 0)) == (-3, 8)


def test_the_capital_ends_the_game():
    """DUEL-072: surplus shields are lost."""
    game = fight("arsenal", pawn=7)
    assert (game.view().pawn, game.result, game.winners) == (9, "military", (0,))
    assert texts(game) == []


@pytest.mark.parametrize(
    ("pawn", "a", "b"), [(-8, 0, 10), (2, 2, 0), (4, 5, 0), (0, 0, 0), (-1, 0, 2), (6, 10, 0), (-5, 0, 5)]
)
def test_military_points(pawn, a, b):
    """DUEL-073."""
    game = table("baths", pawn=pawn)
    assert (line(game, 0, "military"), line(game, 1, "military")) == (a, b)


def test_losing_a_red_card_does_not_move_the_pawn_back():
    """DUEL-070: red cards cannot be lost in the base game; the pawn follows constructions alone."""
    assert table("baths", city("walls stable"), city()).view().pawn == 0


# --- science ------------------------------------------------------------------------------------------------


def test_a_pair_gives_a_progress_token():
    """DUEL-081."""
    game = table("dispensary", city("pharmacist", coins=40), age=2, board=["law", "masonry"])
    play(game, "build dispensary")
    assert texts(game) == ["token law", "token masonry"]
    play(game, "token masonry")
    assert (game.owing, game.view().board) == ((1,), ("law",))


def test_a_pair_without_tokens_on_the_board_gives_nothing():
    """DUEL-081."""
    game = play(table("dispensary", city("pharmacist", coins=40), age=2, board=[]), "build dispensary")
    assert (game.asked, game.owing) == ("turn", (1,))


FIVE = "library dispensary apothecary laboratory"


def test_six_different_symbols_win_at_once():
    """DUEL-080, 082: quill, mortar, wheel, plumb, scales, now sphere."""
    game = table("university", city(FIVE, coins=40, progress="law"), age=3)
    play(game, "build university")
    assert (game.result, game.winners) == ("science", (0,))


def test_five_symbols_do_not_win():
    """DUEL-082."""
    game = play(table("university", city(FIVE, coins=40), age=3), "build university")
    assert not game.is_over


def test_law_can_be_the_sixth_symbol():
    """DUEL-082."""
    game = table("scriptorium", city(f"{FIVE} university", coins=40), board=["law", "masonry"])
    play(game, "build scriptorium")
    assert game.asked == "progress"
    play(game, "token law")
    assert game.result == "science"


# --- score --------------------------------------------------------------------------------------------------


def test_the_sheet_of_the_rulebook():
    """DUEL-100: 62 points."""
    a = city("theater aqueduct palace library academy lighthouse moneylenders_guild", coins=8,
             built="pyramids sphinx", progress="philosophy mathematics")  # fmt: skip
    game = table("baths", a, city(coins=14), age=3, pawn=4)
    rows = {row.line: row.points for row in game.scores()[0].lines}
    assert rows == {"blue": 15, "green": 5, "yellow": 3, "purple": 4, "wonders": 15, "progress": 13, "coins": 2,
                    "military": 5, "senate": 0, "gods": 0}  # fmt: skip
    assert game.scores()[0].total == 62


@pytest.mark.parametrize(("amount", "points"), [(17, 5), (9, 3), (4, 1), (2, 0)])
def test_three_coins_are_a_point(amount, points):
    """DUEL-101."""
    assert line(table("baths", city(coins=amount)), 0, "coins") == points


def last_card(a: dict, b: dict):
    """The last card of the game is discarded by A for 2 coins."""
    return play(table("arsenal", a, b, age=3, alone=True), "discard arsenal")


def test_a_tie_is_broken_by_blue_points():
    """DUEL-102: 14 to 14, blue 0 against 8."""
    a = city("", coins=0, built="pyramids hanging_gardens piraeus")
    b = city("courthouse theater", built="sphinx")
    game = last_card(a, b)
    assert [sheet.total for sheet in game.scores()] == [14, 14]
    assert (game.result, game.winners) == ("blue", (1,))


def test_a_full_tie_is_shared():
    """DUEL-102: 15 to 15, blue 9 each."""
    game = last_card(
        city("courthouse statue", built="sphinx"), city("aqueduct temple", built="great_lighthouse piraeus")
    )
    assert [sheet.total for sheet in game.scores()] == [15, 15]
    assert [line(game, seat, "blue") for seat in (0, 1)] == [9, 9]
    assert (game.result, game.winners) == ("shared", (0, 1))
    assert [sheet.rank for sheet in game.scores()] == [1, 1]


def test_more_points_win():
    game = last_card(city("palace statue"), city("town_hall"))
    assert (game.result, game.winners) == ("civilian", (0,))
    assert [sheet.rank for sheet in game.scores()] == [1, 2]


def test_the_items_of_every_line_add_up():
    a = city(
        "theater library lighthouse magistrates_guild", built="sphinx", progress="mathematics law", coins=4
    )
    game = table("baths", a, city("palace"), age=3)
    for sheet in game.scores():
        for row in sheet.lines:
            assert not row.items or sum(points for _, points in row.items) == row.points
        assert sum(row.points for row in sheet.lines) == sheet.total
