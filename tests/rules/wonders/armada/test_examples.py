"""The worked examples of the rulebooks: E000 (2018, Russian and Polish) and E001 (2020, French)."""

from argosy.game import new_game
from tests.rules.wonders.armada.sea import GREEN, MAKES_ALL, explorers, sea
from tests.rules.wonders.armada.test_naval_conflict import ranked


def cost_of(game, letter: str, text: str) -> dict[str, int]:
    """Resources of a listed choice, card or stage and ship together."""
    seat = game.seat(letter)
    choice = next(choice for choice in game.game.choices(seat) if choice.text.split(" pay ")[0] == text)
    told = game.game.explain(seat, choice)
    return {r: told.cost.get(r, 0) + told.naval_cost.get(r, 0) for r in {**told.cost, **told.naval_cost}}


def tokens(edition: int, strengths: str, ages=(1, 2, 3)) -> list[list[int]]:
    return [ranked(edition, age, strengths) for age in ages]


def blue_card(edition):
    game = (
        sea(edition)
        .wonder(A="rhodos:a")
        .shipyard(A="shipyard_1")
        .city(A="stone_pit clay_pool")
        .hands(A="baths")
    )
    assert cost_of(game, "A", "build baths + ship") == {"stone": 1, "clay": 1}
    game.turn(A="build baths + ship")
    assert game.spaces("A") == (0, 0, 1, 0)


def stage(edition):
    """A first stage for two stone: Gizah A in 2010, Olympia A in 2020."""
    wonder = {2018: "gizah:a", 2020: "olympia:a"}[edition]
    game = (
        sea(edition).wonder(A=wonder).shipyard(A="shipyard_1").city(A="quarry lumber_yard").hands(A="altar")
    )
    assert cost_of(game, "A", "stage with altar + ship") == {"stone": 2, "wood": 1}
    game.turn(A="stage with altar + ship")
    assert (game.spaces("A"), game.built_stages("A")) == ((1, 0, 0, 0), 1)


def test_e000_01():
    """ARMADA-NAVAL-2, ARMADA-NAVAL-5: Gabriel pays 1 stone and 1 clay."""
    blue_card(2018)


def test_e000_02():
    """ARMADA-NAVAL-3, ARMADA-NAVAL-5: Anne pays 2 stone and 1 wood."""
    stage(2018)


def test_e000_03():
    """ARMADA-CONFLICT-3, ARMADA-CONFLICT-7, ARMADA-CONFLICT-9: Gabriel 2, Paula 2, Anne 8, Romeo 6, Fred 6
    in Age II.
    """
    assert ranked(2018, 2, "2 2 8 6 6") == [-2, -2, 5, 0, 0]


def test_e000_04():
    """ARMADA-GUILD-1: Philosophers 12, but 10; Traders 6."""
    left = "apothecary workshop scriptorium dispensary laboratory library school tavern marketplace forum caravansery"
    right = "lodge observatory university academy study east_trading_post west_trading_post"
    game = sea(2018).city(A="philosophers_guild traders_guild", B=left, D=right)
    assert game.score("A", "guilds") == 10 + 6


def test_e000_05():
    """ARMADA-RED-1, ARMADA-CONFLICT-2, ARMADA-TERM-3: third space 3, island 2."""
    assert sea(2018).ships(A="red 3").islands(A="windy_harbor").strength("A") == 5


def test_e000_06():
    """ARMADA-TAX-1, ARMADA-TAX-2, ARMADA-YELLOW-1, ARMADA-YELLOW-2: Paula, Art, Romeo."""
    game = sea(2018, coins=5, seats=3).ships(A="yellow 1", B="yellow 1").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert [game.coins(letter) for letter in "ABC"] == [5 + 2, 5 + 3, 5 + 3 - 1]


