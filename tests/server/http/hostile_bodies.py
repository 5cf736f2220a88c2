"""Hostile request bodies made from a seed: broken multipart, odd charsets, false lengths, early ends."""

import random
from collections.abc import Callable

import msgspec

from tests.server.http.hostile import FIELDS, FORM, HUGE, Asked, Hostile, Target

CHARSETS = (
    "klingon", "", "utf-7", "utf-16", "utf-8-sig", "idna", "punycode", "undefined", "unicode_escape", "raw_unicode_escape", "hex",
    "base64", "rot13", "zlib", "mbcs", "oem", "utf-8\x00", "\xfc", "u" * 2000, "../../etc/passwd", "encodings.utf_8", "latin-1", "cp037",
)  # fmt: skip
"""Charsets of a part: unknown ones, codecs that are no charset, ones that decode to half letters, long
names.
"""
BYTES = (
    b"", b"a", b"\x00", b"\xff\xfe\xfd", b"\xed\xa0\x80", b"\\d\\ud800\\777", b"+2AA-", b"xn--a-\xff", b"zz-99999", b"\r\n--x", b"--x--",
    b"a" * 9000, b"\xc3", b"%zz%00%", b'{"choice":', b"[" * 4000, b"1" * 5000, b"\xef\xbb\xbfa", b"=&=&", b"\n" * 3000,
)  # fmt: skip
"""Contents of a field."""
KINDS = (
    FORM, b"multipart/form-data; boundary=x", b"multipart/form-data", b"multipart/form-data; boundary=", b'multipart/form-data; boundary=""',
    b"multipart/mixed; boundary=x", b"multipart/form-data; boundary=\xff", b"multipart/form-data; boundary=" + b"x" * 5000, b"application/json",
    b"application/json; charset=klingon", FORM + b"; charset=klingon", b"application/msgpack", b"text/plain", b"", b";", b"/", b"\xff\x00",
    b"multipart/form-data; boundary=x; charset=utf-7", b"multipart/form-data;boundary=y;boundary=x", b"APPLICATION/JSON", b"a/b;c=" + b'"' * 900,
)  # fmt: skip
"""Content types."""
LENGTHS = (
    b"0",
    b"-1",
    b"1",
    b"99999999999999999999",
    b"1e9",
    b"0x10",
    b" 7 ",
    b"\xff",
    b"",
    b"9" * 4500,
    b"64001",
)
"""Content lengths that are not the body's."""


class Body(msgspec.Struct, frozen=True):
    """A body and its content type."""

    kind: bytes
    text: bytes


class HostileBodies:
    """Makes requests with hostile bodies; `hostile` fills the parts of an address."""

    def __init__(self, seed: int, hostile: Hostile) -> None:
        self.chance = random.Random(seed)
        self.hostile = hostile

    def request(self, target: Target) -> Asked:
        """One request, whether or not its handler reads bodies."""
        name, make = self.chance.choice(
            (
                ("charset", self.charset),
                ("part", self.part),
                ("nested", self.nested),
                ("mixed", self.mixed),
                ("bytes", self.bytes_of_fields),
            )
        )
        return self._damaged(target, name, make)

    def charset(self) -> Body:
        """Parts that name charsets."""
        parts = [self._part(f"text/plain; charset={self.chance.choice(CHARSETS)}") for _ in range(3)]
        return Body(KINDS[1], b"".join(parts) + b"--x--\r\n")

    def part(self) -> Body:
        """Parts with broken headers: without a name, endless, of bytes that are no text, folded, with false
        lengths.
        """
        headers = [
            b"", b"content-disposition: form-data\r\n", b"content-disposition: attachment; name=a\r\n", b'content-disposition: form-data; name="\r\n',
            b'content-disposition: form-data; name="a"; filename="\x00"\r\n', b"content-disposition: form-data; name=" + b"a" * 9000 + b"\r\n",
            b'content-disposition: form-data; name="\xff\xfe"\r\n', b" folded\r\n", b"no colon\r\n", b": \r\n", b"x: y\r\n" * 2000, b"\x00: \x00\r\n",
            b'content-disposition: form-data; name="file"; filename="../../x"\r\ncontent-type: \xff; charset=klingon\r\n',
            b'content-disposition: form-data; name="a"\r\ncontent-length: 99999\r\n', b'content-disposition: form-data; name="a"\n\n',
            b"content-disposition: form-data; name*=klingon''%ff\r\n", b"content-transfer-encoding: klingon\r\n" * 3,
        ]  # fmt: skip
        parts = [
            b"--x\r\n" + self.chance.choice(headers) + b"\r\n" + self._bytes() + b"\r\n" for _ in range(3)
        ]
        return Body(
            KINDS[1],
            b"".join(parts)
            + self.chance.choice([b"--x--\r\n", b"--x--", b"--x", b"--x-", b"", b"--x--\r\nmore"]),
        )

    def nested(self) -> Body:
        """A form within a part of a form, and more parts than anybody reads."""
        inner = (
            b'content-type: multipart/mixed; boundary=x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'
        )
        return Body(
            KINDS[1],
            self.chance.choice(
                [(b"--x\r\n" + inner) * 400, self._part("text/plain") * 500, b"--x\r\n\r\n" * 6000]
            )
            + b"--x--",
        )

    def mixed(self) -> Body:
        """Any body under any content type."""
        return Body(
            self.chance.choice(KINDS),
            self.chance.choice((self.charset, self.part, self.bytes_of_fields))().text,
        )

    def bytes_of_fields(self) -> Body:
        """Bytes that are no text, as a form or as JSON."""
        fields = b"&".join(name.encode() + b"=" + self._bytes() for name in self.chance.sample(FIELDS, 5))
        return self.chance.choice((
            Body(FORM, fields), Body(b"application/json", self._bytes()), Body(b"application/json", b'{"choice":"' + self._bytes() + b'"}'),
        ))  # fmt: skip

    def _part(self, kind: str) -> bytes:
        names = self.chance.choice(
            [
                f'name="{self.chance.choice(FIELDS)}"',
                'name="file"; filename="a.txt"',
                "name=record",
                'name=""',
            ]
        )
        head = f"--x\r\ncontent-disposition: form-data; {names}\r\ncontent-type: {kind}\r\n\r\n"
        return head.encode("latin-1") + self._bytes() + b"\r\n"

    def _bytes(self) -> bytes:
        return self.chance.choice(BYTES)

    def _damaged(self, target: Target, name: str, make: Callable[[], Body]) -> Asked:
        """The request, sometimes with a body that ends early, or with a false length."""
        body = make()
        text, headers = body.text[:HUGE], [(b"content-type", body.kind)]
        if self.chance.random() < 0.3:
            text = text[: self.chance.randrange(len(text) + 1)]
        if self.chance.random() < 0.2:
            headers.append((b"content-length", self.chance.choice(LENGTHS)))
        is_cut = self.chance.random() < 0.1
        return self.hostile._asked(name, target, headers=tuple(headers), body=text, is_cut=is_cut)
