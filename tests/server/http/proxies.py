"""Caddy and nginx with the files of deploy/, in front of a server, for a test.

Of a file only that is filled in which no test can have: the ports, the port of the server behind, where the
certificate comes from. Everything else counts as it stands there.
"""

import os
import shutil
import signal
import socket
import ssl
import subprocess
from contextlib import suppress
from pathlib import Path

import httpx
import pytest

from tests.server.processes import PATIENCE, wait_for

DEPLOY = Path(__file__).resolve().parents[3] / "deploy"
NAME = "argosy.example.org"
BEHIND = "127.0.0.1:7777"
"""Where the files look for the server."""
PLACES = os.pathsep.join((os.environ.get("PATH", ""), "/usr/sbin", "/usr/local/sbin"))


class Proxy:
    """A proxy that runs. `port` is that of https."""

    def __init__(self, kind: str, folder: Path, behind: int) -> None:
        self.kind = kind
        self.port, plain = free_ports(2)
        program = shutil.which(kind, path=PLACES)
        if program is None:
            pytest.skip(
                f"{kind} is not installed: apt-get install {'nginx-light' if kind == 'nginx' else kind}"
            )
        start = {"caddy": start_caddy, "nginx": start_nginx}[kind]
        self.pid, self._authority = start(program, folder, behind, self.port, plain)
        wait_for(self._answers)

    def visitor(self, address: str) -> httpx.Client:
        """Somebody with a browser who comes from an address of this machine."""
        context = ssl.create_default_context(cafile=str(self._authority))
        transport = httpx.HTTPTransport(verify=context, local_address=address)
        headers = {"host": NAME, "origin": f"https://{NAME}", "accept-language": "en"}
        return Visitor(
            transport=transport, base_url=f"https://127.0.0.1:{self.port}", headers=headers, timeout=PATIENCE
        )

    def stop(self) -> None:
        """End it."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)

    def _answers(self) -> bool:
        """Is it there, with a certificate that holds? Caddy makes its own after the start."""
        with suppress(OSError, httpx.TransportError), self.visitor("127.0.0.1") as visitor:
            return visitor.get("/health").status_code == 200
        return False


class Visitor(httpx.Client):
    """Knows the proxy by its name, which leads to this machine."""

    def send(self, request: httpx.Request, **more) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return super().send(request, **more)


def start_caddy(program: str, folder: Path, behind: int, port: int, plain: int) -> tuple[int, Path]:
    """Start it with an authority of its own; its process id, and the certificate to trust."""
    globals_ = f"{{\n\tadmin off\n\tskip_install_trust\n\thttp_port {plain}\n\thttps_port {port}\n}}\n"
    text = filled(
        DEPLOY / "Caddyfile", {BEHIND: f"127.0.0.1:{behind}", f"{NAME} {{": f"{NAME} {{\n\ttls internal"}
    )
    (folder / "Caddyfile").write_text(globals_ + text)
    homes = {name: str(folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    command = [program, "start", "--config", "Caddyfile", "--pidfile", "pid"]
    launch(command, folder, os.environ | homes)
    return int((folder / "pid").read_text()), folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"


def start_nginx(program: str, folder: Path, behind: int, port: int, plain: int) -> tuple[int, Path]:
    """Start it with a certificate that signs itself; its process id, and the certificate to trust."""
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    kind = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "1"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    launch(["openssl", "req", *kind, *subject, "-keyout", str(key), "-out", str(certificate)], folder)
    to_fill = {
        BEHIND: f"127.0.0.1:{behind}",
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "    listen [::]:80;\n": "",
        "    listen [::]:443 ssl http2;\n": "",
        f"/etc/letsencrypt/live/{NAME}": str(folder),
    }
    (folder / "site.conf").write_text(filled(DEPLOY / "nginx.conf", to_fill))
    temporary = " ".join(
        f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    http = f"http {{ access_log off; {temporary} include {folder}/site.conf; }}"
    (folder / "nginx.conf").write_text(f"pid {folder}/pid; error_log {folder}/errors; events {{}}\n{http}\n")
    launch(
        [program, "-p", str(folder), "-e", str(folder / "errors"), "-c", str(folder / "nginx.conf")], folder
    )
    wait_for((folder / "pid").exists)
    return int((folder / "pid").read_text()), certificate


def filled(file: Path, to_fill: dict[str, str]) -> str:
    """The text of a file with some of it replaced; all of that has to stand there."""
    text = file.read_text()
    for old, new in to_fill.items():
        assert old in text, f"{file.name} does not say {old!r}"
        text = text.replace(old, new)
    return text


def launch(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    """Run a command that ends by itself, with what it says in a file, because a service in the background
    keeps it open.
    """
    with (folder / "said").open("wb") as said:
        done = subprocess.run(
            command, cwd=folder, env=environment, stdout=said, stderr=said, timeout=PATIENCE, check=False
        )
    assert done.returncode == 0, (folder / "said").read_text()


def free_ports(count: int) -> list[int]:
    """Ports that nobody has."""
    sockets = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in sockets]
    for one in sockets:
        one.close()
    return ports
