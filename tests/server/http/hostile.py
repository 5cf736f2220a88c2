"""Hostile requests made from a seed: headers, addresses, forms, texts."""

import json
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote, urlencode

import msgspec

HOST = b"argosy.test"
FORM = b"application/x-www-form-urlencoded"
HUGE = 60_000
NASTY = (
    "", "\x00", "a\x00b", "\ud800", "\ufffe", "\u202e", "ü" * 300, "9" * 400, "-1", "1e999", "NaN", "0x7f", "²", "٣", "'", '"><b>',
    "../../etc/passwd", "//evil.test", "\r\nx: y", "{{ 7 * 7 }}", "%s%n", "[" * 500, "{" * 500, "a." * 400, ";" * 400, "a\u0301" * 200,
    "None", "true", "x" * 3000,
)  # fmt: skip
"""Texts for any field."""
LEAVES: tuple[Any, ...] = (
    None, True, -1, 10**9, 10**18, 10**400, -(10**30), 0.5, 1e308, "", "x", "x" * 2000, "\ud800", "\x00", [], {}, [[]], [None] * 50,
    {"a": {"a": {}}}, "lodge", ["lodge"] * 40, [1] * 3000,
)  # fmt: skip
"""Values for any place of a position."""
FIELDS = (
    "name", "game", "players", "edition", "next", "boxes", "language", "theme", "switches", "choice", "moment", "seat", "plan", "seen",
    "text", "sign", "step", "decision", "position", "fits", "do", "chosen", "others", "query", "q", "rule", "page", "example", "ask",
    "way", "thing", "rival", "clock", "opponent", "seat-0", "v:age", "record", "tab",
)  # fmt: skip


class Target(msgspec.Struct, frozen=True):
    """One way into the application."""

    method: str
    path: str
    """With parts in braces."""
    reads_body: bool


class Asked(msgspec.Struct, frozen=True):
    """A request as bytes."""

    kind: str
    method: str
    path: str
    query: bytes = b""
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""
    is_cut: bool = False
    """The client goes away before the whole body is sent."""

    def scope(self) -> dict[str, Any]:
        """The same for an application (ASGI)."""
        names = {name for name, _ in self.headers}
        raw = quote(self.path, errors="surrogatepass")
        usual = ((b"host", HOST), (b"content-type", FORM), (b"content-length", str(len(self.body)).encode()))
        return {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": self.method, "scheme": "http",
            "path": unquote(raw), "raw_path": raw.encode(), "query_string": self.query,
            "root_path": "", "headers": [*(one for one in usual if one[0] not in names), *self.headers],
            "server": ("argosy.test", 80), "client": ("127.0.0.1", 1),
        }  # fmt: skip


