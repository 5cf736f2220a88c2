"""Loader of the data of Duel: refusals of broken files, and folders of users' own data."""

import pytest

from argosy.catalog import known_expansions, load_expansions
from argosy.catalog.duel import load_duel
from argosy.errors import CatalogError
from argosy.rules.duel.ruleset import duel_ruleset

AGE_1 = "duel/cards_age_1.toml"
SETUP = "duel/setup.toml"
TAVERN = 'id          = "tavern"\ncolor       = "yellow"\n'
TEMPLE = """
source = "our table"
sure   = "house"

[[card]]
id         = "grand_temple_greek"
color      = "purple"
cost       = { stone = 2 }
chain_from = "mythology_greek"
effects    = [{ kind = "grand_temple_set" }]
"""


def refusal(extra=None):
    """The loader's refusal of the data as it is now."""
    with pytest.raises(CatalogError) as caught:
        load_duel(extra)
    return str(caught.value)


BROKEN = {
    "not TOML": (AGE_1, 'color   = "brown"', "color = brown", ["cards_age_1.toml", "not readable as TOML", "line"]),
    "unknown kind": (AGE_1, 'kind = "coins", amount = 4', 'kind = "gold", amount = 4', ["card tavern", "'gold'", "known"]),
    "missing field": (AGE_1, 'kind = "coins", amount = 4', 'kind = "coins"', ["card tavern", "coins needs amount"]),
    "field of another kind": (
        AGE_1,
        'kind = "coins", amount = 4',
        'kind = "coins", amount = 4, draw = 2',
        ["card tavern", "coins has no draw; it has amount"],
    ),
    "optional where it is not": (
        AGE_1,
        'kind = "coins", amount = 4',
        'kind = "coins", amount = 4, optional = true',
        ["card tavern", "coins has no optional"],
    ),
    "unknown resource": (AGE_1, "{ stone = 1 }", "{ marble = 1 }", ["card baths", "cannot have marble", "papyrus"]),
    "cost of nothing": (AGE_1, "{ stone = 1 }", "{ stone = 0 }", ["card baths", ">= 1"]),
    "unknown field": (AGE_1, 'chain_gives = "horseshoe"', 'chain_gifts = "horseshoe"', ["chain_gifts", "known fields"]),
    "unknown colour": (AGE_1, TAVERN, TAVERN.replace("yellow", "azure"), ["card tavern", "'azure'", "one of: brown"]),
    "purple in Age I": (AGE_1, TAVERN, TAVERN.replace("yellow", "purple"), ["card tavern", "color is purple"]),
    "deck in a block": (AGE_1, TAVERN, TAVERN + 'deck = "age_2"\n', ["card tavern", "deck is not for files to say"]),
    "two with one id": (AGE_1, 'id      = "quarry"', 'id      = "clay_pool"', ["card clay_pool stands here twice"]),
    "one id in two boxes": (
        "agora/wonders.toml",
        '"knossos"',
        '"sanctuary"',
        ["agora: sanctuary is also in pantheon", "another id"],
    ),
    "lost chain": (AGE_1, '"horseshoe"', '"saddle"', ["horse_breeders: chain_from names horseshoe, which no card gives"]),
    "no certainty": (AGE_1, 'sure   = "confirmed"', 'sure   = "perhaps"', ["'perhaps'", "one of: confirmed, single"]),
    "no source": (AGE_1, "source =", "# source =", ["card lumber_yard has no source"]),
    "sure of no field": (AGE_1, TAVERN, TAVERN + 'sure_of = { costs = "house" }\n', ["card tavern", "sure_of names costs"]),
    "a card too few": (SETUP, "[23, 23, 20]", "[24, 23, 20]", ["duel: 23 cards of Age 1; [printed] says 24"]),
    "a symbol that is none": (AGE_1, 'symbol = "wheel"', 'symbol = "gear"', ["symbol gear; one of: quill"]),
    "draft of one": (SETUP, '"A", "A", "B"]', '"A", "A", "A"]', ["[setup] draft has 5 A and 3 B", "4 of each"]),
    "a hole in the track": ("duel/zones.toml", "to     = 2", "to     = 1", ["zones.toml", "[0, 1, 3, 4", "0 to 8"]),
    "zone of a token": ("duel/military_tokens.toml", "[3, 5]", "[5, 3]", ["token small", "[5, 3]"]),
    "a card on nothing": ("duel/structures.toml", "[[5, 7], [4, 6, 8], [3, 5, 7, 9], [2", "[[5, 7], [4, 6, 8], [3, 5, 7, 11], [2",
                          ["structure age_1", "lies on nothing"]),
    "a structure too large": (SETUP, "removed_from_deck   = 3", "removed_from_deck   = 4", ["Age 1 has 20 places for 19 cards"]),
    "gods of one mythology": ("pantheon/divinities.toml", 'id        = "zeus"\nmythology = "greek"',
                              'id        = "zeus"\nmythology = "roman"', ["2 of greek", "4 of roman", "3 of each"]),
    "tokens on cards face up": ("pantheon/token_places.toml", "[2, 4, 9, 11, 13]", "[0, 4, 9, 11, 13]",
                                ["token_places mythology", "not all face down"]),
    "chambers in disorder": ("agora/chambers.toml", '"chamber_6"', '"chamber_7"', ["chamber chamber_7", "in this order"]),
    "Senate actions in disorder": ("agora/senate_actions.toml", "blue  = 4", "blue  = 1", ["blue is [0, 2, 1]"]),
    "decrees with a gap": ("agora/decrees.toml", "number  = 16", "number  = 17", ["decrees.toml", "from 1 to 16"]),
    "senators left over": ("agora/setup.toml", "[5, 5, 3]", "[5, 5, 2]", ["[senators] adds 12 of 13"]),
    "setup without economy": (SETUP, "[economy]", "[trade]", ["setup.toml: [trade]", "no such section", "economy"]),
    "another game": ("agora/box.toml", '"duel"', '"wonders"', ["agora/box.toml", "'wonders'", "stands under duel"]),
    "no such part": ("agora/box.toml", '"agora"', '"senate"', ["'senate'", "one of: base, pantheon, agora"]),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_broken_data_is_refused(shelf, name):
    file, old, new, parts = BROKEN[name]
    shelf.edit_first(file, old, new)
    said = refusal()
    assert [part for part in parts if part not in said] == [], said


def test_the_copy_itself_is_not_refused(shelf):
    """So that each refusal above comes from its one change."""
    assert len(load_duel().cards) == 91


def test_a_missing_file(shelf):
    (shelf.folder / "duel" / AGE_1).unlink()
    assert refusal() == "duel: cards_age_1.toml is missing"


def test_a_byte_order_mark_says_nothing(shelf):
    file = shelf.folder / "duel" / AGE_1
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert len(load_duel().cards) == 91


def test_bytes_that_are_no_text(shelf):
    (shelf.folder / "duel" / AGE_1).write_bytes(b"source = \xff\xfe")
    assert refusal().startswith("duel/cards_age_1.toml: not readable as TOML")


# --- a user's own folder ------------------------------------------------------------------------------------


def test_a_block_of_the_same_id_takes_the_place(own):
    catalog, shipped = load_duel(own("duel/pantheon/grand_temples.toml", TEMPLE)), load_duel()
    (card,) = (card for card in catalog.cards if card.own)
    assert (card.id, card.cost, card.sure) == ("grand_temple_greek", {"stone": 2}, "house")
    assert [card.id for card in catalog.cards] == [card.id for card in shipped.cards]


def test_a_block_can_be_replaced_by_one_with_another_id(own):
    text = 'remove = ["grand_temple_greek"]' + TEMPLE.replace(
        'id         = "grand_temple_greek"', 'id = "parthenon"'
    )
    ids = {card.id for card in load_duel(own("duel/pantheon/grand_temples.toml", text)).cards}
    assert "parthenon" in ids
    assert "grand_temple_greek" not in ids


def test_a_component_more_than_printed_is_refused(own):
    """Choices and states are numbered by components, so there are always as many."""
    folder = own("duel/pantheon/grand_temples.toml", TEMPLE.replace('"grand_temple_greek"', '"parthenon"'))
    assert "pantheon: 6 grand temples; [printed] says 5" in refusal(folder)


def test_a_section_of_the_set_up_can_be_replaced(own):
    text = """
source = "house rule"
sure   = "house"

[setup]
starting_coins    = 9
wonders_shown     = 4
draft             = ["A", "B", "B", "A", "B", "A", "A", "B"]
wonders_standing  = 7
progress_on_board = 5
removed_from_deck = 3
guilds_in_age_3   = 3
"""
    ruleset = duel_ruleset(data=own("duel/duel/setup.toml", text))
    assert ruleset.tables.starting_coins == 9
    assert ruleset.fingerprint != duel_ruleset().fingerprint
    assert ruleset.catalog.setup.own
    assert not ruleset.catalog.economy.own


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("duels/duel/guilds.toml", "duels is not a game; known: duel, wonders"),
        ("duel/agorra/decrees.toml", "duel/agorra is not a box; known: agora, duel, pantheon"),
        ("duel/duel/guild.toml", "duel/guild.toml: no file of a box has this name"),
        ("duel/duel/decrees.toml", "duel: a box of part base has no decrees.toml"),
        ("duel/guilds.toml", "duel/guilds.toml is not a box"),
        ("duel", "duel is a file"),
    ],
)
def test_nothing_is_passed_over_in_silence(own, file, said):
    assert said in refusal(own(file, ""))


