"""Leaders in a game with names: the draft, the recruitment phase, and follow-up answers.

Leaders, boards and guilds ask for these.

draft LEADER | recruit LEADER | stage with LEADER | sell LEADER
bury LEADER | copy LEADER | return POINTS
"""

from collections.abc import Mapping, Sequence
from typing import ClassVar

import numpy as np

from argosy.catalog import Effect
from argosy.game.types import Event, Fields, Refusal, RulesBehind
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.expansion import GameExpansion, Items, Question, is_open
from argosy.game.wonders.leaders import events, position, views
from argosy.game.wonders.leaders.views import hand, named
from argosy.rules.records import RecordArray, copy_record
from argosy.rules.wonders.leaders.choices import leader_cost
from argosy.rules.wonders.leaders.score import (
    best_leader_to_copy,
    copies_a_leader,
    leader_points,
    lend_science,
)
from argosy.rules.wonders.leaders.state import LeadersCityFields
from argosy.rules.wonders.leaders.terms import RETURN_TOKEN, VERBS
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import SELL, STAGE


def leader_of(ruleset: Ruleset, row: ChoiceRow) -> str | None:
    """The leader that a row of the list of choices is about; None for a card or a token."""
    is_named = row.verb in VERBS.numbers and row.verb != RETURN_TOKEN
    return ruleset.ids("leaders")[row.card] if is_named or plays_leader(ruleset, row) else None


def plays_leader(ruleset: Ruleset, row: ChoiceRow) -> bool:
    """Is a stage built with a leader, or a leader sold? Their numbers stand behind those of the cards."""
    tables, number = ruleset.tables, int(row.number)
    if row.verb == STAGE:
        return (number - int(tables.stage_at)) % int(tables.stage_block) >= int(tables.kinds) * int(
            tables.slots
        )
    if row.verb == SELL:
        first = int(tables.sell_ship_at if row.add_on else tables.sell_at)
        return number - first >= int(tables.kinds)
    return False


def all_leaders(ruleset: Ruleset) -> tuple[str, ...]:
    """The leaders of the expansions in play."""
    return ruleset.ids("leaders")


def refuse_recruit(asked: CityQuestion, query: ChoiceQuery) -> Refusal:
    """Refusal of a leader of the hand: its cost is too high, or it was written as paid in some way.

    Rule LEADERS-RECRUIT-5.
    """
    leader = query.card or ""
    cost = int(
        leader_cost(
            asked.game, asked.ruleset.tables, asked.number, asked.ruleset.ids("leaders").index(leader)
        )
    )
    has = int(asked.city.coins)
    if cost <= has:
        text = f"{leader}: its cost goes to the bank: write 'recruit {leader}'"
        return Refusal(code="no_such_payment", text=text, values={"what": leader})
    text = f"{leader}: needs {cost} coins, the treasury has {has}"
    return Refusal(code="needs_coins", text=text, values={"what": leader, "coins": cost, "has": has})


