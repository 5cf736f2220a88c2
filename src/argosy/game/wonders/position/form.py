"""The form of a position: its fields and their defaults (docs/play/positions.md)."""

import msgspec

from argosy.game.wonders.armada.position import ArmadaCityData
from argosy.game.wonders.babel.position import BabelCityData, BabelTableData
from argosy.game.wonders.cities.position import CitiesCityData
from argosy.game.wonders.edifice.position import EdificeCityData, EdificeTableData
from argosy.game.wonders.extra_wonders.position import ExtraCityData
from argosy.game.wonders.leaders.position import LeadersCityData, RecruitedLeaderData


class PlayData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One play of the running Age."""

    row: int
    """The turn; turns + 1 for an extra last card."""
    seat: int
    verb: str
    card: str
    stage: int = 0


class StageData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One built stage: the card under it and the Age on its back; both may be left out."""

    card: str | None = None
    age: int | None = None
    number: int | None = None
    """1-based; left out: the next from the left."""


class CityData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """One city."""

    wonder: str | None = None
    side: str = "a"
    coins: int | None = None
    cards: list[str] = msgspec.field(default_factory=list)
    stages: list[StageData] | int = 0
    """The built stages from the left, or only how many."""
    hand: list[str] | None = None
    """Left out: dealt from the cards of the Age that lie nowhere else.

    For the free city its deck, top card last.
    """
    victories: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Victory tokens of each Age."""
    defeats: int = 0
    free_used: bool = False
    revives: int | list[int] | None = None
    """Constructions from the discard pile still to be made in this turn: how many, or those of wonders and
    then how many come after them, in their order.
    """
    chosen: list[str] = msgspec.field(default_factory=list)
    """The seat's own secret choices of this moment, as texts."""
    income: int = 0
    """Trade income of this turn that is not credited yet."""
    armada: ArmadaCityData | None = None
    """What this expansion adds."""
    leaders: list[str | RecruitedLeaderData] | None = None
    """Recruited leaders; of Age I where no Age is written."""
    leaders_hand: list[str] | None = None
    """Leaders that may still be played. Left out: as many as are left, of those that lie nowhere else."""
    leaders_more: LeadersCityData | None = None
    """The draft, leaders sold, buried and under stages, what is still to be asked."""
    cities: CitiesCityData | None = None
    """What this expansion adds."""
    babel: BabelCityData | None = None
    """What this expansion adds."""
    edifice: EdificeCityData | None = None
    """What this expansion adds."""
    extra_wonders: ExtraCityData | None = None
    """What this expansion adds."""


class PositionData(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A situation at a moment when somebody owes a choice, or at the end of the game."""

    game: str = "wonders"
    edition: int = 2020
    players: int | None = None
    """Left out: one for each city."""
    expansions: list[str] = msgspec.field(default_factory=list, name="boxes")
    options: dict[str, str] = msgspec.field(default_factory=dict)
    seed: int = 0
    age: int | None = None
    """Left out: 1, or 3 for a game that is over."""
    turn: int | None = None
    """Left out: what the size of the hands says, or 1. 0: before the cards of the Age are dealt."""
    asked: str = "card"
    """card, last_card, revive, a question of an expansion, or over."""
    asked_city: int | None = None
    """The city that builds from the discard pile, for `revive`."""
    step: int | None = None
    """Place of the asking step in `game.ruleset.steps`; left out: the first that asks this."""
    teams: bool = False
    islands: list[list[str]] | None = None
    """Decks of an expansion by level, top card first. Left out: as dealt, less what is in play."""
    island_shuffles: int = 0
    """How often they have been shuffled again."""
    babel: BabelTableData | None = None
    """What this expansion lays on the table."""
    edifice: EdificeTableData | None = None
    """What this expansion lays on the table."""
    leaders_box: list[str] | None = None
    """Leaders left in the box, the next one last. Left out: all that lie nowhere else."""
    leaders_drafted: int | None = None
    """Picks of the draft that have been made; left out: all, but none where the draft is asked."""
    moment: int = 1
    any_cards: bool = False
    """For studies and tests: cards of other Ages in hands, one copy of cards that only more cities have, and
    once more what the decks of the Ages so far hold.
    """
    cities: list[CityData]
    discard: list[str] = msgspec.field(default_factory=list)
    decks: list[list[str]] | None = None
    """The cards of each Age as dealt, seat after seat. Left out: later Ages are dealt by the seed."""
    plays: list[PlayData] = msgspec.field(default_factory=list)
