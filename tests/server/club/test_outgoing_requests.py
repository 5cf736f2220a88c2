"""Refused targets of outgoing requests: addresses that only this machine or its network can reach.

However they are written.
"""

import socket
import ssl
from datetime import UTC, datetime, timedelta

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from argosy.server.club.outgoing import NotSent, Outgoing
from tests.server.club.receiver import receiving

ADA = "ada"
"""The guest whose addresses these are."""


@pytest.fixture
def outgoing():
    out = Outgoing()
    yield out
    out.close()


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("http://example.org/", "https"),
        ("ftp://example.org/", "https"),
        ("https:///path", "https"),
        ("/path", "https"),
        ("https://ada:secret@example.org/", "password"),
        ("https://127.0.0.1/", "public"),
        ("https://127.1/", "public|nowhere"),
        ("https://0x7f000001/", "public|nowhere"),
        ("https://2130706433/", "public|nowhere"),
        ("https://[::1]/", "public"),
        ("https://localhost/", "public"),
        ("https://[::ffff:127.0.0.1]:8000/", "public"),
        ("https://169.254.169.254/latest/meta-data", "public"),
        ("https://" + "a" * 700 + ".example/", "letters"),
        ("https://a\x00b.example/", "no address"),
    ],
)
async def test_what_nothing_is_sent_to(outgoing, url, reason):
    with pytest.raises(NotSent, match=reason):
        await outgoing.check(url, ADA)
    with pytest.raises(NotSent, match=reason):
        await outgoing.post(url, b"{}", {}, ADA)


async def test_a_name_that_nobody_knows(outgoing, monkeypatch):
    def unknown(*args, **named):
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", unknown)
    with pytest.raises(NotSent, match="nowhere"):
        await outgoing.check("https://nobody.example/", ADA)


async def test_a_name_that_leads_to_this_machine_only_when_something_is_sent(outgoing, monkeypatch):
    leads = ["8.8.8.8"]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **named: [(2, 1, 6, "", (leads[0], 443))])
    await outgoing.check("https://changes.example/", ADA)
    leads[0] = "127.0.0.1"
    with pytest.raises(NotSent, match="public"):
        await outgoing.post("https://changes.example/", b"{}", {}, ADA)


async def test_one_private_number_among_public_ones_is_enough(outgoing, monkeypatch):
    found = [(2, 1, 6, "", ("8.8.8.8", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **named: found)
    with pytest.raises(NotSent, match="public"):
        await outgoing.check("https://both.example/", ADA)


async def test_the_connection_goes_to_the_number_that_was_looked_at(outgoing, monkeypatch):
    """The name is asked for once; the receiver still learns under which name it was meant."""
    outgoing.is_strict, asked, real = False, [], socket.getaddrinfo
    async with receiving() as receiver:

        def looked_up(host, port, *args, **named):
            if host == "hooks.example":
                asked.append(host)
                return [(2, 1, 6, "", ("127.0.0.1", port))]
            return real(host, port, *args, **named)

        monkeypatch.setattr(socket, "getaddrinfo", looked_up)
        port = receiver.url.rpartition(":")[2]
        assert await outgoing.post(f"http://hooks.example:{port}/x?y=1", b"{}", {"ttl": "5"}, ADA) == 201
    assert asked == ["hooks.example"]
    (one,) = receiver.received
    assert (one.path, one.headers["host"], one.headers["ttl"], one.body) == (
        "/x?y=1",
        f"hooks.example:{port}",
        "5",
        b"{}",
    )


async def test_no_redirect_is_followed(outgoing):
    outgoing.is_strict = False
    async with receiving() as receiver:
        receiver.status, receiver.more_head = 302, f"location: {receiver.url}/secret\r\n"
        assert await outgoing.post(f"{receiver.url}/hook", b"{}", {}, ADA) == 302
    assert [one.path for one in receiver.received] == ["/hook"]


async def test_whoever_is_not_there_is_named_by_kind_of_error(outgoing):
    outgoing.is_strict = False
    async with receiving() as receiver:
        pass
    with pytest.raises(NotSent, match="ConnectError"):
        await outgoing.post(receiver.url, b"{}", {}, ADA)


def certificate_for(name: str, folder) -> tuple[ssl.SSLContext, ssl.SSLContext]:
    """A certificate for a server of this name, and a context that trusts it and nothing else."""
    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem = made.public_bytes(Encoding.PEM)
    both = folder / "both.pem"
    both.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()) + pem)
    shown = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    shown.load_cert_chain(both)
    return shown, ssl.create_default_context(cadata=pem.decode())


async def test_a_certificate_has_to_be_that_of_the_name_although_a_number_is_connected_to(
    outgoing, monkeypatch, tmp_path
):
    shown, outgoing.trusted = certificate_for("hooks.example", tmp_path)
    outgoing.is_strict, real = False, socket.getaddrinfo

    def looked_up(host, port, *args, **named):
        is_ours = str(host).endswith(".example")
        return [(2, 1, 6, "", ("127.0.0.1", port))] if is_ours else real(host, port, *args, **named)

    async with receiving(shown) as receiver:
        monkeypatch.setattr(socket, "getaddrinfo", looked_up)
        port = receiver.url.rpartition(":")[2]
        assert await outgoing.post(f"https://hooks.example:{port}/x", b"{}", {}, ADA) == 201
        with pytest.raises(NotSent, match="ConnectError"):
            await outgoing.post(f"https://others.example:{port}/x", b"{}", {}, ADA)
    assert len(receiver.received) == 1


async def test_a_receiver_of_a_webhook_with_a_certificate_of_nobody_hears_nothing(app_state, tmp_path):
    """A certificate that no authority has signed."""
    shown, _ = certificate_for("localhost", tmp_path)
    app_state.outgoing.is_strict = False
    async with receiving(shown) as receiver:
        url = receiver.url.replace("127.0.0.1", "localhost")
        assert await app_state.hooks._fault(f"{url}/x", b"{}", ADA) == "ConnectError"
    assert receiver.received == []
