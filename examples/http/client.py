"""Client of the bot API with the function names of `berserk`, the client of lichess."""

import json
from types import SimpleNamespace
from urllib.request import Request, urlopen


def client(server, token):
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def post(path, body=None):
        data = json.dumps(body or {}).encode()
        with urlopen(Request(server.rstrip("/") + path, data, headers)) as answer:
            return json.loads(answer.read() or "null")

    def lines(path):
        with urlopen(Request(server.rstrip("/") + path, headers=headers)) as answer:
            yield from (json.loads(line) for line in answer if line.strip())

    return SimpleNamespace(
        bots=SimpleNamespace(
            upgrade=lambda name: post("/api/bot/account/upgrade", {"name": name}),
            stream_incoming_events=lambda: lines("/api/stream/event"),
            stream_game_state=lambda table: lines(f"/api/bot/game/stream/{table}"),
            choose=lambda table, text, moment=None: post(
                f"/api/bot/game/{table}/choose", {"choice": text, "moment": moment}
            ),
        ),
        challenges=SimpleNamespace(
            create=lambda handle, **ruleset: post(f"/api/challenge/{handle}", ruleset),
            accept=lambda challenge: post(f"/api/challenge/{challenge}/accept"),
        ),
    )
