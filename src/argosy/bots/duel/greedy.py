"""How greedy judges a choice in Duel: what it brings, what it costs, and what it leaves to the opponent.

    worth = gain of the own city - coins paid + part of what the opponent loses - part of the best he can take next

The last part is one rule for three things: not giving a good card away, denying one, and seeing a victory by
military, science or politics one move ahead, because a victory is worth more than everything else.
`values` reads a view and the public catalog; face-down cards, decks and the seed are not there to be read.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from argosy.bots.duel.agora import can_rule, senate_actions
from argosy.bots.duel.cost import can_pay, cost
from argosy.bots.duel.facts import facts_of
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelCityView, DuelView, PlaceView

VICTORY = 1000.0
COIN = 0.36
"""A coin in points: three are one at the end, and before it they buy more than that."""
AGAIN = 2.2
"""Another turn at once."""
RIVALRY = 0.55
"""How much of the opponent's gain counts as our loss, because he chooses again before we do."""
UNKNOWN_CARD = 2.0
"""A card that is about to be turned up."""
MARKER = 1.1
TOKEN = 5.0
CONSPIRACY = 2.4

TOKENS = {
    "agriculture": 6.2, "architecture": 3.2, "economy": 3.4, "law": 3.5, "masonry": 2.8, "mathematics": 4.2, "philosophy": 7.0,
    "strategy": 3.6, "theology": 4.0, "urbanism": 5.0, "mysticism": 3.0, "poliorcetics": 2.6, "engineering": 3.2,
    "corruption": 3.0, "organized_crime": 2.4,
}  # fmt: skip
CONSPIRACIES = {
    "extortion": 4.5, "blackmail": 2.5, "expropriation": 4.5, "swindle": 3.2, "obscurantism": 4.0, "coup": 3.5,
    "property_fraud": 4.5, "treason": 5.0, "political_maneuver": 3.6, "espionage": 6.0, "turn_of_events": 2.6,
    "embezzlement": 2.5, "foreclosure": 3.0, "coercion": 2.6, "insider_influence": 2.8, "sabotage": 5.5,
}  # fmt: skip
GODS = {
    "enki": 6.0, "ishtar": 4.0, "nisaba": 3.5, "astarte": 7.0, "baal": 2.6, "tanit": 4.3, "aphrodite": 9.0, "hades": 5.0,
    "zeus": 2.4, "anubis": 3.0, "isis": 6.0, "ra": 4.0, "mars": 3.6, "minerva": 2.2, "neptune": 2.4, "gate": 7.0,
}  # fmt: skip
PRODUCTION = {1: 3.0, 2: 2.0, 3: 0.3}
"""A unit of a resource by Age: it saves coins for the rest of the game."""


def values(view: DuelView, choices: Sequence[DuelChoice]) -> list[float]:
    """What each choice is worth to the seat of the view, in points."""
    judge = Judge(view)
    return [judge.worth(choice) for choice in choices]


