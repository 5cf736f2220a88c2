"""A process that builds units, given as texts on standard input, into objects on standard output.

Each is preceded by its length in eight bytes. It ends when its input ends, also in the middle of a unit, so
it cannot outlive who started it.
"""

import os
import sys
import threading
from queue import SimpleQueue
from typing import IO

from argosy.kernelc import machine

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
    """Build until the input ends."""
    texts: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_listen, args=(texts,), daemon=True).start()
    while True:
        send(sys.stdout.buffer, machine.object_of(texts.get().decode()))


def _listen(texts: "SimpleQueue[bytes]") -> None:
    """Read beside the work, because only the end of the input says that nobody waits for it any more."""
    while (text := receive(sys.stdin.buffer)) is not None:
        texts.put(text)
    os._exit(0)


if __name__ == "__main__":
    main()
