"""Types of the view of a seat of Duel, and of the public events at the table."""

import msgspec

from argosy.deprecation import warn_of_old_name
from argosy.game.duel.agora.view import ChamberView, ConspiracyView
from argosy.game.duel.pantheon.view import DeckView, SpaceView
from argosy.game.types import hash_of_value
from argosy.rules.duel.terms import AGES


class PlaceView(msgspec.Struct, frozen=True, kw_only=True):
    """One place of the structure (DUEL-009 to 011)."""

    place: int
    row: int
    column: int
    """In half cards."""
    back: str | None
    """age_1, age_2, age_3, guild, grand_temple, senator; None when the card is gone."""
    card: str | None
    """The card, if it lies face up."""
    is_open: bool
    """May it be taken?"""
    covered_by: tuple[int, ...]
    """Places of the cards that still lie on it."""
    token: str | None = None
    """Mythology or `offering N` token on it."""


class WonderView(msgspec.Struct, frozen=True, kw_only=True):
    """A wonder of a city."""

    wonder: str
    is_built: bool
    card: str | None = None
    """The card under it; both players saw it before it was turned down."""


class DuelCityView(msgspec.Struct, frozen=True, kw_only=True):
    """A city as everybody sees it; faces of conspiracies only where the viewer knows them.

    Fields with a default are those of expansions, and the default is what they say where the box is not in
    play.
    """

    seat: int
    coins: int
    protected: int = 0
    """Coins on Astarte."""
    cards: tuple[str, ...]
    """Buildings and senators in catalog order."""
    colors: dict[str, int]
    wonders: tuple[WonderView, ...]
    progress: tuple[str, ...]
    symbols: dict[str, int]
    """Science symbols, those that are there."""
    shields: int
    """The lead of this city on the military track; 0 or less when it does not lead."""
    makes: dict[str, int]
    """Units of one certain resource."""
    chooses: tuple[tuple[str, ...], ...]
    """Either/or producers."""
    prices: dict[str, int]
    """What a unit costs this city."""
    senators: int = 0
    conspiracies: tuple[ConspiracyView, ...] = ()
    """In the order in which they were taken."""
    supply: int = 0
    """Influence markers not in the Senate."""
    gods: tuple[str, ...] = ()
    mythology: dict[str, int] = {}
    """Mythology tokens."""
    offerings: tuple[int, ...] = ()
    """Values of the offering tokens."""
    points: int
    """What it would score if the game ended now."""


class TaskView(msgspec.Struct, frozen=True, kw_only=True):
    """A task that is left in this turn; tasks are called as in positions (docs/bots/duel.md)."""

    kind: str
    seat: int
    amount: int
    subject: int


class DuelView(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's window on the game; `seat` is None for a spectator.

    The same window serves bots and browsers.

    Fields with a default are those of expansions, and the default is what they say where the box is not in
    play.
    """

    seat: int | None
    fingerprint: str
    """Names the facts and options that the table plays with (`game.ruleset.fingerprint`)."""
    expansions: tuple[str, ...] = msgspec.field(name="boxes")
    options: dict[str, bool]
    age: int
    turn: int
    moment: int
    """How many choices have been made; names the situation that a choice was made in."""
    on_turn: int
    owing: tuple[int, ...]
    """The seat that has to choose; empty when the game is over."""
    asked: str | None
    """What is asked of that seat: turn, pick, first, progress, destroy, place, ..."""
    play_again: bool
    tasks: tuple[TaskView, ...] = ()
    """What is still to be done, the next thing last; empty when a turn or a pick of the draft begins."""
    triggered: bool = False
    """Has a conspiracy been triggered at the start of this turn?"""
    senate_actions: int = 0
    """Senate actions that are left, while one is asked for (AGORA-032)."""
    swapped: str | None = None
    """The opponent's building that the own one is swapped for, while that is asked for (AGORA-164)."""
    picks: int
    """Wonders chosen in the draft so far, 8 when it is over."""
    shown_wonders: tuple[str, ...]
    """Wonders to choose from in the draft."""
    structure: tuple[PlaceView, ...]
    """Empty while the structure is not laid out yet."""
    discard: tuple[str, ...]
    pawn: int
    """As the lead of seat 0, -9 to 9."""
    track: tuple[str, ...]
    """Military tokens that still lie there: -6, -3, +3, +6."""
    minerva: int | None = None
    board: tuple[str, ...]
    """Progress tokens that a pair may choose from."""
    box: tuple[str, ...]
    """Progress tokens out of the game: they are all that lie nowhere else."""
    drawn: tuple[str, ...]
    """Progress tokens laid open for a choice, if the viewer sees them."""
    locked: str | None = None
    cities: tuple[DuelCityView, DuelCityView]
    chambers: tuple[ChamberView, ...] = ()
    stock: tuple[str | None, ...] = ()
    """The deck of conspiracies from the top; None for those that the viewer does not know."""
    hand: tuple[str, ...] = ()
    """The conspiracies that the viewer looks at."""
    removed: tuple[tuple[str, ...], ...] = ((),) * AGES
    """By Age the cards removed at setup, if the viewer has looked at them; those in a city now are left
    out.
    """
    spaces: tuple[SpaceView, ...] = ()
    decks: tuple[DeckView, ...] = ()
    open_gods: tuple[str, ...] = ()
    """Gods to choose from at the gate or in the Divine Theater, if the viewer sees them."""
    enki: tuple[str, ...] = ()
    """Progress tokens on Enki."""
    snake: str | None = None
    is_over: bool
    result: str | None
    """military, science, political, civilian, blue, shared, science_shared; None while the game runs."""
    winners: tuple[int, ...]

    @property
    def boxes(self) -> tuple[str, ...]:
        """Old name of `expansions`."""
        warn_of_old_name("boxes", "expansions")
        return self.expansions

    def __hash__(self) -> int:
        return hash_of_value(self)


class DuelEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something everybody at the table may see. Which fields are set depends on `kind`:

    the verb of a choice (seat, and card, thing, number where they are open; coins paid)
    · coins (seat, coins: change) · pawn (pawn) · military_token (thing) · minerva (pawn)
    · progress (seat, thing) · moved (card, seat or None: to the discard pile) · lost_wonder (thing)
    · turned_up (place, card) · control (chamber, seat or None) · decree (chamber, thing) · god (space, thing)
    · age_began (age) · over (result, winners)
    """

    kind: str
    seat: int | None = None
    card: str | None = None
    thing: str | None = None
    coins: int = 0
    place: int | None = None
    space: int | None = None
    chamber: int | None = None
    age: int = 0
    pawn: int | None = None
    number: str | None = None
    """What stands behind the verb when it is no id: a chamber, two chambers, a space, top or bottom."""
    result: str | None = None
    winners: tuple[int, ...] = ()