def test_an_expansion_of_ones_own_is_refused(own):
    """There is no part of Duel of which a table could have two expansions."""
    folder = own("duel/forum/box.toml", 'game = "duel"\npart = "agora"\nedition = 2026\n')
    assert refusal(folder) == "forum: chambers.toml is missing"


def test_a_misspelt_expansion_of_one_game_is_seen_by_the_other(own):
    folder = own("duel/agorra/decrees.toml", "")
    with pytest.raises(CatalogError, match="duel/agorra is not a box"):
        load_expansions("wonders", ("base_2010",), folder)


def test_broken_bytes_are_refused(tmp_path):
    path = tmp_path / "duel" / "agora" / "decrees.toml"
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff\xfe")
    assert refusal(tmp_path).startswith("agora/decrees.toml: not readable as TOML")


def test_a_folder_that_is_not_there(tmp_path):
    assert "no such folder" in refusal(tmp_path / "nowhere")


@pytest.mark.parametrize("remove", ['"tavern"', "[1]"])
def test_remove_is_a_list_of_ids(own, remove):
    assert "remove is" in refusal(own(f"duel/{AGE_1}", f"remove = {remove}\n"))


def test_a_process_can_be_told_to_read_a_folder(own, monkeypatch):
    monkeypatch.setenv("ARGOSY_DATA", str(own("duel/pantheon/grand_temples.toml", TEMPLE)))
    assert [card.id for card in load_duel().cards if card.own] == ["grand_temple_greek"]


def test_the_expansions_there_are():
    assert known_expansions("duel") == ("agora", "duel", "pantheon")
