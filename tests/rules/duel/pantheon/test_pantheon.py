"""Pantheon: tokens, divinities, temples, and both expansions together (PANTHEON-001 to 045)."""

import pytest

from argosy.game.duel.game import new_duel_game
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

PANTHEON = ("pantheon",)


def gods(*names: str | None) -> list[str | None]:
    """Gods on spaces 1, 2, ...; the gate far away."""
    return [*names, *[None] * 6][:6]


def pantheon(
    free: str, a: dict | None = None, b: dict | None = None, *, age: int = 2, expansions=PANTHEON, **more
):
    return table(free, a or city(coins=40), b or city(coins=40), expansions=expansions, age=age, **more)


def activate(
    god: str, a: dict | None = None, b: dict | None = None, *choices: str, free: str = "statue school", **more
):
    """A activates a god that lies on space 6 (3 coins for A)."""
    game = pantheon(free, a, b, spaces=gods(None, None, None, None, None, god), **more)
    return play(game, f"activate {god}", *choices)


# --- setup and tokens ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("expansions", "wonders", "progress"), [(PANTHEON, 14, 13), (ALL, 16, 15)])
def test_setup(expansions, wonders, progress):
    """PANTHEON-001, 002, 003, 040."""
    game = new_duel_game(expansions=expansions, seed=8)
    tables = game.ruleset.tables
    assert (int(tables.wonders_count), int(tables.progress_count)) == (wonders, progress)
    pantheon = game.state.pantheon
    assert list(pantheon.deck_count) == [3] * 5
    assert sum(int(n) >= 0 for n in pantheon.mythology_at) == 5
    assert sorted(int(n) for n in pantheon.offering_at if n >= 0) == [0, 1, 2]
    assert [deck.gods for deck in game.view(0).decks] == [(None, None, None)] * 5


def under_token(**more):
    """Card 14 alone covers the face-down card 9, on which a Greek token lies."""
    structure: list = [None] * 20
    structure[9], structure[14], structure[19] = "tavern", "baths", "theater"
    decks = [["enki", "ishtar", "nisaba"], ["astarte", "baal", "tanit"], ["aphrodite", "hades", "zeus"],
             ["anubis", "isis", "ra"], ["mars", "minerva", "neptune"]]  # fmt: skip
    return table("", city(coins=9), city(coins=9), expansions=PANTHEON, structure=structure, mythology_at={"9": "greek"},
                 mythology_decks=decks, **more)  # fmt: skip


def test_a_mythology_token_brings_a_divinity_into_the_pantheon():
    """PANTHEON-010, 011: before the card is turned up; one of the two top cards, the other back on top."""
    game = play(under_token(), "build baths")
    assert (game.asked, game.owing) == ("enshrine", (0,))
    assert game.view().cities[0].mythology == {"greek": 1}
    assert game.view().structure[9].card is None
    assert {text.split()[1] for text in texts(game)} == {"aphrodite", "hades"}
    assert len(texts(game)) == 12
    play(game, "enshrine hades 3")
    assert (game.owing, game.view().structure[9].card) == ((1,), "tavern")
    assert game.view(0).spaces[2].god == "hades"
    assert game.view(1).spaces[2].is_taken
    assert game.view(1).spaces[2].god is None
    assert game.view(0).decks[2].gods == ("aphrodite", None)
    assert game.view(1).decks[2].gods == (None, None)


def test_a_second_token_of_a_mythology_sees_the_card_put_back():
    """PANTHEON-011."""
    structure: list = [None] * 20
    structure[9], structure[14], structure[11], structure[16], structure[19] = (
        "tavern",
        "baths",
        "altar",
        "quarry",
        "theater",
    )
    game = table("", city(coins=9), city(coins=9), expansions=PANTHEON, structure=structure,
                 mythology_at={"9": "greek", "11": "greek"})  # fmt: skip
    play(game, "build baths")
    first = {text.split()[1] for text in texts(game)}
    kept = min(first)
    back = (first - {kept}).pop()
    play(game, f"enshrine {kept} 1", "discard quarry")
    second = {text.split()[1] for text in texts(game)}
    assert second == {"aphrodite", "hades", "zeus"} - {kept}
    assert back in second


