"""How greedy judges the verbs and effects of Pantheon."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from argosy.bots.duel.scale import VICTORY
from argosy.catalog.duel import Effect
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelCityView, DuelView

if TYPE_CHECKING:
    from argosy.bots.duel.judge import Judge

# --- effects -------------------------------------------------------------------------------------------------------


def _temple(judge: "Judge", city: DuelCityView, effect: Effect) -> float:
    """One grand temple more (PANTHEON-019)."""
    points = judge.catalog.pantheon.grand_temple_points
    have = sum(any(one.kind == effect.kind for one in judge.things[card].effects) for card in city.cards)
    have = min(have, len(points) - 2)
    return float(points[have + 1] - points[have])


EFFECTS: dict[str, Callable[["Judge", DuelCityView, Effect], float]] = {
    "grand_temple_set": _temple,
    "protected_coins": lambda _judge, _city, effect: float(effect.amount or 0),
}
"""What cards, wonders and gods bring, by kind of effect."""


def god_worth(judge: "Judge", city: DuelCityView, name: str) -> float:
    """What a god brings: shields and symbols as of cards, all else as experience says."""
    counted = any(effect.kind in ("shields", "science") for effect in judge.things[name].effects)
    return judge.value(city, name) if counted else judge.known(judge.things[name])


def lead_after(view: DuelView, seat: int, lead: int, after: int) -> int:
    """Where the pawn stops between two leads of a seat: in front of Minerva (PANTHEON-028)."""
    if view.minerva is None:
        return after
    stop = view.minerva * (1 if seat == 0 else -1)
    return stop - 1 if lead < stop <= after else after


def threats(judge: "Judge", taken: str | None, pushed: int) -> Iterator[float]:
    """VICTORY for every god with which the opponent could win at once."""
    funds = judge.foe.coins + judge.foe.protected + sum(judge.foe.offerings)
    for space in judge.view.spaces:
        affordable = space.god and space.god != taken and space.prices[judge.foe.seat] <= funds
        if space.god and affordable and judge.value(judge.foe, space.god, pushed) >= VICTORY:
            yield VICTORY


# --- verbs ---------------------------------------------------------------------------------------------------------


def _activate(judge: "Judge", choice: DuelChoice) -> float:
    god = choice.thing or ""
    given = 0.4 * sum(int(word) for word in choice.text.split() if word.isdigit())
    gain = god_worth(judge, judge.me, god)
    if judge.view.asked == "turn":
        gain = judge.then(gain, god, pushed=judge.steps(judge.me, god))
    return gain - given


def _enshrine(judge: "Judge", choice: DuelChoice) -> float:
    """A good god where he is cheap for us and dear for the opponent."""
    prices = judge.view.spaces[int(choice.text.split()[-1]) - 1].prices
    return 0.1 * judge.known(judge.things[choice.thing or ""]) * (prices[1 - judge.seat] - prices[judge.seat])


def _guard(judge: "Judge", choice: DuelChoice) -> float:
    """Minerva stands between the pawn and our capital, close to the pawn."""
    space, side = int(choice.text.split()[1]), 1 if judge.seat == 1 else -1
    distance = (space - judge.view.pawn) * side
    return 3.0 - 0.3 * distance if distance > 0 else -1.0


def _strike(judge: "Judge", choice: DuelChoice) -> float:
    card = judge.view.structure[int(choice.text.split()[1])].card
    return 0.5 if card is None else judge.value(judge.foe, card) - judge.value(judge.me, card)


def _unbuild(judge: "Judge", choice: DuelChoice) -> float:
    mine = any(wonder.wonder == choice.thing for wonder in judge.me.wonders)
    return judge.value(judge.me if mine else judge.foe, choice.thing or "") * (-1 if mine else 1)


def _military_token(judge: "Judge", choice: DuelChoice) -> float:
    """Those of our side of the track help the opponent: sink them, use the large ones."""
    space = int(choice.text.split()[1]) * (1 if judge.seat == 0 else -1)
    return 0.1 * abs(space) if choice.verb == "use" else -0.1 * space


def _snake(judge: "Judge", choice: DuelChoice) -> float:
    effects = judge.things[choice.card or ""].effects
    return max((judge.symbol(judge.me, one.symbol) for one in effects if one.symbol), default=0.0)


RULES: dict[str, Callable[["Judge", DuelChoice], float]] = {
    "activate": _activate,
    "enshrine": _enshrine,
    "snake": _snake,
    "strike": _strike,
    "unbuild": _unbuild,
    "guard": _guard,
    "sink": _military_token,
    "use": _military_token,
    "top": lambda judge, choice: -judge.known(judge.things[choice.thing or ""]),
}
"""How each verb is judged."""