class Judge:
    """One decision in the eyes of one seat."""

    def __init__(self, view: DuelView) -> None:
        self.view = view
        self.catalog, self.things = facts_of(view)
        self.seat = view.owing[0] if view.seat is None else view.seat
        self.me, self.foe = view.cities[self.seat], view.cities[1 - self.seat]
        self.open = [place for place in view.structure if place.is_open]
        self._kept: dict[tuple[int, str, int], float] = {}

    def worth(self, choice: DuelChoice) -> float:
        """The worth of one choice."""
        rule = RULES.get(choice.verb)
        gain = rule(self, choice) if rule else 0.0
        return gain - COIN * choice.price.total - RIVALRY * COIN * choice.price.opponent

    # --- what a thing is worth to a city ----------------------------------------------------------------------------

    def value(self, city: DuelCityView, name: str, pushed: int = 0) -> float:
        """What constructing or gaining a card, wonder or god brings a city.

        pushed: spaces by which the other player has moved the pawn in the meantime.
        """
        key = city.seat, name, pushed
        if key not in self._kept:
            thing = self.things[name]
            gains = [self._effect(city, effect, getattr(thing, "color", None), pushed) for effect in thing.effects]
            chain = 0.7 if getattr(thing, "chain_gives", None) and self.view.age < 3 else 0.0
            self._kept[key] = sum(gains) + chain
        return self._kept[key]

    def _effect(self, city: DuelCityView, effect: Any, color: str | None, pushed: int) -> float:  # noqa: PLR0911  because one line a kind reads best
        kind, amount = effect.kind, effect.amount or 0
        if kind in POLITICS:
            return self._politics(city, effect)
        if kind in SIMPLE:
            return SIMPLE[kind](amount)
        if kind == "shields":
            return self.shields(city, _steps(city, amount, color), pushed)
        if kind == "science":
            return self.symbol(city, effect.symbol)
        if kind == "produce":
            return self._unit(city, effect.resource) * min(amount, 2)
        if kind == "coins_per_own":
            return COIN * amount * (self._count(city, (effect.what,)) + (effect.what == "yellow"))
        if kind == "majority":
            return self._guild(effect)
        if kind == "grand_temple_set":
            return (5.0, 7.0, 9.0)[min(2, sum(name.startswith("grand_temple") for name in city.cards))]
        if kind == "discard_opponent_building":
            return 1.5 if self._count(self._other(city), effect.colors) else 0.0
        return 1.5

    def god(self, city: DuelCityView, name: str) -> float:
        """What a god brings: shields and symbols as of cards, all else as experience says."""
        counted = any(effect.kind in ("shields", "science") for effect in self.things[name].effects)
        return self.value(city, name) if counted else GODS[name]

    def _other(self, city: DuelCityView) -> DuelCityView:
        return self.view.cities[1 - city.seat]

    def _unit(self, city: DuelCityView, resource: str) -> float:
        """A unit is worth less when the city has some, more when it is dear."""
        have = city.makes.get(resource, 0)
        return PRODUCTION[self.view.age] * (1.0, 0.7, 0.4)[min(2, have)] * (0.5 + 0.25 * city.prices[resource])

    def _count(self, city: DuelCityView, what: Sequence[str]) -> int:
        built = sum(wonder.is_built for wonder in city.wonders) if "wonder" in what else 0
        return built + sum(city.colors.get(color, 0) for color in what)

    def _guild(self, effect: Any) -> float:
        if "coins_by_3" in effect.count:
            return max(self.me.coins, self.foe.coins) / 3
        most = max(self._count(city, effect.count) for city in self.view.cities)
        return most * ((effect.points_each or 0) + COIN * (effect.coins_each or 0))

    def _politics(self, city: DuelCityView, effect: Any) -> float:
        """Senators and markers: all six chambers are a victory (AGORA-080)."""
        actions = senate_actions(self.view, city) if effect.kind == "politician" else 1
        if can_rule(self.view, city, effect.section, actions, shifts=effect.kind == "politician"):
            return VICTORY
        return MARKER * actions if effect.kind == "politician" else POLITICS[effect.kind]

    def steps(self, city: DuelCityView, name: str) -> int:
        """Spaces that the pawn moves when a city gains this."""
        color = getattr(self.things[name], "color", None)
        shields = sum(effect.amount or 0 for effect in self.things[name].effects if effect.kind == "shields")
        return self._arrives(city.seat, city.shields, _steps(city, shields, color) if shields else 0) - city.shields

    def _arrives(self, seat: int, lead: int, steps: int) -> int:
        """The lead after so many steps: Minerva stops the pawn (PANTHEON-028)."""
        minerva = self.view.minerva
        stop = None if minerva is None else minerva * (1 if seat == 0 else -1)
        after = min(lead + steps, self.catalog.capital)
        return stop - 1 if stop is not None and lead < stop <= after else after

    def shields(self, city: DuelCityView, steps: int, pushed: int = 0) -> float:
        """Points of the track, coins of the tokens, and the way to the capital."""
        before = city.shields - pushed
        after = self._arrives(city.seat, before, steps)
        if after >= self.catalog.capital:
            return VICTORY
        tokens = sum(COIN * coins for space, coins in ((3, 2), (6, 5)) if before < space <= after)
        danger = 0.3 * max(0, after - 4) + 0.25 * max(0, -before - 2)
        return self._track(after) - self._track(before) + tokens + steps * (0.35 + danger)

    def _track(self, lead: int) -> float:
        """Points of the track for the difference between both players."""
        points = next((zone.points for zone in self.catalog.zones if zone.first <= abs(lead) <= zone.last), 0)
        return float(points * _sign(lead))

    def symbol(self, city: DuelCityView, symbol: str) -> float:
        """A sixth symbol wins, a pair brings a token, every new one is a step."""
        have = city.symbols.get(symbol, 0)
        if have == 0:
            different = len(city.symbols) + 1
            return (
                VICTORY
                if different >= self.catalog.science.supremacy
                else (0.5, 1.2, 1.8, 2.6, 4.0, 8.0)[different - 1]
            )
        if have > 1:
            return 0.0
        board = [
            name for name in self.view.board if symbol != "scales" or name != "law"
        ]  # because Law gives the scales
        return max((self.token(city, name) for name in board), default=0.0)

    def token(self, city: DuelCityView, name: str) -> float:
        """A progress token."""
        if name == "law":
            return max(TOKENS["law"], self.symbol(city, "scales"))
        if name == "mathematics":
            return TOKENS[name] + 3.0 * len(city.progress)
        return TOKENS.get(name, TOKEN)

    # --- what is left to the opponent -------------------------------------------------------------------------------

    def after(self, taken: str | None, *, again: bool = False, pushed: int = 0) -> float:
        """What the next player finds: a part of the best card, ours if we play again, the opponent's otherwise.

        taken: the card or god that this turn takes away. pushed: spaces by which it moves the pawn our way.
        """
        city, pushed = (self.me, 0) if again else (self.foe, pushed)
        best = max((self._left(city, place, pushed) for place in self._next_open(taken)), default=0.0)
        if again:
            return RIVALRY * best
        return -RIVALRY * max(best, *self._other_victories(taken, pushed), 0.0)

    def _other_victories(self, taken: str | None, pushed: int) -> Iterator[float]:
        """VICTORY for every wonder and every god with which the opponent could win at once, whatever card he takes."""
        standing = sum(wonder.is_built for city in self.view.cities for wonder in city.wonders)
        for wonder in self.foe.wonders if standing < self.catalog.setup.wonders_standing else ():
            wins = not wonder.is_built and self.value(self.foe, wonder.wonder, pushed) >= VICTORY
            if wins and can_pay(self.view, self.foe, wonder.wonder):
                yield VICTORY
        funds = self.foe.coins + self.foe.protected + sum(self.foe.offerings)
        for space in self.view.spaces:
            affordable = space.god and space.god != taken and space.prices[self.foe.seat] <= funds
            if space.god and affordable and self.value(self.foe, space.god, pushed) >= VICTORY:
                yield VICTORY

    def _next_open(self, taken: str | None) -> list[PlaceView]:
        gone = {place.place for place in self.open if place.card == taken}
        freed = [
            place for place in self.view.structure
            if place.covered_by and gone >= set(place.covered_by) and place.back and not place.is_open
        ]  # fmt: skip
        return [place for place in self.open if place.card != taken] + freed

    def _left(self, city: DuelCityView, place: PlaceView, pushed: int) -> float:
        """The better of constructing, if the city can pay, and discarding; a face-down card is a guess."""
        if place.card is None:
            return UNKNOWN_CARD
        if not can_pay(self.view, city, place.card):
            return COIN * 2
        return max(self.value(city, place.card, pushed) - COIN * cost(self.view, city, place.card), COIN * 2)

    # --- the Senate -------------------------------------------------------------------------------------------------

    def chamber(self, number: int, change: int, foe: int = 0, *, given_up: bool = False) -> float:
        """What it is worth to add own and opposing markers to a chamber: points, decrees, the way to all six.

        given_up: the marker comes from a chamber that is lost with it.
        """
        row = self.view.chambers[number - 1]
        lead = row.markers[self.seat] - row.markers[1 - self.seat]
        before, after = _sign(lead), _sign(lead + change - foe)
        held = sum(one.control == self.seat for one in self.view.chambers) - given_up
        if after > before and after == 1:
            shield = "shield" in row.decrees and self.shields(self.me, 1) >= VICTORY
            if shield or held == len(self.view.chambers) - 1:
                return VICTORY
        worth = row.points + 1.5 * max(1, len(row.decrees))
        return (after - before) * worth * 0.6 + 0.25 * (change - foe)