def test_several_tokens_are_handled_one_after_the_other():
    """PANTHEON-012."""
    structure: list = [None] * 20
    structure[9], structure[11], structure[15], structure[19] = "tavern", "altar", "baths", "theater"
    structure[16] = "quarry"
    game = table("", city(coins=9), city(coins=9), expansions=PANTHEON, structure=[*structure[:10], "garrison", None, *structure[12:]],
                 mythology_at={"9": "greek", "10": "roman"})  # fmt: skip
    play(game, "build baths")
    assert game.asked == "enshrine"
    assert {text.split()[1] for text in texts(game)} < {"aphrodite", "hades", "zeus"}
    play(game, texts(game)[0])
    assert game.owing == (1,)
    play(game, "discard quarry")
    assert {text.split()[1] for text in texts(game)} < {"mars", "minerva", "neptune"}
    both: list = [None] * 20
    both[9], both[10], both[15], both[19] = "tavern", "altar", "baths", "theater"
    game = table(
        "",
        city(coins=9),
        city(coins=9),
        expansions=PANTHEON,
        structure=both,
        mythology_at={"9": "greek", "10": "roman"},
    )
    play(game, "build baths")
    play(game, texts(game)[0])
    assert (game.asked, game.owing) == ("enshrine", (0,))


def test_an_offering_token_is_kept():
    """PANTHEON-004, 013."""
    structure: list = [None] * 20
    structure[6], structure[11], structure[5] = "statue", "school", "walls"
    game = table("", city(coins=9), city(coins=9), expansions=PANTHEON, age=2, structure=structure, offering_at={"6": 3},
                 spaces=gods("tanit"))  # fmt: skip
    play(game, "discard school")
    assert game.view().cities[0].offerings == (3,)


def test_divinities_are_turned_up_at_the_start_of_age_two():
    """PANTHEON-014, DUEL-090: the gate goes to the empty space; all this before it is said who begins."""
    spaces = ["zeus", "mars", None, "baal", "ra", "enki"]
    game = table("baths", city(coins=0), city(), expansions=PANTHEON, spaces=spaces, alone=True)
    assert [space.god for space in game.view(0).spaces] == [None] * 6
    assert not [text for text in texts(game) if text.startswith("activate")]
    play(game, "discard baths")
    assert game.asked == "first"
    assert [space.god for space in game.view(1).spaces] == ["zeus", "mars", "gate", "baal", "ra", "enki"]
    assert len(game.view().enki) == 2
    assert len(game.view().box) == 13 - 5 - 2


def test_activating_takes_no_card_of_the_structure():
    """PANTHEON-015, 024: Tanit pays 12 coins; it is the whole turn."""
    game = activate("tanit")
    assert coins(game, 0) == 40 - 3 + 12
    assert game.owing == (1,)
    assert game.view().cities[0].gods == ("tanit",)
    assert game.view().spaces[5].god is None
    assert sum(place.is_open for place in game.view().structure) == 6


@pytest.mark.parametrize(
    ("space", "a", "b"), [(1, 8, 3), (2, 7, 4), (3, 6, 5), (4, 5, 6), (5, 4, 7), (6, 3, 8)]
)
def test_costs_by_space(space, a, b):
    """PANTHEON-016."""
    spaces: list = [None] * 6
    spaces[space - 1] = "tanit"
    for seat, cost in ((0, a), (1, b)):
        game = pantheon("school", on_turn=seat, spaces=spaces)
        assert price(game, "activate tanit") == cost


def test_sanctuary_and_offerings_lower_the_cost():
    """PANTHEON-013, 016, 018: space 2: 7; Sanctuary 5; with the 4 of offerings 1; with the 3 too 0."""
    a = city(coins=40, built="sanctuary", offerings=[3, 4])
    game = pantheon("school", a, spaces=gods(None, "tanit"))
    wanted = {
        "activate tanit": 5,
        "activate tanit offering 3": 2,
        "activate tanit offering 4": 1,
        "activate tanit offering 3 4": 0,
    }
    assert {text: price(game, text) for text in texts(game) if "tanit" in text} == wanted
    play(game, "activate tanit offering 4")
    assert game.view().cities[0].offerings == (3,)
    assert coins(game, 0) == 40 - 1 + 12


def test_no_offering_is_given_in_vain():
    """PANTHEON-013: no change is given."""
    game = pantheon(
        "school", city(coins=40, offerings=[2, 3, 4]), spaces=gods(None, None, None, None, None, "tanit")
    )
    ways = [text.removeprefix("activate tanit").strip() for text in texts(game) if "tanit" in text]
    assert ways == ["", "offering 2", "offering 3", "offering 4"]


def test_the_gate_costs_twice_before_other_discounts():
    """PANTHEON-016, Z-19: space 3 for A with Sanctuary: 12 - 2."""
    game = pantheon("school", city(coins=40, built="sanctuary"), spaces=gods(None, None, "gate"))
    assert price(game, "activate gate") == 10


