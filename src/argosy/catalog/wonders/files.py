"""The files of the boxes of 7 Wonders: which lists there are, and which of them a box of each part has."""

from argosy.catalog.blocks import SECTIONS
from argosy.catalog.boxes import Files, Layout

CARDS = frozenset({"cards_age_1.toml", "cards_age_2.toml", "cards_age_3.toml"})

LISTS = {
    "cards_age_1.toml": "card",
    "cards_age_2.toml": "card",
    "cards_age_3.toml": "card",
    "guilds.toml": "card",
    "wonders.toml": "wonder",
    "chain_symbols.toml": "symbol",
    "islands.toml": "island",
    "shipyards.toml": "shipyard",
    "lanes.toml": "space",
}

LAYOUT = Layout(
    game="wonders",
    lists=LISTS,
    parts={
        "base": Files(CARDS | {SECTIONS, "guilds.toml", "wonders.toml"}, frozenset({"chain_symbols.toml"})),
        "armada": Files(
            CARDS | {SECTIONS, "islands.toml", "lanes.toml", "shipyards.toml"}, frozenset({"wonders.toml"})
        ),
        "boards": Files(frozenset({"wonders.toml"})),
    },
)
