"""Choices that Leaders adds: the draft, the recruitment phase, and follow-up answers.

Leaders, boards and guilds ask for these.

draft LEADER | recruit LEADER | stage with LEADER | sell LEADER
bury LEADER | copy LEADER | return POINTS
"""

from argosy.game.types import Fields, Refusal, RulesBehind
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.hooks import Question, is_open
from argosy.game.wonders.leaders.views import hand
from argosy.rules.wonders.leaders.choices import leader_cost
from argosy.rules.wonders.leaders.terms import RETURN_TOKEN, VERBS
from argosy.rules.wonders.records import ChoiceRow
from argosy.rules.wonders.ruleset import Ruleset
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


def choice_fields(ruleset: Ruleset, row: ChoiceRow) -> Fields:
    """The leader that is played or named."""
    return {"leader": leader_of(ruleset, row)}


def thing(ruleset: Ruleset, row: ChoiceRow) -> str:
    """Return the object of an answer in words: a leader, or the points of a victory token."""
    if row.verb == RETURN_TOKEN:
        return str(int(ruleset.tables.victory[row.card]))
    return leader_of(ruleset, row) or ""


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


QUESTIONS = {
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


RULES: RulesBehind = {
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
"""The rules behind its refusals: code, and the first word of the choice where it matters -> ids."""