def test_the_gate():
    """PANTHEON-017: the top card of every deck; one for free; everybody knows the others."""
    decks = [["ishtar"], ["tanit", "baal"], ["aphrodite"], [], ["mars"]]
    game = pantheon("school statue", spaces=gods(None, None, None, None, None, "gate"), mythology_decks=decks)
    play(game, "activate gate")
    assert texts(game) == ["activate ishtar", "activate tanit", "activate aphrodite", "activate mars"]
    assert game.view(1).open_gods == ("ishtar", "tanit", "aphrodite", "mars")
    play(game, "activate aphrodite")
    assert coins(game, 0) == 40 - 6
    assert game.view().cities[0].gods == ("aphrodite", "gate")
    assert line(game, 0, "gods") == 9
    assert [deck.gods for deck in game.view(1).decks] == [("ishtar",), ("tanit", None), (), (), ("mars",)]
    assert game.owing == (1,)


def test_divine_theater():
    """PANTHEON-018: look at one deck, activate one for free, return the others in any order."""
    decks = [["ishtar"], ["tanit", "baal", "astarte"], ["aphrodite"], [], ["mars"]]
    game = pantheon(
        "school statue", city(coins=40, wonders="divine_theater"), mythology_decks=decks, spaces=gods("zeus")
    )
    play(game, "wonder divine_theater with school")
    assert texts(game) == ["open mesopotamian", "open phoenician", "open greek", "open roman"]
    play(game, "open phoenician")
    assert (game.view(0).open_gods, game.view(1).open_gods) == (("tanit", "baal", "astarte"), ())
    play(game, "activate tanit")
    assert texts(game) == ["top baal", "top astarte"]
    play(game, "top astarte")
    assert game.view(0).decks[1].gods == ("astarte", "baal")
    assert game.view(1).decks[1].gods == (None, None)
    assert coins(game, 0) == 40 - 10 + 12
    assert line(game, 0, "wonders") == 2
    assert game.owing == (1,)


def test_sanctuary_plays_again():
    """PANTHEON-018."""
    game = pantheon("school statue", city(coins=40, wonders="sanctuary"), spaces=gods("zeus"))
    assert play(game, "wonder sanctuary with school").owing == (0,)


# --- temples and progress -----------------------------------------------------------------------------------


def test_grand_temples_are_free_with_the_token():
    """PANTHEON-019, Z-21: the token is kept; it counts as a chain for Urbanism."""
    a = city(coins=20, mythology=["greek"], progress="urbanism")
    game = pantheon("grand_temple_greek grand_temple_roman", a, age=3)
    assert price(game, "build grand_temple_greek") == 0
    assert price(game, "build grand_temple_roman") == 10
    play(game, "build grand_temple_greek")
    assert coins(game, 0) == 24
    assert game.view().cities[0].mythology == {"greek": 1}


def test_the_cost_of_a_grand_temple():
    """PANTHEON-019: own 2 stone, opponent 1 glass: 2 + 3 + 2."""
    game = pantheon("grand_temple_greek", city("shelf_quarry", coins=20), city("glassworks"), age=3)
    assert price(game, "build grand_temple_greek") == 7


@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 5), (2, 12), (3, 21)])
def test_points_of_grand_temples(count, points):
    """PANTHEON-019."""
    names = ["grand_temple_greek", "grand_temple_roman", "grand_temple_egyptian"][:count]
    assert line(pantheon("palace", city(" ".join(names)), age=3), 0, "purple") == points


def test_mysticism():
    """PANTHEON-030: 2 points for each token still held."""
    game = pantheon("palace", city(progress="mysticism", mythology=["greek", "greek"], offerings=[2]), age=3)
    assert line(game, 0, "progress") == 6


def test_poliorcetics():
    """PANTHEON-030: pawn +2, 2 shields, opponent 7 coins: 3 left."""
    game = pantheon("walls", city(coins=20, progress="poliorcetics"), city(coins=7), pawn=2)
    play(game, "build walls")
    assert coins(game, 1) == 3
    back = pantheon("walls", city(coins=20), city(coins=7, progress="poliorcetics"), pawn=1)
    play(back, "build walls")
    assert coins(back, 0) == 20 - 4


def test_poliorcetics_counts_the_shield_of_a_decree():
    """Z-23."""
    a = city(coins=9, progress="poliorcetics")
    game = pantheon(
        "left_politician_1", a, city(coins=7), expansions=ALL, chambers=chambers(decrees="shield")
    )
    play(game, "recruit left_politician_1", "place 1")
    assert (game.view().pawn, coins(game, 1)) == (1, 6)


