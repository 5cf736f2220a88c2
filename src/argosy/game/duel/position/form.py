"""The form of a position of Duel: fields of the JSON and their defaults (docs/bots/duel.md)."""

import msgspec

from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.types import Fields

STRICT = {"kw_only": True, "forbid_unknown_fields": True}


class WonderData(msgspec.Struct, **STRICT):
    """A wonder of a city."""

    id: str
    built: bool = False
    card: str | None = None
    """The card under a built wonder; left out: a card that lies nowhere else, of an earlier Age if there was
    one.
    """


class ConspiracyData(msgspec.Struct, **STRICT):
    """A conspiracy before a player."""

    id: str
    prepared: str | None = None
    """The card under it."""
    triggered: bool = False
    order: int | None = None


class DuelCityData(msgspec.Struct, **STRICT):
    """One city."""

    coins: int = 7
    cards: list[str] = msgspec.field(default_factory=list)
    wonders: list[WonderData] = msgspec.field(default_factory=list)
    """Those to be constructed in the order in which they came."""
    progress: list[str] = msgspec.field(default_factory=list)
    conspiracies: list[ConspiracyData] = msgspec.field(default_factory=list)
    gods: list[str] = msgspec.field(default_factory=list)
    mythology: list[str] = msgspec.field(default_factory=list)
    offerings: list[int] = msgspec.field(default_factory=list)
    protected: int = 0
    knows_conspiracies: list[str] = msgspec.field(default_factory=list)
    """Conspiracies that the player put back in the deck."""
    knows_gods: list[str] = msgspec.field(default_factory=list)
    """Gods whose face-down place the player knows."""
    saw_removed: list[int] = msgspec.field(default_factory=list)
    """Ages whose removed cards the player has looked at."""


class ChamberData(msgspec.Struct, **STRICT):
    """A chamber of the Senate."""

    markers: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    decrees: list[str] | None = None
    face_up: bool | list[bool] | None = None


class TaskData(msgspec.Struct, **STRICT):
    """Something that is still to be done."""

    kind: str
    seat: int
    amount: int = 1
    subject: int = 0


class DuelPositionData(msgspec.Struct, **STRICT):
    """A situation in which somebody has to choose, or the end of the game."""

    cities: list[DuelCityData]
    game: str = "duel"
    expansions: list[str] = msgspec.field(default_factory=list, name="boxes")
    options: Fields = msgspec.field(default_factory=dict)
    seed: int = 0
    age: int = 1
    moment: int = 0
    turn: int = 0
    on_turn: int = 0
    play_again: bool = False
    triggered: bool = False
    picks: int = 8
    """Wonders chosen in the draft; 8: it is over."""
    draws: int = 0
    pawn: int = 0
    track: list[str] = msgspec.field(default_factory=lambda: list(TRACK_TOKENS))
    minerva: int | None = None
    structure: list[str | None] | None = None
    """The card at every place of the Age, null where it is gone. Left out: dealt, and complete."""
    revealed: list[int] | None = None
    """Places whose card has been face up. Left out: odd rows, free and empty places."""
    decks: list[list[str | None]] | None = None
    """Cards dealt to the places of all Ages. Left out: dealt from the cards that lie nowhere else."""
    removed: list[list[str]] | None = None
    """Cards taken from each deck at setup; fewer than three where the position puts the others elsewhere."""
    discard: list[str] = msgspec.field(default_factory=list)
    wonder_deck: list[str] | None = None
    board: list[str] | None = None
    """Progress tokens on the board. Left out: five of those that lie nowhere else, by the seed."""
    drawn: list[str] = msgspec.field(default_factory=list)
    enki: list[str] = msgspec.field(default_factory=list)
    locked: str | None = None
    chambers: list[ChamberData] | None = None
    stock: list[str] | None = None
    """The deck of conspiracies from the top."""
    hand: list[str] = msgspec.field(default_factory=list)
    swapped: str | None = None
    spaces: list[str | None] | None = None
    mythology_decks: list[list[str]] | None = None
    mythology_at: dict[str, str] | None = None
    """Mythology tokens on places of Age I.

    Left out, as are `offering_at`: dealt, without those in the cities.
    """
    offering_at: dict[str, int] | None = None
    """Values of offering tokens on places of Age II."""
    snake: str | None = None
    snake_owner: int | None = None
    open_gods: list[str] = msgspec.field(default_factory=list)
    tasks: list[TaskData] = msgspec.field(default_factory=list)
    """What is still to be done, the next thing last. Empty: a turn (or a pick of the draft) begins."""
    result: str | None = None
    winner: int | None = None


def placed_cards(plain: DuelPositionData) -> list[str]:
    """Cards that the position puts somewhere outside the decks."""
    found = [*plain.discard, *(name for name in plain.structure or [] if name)]
    for city in plain.cities:
        found += city.cards
        found += [wonder.card for wonder in city.wonders if wonder.card]
        found += [one.prepared for one in city.conspiracies if one.prepared]
    return found


def waiting_cards(plain: DuelPositionData) -> list[str]:
    """Cards that the position names as removed at setup, or as dealt to an Age that has not been played
    yet.
    """
    return [name for row in (*(plain.removed or []), *coming_decks(plain)) for name in row if name]


def coming_decks(plain: DuelPositionData) -> list[list[str | None]]:
    """Decks of the Ages to come, out of `decks`.

    The deck of the running Age is among them where `structure` does not say what lies there.
    """
    return (plain.decks or [])[plain.age - 1 if plain.structure is None else plain.age :]


def placed_tokens(plain: DuelPositionData) -> list[str]:
    """Progress tokens that the position puts somewhere."""
    found = [*(plain.board or []), *plain.drawn, *plain.enki, *([plain.locked] if plain.locked else [])]
    return found + [token for city in plain.cities for token in city.progress]


def placed_gods(plain: DuelPositionData) -> list[str]:
    """Gods that the position puts into a city, into the Pantheon or into a deck."""
    found = [name for name in plain.spaces or [] if name]
    found += [name for deck in plain.mythology_decks or [] for name in deck]
    return found + [name for city in plain.cities for name in city.gods]


def held_conspiracies(plain: DuelPositionData) -> list[str]:
    """Conspiracies before the players."""
    return [one.id for city in plain.cities for one in city.conspiracies]
