"""Babel in a game with names: tiles and projects with a card, ways to pay.

take N                    the tile of the draft that is kept
tile N with CARD          the card is discarded, the own tile N is laid face down
build CARD + project      the cost of taking part is paid in the same sum; also `free CARD + project`
free CARD by token        a token of an earlier project makes the card free; also `stage with CARD by token`

Codes of its own: no_tower, no_such_tile, no_project, no_tokens, other_project_color, no_token, no_such_way.
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from argosy.catalog import Effect
from argosy.catalog.wonders.works.facts import Project
from argosy.game.score_pad import Worth, looked_up
from argosy.game.types import Choice, Event, Fields, Refusal, RulesBehind
from argosy.game.wonders.babel import choices, events, position, views
from argosy.game.wonders.babel.choices import project_of
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.expansion import Extra, GameExpansion, Items, Question, Way
from argosy.rules.wonders.babel.choices import tax_of
from argosy.rules.wonders.babel.play import points_of_rewards
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.rules.wonders.babel.state import BabelCityFields
from argosy.rules.wonders.babel.terms import (
    BY_TAXED_CHAIN,
    BY_TOKEN,
    FOR_COINS,
    LAY_TILE,
    TAKE_TILE,
    WITH_PROJECT,
)
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES, ChoiceRow, City, Game
from argosy.rules.wonders.terms import BUILD, STAGE
from argosy.rules.wonders.works.terms import GIVE_UP

WAYS = "(?: by chain| for coins| by token)"
"""Pattern of the payments of a card that have to be said."""


def joins(row: ChoiceRow) -> bool:
    """Does the city take part in the project of the Age?"""
    return _is_play(row) and bool(row.add_on & WITH_PROJECT)


def _is_play(row: ChoiceRow) -> bool:
    """Is a card built, or put under a stage?"""
    return row.verb not in (TAKE_TILE, LAY_TILE, GIVE_UP)


def may_choose_tile(city: City) -> bool:
    """Has the city tiles to choose from?"""
    return bool(city.babel.packet[1] >= 0)


class _Row:
    """As much of a row of choices as the tax looks at."""

    def __init__(self, verb: int, card: int) -> None:
        self.verb, self.card = verb, card


def _extra(project: Project) -> Extra:
    return Extra(
        words=" + project",
        cost=dict(project.cost),
        coins=project.coins,
        saves_one=False,
        shown_as="project_cost",
    )


class BabelExpansion(GameExpansion):
    """The expansion Babel in a game with names."""

    questions: ClassVar[Mapping[str, Question]] = {
        "tile": Question(
            mark="#",
            verbs=("take",),
            form="'take N' with the number of a tile",
            listed="the tiles that were dealt or passed on",
            step="ask_tile",
            any_turn=True,
            before_turns=True,
            concerns=may_choose_tile,
        ),
    }

    plays = ("tile",)

    add_ons: ClassVar[Sequence[str]] = (
        rf"(?: by [a-z_]+)? \+ project{WAYS}?",
        rf" \+ ship(?: (?:red|yellow|blue|green))?{WAYS}",
        WAYS,
    )

    reasons: ClassVar[RulesBehind] = {
        ("not_asked", "take"): ("BABEL-TOWER-2",),
        ("no_such_answer", "take"): ("BABEL-TOWER-2",),
        ("no_tower", ""): ("BABEL-TOWER-3",),
        ("no_such_tile", ""): ("BABEL-TOWER-3",),
        ("no_project", ""): ("BABEL-PROJECT-2",),
        ("no_tokens", ""): ("BABEL-PROJECT-2",),
        ("other_project_color", ""): ("BABEL-PROJECT-2",),
        ("no_token", ""): ("BABEL-PROJECT-3",),
        ("no_such_way", ""): ("AMB-98", "AMB-99"),
    }

    def choice_fields(self, ruleset: Ruleset, row: ChoiceRow) -> Fields:
        """The tile that is kept or laid, whether the city takes part in the project, whether a token pays."""
        tile = row.card if row.verb == TAKE_TILE else row.stage - 1 if row.verb == LAY_TILE else None
        return {
            "tile": None if tile is None else int(ruleset.ids("tiles")[tile]),
            "joins": joins(row),
            "by_token": _is_play(row) and bool(row.add_on & BY_TOKEN),
        }

    def first_words(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """`tile N with`."""
        return f"tile {ruleset.ids('tiles')[row.stage - 1]} with" if row.verb == LAY_TILE else ""

    def thing(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """Return the object of an answer in words: a tile."""
        return ruleset.ids("tiles")[row.card] if row.verb == TAKE_TILE else ""

    def add_on(self, ruleset: Ruleset, city: City, row: ChoiceRow) -> str:
        """Return the add-on of a choice in words: the project, or the right that is used."""
        if not _is_play(row):
            return ""
        words = (
            (WITH_PROJECT, " + project"),
            (BY_TAXED_CHAIN, " by chain"),
            (FOR_COINS, " for coins"),
            (BY_TOKEN, " by token"),
        )
        return "".join(text for bit, text in words if row.add_on & bit)

    def refuse_play(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """The reason why a verb of this expansion cannot be used now."""
        return choices.refuse_play(asked, query)

    def refuse_add_on(self, asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
        """The reason why a city cannot take part, or use a token or tile."""
        return choices.refuse_add_on(asked, query)

    def queried_extra(self, asked: CityQuestion, query: ChoiceQuery) -> Extra | None:
        """Return the cost of taking part in the project, if a text asks for it."""
        project = project_of(asked.ruleset, asked.game)
        return _extra(project) if project and "project" in (query.add_on or "") else None

    def listed_extra(self, ruleset: Ruleset, game: Game, choice: Choice) -> Extra | None:
        """Return the cost of taking part in the project by a listed choice."""
        project = project_of(ruleset, game)
        return _extra(project) if project and choice.joins else None

    def way(self, ruleset: Ruleset, game: Game, choice: Choice) -> Way | None:
        """The payment in place of the printed cost; None where that is paid."""
        return choices.way_of(ruleset, game, choice)

    def fee(self, ruleset: Ruleset, game: Game, verb: str, card: str | None) -> int:
        """Coins that building costs on top (BABEL-TILE-1)."""
        if verb == "stage":
            return int(tax_of(game, ruleset.tables, _Row(STAGE, 0)))
        if verb in ("build", "free") and card in ruleset.card_ids:
            return int(tax_of(game, ruleset.tables, _Row(BUILD, ruleset.card_ids.index(card or ""))))
        return 0

    def effects(self, ruleset: Ruleset, city: City) -> Sequence[Effect]:
        """Units that tiles give to the city, and raw materials of which there is any number."""
        return views.effects_of(ruleset, city)

    def resting(self, ruleset: Ruleset, city: City) -> frozenset[str]:
        """Cards that do not work now, and the word `board` for the resource of the board."""
        return views.resting(ruleset, city)

    def look_at_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The public Babel part of a city."""
        return views.look_at_city(ruleset, city)

    def look_at_table(self, ruleset: Ruleset, game: Game, seat: int | None, asked: int | None) -> Fields:
        """Tower and projects, and the viewer's own tiles."""
        return views.look_at_table(ruleset, game, seat, asked)

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """Events of the tower and of projects, described in `events.py`."""
        return events.babel_events(step, before, ruleset, game)

    def items(self, ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
        """Own tiles in the tower; rewards of projects by Age, tokens for penalties (BABEL-TOWER-6,
        BABEL-PROJECT-3, -4).
        """
        babel: BabelCityFields = game.cities[seat].babel
        facts = facts_of(ruleset.catalog)
        laid = int(babel.laid)
        rewards = tuple(
            (
                facts.projects[int(game.babel.projects[age])].id,
                int(points_of_rewards(game, ruleset.tables, seat, age)),
            )
            for age in range(AGES)
            if babel.rewards[age]
        )
        debts = (("debts", int(babel.debt)),) if babel.debt else ()
        return {
            "tower": (("tiles", int(ruleset.tables.babel.points[laid])),) if laid else (),
            "projects": (*rewards, *debts),
        }

    def by_hand(self, ruleset: Ruleset) -> dict[str, dict[str, Worth]]:
        """Own tiles in the tower (BABEL-TOWER-6)."""
        return {"tower": {"tiles": looked_up(tuple(int(points) for points in ruleset.tables.babel.points))}}

    table_field = "babel"

    def describe_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The Babel part of a city."""
        return position.describe_city(ruleset, city)

    def describe_table(self, ruleset: Ruleset, game: Game) -> Fields:
        """The Babel part of the table."""
        return position.describe_table(ruleset, game)

    def set_up_city(
        self, ruleset: Ruleset, game: Game, seat: int, city: position.BabelCity, where: str
    ) -> None:
        """Write the Babel part of a city."""
        position.set_up_city(ruleset, game, seat, city, where)

    def set_up_table(self, ruleset: Ruleset, game: Game, table: position.BabelTable) -> None:
        """Write the Babel part of the table."""
        position.set_up_table(ruleset, game, table)


EXPANSION = BabelExpansion()
