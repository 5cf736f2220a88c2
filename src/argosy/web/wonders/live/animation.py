"""Animation steps of a reveal of 7 Wonders, in the order of the rules; expansions add theirs."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from argosy.game.types import Event
from argosy.web.table.animation import (
    BANK,
    CHOSEN,
    AnimationStep,
    Move,
    Teller,
    coins,
    drop,
    finish,
    fly,
    hand_on,
    in_steps,
    play,
)

if TYPE_CHECKING:
    from argosy.web.wonders.expansions.types import ExpansionPages
    from argosy.web.wonders.live.panels import CityPanel

ORDER: tuple[str, ...] = ("reveal", "pay", "effects", "income", "losses", "pass")
"""The animation steps of the base game; expansions put theirs between them."""


class Look(msgspec.Struct, frozen=True):
    """Viewpoint of an animation: viewer, city in the middle, number of cities."""

    viewer: int | None
    """The seat; None for a spectator."""
    center: int
    """The city in the middle of the screen: it has no panel that names its last turn."""
    cities: int
    """How many cities stand around the table."""
    last_stages: Mapping[int, int] = {}
    """The stage that finished a wonder, by seat; without wonders that are not finished."""


Tellers: TypeAlias = Mapping[str, Teller[Event, Look] | None]
"""By kind of event how it is shown; None where it moves nothing, or has the scene at the end of an Age."""


def last_stages(cities: "Iterable[CityPanel]", events: Iterable[Event]) -> dict[int, int]:
    """Return the stage that was built last, by seat, of wonders with all their stages."""
    finished = {city.seat for city in cities if city.built == len(city.stages)}
    return {
        event.seat: event.stage
        for event in events
        if event.kind == "staged" and event.seat in finished and event.stage
    }


def animation_steps(
    events: Iterable[Event], look: Look, expansions: "Iterable[ExpansionPages]"
) -> tuple[AnimationStep, ...]:
    """Return the animation steps of a reveal for a viewer, with those of expansions in play."""
    tellers, order, seen = dict(TELLERS), list(ORDER), list(events)
    for expansion in expansions:
        tellers |= expansion.log.tellers
        seen += drafted(seen, expansion.log.drafts, look.cities)
        for own, before in expansion.log.animation_steps.items():
            order.insert(order.index(before), own)
    return in_steps(seen, look, tellers, order)


def drafted(events: Sequence[Event], drafts: Mapping[str, str], cities: int) -> list[Event]:
    """Return the passing of hands after a draft step, if each city has kept one thing.

    With the last but one thing a city takes the last one too, and nothing passes on.
    """
    told = [event for event in events if event.kind != "chosen"]
    everybody = list(range(cities))
    return [
        Event(kind="passed", direction=side)
        for kind, side in drafts.items()
        if {event.kind for event in told} == {kind}
        and sorted(event.seat for event in told if event.seat is not None) == everybody
    ]


def played(event: Event, look: Look, to: str, face: str = "") -> tuple[Move, ...]:
    """Return the moves of a card that a city plays, to the place where it belongs.

    The viewer's own leaves the hand. Others come out of their panels and go back into them, by name where a
    panel has no room for it or an Age has ended. A card that the viewer may not see has no face.
    """
    seat = event.seat
    if seat != look.center:
        panel = f"play-{seat} name-{seat} city-{seat}"
        return (play(panel, BANK if to == BANK else panel, face),)
    place = to if to == BANK else f"{to} city-{seat}".strip()
    return (play(CHOSEN if seat == look.viewer else f"city-{seat}", place, face),)


def _built(event: Event, look: Look) -> Iterable[Move]:
    return played(event, look, f"card-{event.card}", event.card or "")


def _staged(event: Event, look: Look) -> Iterable[Move]:
    """The card that lies under a stage is known to its owner alone."""
    stage = f"stage-{event.seat}-{event.stage}"
    moves = (*played(event, look, stage), drop(stage, f"stages-{event.seat}"))
    if look.last_stages.get(event.seat or 0) != event.stage:
        return moves
    return (*moves, finish("wonder" if event.seat == look.center else "", f"city-{event.seat}"))


def _sold(event: Event, look: Look) -> Iterable[Move]:
    """A sold card goes to the discard pile, which lies beside the table as the bank does."""
    return played(event, look, BANK)


def _paid(event: Event, _look: Look) -> Iterable[Move]:
    to = BANK if event.other is None else purse(event.other)
    return (coins(event.coins, purse(event.seat), to),)


def purse(seat: int | None) -> str:
    """Return the names of the piece for a city's coins: its counter, or the city without one."""
    return f"coins-{seat} city-{seat}"


def gained(event: Event, _look: Look) -> Iterable[Move]:
    """Coins from the bank. Those of trade have been seen on their way already."""
    if event.source == "trade":
        return ()
    return (coins(event.coins, f"play-{event.seat} {BANK}", purse(event.seat)),)


def lost(event: Event, _look: Look) -> Iterable[Move]:
    """Coins that go to the bank."""
    return (coins(event.coins, purse(event.seat), BANK),) if event.coins else ()


def _took_token(event: Event, _look: Look) -> Iterable[Move]:
    """A victory token that no conflict gives."""
    return (fly("victory", 1, BANK, f"tokens-{event.seat} coins-{event.seat}"),)


def _lost_token(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("victory", 1, f"tokens-{event.seat} coins-{event.seat}", BANK),)


def _returned_defeats(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("defeat", event.tokens, f"tokens-{event.seat} coins-{event.seat}", BANK),)


def _discarded(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("deck", event.cards, f"city-{event.seat}", BANK),)


def _passed(event: Event, look: Look) -> Iterable[Move]:
    """Return the moves of passed hands, city by city."""
    return tuple(
        hand_on(_hand(giver, look), _hand(taker, look)) for giver, taker in handed(event, look.cities)
    )


def handed(event: Event, cities: int) -> tuple[tuple[int, int], ...]:
    """Return pairs of seats: the giver of a hand and its receiver (BASE-PASS-1).

    With a free city the two players exchange theirs, and the free city, in the seat before them, has none
    (BASE-TWO-11).
    """
    if event.direction == "swap":
        return ((1, 2), (2, 1))
    step = 1 if event.direction == "left" else -1
    return tuple((seat, (seat + step) % cities) for seat in range(cities))


def _hand(seat: int, look: Look) -> str:
    """Return the piece for the hand of a city: before the viewer, or the name of the city."""
    if seat != look.center:
        return f"name-{seat} city-{seat}"
    return f"hand city-{seat}" if seat == look.viewer else f"city-{seat}"


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
