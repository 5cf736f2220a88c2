"""A card or a stage as it is printed, ready to be shown in one language."""

import msgspec
from markupsafe import Markup


class Face(msgspec.Struct, frozen=True):
    """The printed side of a card in one language."""

    id: str
    name: str
    color: str
    color_word: str
    plate: str
    cost: Markup
    cost_words: str
    picture: Markup
    text: str
    """One short line."""
    sentences: str
    """The whole effect."""
    needed: tuple[str, ...]
    """Chain symbols that make it free."""
    given: tuple[str, ...]
    """Chain symbols that it opens."""
    chain_from: tuple[str, ...]
    chain_to: tuple[str, ...]
    ages: tuple[int, ...]
    note: str = ""
    """Id of what the help page says about it."""
    mark: str = ""
    """The icon that says what it is."""
    foot: Markup = Markup("")
    """The sign of its box, in the foot line."""
    about_name: str = ""
    """What its note says where the name is our own."""


class StageFace(msgspec.Struct, frozen=True):
    """A wonder stage in one language."""

    number: int
    cost: Markup
    cost_words: str
    picture: Markup
    text: str
    sentences: str
