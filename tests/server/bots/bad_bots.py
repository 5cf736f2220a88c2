"""Bot processes that misbehave: `python bad_bots.py dies|sleeps|babbles|answers_nonsense`.

For test_bot_pool.py.

`waits_for FILE` thinks until that file is there.
"""

import sys
import time
from pathlib import Path

import msgspec

from argosy.bots.worker_process import LENGTH_BYTES, packed
from argosy.server.bots.bot_protocol import Answer, Question


def main(habit: str, *more: str) -> None:
    while head := sys.stdin.buffer.read(LENGTH_BYTES):
        body = sys.stdin.buffer.read(int.from_bytes(head, "big"))
        question = msgspec.msgpack.decode(body, type=Question)
        if habit == "dies":
            sys.exit(1)
        if habit == "dies_on_odd_seeds" and question.seed % 2:
            sys.exit(1)
        if habit == "sleeps" and question.seed % 2:
            time.sleep(60)
        while habit == "waits_for" and not Path(*more).exists():
            time.sleep(0.005)
        if habit == "babbles":
            sys.stdout.buffer.write(b"\xff" * 64)
        first = msgspec.msgpack.decode(question.choices)[0]["text"]
        text = "build moon" if habit == "answers_nonsense" else first
        sys.stdout.buffer.write(packed(Answer(text=text)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
