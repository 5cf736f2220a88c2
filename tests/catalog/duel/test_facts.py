"""Data of Duel against the printed components."""

import msgspec
import numpy as np
import pytest

from argosy.catalog.duel import FIELDS, cards_of, load_duel
from argosy.errors import CatalogError
from argosy.rules.duel import state, tables
from argosy.rules.duel import terms as t
from argosy.rules.duel.ruleset import duel_ruleset

CATALOG = load_duel()
CARDS = {card.id: card for card in CATALOG.cards}


def points(things) -> int:
    return sum(effect.amount for thing in things for effect in thing.effects if effect.kind == "points")


def of(deck: str, color: str):
    return [card for card in CATALOG.cards if card.deck == deck and card.color == color]


def test_decks_have_their_sizes():
    """DUEL-005, AGORA-001, PANTHEON-001."""
    sizes = {
        deck: len(cards_of(CATALOG, deck))
        for deck in ("age_1", "age_2", "age_3", "guild", "grand_temple", "senator")
    }
    assert sizes == {"age_1": 23, "age_2": 23, "age_3": 20, "guild": 7, "grand_temple": 5, "senator": 13}
    assert [len(CATALOG.wonders), len(CATALOG.progress), len(CATALOG.decrees), len(CATALOG.conspiracies)] == [
        16,
        15,
        16,
        16,
    ]
    assert CATALOG.markers == 12


def test_sums_of_points_of_the_base_game():
    """DUEL-103."""
    sums = {
        color: [points(of(f"age_{age}", color)) for age in (1, 2, 3)] for color in ("blue", "green", "yellow")
    }
    assert sums == {"blue": [9, 22, 36], "green": [2, 6, 10], "yellow": [0, 0, 15]}
    assert points(wonder for wonder in CATALOG.wonders if wonder.expansion == "duel") == 42


def test_every_science_symbol_of_cards_stands_on_two_green_cards():
    """DUEL-080: the seventh, the scales, on Law and with Ishtar."""
    count = dict.fromkeys(CATALOG.science.symbols, 0)
    for card in CATALOG.cards:
        for effect in card.effects:
            if effect.symbol:
                assert card.color == "green"
                count[effect.symbol] += 1
    assert count == dict.fromkeys(CATALOG.science.symbols, 2) | {"scales": 0}


def test_chain_symbols_lead_from_a_card_to_one_later_card():
    givers = {card.chain_gives for card in CATALOG.cards if card.chain_gives}
    takers = [
        card.chain_from for card in CATALOG.cards if card.chain_from and "mythology" not in card.chain_from
    ]
    assert len(givers) == len(takers) == 17
    assert givers == set(takers)


def test_politicians_are_spread_over_the_sections():
    """AGORA-004: two left, three in the middle, two right; six conspirators."""
    names = [card.id.rsplit("_", 1)[0] for card in CATALOG.cards if card.deck == "senator"]
    assert {name: names.count(name) for name in names} == {
        "left_politician": 2, "center_politician": 3, "right_politician": 2, "conspirator": 6
    }  # fmt: skip


def test_chambers_stand_in_three_sections():
    """AGORA-007, 013."""
    rows = [(chamber.section, chamber.points, chamber.face_up) for chamber in CATALOG.chambers]
    assert rows == [
        ("left", 1, True), ("left", 2, False), ("center", 3, True), ("center", 3, False), ("right", 2, True), ("right", 1, False)
    ]  # fmt: skip


def test_every_effect_kind_is_known_used_and_packed():
    used = {effect.kind for group in (CATALOG.cards, CATALOG.wonders, CATALOG.progress, CATALOG.decrees, CATALOG.conspiracies,
                                      CATALOG.divinities, CATALOG.tokens)
            for thing in group for effect in (*thing.effects, *getattr(thing, "on_choosing", ()))}  # fmt: skip
    assert used == set(FIELDS)
    packed = set(tables.LASTING_KINDS) | set(tables.NOW_KINDS) | {"points", "science", "majority"}
    assert packed == used


@pytest.mark.parametrize("dtype", [state.GAME, state.CITY, state.GAME["agora"], state.GAME["pantheon"], state.TASK, state.CHOICES, tables.TABLES,
                                   tables.CARD, tables.WONDER, tables.STRUCTURE, tables.EFFECT_SOURCE])  # fmt: skip
