"""Own wonders that can be paid after a choice, or no longer."""

from collections.abc import Iterator

from argosy.coach.duel import kinds, scale
from argosy.coach.duel.ahead import Ahead
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.game import DuelGame


def wonders(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """The wonder whose payment depends most on this choice."""
    after = ahead.after(choice).mine
    if not ahead.is_turn or after is None:
        return
    names = [one.wonder for one in ahead.mine.wonders if not one.is_built and one.wonder != choice.thing]
    before = {name: _missing(ahead.game, ahead.me, name) for name in names}
    then = {name: _missing(after, ahead.me, name) for name in names}
    short = [name for name in names if before[name] == 0 and (then[name] or 0) > 0]
    if short:
        name = min(short, key=lambda one: (then[one] or 0, one))
        yield Reason(kind=kinds.SHORT, weight=-scale.WONDER, thing=name, amount=then[name] or 0)
    enough = [name for name in names if (before[name] or 0) > 0 and then[name] == 0]
    if enough and not short:
        yield Reason(kind=kinds.ENOUGH, weight=scale.WONDER, thing=min(enough))


def _missing(game: DuelGame, seat: int, wonder: str) -> int | None:
    """Coins that are missing to construct a wonder; None where something else stands in the way."""
    card = next(place.card for place in game.view(seat).structure if place.is_open and place.card)
    refusal = game.refusal(seat, f"wonder {wonder} with {card}")
    if refusal is None:
        return 0
    needed, has = refusal.values.get("coins"), refusal.values.get("has")
    return needed - has if isinstance(needed, int) and isinstance(has, int) else None
