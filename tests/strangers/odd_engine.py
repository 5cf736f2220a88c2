"""Engine by a user (docs/bots/engines.md) with one fault, named by the first argument.

Every line to it goes to the file that the second argument names.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

FAULT, *FILES = sys.argv[1:]
READY = {"type": "ready", "games": ["wonders", "duel"]}
INTRODUCTIONS = {
    "chess": READY | {"games": ["chess"]},
    "mute": None,
    "gone": None,
    "named": READY | {"name": "x" * 61},
    "lines": READY | {"name": "two\nlines"},
    "vain": READY | {"elo": 3000},
    "rude": {"type": "hello"},
    "dueller": READY | {"games": ["duel"], "name": "The Dueller"},
}
ANSWERS = {
    "nonsense": '{"choice": "build moon"}',
    "babbles": "build moon",
    "deep": "[" * 3000,
    "vague": '{"id": 1}',
    "proud": '{"choice": "", "move": 1}',
    "number": '{"choice": 3}',
    "late": '{"choice": "", "id": 1000}',
    "bytes": "\udcff",
}


def say(text):
    sys.stdout.buffer.write(text.encode("utf-8", "surrogateescape") + b"\n")
    sys.stdout.flush()


def choose(question):
    print("thinking", file=sys.stderr)
    if FAULT == "dies":
        sys.exit(3)
    if FAULT == "hangs":
        sys.stdin.read()
    if FAULT == "family":  # two processes that hold the file, and neither cares whether anybody listens
        with Path(FILES[0]).open("a") as held:
            subprocess.run([sys.executable, "-c", "import signal; signal.pause()"], stdout=held, check=True)
    while FAULT == "endless":
        sys.stdout.write("x" * 1000)
    if FAULT == "deaf":
        os.close(1)
        sys.stdin.read()
    say(ANSWERS.get(FAULT) or json.dumps({"choice": question["choices"][-1]}))


for line in sys.stdin:
    message = json.loads(line)
    if FILES and FAULT != "family":
        with Path(FILES[0]).open("a") as kept:
            kept.write(line)
    if message["type"] == "hello":
        if FAULT == "gone":
            sys.exit(4)
        if FAULT == "mute":
            sys.stdin.read()
        say(json.dumps(INTRODUCTIONS.get(FAULT, READY)))
    elif message["type"] == "choose":
        choose(message)