def _steps(city: DuelCityView, shields: int, color: str | None) -> int:
    """DUEL-067: Strategy adds a shield to red cards."""
    return shields + (color == "red" and "strategy" in city.progress)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


SIMPLE: dict[str, Callable[[int], float]] = {
    "points": float,
    "coins": lambda amount: COIN * amount,
    "protected_coins": float,
    "opponent_loses_coins": lambda amount: RIVALRY * COIN * amount,
    "play_again": lambda _: AGAIN,
    "produce_choice": lambda _: 2.6,
    "fixed_trade_price": lambda _: 1.6,
    "progress_from_box": lambda _: TOKEN,
    "conspire": lambda _: CONSPIRACY,
}
POLITICS = {"politician": 0.0, "conspirator": 1.8, "place_influence": MARKER}
"""Effects that may bring markers into the Senate, and what they are worth when they do not win; a politician by actions."""

Rule = Callable[[Judge, DuelChoice], float]


def _construct(judge: Judge, choice: DuelChoice) -> float:
    card = choice.card or ""
    bonus = 4 * COIN if choice.how == "chain" and "urbanism" in judge.me.progress else 0.0
    return _then(judge, judge.value(judge.me, card) + bonus, card, pushed=judge.steps(judge.me, card))


def _then(judge: Judge, gain: float, taken: str | None, *, again: bool = False, pushed: int = 0) -> float:
    """A gain and what comes after it; after a victory nothing does."""
    return gain if gain >= VICTORY else gain + judge.after(taken, again=again, pushed=pushed)


