"""What Leaders lets everybody see, step by step.

recruitment (age): the phase begins · drafted (seat) · recruited (seat, leader) · buried (seat, leader)
· copied (seat, leader) · drew (seat, cards) · gained (seat, coins, source = leaders, recruit or tokens) · paid, declined as in the base game
"""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.game.wonders.leaders.views import named
from argosy.rules.wonders import terms
from argosy.rules.wonders.leaders.terms import EXTRA_RECRUIT
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset


class Before:
    """What a step may change and events need to know."""

    def __init__(self, game: Game) -> None:
        cities = [game.cities[seat] for seat in range(game.seats)]
        self.coins = [int(city.coins) for city in cities]
        self.recruited = [[int(n) for n in city.leaders.face_up] for city in cities]
        self.buried = [[int(n) for n in city.leaders.buried] for city in cities]
        self.copied = [int(city.leaders.copied) for city in cities]
        self.drawn = [sum(int(n) >= 0 for n in city.leaders.drawn) for city in cities]
        self.picks = [sum(int(n) >= 0 for n in city.leaders.picks) for city in cities]
        self.declines = [city.owed == EXTRA_RECRUIT and city.chosen.verb == terms.PASS for city in cities]
        self.prices = [int(city.chosen.bank) if city.owed == EXTRA_RECRUIT else 0 for city in cities]


def leader_events(step: str, before: Before, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Leaders in one step that has just run."""
    events = [Event(kind="recruitment", age=int(game.age))] if step == "ask_leader" else []
    if step == "recruit_extra":
        events += _extra(before, game)
    events += [event for seat in range(game.seats) for event in _of_leaders(before, ruleset, game, seat)]
    if step == "each_time":
        events += _gains(before, game, "leaders")
    elif step == "conflict":
        events += _gains(before, game, "tokens")
    elif step == "recruit_extra":
        events += _gains(before, game, "recruit", before.prices)
    elif step in ("ask_leaders", "answer_leaders"):
        events += _gains(before, game, "leaders")
    return events


def _extra(before: Before, game: Game) -> Iterator[Event]:
    for seat in range(game.seats):
        if before.prices[seat]:
            yield Event(kind="paid", seat=seat, coins=before.prices[seat])
        if before.declines[seat]:
            yield Event(kind="declined", seat=seat)


def _of_leaders(before: Before, ruleset: Ruleset, game: Game, seat: int) -> Iterator[Event]:
    leaders = game.cities[seat].leaders
    if sum(int(n) >= 0 for n in leaders.picks) > before.picks[seat]:
        yield Event(kind="drafted", seat=seat)
    new = [n for n in leaders.face_up if n not in before.recruited[seat]]
    yield from (Event(kind="recruited", seat=seat, leader=leader) for leader in named(ruleset, new))
    new = [n for n in leaders.buried if n not in before.buried[seat]]
    yield from (Event(kind="buried", seat=seat, leader=leader) for leader in named(ruleset, new))
    if leaders.copied != before.copied[seat]:
        yield Event(kind="copied", seat=seat, leader=named(ruleset, (leaders.copied,))[0])
    drawn = sum(int(n) >= 0 for n in leaders.drawn) - before.drawn[seat]
    if drawn:
        yield Event(kind="drew", seat=seat, cards=drawn)


def _gains(before: Before, game: Game, source: str, spent: list[int] | None = None) -> Iterator[Event]:
    for seat in range(game.seats):
        gain = int(game.cities[seat].coins) - before.coins[seat] + (spent[seat] if spent else 0)
        if gain > 0:
            yield Event(kind="gained", seat=seat, coins=gain, source=source)
