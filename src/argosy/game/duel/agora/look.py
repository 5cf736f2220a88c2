"""The Agora part of a viewer's view."""

from argosy.catalog.duel import SECTIONS
from argosy.game.duel.agora.view import ChamberView, ConspiracyView
from argosy.game.duel.view_context import Eyes
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.agora.knowledge import knows_conspiracy, plots, saw_removed


def view_fields(eyes: Eyes) -> Fields:
    """Fields of the view."""
    game = eyes.game
    return {
        "triggered": bool(game.triggered),
        "senate_actions": int(game.tasks[game.depth - 1].amount) if game.decision == a.SENATE else 0,
        "swapped": eyes.card(int(game.agora.swapped)),
        "locked": eyes.token(game.agora.locked),
        "chambers": _chambers(eyes),
        "stock": _stock(eyes),
        "hand": _hand(eyes),
        "removed": _removed_cards(eyes),
    }


def city_fields(eyes: Eyes, seat: int) -> Fields:
    """Fields of a city."""
    return {
        "senators": int(eyes.game.cities[seat].colors[a.SENATOR]),
        "conspiracies": _conspiracies(eyes, seat),
        "supply": int(eyes.game.agora.supply[seat]),
    }


def _conspiracies(eyes: Eyes, seat: int) -> tuple[ConspiracyView, ...]:
    agora = eyes.game.agora
    holders, orders, prepared = agora.holder.tolist(), agora.order.tolist(), agora.prepared.tolist()
    mine = [number for number, holder in enumerate(holders) if holder == seat]
    return tuple(
        ConspiracyView(
            conspiracy=_conspiracy(eyes, number),
            prepared=eyes.card(prepared[number]),
            is_triggered=bool(agora.shown[number]),
        )
        for number in sorted(mine, key=lambda number: orders[number])
    )


def _conspiracy(eyes: Eyes, number: int) -> str | None:
    known = knows_conspiracy(eyes.game, eyes.viewer, number)
    return eyes.catalog.conspiracies[number].id if known else None


def _stock(eyes: Eyes) -> tuple[str | None, ...]:
    agora = eyes.game.agora
    return tuple(_conspiracy(eyes, int(number)) for number in agora.stock[: agora.stock_count])


def _hand(eyes: Eyes) -> tuple[str, ...]:
    if not plots(eyes.game, eyes.viewer):
        return ()
    return tuple(eyes.catalog.conspiracies[number].id for number in eyes.game.agora.hand if number >= 0)


def _chambers(eyes: Eyes) -> tuple[ChamberView, ...]:
    return tuple(_chamber(eyes, number) for number in range(a.CHAMBERS))


def _chamber(eyes: Eyes, number: int) -> ChamberView:
    agora, tables = eyes.game.agora, eyes.tables
    decrees = [int(decree) for decree in agora.decrees[number] if decree >= 0]
    return ChamberView(
        chamber=number + 1,
        section=SECTIONS[tables.section[number]],
        points=int(tables.chamber_points[number]),
        markers=(int(agora.markers[number, 0]), int(agora.markers[number, 1])),
        control=None if agora.control[number] < 0 else int(agora.control[number]),
        decrees=tuple(eyes.catalog.decrees[n].id if agora.turned_up[n] else None for n in decrees),
    )


def _removed_cards(eyes: Eyes) -> tuple[tuple[str, ...], ...]:
    return tuple(
        _removed_of(eyes, age) if saw_removed(eyes.game, eyes.viewer, age) else () for age in range(t.AGES)
    )


def _removed_of(eyes: Eyes, age: int) -> tuple[str, ...]:
    cards = sorted(eyes.game.removed[age].tolist())
    return tuple(eyes.print.cards[card] for card in cards if card >= 0 and eyes.card_place[card] == t.AWAY)
