"""Great Projects: one for each Age, with participation tokens and rewards.

Rules BABEL-PROJECT-1 to -5, AMB-100.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import random_below
from argosy.rules.records import Number, Record
from argosy.rules.wonders.babel.terms import (
    ANY_COLOR_ONCE,
    BY_TOKEN,
    FREE_CARD_ONCE,
    FREE_STAGE_ONCE,
    WITH_PROJECT,
)
from argosy.rules.wonders.effects import apply_effects
from argosy.rules.wonders.expansions.word_numbers import first_stream
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import AGES, FREE, STAGE
from argosy.rules.wonders.works.penalties import punish

STREAM_PROJECTS = first_stream(__name__) + 1
NONE = -1


@kernel
def current_project(game: Game, tables: Record) -> int:
    """The number of the project of this Age; -1 without projects."""
    if tables.babel.tokens == 0 or game.babel.opened < game.age:
        return NONE
    return game.babel.projects[game.age - 1]


@kernel
def draw_projects(game: Game, tables: Record, seed: Number) -> None:
    """One project of each Age, each equally likely (BABEL-PROJECT-1)."""
    for age in range(AGES):
        game.babel.projects[age] = NONE
        if tables.babel.tokens > 0:
            left = 0
            for project in range(tables.babel.project_kinds):
                left += 1 if tables.babel.projects[project].age == age + 1 else 0
            game.babel.projects[age] = nth_of_age(tables, age, random_below(seed, STREAM_PROJECTS, age, left))


@kernel
def nth_of_age(tables: Record, age: int, place: int) -> int:
    """The project of an Age that stands at this place among those of its Age."""
    for project in range(tables.babel.project_kinds):
        if tables.babel.projects[project].age == age + 1:
            if place == 0:
                return project
            place -= 1
    return NONE


@kernel
def open_project(game: Game, tables: Record) -> None:
    """At the start of an Age its project is turned up, with all its tokens (BABEL-PROJECT-1)."""
    if game.turn <= 1 and game.babel.opened < game.age:
        game.babel.opened = game.age
        game.babel.taken = 0


@kernel
def join_project(game: Game, tables: Record) -> None:
    """Give a token to every city that paid (BABEL-PROJECT-2, AMB-100).

    More than are left are taken from the box.
    """
    for seat in range(game.seats):
        city = game.cities[seat]
        add_on = city.chosen.add_on
        if city.chosen.verb == FREE or city.chosen.verb == STAGE:
            spend_free_token(city, add_on)
        if add_on & WITH_PROJECT and city.chosen.verb > 0:
            project = tables.babel.projects[game.babel.projects[game.age - 1]]
            if project.color != tables.cards[city.chosen.card].color:
                city.babel.any_color -= 1
            city.babel.tokens += 1
            game.babel.taken += 1


@kernel
def spend_free_token(city: City, add_on: int) -> None:
    """A token of an earlier project makes a card or a stage free, once."""
    if add_on & BY_TOKEN:
        if city.chosen.verb == STAGE:
            city.babel.free_stages -= 1
        else:
            city.babel.free_cards -= 1


@kernel
def judge_project(game: Game, tables: Record) -> None:
    """End a project with the Age: rewards if all tokens are taken, else penalties (BABEL-PROJECT-3, -4).

    Penalties are for cities without a token. It happens before the conflicts; then the tokens go back.
    """
    if current_project(game, tables) == NONE:
        return
    project = tables.babel.projects[game.babel.projects[game.age - 1]]
    success = game.babel.taken >= tables.babel.tokens
    for seat in range(game.seats):
        city = game.cities[seat]
        if success:
            city.babel.rewards[game.age - 1] = city.babel.tokens
            for _ in range(np.int64(city.babel.tokens)):
                apply_effects(game, tables, seat, project.first_effect, project.effects)
        elif city.babel.tokens == 0 and not punish(game, tables, seat, tables.effects[project.penalty]):
            city.babel.debt += tables.babel.debts[game.age - 1]
    for seat in range(game.seats):
        game.cities[seat].babel.tokens = 0


@kernel
def apply_reward(game: Game, tables: Record, seat: int, effect: Record) -> None:
    """Tokens that are used later: for a free stage, a free card, a project with a card of any colour."""
    babel = game.cities[seat].babel
    if effect.kind == FREE_STAGE_ONCE:
        babel.free_stages += 1
    elif effect.kind == FREE_CARD_ONCE:
        babel.free_cards += 1
    elif effect.kind == ANY_COLOR_ONCE:
        babel.any_color += 1
