"""Page models: one frozen value for each page, with ids, numbers and names but no translated text.

The server fills them, `argosy.web.pages` renders them as HTML. Everything in a page model may be shown to its
viewer: the server makes it from that viewer's view only. Translated text comes from `argosy.texts`.
"""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from argosy.coach.analysis import Analysis
from argosy.coach.puzzles import Grade
from argosy.coach.types import Advice
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.explain import DuelExplanation
from argosy.game.duel.forecast import DuelForecast
from argosy.game.duel.view import DuelEvent, DuelView
from argosy.game.types import Choice, Event, Explanation, Refusal, SeatScore
from argosy.game.wonders.forecast import WondersForecast
from argosy.game.wonders.view import WondersView
from argosy.web.table.talk import TalkLine

View: TypeAlias = WondersView | DuelView
LANGUAGES = ("en", "fr", "ru", "pl", "uk")
THEMES = ("auto", "dark", "light")
PACES = ("slow", "normal", "instant")
VOLUMES = ("quiet", "normal", "loud")
CLOCKS = (0, 60, 180, 86_400, 259_200)
"""Seconds that a turn may take at a table with a clock; 0: as long as it likes."""
TOURNAMENT_CLOCKS = CLOCKS[1:]
"""Those of tournaments: without a clock nobody knows when a round is over."""

GameName = Literal["wonders", "duel"]
EndedBy = Literal["play", "resignation", "agreement"]
"""Reasons of an end: by the rules, because one of two players resigned, or because all players ended it."""
Reach = Literal["computer", "network", "world"]
"""Who can open an address: this computer alone, its network, everybody."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Settings of a visitor, from POST /settings (form fields of the same names).

    They are stored in a cookie or with the guest.
    """

    language: str = "en"
    """One of LANGUAGES."""
    theme: str = "auto"
    """One of THEMES; `auto` follows the device."""
    pace: str = "normal"
    """One of PACES: how long the animation of a reveal takes."""
    letters: bool = True
    """Single-letter keys are on (WCAG 2.1.4 wants a switch).

    The form sends `letters=on`, or nothing for off; it names the switches that it has in `switches`.
    """
    sounds: bool = False
    """Short sounds at the table: choices, reveals, coins, ends of Ages, the visitor's turn, the end."""
    volume: str = "normal"
    """One of VOLUMES: how loud they are."""
    sea: bool = False
    """The sea is heard, too."""
    calls: bool = False
    """A notification of the browser when it is the visitor's turn and the page is not seen."""
    talk: bool = True
    """Off: the visitor neither sees nor hears what is said at tables."""
    ranked: bool = False
    """The visitor stands in the ratings by their name; else only they see their place."""


