"""Types of the view of a seat of 7 Wonders.

Views are built field by field: a new field of the game is hidden until it is added here.

Ids only (`baths`, `gizah`): printed facts (costs, effects) are public and stand in `game.ruleset.catalog`.
"""

from typing import Any

import msgspec

from argosy.deprecation import warn_of_old_name
from argosy.game.types import hash_of_value
from argosy.game.wonders.armada.views import CityArmada
from argosy.game.wonders.babel.views import CityBabel, TableBabel
from argosy.game.wonders.cities.views import CityDebts
from argosy.game.wonders.edifice.views import CityEdifice, TableEdifice
from argosy.game.wonders.extra_wonders.views import CityExtra
from argosy.game.wonders.leaders.views import CityLeaders


class Modifiers(msgspec.Struct, frozen=True, kw_only=True):
    """Modifiers of the payments of a city besides prices."""

    waives: tuple[str, ...]
    """Colours whose cards cost one resource unit less, and `wonder_stage`."""
    stages_without_resources: bool
    """Only the coins of stages are paid."""
    without_resources: tuple[str, ...] = ()
    """Colours whose cards cost coins only, and `wonder_stage`, as long as something works for all cities."""
    more_of_own: int
    """Units a turn, for nothing, of a resource that the board, brown and grey cards produce."""
    more_of_missing: int
    """Units a turn, for nothing, of a resource that they do not produce."""
    wild_for_coin: int
    """Units a turn of any resource for a coin to the bank each."""
    rebate_first: dict[str, int]
    """Coins less for the first unit bought in a turn, by side: {"left": 1, "right": 0}."""
    rebate_board: int
    """Coins less for the unit that a neighbour's board produces."""
    pays_buyer: int
    """Coins from the bank for each neighbour that something is bought from in a turn."""


class CityView(msgspec.Struct, frozen=True, kw_only=True):
    """A city as everybody sees it (BASE-INFO-3)."""

    seat: int
    wonder: str
    side: str
    """`a` or `b`; called day and night in the 2020 edition."""
    stages: tuple[int, ...]
    """1-based numbers of the built stages."""
    markers: tuple[int, ...]
    """The Age on the back of the card under each built stage."""
    coins: int
    cards: tuple[str, ...]
    """Buildings, by colour in catalog order."""
    colors: dict[str, int]
    """How many buildings of each colour."""
    hand_size: int
    has_chosen: bool
    """True when the city owes nothing now and somebody else still does."""
    owes: str | None
    """What the city still has to choose: card, city_card, last_card, revive or a question of an expansion;
    None when nothing.
    """
    shields: int
    """Land shields that it would fight with now, those that a leader makes of defeat tokens included."""
    science: dict[str, int]
    """compass, gear, tablet, any"""
    victories: tuple[int, ...]
    """Victory tokens won so far, in points, e.g. (1, 3, 3)."""
    defeats: int
    """Number of defeat tokens (each -1)."""
    sells: tuple[tuple[tuple[str, ...], int], ...]
    """What neighbours may buy: (options, units), e.g. (("wood",), 2), (("wood", "clay"), 1)."""
    keeps: tuple[tuple[tuple[str, ...], int], ...]
    """Production that only the owner may use."""
    prices: dict[str, dict[str, int]]
    """What one unit costs this city: {"left": {"raw": 2, "manufactured": 1}, "right": {...}}."""
    rights: tuple[str, ...]
    """Rights that can be used now, e.g. `free_build_once_per_age`."""
    modifiers: Modifiers | None = None
    """What expansions change in payments; None where nothing is changed."""
    armada: CityArmada | None = None
    """What this expansion adds; None without it."""
    leaders: CityLeaders | None = None
    """What this expansion adds; None without it."""
    cities: CityDebts | None = None
    """What this expansion adds; None without it."""
    babel: CityBabel | None = None
    """What this expansion adds; None without it."""
    edifice: CityEdifice | None = None
    """What this expansion adds; None without it."""
    extra_wonders: CityExtra | None = None
    """What this expansion adds; None without it."""
    more: dict[str, Any] = {}
    """What expansions add that have no field of their own here, by box."""


