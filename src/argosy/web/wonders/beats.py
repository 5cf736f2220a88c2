"""The beats of a reveal of 7 Wonders, in the order of the rules; boxes add what they let happen."""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from argosy.game.types import Event
from argosy.web.beats import BANK, CHOSEN, Beat, Move, Teller, coins, drop, fly, in_beats, leave, turn

if TYPE_CHECKING:
    from argosy.web.wonders.boxes.types import BoxPages

ORDER: tuple[str, ...] = ("reveal", "pay", "effects", "income", "losses", "pass")
"""The beats of the base game; boxes put theirs between them (`BoxPages.beats`)."""


class Look(msgspec.Struct, frozen=True):
    """Whose eyes."""

    viewer: int | None
    """The seat; None for a spectator."""
    center: int
    """The city in the middle of the screen: it has no panel that names its last turn."""


Tellers: TypeAlias = Mapping[str, Teller[Event, Look] | None]
"""By kind of event how it is shown; None where it moves nothing, or has the scene at the end of an Age."""


def beats(events: Iterable[Event], look: Look, boxes: "Iterable[BoxPages]") -> tuple[Beat, ...]:
    """What a viewer sees of a reveal at a table with these boxes."""
    tellers, order = dict(TELLERS), list(ORDER)
    for box in boxes:
        tellers |= box.tellers
        for own, before in box.beats.items():
            order.insert(order.index(before), own)
    return in_beats(events, look, tellers, order)


def played(event: Event, look: Look, *to: str) -> tuple[Move, ...]:
    """A city shows its card: the viewer's own leaves the hand, others are turned up in their panels, by name where a
    panel has no room for it or an Age has ended.
    """
    seat = event.seat
    if seat != look.center:
        return (turn(f"play-{seat}", f"name-{seat}"),)
    if seat == look.viewer:
        return (leave(CHOSEN, *to, f"city-{seat}"),)
    return (drop(*to),) if to else ()


def _built(event: Event, look: Look) -> Iterable[Move]:
    return played(event, look, f"card-{event.card}")


def _staged(event: Event, look: Look) -> Iterable[Move]:
    stage = f"stage-{event.seat}-{event.stage}"
    return (*played(event, look, stage), drop(stage, f"stages-{event.seat}"))


def _sold(event: Event, look: Look) -> Iterable[Move]:
    return played(event, look, f"coins-{event.seat}")


def _paid(event: Event, _look: Look) -> Iterable[Move]:
    to = BANK if event.other is None else f"coins-{event.other}"
    return (coins(event.coins, f"coins-{event.seat}", to),)


def gained(event: Event, _look: Look) -> Iterable[Move]:
    """Coins from the bank. Those of trade have been seen on their way already."""
    if event.source == "trade":
        return ()
    return (coins(event.coins, f"play-{event.seat} {BANK}", f"coins-{event.seat}"),)


def lost(event: Event, _look: Look) -> Iterable[Move]:
    """Coins that go to the bank."""
    return (coins(event.coins, f"coins-{event.seat}", BANK),) if event.coins else ()


def _took_token(event: Event, _look: Look) -> Iterable[Move]:
    """A victory token that no conflict gives."""
    return (fly("victory", 1, BANK, f"tokens-{event.seat} coins-{event.seat}"),)


def _lost_token(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("victory", 1, f"tokens-{event.seat} coins-{event.seat}", BANK),)


def _returned_defeats(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("defeat", event.tokens, f"tokens-{event.seat} coins-{event.seat}", BANK),)


def _discarded(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("deck", event.cards, f"city-{event.seat}", BANK),)


def _passed(event: Event, _look: Look) -> Iterable[Move]:
    return (Move(do="pass", at=event.direction or "swap"),)


def _dealt(_event: Event, _look: Look) -> Iterable[Move]:
    return (Move(do="deal", at="hand"),)


TELLERS: Tellers = {
    "built": Teller("reveal", _built),
    "staged": Teller("reveal", _staged),
    "sold": Teller("reveal", _sold),
    "paid": Teller("pay", _paid),
    "gained": Teller("effects", gained),
    "discarded": Teller("losses", _discarded),
    "token": Teller("effects", _took_token),
    "lost_token": Teller("losses", _lost_token),
    "defeats_returned": Teller("effects", _returned_defeats),
    "passed": Teller("pass", _passed),
    "age_began": Teller("pass", _dealt),
    "chosen": None,
    "conflict": None,
    "declined": None,
    "over": None,
    "turn_began": None,
}
"""Events of the base game."""