def test_e000_07():
    """ARMADA-TAX-2, ARMADA-TAX-3, ARMADA-YELLOW-1, ARMADA-YELLOW-3: Paula to 6, Art to 4."""
    game = sea(2018, coins=5, seats=3).ships(A="yellow 5", B="yellow 3").hands(A="altar", B="theater")
    game.turn(A="sell altar for ship", B="sell theater for ship")
    assert [game.coins(letter) for letter in "ABC"] == [5, 5 + 4 - 2, 5 + 3 - 4]
    assert game.strength("A") == 2


def test_e000_08():
    """ARMADA-BLUE-1, ARMADA-BLUE-2: last blue space."""
    game = sea(2018).ships(A="blue 6")
    assert (game.score("A", "fleet"), game.strength("A")) == (10, 1)


def test_e000_09():
    """ARMADA-EXPLORE-2, ARMADA-GREEN-1: Art alone on the second green space."""
    game = explorers(2018, who="A")
    game.turn(A=GREEN["A"])
    assert len(game.drawn("A")) == 4
    game.turn(A=f"keep {game.drawn('A')[0]}")
    assert len(game.settled("A")) == 1


def test_e000_10():
    """ARMADA-EXPLORE-3: Flora, Romeo, Gabriel in a game of seven."""
    game = explorers(2018, seats=7)
    game.turn(**GREEN)
    drawn = [game.drawn(letter) for letter in "ABC"]
    assert [len(islands) for islands in drawn] == [3, 3, 3]
    game.turn(**{letter: f"keep {islands[0]}" for letter, islands in zip("ABC", drawn, strict=True)})
    assert [len(game.settled(letter)) for letter in "ABC"] == [1, 1, 1]


def test_e000_11():
    """ARMADA-PIRATE-1: Gabriel on space 3, Paula at the start."""
    game = sea(2018, coins=5).ships(B="yellow 3").hands(A="pirate_cache")
    game.turn(A="build pirate_cache")
    assert [game.coins(letter) for letter in "BC"] == [5 + 3 - 2, 5 + 3]


def test_e000_12():
    """ARMADA-LAND-3, ARMADA-LAND-4, ARMADA-TEAM-10, ARMADA-TEAM-11: Gabriel (A), Paula (B) are a team.

    Romeo is C.
    """
    game = (
        sea(2018, seats=6, age=2, turn=7, coins=20, teams=True)
        .city(A="clay_pool loom glassworks press")
        .hands(A="quay altar")
    )
    game.turn(A="build quay")
    assert game.won("C") == (-1,)
    assert game.won("A").count(3) == 1 + 2


def test_e000_13():
    """ARMADA-FAQ-1: Babylon B with two stages, the last two cards of an Age."""
    game = sea(2018, turn=7).wonder(A="babylon:b").stages(A=2).shipyard(A="shipyard_1").city(A=MAKES_ALL)
    game.hands(A="altar theater").turn(A="build altar + ship")
    game.turn(A="build theater + ship")
    assert game.space("A", "blue") == 2


def test_e000_14():
    """ARMADA-CONFLICT-7: all equal."""
    for edition in (2018, 2020):
        assert tokens(edition, "2 2 2 2") == [[0, 0, 0, 0]] * 3


def test_e000_15():
    """ARMADA-LAND-7, ARMADA-LAND-8: Dock and Jetty by one player: one extra conflict."""
    game = sea(2018, seats=5, turn=7).landings(C="AA").city(C="dock jetty").end_age()
    assert game.won("A") == (-1,)


def test_e000_16():
    """ARMADA-LAND-10: target of two incursions: four conflicts."""
    game = (
        sea(2018, seats=5, turn=7)
        .landings(C="A", D="A")
        .city(B="stockade", C="barracks", D="guard_tower", E="dock")
    )
    assert game.end_age().won("A") == (-1,) * 4


def test_e000_17():
    """ARMADA-LAND-9, ARMADA-LAND-3: Diplomacy does not stop an incursion."""
    game = sea(2018, with_cities=True, turn=8).landings(A="C").diplomacy(C=1).city(A="stockade").end_age()
    assert game.won("C") == (-1,)


