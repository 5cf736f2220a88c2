"""Policy gradient (PPO): choices that led to more than the net expected become more likely.

A net plays all seats by its own policy (`WondersCourse.play`). Each choice is weighed by its advantage: how
much better the game went on than the value of the position had said, with generalized advantage estimation
over the decisions of a seat. Steps are clipped as in proximal policy optimization (Schulman et al., 2017),
and a bonus on entropy keeps the policy from choosing too early.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError
from argosy.lab.training.example_arrays import Lesson, Reader
from argosy.lab.training.trainable_net import (
    BATCH,
    Floats,
    batches,
    features_of,
    forward,
    libraries,
    narrowed,
    put_back,
    without_first,
)
from argosy.search.engine.self_play import THOUSANDTHS

RATE = 4e-4
LAST_RATE = 0.1
"""Share of RATE in the last generation; it falls by the same amount each time."""
ENTROPY = 0.012
CLIP = 0.2
"""A choice whose chance has changed by more than this share gains nothing by changing further."""
GAE_LAMBDA = 0.95
"""Of generalized advantage estimation: how far an advantage looks ahead."""
BY_POINTS = 0.5
"""Share of the points ahead in an advantage; the rest is the chance to win."""
VALUE_WEIGHT = 0.5
"""Of the loss of the values, beside that of the policy."""
MAX_GRADIENT_NORM = 1.0
"""Gradients with a larger norm are scaled down to it."""
SEATS = 64
"""More than there are in a game."""
EPSILON = 1e-8
MOMENTS = "moments."
"""Names of the state of Adam, beside those of weights."""


class Outcome(NamedTuple):
    """Advantage and value targets of n decisions."""

    advantage: NDArray[np.float32]
    """(n,): with a mean of 0 and a spread of 1."""
    target: NDArray[np.float32]
    """(n, heads): the values to be learned."""


class PolicyGradient:
    """A learner that improves a net by the games that it has played, generation by generation."""

    def __init__(self, reader: Reader, epochs: int, generations: int, seed: int) -> None:
        jax, optax, _ = libraries()
        self._reader, self._epochs, self._generations, self._seed = reader, epochs, generations, seed
        self._optimiser = optax.chain(
            optax.clip_by_global_norm(MAX_GRADIENT_NORM), optax.scale_by_adam(), optax.scale(-1.0)
        )
        self._gradients = jax.jit(_gradients_of(jax, optax))
        self._step = jax.jit(_step_of(jax, self._optimiser, reader.shape.most_weight))

    def learn(self, state: Floats, examples: NDArray[Any], generation: int) -> tuple[Floats, float]:
        """Return the state after the games of a generation, and the mean loss of the first head.

        state: weights, and behind a first generation the moments of Adam (MOMENTS). Raises ArgosyError for
        less than a batch of examples.
        """
        jax, _, sparse = libraries()
        if len(examples) < BATCH:
            raise ArgosyError(
                f"{len(examples):,} examples are less than one batch of {BATCH:,}: play more games"
            )
        lesson = Lesson.whole(self._reader)
        weights = narrowed(weights_of(state), lesson)
        moments = _restored(jax, self._optimiser.init(weights), state)
        rate = RATE * (1 - (1 - LAST_RATE) * generation / max(1, self._generations - 1))
        outcome, before, losses = outcome_of(examples), examples["log_probability"], list[Any]()
        chance = np.random.default_rng([self._seed, generation])
        for chosen, batch in batches(examples, lesson, self._epochs, 0.0, chance):
            there = features_of(sparse, batch, lesson)
            sums = there @ np.asarray(weights["first"])
            rest = (batch.row, batch.is_choice, batch.share.argmax(1), before[chosen].astype(np.float32))
            followed = (outcome.advantage[chosen], outcome.target[chosen])
            loss, gradients, sums_gradient = self._gradients(without_first(weights), sums, (*rest, *followed))
            weights, moments = self._step(
                weights, moments, gradients, there.T @ np.asarray(sums_gradient), rate
            )
            losses.append(loss)
        kept = {f"{MOMENTS}{place}": np.asarray(one) for place, one in enumerate(jax.tree.leaves(moments))}
        return put_back(weights_of(state), weights, lesson) | kept, float(
            np.mean([float(loss) for loss in losses])
        )


def weights_of(state: Floats) -> Floats:
    """Return the weights of a state, without the moments of Adam."""
    return {field: values for field, values in state.items() if not field.startswith(MOMENTS)}


def outcome_of(examples: NDArray[Any]) -> Outcome:
    """Advantage and value targets of decisions, which stand in the order of play."""
    result, said = (examples[field] / THOUSANDTHS for field in ("result", "worth"))
    seat = examples["game"].astype(np.int64) * SEATS + examples["seat"]
    order = np.argsort(seat, kind="stable")
    is_last = np.append(np.diff(seat[order]) != 0, True)
    following = np.where(is_last[:, None], result[order], np.roll(said[order], -1, axis=0))
    gained = np.empty_like(said)
    gained[order] = summed_ahead(following - said[order], np.flatnonzero(is_last))
    advantage = (1 - BY_POINTS) * gained[:, 0] + BY_POINTS * gained[:, 1]
    advantage = (advantage - advantage.mean()) / (advantage.std() + EPSILON)
    return Outcome(advantage.astype(np.float32), np.clip(said + gained, 0, 1).astype(np.float32))


def summed_ahead(td_errors: NDArray[np.float64], ends: NDArray[np.int64]) -> NDArray[np.float64]:
    """Return discounted sums from each row to the end of its run, (n, heads).

    td_errors: (n, heads). ends: the last row of each run.
    """
    lengths = np.diff(ends, prepend=-1)
    total, sums = np.empty_like(td_errors), np.zeros((len(ends), td_errors.shape[1]))
    for back in range(int(lengths.max())):
        runs = lengths > back
        rows = ends[runs] - back
        sums[runs] = td_errors[rows] + GAE_LAMBDA * sums[runs]
        total[rows] = sums[runs]
    return total


def _gradients_of(jax: Any, optax: Any) -> Any:
    """The layers behind the first as a function: (weights, sums, rest of a batch) -> (loss of the first
    head, gradients of weights, gradient of sums).
    """
    jnp = jax.numpy

    def loss_of(weights: Any, sums: Any, batch: Any) -> Any:
        row, is_choice, chosen, before, advantage, target = batch
        said, likely = forward(jax, weights, sums, row, is_choice)
        heads = jnp.mean(optax.sigmoid_binary_cross_entropy(said, target), axis=0)
        ratio = jnp.exp(jnp.take_along_axis(likely, chosen[:, None], 1)[:, 0] - before)
        gain = jnp.minimum(ratio * advantage, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * advantage)
        entropy = -jnp.sum(jnp.where(is_choice, jnp.exp(likely) * likely, 0.0), 1)
        return VALUE_WEIGHT * jnp.sum(heads) - jnp.mean(gain) - ENTROPY * jnp.mean(entropy), heads[0]

    def gradients_of(weights: Any, sums: Any, batch: Any) -> Any:
        (_, loss), (behind, first) = jax.value_and_grad(loss_of, argnums=(0, 1), has_aux=True)(
            weights, sums, batch
        )
        return loss, behind, first

    return gradients_of


def _step_of(jax: Any, optimiser: Any, most: float) -> Any:
    """One step: (weights, moments, gradients behind the first layer, gradient of the first layer, rate) ->
    (weights, moments).
    """

    def step(weights: Any, moments: Any, behind: Any, first: Any, rate: Any) -> Any:
        changes, moments = optimiser.update(behind | {"first": first}, moments, weights)
        weights = {field: weights[field] + rate * changes[field] for field in weights}
        clipped = {field: jax.numpy.clip(weights[field], -most, most) for field in ("first", "bias")}
        return weights | clipped, moments

    return step


def _restored(jax: Any, fresh: Any, state: Floats) -> Any:
    """The moments of Adam that a state holds, or fresh ones."""
    leaves, kind = jax.tree.flatten(fresh)
    if f"{MOMENTS}0" not in state:
        return fresh
    return jax.tree.unflatten(kind, [state[f"{MOMENTS}{place}"] for place in range(len(leaves))])
