"""The Agora part of a position that fits a view (AGORA-013, 043, 159)."""

from collections.abc import Iterator, Sequence

from argosy.game.duel.actions import ids_of
from argosy.game.duel.agora.view import ConspiracyView
from argosy.game.duel.position.form import ChamberData, ConspiracyData, DuelPositionData
from argosy.game.duel.view import DuelView
from argosy.rules.duel.ruleset import DuelRuleset

HAND = 2
"""Conspiracies of which a player keeps one (AGORA-042)."""


def fill_in_agora(ruleset: DuelRuleset, view: DuelView, plain: DuelPositionData) -> None:
    """The Senate and the conspiracies."""
    plain.locked, plain.swapped, plain.hand = view.locked, view.swapped, list(view.hand)
    _fill_in_decrees(ruleset, view, plain)
    _fill_in_conspiracies(ruleset, view, plain)
    if view.seat is not None:
        city = plain.cities[view.seat]
        city.saw_removed = [age for age, row in enumerate(view.removed, 1) if row]
        city.knows_conspiracies = [name for name in view.stock if name]


def _fill_in_decrees(ruleset: DuelRuleset, view: DuelView, plain: DuelPositionData) -> None:
    """Any decrees that nobody has seen lie face down."""
    seen = {name for chamber in view.chambers for name in chamber.decrees}
    unseen = iter([name for name in ids_of(ruleset)["decrees"] if name not in seen])
    plain.chambers = [
        ChamberData(
            markers=list(chamber.markers),
            decrees=[name or next(unseen) for name in chamber.decrees],
            face_up=[name is not None for name in chamber.decrees],
        )
        for chamber in view.chambers
    ]


def _fill_in_conspiracies(ruleset: DuelRuleset, view: DuelView, plain: DuelPositionData) -> None:
    """Any conspiracies that the seat does not know lie in the deck, before the opponent and in their hand."""
    seen = {one.conspiracy for city in view.cities for one in city.conspiracies} | {*view.stock, *view.hand}
    unseen = iter([name for name in ids_of(ruleset)["conspiracies"] if name not in seen])
    plain.stock = [name or next(unseen) for name in view.stock]
    for city, data in zip(view.cities, plain.cities, strict=True):
        data.conspiracies = _held(city.conspiracies, unseen)
    if view.asked == "plot" and not view.hand:
        plain.hand = [*unseen][:HAND]


def _held(conspiracies: Sequence[ConspiracyView], unseen: Iterator[str]) -> list[ConspiracyData]:
    return [
        ConspiracyData(
            id=one.conspiracy or next(unseen), prepared=one.prepared, triggered=one.is_triggered, order=order
        )
        for order, one in enumerate(conspiracies)
    ]
