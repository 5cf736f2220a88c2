"""Trainable network with floating-point weights, optimised by Adam (extra `train`: jax, optax).

Of thousands of columns a position has a hundred. So the first layer is multiplied by sparse matrices (SciPy,
which comes with jax), and jax sees what comes behind it.
"""

from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError
from argosy.lab.training.example_arrays import Batch, Lesson, Reader, Shape
from argosy.search.engine.inference import FINE, SCALE

Floats = dict[str, NDArray[np.float32]]
"""The weights of a net as numbers with fractions: first (columns, units), bias, value (heads, units),
value_bias, policy (rows, units), policy_bias.
"""

UNIT = {"first": SCALE, "bias": SCALE, "value": FINE, "policy": FINE, "policy_bias": SCALE * FINE}
"""The number that stands for 1 in each field of a file."""
RATE = 1e-3
LAST_RATE = 0.01
"""Share of RATE at the end."""
POLICY_WEIGHT = 0.3
"""Of the loss of the policy, beside that of the value."""
BATCH = 4_096
AVERAGED = 10
"""The loss that is reported is that of the last tenth of the steps."""


def libraries() -> tuple[Any, Any, Any]:
    """The libraries jax, optax and scipy.sparse. Raises ArgosyError where the extra is not installed."""
    try:
        return import_module("jax"), import_module("optax"), import_module("scipy.sparse")
    except ImportError as error:
        raise ArgosyError("training needs the extra `train`: pip install 'argosy[train]'") from error


def fresh(shape: Shape, seed: int) -> Floats:
    """Weights that know nothing."""
    chance = np.random.default_rng(seed)

    def some(*sizes: int, spread: float) -> NDArray[np.float32]:
        return (chance.standard_normal(sizes) * spread).astype(np.float32)

    return {
        "first": some(shape.columns, shape.units, spread=0.1),
        "bias": np.full(shape.units, 0.1, np.float32),
        "value": some(shape.heads, shape.units, spread=0.1),
        "value_bias": np.zeros(shape.heads, np.float32),
        "policy": some(shape.rows, shape.units, spread=0.02),
        "policy_bias": np.zeros(shape.rows, np.float32),
    }


def whole(weights: NDArray[np.float32], unit: float, dtype: Any, most: float | None = None) -> NDArray[Any]:
    """Weights as whole numbers of 1/unit; what is too great is as great as it can be."""
    limit = np.iinfo(dtype).max if most is None else most
    return np.clip(np.round(weights * unit), -limit, limit).astype(dtype)


def fractions(fields: Mapping[str, NDArray[Any]]) -> Floats:
    """Weights as numbers with fractions, of the whole numbers of a file."""
    return {field: (values / UNIT.get(field, 1)).astype(np.float32) for field, values in fields.items()}


