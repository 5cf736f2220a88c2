"""Builder of the Agora part of a view: its fields of the table and of a city."""

from argosy.catalog.duel import SECTIONS
from argosy.game.duel.agora.view import ChamberView, ConspiracyView
from argosy.game.duel.view_context import ViewContext
from argosy.game.types import Fields
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.agora.knowledge import knows_conspiracy, plots, saw_removed
from argosy.rules.duel.agora.state import AgoraGameFields


def view_fields(context: ViewContext) -> Fields:
    """Fields of the view."""
    game = context.game
    return {
        "triggered": bool(game.triggered),
        "senate_actions": int(game.tasks[game.depth - 1].amount) if game.decision == a.SENATE else 0,
        "swapped": context.card(int(game.agora.swapped)),
        "locked": context.token(game.agora.locked),
        "chambers": _chambers(context),
        "stock": _stock(context),
        "hand": _hand(context),
        "removed": _removed_cards(context),
    }


def city_fields(context: ViewContext, seat: int) -> Fields:
    """Fields of a city."""
    return {
        "senators": int(context.game.cities[seat].colors[a.SENATOR]),
        "conspiracies": _conspiracies(context, seat),
        "supply": int(context.game.agora.supply[seat]),
    }


def _conspiracies(context: ViewContext, seat: int) -> tuple[ConspiracyView, ...]:
    agora: AgoraGameFields = context.game.agora
    holders, orders, prepared = agora.holder.tolist(), agora.order.tolist(), agora.prepared.tolist()
    mine = [number for number, holder in enumerate(holders) if holder == seat]
    return tuple(
        ConspiracyView(
            conspiracy=_conspiracy(context, number),
            prepared=context.card(prepared[number]),
            is_triggered=bool(agora.shown[number]),
        )
        for number in sorted(mine, key=lambda number: orders[number])
    )


def _conspiracy(context: ViewContext, number: int) -> str | None:
    known = knows_conspiracy(context.game, context.viewer, number)
    return context.catalog.conspiracies[number].id if known else None


def _stock(context: ViewContext) -> tuple[str | None, ...]:
    agora: AgoraGameFields = context.game.agora
    return tuple(_conspiracy(context, int(number)) for number in agora.stock[: agora.stock_count])


def _hand(context: ViewContext) -> tuple[str, ...]:
    if not plots(context.game, context.viewer):
        return ()
    return tuple(
        context.catalog.conspiracies[int(number)].id for number in context.game.agora.hand if number >= 0
    )


def _chambers(context: ViewContext) -> tuple[ChamberView, ...]:
    return tuple(_chamber(context, number) for number in range(a.CHAMBERS))


def _chamber(context: ViewContext, number: int) -> ChamberView:
    agora: AgoraGameFields = context.game.agora
    tables = context.tables
    decrees = [int(decree) for decree in agora.decrees[number] if decree >= 0]
    return ChamberView(
        chamber=number + 1,
        section=SECTIONS[int(tables.section[number])],
        points=int(tables.chamber_points[number]),
        markers=(int(agora.markers[number, 0]), int(agora.markers[number, 1])),
        control=None if agora.control[number] < 0 else int(agora.control[number]),
        decrees=tuple(context.catalog.decrees[n].id if agora.turned_up[n] else None for n in decrees),
    )


def _removed_cards(context: ViewContext) -> tuple[tuple[str, ...], ...]:
    return tuple(
        _removed_of(context, age) if saw_removed(context.game, context.viewer, age) else ()
        for age in range(t.AGES)
    )


def _removed_of(context: ViewContext, age: int) -> tuple[str, ...]:
    cards = sorted(context.game.removed[age].tolist())
    return tuple(
        context.print.cards[int(card)] for card in cards if card >= 0 and context.card_place[card] == t.AWAY
    )
