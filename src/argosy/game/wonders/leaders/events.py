"""Public events of Leaders, step by step.

recruitment (age): the phase begins · drafted (seat) · recruited (seat, leader) · buried (seat, leader)
· copied (seat, leader) · drew (seat, cards) · gained (seat, coins, source = leaders, recruit or tokens) ·
  paid, declined as in the base game
"""

from collections.abc import Iterator

from argosy.game.changes import are_cities_changed
from argosy.game.types import Event
from argosy.game.wonders.leaders.views import named
from argosy.rules.wonders import terms
from argosy.rules.wonders.leaders.terms import EXTRA_RECRUIT
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import City, Game, Numbers

SOURCES = {
    "each_time": "leaders",
    "conflict": "tokens",
    "recruit_extra": "recruit",
    "ask_leaders": "leaders",
    "answer_leaders": "leaders",
}
"""What gives the coins that come in a step."""


def leader_events(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of Leaders in one step that has just run."""
    events = [Event(kind="recruitment", age=int(game.age))] if step == "ask_leader" else []
    if step == "recruit_extra":
        events += _extra(before)
    if are_cities_changed(before, game):
        events += [event for seat in range(game.seats) for event in _of_leaders(before, ruleset, game, seat)]
    return [*events, *_gains(before, game, SOURCES[step])] if step in SOURCES else events


def _extra(before: Game) -> Iterator[Event]:
    for seat in range(before.seats):
        city = before.cities[seat]
        if price := _price_of_extra(city):
            yield Event(kind="paid", seat=seat, coins=price)
        if city.owed == EXTRA_RECRUIT and city.chosen.verb == terms.PASS:
            yield Event(kind="declined", seat=seat)


def _price_of_extra(city: City) -> int:
    """Coins for the leader that a city chose to recruit in addition."""
    return int(city.chosen.bank) if city.owed == EXTRA_RECRUIT else 0


def _of_leaders(before: Game, ruleset: Ruleset, game: Game, seat: int) -> Iterator[Event]:
    was, now = before.cities[seat].leaders, game.cities[seat].leaders
    if was.tobytes() == now.tobytes():
        return
    if _count(now.picks) > _count(was.picks):
        yield Event(kind="drafted", seat=seat)
    new = [n for n in now.face_up if n not in was.face_up]
    yield from (Event(kind="recruited", seat=seat, leader=leader) for leader in named(ruleset, new))
    new = [n for n in now.buried if n not in was.buried]
    yield from (Event(kind="buried", seat=seat, leader=leader) for leader in named(ruleset, new))
    if now.copied != was.copied:
        yield Event(kind="copied", seat=seat, leader=named(ruleset, (now.copied,))[0])
    drawn = _count(now.drawn) - _count(was.drawn)
    if drawn:
        yield Event(kind="drew", seat=seat, cards=drawn)


def _count(leaders: Numbers) -> int:
    return int((leaders >= 0).sum())


def _gains(before: Game, game: Game, source: str) -> Iterator[Event]:
    """Coins that came, in a step of extra recruits without those that were paid."""
    for seat in range(game.seats):
        was, now = before.cities[seat], game.cities[seat]
        gain = int(now.coins - was.coins) + (_price_of_extra(was) if source == "recruit" else 0)
        if gain > 0:
            yield Event(kind="gained", seat=seat, coins=gain, source=source)