class Hostile:
    """Makes requests.

    `known`: for each part of an address some values that there are; `position` and `record`: good ones.
    """

    def __init__(
        self, seed: int, known: dict[str, tuple[str, ...]], position: dict[str, Any], record: str
    ) -> None:
        self.chance = random.Random(seed)
        self.known = known
        self.position = position
        self.record = record

    def request(self, target: Target) -> Asked:
        """One against a way in. What would be harmless after all carries a form that is refused."""
        kinds: list[Callable[[Target], Asked]] = [
            self.headers,
            self.host,
            self.long_address,
            self.impossible_id,
        ]
        if target.method == "POST":
            kinds.append(self.origin)
        if target.method == "GET" or target.reads_body:
            kinds += [self.cookies, self.query, self.query]
        if target.reads_body:
            kinds += [self.form, self.broken_form, self.nested]
            kinds += [self.positions] * 3 * (target.path in ("/position", "/pad"))
            kinds += [self.records] * 6 * (target.path == "/records")
            kinds += [self.choices] * 3 * target.path.endswith("/choose")
        return self.chance.choice(kinds)(target)

    def headers(self, target: Target) -> Asked:
        name = self.chance.choice(
            [b"accept-language", b"accept-encoding", b"x-any", b"referer", b"range", b"if-none-match"]
        )
        value = self.chance.choice([b"a," * 9000, b"\xff" * 20_000, b"a;q=" * 5000, b"(" * 17_000])
        return self._asked("headers", target, headers=((name, value),))

    def host(self, target: Target) -> Asked:
        hosts = [
            b"x:99999999",
            b"[",
            b"[::1",
            b"[v1.a]",
            b"a b",
            b"x/y",
            b"u:p@x",
            b"\xff",
            b"",
            b"x" * 300,
            b"x:-1",
            b"x\\y",
            b"%5b",
        ]
        return self._asked("host", target, headers=((b"host", self.chance.choice(hosts)),))

    def origin(self, target: Target) -> Asked:
        origins = [
            b"http://[",
            b"null",
            b"http://]",
            b"\xff",
            b"http://argosy.test.evil",
            b"[" * 3000,
            b"http://x:99999999",
        ]
        return self._asked("origin", target, headers=((b"origin", self.chance.choice(origins)),))

    def long_address(self, target: Target) -> Asked:
        query = self.chance.choice([b"a=" + b"b" * 9000, b"&a" * 5000, b"%00" * 3000, b"=" * 8200])
        return self._asked("long address", target, query=query)

    def impossible_id(self, target: Target) -> Asked:
        asked = self._asked("id", target, **self._refused_body(target))
        if "{" not in target.path:
            return self.host(target)
        nasty = self.chance.choice([one for one in NASTY if one and "/" not in one])
        start = target.path.partition("{")[0]
        _, slash, rest = asked.path.removeprefix(start).partition("/")
        path = f"{start}{nasty}{slash}{rest}"
        return msgspec.structs.replace(asked, path=path)

    def cookies(self, target: Target) -> Asked:
        value = self.chance.choice([
            b'argosy_guest="' + b"\\a" * 7000, b"argosy_guest=" + b"." * 9000, b"argosy_guest=a.b;" * 800, b";" * 9000, b"=" * 9000,
            b"argosy_guest=\xff\xfe.\x00", b'argosy_guest="\\000.\\777"', b"argosy_guest" * 900,
        ])  # fmt: skip
        return self._asked("cookies", target, headers=((b"cookie", value),), **self._refused_body(target))

    def query(self, target: Target) -> Asked:
        fields = {name: self.chance.choice(NASTY) for name in self.chance.sample(FIELDS, 4)}
        query = urlencode(fields, errors="surrogatepass").encode()[:8000]
        return self._asked("query", target, query=query, **self._refused_body(target))

    def form(self, target: Target) -> Asked:
        fields = {name: self.chance.choice(NASTY) for name in self.chance.sample(FIELDS, 6)} | {"zzz": "\x00"}
        return self._asked("form", target, body=urlencode(fields, errors="surrogatepass").encode()[:HUGE])

    def broken_form(self, target: Target) -> Asked:
        kind, body = self.chance.choice([
            (b"multipart/form-data", b"--x"), (b"multipart/form-data; boundary=", b"--\r\n"), (FORM, b"a" * 70_000),
            (b'multipart/form-data; boundary="', b"\r\n" * 9000),
            (b"multipart/form-data; boundary=x", b'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\x00\r\n--x--\r\n'),
            (b"multipart/form-data; boundary=x", b'--x\r\ncontent-disposition: form-data; name="a"\r\n' + b"x: y\r\n" * 9000),
            (b"multipart/form-data; boundary=x", b"--x\r\n" * 9000),
            (b"multipart/form-data; boundary=x; " + b'a="\\' * 3000, b'--x\r\ncontent-disposition: form-data; name="\x00"\r\n\r\n\r\n--x--\r\n'),
        ])  # fmt: skip
        return self._asked("broken form", target, headers=((b"content-type", kind),), body=body)

    def nested(self, target: Target) -> Asked:
        text = self.chance.choice(
            [
                "[" * 30_000,
                '{"choice":' * 5000,
                '"' + "\\" * 40_000,
                '{"choice":"\\ud800","moment":1}',
                "\x00",
            ]
        )
        if not target.path.startswith("/api/"):
            return self._asked(
                "nested",
                target,
                body=urlencode({"position": text + "\x00", "choice": text}).encode()[:HUGE] + b"&a=%00",
            )
        return self._asked(
            "nested", target, headers=((b"content-type", b"application/json"),), body=text.encode()
        )

    def choices(self, target: Target) -> Asked:
        text = (
            self.chance.choice(
                ["sell clay_pool" + " " * 50_000, "build " * 9000, "build", "[" * 30_000, *NASTY]
            )
            + "!"
        )
        if target.path.startswith("/api/"):
            body = json.dumps({"choice": text, "moment": self.chance.choice([1, -1, 10**30, None])}).encode()
            return self._asked(
                "choices", target, headers=((b"content-type", b"application/json"),), body=body
            )
        form = {"choice": text, "seat": "0", "moment": "1", "chosen": self.chance.choice(NASTY)}
        return self._asked("choices", target, body=urlencode(form, errors="surrogatepass").encode()[:HUGE])

    def positions(self, target: Target) -> Asked:
        texts = [
            "a." * 9000 + "a=1", "\n".join(f"a{n}{'.b' * 15}=1" for n in range(900)), "[[a]]\n" * 1900, "a='''" + "''x" * 9000,
            "a=[" + "1," * 20_000 + "]", "{" + ",".join(f'"k{n}":1' for n in range(3900)) + "}", 'a="""\\' * 6000, '{"age":' + "1" * 4200 + "}",
            *(json.dumps(self._damaged(self.position)) for _ in range(16)),
        ]  # fmt: skip
        form = {"position": self.chance.choice(texts), "fits": self.chance.choice([*texts, ""])}
        if target.path == "/position" and self.chance.random() < 0.4:
            form |= {
                "do": self.chance.choice(
                    ["text", "put 0 hand lodge", "cities 9", "game x", "age 9", "x " * 500]
                ),
                "text": form["position"],
            }
            form |= {
                f"v:{self.chance.choice(['age', 'turn', 'coins-0', 'cities.0.coins'])}": self.chance.choice(
                    NASTY[3:]
                )
            }
        return self._asked("positions", target, body=urlencode(form, errors="surrogatepass").encode())

    def records(self, target: Target) -> Asked:
        lines = self.record.splitlines()
        place = self.chance.randrange(len(lines))
        words = lines[place].split(" ")
        words[self.chance.randrange(len(words))] = self.chance.choice(
            [*NASTY, "9" * 5000, "1.1", "|", "seed", "position"]
        )
        lines[place] = " ".join(words)
        head = f"argosy record 1\ngame wonders, edition 2020, players 3, seed {'9' * self.chance.choice([1, 30, 5000])}\n"
        damaged = json.dumps(self._damaged(self.position))
        texts = [
            "\n".join(lines),
            "\n".join(lines),
            f"{head}position {damaged}\n",
            f"{head}position {'[' * 9000}\n",
            head + "1.1 " * 9000,
        ]
        body = urlencode({"record": self.chance.choice(texts)}, errors="surrogatepass").encode()
        return self._asked("records", target, body=body)

    def _damaged(self, value: Any) -> Any:
        """The same with one place that holds something else."""
        if isinstance(value, dict) and value and self.chance.random() < 0.9:
            name = self.chance.choice(list(value))
            return value | {name: self._damaged(value[name])}
        if isinstance(value, list) and value and self.chance.random() < 0.9:
            place = self.chance.randrange(len(value))
            return [*value[:place], self._damaged(value[place]), *value[place + 1 :]]
        return self.chance.choice(LEAVES)

    def _refused_body(self, target: Target) -> dict[str, Any]:
        return {"body": b"a=%00"} if target.reads_body else {}

    def _asked(self, kind: str, target: Target, **more: Any) -> Asked:
        path = target.path
        for name, values in self.known.items():
            path = path.replace(f"{{{name}}}", self.chance.choice(values))
        return Asked(kind=kind, method=target.method, path=path, **more)
