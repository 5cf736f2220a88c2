"""The files of the expansions of 7 Wonders: all lists, and those of each part."""

from argosy.catalog.blocks import SECTIONS
from argosy.catalog.expansions import Files, Layout
from argosy.catalog.registry import EXPANSIONS as EXPANSION_NAMES
from argosy.catalog.registry import packages_by_name
from argosy.catalog.wonders.words import EXPANSIONS

CARDS = frozenset({"cards_age_1.toml", "cards_age_2.toml", "cards_age_3.toml"})

LISTS = {
    "cards_age_1.toml": "card",
    "cards_age_2.toml": "card",
    "cards_age_3.toml": "card",
    "guilds.toml": "card",
    "wonders.toml": "wonder",
    "chain_symbols.toml": "symbol",
    **{file: name for expansion in EXPANSIONS for file, name in expansion.lists.items()},
}

LAYOUT = Layout(
    game="wonders",
    lists=LISTS,
    parts={
        "base": Files(CARDS | {SECTIONS, "guilds.toml", "wonders.toml"}, frozenset({"chain_symbols.toml"})),
        **{
            part: Files(package.WORDS.needs, package.WORDS.may_have)
            for part, package in packages_by_name("catalog", "wonders", "words").items()
            if part in EXPANSION_NAMES["wonders"]
        },
        "boards": Files(frozenset({"wonders.toml"})),
    },
)
