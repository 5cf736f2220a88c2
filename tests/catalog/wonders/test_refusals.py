"""Refusals of impossible data of 7 Wonders: file, block, fault and correction in the message."""

import pytest

from argosy.catalog import load_expansions
from argosy.errors import ArgosyError, CatalogError

ONE = "base_2010/cards_age_1.toml"
TWO = "base_2010/cards_age_2.toml"
GUILDS = "base_2010/guilds.toml"
WONDERS = "base_2010/wonders.toml"
SETUP = "base_2010/setup.toml"
BATHS = 'id         = "baths"\ncolor      = "blue"\ncost       = { stone = 1 }\nenters_at  = [3, 7]\n'
POINTS = 'effects    = [{ kind = "points", amount = 3 }]'
TAVERN = '[{ kind = "coins", amount = 5 }]'
POST = '{ kind = "discount", resources = ["glass", "papyrus", "cloth"], neighbors = ["left", "right"], price = 1 }'


def refusal(expansions=("base_2010",), extra=None):
    """The loader's refusal of the data as it is now."""
    with pytest.raises(CatalogError) as caught:
        load_expansions("wonders", expansions, extra)
    return str(caught.value)


RHODOS_A = """stages = [
  { cost = { wood = 2 }, effects = [{ kind = "points", amount = 3 }] },
  { cost = { clay = 3 }, effects = [{ kind = "shields", amount = 2 }] },
  { cost = { ore = 4 }, effects = [{ kind = "points", amount = 7 }] },
]"""

