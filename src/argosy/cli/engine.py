"""`argosy engine`: a bot that another program asks over standard input and output."""

import os
import sys
from pathlib import Path


def engine(name: str, /, *, data: Path | None = None) -> None:
    """Let another program ask a bot, line by line, on standard input and output (docs/bots/engines.md).

    Example: argosy match "engine:argosy engine greedy" random --game duel

    Parameters
    ----------
    name
        Name of a bot; `argosy bots` lists them. A bot of your own is MODULE:ATTRIBUTE, for example
        mybots:Builder (docs/bots/writing-a-bot.md).
    data
        Folder with facts of your own (docs/develop/data.md).

    """
    from argosy import bots
    from argosy.bots.bot_folders import without_folders
    from argosy.bots.engine_worker import Serving, serve
    from argosy.cli.custom_data import use
    from argosy.cli.progress import terminal, warm
    from argosy.game import engine as backends

    use(data)
    # What a bot prints is no answer, so it goes where messages go.
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    (name,) = without_folders((name,))
    bot = bots.make(name)
    cached = [program for program in backends.ALL if backends.is_cached([program])]
    if cached and bots.judges(name):  # whoever asks waits for an answer, so nothing is compiled now
        warm(terminal(), cached)
    serve(Serving(name, bots.games_of(name), bot), sys.stdin.buffer, sink)
