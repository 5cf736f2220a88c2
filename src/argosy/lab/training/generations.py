"""Generation after generation: play, learn, play with what was learned. What is done stays in a folder and is gone on with."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError
from argosy.lab.training.examples import PLAY, Play, play_games
from argosy.lab.training.learning import Floats, fresh, learn, libraries, rounded
from argosy.rules.duel.ruleset import DuelOptions, DuelRuleset, duel_ruleset
from argosy.search.duel.net.weights import About, written

REMEMBERED = 2
"""Generations whose examples are learned from: the newest, and those before it."""
SEARCHING_HEAT = 0.025
"""Against `Play.sure`: choices are taken as the visits of a search to the power of 1.6."""
STATE, LOG = "state.npz", "log.jsonl"


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is trained, and how."""

    boxes: tuple[str, ...] = ()
    generations: int = 6
    games: int = 100_000
    """Games of a generation; of the first, which plays by hand, a fifth."""
    epochs: int = 2
    trust: float = 0.3
    """Share of what looking ahead says in what the value learns; the rest is the result of the game."""
    seed: int = 0
    visits: int = 0
    """Iterations of a search for each decision; 0: players look one choice ahead."""
    start: str = ""
    """A folder of another training whose last weights this one begins with; none: from nothing, with games played by hand."""

    @property
    def play(self) -> Play:
        """How games are played. A search costs as much as many examples, so every decision becomes one."""
        return Play(heat=SEARCHING_HEAT, keep=1.0, visits=self.visits) if self.visits else PLAY


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """One generation."""

    generation: int
    examples: int
    loss: float


def train(plan: Plan, folder: Path, threads: int) -> Iterator[Done]:
    """Train, generation by generation; each leaves `duel….npz` in the folder, which may be used at once. A folder in which
    the same plan has begun is gone on with. Raises ArgosyError for a folder of another plan, or without the extra.
    """
    libraries()
    ruleset = duel_ruleset(boxes=plan.boxes)
    done, weights = _begun(plan, folder)
    remembered: list[NDArray[Any]] = []
    for generation in range(len(done), plan.generations):
        net = rounded(weights) if generation > 0 or plan.start else None
        games = plan.games if net is not None else -(-plan.games // 5)
        remembered.append(play_games(ruleset, net, games, plan.seed + generation, threads, plan.play))
        remembered = remembered[
            -REMEMBERED if generation > 1 or plan.start else -1 :
        ]  # what was played by hand is soon forgotten
        weights, loss = learn(
            weights, np.concatenate(remembered), epochs=plan.epochs, trust=plan.trust, seed=plan.seed + generation
        )
        done.append(Done(generation=generation, examples=len(remembered[-1]), loss=round(loss, 4)))
        _keep(plan, folder, ruleset, weights, done)
        yield done[-1]


def name_of(ruleset: DuelRuleset) -> str:
    """The name of its file."""
    return f"{ruleset.name}.npz"


def fitting(boxes: tuple[str, ...]) -> tuple[str, ...]:
    """Fingerprints of all rulesets with these boxes: the readings of the rules that a table may choose change nothing
    that a net looks at.
    """
    return tuple(
        duel_ruleset(boxes=boxes, options=DuelOptions(senators_from_discard=one)).fingerprint for one in (True, False)
    )


def _begun(plan: Plan, folder: Path) -> tuple[list[Done], Floats]:
    log, state = folder / LOG, folder / STATE
    if not log.exists():
        return [], _floats(Path(plan.start) / STATE) if plan.start else fresh(plan.seed)
    first, *lines = log.read_bytes().splitlines()
    if msgspec.json.decode(first, type=Plan) != plan:
        raise ArgosyError(f"{folder} holds the training of another plan: {first.decode()}; choose another folder")
    return [msgspec.json.decode(line, type=Done) for line in lines], _floats(state)


def _floats(path: Path) -> Floats:
    """Weights that a training has left. Raises ArgosyError for a file that is none."""
    try:
        with np.load(path, allow_pickle=False) as archive:
            return {field: archive[field] for field in fresh(0)}
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise ArgosyError(f"{path}: here is no training to go on with: {error}") from error


def _keep(plan: Plan, folder: Path, ruleset: DuelRuleset, weights: Floats, done: list[Done]) -> None:
    """Everything that the next start needs, and the net. Files are replaced whole, so a stop leaves the last ones."""
    folder.mkdir(parents=True, exist_ok=True)
    about = About(
        rulesets=fitting(plan.boxes),
        boxes=ruleset.boxes,
        seed=plan.seed,
        generations=len(done),
        examples=sum(one.examples for one in done),
        loss=done[-1].loss,
    )
    _replace(folder / name_of(ruleset), lambda path: path.write_bytes(written(rounded(weights), about)))
    _replace(folder / STATE, lambda path: np.savez(path, **weights))  # pyright: ignore[reportArgumentType]
    told = [msgspec.json.encode(plan), *(msgspec.json.encode(one) for one in done)]
    _replace(folder / LOG, lambda path: path.write_bytes(b"\n".join(told) + b"\n"))


def _replace(path: Path, write: Any) -> None:
    begun = path.with_name(f"new-{path.name}")
    write(begun)
    begun.replace(path)
