"""Options of `argosy play` and `argosy serve`."""

import gc
import sys
from pathlib import Path
from typing import NamedTuple

LOCAL = "127.0.0.1"
PORT = 7777


class Wanted(NamedTuple):
    """The options that both have."""

    host: str | None
    port: int | None
    data_dir: Path | None
    database: str | None
    public_url: str | None
    settings: Path | None
    data: Path | None
    bots: tuple[str, ...]


def start(
    wanted: Wanted, *, open_browser: bool, is_at_home: bool, is_public: bool, workers: int | None = None
) -> None:
    """Start a server, with one line for what goes wrong.

    is_at_home: a port in use is no reason not to start: the next one does as well. is_public: the limits of
    a server that strangers reach.
    """
    gc.disable()  # what is loaded at the start stays to the end; the server begins to collect when the first page is out
    try:
        from argosy.bots.bot_folders import without_folders
        from argosy.cli.custom_data import use
        from argosy.server.http.launch import NEXT_PORTS, default_data_dir, run
        from argosy.server.settings import load

        use(wanted.data)
        folder = wanted.data_dir or default_data_dir()
        found = load(wanted.settings, data_dir=folder, public=is_public).with_service(
            host=wanted.host,
            port=wanted.port,
            database=wanted.database,
            public_url=wanted.public_url,
            bots=wanted.bots or None,
            workers=workers,
        )
        found = found.with_service(bots=without_folders(found.server.bots))
        run(
            found.server.host or LOCAL,
            PORT if found.server.port is None else found.server.port,
            folder,
            open_browser=open_browser,
            other_ports=NEXT_PORTS if is_at_home else 0,
            settings=found,
            is_at_home=is_at_home,
        )
    except OSError as error:
        sys.exit(f"argosy: the server cannot start: {error}")
    finally:
        gc.enable()
