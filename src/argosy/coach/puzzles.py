"""Puzzles: positions with one choice much better than all others; their sets, read and written.

They come in sets, one for each combination of expansions; `puzzle_generation.py` generates them.

>>> found = sets()["duel"].puzzles[0]
>>> game = position(found)
>>> game.owing == (found.seat,)
True
>>> {choice.text for choice in game.choices(found.seat)} >= set(found.solutions)
True
"""

import datetime as dt
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from argosy.bots.types import AnyChoice
from argosy.coach import coach_module_of
from argosy.coach.types import Advice
from argosy.errors import ArgosyError
from argosy.game import Game, replay

Grade: TypeAlias = Literal["easy", "medium", "hard"]
FOUND = 0.5
"""Somebody who finds a solution in so many tries of all finds it."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position, whose move it is, and what each choice would bring."""

    id: str
    seat: int
    """Who is to choose; only what this seat may know is to be shown."""
    record: str
    """The game up to this moment: the deal and all choices.

    It holds what is hidden, so it is not for who solves.
    """
    solutions: tuple[str, ...]
    """All choices that are right: they are about the same and differ in small things, as their payment."""
    answers: tuple[Advice, ...]
    """What a choice can be about: the best one first, with reasons and with the chance that is left after
    it.
    """
    found_by: dict[str, float]
    """By the name of a bot: the share of tries in which it found a solution."""
    rating: int
    """How hard it is, on the scale on which bots are rated (docs/bots/strength.md)."""

    @property
    def best(self) -> Advice:
        """The solution."""
        return self.answers[0]

    @property
    def gap(self) -> float:
        """The lead of the best choice over any other, in win probability."""
        return self.best.value - max(one.value for one in self.answers[1:])

    @property
    def grade(self) -> Grade:
        """The grade: easy if weak bots solve it, medium if a short search does, hard otherwise."""
        if min(self.found_by["greedy"], self.found_by["cabin-boy"]) >= FOUND:
            return "easy"
        return "medium" if self.found_by["deckhand"] >= FOUND else "hard"


class Made(msgspec.Struct, frozen=True, kw_only=True):
    """Generation parameters of a set: the first line of its file."""

    version: str
    """Of Argosy."""
    game: str
    players: int
    expansions: tuple[str, ...] = msgspec.field(name="boxes")
    seed: int
    quick: int = 1_500
    """Looks into the future by which positions were picked."""
    iterations: int
    """Looks into the future by which each answer was confirmed."""
    margin: float
    """By how much the best choice is better than any other, at least."""


class PuzzleSet(msgspec.Struct, frozen=True):
    """Puzzles of one game with the same expansions."""

    name: str
    made: Made
    puzzles: tuple[Puzzle, ...]
    """The easiest one first."""


@cache
def ratings_by_id() -> Mapping[str, int]:
    """The ratings of all puzzles, those of earlier versions too: who has tried them keeps what they won."""
    text = files("argosy.coach").joinpath("puzzle_sets", "former.json").read_text("utf-8")
    former = msgspec.json.decode(text, type=dict[str, int])
    return former | {name: puzzle.rating for name, (_, puzzle) in by_id().items()}


@cache
def sets() -> Mapping[str, PuzzleSet]:
    """The sets that come along, by their names, Duel first and the fewest expansions first."""
    texts = {
        file.name: file.read_text("utf-8") for file in files("argosy.coach").joinpath("puzzle_sets").iterdir()
    }
    found = [
        read(name.removesuffix(".jsonl"), text) for name, text in texts.items() if name.endswith(".jsonl")
    ]
    found.sort(key=lambda one: (one.made.game, len(one.made.expansions), one.name))
    return {one.name: one for one in found}


def read(name: str, text: str) -> PuzzleSet:
    """A set from the text of its file. Raises ArgosyError for a text that is none."""
    try:
        head, *lines = text.splitlines()
        puzzles = [msgspec.json.decode(line, type=Puzzle) for line in lines]
        return PuzzleSet(name, msgspec.json.decode(head, type=Made), _by_rating(puzzles))
    except (ValueError, msgspec.MsgspecError) as error:
        raise ArgosyError(f"{name} is no set of puzzles: {error}") from None


def _by_rating(puzzles: list[Puzzle]) -> tuple[Puzzle, ...]:
    return tuple(sorted(puzzles, key=lambda one: (one.rating, one.id)))


def written(made: Made, puzzles: list[Puzzle]) -> str:
    """A set as the text of a file."""
    lines = [msgspec.json.encode(one).decode() for one in (made, *_by_rating(puzzles))]
    return "\n".join(lines) + "\n"


@cache
def by_id() -> Mapping[str, tuple[PuzzleSet, Puzzle]]:
    """Every puzzle that comes along, and its set."""
    return {puzzle.id: (found, puzzle) for found in sets().values() for puzzle in found.puzzles}


def of_the_day(day: dt.date) -> Puzzle:
    """Return the puzzle of a day, the same for all visitors.

    Each set has its turn, and each puzzle of a set comes before one comes again.
    """
    turns = list(sets().values())
    found = turns[day.toordinal() % len(turns)].puzzles
    by_lot = sorted(found, key=lambda one: one.id)
    return by_lot[day.toordinal() // len(turns) % len(by_lot)]


def position(puzzle: Puzzle) -> Game:
    """The game at the moment of a puzzle, with all that is hidden in it."""
    return replay(puzzle.record)


def answer_to(puzzle: Puzzle, game: Game, text: str) -> Advice:
    """Return the advice on one choice of a puzzle.

    Raises ArgosyError for a text that is no choice there.
    """
    module = coach_module_of(game.view(puzzle.seat))
    by_text: dict[str, AnyChoice] = {choice.text: choice for choice in game.choices(puzzle.seat)}
    if text not in by_text:
        raise ArgosyError(f"{text!r} is no choice of seat {puzzle.seat} here")
    about = module.about(by_text[text])
    return next(one for one in puzzle.answers if module.about(by_text[one.text]) == about)
