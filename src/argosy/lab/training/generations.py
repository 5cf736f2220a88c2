"""Training loop: self-play and learning by generation, stored in a folder and resumable."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import msgspec
import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError
from argosy.lab.training.duel import DuelCourse
from argosy.lab.training.example_arrays import Shape
from argosy.lab.training.policy_gradient import PolicyGradient, weights_of
from argosy.lab.training.stored_examples import StoredExamples
from argosy.lab.training.trainable_net import Floats, fresh, learn, libraries
from argosy.lab.training.types import POLICY_GRADIENT, Course, Plan, TrainingStatistics
from argosy.lab.training.wonders import WondersCourse
from argosy.lab.workers import Workers
from argosy.search.duel.net.weights import WITH_UNITS

COURSES: dict[str, Callable[[Plan], Course]] = {"duel": DuelCourse, "wonders": WondersCourse}
"""By game."""
REMEMBERED = 4
"""Generations whose examples are learned from: the newest, and those before it."""
STATE, LOG, PLAYED = "state.npz", "log.jsonl", "played"
FIRST, POLICY = ("first",), ("policy", "policy_bias")
"""The weights that belong to columns, and to rows."""


Learner = Callable[[Floats, NDArray[Any], int], tuple[Floats, float]]
"""(weights, examples, generation) -> (weights, mean loss of the first head at the end)."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """One generation."""

    generation: int
    examples: int
    loss: float


def train(plan: Plan, folder: Path, workers: Workers) -> Iterator[Done]:
    """Train, generation by generation; each leaves a file with a net in the folder, which may be used at
    once. A folder in which the same plan has begun is gone on with, in the middle of a generation, too. The
    same plan: the same nets, whoever plays. Raises ArgosyError for a folder of another plan, one that cannot
    be made, or without the extra.
    """
    libraries()
    course = COURSES[plan.game](plan)
    done, weights = _begun(plan, course, folder)
    learner = _learner(plan, course)
    _note(plan, folder, done)  # because what is played from now on is of this plan
    played = StoredExamples(folder / PLAYED)
    played.forget(_first_kept(plan, len(done)))  # what a run left that was stopped before it did
    for generation in range(len(done), plan.generations):
        first = _first_remembered(plan, generation)
        _check_complete(played, range(first, generation), done)
        count = _play(plan, course, weights, generation, workers, played)
        weights, loss = learner(weights, played.examples(range(first, generation + 1)), generation)
        done.append(Done(generation=generation, examples=count, loss=round(loss, 4)))
        _keep(plan, folder, course, weights, done)
        played.forget(_first_kept(plan, len(done)))
        yield done[-1]


def _play(
    plan: Plan, course: Course, weights: Floats, generation: int, workers: Workers, played: StoredExamples
) -> int:
    """Play the games of a generation, whose examples are kept in `played`; return how many there are."""
    knows = generation > 0 or bool(plan.start) or plan.method == POLICY_GRADIENT
    games = plan.games if knows else -(-plan.games // 5)
    net = weights_of(weights) if knows else None
    return len(course.play(net, games, plan.seed + generation, workers, played.parts(generation)))


def _check_complete(played: StoredExamples, generations: range, done: Sequence[Done]) -> None:
    """Raise ArgosyError if examples of earlier generations have been removed: the net would be another."""
    found = sum(map(len, played.mapped(generations)))
    wanted = sum(done[generation].examples for generation in generations)
    if found != wanted:
        raise ArgosyError(
            f"{played.folder} holds {found:,} examples of the generations to be learned from, not the {wanted:,}"
            f" that were played: put its files back, or begin in another folder with --start {played.folder.parent}"
        )


def _learner(plan: Plan, course: Course) -> Learner:
    """Return the function that learns from the examples of a generation."""
    if plan.method == POLICY_GRADIENT:
        return PolicyGradient(course, plan.epochs, plan.generations, plan.seed).learn
    return lambda weights, examples, generation: learn(
        weights,
        examples,
        course,
        epochs=plan.epochs,
        value_weight=plan.value_weight,
        seed=plan.seed + generation,
    )


def _first_remembered(plan: Plan, generation: int) -> int:
    """Return the first generation whose examples a generation learns from, together with all later ones.

    Games by the heuristic are used by the first generation only; a policy gradient needs the games of the
    newest net.
    """
    if plan.method == POLICY_GRADIENT:
        return generation
    return min(generation, max(generation + 1 - REMEMBERED, 0 if plan.start else 1))


def _first_kept(plan: Plan, done: int) -> int:
    """Return the first generation whose examples are still needed when so many are done."""
    return _first_remembered(plan, done) if done < plan.generations else done


def _begun(plan: Plan, course: Course, folder: Path) -> tuple[list[Done], Floats]:
    log, shape = folder / LOG, course.shape
    if not log.exists():
        return [], _first(plan, course)
    begun, done = _log(log)
    if begun != plan:
        raise ArgosyError(
            f"{folder} holds the training of another plan: {msgspec.json.encode(begun).decode()}; choose another folder"
        )
    if not done:
        return [], _first(plan, course)
    return done, _floats(folder / STATE, shape)


def _first(plan: Plan, course: Course) -> Floats:
    return _started(plan, course) if plan.start else fresh(course.shape, plan.seed)


def _started(plan: Plan, course: Course) -> Floats:
    """The last weights of the training that this one begins with, as far as both have the same columns and
    rows.
    """
    old, vocabulary = _read_start(plan, course)
    old, weights = widened(old, course.shape, plan.seed), fresh(course.shape, plan.seed)
    for fields, mine, theirs in zip((FIRST, POLICY), course.vocabulary, vocabulary, strict=True):
        places = {name: place for place, name in enumerate(theirs)}
        both = [(place, places[name]) for place, name in enumerate(mine) if name in places]
        to, of = np.array(both, np.int64).reshape(-1, 2).T
        for field in fields:
            weights[field][to] = old[field][of]
    return weights | {field: old[field] for field in old if field not in (*FIRST, *POLICY)}


def _read_start(plan: Plan, course: Course) -> tuple[Floats, Sequence[Sequence[Hashable]]]:
    """The weights of a file, or the last ones of a folder, and their vocabulary."""
    start = Path(plan.start)
    if start.is_file():
        return course.read(start)
    if not start.exists():
        raise ArgosyError(f"{start}: no such file or folder to begin with")
    if not (start / LOG).exists():
        raise ArgosyError(f"{start / LOG}: here is no training to go on with")
    other = COURSES[plan.game](_log(start / LOG)[0])
    return weights_of(_floats(start / STATE, other.shape)), other.vocabulary


def widened(old: Floats, shape: Shape, seed: int) -> Floats:
    """The same net with more units, which say nothing yet. Raises ArgosyError for fewer units."""
    units = old["bias"].size
    if units > shape.units:
        raise ArgosyError(f"a net of {units} units cannot go on with {shape.units}: name at least {units}")
    wide = fresh(shape._replace(columns=len(old["first"]), rows=len(old["policy"])), seed)
    wide["value"][:], wide["policy"][:] = 0, 0
    for field in WITH_UNITS:
        wide[field][..., :units] = old[field]
    return old | {field: wide[field] for field in WITH_UNITS}


def _log(path: Path) -> tuple[Plan, list[Done]]:
    """The plan of a folder, and what is done. Raises ArgosyError for a file that does not hold them."""
    try:
        first, *lines = path.read_bytes().splitlines() or [b""]
        return msgspec.json.decode(first, type=Plan), [msgspec.json.decode(line, type=Done) for line in lines]
    except (OSError, msgspec.MsgspecError) as error:
        raise ArgosyError(f"{path}: here is no training to go on with: {error}") from None


def _floats(path: Path, shape: Shape) -> Floats:
    """Weights that a training has left.

    Raises ArgosyError for a file that is none, or of a net of another shape.
    """
    wanted = fresh(shape, 0)
    try:
        with np.load(path, allow_pickle=False) as archive:
            found = {field: archive[field] for field in dict.fromkeys((*wanted, *archive.files))}
    except (OSError, ValueError, KeyError, EOFError, TypeError, BadZipFile) as error:
        raise ArgosyError(f"{path}: here is no training to go on with: {error}") from error
    for field, weights in wanted.items():
        if found[field].shape != weights.shape:
            raise ArgosyError(
                f"{path}: {field} has the shape {found[field].shape}, this plan needs {weights.shape}"
            )
    return found


def _keep(plan: Plan, folder: Path, course: Course, weights: Floats, done: list[Done]) -> None:
    """Everything that the next start needs, and the net.

    Files are replaced whole, so a stop leaves the last ones.
    """
    statistics = TrainingStatistics(plan.seed, len(done), sum(one.examples for one in done), done[-1].loss)
    _replace(
        folder / course.name, lambda path: path.write_bytes(course.file(weights_of(weights), statistics))
    )
    _replace(folder / STATE, lambda path: np.savez(path, **weights))  # pyright: ignore[reportArgumentType]
    _note(plan, folder, done)


def _note(plan: Plan, folder: Path, done: list[Done]) -> None:
    """Write which plan a folder has, and what is done."""
    lines = [msgspec.json.encode(plan), *(msgspec.json.encode(one) for one in done)]
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _replace(folder / LOG, lambda path: path.write_bytes(b"\n".join(lines) + b"\n"))
    except OSError as error:
        raise ArgosyError(f"{folder} cannot be the folder of a training: {error.strerror}") from None


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    begun = path.with_name(f"new-{path.name}")
    write(begun)
    begun.replace(path)