def test_no_field_has_the_name_of_an_array_method(dtype):
    assert not set(dtype.names) & (set(dir(np.ndarray)) | set(dir(np.record)))


def test_every_component_names_its_source_and_how_sure_it_is():
    for group in (CATALOG.cards, CATALOG.wonders, CATALOG.progress, CATALOG.decrees, CATALOG.conspiracies):
        assert all(thing.source and thing.sure in ("confirmed", "single", "unsure") for thing in group)


# --- structures ---------------------------------------------------------------------------------------------


def structure(expansions: tuple[str, ...], age: int):
    return duel_ruleset(expansions=expansions).tables.structures[age - 1]


def covering(row, place: int) -> list[int]:
    return [other for other in range(t.PLACES) if int(row.covered_by[place]) >> other & 1]


@pytest.mark.parametrize(
    ("expansions", "age", "place", "over"),
    [
        ((), 1, 9, [14, 15]),
        ((), 2, 0, [6]),
        ((), 3, 9, [11, 12]),
        ((), 3, 5, [9]),
        ((), 3, 6, [9]),
        (("agora",), 3, 9, [14]),
        (("agora",), 3, 11, [15, 16]),
        (("agora",), 1, 3, [7, 8]),
        (("agora",), 2, 0, [7]),
        (("agora",), 2, 8, [13, 14]),
    ],
)
def test_who_lies_on_whom(expansions, age, place, over):
    """DUEL-011, AGORA-012."""
    assert covering(structure(expansions, age), place) == over


@pytest.mark.parametrize(
    ("expansions", "sizes"),
    [
        ((), (20, 20, 20)),
        (("pantheon",), (20, 20, 20)),
        (("agora",), (25, 25, 23)),
        (("agora", "pantheon"), (25, 25, 23)),
    ],
)
def test_structures_have_their_sizes(expansions, sizes):
    """DUEL-005, AGORA-011, PANTHEON-005, 040."""
    assert tuple(int(structure(expansions, age).places) for age in (1, 2, 3)) == sizes


@pytest.mark.parametrize(
    ("expansions", "age", "free"),
    [
        ((), 1, [14, 15, 16, 17, 18, 19]),
        ((), 2, [18, 19]),
        ((), 3, [18, 19]),
        (("agora",), 1, [18, 19, 20, 21, 22, 23, 24]),
        (("agora",), 2, [22, 23, 24]),
        (("agora",), 3, [21, 22]),
    ],
)
def test_free_at_the_start(expansions, age, free):
    """DUEL-011, AGORA-012."""
    row = structure(expansions, age)
    assert [place for place in range(int(row.places)) if not row.covered_by[place]] == free


def test_odd_rows_lie_face_up():
    """DUEL-010."""
    for expansions in ((), ("agora",)):
        for age in (1, 2, 3):
            row = structure(expansions, age)
            for place in range(int(row.places)):
                assert bool(int(row.face_up) >> place & 1) == (row.row[place] % 2 == 1)


@pytest.mark.parametrize(
    ("expansions", "mythology", "offering"),
    [(("pantheon",), [2, 4, 9, 11, 13], [6, 8, 10]), (("pantheon", "agora"), [4, 6, 12, 14, 17], [7, 9, 12])],
)
def test_places_of_tokens(expansions, mythology, offering):
    """PANTHEON-003, 004, 040: always on face-down cards."""
    ruleset = duel_ruleset(expansions=expansions)
    assert list(ruleset.tables.mythology_places) == mythology
    assert list(ruleset.tables.offering_places) == offering
    for age, places in ((1, mythology), (2, offering)):
        assert not any(int(structure(expansions, age).face_up) >> place & 1 for place in places)


@pytest.mark.parametrize("capital", [0, 10])
def test_the_track_is_no_longer_than_the_numbers_of_actions_allow(capital):
    """DUEL-072: data of one's own may shorten the track."""
    military = msgspec.structs.replace(CATALOG.military, capital=capital)
    with pytest.raises(CatalogError, match=f"the capital is 1 to 9 spaces away, not {capital}"):
        tables.pack(
            msgspec.structs.replace(CATALOG, military=military),
            frozenset(("duel",)),
            {"senators_from_discard": True},
        )
