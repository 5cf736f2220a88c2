"""Public events of a game by reveal, with the points after each, computed on demand.

Events are dear to compute, and nobody may need them: programs may ask for choices alone, and open pages may
be served by another process. So choices are stored until somebody asks for their events. Where a page is
open, events are asked for after every reveal, and nothing is computed twice.
"""

from collections.abc import Iterable, Sequence

import msgspec

from argosy.server.engine import AnyEvent, Game

SECRET_UNTIL_OVER = frozenset({"chosen"})
"""Kinds of events that say only that something happened: the log of reveals leaves them out."""


class Reveal(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that became public at one moment."""

    age: int
    turn: int
    moment: int
    """`moment` of the game before the reveal."""
    events: tuple[AnyEvent, ...]


class EventLog(msgspec.Struct):
    """The reveals of one game."""

    told: list[Reveal] = []
    points: list[tuple[int, ...]] = []
    """The points of every seat after each reveal that is told."""
    untold: list[tuple[int, str | None]] = []
    """Seats with what they have chosen since, in order; None: with what they have taken back."""
    then: Game | None = None
    """The game before the choices without events. Nobody changes it: copies of the log share it."""
    is_followed: bool = False
    """Has somebody looked since the last reveal?"""

    def copy(self) -> "EventLog":
        """An independent copy."""
        return msgspec.structs.replace(
            self, told=list(self.told), points=list(self.points), untold=list(self.untold)
        )

    @property
    def reveals(self) -> Sequence[Reveal]:
        """Return the public events, by moment."""
        self._tell()
        return self.told

    @property
    def history(self) -> Sequence[tuple[int, ...]]:
        """The points of every seat after each reveal."""
        self._tell()
        return self.points

    def choose(self, game: Game, seat: int, text: str, moment: int | None) -> bool:
        """Carry out a choice in the game; True if it has revealed something.

        Raises ChoiceError, then nothing has changed.
        """
        before = game.moment
        if self.is_followed and not self.untold:
            self._choose_and_tell(game, seat, text, moment)
        else:
            then = None if self.untold else game.copy()
            game.play(seat, text, moment=moment)
            self.then = then or self.then
            self.untold.append((seat, text))
        is_reveal = game.moment != before or game.is_over
        if is_reveal:
            self.is_followed = False
        return is_reveal

    def take_back(self, game: Game, seat: int) -> bool:
        """Take a choice back in the game; True if a reveal is gone with it.

        Raises ChoiceError, then nothing has changed.
        """
        before = game.moment
        game.take_back(seat)
        if self.untold:
            self.untold.append((seat, None))
        elif game.moment < before:
            self.told.pop()
            self.points.pop()
        return game.moment < before

    def _tell(self) -> None:
        self.is_followed = True
        if self.untold and self.then is not None:
            untold, self.untold, game = self.untold, [], self.then.copy()
            self.then = None
            for seat, text in untold:
                if text is None:
                    self.take_back(game, seat)
                else:
                    self._choose_and_tell(game, seat, text, None)

    def _choose_and_tell(self, game: Game, seat: int, text: str, moment: int | None) -> None:
        before, (age, turn) = game.moment, place_of(game)
        events = game.choose(seat, text, moment=moment)
        if game.moment != before or game.is_over:
            self.told.append(Reveal(age=age, turn=turn, moment=before, events=public(events)))
            self.points.append(game.totals())


def place_of(game: Game) -> tuple[int, int]:
    """Age and turn of a game."""
    # From the record, not from a view: a replay asks this after every reveal, and a view takes as long as a
    # choice.
    return int(game.state.age), int(game.state.turn)


def public(events: Iterable[AnyEvent]) -> tuple[AnyEvent, ...]:
    """The events of a log of reveals."""
    return tuple(event for event in events if event.kind not in SECRET_UNTIL_OVER)
