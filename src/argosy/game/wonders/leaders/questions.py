"""What Leaders asks: the draft, the recruitment phase, and what leaders, boards and guilds ask later."""

from typing import Any

from argosy.game.types import Refusal
from argosy.game.wonders.asked import Asked, Wish
from argosy.game.wonders.box import Question
from argosy.game.wonders.open_fields import is_open
from argosy.rules.wonders.leaders.choices import leader_cost
from argosy.rules.wonders.ruleset import Ruleset


def hand(ruleset: Ruleset, city: Any) -> tuple[str, ...]:
    """The leaders of the hand."""
    return tuple(ruleset.ids("leaders")[leader] for leader in city.leaders.hand[: city.leaders.hand_size])


def all_leaders(ruleset: Ruleset) -> tuple[str, ...]:
    """The leaders of the boxes in play."""
    return ruleset.ids("leaders")


def refuse_recruit(asked: Asked, wish: Wish) -> Refusal:
    """A leader of the hand cannot be recruited: its cost is too high, or it was written as paid in some way
    (LEADERS-RECRUIT-5).
    """
    leader = wish.card or ""
    cost = int(leader_cost(asked.game, asked.ruleset.tables, asked.number, asked.ruleset.ids("leaders").index(leader)))
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
