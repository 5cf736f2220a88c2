"""Which conspiracies may be triggered: those of which some part has an effect (AGORA-060 to 064, 096)."""

from argosy.rules.duel.agora.conspiracies import is_unprepared
from argosy.rules.duel.agora.senate import markers_in_senate
from argosy.rules.duel.agora.terms import CONSPIRACIES, CURIA, DO_TRIGGER, HALF_COINS, MARKER_COINS, MARKER_LOSS
from argosy.rules.duel.answers import list_task
from argosy.rules.duel.choices import add_free
from argosy.rules.duel.terms import ASKED, NONE
from argosy.rules.kernel import kernel


@kernel
def list_trigger(game, tables, out):
    """AGORA-060 to 064: prepared conspiracies of which some part has an effect, one in a turn."""
    agora = game.agora
    if game.triggered or agora.taken == 0:
        return
    for conspiracy in range(CONSPIRACIES):
        held = agora.holder[conspiracy] == game.actor and agora.prepared[conspiracy] != NONE
        if held and agora.shown[conspiracy] == 0 and has_effect(game, tables, out, conspiracy):
            add_free(out, DO_TRIGGER + conspiracy)


@kernel
def list_curia(game, tables, out):
    """AGORA-096: own conspiracies that are not prepared."""
    if game.decision == CURIA:
        for conspiracy in range(CONSPIRACIES):
            if is_unprepared(game.agora, game.actor, conspiracy) and has_effect(game, tables, out, conspiracy):
                add_free(out, DO_TRIGGER + conspiracy)


@kernel
def has_effect(game, tables, out, conspiracy):
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
def happens_by_itself(game, seat, kind):
    """AGORA-064: can an effect that needs no choice change anything now?"""
    other = game.cities[1 - seat].coins
    if kind == HALF_COINS:
        return other > 0
    if kind == MARKER_COINS:
        return markers_in_senate(game, seat) > 0
    if kind == MARKER_LOSS:
        return other > 0 and markers_in_senate(game, 1 - seat) > 0
    return True
