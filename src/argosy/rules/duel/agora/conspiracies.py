"""Conspiracies: draw, keep, prepare and trigger (AGORA-042, 050 to 064, 096).

A conspiracy may be triggered only where some part of it has an effect.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.senate import markers_in_senate
from argosy.rules.duel.agora.state import AgoraGameFields
from argosy.rules.duel.agora.terms import (
    CONSPIRACIES,
    CURIA,
    DO_TRIGGER,
    HALF_COINS,
    KEEPS_BOTH,
    MARKER_COINS,
    MARKER_LOSS,
    PLOT,
    UNDER_CONSPIRACY,
)
from argosy.rules.duel.answers import list_task
from argosy.rules.duel.choices import add_free
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.tasks import push, push_now
from argosy.rules.duel.terms import ASKED, NONE
from argosy.rules.records import Record


@kernel
def draw_conspiracies(game: Game, seat: int) -> None:
    """AGORA-042, 095, 099: the two top conspiracies; one is to be kept, or both with Organized Crime."""
    agora = game.agora
    for index in range(min(2, agora.stock_count)):
        agora.hand[index] = take_top(agora)
    if game.cities[seat].powers[KEEPS_BOTH] > 0:
        for index in range(2):
            if agora.hand[index] != NONE:
                keep_conspiracy(agora, seat, agora.hand[index])
                agora.hand[index] = NONE
    elif agora.hand[0] != NONE:
        push(game, PLOT, seat, 1, 0)


@kernel
def take_top(agora: AgoraGameFields) -> int:
    """The top card of the deck; nobody knows any more where it lies there."""
    top = agora.stock[0]
    for index in range(agora.stock_count - 1):
        agora.stock[index] = agora.stock[index + 1]
    agora.stock_count -= 1
    agora.stock[agora.stock_count] = NONE
    agora.known_stock[0, top] = 0
    agora.known_stock[1, top] = 0
    return top


@kernel
def keep_conspiracy(agora: AgoraGameFields, seat: int, conspiracy: int) -> None:
    """It lies face down before the player."""
    agora.holder[conspiracy] = seat
    agora.order[conspiracy] = agora.taken
    agora.taken += 1


@kernel
def plot(game: Game, seat: int, conspiracy: int, to_bottom: int) -> None:
    """AGORA-042: keep one of the two, the other goes on top or at the bottom of the deck."""
    agora = game.agora
    other = agora.hand[1] if agora.hand[0] == conspiracy else agora.hand[0]
    agora.hand[0] = NONE
    agora.hand[1] = NONE
    keep_conspiracy(agora, seat, conspiracy)
    if other == NONE:
        return
    place = agora.stock_count if to_bottom else 0
    for index in range(agora.stock_count, place, -1):
        agora.stock[index] = agora.stock[index - 1]
    agora.stock[place] = other
    agora.stock_count += 1
    agora.known_stock[seat, other] = 1


@kernel
def prepare(game: Game, conspiracy: int, card: int) -> None:
    """AGORA-050, 051: the card lies under the conspiracy and is good for nothing else."""
    game.agora.prepared[conspiracy] = card
    game.card_place[card] = UNDER_CONSPIRACY


@kernel
def trigger(game: Game, tables: Record, seat: int, conspiracy: int) -> None:
    """AGORA-060: turn a conspiracy up and apply it."""
    row = tables.conspiracies[conspiracy]
    game.agora.shown[conspiracy] = 1
    push_now(game, tables, seat, row.now, row.now_count)


@kernel
def is_unprepared(agora: AgoraGameFields, seat: int, conspiracy: int) -> bool:
    """A conspiracy of this seat that is neither prepared nor used up."""
    return (
        agora.holder[conspiracy] == seat
        and agora.prepared[conspiracy] == NONE
        and agora.shown[conspiracy] == 0
    )


@kernel
def unprepared(agora: AgoraGameFields, seat: int) -> int:
    """Bit set of the conspiracies of a seat under which a card may be laid (AGORA-050)."""
    found = 0
    if agora.taken > 0:
        for conspiracy in range(CONSPIRACIES):
            if is_unprepared(agora, seat, conspiracy):
                found |= 1 << conspiracy
    return found


@kernel
def ways_to_prepare(game: Game) -> int:
    """The `unprepared` conspiracies of the player who decides."""
    return unprepared(game.agora, game.actor)


@kernel
def list_trigger(game: Game, tables: Record, out: Choices) -> None:
    """AGORA-060 to 064: prepared conspiracies of which some part has an effect, one in a turn."""
    agora = game.agora
    if game.triggered or agora.taken == 0:
        return
    for conspiracy in range(CONSPIRACIES):
        held = agora.holder[conspiracy] == game.actor and agora.prepared[conspiracy] != NONE
        if held and agora.shown[conspiracy] == 0 and has_effect(game, tables, out, conspiracy):
            add_free(out, DO_TRIGGER + conspiracy)


@kernel
def list_curia(game: Game, tables: Record, out: Choices) -> None:
    """AGORA-096: own conspiracies that are not prepared."""
    if game.decision == CURIA:
        for conspiracy in range(CONSPIRACIES):
            if is_unprepared(game.agora, game.actor, conspiracy) and has_effect(
                game, tables, out, conspiracy
            ):
                add_free(out, DO_TRIGGER + conspiracy)


@kernel
def has_effect(game: Game, tables: Record, out: Choices, conspiracy: int) -> bool:
    """Z-16, Z-31: can any part of a conspiracy, also one that may be left, happen now?"""
    row = tables.conspiracies[conspiracy]
    for index in range(row.now, row.now + row.now_count):
        effect = tables.now[index]
        if effect.kind < ASKED:
            if happens_by_itself(game, game.actor, effect.kind):
                return True
        else:
            before = out.count
            list_task(game, tables, out, effect.kind, game.actor, effect.subject)
            found = out.count > before
            out.count = before
            if found:
                return True
    return False


@kernel
def happens_by_itself(game: Game, seat: int, kind: int) -> bool:
    """AGORA-064: can an effect that needs no choice change anything now?"""
    other = game.cities[1 - seat].coins
    if kind == HALF_COINS:
        return other > 0
    if kind == MARKER_COINS:
        return markers_in_senate(game, seat) > 0
    if kind == MARKER_LOSS:
        return other > 0 and markers_in_senate(game, 1 - seat) > 0
    return True
