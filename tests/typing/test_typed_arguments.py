"""The types of arguments, laid beside what the games and environments accept."""

import inspect
from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Any, Literal, Unpack, get_args, get_origin, get_overloads, get_type_hints

import pytest

import argosy.game
from argosy.batch import Batch
from argosy.batch.base import BaseBatch
from argosy.envs.gymnasium_env import SoloEnv
from argosy.envs.openspiel import openspiel_game
from argosy.envs.pettingzoo_env import aec_env, parallel_env
from argosy.envs.rewards import REWARDS
from argosy.envs.types import RewardName
from argosy.envs.vector import SoloVectorEnv
from argosy.game import typed_arguments
from argosy.game.kinds import KINDS, kind
from argosy.game.wonders.wonder_deal import SIDES
from argosy.rules.duel.ruleset import EXPANSIONS as DUEL_EXPANSIONS
from argosy.rules.duel.ruleset import DuelOptions
from argosy.rules.wonders.expansions.rulesets import EXPANSIONS
from argosy.rules.wonders.ruleset import EDITIONS, Options
from argosy.rules.wonders.steps import ROUNDS

OPTIONS = {"wonders": Options, "duel": DuelOptions}
TYPES = {"wonders": typed_arguments.WondersArguments, "duel": typed_arguments.DuelArguments}
VALUES = {
    "edition": EDITIONS,
    "sides": ("random", *SIDES),
    "babylon_last_card": ("by_box", *ROUNDS),
    **{name: values for rules in EXPANSIONS for name, values in rules.options.items()},
}
"""Argument of 7 Wonders -> the values that it takes."""
ONLY_OF_CALL = {"self", "game", "ruleset"}


def named(function: Callable[..., Any]) -> AbstractSet[str]:
    """The arguments of a function by name, without those that it passes on."""
    parameters = inspect.signature(function).parameters.values()
    return {one.name for one in parameters if one.kind != inspect.Parameter.VAR_KEYWORD} - ONLY_OF_CALL


def accepted(game: str) -> AbstractSet[str]:
    """The arguments that a new game takes."""
    return named(kind(game).new) | {*OPTIONS[game].__struct_fields__}


def typed(overload: Callable[..., Any]) -> AbstractSet[str]:
    """The arguments of an overload, with the keys of the type of the rest."""
    rest = [
        get_args(one.annotation)[0]
        for one in inspect.signature(overload).parameters.values()
        if get_origin(one.annotation) is Unpack
    ]
    assert len(rest) == 1
    return named(overload) | rest[0].__optional_keys__


def overloads(function: Callable[..., Any], game: str) -> list[Callable[..., Any]]:
    """The overloads of a function for a game by name."""
    found = []
    for overload in get_overloads(function):
        parameters = inspect.signature(overload).parameters
        first = next(parameters[name] for name in ("game", "ruleset") if name in parameters)
        if first.annotation == Literal[game]:
            found.append(overload)
    assert found
    return found


def in_environment(function: Callable[..., Any]) -> Callable[[str], AbstractSet[str]]:
    """The arguments of an environment: its own, and those of a table; `reset` takes the seed."""
    return lambda game: named(function) | accepted(game) - {"seed"}


TAKEN = {
    "new_game": (argosy.game.new_game, accepted),
    "Batch": (Batch, lambda game: accepted(game) | named(BaseBatch.__init__)),
    "SoloEnv": (SoloEnv.__init__, in_environment(SoloEnv.__init__)),
    "SoloVectorEnv": (
        SoloVectorEnv.__init__,
        lambda game: in_environment(SoloVectorEnv.__init__)(game) | {"threads"},
    ),
    "aec_env": (aec_env, in_environment(aec_env)),
    "parallel_env": (parallel_env, in_environment(parallel_env)),
    "openspiel_game": (openspiel_game, in_environment(openspiel_game)),
}
"""Public function -> it, and the names of all arguments that it takes for a game."""


@pytest.mark.parametrize("game", KINDS)
@pytest.mark.parametrize("name", TAKEN)
def test_exactly_the_arguments_that_are_taken_have_types(name, game):
    function, taken = TAKEN[name]
    for overload in overloads(function, game):
        assert typed(overload) == taken(game)


@pytest.mark.parametrize("game", KINDS)
def test_options_of_the_rules_have_the_types_of_their_fields(game):
    hints, fields = get_type_hints(TYPES[game]), get_type_hints(OPTIONS[game])
    for name, field in fields.items():
        of_values = {type(value) for value in get_args(hints[name])} or {hints[name]}
        assert of_values == {field}, name


@pytest.mark.parametrize("name", VALUES)
def test_a_literal_has_exactly_the_values_that_are_taken(name):
    assert set(get_args(get_type_hints(typed_arguments.WondersArguments)[name])) == {*VALUES[name]}


def test_each_option_of_7_wonders_has_its_values_here():
    assert {*Options.__struct_fields__} <= {*VALUES}


def test_each_expansion_has_its_name_in_the_types():
    names = {name for rules in EXPANSIONS for name in (rules.name, *rules.editions.values())}
    assert set(get_args(typed_arguments.WondersExpansion)) == names
    assert set(get_args(typed_arguments.DuelExpansion)) == {*DUEL_EXPANSIONS}


def test_each_game_and_each_reward_has_its_name_in_the_types():
    assert set(get_args(typed_arguments.GameName)) == {*KINDS}
    assert set(get_args(RewardName)) == {*REWARDS}
