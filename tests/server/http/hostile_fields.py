"""Hostile forms whose names are those that handlers read, made from a seed.

Each value alone is one that a form may hold, so that it reaches the handler.
"""

import json
import random
import re
from pathlib import Path
from typing import Any, get_args
from urllib.parse import urlencode

import argosy.server
from argosy.server.moderation.acts import Kind
from tests.server.http.hostile import FIELDS, HUGE, LEAVES, NASTY, Asked, Hostile, Target

READS = re.compile(r'(?:form|query_params)(?:\.get\(|\[)"([a-z_-]+)"')
NAMES = tuple(
    sorted(
        {*FIELDS, "seat-1", "side-0", "wonder-0", "players", "most", "rounds", "title", "system", "teams"}
        | {
            name
            for path in Path(argosy.server.__file__).parent.rglob("*.py")
            for name in READS.findall(path.read_text())
        }
    )
)
"""Fields of all forms and addresses."""
POSSIBLE = (
    "on", "0", "1", "2", "3", "99", "random", "bot:random", "you", "friend", "open", "duel", "wonders", "2010", "2020", "swiss",
    "line:0", "line:-1", "seat:0", "seat:1", "seat:99", "7d", "1h", "en", "dark", "day", "agora", "sell", "a@example.org",
    "https://example.org/", "/admin", "/t/x", *get_args(Kind),
)  # fmt: skip
"""Values that some field may have."""

GOOD: dict[str, dict[str, tuple[str, ...]]] = {
    "/admin/act": {
        "kind": get_args(Kind), "target": ("id",), "place": ("0", "1"), "length": ("1h",), "text": ("words",), "sure": ("on",),
    },
    "/admin/invitations": {"note": ("club",), "uses": ("1", "0"), "days": ("1", "0")},
    "/t/{table_id}/report": {"about": ("seat:1", "line:0"), "text": ("insults",)},
    "/t/{table_id}/talk": {"text": ("words",)},
    "/tables": {"edition": ("2010",), "players": ("3",), "seat-0": ("you",), "seat-1": ("friend",)},
    "/tournaments": {"title": ("Cup",), "game": ("duel",), "system": ("swiss",), "clock": ("180",), "most": ("4",)},
    "/tokens": {"name": ("bot",), "bot:play": ("on",)},
    "/settings": {"name": ("Ada",), "switches": ("talk",), "language": ("fr",), "next": ("/",)},
}  # fmt: skip
"""Values by address and field that are taken; `id` stands for one of the ids."""


class HostileFields:
    """Makes requests of forms and JSON; `hostile` fills the parts of an address, `ids` are values too."""

    def __init__(self, seed: int, hostile: Hostile) -> None:
        self.chance = random.Random(seed)
        self.hostile = hostile
        self.ids: tuple[str, ...] = ()

    def request(self, target: Target) -> Asked:
        """One request with fields in its address, in a form, or in JSON where programs ask."""
        names = self.chance.sample(NAMES, self.chance.choice([1, 4, 12, len(NAMES)]))
        if target.method == "GET":
            query = urlencode({name: self._text() for name in names}).encode()[:8000]
            return self.hostile._asked("query of fields", target, query=query)
        if target.path.startswith("/api/"):
            body = json.dumps({name: self._value() for name in names}).encode()
            headers = ((b"content-type", b"application/json"),)
            return self.hostile._asked("fields of JSON", target, headers=headers, body=body[:HUGE])
        form = urlencode({name: self._text() for name in names}).encode()[:HUGE]
        return self.hostile._asked("fields", target, body=form)

    def nearly_good(self, target: Target) -> Asked:
        """A form of GOOD in which one field, or none, has another value."""
        form = {name: self.chance.choice(values) for name, values in GOOD[target.path].items()}
        form = {
            name: self.chance.choice(self.ids) if value == "id" else value for name, value in form.items()
        }
        if self.chance.random() < 0.7:
            form[self.chance.choice(list(form))] = self._text()
        return self.hostile._asked("nearly good", target, body=urlencode(form).encode()[:HUGE])

    def _text(self) -> str:
        """A value of a form that its parser lets through."""
        texts = [one for one in NASTY if one.isprintable()] + ["\u202e", "\ufffe", "a\u0301" * 200]
        return self.chance.choice(self.chance.choice([texts, POSSIBLE, self.ids or POSSIBLE]))

    def _value(self) -> Any:
        return self._text() if self.chance.random() < 0.6 else self.chance.choice(LEAVES)