def learn(
    weights: Floats, examples: NDArray[Any], reader: Reader, *, epochs: int, value_weight: float, seed: int
) -> tuple[Floats, float]:
    """Weights that have seen all examples so many times, in any order, and the mean loss of the first head
    at the end.
    """
    jax, optax, sparse = libraries()
    lesson = Lesson.of(examples, reader)
    steps = len(examples) // BATCH * epochs
    if steps == 0:
        raise ArgosyError(f"{len(examples):,} examples are less than one batch of {BATCH:,}: play more games")
    optimiser = optax.adam(optax.cosine_decay_schedule(RATE, steps, alpha=LAST_RATE))
    few = narrowed(weights, lesson)
    state, losses = optimiser.init(few), list[Any]()
    behind, step = (
        jax.jit(_behind(jax, optax)),
        jax.jit(_step_of(jax, optax, optimiser, reader.shape.most_weight)),
    )
    for _, batch in batches(examples, lesson, epochs, value_weight, np.random.default_rng(seed)):
        there = features_of(sparse, batch, lesson)
        loss, gradient = behind(without_first(few), there @ np.asarray(few["first"]), batch[2:])
        few, state = step(few, state, gradient[0], there.T @ np.asarray(gradient[1]))
        losses.append(loss)
    last = losses[-max(1, len(losses) // AVERAGED) :]
    return put_back(weights, few, lesson), float(np.mean([float(loss) for loss in last]))


def batches(
    examples: NDArray[Any], lesson: Lesson, epochs: int, value_weight: float, chance: np.random.Generator
) -> Iterator[tuple[NDArray[np.int64], Batch]]:
    """Every batch with the numbers of its examples; the next one is made while one is learned.

    Within a batch examples are in order, because that reads memory faster.
    """

    def made(numbers: NDArray[np.int64]) -> tuple[NDArray[np.int64], Batch]:
        return numbers, lesson.batch(examples[numbers], value_weight)

    with ThreadPoolExecutor(1) as pool:
        coming = None
        for _ in range(epochs):
            order = chance.permutation(len(examples))
            for first in range(0, len(examples) - BATCH + 1, BATCH):
                ready = coming
                coming = pool.submit(made, np.sort(order[first : first + BATCH]))
                if ready is not None:
                    yield ready.result()
        if coming is not None:
            yield coming.result()


def features_of(sparse: Any, batch: Batch, lesson: Lesson) -> Any:
    """The features of the examples of a batch as a sparse matrix, (n, columns)."""
    ones = np.ones(len(batch.column), np.float32)
    return sparse.csr_array((ones, batch.column, batch.first), (len(batch.first) - 1, len(lesson.columns)))


def narrowed(weights: Floats, lesson: Lesson) -> Floats:
    """The weights of a lesson's columns and rows, with a last row of the policy that stands for none."""
    policy, bias = weights["policy"][lesson.rows], weights["policy_bias"][lesson.rows]
    return weights | {
        "first": weights["first"][lesson.columns],
        "policy": np.concatenate([policy, np.zeros((1, policy.shape[1]), np.float32)]),
        "policy_bias": np.concatenate([bias, np.zeros(1, np.float32)]),
    }


def put_back(weights: Floats, few: Any, lesson: Lesson) -> Floats:
    """All weights, those of `few` in their places: `narrowed` the other way round."""
    all_weights = {field: np.array(value) for field, value in weights.items()}
    for field in ("bias", "value", "value_bias"):
        all_weights[field] = np.asarray(few[field])
    all_weights["first"][lesson.columns] = np.asarray(few["first"])
    for field in ("policy", "policy_bias"):
        all_weights[field][lesson.rows] = np.asarray(few[field])[:-1]
    return all_weights


def without_first(weights: Any) -> Any:
    """The weights of the layers behind the first."""
    return {field: value for field, value in weights.items() if field != "first"}


def forward(jax: Any, weights: Any, sums: Any, row: Any, is_choice: Any) -> tuple[Any, Any]:
    """The layers behind the first, of n examples: values as logits (n, heads), and the logarithm of the
    chance of each choice by the policy (n, c).

    sums: of the first layer (n, units). row, is_choice: as in `Batch`.
    """
    jnp = jax.numpy
    hidden = jax.nn.relu(sums + weights["bias"])
    said = hidden @ weights["value"].T + weights["value_bias"]
    rows = hidden @ weights["policy"].T + weights["policy_bias"]
    logit = jnp.take_along_axis(rows, row.reshape(row.shape[0], -1), 1).reshape(row.shape)
    logit = jnp.sum(jnp.where(row < weights["policy"].shape[0] - 1, logit, 0.0), 2)
    return said, jax.nn.log_softmax(jnp.where(is_choice, logit, -1e9), axis=1)


def _behind(jax: Any, optax: Any) -> Any:
    """The layers behind the first as a function: (weights, sums, rest of a batch) -> (loss, gradients).

    Loss of the first head; gradients of weights and sums.
    """
    jnp = jax.numpy

    def loss_of(weights: Any, sums: Any, batch: Any) -> Any:
        target, row, share, is_choice = batch
        said, likely = forward(jax, weights, sums, row, is_choice)
        heads = jnp.mean(optax.sigmoid_binary_cross_entropy(said, target), axis=0)
        missed = -jnp.sum(jnp.where(is_choice, share * likely, 0.0), 1)
        policy = jnp.sum(missed) / jnp.maximum(1, is_choice.any(1).sum())
        return jnp.sum(heads) + POLICY_WEIGHT * policy, heads[0]

    def behind(weights: Any, sums: Any, batch: Any) -> Any:
        (_, loss), gradients = jax.value_and_grad(loss_of, argnums=(0, 1), has_aux=True)(weights, sums, batch)
        return loss, gradients

    return behind


def _step_of(jax: Any, optax: Any, optimiser: Any, most: float) -> Any:
    """One step of Adam as a function.

    (weights, state, gradients of the other layers, gradient of the first layer) -> (weights, state).
    """
    jnp = jax.numpy

    def step(weights: Any, state: Any, gradients: Any, first: Any) -> Any:
        changes, state = optimiser.update(gradients | {"first": first}, state, weights)
        weights = optax.apply_updates(weights, changes)
        clipped = {field: jnp.clip(weights[field], -most, most) for field in ("first", "bias")}
        return weights | clipped, state

    return step