def test_e000_18():
    """ARMADA-LAND-8, ARMADA-LAND-11: Diplomacy of the player between: exactly one conflict."""
    game = sea(2018, with_cities=True, turn=8).landings(A="C").diplomacy(B=1).city(A="stockade").end_age()
    assert (game.won("C"), game.won("A"), game.won("B")) == ((-1,), (1, 1), ())


def test_e000_34():
    """ARMADA-MIX-3: three coins owed, one paid, two debts."""
    game = (
        sea(2018, with_cities=True, coins=9).city(A="lumber_yard").hands(A="pirate_cache").ships(B="yellow 6")
    )
    game.turn(A="build pirate_cache")
    assert game.choices("B") == ("debt 0", "debt 1", "debt 2", "debt 3")
    game.turn(B="debt 2")
    assert (game.coins("B"), game.debts_of("B")) == (9 + 3 - 1, 2)


def test_e000_19():
    """ARMADA-TEAM-7: two tokens each in every Age."""
    for age, victory in ((1, 1), (2, 3), (3, 5)):
        game = sea(2018, age=age, turn=7, teams=True).city(B="stockade").end_age()
        assert (game.won("B"), game.won("C")) == ((victory, victory), (-1, -1))


def test_e000_20():
    """ARMADA-EIGHT-2, ARMADA-EIGHT-3: eight players."""
    game = new_game("wonders", players=8, edition=2010, expansions=["armada"], seed=1)
    deck = [game.ruleset.catalog.cards[kind] for kind in game.state.decks[2] if kind >= 0]
    assert (
        len(deck),
        sum(card.color == "purple" for card in deck),
        sum(card.part == "armada" for card in deck),
    ) == (
        56,
        9,
        7,
    )
    assert (len(game.view(0).hand), game.view(0).turns) == (7, 6)


def test_e000_21():
    """ARMADA-SETUP-2, ARMADA-SETUP-3: three players."""
    tables = sea(2018, seats=3).ruleset.tables.armada
    assert [int(size) for size in tables.deck_size] == [8 - 2, 8 - 2, 8 - 1]
    assert int(tables.used) == 3


def test_e000_22():
    """ARMADA-NAVAL-11, ARMADA-CARD-25: two movements with one card."""
    game = sea(2018).shipyard(A="shipyard_1").city(A="clay_pool").hands(A="shipyard")
    game.turn(A="build shipyard + ship")
    game.turn(A="move green")
    assert game.spaces("A") == (0, 0, 1, 1)


def level_two_in_age_one(edition):
    game = explorers(edition, who="A", ships="green 3").city(A="press ore_vein lumber_yard foundry")
    game.turn(A="build scriptorium + ship")
    assert (game.game.state.age, len(game.drawn("A"))) == (1, 4)
    assert all(island.endswith("harbor") for island in game.drawn("A"))


def test_e000_23():
    """ARMADA-SETUP-5: level 2 in Age I."""
    level_two_in_age_one(2018)


def test_e000_24():
    """ARMADA-CONFLICT-4, ARMADA-CONFLICT-5, ARMADA-CONFLICT-6."""
    assert tokens(2018, "9 7 5 3 1") == [[3, 1, 0, 0, -1], [5, 3, 0, 0, -2], [7, 5, 3, 0, -3]]


def test_e000_25():
    """ARMADA-CONFLICT-8."""
    assert tokens(2018, "6 6 4 1") == [[1, 1, 0, -1], [3, 3, 0, -2], [5, 5, 3, -3]]


def test_e000_26():
    """ARMADA-CONFLICT-9."""
    assert tokens(2018, "6 4 4 1") == [[3, 0, 0, -1], [5, 0, 0, -2], [7, 3, 3, -3]]


def test_e000_27():
    """ARMADA-CONFLICT-9."""
    assert tokens(2018, "6 6 4 4 1", ages=[3]) == [[5, 5, 0, 0, -3]]


