"""The net while it learns: numbers with fractions, and steps by Adam (extra `train`: jax and optax)."""

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.errors import ArgosyError
from argosy.lab.training.batches import Batch, Occurring
from argosy.rules.records import Record, new_records
from argosy.search.duel.net.features import FEATURES
from argosy.search.duel.net.judge import FINE, SCALE
from argosy.search.duel.net.listing import UNITS
from argosy.search.duel.net.policy import POLICY_ROWS
from argosy.search.duel.net.weights import NET

Floats = dict[str, NDArray[np.float32]]
"""The fields of NET as numbers with fractions."""

LEAST_WEIGHT = 127
"""Weights of the first layer are whole numbers of 8 bits."""
RATE = 2e-3
LAST_RATE = 0.03
"""Share of RATE at the end."""
POLICY_WEIGHT = 0.3
"""Of the loss of the policy, beside that of the value."""
BATCH = 4_096
AVERAGED = 10
"""The loss that is reported is that of the last tenth of the steps."""


def libraries() -> tuple[Any, Any]:
    """The libraries jax and optax. Raises ArgosyError where the extra is not installed."""
    try:
        return import_module("jax"), import_module("optax")
    except ImportError as error:
        raise ArgosyError("training needs the extra `train`: pip install 'argosy[train]'") from error


def fresh(seed: int) -> Floats:
    """Weights that know nothing."""
    chance = np.random.default_rng(seed)

    def some(*shape: int, spread: float) -> NDArray[np.float32]:
        return (chance.standard_normal(shape) * spread).astype(np.float32)

    return {
        "first": some(FEATURES, UNITS, spread=0.1),
        "bias": np.full(UNITS, 0.1, np.float32),
        "value": some(UNITS, spread=0.1),
        "value_bias": np.zeros((), np.float32),
        "policy": some(POLICY_ROWS, UNITS, spread=0.02),
        "policy_bias": np.zeros(POLICY_ROWS, np.float32),
    }


def rounded(weights: Floats) -> Record:
    """The net that a search uses."""
    net = new_records(NET, 1)[0]
    for field in ("first", "bias"):
        net[field] = np.clip(np.round(weights[field] * SCALE), -LEAST_WEIGHT, LEAST_WEIGHT)
    for field, unit in (("value", FINE), ("policy", FINE), ("policy_bias", SCALE * FINE)):
        most = np.iinfo(net[field].dtype).max
        net[field] = np.clip(np.round(weights[field] * unit), -most, most)
    net["value_bias"] = weights["value_bias"]
    return net


def learn(weights: Floats, examples: NDArray[Any], *, epochs: int, trust: float, seed: int) -> tuple[Floats, float]:
    """Weights that have seen all examples so many times, in any order, and the mean loss of the value at the end."""
    jax, optax = libraries()
    occurring = Occurring(examples)
    steps = len(examples) // BATCH * epochs
    if steps == 0:
        raise ArgosyError(f"{len(examples):,} examples are less than one batch of {BATCH:,}: play more games")
    optimiser = optax.adam(optax.cosine_decay_schedule(RATE, steps, alpha=LAST_RATE))
    few = _narrowed(weights, occurring)
    state, losses = optimiser.init(few), []
    step = jax.jit(_step_of(jax, optax, optimiser))
    with ThreadPoolExecutor(1) as pool:  # the next batch is made while this one is learned
        ready = None
        for places in _orders(len(examples), epochs, seed):
            coming = pool.submit(occurring.batch, examples[places], trust)
            if ready is not None:
                few, state, loss = step(few, state, *ready.result())
                losses.append(loss)
            ready = coming
        assert ready is not None
        few, state, loss = step(few, state, *ready.result())
        losses.append(loss)
    last = losses[-max(1, len(losses) // AVERAGED) :]
    return _widened(weights, few, occurring), float(np.mean([float(loss) for loss in last]))


def _orders(count: int, epochs: int, seed: int) -> Any:
    """The places of each batch; within a batch in order, because that reads memory faster."""
    chance = np.random.default_rng(seed)
    for _ in range(epochs):
        order = chance.permutation(count)
        for first in range(0, count - BATCH + 1, BATCH):
            yield np.sort(order[first : first + BATCH])


def _narrowed(weights: Floats, occurring: Occurring) -> Floats:
    """Only what occurs, with a last row of the policy that stands for no card."""
    policy, bias = weights["policy"][occurring.rows], weights["policy_bias"][occurring.rows]
    return weights | {
        "first": weights["first"][occurring.features],
        "policy": np.concatenate([policy, np.zeros((1, UNITS), np.float32)]),
        "policy_bias": np.concatenate([bias, np.zeros(1, np.float32)]),
    }


def _widened(weights: Floats, few: Any, occurring: Occurring) -> Floats:
    """All weights, those of `few` in their places."""
    whole = {field: np.array(value) for field, value in weights.items()}
    for field in ("bias", "value", "value_bias"):
        whole[field] = np.asarray(few[field])
    whole["first"][occurring.features] = np.asarray(few["first"])
    for field in ("policy", "policy_bias"):
        whole[field][occurring.rows] = np.asarray(few[field])[:-1]
    return whole


def _step_of(jax: Any, optax: Any, optimiser: Any) -> Any:
    """One step: (weights, state, *batch) -> (weights, state, loss of the value)."""
    jnp, most = jax.numpy, LEAST_WEIGHT / SCALE

    def loss_of(weights: Any, batch: Batch) -> Any:
        hidden = jax.nn.relu(batch.there.astype(jnp.float32) @ weights["first"] + weights["bias"])
        chance = hidden @ weights["value"] + weights["value_bias"]
        value = jnp.mean(optax.sigmoid_binary_cross_entropy(chance, batch.target))
        rows = hidden @ weights["policy"].T + weights["policy_bias"]
        uses = batch.used < weights["policy"].shape[0] - 1
        leaning = jnp.take_along_axis(rows, batch.row, 1)
        leaning += jnp.where(uses, jnp.take_along_axis(rows, batch.used, 1), 0.0)
        likely = jax.nn.log_softmax(jnp.where(batch.is_choice, leaning, -1e9), axis=1)
        missed = -jnp.sum(jnp.where(batch.is_choice, batch.share * likely, 0.0), 1)
        policy = jnp.sum(missed) / jnp.maximum(1, batch.is_choice.any(1).sum())
        return value + POLICY_WEIGHT * policy, value

    def step(weights: Any, state: Any, *batch: Any) -> Any:
        (_, value), slope = jax.value_and_grad(loss_of, has_aux=True)(weights, Batch(*batch))
        changes, state = optimiser.update(slope, state, weights)
        weights = optax.apply_updates(weights, changes)
        clipped = {field: jnp.clip(weights[field], -most, most) for field in ("first", "bias")}
        return weights | clipped, state, value

    return step
