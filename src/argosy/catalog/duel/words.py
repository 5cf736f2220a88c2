"""The words that the data files of Duel may use, and the orders in which things are counted."""

from typing import Literal, get_args

Resource = Literal["wood", "stone", "clay", "glass", "papyrus"]
Color = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple"]
Subject = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple", "wonder"]
Counted = Literal["brown", "grey", "blue", "green", "yellow", "red", "purple", "wonder", "coins_by_3"]
"""What a guild counts."""
SectionName = Literal["left", "center", "right"]
"""A third of the Senate."""
Deck = Literal["age_1", "age_2", "age_3", "guild", "grand_temple", "senator"]

RESOURCES: tuple[Resource, ...] = get_args(Resource)
COLORS: tuple[Color, ...] = get_args(Color)
SECTIONS: tuple[SectionName, ...] = get_args(SectionName)
DECKS: tuple[Deck, ...] = get_args(Deck)
