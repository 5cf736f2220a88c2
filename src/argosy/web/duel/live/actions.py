"""Actions on a selected thing of a Duel table, and the changes that a choice would bring."""

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import msgspec
from markupsafe import Markup

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.forecast import DuelForecast
from argosy.game.duel.view import DuelView, PlaceView
from argosy.texts import Words, things
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.live.board import military_points
from argosy.web.duel.live.prices import Source
from argosy.web.duel.part_maker import PartMaker
from argosy.web.models import DuelOffer
from argosy.web.rendering.parts import flag, icon, signed


class Change(msgspec.Struct, frozen=True):
    """One value that changes: an icon, and either `before -> after` or a few words."""

    css: str
    icon: Markup
    before: str
    after: str
    words: str
    """The same for those who hear it."""


class Act(msgspec.Struct, frozen=True):
    """One thing that can be done with what is selected, or why not."""

    key: str
    """What the keyboard calls it: build, wonder, discard, prepare, trigger, activate."""
    icon: Markup
    label: str
    text: str | None
    """The choice; None when it is not possible."""
    price: int | None = None
    gain: str = ""
    """Coins that it brings, signed."""
    note: str = ""
    """In place of the price: why not, or what comes with it."""
    rule: Markup = Markup("")
    """Where it is not possible: the way to the rule."""
    short: int = 0
    """Coins that are missing, if it is coins."""
    is_main: bool = False
    sources: tuple[Source, ...] = ()
    changes: tuple[Change, ...] = ()


class Spot(NamedTuple):
    """Something that is selected and has no face: a chamber."""

    title: str
    mark: Markup
    line: str


Spots: TypeAlias = dict[str, Callable[[DuelFaces, DuelView, str], Spot]]
"""By kind of key: (shown, view, the rest of the key) -> what it is."""
Acts: TypeAlias = dict[str, Callable[[PartMaker, DuelOffer, DuelOffer], Act | None]]
"""By verb: (page, offer, the first offer about the same thing) -> what can be done; None: as its answer says
it.
"""


def changes(view: DuelView, faces: DuelFaces, names: dict[int, str], offer: DuelOffer) -> tuple[Change, ...]:
    """Everything that a choice of a turn changes, the end of the game first."""
    forecast = offer.forecast
    if forecast is None:
        return ()
    maker = ChangeMaker(view, faces, names, offer.choice, forecast)
    return tuple(maker.all())


def freed(view: DuelView, faces: DuelFaces, card: str) -> tuple[Change, ...]:
    """Return the changes from taking a card: cards that it frees or turns up (DUEL-011, 060)."""
    taken = next((place for place in view.structure if place.card == card), None)
    if taken is None:
        return ()
    below = [place for place in view.structure if place.covered_by == (taken.place,)]
    named = [faces.cards[place.card].name for place in below if place.card]
    hidden = [place for place in below if place.card is None]
    return (*_frees(faces.words, named), *_turns_up(faces, hidden))


def _frees(w: Words, named: list[str]) -> Iterator[Change]:
    if named:
        words = w.say("frees {cards}", cards=w.either(named, "and"))
        yield Change("free", icon("down"), "", words, words)


def _turns_up(faces: DuelFaces, hidden: list[PlaceView]) -> Iterator[Change]:
    if hidden:
        words = faces.words.count("turns up {n} card", "turns up {n} cards", len(hidden))
        backs = faces.words.either([faces.back(place.back or "") for place in hidden], "and")
        yield Change("free", icon("eye"), "", words, f"{words}: {backs}")