@pytest.mark.parametrize(("card", "age"), [("senate", 3), ("barracks", 2), ("grand_temple_greek", 3)])
def test_engineering(card, age):
    """PANTHEON-030, Z-20: 1 coin to the bank; no chain for Urbanism."""
    game = pantheon(card, city(coins=20, progress="engineering urbanism"), city(progress="economy"), age=age)
    assert price(game, f"build {card}") == 1
    play(game, f"build {card}")
    assert (coins(game, 0), coins(game, 1)) == (19, 0)


def test_engineering_at_equal_price_gives_the_opponent_nothing():
    """PANTHEON-030, Z-20, Z-30: clay produced, wood at the fixed price of 1, or 1 coin by Engineering: to
    the bank.
    """
    a = city("clay_pool wood_reserve", coins=9, progress="engineering")
    game = pantheon("horse_breeders", a, city(progress="economy"), age=2)
    choice = next(one for one in game.choices(0) if one.text == "build horse_breeders")
    assert (choice.price.bank, choice.price.opponent, choice.how) == (1, 0, "engineering")
    assert coins(play(game, "build horse_breeders"), 1) == 0


def test_engineering_is_for_cards_with_a_chain_symbol_under_their_cost():
    """PANTHEON-030: and it is never dearer."""
    game = pantheon(
        "palace lighthouse", city("brickyard glassworks", coins=20, progress="engineering"), age=3
    )
    assert price(game, "build palace") == 2 + 2 + 2
    assert price(game, "build lighthouse") == 0
    chained = pantheon("lighthouse", city("tavern", coins=20, progress="engineering"), age=3)
    assert price(chained, "build lighthouse") == 0


# --- divinities ---------------------------------------------------------------------------------------------


def test_enki():
    """PANTHEON-020: one of the two tokens on him, the other returns."""
    game = pantheon(
        "school statue",
        spaces=gods(None, None, None, None, None, "enki"),
        enki=["law", "masonry"],
        board=["economy"],
    )
    play(game, "activate enki")
    assert texts(game) == ["token law", "token masonry"]
    play(game, "token masonry")
    assert game.view().cities[0].progress == ("masonry",)
    assert "law" in game.view().box
    assert game.view().enki == ()


def test_enki_at_the_gate_draws_tokens():
    """PANTHEON-020: if he is not chosen, both return."""
    decks = [["enki"], [], ["aphrodite"], [], []]
    game = pantheon("school statue", spaces=gods("gate"), mythology_decks=decks, board=["economy"])
    play(game, "activate gate")
    assert len(game.view(1).enki) == 2
    other = game.copy()
    play(game, "activate aphrodite")
    assert game.view().enki == ()
    assert len(game.view().box) == 12
    play(other, "activate enki")
    assert other.asked == "enki"


def test_ishtar_is_the_scales():
    """PANTHEON-021, DUEL-080, Z-26."""
    game = activate("ishtar", city(coins=40, progress="law"), board=["masonry"])
    assert texts(game) == ["token masonry"]
    game = activate(
        "ishtar", city("library dispensary apothecary laboratory academy", coins=40), free="palace", age=3
    )
    assert game.result == "science"


def test_law_as_the_second_scales():
    """Z-26."""
    game = pantheon("library", city("scriptorium", coins=40, gods=["ishtar"]), board=["law", "masonry"])
    play(game, "build library", "token law")
    assert texts(game) == ["token masonry"]


def test_nisaba():
    """PANTHEON-022: the symbol counts for her owner too: a pair."""
    game = activate("nisaba", city("library", coins=40), city("scriptorium workshop", coins=9), board=["law"])
    assert texts(game) == ["snake workshop", "snake scriptorium"]
    play(game, "snake scriptorium")
    assert (game.asked, game.view().snake) == ("progress", "scriptorium")
    assert cards(game, 1) == {"scriptorium", "workshop"}


def test_nisaba_without_a_green_card():
    """PANTHEON-022: no effect."""
    game = activate("nisaba", city("library", coins=40), city("baths"))
    assert (game.asked, game.owing) == ("turn", (1,))


def test_nisaba_can_win():
    """PANTHEON-022."""
    game = activate("nisaba", city("library dispensary apothecary laboratory academy", coins=40), city("university"),
                    "snake university", free="palace", age=3)  # fmt: skip
    assert game.result == "science"


def test_astarte():
    """PANTHEON-023, Z-22: 7 coins: spendable after the treasury, safe from losses, 1 point each."""
    game = activate("astarte", city(coins=5))
    assert (coins(game, 0), game.view().cities[0].protected) == (2, 7)
    assert (line(game, 0, "gods"), line(game, 0, "coins")) == (7, 0)
    a = city(coins=3, protected=7, gods=["astarte"])
    game = play(pantheon("walls statue", a), "build walls")
    assert (coins(game, 0), game.view().cities[0].protected) == (0, 6)
    b = city(coins=1, protected=7, gods=["astarte"])
    game = play(pantheon("baths", city(coins=40, wonders="appian_way"), b), "wonder appian_way with baths")
    assert (coins(game, 1), game.view().cities[1].protected) == (0, 7)