def _discard(judge: Judge, choice: DuelChoice) -> float:
    return COIN * (2 + judge.me.colors["yellow"]) + judge.after(choice.card)


def _wonder(judge: Judge, choice: DuelChoice) -> float:
    wonder = choice.thing or ""
    again = (
        any(effect.kind == "play_again" for effect in judge.things[wonder].effects) or "theology" in judge.me.progress
    )
    gain = judge.value(judge.me, wonder)
    if judge.view.asked != "turn":
        return gain
    return _then(judge, gain, choice.card, again=again, pushed=judge.steps(judge.me, wonder))


def _prepare(judge: Judge, choice: DuelChoice) -> float:
    return 0.6 * CONSPIRACIES.get(choice.thing or "", CONSPIRACY) + judge.after(choice.card)


def _trigger(judge: Judge, choice: DuelChoice) -> float:
    """A triggered conspiracy costs no turn: it is judged against an average turn."""
    if choice.thing == "coup" and judge.shields(judge.me, 2) >= VICTORY:
        return VICTORY
    best = max((judge.value(judge.me, place.card) for place in judge.open if place.card), default=0.0)
    return CONSPIRACIES.get(choice.thing or "", CONSPIRACY) + best


def _activate(judge: Judge, choice: DuelChoice) -> float:
    god = choice.thing or ""
    given = 0.4 * sum(int(word) for word in choice.text.split() if word.isdigit())
    gain = judge.god(judge.me, god)
    if judge.view.asked == "turn":
        gain = _then(judge, gain, god, pushed=judge.steps(judge.me, god))
    return gain - given


def _gain_card(judge: Judge, choice: DuelChoice) -> float:
    return judge.value(judge.me, choice.card or "")


def _lose_card(judge: Judge, choice: DuelChoice) -> float:
    return RIVALRY * judge.value(judge.foe, choice.card or "")


def _take_card(judge: Judge, choice: DuelChoice) -> float:
    return _gain_card(judge, choice) + _lose_card(judge, choice)


def _scrap(judge: Judge, choice: DuelChoice) -> float:
    return judge.after(choice.card, again=True)


def _lock(judge: Judge, choice: DuelChoice) -> float:
    name = choice.thing or ""
    part = 1.0 if name in judge.foe.progress else 0.3 if name in judge.view.board else 0.1
    return part * judge.token(judge.foe, name)


def _place(judge: Judge, choice: DuelChoice) -> float:
    return judge.chamber(int(choice.text.split()[1]), 1)


