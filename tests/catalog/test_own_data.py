"""Users' own data of 7 Wonders: blocks replaced by id, added or removed, and marked as own in views."""

import pytest

from argosy.catalog import known_expansions, load_expansions
from argosy.errors import CatalogError

GUILD = """
source = "my own invention"
sure   = "house"

[[card]]
id      = "{id}"
color   = "purple"
cost    = {{ wood = 1 }}
effects = [{{ kind = "points", amount = 4 }}]
"""

BOARD = """
source = "drawn by my daughter"
sure   = "house"

[[wonder]]
id       = "atlantis"
resource = "glass"
[wonder.sides.a]
stages = [{ cost = { glass = 1 }, effects = [{ kind = "points", amount = 9 }] }]
[wonder.sides.b]
stages = [{ cost = { coins = 5 }, effects = [{ kind = "coins", amount = 9 }] }]
"""


def test_a_block_of_the_same_id_takes_the_place(own):
    folder = own("wonders/base_2010/guilds.toml", GUILD.format(id="workers_guild"))
    catalog, shipped = (
        load_expansions("wonders", ("base_2010",), folder),
        load_expansions("wonders", ("base_2010",)),
    )
    card = catalog.card("workers_guild")
    assert (card.cost, card.source, card.sure, card.own) == ({"wood": 1}, "my own invention", "house", True)
    assert [c.id for c in catalog.cards] == [c.id for c in shipped.cards]
    assert [c for c in catalog.cards if c.own] == [card]


def test_a_new_guild_comes_last(own):
    catalog = load_expansions(
        "wonders", ("base_2010",), own("wonders/base_2010/guilds.toml", GUILD.format(id="my_guild"))
    )
    assert catalog.cards[-1].id == "my_guild"
    assert len(catalog.cards) == 76


def test_a_block_can_be_removed(own):
    text = 'remove = ["workers_guild"]\n' + GUILD.format(id="my_guild")
    ids = {
        card.id
        for card in load_expansions(
            "wonders", ("base_2010",), own("wonders/base_2010/guilds.toml", text)
        ).cards
    }
    assert "my_guild" in ids
    assert "workers_guild" not in ids


def test_guilds_must_be_enough_for_every_table(own):
    """BASE-SETUP-3: seven players use nine."""
    folder = own("wonders/base_2010/guilds.toml", 'remove = ["workers_guild", "traders_guild"]')
    with pytest.raises(CatalogError, match="base_2010: 8 guilds; 7 players need 9"):
        load_expansions("wonders", ("base_2010",), folder)


def test_what_is_not_there_cannot_be_removed(own):
    folder = own("wonders/base_2010/guilds.toml", 'remove = ["bakers_guild"]')
    with pytest.raises(
        CatalogError, match="remove names bakers_guild, which this file of the box does not have"
    ):
        load_expansions("wonders", ("base_2010",), folder)


def test_a_section_of_the_set_up_can_be_replaced(own):
    text = 'source = "house rule"\nsure = "house"\n[prices]\nsale = 2\ntrade = 2\n'
    setup = load_expansions("wonders", ("base_2010",), own("wonders/base_2010/setup.toml", text)).setup
    assert (setup.prices.sale, setup.prices.own, setup.deal.own) == (2, True, False)


def test_own_data_is_checked_like_the_rest(own):
    card = '\n[[card]]\nid = "sauna"\ncolor = "blue"\nenters_at = [3]\neffects = [{ kind = "points", amount = 3 }]\n'
    folder = own("wonders/base_2010/cards_age_1.toml", 'source = "me"\nsure = "house"\n' + card)
    with pytest.raises(CatalogError, match="the deck of Age 1 has 22 cards for 3 players; it must have 21"):
        load_expansions("wonders", ("base_2010",), folder)


def test_own_data_needs_a_source(own):
    folder = own("wonders/base_2010/guilds.toml", GUILD.format(id="my_guild").replace("source", "# source"))
    with pytest.raises(CatalogError, match="my_guild has no source"):
        load_expansions("wonders", ("base_2010",), folder)


def test_data_of_expansions_that_are_not_in_play_changes_nothing(own):
    folder = own("wonders/base_2020/guilds.toml", GUILD.format(id="workers_guild"))
    assert load_expansions("wonders", ("base_2010",), folder) == load_expansions("wonders", ("base_2010",))


def test_an_expansion_of_own_boards(own):
    own("wonders/family/box.toml", 'game = "wonders"\npart = "boards"\nedition = 2026\n')
    folder = own("wonders/family/wonders.toml", BOARD)
    catalog = load_expansions("wonders", ("base_2010", "family"), folder)
    assert "family" in known_expansions("wonders", folder)
    assert "family" not in known_expansions("wonders")
    assert [wonder.id for wonder in catalog.wonders][-1] == "atlantis"
    assert catalog.wonder("atlantis").sides["b"].stages[0].coins == 5


def test_one_id_in_two_expansions_is_refused(own):
    own("wonders/family/box.toml", 'game = "wonders"\npart = "boards"\nedition = 2026\n')
    folder = own("wonders/family/wonders.toml", BOARD.replace("atlantis", "rhodos"))
    with pytest.raises(CatalogError, match="family: wonder rhodos is also in base_2010"):
        load_expansions("wonders", ("base_2010", "family"), folder)


def test_a_printed_name_that_is_another_cards_id_is_refused(own):
    named = GUILD.format(id="my_guild") + 'also_called = "spies_guild"\n'
    folder = own("wonders/base_2010/guilds.toml", named)
    with pytest.raises(
        CatalogError, match="my_guild: also_called = spies_guild is what another card is called"
    ):
        load_expansions("wonders", ("base_2010",), folder)


@pytest.mark.parametrize(
    ("file", "said"),
    [
        ("wonder/base_2010/guilds.toml", "wonder is not a game; known: duel, wonders"),
        (
            "wonders/base2010/guilds.toml",
            "base2010 is not a box; known: armada_2018, armada_2020, babel, base_2010, base_2020",
        ),
        ("wonders/base_2010/guild.toml", "guild.toml: no file of a box has this name"),
    ],
)
def test_nothing_is_passed_over_in_silence(own, file, said):
    folder = own(file, GUILD.format(id="my_guild"))
    with pytest.raises(CatalogError, match=said):
        load_expansions("wonders", ("base_2010",), folder)


def test_a_folder_that_is_not_there(tmp_path):
    with pytest.raises(CatalogError, match="no such folder"):
        load_expansions("wonders", ("base_2010",), tmp_path / "nowhere")


def test_a_link_that_leads_nowhere_is_named(own):
    folder = own("wonders/base_2010/cards.toml", "")
    (folder / "wonders" / "base_2010" / "wonders.toml").symlink_to(folder / "gone.toml")
    with pytest.raises(CatalogError, match=r"wonders\.toml: cannot be read"):
        load_expansions("wonders", ("base_2010",), folder)


def test_a_process_can_be_told_to_read_a_folder(own, monkeypatch):
    """`--data DIR` sets the variable for the commands, the server and its bots."""
    folder = own("wonders/base_2010/guilds.toml", GUILD.format(id="weavers_guild"))
    monkeypatch.setenv("ARGOSY_DATA", str(folder))
    assert load_expansions("wonders", ("base_2010",)).card("weavers_guild").own