def test_baal():
    """PANTHEON-024."""
    game = activate("baal", None, city("quarry press theater"))
    assert texts(game) == ["take quarry", "take press"]
    play(game, "take press")
    assert game.view().cities[0].makes == {"papyrus": 1}


def test_aphrodite_and_mars():
    """PANTHEON-024: 9 points; 2 shields, to which Strategy adds nothing."""
    assert line(activate("aphrodite"), 0, "gods") == 9
    assert activate("mars", city(coins=40, progress="strategy")).view().pawn == 2


def test_hades():
    """PANTHEON-025."""
    game = activate("hades", None, None, discard=["walls"])
    assert texts(game) == ["revive walls"]
    play(game, "revive walls")
    assert game.view().pawn == 2
    assert coins(game, 0) == 37


def test_isis():
    """PANTHEON-025: an own wonder for free with a card of the discard pile."""
    game = activate("isis", city(coins=3, wonders="sphinx pyramids"), None, discard=["walls", "temple"])
    assert texts(game) == [
        f"wonder {w} with {c}" for w in ("sphinx", "pyramids") for c in ("walls", "temple")
    ]
    play(game, "wonder sphinx with temple")
    assert (coins(game, 0), line(game, 0, "wonders"), game.owing) == (0, 6, (0,))
    assert game.view().discard == ("walls",)


@pytest.mark.parametrize(("wonders", "discard"), [("", ["walls"]), ("sphinx", [])])
def test_isis_without_wonder_or_card(wonders, discard):
    assert activate("isis", city(coins=3, wonders=wonders), None, discard=discard).owing == (1,)


def test_ra():
    """PANTHEON-025, 045."""
    game = activate(
        "ra", city(coins=40, wonders="colossus piraeus mausoleum great_library"), city(wonders="sphinx")
    )
    play(game, "seize sphinx")
    assert len(game.view().cities[0].wonders) == 5
    assert game.view().cities[1].wonders == ()


def zeus_structure() -> list[str | None]:
    structure: list = [None] * 20
    structure[6], structure[11], structure[5] = "statue", "school", "walls"
    return structure


def test_zeus():
    """PANTHEON-026, Z-18: covered and face down too; a token on it goes to the player."""
    game = pantheon("", structure=zeus_structure(), spaces=gods("zeus"), offering_at={"6": 4})
    play(game, "activate zeus")
    assert texts(game) == ["strike 5", "strike 6", "strike 11"]
    other = game.copy()
    play(game, "strike 6")
    assert game.view().discard == ("statue",)
    assert game.view().cities[0].offerings == (4,)
    play(other, "strike 11")
    assert other.view().discard == ("school",)
    assert other.view().cities[0].offerings == (
        4,
    )  # card 6 became free and was turned up at the end of the turn
    assert other.view().structure[6].card == "statue"


def test_zeus_in_age_one_brings_a_divinity():
    """Z-18: by the Divine Theater."""
    structure: list = [None] * 20
    structure[9], structure[14], structure[19] = "tavern", "baths", "theater"
    decks = [["ishtar"], ["tanit"], ["zeus"], [], ["mars", "minerva"]]
    game = table("", city(coins=40, wonders="divine_theater"), city(), expansions=PANTHEON, structure=structure,
                 mythology_at={"9": "roman"}, mythology_decks=decks)  # fmt: skip
    play(game, "wonder divine_theater with theater", "open greek", "activate zeus", "strike 9")
    assert game.asked == "enshrine"
    play(game, "enshrine minerva 2")
    assert game.view().cities[0].mythology == {"roman": 1}


def test_anubis():
    """PANTHEON-027, Z-04: of either player; points and lasting effects end; it may be built again with its
    effects.
    """
    a = city(coins=3, wonders="")
    a["wonders"] = [{"id": "temple_of_artemis", "built": True, "card": "baths"}]
    b = city()
    b["wonders"] = [{"id": "great_lighthouse", "built": True, "card": "altar"}]
    game = activate("anubis", a, b)
    assert texts(game) == ["unbuild temple_of_artemis", "unbuild great_lighthouse"]
    other = game.copy()
    play(game, "unbuild great_lighthouse")
    assert game.view().cities[1].chooses == ()
    assert line(game, 1, "wonders") == 0
    assert game.view().discard == ("altar",)
    assert [(one.wonder, one.is_built) for one in game.view().cities[1].wonders] == [
        ("great_lighthouse", False)
    ]
    play(other, "unbuild temple_of_artemis", "discard school")
    other.state.cities[0].coins = 20
    fresh = other.copy()
    play(fresh, "wonder temple_of_artemis with statue")
    assert coins(fresh, 0) == 20 - 8 + 12


