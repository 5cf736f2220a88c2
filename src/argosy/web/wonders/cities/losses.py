"""Losses of a turn, read from its events: which cards cost the others something, what each city paid and owes."""

import msgspec

from argosy.catalog.wonders.cities.facts import Cities
from argosy.catalog.wonders.leader import leaders_of
from argosy.game.types import Event
from argosy.web.wonders.faces import Faces

CAUSES = ("loss", "loss_per", "loss_by_age", "debts_to_neighbors")
"""Kinds of effects that cost others something."""


class Lost(msgspec.Struct, frozen=True):
    """What one city loses in a turn: coins that it pays, debts that it takes."""

    seat: int
    coins: int
    debts: int


class Losses(msgspec.Struct, frozen=True):
    """Losses of one reveal: why, and who loses how much (CITIES-LOSS-1)."""

    causes: tuple[str, ...]
    lost: tuple[Lost, ...]


def losses(faces: Faces, events: tuple[Event, ...], names: dict[int, str]) -> Losses:
    """Which cards and stages cost the others something, and what each city paid and owes."""
    causes = tuple(
        faces.words.pair(names[event.seat or 0], what) for event in events if (what := _costing_event(faces, event))
    )
    lost = [(event.seat or 0, event.coins, event.debts) for event in events if event.kind in ("lost", "indebted")]
    seats = sorted({seat for seat, _, _ in lost})
    return Losses(
        causes,
        tuple(
            Lost(
                seat,
                sum(coins for one, coins, _ in lost if one == seat),
                sum(owed for one, _, owed in lost if one == seat),
            )
            for seat in seats
        ),
    )


def _costing_event(faces: Faces, event: Event) -> str:
    """The card that was built or the leader that was recruited, if it costs others something."""
    if event.kind == "built" and event.card and _costs_others(faces, event.card):
        return faces.cards[event.card].name
    if event.kind == "recruited" and event.leader and _leader_costs_others(faces, event.leader):
        return faces.more[event.leader].name
    return ""


def _costs_others(faces: Faces, card: str) -> bool:
    return any(effect.kind in CAUSES for effect in faces.catalog.card(card).effects)


def _leader_costs_others(faces: Faces, leader: str) -> bool:
    return any(effect.kind in CAUSES for one in leaders_of(faces.catalog) if one.id == leader for effect in one.effects)


def are_added_up(faces: Faces) -> bool:
    """Do losses that other boxes bring come with those of Cities at the end of the turn (CITIES-MIX-1)?"""
    return faces.catalog.of(Cities) is not None
