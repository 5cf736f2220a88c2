#!/usr/bin/env python3
"""Engine in plain Python that takes random choices, seeded by the question (docs/bots/engines.md)."""

import json
import random
import sys


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        say(type="ready", name="Tiny", games=["wonders", "duel"])
    elif message["type"] == "choose":
        chance = random.Random(message["seed"])
        say(id=message["id"], choice=chance.choice(message["choices"]))
    elif message["type"] == "quit":
        break