def test_minerva_stops_the_pawn():
    """PANTHEON-028, Z-33: pawn +1, Minerva on +3, 3 shields: pawn +2, Minerva gone, no token."""
    game = activate("minerva")
    assert len(texts(game)) == 16
    assert not {"guard 0", "guard 9", "guard -9"} & set(texts(game))
    play(game, "guard +3")
    assert game.view().minerva == 3
    game = pantheon("arsenal palace", city(coins=40), city(coins=7), age=3, pawn=1, minerva=3)
    play(game, "build arsenal")
    assert (game.view().pawn, game.view().minerva, coins(game, 1)) == (2, None, 7)
    assert game.view().track == ("-6", "-3", "+3", "+6")


def test_minerva_stops_it_once():
    game = pantheon("arsenal palace", city(coins=40), city(coins=7), age=3, pawn=1, minerva=-3)
    assert play(game, "build arsenal").view().pawn == 4


def test_neptune():
    """PANTHEON-029: one token away without effect, another one applied."""
    game = activate("neptune", None, city(coins=9))
    assert texts(game) == ["sink -6", "sink -3", "sink +3", "sink +6"]
    play(game, "sink -6")
    assert texts(game) == ["use -3", "use +3", "use +6"]
    play(game, "use +6")
    assert (coins(game, 1), game.view().track, game.owing) == (4, ("-3", "+3"), (1,))


def test_neptune_with_one_token():
    game = activate("neptune", None, city(coins=9), track=["+3"])
    play(game, "sink +3")
    assert (coins(game, 1), game.owing) == (9, (1,))


def test_neptune_with_agora_tokens():
    """PANTHEON-042: the player applies the marker effect."""
    game = pantheon("school statue", expansions=ALL, spaces=gods("neptune"))
    play(game, "activate neptune", "sink +6", "use -3")
    assert (game.asked, game.owing) == ("place", (0,))


# --- both expansions
# ---------------------------------------------------------------------------------------------


def test_the_turn_with_both_expansions():
    """AGORA-181, PANTHEON-041: a conspiracy first, then a card or a god."""
    a = city(coins=20, conspiracies=prepared("coup", by="logging_camp"))
    game = pantheon("school statue", a, expansions=ALL, spaces=gods("tanit"))
    assert {"trigger coup", "activate tanit", "discard school"} <= set(texts(game))
    play(game, "trigger coup", "activate tanit")
    assert game.owing == (1,)


def test_the_snake_leaves_with_its_card():
    """PANTHEON-043."""
    a = city("baths library", coins=5, gods=["nisaba"], conspiracies=prepared("coercion", by="logging_camp"))
    game = pantheon(
        "statue", a, city("scriptorium"), expansions=ALL, snake="scriptorium", snake_owner=0, board=["law"]
    )
    assert game.view().cities[0].symbols == {"quill": 2}
    play(game, "trigger coercion", "take scriptorium", "give library")
    assert game.view().snake is None
    assert game.view().cities[0].symbols == {"quill": 1}
    assert game.asked == "turn"


def test_temples_by_the_tokens_of_the_opponent():
    """PANTHEON-044."""
    b = city(mythology=["greek"])
    game = pantheon(
        "grand_temple_greek",
        city(coins=20),
        b,
        expansions=ALL,
        age=3,
        chambers=chambers((1, 0), decrees="opponent_chains"),
    )
    assert price(game, "build grand_temple_greek") == 0
    without = pantheon(
        "grand_temple_greek",
        city(coins=20),
        b,
        expansions=ALL,
        age=3,
        chambers=chambers((0, 1), decrees="opponent_chains"),
    )
    assert price(without, "build grand_temple_greek") == 10


# --- odd cases of the divinities, in the order of the rules -------------------------------------------------

GODS = (
    "enki", "ishtar", "nisaba", "astarte", "baal", "tanit", "aphrodite", "hades", "zeus", "anubis", "isis", "ra", "mars",
    "minerva", "neptune",
)  # fmt: skip


def test_these_are_all_divinities():
    """PANTHEON-001: fifteen, and the gate."""
    catalog = new_duel_game(expansions=PANTHEON, seed=1).ruleset.catalog
    assert {god.id for god in catalog.divinities} == {*GODS, "gate"}


