# ruff: noqa: ARG001  because all worths share one signature
"""Leaders, their guilds and boards: what Leaders adds to the judgement, by kinds of effects. Rough numbers, all on top."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from argosy.bots.wonders.gain import Gain
from argosy.catalog import Effect
from argosy.catalog.wonders.leaders.types import Leader
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView
from argosy.rules.wonders.leaders.ruleset import leaders_of

if TYPE_CHECKING:
    from argosy.bots.wonders.outlook import Outlook

BUILT = {
    "brown": 0.10, "grey": 0.06, "blue": 0.22, "yellow": 0.14, "red": 0.16, "green": 0.20, "purple": 0.06,
    "black": 0.14,
}  # fmt: skip
"""Cards of a colour that a city builds with a play to come."""
STAGES = 0.14
"""Stages that it builds with a play to come."""
CHAINS = 0.12
"""Cards that it builds by chain with a play to come."""
COIN = 0.45
"""Points of a coin that comes later."""
UNIT = 0.75
"""Points of a resource unit that need not be paid."""
A_PLAY = {"bank_unit": 0.16, "coins_when_bought": 0.12, "more_from_bank": 0.10}
"""Rights that pay a little in every turn: points for each play to come."""
FREE_LEADER = 1.1
"""Points of a leader to come that is free."""
PURPLE = 1.6
"""Points of a guild that need not be paid."""
TOKENS = 0.9
"""Victory tokens that a city takes in an Age."""
DEFEATS = 0.8
"""Conflicts that it loses in an Age."""
LEAD = 0.35
"""Chance of a city that is not ahead yet to have most of something at the end ..."""
AHEAD = 0.12
"""... more with each one that it is ahead, less with each one that it is behind."""
WHOLE_SET = 0.07
"""Sets of different colours that grow with a play, for three colours; fewer with more."""
EXTRA_LEADER = 2.5
DRAWN_LEADER = 0.5
KEPT = 0.5
"""Part of its worth that an alternative among four drafted leaders keeps, because one of them is never played."""


def facts(outlook: "Outlook") -> dict[str, Leader]:
    """The leaders by id."""
    return {leader.id: leader for leader in leaders_of(outlook.facts.catalog)}


def leader_gain(outlook: "Outlook", leader: str) -> Gain:
    """What a leader brings when it comes into play."""
    return outlook.effects_gain(facts(outlook)[leader].effects)


def printed_cost(outlook: "Outlook", leader: str, age: int) -> int:
    """The coins that stand on it."""
    cost = facts(outlook)[leader].cost
    return age if cost == "age" else int(cost)


def draft(outlook: "Outlook", choice: Choice) -> Gain:
    """What a leader will bring, less what it will cost."""
    leader = choice.leader or ""
    gain, cost = leader_gain(outlook, leader), printed_cost(outlook, leader, 2)
    return Gain(gain.points + COIN * (gain.coins - cost), 0)


def recruit(outlook: "Outlook", choice: Choice) -> Gain:
    """What a leader brings now; its price is counted elsewhere."""
    return leader_gain(outlook, choice.leader or "")


def bury(outlook: "Outlook", choice: Choice) -> Gain:
    """Points for its cost, less what it would have brought."""
    leader, city = choice.leader or "", outlook.city.leaders
    assert city is not None
    age = dict(zip(city.recruited, city.ages, strict=True))[leader]
    return Gain(2.0 * printed_cost(outlook, leader, age) - leader_gain(outlook, leader).points, 0)


def give_back(outlook: "Outlook", choice: Choice) -> Gain:
    """The points of a token less."""
    return Gain(-float(choice.text.rpartition(" ")[2]), 0)


def more_gain(outlook: "Outlook", choice: Choice) -> Gain:
    """A leader that is used as a marker or sold cannot be recruited any more."""
    if choice.leader is None or choice.verb not in ("stage", "sell") or outlook.ages_left == 0:
        return Gain(0.0, 0)
    gain, cost = leader_gain(outlook, choice.leader), printed_cost(outlook, choice.leader, outlook.view.age)
    return Gain(-KEPT * max(0.0, gain.points + COIN * (gain.coins - cost)), 0)


def built_later(outlook: "Outlook", things: Sequence[str]) -> float:
    """How many of these the city will build."""
    rates = sum(STAGES if thing == "wonder_stage" else BUILT.get(thing, 0.0) for thing in things)
    return rates * outlook.plays_left


def waive_resource(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """A unit less for each of these that will be built."""
    return UNIT * built_later(outlook, effect.of)


def lasting(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Rights that pay a little in every turn."""
    return A_PLAY[effect.kind] * outlook.plays_left


