"""The same addresses as objects, in the shape that users of `berserk`, the client of lichess, know. Both games look alike here."""

import json
import urllib.request


class Session:
    """Requests with a token."""

    def __init__(self, server, token):
        self.server = server.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def open(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        return urllib.request.urlopen(urllib.request.Request(self.server + path, data, self.headers, method=method))

    def ask(self, method, path, body=None):
        with self.open(method, path, body) as answer:
            return json.loads(answer.read() or "null")

    def lines(self, path):
        with self.open("GET", path) as answer:
            yield from (json.loads(line) for line in answer if line.strip())


class Bots:
    def __init__(self, session):
        self.session = session

    def upgrade(self, name):
        return self.session.ask("POST", "/api/bot/account/upgrade", {"name": name})

    def stream_incoming_events(self):
        return self.session.lines("/api/stream/event")

    def stream_game_state(self, table):
        return self.session.lines(f"/api/bot/game/stream/{table}")

    def choose(self, table, text, moment=None):
        return self.session.ask("POST", f"/api/bot/game/{table}/choose", {"choice": text, "moment": moment})


class Challenges:
    def __init__(self, session):
        self.session = session

    def create(self, handle, **ruleset):
        return self.session.ask("POST", f"/api/challenge/{handle}", ruleset)

    def accept(self, challenge):
        return self.session.ask("POST", f"/api/challenge/{challenge}/accept")


class Client:
    def __init__(self, server, token):
        session = Session(server, token)
        self.bots, self.challenges = Bots(session), Challenges(session)