class Play(msgspec.Struct, frozen=True, kw_only=True):
    """The play of a city in one turn of the current Age.

    The card is None where its face is hidden from the viewer.
    """

    turn: int
    seat: int
    verb: str
    card: str | None = None
    stage: int | None = None
    last_card: bool = False
    """True for the extra last card (Babylon)."""


class KnownHand(msgspec.Struct, frozen=True, kw_only=True):
    """The viewer's knowledge of a hand that it has passed on in this Age."""

    seat: int
    """Who holds the hand now."""
    cards: tuple[str, ...]
    """Cards that may still be in it: seen by the viewer and not shown since."""
    gone: int
    """How many cards have left the hand face down since (sold, or under a stage); any of `cards` may be
    among them.
    """


class WondersView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's window on the game; `seat` is None for a spectator.

    The same window serves bots and browsers.
    """

    seat: int | None
    fingerprint: str
    """Names the facts and options that the table plays with (`game.ruleset.fingerprint`)."""
    edition: int
    expansions: tuple[str, ...] = msgspec.field(name="boxes")
    players: int
    options: dict[str, str | int | bool]
    age: int
    turn: int
    """1-based turn of the Age."""
    turns: int
    """Turns in an Age."""
    direction: str
    """Where hands go in this Age: `left` or `right`; `swap` with two players."""
    moment: int
    """How often choices have been revealed; names the situation that a choice was made in."""
    cities: tuple[CityView, ...]
    """By seat. With two players: seat 0 is the free city."""
    owing: tuple[int, ...]
    """Seats that still have to choose."""
    controller: int | None
    """Two players: the seat that controls the free city in this turn."""
    asked: str | None
    """What the viewer is asked now: as `CityView.owes`; None when nothing."""
    hand: tuple[str, ...]
    """The viewer's hand."""
    chosen: str | None
    """Text of the viewer's own secret choice of this turn, while others still think."""
    discard_size: int
    discard: tuple[str, ...] | None
    """The discard pile, only for a viewer who may build from it now (BASE-INFO-2)."""
    own_sold: tuple[str, ...]
    """Cards of this Age that the viewer sold."""
    plays: tuple[Play, ...]
    """This Age so far, by turn and seat."""
    known_hands: tuple[KnownHand, ...]
    free_city_deck: int
    """Cards left in the free city's deck (two players)."""
    is_over: bool
    winners: tuple[int, ...]
    partner: int | None = None
    """Team games: the viewer's partner."""
    partner_hand: tuple[str, ...] = ()
    """Team games: the partner's hand, which partners may show each other."""
    drawn: tuple[str, ...] = ()
    """What the viewer has drawn and keeps one of now, in an expansion that asks this."""
    islands_left: tuple[int, ...] = ()
    """Cards in the decks of an expansion, by level."""
    movable: tuple[int, tuple[str, ...]] | None = None
    """A free movement that the viewer is asked for: (how many different ones, out of these)."""
    leaders_hand: tuple[str, ...] = ()
    """Leaders that the viewer may still play."""
    leaders_offered: tuple[str, ...] = ()
    """Leaders of which the viewer keeps one now."""
    leaders_passed: tuple[tuple[str, ...], ...] = ()
    """For each pick of the draft, the leaders that the viewer saw then and passed on."""
    leaders_left: int = 0
    """Leaders left in the box."""
    partner_leaders: tuple[str, ...] = ()
    """Team games: the leaders of the partner's hand."""
    babel: TableBabel | None = None
    """Tower and projects; None without the box."""
    edifice: TableEdifice | None = None
    """Edifices; None without the box."""

    @property
    def boxes(self) -> tuple[str, ...]:
        """Old name of `expansions`."""
        warn_of_old_name("boxes", "expansions")
        return self.expansions

    def __hash__(self) -> int:
        return hash_of_value(self)