BROKEN = {
    "not TOML": (ONE, BATHS, BATHS + "chain_from = [", ["cards_age_1.toml", "not readable as TOML", "line"]),
    "unknown field": (
        ONE,
        BATHS,
        BATHS + "hue = 1\n",
        ["cards_age_1.toml: card baths", "`hue`", "known fields", "color"],
    ),
    "missing color": (
        ONE,
        BATHS,
        BATHS.replace('color      = "blue"\n', ""),
        ["card baths", "missing", "`color`"],
    ),
    "unknown colour": (
        ONE,
        BATHS,
        BATHS.replace('"blue"', '"azure"'),
        ["card baths", "'azure'", "one of", "blue"],
    ),
    "id with capitals": (
        ONE,
        '"baths"',
        '"Baths"',
        ["cards_age_1.toml: card number", "'Baths'", "east_trading_post"],
    ),
    "unknown resource": (
        ONE,
        BATHS,
        BATHS.replace("stone", "marble"),
        ["card baths", "marble", "it may have", "stone"],
    ),
    "cost of zero": (ONE, BATHS, BATHS.replace("stone = 1", "stone = 0"), ["card baths", ">= 1", "cost"]),
    "id twice": (ONE, '"altar"', '"baths"', ["cards_age_1.toml", "card baths stands here twice"]),
    "no copies": (
        ONE,
        BATHS,
        BATHS.replace("enters_at  = [3, 7]\n", ""),
        ["card baths", "no enters_at", "[3, 7]"],
    ),
    "falling marks": (ONE, BATHS, BATHS.replace("[3, 7]", "[7, 3]"), ["baths of Age 1", "[7, 3]", "rising"]),
    "guild in Age I": (
        ONE,
        BATHS,
        BATHS.replace('"blue"', '"purple"'),
        ["card baths", "guilds.toml", "Age III"],
    ),
    "deck too small": (
        ONE,
        BATHS,
        BATHS.replace("[3, 7]", "[3]"),
        ["deck of Age 1 has 48", "7 players", "must have 49"],
    ),
    "deck too large": (
        ONE,
        BATHS,
        BATHS.replace("[3, 7]", "[3, 4]"),
        ["deck of Age 1 has 29", "4 players", "28"],
    ),
    "unknown kind": (
        ONE,
        TAVERN,
        '[{ kind = "gold" }]',
        ["card tavern", "no effect kind 'gold'", "known", "coins"],
    ),
    "no kind": (ONE, TAVERN, "[{ amount = 5 }]", ["card tavern", "a table with a kind"]),
    "field of another kind": (
        ONE,
        TAVERN,
        '[{ kind = "coins", amount = 5, price = 1 }]',
        ["card tavern", "price", "amount"],
    ),
    "effect without amount": (ONE, TAVERN, '[{ kind = "coins" }]', ["card tavern", "coins needs amount"]),
    "effect of nothing": (ONE, TAVERN, '[{ kind = "coins", amount = 0 }]', ["card tavern", ">= 1", "amount"]),
    "no effects": (ONE, TAVERN, "[]", ["card tavern", "no effects"]),
    "mixed discount": (
        ONE,
        POST,
        POST.replace('"glass", ', ""),
        ["card marketplace", "exactly the raw materials", "glass"],
    ),
    "symbol unknown": (ONE, '"compass"', '"wheel"', ["card apothecary", "'wheel'", "one of", "compass"]),
    "chain to nowhere": (
        TWO,
        '["baths"]',
        '["bath"]',
        ["aqueduct", "chain_from names bath", "no file defines"],
    ),
    "chain of one Age": (TWO, '["baths"]', '["library"]', ["aqueduct", "library of Age 2", "earlier Age"]),
    "two looms": (
        TWO,
        '["cloth"], amount = 1',
        '["cloth"], amount = 2',
        ["card loom", "effects", "one name is one card"],
    ),
    "guild of blue": (
        GUILDS,
        'id         = "workers_guild"\ncolor      = "purple"',
        'id = "workers_guild"\ncolor = "blue"',
        ["card workers_guild", "purple, not blue"],
    ),
    "guild with copies": (
        GUILDS,
        'id         = "workers_guild"\n',
        'id = "workers_guild"\nenters_at = [3]\n',
        ["card workers_guild", "leave enters_at out"],
    ),
    "no source": (GUILDS, "source =", "# source =", ["workers_guild has no source", "on top of the file"]),
    "sure of nothing": (GUILDS, '"confirmed"', '"surely"', ["workers_guild", "'surely'", "one of", "house"]),
    "strange list": (
        GUILDS,
        "source =",
        'color = "purple"\nsource =',
        ["guilds.toml", "no color here", "[[card]]"],
    ),
    "board without b": (
        WONDERS,
        "[wonder.sides.b]\nstages = [\n  { cost = { stone = 3 }",
        "[wonder.sides.c]\nstages = [\n  { cost = { stone = 3 }",
        ["wonder rhodos", "a, c", "sides a and b"],
    ),
    "board without stages": (
        WONDERS,
        RHODOS_A,
        "stages = []",
        ["wonder rhodos side a", "no stages"],
    ),
    "board of two resources": (
        WONDERS,
        'id       = "rhodos"\nresource = "ore"',
        'id = "rhodos"\nresource = "ore, wood"',
        ["wonder rhodos", "'ore, wood'", "one of"],
    ),
    "setup without prices": (
        SETUP,
        "[prices]",
        "[costs]",
        ["setup.toml: [costs]", "no such section", "prices"],
    ),
    "setup with less": (
        SETUP,
        "sale  = 3",
        "sell = 3",
        ["setup.toml: [prices]", "sell", "known fields", "sale"],
    ),
    "two Ages of passing": (
        SETUP,
        '["left", "right", "left"]  # in',
        '["left", "right"]  # in',
        ["[deal] passing", "2 entries", "3 Ages"],
    ),
    "passing up": (
        SETUP,
        '["left", "right", "left"]  # in',
        '["left", "up", "left"]  # in',
        ["[deal]", "'up'", "left, right"],
    ),
    "not as printed": (
        SETUP,
        "[49, 49, 50]",
        "[49, 49, 51]",
        ["[49, 49, 50]", "[printed] says [49, 49, 51]"],
    ),
    "a board too few": (SETUP, "wonders = 7", "wonders = 8", ["7 wonder boards", "[printed] says 8"]),
    "value outside": (
        SETUP,
        "[players]",
        "ages = 3\n[players]",
        ["setup.toml", "ages stands outside of a section"],
    ),
    "no such part": ("base_2010/box.toml", '"base"', '"basis"', ["box.toml", "'basis'", "one of", "base"]),
    "another game": (
        "base_2010/box.toml",
        '"wonders"',
        '"chess"',
        ["base_2010/box.toml", "'chess'", "wonders"],
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_data_is_refused(shelf, name):
    file, old, new, parts = BROKEN[name]
    shelf.edit(file, old, new)
    said = refusal()
    assert [part for part in parts if part not in said] == [], said


def test_the_copy_itself_is_not_refused(shelf):
    """So that each refusal above comes from its one change."""
    assert len(load_expansions("wonders", ("base_2010",)).cards) == 75


def test_symbols_and_chains_must_agree(shelf):
    shelf.edit("base_2020/cards_age_2.toml", 'chain_from = ["well"]\n', "")
    said = refusal(("base_2020",))
    assert "statue: chain_from says []" in said
    assert "chain_symbols.toml says ['well']" in said


def test_a_symbol_for_an_unknown_card(shelf):
    shelf.edit("base_2020/chain_symbols.toml", 'makes_free = ["aqueduct"]', 'makes_free = ["aquaduct"]')
    assert "symbol drop names aquaduct, which no file defines" in refusal(("base_2020",))


def test_a_missing_file(shelf):
    (shelf.folder / "wonders" / GUILDS).unlink()
    assert "base_2010: guilds.toml is missing" in refusal()


def test_a_misspelt_file(shelf):
    (shelf.folder / "wonders" / "base_2010" / "guild.toml").write_text("")
    said = refusal()
    assert "base_2010/guild.toml: no file of a box has this name" in said
    assert "guilds.toml" in said


def test_a_file_of_another_part(shelf):
    (shelf.folder / "wonders" / "base_2010" / "islands.toml").write_text("")
    assert "a box of part base has no islands.toml" in refusal()


def test_sure_of_names_only_fields(shelf):
    shelf.edit(
        GUILDS, 'id         = "workers_guild"\n', 'id = "workers_guild"\nsure_of = { costs = "house" }\n'
    )
    assert "sure_of names costs" in refusal()


def test_remove_is_for_own_data(shelf):
    shelf.edit(GUILDS, "source =", 'remove = ["workers_guild"]\nsource =')
    assert "take the block out instead" in refusal()


def test_an_unknown_expansion():
    said = refusal(("base_2011",))
    assert "no box 'base_2011'" in said
    assert "base_2010" in said


def test_no_base_expansion():
    assert "no base box among armada_2018" in refusal(("armada_2018",))
    assert "no base box" in refusal(())


def test_two_base_expansions():
    assert refusal(("base_2010", "base_2020")) == "base_2010 and base_2020 are both base boxes; choose one"


def test_an_unknown_game():
    with pytest.raises(ArgosyError, match="'chess'"):
        load_expansions("chess", ("base_2010",))