@pytest.mark.parametrize("god", GODS)
def test_a_god_is_activated_once_and_by_one_player(god):
    """PANTHEON-015, 016: paid for, taken out of the Pantheon; without the coins he cannot be activated."""
    spaces = gods(None, None, None, None, None, god)
    assert f"activate {god}" not in texts(pantheon("school statue", city(coins=2), spaces=spaces))
    game = activate(god, city(coins=3))
    while game.asked != "turn":
        play(game, texts(game)[0])
    assert god in game.view().cities[0].gods
    assert [space.god for space in game.view().spaces] == [None] * 6
    assert not [text for text in texts(game) if text.startswith("activate")]


@pytest.mark.parametrize("god", GODS)
def test_no_god_is_activated_in_age_one(god):
    """PANTHEON-015: from Age II on."""
    game = pantheon("baths", age=1, spaces=gods(None, None, None, None, None, god))
    assert not [text for text in texts(game) if text.startswith("activate")]


@pytest.mark.parametrize("god", ["baal", "hades", "ra", "anubis", "isis", "nisaba"])
def test_a_god_who_finds_nothing_is_activated_all_the_same(god):
    """PANTHEON-022, 024, 025, 027: without an effect."""
    game = activate(god, city(coins=3), city("theater", coins=9))
    assert (game.asked, game.owing, coins(game, 0)) == ("turn", (1,), 0)
    assert game.view().cities[0].gods == (god,)


def test_enki_with_an_almost_empty_expansion():
    """PANTHEON-020: he draws what is there."""
    b = city(
        progress="agriculture architecture economy mathematics philosophy strategy theology urbanism mysticism poliorcetics"
    )
    decks = [["enki"], [], [], [], []]
    game = pantheon("school statue", city(coins=40), b, spaces=gods("gate"), mythology_decks=decks,
                    board=["law", "masonry"])  # fmt: skip
    play(game, "activate gate", "activate enki")
    assert texts(game) == ["token engineering"]
    assert play(game, "token engineering").view().cities[0].progress == ("engineering",)


def test_ishtar_alone_gives_no_pair():
    """PANTHEON-021."""
    game = activate("ishtar", board=["law", "masonry"])
    assert (game.asked, game.owing) == ("turn", (1,))


def test_nisaba_may_copy_a_symbol_that_is_no_pair():
    """PANTHEON-022: and the opponent keeps his card and its symbol."""
    game = activate(
        "nisaba", city("library", coins=40), city("workshop", coins=9), "snake workshop", board=["law"]
    )
    assert (game.asked, game.owing) == ("turn", (1,))
    assert game.view().cities[0].symbols == {"quill": 1, "plumb": 1}
    assert game.view().cities[1].symbols == {"plumb": 1}


def test_the_coins_of_astarte_pay_for_gods_senators_and_resources():
    """PANTHEON-023."""
    a = city("conspirator_2", coins=0, protected=7, gods=["astarte"])
    game = pantheon(
        "walls conspirator_1", a, expansions=ALL, spaces=gods(None, None, None, None, None, "tanit")
    )
    left = {
        text: play(game.copy(), text).view().cities[0].protected
        for text in ("build walls", "recruit conspirator_1", "activate tanit")
    }
    assert left == {"build walls": 3, "recruit conspirator_1": 6, "activate tanit": 4}


def test_the_coins_of_astarte_are_points_one_by_one():
    """PANTHEON-023: not also one for three."""
    game = pantheon("palace", city(coins=2, protected=6, gods=["astarte"]), age=3)
    assert (line(game, 0, "gods"), line(game, 0, "coins")) == (6, 0)


def test_baal_changes_prices():
    """PANTHEON-024: the opponent buys dearer, the owner cheaper."""
    game = activate("baal", None, city("quarry", coins=9))
    play(game, "take quarry")
    assert game.view().cities[0].prices["stone"] == 2
    assert game.view().cities[1].prices["stone"] == 3


def test_tanit_pays_after_her_cost():
    """PANTHEON-024: her coins do not pay for herself."""
    game = pantheon("school", city(coins=2), spaces=gods(None, None, None, None, None, "tanit"))
    assert "activate tanit" not in texts(game)


def test_aphrodite_counts_for_her_owner_alone():
    """PANTHEON-024."""
    game = activate("aphrodite")
    assert (line(game, 0, "gods"), line(game, 1, "gods")) == (9, 0)


def test_mars_meets_tokens_and_capitals():
    """PANTHEON-024, DUEL-071, 072."""
    game = activate("mars", None, city(coins=9), pawn=2)
    assert (game.view().pawn, coins(game, 1)) == (4, 7)
    assert activate("mars", None, None, pawn=8, track=[]).result == "military"


