"""Running game of a table: the game and its log as reveals. No network, no storage.

The state is memory plus replay: `replayed` makes from a log exactly what the table had before.
"""

import copy
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
import structlog

from argosy.bots.types import View
from argosy.errors import ArgosyError, ChoiceError
from argosy.game.arguments import normal_form
from argosy.game.types import Refusal, SeatScore
from argosy.server.engine import Game, fingerprint, new_game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.storage.rows import Deal, Entry, GameRequest, TableSummary
from argosy.server.tables.event_log import EventLog, Reveal, place_of
from argosy.web.models import EndedBy
from argosy.web.rendering.fragment_cache import CachedFragment

MOST_LETTERS = 200
"""In a choice, as it is sent."""

WRONG_LINE = (ArgosyError, msgspec.MsgspecError, LookupError, TypeError, ValueError)
"""What a line of a log may raise, because it may say anything."""

log = structlog.get_logger()


class RunningGame:
    """One game with what has happened in it."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.game: Game = new_game(deal)
        self.event_log = EventLog()
        self._scores: tuple[SeatScore, ...] | None = None
        self._place = place_of(self.game)
        self.asked_at = 0.0
        """When the choices of this moment were asked for, in seconds since 1970; 0: not known."""
        self._dropped = 0
        """Reveals that were taken back.

        Each one takes a moment away from the game, and whoever asks has to see a newer one: so this table's
        moment is ahead of the game's by two for each.
        """
        self._offers: dict[int, Any] = {}
        self.kept = CachedFragment()
        """What pages of this game were made of: kept as long as it stays true."""

    @property
    def reveals(self) -> Sequence[Reveal]:
        """Return the public events, by moment."""
        return self.event_log.reveals

    @property
    def history(self) -> Sequence[tuple[int, ...]]:
        """The points of every seat after each reveal."""
        return self.event_log.history

    @property
    def scores(self) -> tuple[SeatScore, ...]:
        """The score sheet as it stands; made when somebody looks, once a reveal: secret choices do not
        change it.
        """
        if self._scores is None:
            self._scores = self.game.scores()
        return self._scores

    def choose(self, seat: int, text: str, moment: int | None) -> bool:
        """Commit a seat's choice; True when that revealed something (a turn, in Duel every choice).

        Raises ChoiceError, then nothing has changed.
        """
        is_reveal = self.event_log.choose(
            self.game, seat, text, None if moment is None else moment - 2 * self._dropped
        )
        self._forget_offers(seat)
        if is_reveal:
            self.kept = self.kept.after_reveal()
            self._note_reveal()
        return is_reveal

    def undo(self, seat: int) -> None:
        """Take a seat's choice back.

        Raises ChoiceError when there is none, or when it has brought something to light.
        """
        is_reveal_gone = self.event_log.take_back(self.game, seat)
        self._forget_offers(seat)
        if is_reveal_gone:
            self.kept = CachedFragment()
            self._dropped += 1
            self._note_reveal()

    def offers(self, seat: int) -> Any:
        """Return the choices of a seat with prices and reasons; None when it owes nothing.

        Made once between two reveals, because the secret choices of others change nothing of it. Those of the
        seat itself do: with two players it is asked for the free city's card next (BASE-TWO-5).
        """
        if self.game.is_over or seat not in self.game.owing:
            return None
        if seat not in self._offers:
            self._offers[seat] = GAMES[self.deal.request.game].offers(self.game, seat)
        return self._offers[seat]

    def _forget_offers(self, seat: int) -> None:
        # Another mapping: copies from before keep theirs.
        self._offers = {other: offers for other, offers in self._offers.items() if other != seat}

    def can_undo(self, seat: int) -> bool:
        """True when the seat has made a choice that nobody has seen yet; in Duel: that has turned nothing
        up.
        """
        return not self.game.is_over and self.game.can_take_back(seat)

    def apply(self, entry: Entry) -> None:
        """Do what the next line of the log says.

        Raises ArgosyError if it cannot be done; then nothing has changed.
        """
        if entry.seat is None:
            raise ChoiceError(f"entry {entry.seq} names no seat")
        before = self.moment
        if entry.kind == "undo":
            self.undo(entry.seat)
        elif entry.kind == "choose":
            self.choose(entry.seat, entry.text, None)
        else:
            raise ChoiceError(f"entry {entry.seq} is of no known kind")
        if self.moment != before:
            self.asked_at = entry.at

    def copy(self) -> "RunningGame":
        """An independent copy: a choice is tried on one, which counts when the choice is stored."""
        other = copy.copy(self)
        other.game, other.event_log = self.game.copy(), self.event_log.copy()
        return other

    @property
    def moment(self) -> int:
        """Names the situation that a choice is made in.

        The game's own moment does not: a choice taken back and another in its place lead to it again.
        This one rises with both, so it never comes back.
        """
        return self.game.moment + 2 * self._dropped

    def view(self, seat: int | None) -> View:
        """Return the view of a seat, with the moment of this table."""
        return msgspec.structs.replace(self.game.view(seat), moment=self.moment)

    @property
    def shows_at_once(self) -> bool:
        """True where no choice is secret: there the next choice of anybody ends the time for taking back."""
        return GAMES[self.deal.request.game].shows_at_once

    def standing(self, at: float = 0.0) -> TableSummary:
        """The summary for lists; `at` is the time of the last entry of the log."""
        age, turn = self._place
        if not self.game.is_over:
            return TableSummary(age=age, turn=turn, owing=tuple(self.game.owing))
        scores = sorted(self.scores, key=_seat)
        return TableSummary(
            age=age,
            turn=turn,
            ranks=tuple(score.rank for score in scores),
            result=getattr(self.game, "result", None),
            totals=tuple(score.total for score in scores),
            wonders=GAMES[self.deal.request.game].wonders(self.game),
            ended=at,
        )

    def stopped(self, ended_by: EndedBy, ranks: tuple[int | None, ...], at: float) -> TableSummary:
        """The summary of a game that people end before its rules do: without points. ranks: by seat."""
        age, turn = self._place
        wonders = GAMES[self.deal.request.game].wonders(self.game)
        return TableSummary(age=age, turn=turn, ranks=ranks, wonders=wonders, ended=at, ended_by=ended_by)

    def _note_reveal(self) -> None:
        self._offers = {}
        self._scores = None
        self._place = place_of(self.game)


def dealt(request: GameRequest, seed: int) -> RunningGame:
    """A fresh game with the fingerprint of the rules of its deal."""
    deal = Deal(request=request, seed=seed)
    playing = RunningGame(deal)
    playing.deal = msgspec.structs.replace(deal, fingerprint=fingerprint(playing.game))
    return playing


def deal_entry(playing: RunningGame, at: float) -> Entry:
    """The first line of the log."""
    return Entry(seq=0, kind="deal", text=msgspec.json.encode(playing.deal).decode(), at=at)


def canonical(text: str) -> str:
    """A choice as the rules list it and the log keeps it: lower case, single spaces.

    Refuses one that is far too long.
    """
    if len(text) > MOST_LETTERS:
        raise Refused("refused", f"A choice has at most {MOST_LETTERS} letters, not {len(text)}.")
    return normal_form(text)


def replayed(entries: Iterable[Entry]) -> RunningGame:
    """The game replayed from a log.

    Refuses a log that contradicts itself, or these rules, with the line where it does.
    """
    lines = iter(entries)
    first = next(lines)
    try:
        playing = RunningGame(msgspec.json.decode(first.text, type=Deal))
        playing.asked_at = first.at
        _warn_of_other_rules(playing)
    except WRONG_LINE as error:
        raise _damaged(first, None) from error
    return continued(playing, lines)


def continued(playing: RunningGame, entries: Iterable[Entry]) -> RunningGame:
    """A game after some more lines of its log, itself changed.

    Refuses, as `replayed`, a line that does not fit.
    """
    for entry in entries:
        try:
            playing.apply(entry)
        except WRONG_LINE as error:
            raise _damaged(entry, playing) from error
    return playing


def _damaged(entry: Entry, playing: RunningGame | None) -> Refused:
    """The refusal of a log, one line of which does not fit.

    Not what the line says: everybody with the address reads this, and the choice may be a secret one.
    """
    sentence = f"This game cannot be replayed with these rules: line {entry.seq} of its log does not fit."
    then = playing.deal.fingerprint if playing else ""
    now = fingerprint(playing.game) if playing else ""
    is_other = then not in ("", now)
    if is_other:
        sentence += f" It was dealt with other rules or facts (fingerprint {then[:12]}, here {now[:12]})."
    refusal = Refusal(
        code="damaged", text=sentence, values={"line": entry.seq, "then": then[:12] if is_other else ""}
    )
    return Refused("damaged", sentence, refusal)


def _warn_of_other_rules(playing: RunningGame) -> None:
    """Facts or rules have changed since a game was dealt: it may go on otherwise than it has been played."""
    dealt_with, now = playing.deal.fingerprint, fingerprint(playing.game)
    if dealt_with and dealt_with != now:
        log.warning("a stored game was dealt with other rules", dealt_with=dealt_with, now=now)


def _seat(score: SeatScore) -> int:
    return score.seat