def _remove(judge: Judge, choice: DuelChoice) -> float:
    return judge.chamber(int(choice.text.split()[1]), 0, -1)


def _shift(judge: Judge, choice: DuelChoice) -> float:
    chamber, target = map(int, choice.text.split()[1:])
    markers = judge.view.chambers[chamber - 1].markers
    gives_up = markers[judge.seat] - markers[1 - judge.seat] == 1
    return judge.chamber(target, 1, given_up=gives_up) + judge.chamber(chamber, -1)


def _decree(judge: Judge, choice: DuelChoice) -> float:
    chamber, target = map(int, choice.text.split()[1:])
    control = [judge.view.chambers[number - 1].control for number in (chamber, target)]
    sides = [0 if seat is None else 1 if seat == judge.seat else -1 for seat in control]
    return 1.5 * (sides[1] - sides[0])


def _enshrine(judge: Judge, choice: DuelChoice) -> float:
    """A good god where he is cheap for us and dear for the opponent."""
    prices = judge.view.spaces[int(choice.text.split()[-1]) - 1].prices
    return 0.1 * GODS.get(choice.thing or "", 3.0) * (prices[1 - judge.seat] - prices[judge.seat])


def _guard(judge: Judge, choice: DuelChoice) -> float:
    """Minerva stands between the pawn and our capital, close to the pawn."""
    space, side = int(choice.text.split()[1]), 1 if judge.seat == 1 else -1
    distance = (space - judge.view.pawn) * side
    return 3.0 - 0.3 * distance if distance > 0 else -1.0


def _strike(judge: Judge, choice: DuelChoice) -> float:
    card = judge.view.structure[int(choice.text.split()[1])].card
    return 0.5 if card is None else judge.value(judge.foe, card) - judge.value(judge.me, card)


def _unbuild(judge: Judge, choice: DuelChoice) -> float:
    mine = any(wonder.wonder == choice.thing for wonder in judge.me.wonders)
    return judge.value(judge.me if mine else judge.foe, choice.thing or "") * (-1 if mine else 1)


def _military_token(judge: Judge, choice: DuelChoice) -> float:
    """Those of our side of the track help the opponent: sink them, use the large ones."""
    space = int(choice.text.split()[1]) * (1 if judge.seat == 0 else -1)
    return 0.1 * abs(space) if choice.verb == "use" else -0.1 * space


RULES: dict[str, Rule] = {
    "build": _construct,
    "recruit": _construct,
    "discard": _discard,
    "wonder": _wonder,
    "prepare": _prepare,
    "trigger": _trigger,
    "activate": _activate,
    "pick": lambda judge, choice: judge.value(judge.me, choice.thing or ""),
    "first": lambda _, choice: 1.0 if choice.text == "first me" else 0.0,
    "token": lambda judge, choice: judge.token(judge.me, choice.thing or ""),
    "destroy": _lose_card,
    "revive": _gain_card,
    "free": _gain_card,
    "take": _take_card,
    "give": lambda judge, choice: -judge.value(judge.me, choice.card or ""),
    "scrap": _scrap,
    "place": _place,
    "remove": _remove,
    "shift": _shift,
    "conspire": lambda _judge, _choice: CONSPIRACY,
    "plot": lambda _, choice: CONSPIRACIES.get(choice.thing or "", CONSPIRACY),
    "seize": lambda judge, choice: judge.value(judge.me, choice.thing or ""),
    "raze": lambda judge, choice: judge.value(judge.foe, choice.thing or ""),
    "lock": _lock,
    "decree": _decree,
    "enshrine": _enshrine,
    "snake": lambda judge, choice: max(
        (judge.symbol(judge.me, one.symbol) for one in judge.things[choice.card or ""].effects if one.symbol),
        default=0.0,
    ),
    "strike": _strike,
    "unbuild": _unbuild,
    "guard": _guard,
    "sink": _military_token,
    "use": _military_token,
    "top": lambda _, choice: -GODS.get(choice.thing or "", 3.0),
    "pass": lambda _judge, _choice: 0.01,
}
"""How each verb is judged. `open` is not: the decks of the Divine Theater are unknown."""
