"""The files of the boxes of 7 Wonders: which lists there are, and which of them a box of each part has."""

from argosy.catalog.blocks import SECTIONS
from argosy.catalog.boxes import Files, Layout
from argosy.catalog.wonders.words import BOXES

CARDS = frozenset({"cards_age_1.toml", "cards_age_2.toml", "cards_age_3.toml"})

LISTS = {
    "cards_age_1.toml": "card",
    "cards_age_2.toml": "card",
    "cards_age_3.toml": "card",
    "guilds.toml": "card",
    "wonders.toml": "wonder",
    "chain_symbols.toml": "symbol",
    **{file: name for box in BOXES for file, name in box.LISTS.items()},
}

LAYOUT = Layout(
    game="wonders",
    lists=LISTS,
    parts={
        "base": Files(CARDS | {SECTIONS, "guilds.toml", "wonders.toml"}, frozenset({"chain_symbols.toml"})),
        **{box.PART: Files(box.NEEDS, box.MAY_HAVE) for box in BOXES},
        "boards": Files(frozenset({"wonders.toml"})),
    },
)
