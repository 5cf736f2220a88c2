"""Commands of `argosy`. Each imports what it needs when it runs, so that `--help` is quick."""

import os
import sys
from collections.abc import Sequence

from cyclopts import App

from argosy.cli.admin import admin
from argosy.cli.analyse import analyse
from argosy.cli.backup import backup, restore
from argosy.cli.benchmark import benchmark
from argosy.cli.bots import bots
from argosy.cli.engine import engine
from argosy.cli.examples import examples
from argosy.cli.exchange import dataset, export_games, import_games
from argosy.cli.ladder import ladder
from argosy.cli.match import match
from argosy.cli.play import play
from argosy.cli.puzzles import puzzles
from argosy.cli.replay import replay
from argosy.cli.serve import serve
from argosy.cli.simulate import simulate
from argosy.cli.token import token
from argosy.cli.train import train
from argosy.cli.version import version_text
from argosy.cli.warmup import warmup
from argosy.cli.worker import worker
from argosy.errors import ArgosyError

app = App(
    name="argosy",
    help="The 7 Wonders family: play in a browser, let bots play, simulate.",
    version=version_text,
)
for command in (
    play,
    serve,
    worker,
    match,
    ladder,
    benchmark,
    bots,
    engine,
    examples,
    simulate,
    replay,
    analyse,
    puzzles,
    train,
    backup,
    restore,
    dataset,
    token,
    warmup,
):
    app.command(command)
app.command(admin)
app.command(export_games, name="export")
app.command(import_games, name="import")


OLD_OPTIONS = {"--box": "--expansion", "--trust": "--value-weight"}
"""Old name of an option -> its name; the old one works for one minor version."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command; what Argosy refuses is one clear line and exit status 1."""
    words = sys.argv[1:] if arguments is None else arguments
    for old in OLD_OPTIONS.keys() & {word.partition("=")[0] for word in words}:
        sys.stderr.write(f"argosy: {old} is now {OLD_OPTIONS[old]}\n")
    try:
        try:
            app(arguments)
        finally:
            sys.stdout.flush()
    except ArgosyError as error:
        sys.exit(f"argosy: {error}")
    except BrokenPipeError:
        # Whoever reads the output has read enough (`argosy admin log | head`).
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
