"""Bot over HTTP in plain Python: accepts every challenge, plays every ruleset at random.

Make a token with all scopes on the server's page /tokens, then: ARGOSY_TOKEN=arg_... python bot.py
http://127.0.0.1:7777 Triton
"""

import json
import os
import random
import sys
import threading
import urllib.request

SERVER, NAME = sys.argv[1:3]
HEADERS = {"Authorization": f"Bearer {os.environ['ARGOSY_TOKEN']}", "Content-Type": "application/json"}


def ask(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(
        urllib.request.Request(SERVER.rstrip("/") + path, data, HEADERS, method=method)
    )


def lines(path):
    with ask("GET", path) as answer:
        for line in answer:
            if line.strip():  # an empty line only says that the stream is open
                yield json.loads(line)


def play(table):
    answered = None
    for line in lines(f"/api/bot/game/stream/{table}"):
        state = line.get("state", line)  # the first line holds more than the state
        question = state["moment"], [choice["text"] for choice in state["choices"]]
        if state["choices"] and question != answered:  # a line may tell again what was answered meanwhile
            answered = question
            choice = random.choice(state["choices"])  # put your own idea here
            ask(
                "POST", f"/api/bot/game/{table}/choose", {"choice": choice["text"], "moment": state["moment"]}
            )


ask("POST", "/api/bot/account/upgrade", {"name": NAME})
print(f"{NAME} waits for challenges", flush=True)
for event in lines("/api/stream/event"):
    if event["type"] == "challenge" and event["challenge"]["direction"] == "in":
        ask("POST", f"/api/challenge/{event['challenge']['id']}/accept")
    elif event["type"] == "gameStart":
        threading.Thread(target=play, args=[event["game"]["table"]], daemon=True).start()