def leaders_free(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Leaders of the Ages to come."""
    return FREE_LEADER * outlook.ages_left


def leader_discount(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Nothing comes into play later that does this."""
    return 0.0


def free_color(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Guilds that need not be paid."""
    return PURPLE if outlook.plays_left else 0.0


def coins_when_built(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins for what will be built."""
    return COIN * effect.amount * built_later(outlook, effect.of)


def coins_when_chained(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins for chains to come."""
    return COIN * effect.amount * CHAINS * outlook.plays_left


def coins_per_token(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Coins for tokens to come."""
    return COIN * effect.amount * TOKENS * (outlook.ages_left + 1)


def revive(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """A card of the pile, if there is one."""
    size = outlook.view.discard_size
    return (3.0 + 1.5 * (outlook.view.age - 1)) * size / (size + 2)


def take_token(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """A victory token of this Age."""
    return float(outlook.facts.victory[outlook.view.age - 1])


def drop_defeats(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Defeat tokens of now."""
    return float(outlook.city.defeats)


def others_return_token(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The cheapest token of every other city that has one."""
    tokens = [city.victories for city in outlook.view.cities if city is not outlook.city and city.victories]
    return 0.5 * sum(min(points) for points in tokens) / max(1, outlook.view.players - 1)


def defeats_to_winner(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Defeat tokens that others get instead."""
    return 1.3 * DEFEATS * (outlook.ages_left + 1)


def more_per_science_set(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Sets of three that there will be."""
    have = outlook.city.science
    return effect.amount * (min(have["compass"], have["gear"], have["tablet"]) + sum(have.values()) / 9 + 0.2)


def change_symbol(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The best exchange of one symbol, as the city is now."""
    have = outlook.city.science
    symbols, free = [have["compass"], have["gear"], have["tablet"]], have["any"]
    now = best = outlook.science(symbols, free)
    for gone in range(3):
        for new in range(3):
            if symbols[gone] and new != gone:
                after = [count + (place == new) - (place == gone) for place, count in enumerate(symbols)]
                best = max(best, outlook.science(after, free))
    return 1.0 + best - now


def points_per_set(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Whole sets of now, and what grows."""
    least = min(outlook.city.colors[thing] for thing in effect.of)
    return effect.amount * (least + WHOLE_SET * 3 / len(effect.of) * outlook.plays_left)


def points_if_most(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The chance to have strictly more than both neighbours."""
    thing = effect.of[0]
    ahead = _count(outlook.city, thing) - max(_count(city, thing) for city in outlook.neighbors)
    scale = 4.0 if thing == "coin" else 1.0
    return effect.amount * min(0.95, max(0.05, LEAD + AHEAD * ahead / scale))


def _count(city: CityView, thing: str) -> int:
    return city.coins if thing == "coin" else city.colors[thing]


def points_without_defeats(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Sure only at the end."""
    return 0.0 if outlook.city.defeats else effect.amount * 0.55 ** (outlook.ages_left + 1)


def points_per_token_pair(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Pairs of equal tokens, and those to come."""
    won = outlook.city.victories
    pairs = sum(value * (won.count(value) // 2) for value in set(won))
    return pairs + 0.25 * sum(outlook.facts.victory[outlook.view.age - 1 :])


def points_if_only_leader(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The only one, if no other comes: worth it in the last Age."""
    alone = outlook.city.leaders is not None and not outlook.city.leaders.recruited
    return effect.amount * (0.9 if outlook.ages_left == 0 else 0.4) if alone else 0.0


def draw_leaders(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """More leaders to choose from."""
    return DRAWN_LEADER * effect.amount


def recruit_extra(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """One leader more."""
    return EXTRA_LEADER if outlook.city.leaders and outlook.city.leaders.hand_size else 0.0


def bury_leader(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The dearest recruited leader, less what it brings."""
    city = outlook.city.leaders
    if city is None or not city.recruited:
        return 0.0
    pairs = zip(city.recruited, city.ages, strict=True)
    return max(
        effect.amount * printed_cost(outlook, leader, age) - leader_gain(outlook, leader).points
        for leader, age in pairs
    )


def copy_leader(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The best leader of the neighbours, as one of this city."""
    found = [leader for city in outlook.neighbors if city.leaders for leader in city.leaders.recruited]
    return max((leader_gain(outlook, leader).points for leader in found), default=0.0)


def copy(outlook: "Outlook", choice: Choice) -> Gain:
    """What the leader brings here."""
    return leader_gain(outlook, choice.leader or "")


WORTHS = {
    "waive_resource": waive_resource,
    "leaders_free": leaders_free,
    "leader_discount": leader_discount,
    "free_color": free_color,
    "coins_when_built": coins_when_built,
    "coins_when_chained": coins_when_chained,
    "coins_per_token": coins_per_token,
    "revive": revive,
    "take_token": take_token,
    "drop_defeats": drop_defeats,
    "others_return_token": others_return_token,
    "defeats_to_winner": defeats_to_winner,
    "more_per_science_set": more_per_science_set,
    "change_symbol": change_symbol,
    "points_per_set": points_per_set,
    "points_if_most": points_if_most,
    "points_without_defeats": points_without_defeats,
    "points_per_token_pair": points_per_token_pair,
    "points_if_only_leader": points_if_only_leader,
    "draw_leaders": draw_leaders,
    "recruit_extra": recruit_extra,
    "bury_leader": bury_leader,
    "copy_leader": copy_leader,
    **dict.fromkeys(A_PLAY, lasting),
}
"""By kind of effect."""

ANSWERS = {"draft": draft, "recruit": recruit, "bury": bury, "copy": copy, "return": give_back}
"""What a choice brings by its verb, where it plays no card."""


def victory_tokens(city: CityView) -> int:
    """Victory tokens, whatever they are worth."""
    return len(city.victories)


def coins(city: CityView) -> int:
    """Coins of the treasury."""
    return city.coins


def threes(city: CityView) -> int:
    """Full threes of coins."""
    return city.coins // 3


def recruited(city: CityView) -> int:
    """Leaders that lie face up."""
    return len(city.leaders.recruited) if city.leaders else 0


COUNTED: dict[str, Callable[[CityView], int]] = {
    "victory_token": victory_tokens,
    "coin": coins,
    "three_coins": threes,
    "leader": recruited,
}
"""How many things are in a city that only this box lets effects count."""
