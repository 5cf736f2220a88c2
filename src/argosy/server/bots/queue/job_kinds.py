"""Job kinds of the queue.

A worker takes only jobs that it can answer as the client would: same version of Argosy, same facts, and of
the third-party bots those that it was started with.
"""

import hashlib

from argosy import __version__
from argosy.catalog.custom_data import own_data
from argosy.server.bots.bot_protocol import VERSION
from argosy.server.engine import fingerprint, new_game
from argosy.server.games import GAMES
from argosy.server.storage.rows import Deal

BOTS = "bots"
"""Questions to the bots of Argosy."""
COACH = "coach"
"""Questions to the coach, which therefore waits for no bot."""
DIGITS = 12


def of_bot(bot: str) -> str:
    """Questions to a bot that somebody else has written."""
    return f"bot:{bot}"


def of_here(kind: str, here: str) -> str:
    """A kind of question in the queue, for workers with the same fingerprint."""
    return f"{kind}@{here}"


def fingerprint_of_here() -> str:
    """A short name for the Argosy, the messages and the facts of this process."""
    found = hashlib.sha256(f"{__version__} {VERSION}".encode())
    for game in GAMES.values():
        found.update(fingerprint(new_game(Deal(request=game.example, seed=0))).encode())
    folder = own_data()
    if folder is not None:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            found.update(str(path.relative_to(folder)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()[:DIGITS]
