"""Features of a seat's view of Agora, behind those of the base game (`features.py` of Duel).

How many face-down conspiracies the opponent has is open, which they are is not (AGORA-043).
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.duel.agora.knowledge import plots, saw_removed
from argosy.rules.duel.agora.state import AgoraGameFields
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES, LOCKED
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import AGES, AWAY, CARDS, NONE, REMOVED
from argosy.rules.features import Features, mark_equal, names_by
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record

if TYPE_CHECKING:
    from argosy.rules.duel.ruleset import DuelRuleset

TAKEN, PREPARED, TRIGGERED = 1, 2, 3


@kernel
def own_supply(game: Game, seat: int) -> int:
    """Influence markers of the seat that are not in the Senate."""
    return game.agora.supply[seat]


@kernel
def supply_of_foe(game: Game, seat: int) -> int:
    """Influence markers of the opponent that are not in the Senate."""
    return game.agora.supply[1 - seat]


@kernel
def face_down_of_foe(game: Game, seat: int) -> int:
    """Unprepared conspiracies of the opponent that are not triggered."""
    return count_face_down(game.agora, 1 - seat, False)


@kernel
def prepared_of_foe(game: Game, seat: int) -> int:
    """Prepared conspiracies of the opponent that are not triggered."""
    return count_face_down(game.agora, 1 - seat, True)


@kernel
def count_face_down(agora: AgoraGameFields, seat: int, prepared: int) -> int:
    """Conspiracies of a player that are not triggered, those that are prepared or those that are not."""
    count = 0
    for conspiracy in range(CONSPIRACIES):
        if agora.holder[conspiracy] == seat and not agora.shown[conspiracy]:
            count += (agora.prepared[conspiracy] != NONE) == prepared
    return count


TABLE = Features(
    {
        "triggered": "triggered",
        "swapped": "agora.swapped",
        "own.supply": own_supply,
        "foe.supply": supply_of_foe,
        "foe.face_down": face_down_of_foe,
        "foe.face_down_prepared": prepared_of_foe,
        "stock_count": "agora.stock_count",
    }
)


@kernel
def observe_agora(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Senate, conspiracies, the locked token, removed cards; nothing where Agora is not in play."""
    if not tables.has_agora:
        return at
    agora = game.agora
    for value in TABLE:
        row[at] = value_of(game, value, seat)
        at += 1
    at = observe_senate(agora, seat, row, at)
    at = observe_conspiracies(agora, seat, row, at)
    at = observe_deck(game, seat, row, at)
    at = mark_equal(game.token_place, LOCKED, row, at)
    return observe_removed(game, seat, row, at)


@kernel
def observe_senate(agora: AgoraGameFields, seat: int, row: Numbers, at: int) -> int:
    """Append the chambers: markers, control, decrees face down; then the chamber of every open decree.

    Both players' markers count; control is 1 or -1 (AGORA-013).
    """
    for chamber in range(CHAMBERS):
        row[at + chamber] = agora.markers[chamber, seat]
        row[at + CHAMBERS + chamber] = agora.markers[chamber, 1 - seat]
        control = agora.control[chamber]
        if control != NONE:
            row[at + 2 * CHAMBERS + chamber] = 1 if control == seat else -1
        for place in range(2):
            decree = agora.decrees[chamber, place]
            if decree != NONE:
                if agora.turned_up[decree]:
                    row[at + 4 * CHAMBERS + decree] = chamber + 1
                else:
                    row[at + 3 * CHAMBERS + chamber] += 1
    return at + 4 * CHAMBERS + DECREES


@kernel
def observe_conspiracies(agora: AgoraGameFields, seat: int, row: Numbers, at: int) -> int:
    """The own ones, TAKEN, PREPARED or TRIGGERED; of the opponent those that are TRIGGERED."""
    for conspiracy in range(CONSPIRACIES):
        holder = agora.holder[conspiracy]
        if holder == seat:
            row[at + conspiracy] = state_of(agora, conspiracy)
        elif holder != NONE and agora.shown[conspiracy]:
            row[at + CONSPIRACIES + conspiracy] = TRIGGERED
    return at + 2 * CONSPIRACIES


@kernel
def state_of(agora: AgoraGameFields, conspiracy: int) -> int:
    """Return the state of a conspiracy that a player holds: TAKEN, PREPARED or TRIGGERED."""
    if agora.shown[conspiracy]:
        return TRIGGERED
    return PREPARED if agora.prepared[conspiracy] != NONE else TAKEN


@kernel
def observe_deck(game: Game, seat: int, row: Numbers, at: int) -> int:
    """Append the two conspiracies that the seat looks at, and the places of those that it put back.

    Places are counted from the top of the deck.
    """
    agora = game.agora
    if plots(game, seat):
        for place in range(2):
            if agora.hand[place] != NONE:
                row[at + agora.hand[place]] = 1
    for place in range(agora.stock_count):
        if agora.known_stock[seat, agora.stock[place]]:
            row[at + CONSPIRACIES + agora.stock[place]] = place + 1
    return at + 2 * CONSPIRACIES


@kernel
def observe_removed(game: Game, seat: int, row: Numbers, at: int) -> int:
    """Cards removed at setup that the seat has looked at (AGORA-159); those in a city now stand there."""
    for age in range(AGES):
        if saw_removed(game, seat, age):
            for place in range(REMOVED):
                card = game.removed[age, place]
                if card != NONE and game.card_place[card] == AWAY:
                    row[at + card] = 1
    return at + CARDS


def names(ruleset: "DuelRuleset") -> Iterator[str]:
    """Names of what `observe_agora` writes."""
    catalog = ruleset.catalog
    yield from TABLE.names
    for what in ("own", "foe", "control", "face_down"):
        yield from names_by(f"chamber.{what}", range(1, CHAMBERS + 1))
    yield from (f"decree.{decree.id}" for decree in catalog.decrees)
    for where in ("own.conspiracy", "foe.conspiracy", "plot", "stock"):
        yield from (f"{where}.{conspiracy.id}" for conspiracy in catalog.conspiracies)
    yield from (f"locked.{token.id}" for token in catalog.progress)
    yield from names_by("removed", ruleset.card_ids)
