"""Compiler process: `python -m argosy.server.bots.compile_process wonders` compiles programs.

It writes a line for every part that is ready: the program, how much of it is ready, and how much there is. It
stands back behind everything else on the machine, and ends when its input ends, so it cannot outlive the
server.
"""

import os
import sys
import threading

from argosy.game import engine

POLITENESS = 10


def main() -> None:
    """Compile the programs that the command line names."""
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    engine.compile_programs(sys.argv[1:], _tell)


def _tell(program: str, done: int, total: int) -> None:
    sys.stdout.write(f"{program}\t{done}\t{total}\n")
    sys.stdout.flush()


def _end_with_the_server() -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
