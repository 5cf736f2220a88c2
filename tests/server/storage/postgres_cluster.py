"""Private PostgreSQL cluster for tests: the system's programs, in a folder and on a port of its own."""

import asyncio
import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from pathlib import Path

import asyncpg

GUARD = """
cat > /dev/null
test -e "$0/data/postmaster.pid" && kill -QUIT "$(head -n 1 "$0/data/postmaster.pid")" && sleep 1
rm -rf "$0"
"""
"""Waits until nobody can write to it any more, and takes away what is left of the cluster in a folder."""
MISSING = "PostgreSQL is not installed here (Debian: apt-get install postgresql)"
USER = "postgres"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",  # no test pulls the plug of the machine; what a killed process has committed is there
    "max_connections": "200",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


def programs() -> Path | None:
    """The folder with initdb and pg_ctl, the newest if there are several; None if there is none."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    on_path = shutil.which("initdb")
    if found:
        return found[-1].parent
    return Path(on_path).parent if on_path else None


class Cluster:
    """Runs until `end`; a restart keeps its port and all that is in it."""

    def __init__(self) -> None:
        self._programs = programs()
        assert self._programs is not None, MISSING
        self._folder = Path(tempfile.mkdtemp(prefix="argosy-postgres-"))
        self._is_root = hasattr(os, "geteuid") and os.geteuid() == 0
        if self._is_root:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, USER)
        self._data = self._folder / "data"
        # For a process that is killed: it cannot end what it has started, but its end of the pipe is closed.
        self._guard = subprocess.Popen(
            ["sh", "-c", GUARD, self._folder],
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "--no-sync", "-E", "UTF8")
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.start()

    def start(self) -> None:
        """Start, and wait until it answers."""
        said = {**SETTINGS, "port": str(self.port)}
        options = " ".join(f"-c {name}='{value}'" for name, value in said.items())
        self._run(
            "pg_ctl", "-D", self._data, "-w", "-t", "60", "-l", self._folder / "log", "-o", options, "start"
        )

    def stop(self, how: str = "fast") -> None:
        """Stop; `immediate` is as if it were killed."""
        self._run("pg_ctl", "-D", self._data, "-w", "-m", how, "stop")

    def end(self) -> None:
        """Stop, and remove all."""
        if (self._data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self._folder, ignore_errors=True)
        self._guard.communicate()

    @property
    def process(self) -> int:
        """The process that has started all others of the cluster."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    def url(self, name: str) -> str:
        """The address of a database, as the server takes it."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{name}"

    def make(self, template: str = "template1", name: str = "") -> str:
        """Make a database, which is a copy of another one, and return its name."""
        name = name or f"games_{uuid.uuid4().hex[:12]}"
        self._do(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return name

    def empty(self, name: str) -> None:
        """Take all rows out of a database, but for the one that says which form it has."""
        tables = (
            "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'alembic_version'"
        )

        async def do() -> None:
            connection = await asyncpg.connect(self.url(name))
            try:
                # In any order, whatever refers to what.
                await connection.execute("SET session_replication_role = replica")
                for row in await connection.fetch(tables):
                    statement = f'DELETE FROM "{row["tablename"]}"'  # noqa: S608  because the database names its tables
                    await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(do())

    def drop(self, name: str) -> None:
        """Remove a database, whoever uses it."""
        self._do(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def _do(self, statement: str) -> None:
        async def do() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            try:
                await connection.execute(statement)
            finally:
                await connection.close()

        asyncio.run(do())

    def _run(self, program: str, *arguments: str | Path) -> None:
        command = [str(self._programs / program), *map(str, arguments)]
        if self._is_root:
            command = ["runuser", "-u", USER, "--", *command]
        done = subprocess.run(
            command,
            check=False,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            cwd="/",
            timeout=120,
        )
        assert done.returncode == 0, f"{program}: {done.stderr}"
