"""Public events of coins that common works bring or take, and of penalties.

gained, lost_coins (seat, coins, source) · lost_building (seat, card) · project_debt (seat, token) ·
board_stopped (seat)
"""

from collections.abc import Iterator

from argosy.game.changes import changed
from argosy.game.types import Event
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset

PENALTIES = ("ask_penalty", "suffer_penalty")
"""The steps in which cities suffer what they have chosen; the rest of a judgement is told by the box of the
work.
"""


def events_of(step: str, before: Game, ruleset: Ruleset, game: Game) -> list[Event]:
    """The events of one step that has just run."""
    return list(penalties(before, ruleset, game)) if step in PENALTIES else []


def coins(source: str, before: Game, game: Game) -> Iterator[Event]:
    """Coins that came or went in the step."""
    for seat, was, now in changed(before.cities["coins"], game.cities["coins"]):
        yield Event(
            kind="gained" if now > was else "lost_coins", seat=seat, coins=abs(now - was), source=source
        )


def penalties(before: Game, ruleset: Ruleset, game: Game) -> Iterator[Event]:
    """Yield the events of what penalties have taken."""
    for seat in range(game.seats):
        was, city = before.cities[seat], game.cities[seat]
        if was.standing.tobytes() != city.standing.tobytes():
            lost = (
                kind
                for kind in range(len(ruleset.card_ids))
                if has_built(was, kind) and not has_built(city, kind)
            )
            yield from (Event(kind="lost_building", seat=seat, card=ruleset.card_ids[kind]) for kind in lost)
        if city.babel.debt < was.babel.debt:
            yield Event(kind="project_debt", seat=seat, token=int(city.babel.debt - was.babel.debt))
        if city.babel.board_rests and not was.babel.board_rests:
            yield Event(kind="board_stopped", seat=seat)
