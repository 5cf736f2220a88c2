"""Features of Agora: the Senate, decrees, conspiracies."""

from collections.abc import Iterator

import numpy as np

from argosy.batch.duel.eyes import Block, Eyes, Numbers, block, columns, marks
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora import terms as a
from argosy.rules.duel.ruleset import DuelRuleset

TAKEN, PREPARED, TRIGGERED = 1, 2, 3
POWERS = {
    a.COINS_ON: "coins_on",
    a.FREE_SENATORS: "free_senators",
    a.KEEPS_BOTH: "keeps_both",
    a.BLUE_BONUS: "blue_bonus",
    a.AGAIN_ON_CONSPIRATOR: "again_on_conspirator",
}
"""Counters of a city."""


def blocks(ruleset: DuelRuleset) -> Iterator[Block]:
    """What Agora adds."""
    chambers = [str(number) for number in range(1, a.CHAMBERS + 1)]
    conspiracies = [conspiracy.id for conspiracy in ruleset.catalog.conspiracies]
    yield columns(
        {
            "triggered": lambda eyes: eyes.games.triggered,
            "swapped": lambda eyes: eyes.games.agora.swapped,
            "own.supply": lambda eyes: eyes.games.agora.supply[:, eyes.seat],
            "foe.supply": lambda eyes: eyes.games.agora.supply[:, eyes.foe],
            "foe.face_down": lambda eyes: face_down(eyes, prepared=False).sum(axis=1),
            "foe.face_down_prepared": lambda eyes: face_down(eyes, prepared=True).sum(axis=1),
            "stock_count": lambda eyes: eyes.games.agora.stock_count,
        }
    )
    yield block("chamber.own", chambers, lambda eyes: eyes.games.agora.markers[:, :, eyes.seat])
    yield block("chamber.foe", chambers, lambda eyes: eyes.games.agora.markers[:, :, eyes.foe])
    yield block("chamber.control", chambers, lambda eyes: eyes.side(eyes.games.agora.control))
    yield block("chamber.face_down", chambers, lambda eyes: (decrees_lying(eyes) & ~decrees_open(eyes)).sum(axis=2))
    yield block("decree", [decree.id for decree in ruleset.catalog.decrees], decrees)
    yield block("own.conspiracy", conspiracies, own_conspiracies)
    yield block("foe.conspiracy", conspiracies, lambda eyes: TRIGGERED * (held(eyes, eyes.foe) & shown(eyes)))
    yield block("plot", conspiracies, plotted)
    yield block("stock", conspiracies, known_stock)
    yield block(
        "locked",
        [one.id for one in ruleset.catalog.progress],
        lambda eyes: eyes.games.token_place == a.LOCKED,
    )
    yield block("removed", ruleset.card_ids, removed)


# --- decrees --------------------------------------------------------------------------------------------------------


def decrees_lying(eyes: Eyes) -> Numbers:
    """Where decrees lie, shape (games, chambers, 2)."""
    return eyes.games.agora.decrees >= 0


def decrees_open(eyes: Eyes) -> Numbers:
    """Where they lie face up (AGORA-013)."""
    agora = eyes.games.agora
    return decrees_lying(eyes) & (agora.turned_up[np.arange(len(agora))[:, None, None], agora.decrees] != 0)


def decrees(eyes: Eyes) -> Numbers:
    """The chamber of every decree that lies face up."""
    count, chamber = len(eyes.games), np.repeat(np.arange(1, a.CHAMBERS + 1), 2)
    where, which = decrees_open(eyes).reshape(count, -1), eyes.games.agora.decrees.reshape(count, -1)
    return marks(a.DECREES, where, which, chamber)


# --- conspiracies ---------------------------------------------------------------------------------------------------


def held(eyes: Eyes, seat: int) -> Numbers:
    """Conspiracies before a player, shape (games, conspiracies)."""
    return eyes.games.agora.holder == seat


def shown(eyes: Eyes) -> Numbers:
    """Conspiracies that have been triggered: everybody has seen them."""
    return eyes.games.agora.shown != 0


def face_down(eyes: Eyes, *, prepared: bool) -> Numbers:
    """Face-down conspiracies of the opponent. How many there are is open, which they are is not (AGORA-043)."""
    return held(eyes, eyes.foe) & ~shown(eyes) & ((eyes.games.agora.prepared >= 0) == prepared)


def own_conspiracies(eyes: Eyes) -> Numbers:
    """TAKEN, PREPARED or TRIGGERED."""
    state = np.where(shown(eyes), TRIGGERED, np.where(eyes.games.agora.prepared >= 0, PREPARED, TAKEN))
    return held(eyes, eyes.seat) * state


def plotted(eyes: Eyes) -> Numbers:
    """The two that the seat has drawn and keeps one of."""
    hand = eyes.games.agora.hand
    return marks(a.CONSPIRACIES, eyes.is_asked(a.PLOT)[:, None] & (hand >= 0), hand)


def known_stock(eyes: Eyes) -> Numbers:
    """The place in the deck, from the top, of conspiracies that the seat has put back."""
    agora, place = eyes.games.agora, np.arange(a.CONSPIRACIES)
    lying = marks(a.CONSPIRACIES, place < agora.stock_count[:, None], agora.stock, place + 1)
    return lying * (agora.known_stock[:, eyes.seat] != 0)


def removed(eyes: Eyes) -> Numbers:
    """Cards removed at setup that the seat has looked at (AGORA-159); those in a city now stand there."""
    count, found = len(eyes.games), eyes.games.removed.reshape(len(eyes.games), -1)
    away = np.take_along_axis(eyes.games.card_place, np.maximum(found, 0).astype(np.intp), axis=1) == t.AWAY
    seen = np.repeat(saw_removed(eyes), t.REMOVED, axis=1).reshape(count, -1)
    return marks(t.CARDS, seen & away & (found >= 0), found)


def saw_removed(eyes: Eyes) -> Numbers:
    """AGORA-159: has the seat looked at the cards removed from the deck of this Age? Shape (games, Ages)."""
    looks = eyes.is_asked(a.REMOVED_CARD)[:, None] & (np.arange(t.AGES) < eyes.games.age[:, None])
    return looks | (eyes.games.agora.saw_removed[:, eyes.seat] != 0)