class ChangeMaker:
    """Builder of the changes of one choice."""

    def __init__(
        self,
        view: DuelView,
        faces: DuelFaces,
        names: dict[int, str],
        choice: DuelChoice,
        forecast: DuelForecast,
    ) -> None:
        self.view, self.faces, self.names, self.choice, self.forecast = view, faces, names, choice, forecast
        self.w: Words = faces.words
        self.me, self.other = choice.seat, 1 - choice.seat

    def all(self) -> Iterator[Change]:
        yield from self._end()
        yield from self._coins()
        yield from self._points()
        yield from self._conflict()
        yield from self._science()
        yield from self._control()
        if self.forecast.again:
            forecast = self.w.say("you play again")
            yield Change("again", icon("play-again"), "", forecast, forecast)

    def _end(self) -> Iterator[Change]:
        if self.forecast.result is None:
            return
        wins = self.forecast.winners == (self.me,)
        forecast = self.w.say("wins the game") if wins else self.w.say("ends the game")
        yield Change("win" if wins else "end", icon("capital"), "", forecast, forecast)

    def _coins(self) -> Iterator[Change]:
        """Yield the coins gained besides the payment, and the opponent's loss or gain."""
        before = [self._coins_now(seat) for seat in (0, 1)]
        if self.forecast.coins[self.me] != before[self.me] - self.choice.price.total:
            yield self._value(
                "coins-after",
                icon("coins"),
                before[self.me],
                self.forecast.coins[self.me],
                self.w.say("your coins"),
            )
        if self.forecast.coins[self.other] != before[self.other]:
            forecast = self.w.say("coins of {name}", name=self.names[self.other])
            mark = icon("coins") + flag(self.other)
            yield self._value(
                "coins-after", mark, before[self.other], self.forecast.coins[self.other], forecast
            )

    def _points(self) -> Iterator[Change]:
        """Yield the points gained or lost, without those for coins (DUEL-101).

        The latter change with every payment.
        """
        for seat in (self.me, self.other):
            gain = self._without_coins(self.forecast.points[seat], self.forecast.coins[seat])
            gain -= self._without_coins(self.view.cities[seat].points, self._coins_now(seat))
            if gain:
                mark = icon("vp") if seat == self.me else icon("vp") + flag(seat)
                forecast = self.w.say(
                    "{points} for {name}", points=things.points(self.w, gain), name=self.names[seat]
                )
                yield Change("point-count", mark, "", signed(gain), forecast)

    def _without_coins(self, points: int, coins: int) -> int:
        return points - coins // self.faces.catalog.economy.coins_per_point

    def _coins_now(self, seat: int) -> int:
        return self.view.cities[seat].coins + self.view.cities[seat].protected

    def _conflict(self) -> Iterator[Change]:
        """DUEL-070 to 072."""
        before, after = self._lead(self.view.pawn), self._lead(self.forecast.pawn)
        if before != after:
            forecast = self.w.say("your lead on the military track")
            worth = military_points(self.faces.catalog, after)
            note = things.points(self.w, worth)
            yield Change(
                "red", icon("pawn"), signed(before), signed(after), f"{forecast}: {before} → {after}. {note}."
            )
        for name in self.forecast.tokens:
            face = self.faces.military(name, self.view.expansions)
            yield Change("red", face.picture, "", face.text, f"{face.name}: {face.text}")

    def _lead(self, pawn: int) -> int:
        return pawn if self.me == 0 else -pawn

    def _science(self) -> Iterator[Change]:
        """DUEL-080 to 082."""
        before = len(self.view.cities[self.me].symbols)
        if before != self.forecast.symbols:
            needed = self.faces.catalog.science.supremacy
            forecast = self.w.say("different science symbols")
            yield Change(
                "green", icon("scales"), str(before), f"{self.forecast.symbols}/{needed}",
                f"{forecast}: {self.forecast.symbols} / {needed}",
            )  # fmt: skip
        if self.forecast.is_pair:
            forecast = self.w.say("a pair: a progress token")
            yield Change("green", icon("progress"), "", forecast, forecast)

    def _control(self) -> Iterator[Change]:
        """AGORA-070."""
        for chamber, seat in self.forecast.controls.items():
            name = self.faces.chamber(chamber)
            forecast = self.w.say("{chamber}: nobody", chamber=name)
            if seat is not None:
                forecast = self.w.say("{chamber}: {name}", chamber=name, name=self.names[seat])
            yield Change("white", icon("chamber"), "", forecast, forecast)

    def _value(self, css: str, mark: Markup, before: int, after: int, what: str) -> Change:
        return Change(css, mark, str(before), str(after), f"{what}: {before} → {after}")