class LeadersExpansion(GameExpansion):
    """The expansion Leaders in a game with names."""

    questions: ClassVar[Mapping[str, Question]] = {
        "draft": Question(
            mark="~",
            verbs=("draft",),
            form="'draft LEADER'",
            listed="the leaders that are passed round",
            step="ask_draft",
            any_turn=True,
            concerns=is_open("leaders", "packet_size"),
            before_turns=True,
        ),
        "leader": Question(
            mark="^",
            verbs=("recruit", "stage", "sell"),
            form="'recruit LEADER', 'stage with LEADER', 'sell LEADER'",
            listed="the leaders of the hand",
            step="ask_leader",
            any_turn=True,
            concerns=is_open("leaders", "hand_size"),
            before_turns=True,
            hand=hand,
            names=all_leaders,
            refuse=refuse_recruit,
        ),
        "bury": Question(
            mark="_",
            verbs=("bury",),
            form="'bury LEADER'",
            listed="the recruited leaders",
            step="ask_leaders",
            any_turn=True,
            concerns=is_open("leaders", "buries"),
        ),
        "copy": Question(
            mark="=",
            verbs=("copy",),
            form="'copy LEADER'",
            listed="the recruited leaders of the neighbours",
            step="ask_leaders",
            any_turn=True,
            concerns=is_open("leaders", "copies"),
        ),
        "return": Question(
            mark="<",
            verbs=("return",),
            form="'return POINTS'",
            listed="the victory tokens",
            step="ask_leaders",
            any_turn=True,
            concerns=is_open("leaders", "returns"),
        ),
        "recruit": Question(
            mark="&",
            verbs=("recruit", "pass"),
            form="'recruit LEADER' or 'pass'",
            listed="the leaders of the hand",
            step="ask_recruit",
            any_turn=True,
            concerns=is_open("leaders", "recruits"),
            hand=hand,
            names=all_leaders,
            refuse=refuse_recruit,
        ),
    }

    reasons: ClassVar[RulesBehind] = {
        ("not_asked", "draft"): ("LEADERS-DRAFT-2",),
        ("not_asked", "recruit"): ("LEADERS-RECRUIT-1", "LEADERS-ROMA-4"),
        ("not_asked", "bury"): ("LEADERS-ABU-1",),
        ("not_asked", "copy"): ("LEADERS-GUILD-2",),
        ("not_asked", "return"): ("LEADERS-EFFECT-17",),
        ("no_such_answer", "draft"): ("LEADERS-DRAFT-2",),
        ("no_such_answer", "bury"): ("LEADERS-ABU-1",),
        ("no_such_answer", "copy"): ("LEADERS-GUILD-2",),
        ("no_such_answer", "return"): ("LEADERS-EFFECT-17",),
        ("needs_coins", "recruit"): ("LEADERS-RECRUIT-5",),
        ("no_such_payment", "recruit"): ("LEADERS-RECRUIT-5",),
        ("not_in_hand", "recruit"): ("LEADERS-RECRUIT-1",),
    }

    def choice_fields(self, ruleset: Ruleset, row: ChoiceRow) -> Fields:
        """The leader that is played or named."""
        return {"leader": leader_of(ruleset, row)}

    def thing(self, ruleset: Ruleset, row: ChoiceRow) -> str:
        """Return the object of an answer in words: a leader, or the points of a victory token."""
        if row.verb == RETURN_TOKEN:
            return str(int(ruleset.tables.victory[row.card]))
        return leader_of(ruleset, row) or ""

    def effects(self, ruleset: Ruleset, city: City) -> Sequence[Effect]:
        """Effects of the leaders in play, a copied one included."""
        return views.effects_of(ruleset, city)

    def look_at_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The leaders of a city as everybody sees them."""
        return views.look_at_city(ruleset, city)

    def look_at_table(self, ruleset: Ruleset, game: Game, seat: int | None, asked: int | None) -> Fields:
        """Leaders of the viewer and the partner, and how many are left (LEADERS-MIX-7)."""
        return views.look_at_table(ruleset, game, seat, asked)

    def events(self, step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
        """Events of the draft, recruitment and other answers, described in `events.py`."""
        return events.leader_events(step, before, ruleset, game)

    def as_scored(self, ruleset: Ruleset, game: Game, seat: int, copied: str | None) -> Game:
        """With the leader that a copied guild brings at the end (LEADERS-OPEN-5)."""
        if copied is None or not copies_a_leader(game, ruleset.tables, seat, ruleset.card_ids.index(copied)):
            return game
        leader = int(best_leader_to_copy(game, ruleset.tables, seat))
        if leader < 0:
            return game
        other = copy_record(np.array([game], game.dtype).view(RecordArray))[0]
        other.cities[seat].leaders.copied = leader
        lend_science(ruleset.tables, other.cities[seat], leader, 1)
        return other

    def items(self, ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
        """Every leader in play with its points; buried leaders together on the line of the wonder."""
        leaders: LeadersCityFields = game.cities[seat].leaders
        ids = named(ruleset, (*leaders.face_up, leaders.copied))
        numbers = [ruleset.ids("leaders").index(leader) for leader in ids]
        return {
            "leaders": tuple(
                (leader, int(leader_points(game, ruleset.tables, seat, number)))
                for leader, number in zip(ids, numbers, strict=True)
            ),
            "wonder": (("buried", int(leaders.bury_points)),) if leaders.bury_points else (),
        }

    table_field = "leaders_box"

    def describe_city(self, ruleset: Ruleset, city: City) -> Fields:
        """The Leaders part of a city."""
        return position.describe_city(ruleset, city)

    def describe_table(self, ruleset: Ruleset, game: Game) -> Fields:
        """The Leaders part of the table."""
        return position.describe_table(ruleset, game)

    def set_up_city(
        self, ruleset: Ruleset, game: Game, seat: int, city: position.LeadersCity, where: str
    ) -> None:
        """Write the Leaders part of a city."""
        position.set_up_city(ruleset, game, seat, city, where)

    def set_up_table(self, ruleset: Ruleset, game: Game, table: position.LeadersTable) -> None:
        """Write the Leaders part of the table."""
        position.set_up_table(ruleset, game, table)


EXPANSION = LeadersExpansion()
