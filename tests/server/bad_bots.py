"""Bot processes that misbehave: `python bad_bots.py dies|sleeps|babbles|answers_nonsense`. For test_bots.py."""

import sys
import time

import msgspec

from argosy.server.bot_protocol import LENGTH_BYTES, Answer, Question, packed


def main(habit: str) -> None:
    while head := sys.stdin.buffer.read(LENGTH_BYTES):
        body = sys.stdin.buffer.read(int.from_bytes(head, "big"))
        question = msgspec.msgpack.decode(body, type=Question)
        if habit == "dies":
            sys.exit(1)
        if habit == "dies_on_odd_seeds" and question.seed % 2:
            sys.exit(1)
        if habit == "sleeps" and question.seed % 2:
            time.sleep(60)
        if habit == "babbles":
            sys.stdout.buffer.write(b"\xff" * 64)
        first = msgspec.msgpack.decode(question.choices)[0]["text"]
        text = "build moon" if habit == "answers_nonsense" else first
        sys.stdout.buffer.write(packed(Answer(text=text)))
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
