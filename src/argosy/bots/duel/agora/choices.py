"""How greedy judges the verbs and effects of Agora."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from argosy.bots.duel.agora.senate import can_rule, senate_actions
from argosy.bots.duel.cards import gain_card, take_card
from argosy.bots.duel.scale import VICTORY, sign
from argosy.catalog.duel import Effect
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelCityView

if TYPE_CHECKING:
    from argosy.bots.duel.judge import Judge

MARKER = 1.1
CONSPIRACY = 2.4
"""A conspiracy that is still to be drawn."""

# --- effects -------------------------------------------------------------------------------------------------------


def _politician(judge: "Judge", city: DuelCityView, effect: Effect) -> float:
    """Senate actions; all six chambers are a victory (AGORA-080)."""
    actions = senate_actions(judge.view, city)
    return VICTORY if can_rule(judge.view, city, effect.section, actions, shifts=True) else MARKER * actions


def _marker(worth: float) -> Callable[["Judge", DuelCityView, Effect], float]:
    def rule(judge: "Judge", city: DuelCityView, effect: Effect) -> float:
        """One marker anywhere: the last chamber is a victory."""
        return VICTORY if can_rule(judge.view, city, effect.section, 1, shifts=False) else worth

    return rule


EFFECTS: dict[str, Callable[["Judge", DuelCityView, Effect], float]] = {
    "politician": _politician,
    "conspirator": _marker(1.8),
    "place_influence": _marker(MARKER),
    "conspire": lambda _judge, _city, _effect: CONSPIRACY,
}
"""What cards and wonders bring, by kind of effect."""

# --- the Senate ----------------------------------------------------------------------------------------------------


def chamber_worth(judge: "Judge", number: int, change: int, foe: int = 0, *, given_up: bool = False) -> float:
    """What it is worth to add own and opposing markers to a chamber: points, decrees, the way to all six.

    given_up: the marker comes from a chamber that is lost with it.
    """
    row = judge.view.chambers[number - 1]
    lead = row.markers[judge.seat] - row.markers[1 - judge.seat]
    before, after = sign(lead), sign(lead + change - foe)
    held = sum(one.control == judge.seat for one in judge.view.chambers) - given_up
    if after > before and after == 1:
        shields = sum(_shields(judge, name) for name in row.decrees if name)
        shield = shields and judge.shields(judge.me, shields) >= VICTORY
        if shield or held == len(judge.view.chambers) - 1:
            return VICTORY
    worth = row.points + 1.5 * max(1, len(row.decrees))
    return (after - before) * worth * 0.6 + 0.25 * (change - foe)


def _shields(judge: "Judge", decree: str) -> int:
    effects = judge.things[decree].effects
    return sum(effect.amount or 0 for effect in effects if effect.kind == "shield_while_controlled")


# --- verbs ---------------------------------------------------------------------------------------------------------


def _known(judge: "Judge", choice: DuelChoice) -> float:
    """What the conspiracy is worth as experience says."""
    return judge.known(judge.things[choice.thing or ""])


def _prepare(judge: "Judge", choice: DuelChoice) -> float:
    return 0.6 * _known(judge, choice) + judge.after(choice.card)


def _trigger(judge: "Judge", choice: DuelChoice) -> float:
    """A triggered conspiracy costs no turn: it is judged against an average turn."""
    effects = judge.things[choice.thing or ""].effects
    shields = sum(effect.amount or 0 for effect in effects if effect.kind == "shields")
    if shields and judge.shields(judge.me, shields) >= VICTORY:
        return VICTORY
    best = max((judge.value(judge.me, place.card) for place in judge.open if place.card), default=0.0)
    return _known(judge, choice) + best


def _scrap(judge: "Judge", choice: DuelChoice) -> float:
    return judge.after(choice.card, again=True)


def _lock(judge: "Judge", choice: DuelChoice) -> float:
    name = choice.thing or ""
    part = 1.0 if name in judge.foe.progress else 0.3 if name in judge.view.board else 0.1
    return part * judge.token(judge.foe, name)


def _place(judge: "Judge", choice: DuelChoice) -> float:
    return chamber_worth(judge, int(choice.text.split()[1]), 1)


def _remove(judge: "Judge", choice: DuelChoice) -> float:
    return chamber_worth(judge, int(choice.text.split()[1]), 0, -1)


def _shift(judge: "Judge", choice: DuelChoice) -> float:
    chamber, target = map(int, choice.text.split()[1:])
    markers = judge.view.chambers[chamber - 1].markers
    gives_up = markers[judge.seat] - markers[1 - judge.seat] == 1
    return chamber_worth(judge, target, 1, given_up=gives_up) + chamber_worth(judge, chamber, -1)


def _decree(judge: "Judge", choice: DuelChoice) -> float:
    chamber, target = map(int, choice.text.split()[1:])
    control = [judge.view.chambers[number - 1].control for number in (chamber, target)]
    sides = [0 if seat is None else 1 if seat == judge.seat else -1 for seat in control]
    return 1.5 * (sides[1] - sides[0])


RULES: dict[str, Callable[["Judge", DuelChoice], float]] = {
    "prepare": _prepare,
    "trigger": _trigger,
    "free": gain_card,
    "take": take_card,
    "give": lambda judge, choice: -judge.value(judge.me, choice.card or ""),
    "scrap": _scrap,
    "place": _place,
    "remove": _remove,
    "shift": _shift,
    "conspire": lambda _judge, _choice: CONSPIRACY,
    "plot": _known,
    "seize": lambda judge, choice: judge.value(judge.me, choice.thing or ""),
    "raze": lambda judge, choice: judge.value(judge.foe, choice.thing or ""),
    "lock": _lock,
    "decree": _decree,
}
"""How each verb is judged."""