class Visitor(msgspec.Struct, frozen=True, kw_only=True):
    """Visitor of the page: name, settings, path."""

    name: str = ""
    """The name that the guest gave; empty before the first."""
    settings: Settings = Settings()
    path: str = "/"
    """Path of the page that is shown; the settings form sends it back as `next`."""
    has_decided_on_sounds: bool = True
    """False: the visitor has never switched sounds on or off."""
    introduced: tuple[str, ...] | None = None
    """Expansions, by their part of the catalog, whose introduction the visitor has seen or not wanted; None:
    nobody is asked.
    """


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Message on the page about a request that was refused.

    Codes with words of their own: stale, refused, foreign_seat, not_seated, game_over, seat_taken,
    table_full, unknown_table, unknown_page, bad_name, bad_form, not_host, others_play, nothing_to_undo, lost.
    Any other code shows `detail` alone.
    """

    code: str
    detail: str = ""
    """English sentence of the engine or the server (a ChoiceError's text ...)."""
    refusal: Refusal | None = None
    """When there is one, the page says it in the visitor's language and `detail` is left out."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a table and who sits there."""

    seat: int
    name: str
    """Name of the person or the bot; empty for an open seat and for the free city."""
    kind: Literal["human", "bot", "open", "free_city"]
    bot: str | None = None
    """Name of the bot's player, e.g. `greedy`."""
    package: str = ""
    """Package that the bot comes from, with its version; empty for bots of Argosy and where there is none."""
    is_you: bool = False
    is_host: bool = False
    is_kept: bool = False
    """Somebody has left a running game: a bot plays here until somebody sits down."""
    has_left: bool = False
    """A bot plays on for a person who has left, resigned or was removed, mostly under the person's name."""
    is_played_for: bool = False
    """A person whose time was up: a bot plays for them until they are back."""
    is_connected: bool = True
    last_seen: float | None = None
    """Seconds since a person was here, None when here now or unknown."""

    @property
    def is_bots(self) -> bool:
        """A bot chooses here, for itself or for somebody."""
        return self.kind == "bot" or self.is_played_for

    @property
    def is_away(self) -> bool:
        """A person who should choose here is not at the table."""
        return self.kind == "human" and not self.is_connected and not self.is_played_for


class ChoiceOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A legal choice with where its resources come from."""

    choice: Choice
    explanation: Explanation | None = None


class WonderRequest(NamedTuple):
    """Query for a refusal: an illegal choice for which the page shows the game's reason."""

    texts: tuple[str, ...]
    """Texts of choices; the first one that the game can read answers for all."""
    but_for: str = ""
    """A reason of this code is none to show."""


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """Legal choices of the viewer, and reasons for refused ones.

    The queries for the reasons come from `argosy.web.wonders.live.refusal_queries`.
    """

    legal: tuple[ChoiceOffer, ...] = ()
    refusals: dict[str, Refusal] = msgspec.field(default_factory=dict)
    """By text: `build CARD` for each card of the hand that cannot be built, `stage` when no stage can be
    built. In the free city's turn the texts start with `city: `.
    """
    forecasts: Mapping[str, WondersForecast] = {}
    """By text what a choice would change; empty where nothing is played."""


class DuelOffer(msgspec.Struct, frozen=True, kw_only=True):
    """A legal choice of Duel with where its resources come from."""

    choice: DuelChoice
    explanation: DuelExplanation | None = None
    forecast: DuelForecast | None = None
    """What it would change; only in a turn. A wonder changes the same with every card."""


class DuelOffers(msgspec.Struct, frozen=True, kw_only=True):
    """Legal choices of the viewer in Duel, and reasons for refused ones.

    The queries for the reasons come from `argosy.web.duel.live.refusal_queries`.
    """

    legal: tuple[DuelOffer, ...] = ()
    refusals: dict[str, Refusal] = msgspec.field(default_factory=dict)
    """By text: `build CARD` or `recruit CARD` for each open card that cannot be taken so, `wonder WONDER`
    for each own wonder that cannot be constructed with any open card, `activate GOD` for each open god that
    cannot be paid, `trigger CONSPIRACY` for each own conspiracy that cannot be triggered.
    """


class Planned(msgspec.Struct, frozen=True, kw_only=True):
    """Choice that the viewer has planned for the next turn, or the reason why it was dropped."""

    text: str
    """Canonical text of the choice."""
    is_dropped: bool = False
    """The turn has come, and the choice was not possible or dearer."""
    refusal: Refusal | None = None
    """Why it is not possible."""
    price: int = 0
    price_now: int | None = None
    """Where it is possible but dearer: what it cost when it was planned, and now."""


class LogTurn(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that was revealed at one moment, for the log; oldest first in `TablePage.log`."""

    age: int
    turn: int
    moment: int
    """`view.moment` before the reveal: the replay's step that shows it."""
    events: tuple[Event, ...] | tuple[DuelEvent, ...]


class CompileNotice(msgspec.Struct, frozen=True, kw_only=True):
    """The bots of a game that search are being compiled; until then a quick bot plays for them."""

    game: GameName
    done: int = 0
    """How much is compiled."""
    total: int = 0
    """How much there is to compile; 0: not known yet."""
    seconds: int | None = None
    """How long it still takes, as it has gone so far."""


class Riddle(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle that a table shows: somebody is to find the best choice, and nothing is played."""

    address: str
    """Path of its page."""
    next: str
    """Path of the next one of its set."""
    number: int
    of: int
    """Which one of its set it is."""
    grade: Grade
    rating: int
    is_solved: bool = False
    """The viewer has solved it, now or before."""
    best: Advice | None = None
    """The solution, once something was tried."""
    chosen: Advice | None = None
    """What was tried just now; the same as `best` when that was right."""
    lead: float = 0.0
    """The lead of the best choice over any other, in win probability."""
    before: int = 0
    after: int = 0
    """The viewer's rating before this try and after it."""


class Invited(msgspec.Struct, frozen=True, kw_only=True):
    """A bot of somebody else that was asked to a table and does not sit there."""

    id: str
    """Of the challenge."""
    name: str
    is_declined: bool
    """It has said no; else it has not answered yet."""


class Milestones(msgspec.Struct, frozen=True, kw_only=True):
    """First wins and a best score that a finished game has brought the viewer."""

    first_wins: tuple[str, ...] = ()
    """Wonders with which they have won for the first time."""
    best_of: int = 0
    """With so many players they have never had a better score; 0: they have, or it was the first game."""


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """The decision of a finished game that cost most, as the coach sees it."""

    index: int
    """Number of the choice in the record, from 0 on."""
    step: int
    """The step of the replay that shows its moment."""
    seat: int
    cost: float
    """Chances to win, 0 to 1."""


class TablePage(msgspec.Struct, frozen=True, kw_only=True):
    """A table as one viewer may see it."""

    table: str
    """Id in the address `/t/<table>`."""
    visitor: Visitor
    seat: int | None
    """The viewer's seat; None for a spectator."""
    version: str = ""
    """`START:number`: the number rises with everything that happens at the table, and the browser drops a
    fragment that is older than what it shows. Another start is another run of the server: whatever it sends
    is taken.
    """
    phase: Literal["waiting", "playing", "over"]
    """`waiting`: seats are still open or the host has not started; then `view` is None."""
    seats: tuple[SeatInfo, ...]
    """By seat; with two players seat 0 is the free city."""
    ended_by: EndedBy = "play"
    """Other than `play`: the game is over before its rules end it, and has no scores."""
    ranks: tuple[int | None, ...] = ()
    """By seat, when it is over."""
    is_asked_to_end: bool = False
    """Somebody has left, and the viewer has not said whether a bot plays on or the game ends."""
    game: GameName = "wonders"
    edition: int
    """Of the wonders game; without meaning in Duel."""
    expansions: tuple[str, ...] = ()
    """Ids of the expansions besides the base game, e.g. `agora`."""
    teams: bool = False
    """Seats 2k and 2k + 1 are partners."""
    ruleset: object | None = None
    """`game.ruleset` (its catalog knows the cards); None only while waiting."""
    view: View | None = None
    offers: Offers | DuelOffers | None = None
    """None when the viewer owes nothing."""
    reveal: tuple[Event, ...] | tuple[DuelEvent, ...] = ()
    """Events of the newest reveal."""
    log: tuple[LogTurn, ...] = ()
    projection: tuple[SeatScore, ...] | None = None
    """Points if the game ended now (`game.scores()` while it runs); None hides the projection."""
    scores: tuple[SeatScore, ...] | None = None
    """The score sheet, when the game is over."""
    history: tuple[tuple[int, ...], ...] = ()
    """Projected totals by seat after each turn, for `The voyage` beside the score pad; may be empty."""
    can_undo: bool = False
    """The viewer has chosen and nothing is revealed yet."""
    plan_offers: DuelOffers | None = None
    """What the viewer may plan while others think; None where nothing can be named beforehand."""
    planned: Planned | None = None
    undo_seconds: float = 0
    """So long a bot waits for that; 0 where nobody's answer ends it."""
    compile_status: CompileNotice | None = None
    """Set while bots of this table are not awake yet."""
    clock: int = 0
    """Seconds that a turn may take; 0: as long as it likes."""
    lacks_clock: bool = False
    """The game is not rated, for want of a clock alone."""
    seconds_left: float | None = None
    """Until the time of this turn is up; None: nobody has to hurry now."""
    seconds_asked: float | None = None
    """Since the choices of this moment were asked for; None: not known."""
    are_bots_busy: bool = False
    """A bot of this table has waited long for its turn to think, because many others play."""
    has_coach: bool = False
    """Those who sit here may ask the coach."""
    is_host: bool = False
    is_listed: bool = False
    """The lobby shows the table to everybody while friends are awaited."""
    can_delete: bool = False
    """The viewer may take the table away."""
    invite_url: str | None = None
    """Full address for friends; None when no seat is open."""
    invited: tuple[Invited, ...] = ()
    """For the host, while the table waits: which bots were asked."""
    reach: Reach = "world"
    """Who can open that address."""
    network_base: str | None = None
    """How it would begin if the server listened to the network; only where nobody else reaches it now."""
    watch_url: str | None = None
    """Full address for spectators."""
    rematch_asker: str | None = None
    """Name of whoever waits for the viewer's answer to a rematch; None: nobody does."""
    rematch_url: str | None = None
    """Path of the next table, once somebody asked for a rematch."""
    tournament: str | None = None
    """Id of the tournament to which the table belongs."""
    spectators: int = 0
    talk: tuple[TalkLine, ...] | None = None
    """What was said, oldest first; None where nobody can talk or the visitor does not want it."""
    is_guided: bool = False
    """A first voyage of the viewer's: there are hints to have."""
    hints_seen: tuple[str, ...] | None = None
    """Hints that have done their work; None where the viewer has none."""
    riddle: Riddle | None = None
    """The table is a puzzle."""
    milestones: Milestones = Milestones()
    turning_point: TurningPoint | None = None
    """None where the coach has not looked back."""
    notice: Notice | None = None


class CoachPage(msgspec.Struct, frozen=True, kw_only=True):
    """POST /t/<table>/coach: advice to one viewer."""

    table: TablePage
    advice: tuple[Advice, ...] = ()
    """The best choice first; empty where there is a notice."""
    notice: Notice | None = None


class TableSummary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in the lobby's lists."""

    table: str
    game: GameName = "wonders"
    edition: int = 2020
    players: int = 3
    expansions: tuple[str, ...] = ()
    teams: bool = False
    names: tuple[str, ...] = ()
    """People and bots at the table, by seat."""
    open_seats: int = 0
    age: int = 0
    turn: int = 0
    your_turn: bool = False
    seconds_left: float | None = None
    """Until the time of the turn is up; None where nobody has to hurry."""
    is_over: bool = False
    """Finished: the lobby links to the score sheet and the replay."""
    is_yours: bool = False
    is_guided: bool = False
    """A first voyage."""
    place: int | None = None
    """Your rank in a finished game."""
    result: str | None = None
    """Duel: how a finished game was won, e.g. `military` (`DuelView.result`)."""
    ended_by: EndedBy = "play"


class WonderChoice(msgspec.Struct, frozen=True, kw_only=True):
    """A wonder that a new table may use."""

    wonder: str
    editions: tuple[int, ...]
    resource: str
    """What the board produces, e.g. `glass`; empty when it produces nothing."""
    expansions: tuple[str, ...] = ()
    """The expansions, by id, that have it; empty for one of the base game."""


class NetworkSwitch(msgspec.Struct, frozen=True):
    """The switch by which a server at home lets its local network in: `POST /network` with open=on|off."""

    url: str | None
    """Its address in the local network; None while it is closed."""


class LobbyPage(msgspec.Struct, frozen=True, kw_only=True):
    """The first page: a new table, and the tables that are there.

    The form posts to /tables: game=wonders|duel, clock=one of CLOCKS, coach=on, listed=on, name (asked for
    where friends are invited and the visitor has none). Wonders: edition=2010|2020, players=2..8, a field for
    each expansion (none, or the year of its edition), teams=on, seat-1.. = you|friend|bot:<name>,
    wonders=random|chosen, and when chosen wonder-<seat>, side-<seat> (a, b or random).
    Numbers in field names are seats; with two players they are 1 and 2, else 0 to players - 1.
    `players` wins over the seats: fields of seats that do not exist are ignored, missing ones are bots.
    table=GAME-PLAYERS stands for game and players; others=friend: seats that are not named wait for friends.
    Duel: pantheon=on, agora=on, opponent=friend|bot:<name>, begins=chance|you|opponent; fields of the other
    game are ignored.
    """

    visitor: Visitor
    bots: tuple[str, ...] = ("greedy", "random")
    """Names of the bots that do not search, the stronger first."""
    levels: tuple[str, ...] = ("cabin-boy", "deckhand", "helmsman", "captain", "admiral")
    """Names of the bots that search, from the weakest to the strongest; they play every game."""
    own_bots: Mapping[str, tuple[str, ...]] = {}
    """Names of the bots that others have written and that the host offers, with the games that they play."""
    opponent: str = "deckhand"
    """The bot that sits on the other seats until somebody else is chosen."""
    wonders: tuple[WonderChoice, ...] = ()
    """Made by `argosy.web.wonders.lobby.wonders_on_offer()`."""
    running: tuple[TableSummary, ...] = ()
    open_tables: tuple[TableSummary, ...] = ()
    finished: tuple[TableSummary, ...] = ()
    compile_status: tuple[CompileNotice, ...] = ()
    """Games whose bots are not awake yet."""
    some_lack_a_net: bool = False
    """The host's own facts make games of Duel that no net has learned."""
    voyages: frozenset[GameName] = frozenset()
    """Games whose first voyage the visitor has finished.

    `POST /first-voyage` with the field `game` begins one.
    """
    network: NetworkSwitch | None = None
    """None where the visitor does not decide it."""
    records: Mapping[str, tuple[int, int]] = {}
    """By wonder how many games the visitor has won with it, of how many."""
    notice: Notice | None = None


class ReplayPage(msgspec.Struct, frozen=True, kw_only=True):
    """One moment of a finished game, GET /t/<table>/replay?step=N."""

    table: str
    visitor: Visitor
    seats: tuple[SeatInfo, ...]
    seat: int | None = None
    """The viewer's own seat, which stands in the middle; None for everybody else."""
    game: GameName = "wonders"
    edition: int
    ruleset: object
    view: View
    """What a spectator saw then (`game.view(None)` of the replayed game)."""
    views: Mapping[int, View] = {}
    """What each player saw then, by seat: the game is over, so its hands are open to everybody."""
    choices: tuple[tuple[int, str], ...] = ()
    """(seat, text) of what was chosen then; the next step shows what came of it."""
    step: int
    """0 is the deal, the length of `log` the end."""
    log: tuple[LogTurn, ...]
    """The whole game: entry k is what led to step k + 1."""
    projection: tuple[SeatScore, ...] | None = None
    scores: tuple[SeatScore, ...] | None = None
    """At the last step of a game that has ended."""
    history: tuple[tuple[int, ...], ...] = ()
    """Projected totals by seat after each step."""
    address: str = ""
    """Path of the replay, without the step."""
    link: str = ""
    """Full address of this moment, for others."""
    back: str = "/"
    """Where one goes from here."""
    analysis: Analysis | None = None
    """What the coach has said of the game, for the marks on its moves."""
    analysis_path: str = ""
    """Where the coach looks back at the game."""
    is_finished: bool = False
    """The game has come to its end, so the coach may look back at it."""


class RecordsPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /records: a record is opened. The form posts `file` or `record` there."""

    visitor: Visitor
    text: str = ""
    """What could not be opened, to be mended."""
    notice: Notice | None = None


class KnownToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token as its owner sees it later: it can never be read again."""

    id: str
    name: str
    scopes: tuple[str, ...]
    used: float
    """When it was used last, in seconds since 1970; 0: never."""


class TokensPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /tokens: API tokens, which programs send in place of a cookie.

    The form posts `name` and the scopes there.
    """

    visitor: Visitor
    tokens: tuple[KnownToken, ...]
    made: str = ""
    """The token that was just made: shown this once."""
    notice: Notice | None = None


class HelpPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /help: how to play, what every card and wonder does, the keys."""

    visitor: Visitor
    game: GameName = "wonders"
    edition: int = 2020
    """Of the wonders game; without meaning in Duel, whose help tells about all of its expansions."""
    expansions: tuple[str, ...] = ()
    """Ids of the expansions that are told about too."""
    ruleset: object | None = None
    """Any ruleset of the game, edition and expansions; what is shown comes from its catalog.

    None: the printed facts.
    """


class RulesPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /rules/<game> and /rules/<game>/<chapter>: every rule with its id.

    Readings of open points are included.
    """

    visitor: Visitor
    game: GameName = "wonders"
    chapter: str = ""
    """Name of a page of `argosy.rulebook.PAGES`; empty for the cover with the contents."""
    query: str = ""
    """What is looked for."""


class GonePage(msgspec.Struct, frozen=True, kw_only=True):
    """Page in place of a table that was deleted while somebody watched."""

    visitor: Visitor
    version: str = ""


class ErrorPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page that says what went wrong and where to go on."""

    visitor: Visitor
    status: int
    notice: Notice
    back: str = "/"
    download: str | None = None
    """Where the log of a game is that does not replay."""


class PuzzleLine(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle in the list of its set."""

    address: str
    grade: Grade
    rating: int
    is_tried: bool = False
    is_solved: bool = False


class PuzzleGroup(msgspec.Struct, frozen=True, kw_only=True):
    """A set of puzzles: the game, its expansions, and what the viewer has solved."""

    table: TableSummary
    """The game that it is about."""
    puzzles: tuple[PuzzleLine, ...]

    @property
    def solved(self) -> int:
        """The number of puzzles that the viewer has solved."""
        return sum(one.is_solved for one in self.puzzles)


class PuzzlesPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /puzzles: the puzzle of the day and all sets."""

    visitor: Visitor
    daily: PuzzleLine
    daily_table: TableSummary
    """The game of the puzzle of the day."""
    groups: tuple[PuzzleGroup, ...]
    rating: int
    """The viewer's own."""
    tried: int
