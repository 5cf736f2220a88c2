"""How greedy judges a choice in Duel: what it brings, what it costs, and what it leaves to the opponent.

    worth = gain of the own city - coins paid + part of what the opponent loses - part of the best they can take next

The last part is one rule for three things: not giving a good card away, denying one, and seeing a victory by
military, science or politics one move ahead, because a victory is worth more than everything else.
`values` reads a view and the public catalog; face-down cards, decks and the seed are not there to be read.
"""

from collections.abc import Callable, Sequence

from argosy.bots.duel import boxes
from argosy.bots.duel.cards import gain_card, lose_card
from argosy.bots.duel.judge import Judge
from argosy.bots.duel.scale import COIN, RIVALRY
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView

Rule = Callable[[Judge, DuelChoice], float]


def values(view: DuelView, choices: Sequence[DuelChoice]) -> list[float]:
    """What each choice is worth to the seat of the view, in points."""
    judge = Judge(view)
    return [worth(judge, choice) for choice in choices]


def worth(judge: Judge, choice: DuelChoice) -> float:
    """The worth of one choice."""
    rule = RULES.get(choice.verb)
    gain = rule(judge, choice) if rule else 0.0
    return gain - COIN * choice.price.total - RIVALRY * COIN * choice.price.opponent


def _construct(judge: Judge, choice: DuelChoice) -> float:
    card = choice.card or ""
    bonus = COIN * judge.lasting(judge.me, "coins_on_chain_build") if choice.how == "chain" else 0.0
    return judge.then(judge.value(judge.me, card) + bonus, card, pushed=judge.steps(judge.me, card))


def _discard(judge: Judge, choice: DuelChoice) -> float:
    economy = judge.catalog.economy
    coins = economy.discard_coins + economy.discard_per_yellow * judge.me.colors["yellow"]
    return COIN * coins + judge.after(choice.card)


def _wonder(judge: Judge, choice: DuelChoice) -> float:
    wonder = choice.thing or ""
    printed = any(effect.kind == "play_again" for effect in judge.things[wonder].effects)
    again = printed or judge.lasting(judge.me, "wonders_play_again") > 0
    gain = judge.value(judge.me, wonder)
    if judge.view.asked != "turn":
        return gain
    return judge.then(gain, choice.card, again=again, pushed=judge.steps(judge.me, wonder))


RULES: dict[str, Rule] = {
    "build": _construct,
    "recruit": _construct,
    "discard": _discard,
    "wonder": _wonder,
    "pick": lambda judge, choice: judge.value(judge.me, choice.thing or ""),
    "first": lambda _, choice: 1.0 if choice.text == "first me" else 0.0,
    "token": lambda judge, choice: judge.token(judge.me, choice.thing or ""),
    "destroy": lose_card,
    "revive": gain_card,
    "pass": lambda _judge, _choice: 0.01,
    **boxes.RULES,
}
"""How each verb is judged. `open` is not: the decks of the Divine Theater are unknown."""
