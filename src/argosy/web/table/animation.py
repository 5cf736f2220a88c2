"""Animation steps in the order of the rules, each with the moves of pieces on the page.

A piece is an element that is named in `data-piece` or by its id: a card, a pawn, the coins of a city. A move
names pieces that may or may not be visible; of several names, the first visible one counts.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

import msgspec
from markupsafe import Markup

REMEMBERED = 4
"""How many of the newest reveals are sent: a browser that was told of the last one only plays those before
it too.
"""

CHOSEN = "chosen"
"""The card of the hand that the viewer has chosen; only the browser knows which."""
BANK = "bank"
"""Coins fall from there to a city and go up to it; no piece, because the bank lies beside the table."""


class Move(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Move of one piece.

    turn: what lies face down is turned up · go: a piece goes from where it stood to where it stands · leave:
    what stood there goes to another piece and is seen no more · fly: so many small things, drawn by an icon,
    run from one to another
    · drop: what is new comes down, after the cards of its beat · play: a card goes from where it lay to its
      place, and is
    turned over on the way if it has a face · pass: a hand travels from one city to another · deal: what is
    dealt comes in, one after another · finish: light spreads over a wonder whose last stage is built
    """

    do: str
    at: str
    """The piece, or where it goes."""
    start: str = msgspec.field(name="from", default="")
    icon: str = ""
    count: int = 1
    face: str = ""
    """The thing that is seen on a card that turns over; the page has its face.

    Without one it stays face down.
    """


class AnimationStep(msgspec.Struct, frozen=True):
    """Animation step: moves that happen at the same time."""

    name: str
    moves: tuple[Move, ...]


class RevealAnimation(msgspec.Struct, frozen=True):
    """The animation steps of one reveal."""

    number: int
    """Rises by one with each reveal of the game."""
    animation_steps: tuple[AnimationStep, ...] = msgspec.field(name="steps")


Event = TypeVar("Event")
Look = TypeVar("Look")


class Teller(msgspec.Struct, Generic[Event, Look], frozen=True):
    """Animation of one kind of event: its step and its moves."""

    animation_step: str
    moves: Callable[[Event, Look], Iterable[Move]]


def in_steps(
    events: Iterable[Event],
    look: Look,
    tellers: Mapping[str, Teller[Event, Look] | None],
    order: Sequence[str],
) -> tuple[AnimationStep, ...]:
    """The moves of all events, gathered by animation step; steps without moves are left out."""
    found: dict[str, list[Move]] = {name: [] for name in order}
    for event in events:
        teller = tellers.get(_kind(event))
        if teller is not None:
            found[teller.animation_step] += teller.moves(event, look)
    return tuple(AnimationStep(name, tuple(moves)) for name, moves in found.items() if moves)


def _kind(event: Any) -> str:
    return event.kind


def told(
    reveals: Sequence[Sequence[Event]],
    animation_steps: Callable[[Sequence[Event]], tuple[AnimationStep, ...]],
) -> Markup:
    """The newest reveals of all as JSON that may stand inside a script element."""
    return written(newest(reveals, animation_steps))


def newest(
    reveals: Sequence[Sequence[Event]],
    animation_steps: Callable[[Sequence[Event]], tuple[AnimationStep, ...]],
) -> tuple[RevealAnimation, ...]:
    """The animation steps of the newest reveals of all, with their numbers."""
    first = max(0, len(reveals) - REMEMBERED)
    return tuple(
        RevealAnimation(number, animation_steps(events))
        for number, events in enumerate(reveals[first:], first + 1)
    )


def written(reveals: Sequence[RevealAnimation]) -> Markup:
    """Reveals as JSON that may stand inside a script element."""
    # no < may end the element early, whatever an id is called
    return Markup(json.dumps(msgspec.to_builtins(reveals), separators=(",", ":")).replace("<", "\\u003c"))


def faces(reveals: Sequence[RevealAnimation]) -> tuple[str, ...]:
    """The things whose faces are seen in these reveals, each once."""
    return tuple(
        dict.fromkeys(
            move.face
            for one in reveals
            for animation_step in one.animation_steps
            for move in animation_step.moves
            if move.face
        )
    )


def fly(icon: str, count: int, start: str, at: str) -> Move:
    """Small things run from one piece to another."""
    return Move(do="fly", at=at, start=start, icon=icon, count=count)


def coins(count: int, start: str, at: str) -> Move:
    """Coins run from one piece to another."""
    return fly("coin", count, start, at)


def drop(*names: str) -> Move:
    """Return the move of a new piece that comes down: the first of these that can be seen."""
    return Move(do="drop", at=" ".join(names))


def finish(*names: str) -> Move:
    """Return the move of light that spreads over a finished wonder: the first of these that can be seen."""
    return Move(do="finish", at=" ".join(filter(None, names)))


def turn(*names: str) -> Move:
    """Return the move that turns a face-down piece up."""
    return Move(do="turn", at=" ".join(names))


def play(start: str, at: str, face: str = "") -> Move:
    """Return the move of a card to its place, turned over if it has a face, else face down."""
    return Move(do="play", at=at, start=start, face=face)


def hand_on(start: str, at: str) -> Move:
    """A hand travels from one city to another."""
    return Move(do="pass", at=at, start=start)


def go(name: str) -> Move:
    """A piece goes from where it stood to where it stands."""
    return Move(do="go", at=name)


def leave(name: str, *to: str) -> Move:
    """Return the move of a piece that goes to another one and is seen no more."""
    return Move(do="leave", at=" ".join(to), start=name)
