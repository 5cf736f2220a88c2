"""A process that builds units: it reads texts from standard input and writes objects to standard output.

Each is preceded by its length in eight bytes. It ends when its input ends, so it cannot outlive who started it.
"""

import sys
from typing import IO

from argosy.rules.compiler import machine

LENGTH = 8


def send(sink: IO[bytes], content: bytes) -> None:
    """Write something and its length."""
    sink.write(len(content).to_bytes(LENGTH, "little") + content)
    sink.flush()


def receive(source: IO[bytes]) -> bytes | None:
    """Read what `send` wrote; None at the end."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    length = int.from_bytes(head, "little")
    content = source.read(length)
    return content if len(content) == length else None


def main() -> None:
    """Build until there is no more."""
    while (text := receive(sys.stdin.buffer)) is not None:
        send(sys.stdout.buffer, machine.object_of(text.decode()))


if __name__ == "__main__":
    main()