def test_e000_28():
    """ARMADA-CONFLICT-10."""
    assert tokens(2018, "7 5 3 3 1", ages=[3]) == [[7, 5, 0, 0, -3]]


def test_e000_29():
    """ARMADA-CONFLICT-7."""
    assert tokens(2018, "5 2 2") == [[3, -1, -1], [5, -2, -2], [7, -3, -3]]


def test_e000_30():
    """ARMADA-SELL-1: 3 coins or the yellow ship."""
    game = sea(2018).hands(A="altar")
    assert [text for text in game.choices("A") if text.startswith("sell altar")] == [
        "sell altar",
        "sell altar for ship",
    ]


def test_e000_31():
    """ARMADA-NAVAL-7, ARMADA-NAVAL-8, ARMADA-NAVAL-10: chain and Olympia pay in full.

    The discard pile moves nothing.
    """
    chain = (
        sea(2018, age=2).wonder(A="olympia:a").stages(A=2).shipyard(A="shipyard_1").city(A="baths clay_pool")
    )
    chain.hands(A="aqueduct courthouse")
    assert cost_of(chain, "A", "build aqueduct + ship") == {"clay": 1}
    assert cost_of(chain, "A", "free courthouse + ship") == {"clay": 1}
    pile = sea(2018).wonder(A="halikarnassos:b").city(A=MAKES_ALL).discarded("altar").hands(A="baths")
    pile.turn(A="stage with baths")
    assert "revive altar" in pile.choices("A")
    assert not any("ship" in text.split() for text in pile.choices("A"))


def test_e000_32():
    """ARMADA-TAX-6: level 2 above tax 1."""
    game = sea(2018, coins=5).ships(A="yellow 1", B="yellow 3").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 5 + 3


def test_e000_33():
    """ARMADA-CARD-7 to ARMADA-CARD-12: 0, 0, 2, 3, 4, 5 points."""
    cards = ("shipyard", "construction_yard", "dry_dock", "hangar", "captaincy", "naval_ministry")
    assert [sea(2018).city(A=card).score("A", "civil") for card in cards] == [0, 0, 2, 3, 4, 5]


def test_e001_01():
    """ARMADA-NAVAL-2, ARMADA-NAVAL-5."""
    blue_card(2020)


def test_e001_02():
    """ARMADA-NAVAL-3, ARMADA-NAVAL-5."""
    stage(2020)


def test_e001_03():
    """ARMADA-RED-1, ARMADA-TERM-3: the third case is our space 2."""
    assert sea(2020).ships(A="red 2").strength("A") == 2


def test_e001_04():
    """ARMADA-TAX-2: the levier reaches space 4, the other one is on space 1."""
    game = sea(2020, coins=5).ships(A="yellow 3", B="yellow 1").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 5 + 3 - 1


def test_e001_05():
    """ARMADA-BLUE-1, ARMADA-TERM-3."""
    assert sea(2020).ships(A="blue 2").score("A", "civil") == 2


def test_e001_06():
    """ARMADA-EXPLORE-3: two explorers, four cards each, one left."""
    game = explorers(2020, who="AB")
    game.turn(A=GREEN["A"], B=GREEN["B"])
    drawn = [game.drawn(letter) for letter in "AB"]
    assert [len(islands) for islands in drawn] == [4, 4]
    game.turn(A=f"keep {drawn[0][0]}", B=f"keep {drawn[1][0]}")
    assert len(game.island_deck(1)) == 9 - 2


def test_e001_07():
    """ARMADA-SCI-1: n symbols n²."""
    for count in range(1, 11):
        game = sea(2020)
        game.game.state.cities[0].science[0] = count
        assert game.score("A", "science") == count**2


def test_e001_08():
    """ARMADA-TEAM-7: Age II, 2 shields against 3."""
    game = sea(2020, age=2, turn=7, teams=True).city(B="stockade barracks", C="walls guard_tower")
    game.end_age()
    assert (game.won("B"), game.won("C")) == ((-1, -1), (3, 3))


