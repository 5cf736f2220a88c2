"""A game in progress at a table: the game, its log turned into reveals, and nothing of the network or the store.

The state is memory plus replay: `replayed` makes from a log exactly what the table had before.
"""

from collections.abc import Iterable, Sequence

import msgspec

from argosy.errors import ChoiceError, RulesetError
from argosy.game.types import Event, SeatScore
from argosy.server.engine import Game, fingerprint, new_game
from argosy.server.errors import Refused
from argosy.server.rows import Deal, Entry, GameRequest, Standing

SECRET_UNTIL_OVER = frozenset({"chosen"})
"""Kinds of events that say only that something happened: the log of reveals leaves them out."""


class Reveal(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that became public at one moment."""

    age: int
    turn: int
    moment: int
    """`moment` of the game before the reveal."""
    events: tuple[Event, ...]


class Playing:
    """One game with what has happened in it."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal
        self.game: Game = new_game(deal)
        self.reveals: list[Reveal] = []
        self.history: list[tuple[int, ...]] = []
        self.scores = self.game.scores()
        """The score sheet as it stands; secret choices do not change it, so it is made once a reveal."""
        self._place = self._age_and_turn()

    def choose(self, seat: int, text: str, moment: int | None) -> bool:
        """Commit a seat's choice; True when that revealed the turn. Raises ChoiceError, then nothing has changed."""
        before = self.game.moment
        events = self.game.choose(seat, text, moment=moment)
        if self.game.moment == before and not self.game.is_over:
            return False
        self._note_reveal(before, events)
        return True

    def undo(self, seat: int) -> None:
        """Take a seat's choice back. Raises ChoiceError when there is none or it is revealed."""
        self.game.take_back(seat)

    def can_undo(self, seat: int) -> bool:
        """True when the seat has made a choice that nobody has seen yet."""
        return not self.game.is_over and bool(self.game.committed(seat))

    def standing(self) -> Standing:
        """The summary for lists."""
        age, turn = self._place
        if not self.game.is_over:
            return Standing(age=age, turn=turn, owing=tuple(self.game.owing))
        return Standing(age=age, turn=turn, ranks=tuple(score.rank for score in sorted(self.scores, key=_seat)))

    def _note_reveal(self, moment: int, events: Sequence[Event]) -> None:
        age, turn = self._place
        public = tuple(event for event in events if event.kind not in SECRET_UNTIL_OVER)
        self.reveals.append(Reveal(age=age, turn=turn, moment=moment, events=public))
        self.scores = self.game.scores()
        self.history.append(tuple(score.total for score in self.scores))
        self._place = self._age_and_turn()

    def _age_and_turn(self) -> tuple[int, int]:
        view = self.game.view(None)
        return view.age, view.turn


def dealt(request: GameRequest, seed: int) -> Playing:
    """A fresh game that remembers which rules it was dealt with."""
    deal = Deal(request=request, seed=seed)
    playing = Playing(deal)
    playing.deal = msgspec.structs.replace(deal, fingerprint=fingerprint(playing.game))
    return playing


def deal_entry(playing: Playing, at: float) -> Entry:
    """The first line of the log."""
    return Entry(seq=0, kind="deal", text=msgspec.json.encode(playing.deal).decode(), at=at)


def replayed(entries: Iterable[Entry], steps: int | None = None) -> Playing:
    """The game that a log tells, to its end or until `steps` reveals have happened. Refuses a log that contradicts itself."""
    lines = iter(entries)
    try:
        playing = Playing(msgspec.json.decode(next(lines).text, type=Deal))
        for entry in lines:
            if steps is not None and len(playing.reveals) >= steps:
                break
            _apply(playing, entry)
    except (ChoiceError, RulesetError, msgspec.DecodeError) as error:
        raise Refused("damaged", f"This game cannot be replayed with these rules: {error}") from error
    return playing


def _apply(playing: Playing, entry: Entry) -> None:
    if entry.seat is None:
        raise ChoiceError(f"entry {entry.seq} names no seat")
    if entry.kind == "undo":
        playing.undo(entry.seat)
    else:
        playing.choose(entry.seat, entry.text, None)


def _seat(score: SeatScore) -> int:
    return score.seat
