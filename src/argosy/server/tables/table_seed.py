"""Seed of a table: random, or the fixed one of the tutorial or of a daily voyage."""

import random
import secrets

from argosy.server.auth import ids
from argosy.server.games import GAMES
from argosy.server.storage.rows import TableRow
from argosy.server.tables.running_game import RunningGame

BITS = 32


def of_deal(row: TableRow) -> int:
    """The seed of a game that begins."""
    if row.daily is not None:
        return row.daily.seed
    return ids.seed() if row.guide is None else GAMES[row.request.game].first_voyage.seed


def of_bot(row: TableRow, playing: RunningGame, seat: int) -> int:
    """The number for a bot's own chance at a choice; has nothing to do with the seed of an ordinary game."""
    if row.guide is None and row.daily is None:
        return secrets.randbits(BITS)
    return random.Random(f"{playing.deal.seed} {playing.game.moment} {seat}").getrandbits(BITS)