def test_e001_09():
    """ARMADA-DEAL-1, ARMADA-MIX-4: 7 cards in the base game, 8 with Armada, 9 with Cities too."""
    tables = ([], ["armada"], ["armada", "cities"])
    hands = [
        len(new_game("wonders", players=4, edition=2020, expansions=expansions).view(0).hand)
        for expansions in tables
    ]
    assert hands == [7, 8, 9]


def test_e001_10():
    """ARMADA-CONFLICT-4, ARMADA-CONFLICT-5."""
    assert tokens(2020, "9 7 5 3 1") == [[3, 1, 0, 0, -1], [5, 3, 0, 0, -2], [7, 5, 0, 0, -3]]


def test_e001_11():
    """ARMADA-CONFLICT-8."""
    assert tokens(2020, "6 6 4 1") == [[1, 1, 0, -1], [3, 3, 0, -2], [5, 5, 0, -3]]


def test_e001_12():
    """ARMADA-CONFLICT-9."""
    assert tokens(2020, "6 4 4 1") == [[3, 0, 0, -1], [5, 0, 0, -2], [7, 0, 0, -3]]


def test_e001_13():
    """ARMADA-CONFLICT-7."""
    assert tokens(2020, "5 2 2") == [[3, -1, -1], [5, -2, -2], [7, -3, -3]]


def test_e001_14():
    """ARMADA-TAX-6: level 1 against tax 1."""
    game = sea(2020, coins=5).ships(A="yellow 1", B="yellow 1").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 5 + 3


def test_e001_15():
    """ARMADA-TAX-5: no coins at the start, 3 for a sale, tax 2 at level 0."""
    game = sea(2020, coins=0).ships(A="yellow 3").hands(A="altar")
    game.turn(A="sell altar for ship")
    assert game.coins("B") == 1


def test_e001_16():
    """ARMADA-GUILD-1: a purple card worth 12."""
    cards = "apothecary workshop scriptorium dispensary laboratory library school lodge observatory university academy study"
    names = cards.split()
    game = sea(2020).city(A="philosophers_guild", B=" ".join(names[:6]), D=" ".join(names[6:]))
    assert game.score("A", "guilds") == 10


def test_e001_17():
    """ARMADA-TEAM-14: 90 points each, 11 coins against 10."""
    game = sea(2020, age=3, teams=True)
    points, coins = (50, 40, 45, 45), (5, 6, 10, 0)
    for city, score, mine in zip(game.game.state.cities, points, coins, strict=False):
        city.coins, city.armada.tokens[0] = mine, score - mine // 3
    game.game.state.over = 1
    assert [sheet.total for sheet in game.game.scores()] == list(points)
    assert game.game.winners == (0, 1)


def test_e001_18():
    """ARMADA-LAND-10: two landings: four conflicts."""
    game = (
        sea(2020, seats=5, turn=7)
        .landings(C="A", D="A")
        .city(B="stockade", C="barracks", D="guard_tower", E="dock")
    )
    assert game.end_age().won("A") == (-1,) * 4


def test_e001_19():
    """ARMADA-SETUP-2, ARMADA-SETUP-3: three players."""
    tables = sea(2020, seats=3).ruleset.tables.armada
    assert (24 - sum(int(size) for size in tables.deck_size), int(tables.used)) == (5, 3)


def test_e001_20():
    """ARMADA-SETUP-5: level 2 in Age I."""
    level_two_in_age_one(2020)


def test_no_example_is_lost():
    """All 34 of E000 and all 20 of E001 have a test (ARMADA-NAVAL-1)."""
    names = " ".join(name for name in globals() if name.startswith("test_e0"))
    wanted = [f"e000_{number:02}" for number in range(1, 35)] + [
        f"e001_{number:02}" for number in range(1, 21)
    ]
    assert [name for name in wanted if name not in names] == []