def test_hades_recruits_a_senator():
    """PANTHEON-025, Z-06."""
    game = activate("hades", city("conspirator_2", coins=3), None, discard=["conspirator_1"], expansions=ALL)
    play(game, "revive conspirator_1")
    assert (game.asked, coins(game, 0)) == ("conspirator", 0)


def test_hades_may_bring_a_pair():
    """PANTHEON-025, DUEL-081."""
    game = activate(
        "hades", city("library", coins=3), None, "revive scriptorium", discard=["scriptorium"], board=["law"]
    )
    assert texts(game) == ["token law"]


def test_zeus_may_strike_the_last_card():
    """PANTHEON-026, DUEL-090: then the Age is over."""
    game = pantheon("school", spaces=gods("zeus"), alone=True, pawn=-1)
    play(game, "activate zeus")
    assert len(texts(game)) == 1
    play(game, texts(game)[0])
    assert (game.asked, game.owing) == ("first", (0,))


def test_zeus_pays_no_coins():
    """PANTHEON-026, DUEL-022: it is no discarding for coins."""
    game = pantheon("", city("tavern", coins=8), structure=zeus_structure(), spaces=gods("zeus"))
    assert coins(play(game, "activate zeus", "strike 5"), 0) == 0


def test_anubis_takes_the_points_of_a_wonder():
    """PANTHEON-027: and the coins that it paid stay."""
    game = activate("anubis", city(coins=3), city(coins=6, built="hanging_gardens"))
    play(game, "unbuild hanging_gardens")
    assert (line(game, 1, "wonders"), coins(game, 1)) == (0, 6)


def test_after_anubis_the_standing_wonders_count():
    """Z-05: with seven standing one is free to be built again, and nothing else is left."""
    a = city(coins=40, built="sphinx pyramids colossus piraeus")
    b = city(coins=9, built="mausoleum great_library great_lighthouse")
    game = play(activate("anubis", a, b), "unbuild sphinx", "discard school")
    assert {text.split()[1] for text in texts(game) if text.startswith("wonder")} == {"sphinx"}
    play(game, "wonder sphinx with statue")
    assert sum(one.is_built for seat in (0, 1) for one in game.view().cities[seat].wonders) == 7


def test_isis_constructs_with_all_effects():
    """PANTHEON-025, DUEL-068, AGORA-103: Theology plays again, the decree pays.

    The seventh wonder ends the others.
    """
    a = city(coins=3, wonders="pyramids", progress="theology", built="sphinx piraeus")
    b = city(wonders="mausoleum", built="great_library great_lighthouse appian_way temple_of_artemis")
    game = activate(
        "isis", a, b, discard=["walls"], expansions=ALL, chambers=chambers((1, 0), decrees="coins_on_wonder")
    )
    play(game, "wonder pyramids with walls")
    assert (coins(game, 0), game.owing) == (2, (0,))
    assert [one.wonder for one in game.view().cities[0].wonders if not one.is_built] == []
    assert [one.wonder for one in game.view().cities[1].wonders if not one.is_built] == []


def test_ra_takes_no_constructed_wonder():
    """PANTHEON-025."""
    game = activate("ra", None, city(built="sphinx", wonders="pyramids colossus"))
    assert texts(game) == ["seize pyramids", "seize colossus"]


def test_minerva_stops_both_players():
    """PANTHEON-028: also the one who put her there, and before the capital."""
    game = pantheon("walls school", city(coins=40), city(coins=40), pawn=7, minerva=8, track=[])
    play(game, "build walls")
    assert (game.view().pawn, game.is_over, game.view().minerva) == (7, False, None)
    game = pantheon("walls", city(coins=40), city(coins=40), pawn=1, minerva=0, on_turn=1)
    assert play(game, "build walls").view().pawn == 1


def test_minerva_stops_the_shield_of_a_decree():
    """PANTHEON-028, AGORA-106."""
    game = pantheon(
        "left_politician_1", city(coins=9), expansions=ALL, minerva=1, chambers=chambers(decrees="shield")
    )
    play(game, "recruit left_politician_1", "place 1")
    assert (game.view().pawn, game.view().minerva) == (0, None)


def test_neptune_without_tokens():
    """PANTHEON-029."""
    game = activate("neptune", track=[])
    assert (game.asked, game.owing) == ("turn", (1,))


def test_neptune_uses_a_token_of_either_side():
    """PANTHEON-029: the opponent loses the coins, wherever the token lies."""
    game = activate("neptune", city(coins=10), city(coins=9), "sink +3", "use -6")
    assert (coins(game, 0), coins(game, 1)) == (7, 4)
