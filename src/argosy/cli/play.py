"""`argosy play`: the table in the browser."""

import gc
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

LOCAL = "127.0.0.1"
PORT = 7777


def play(
    *,
    host: str | None = None,
    port: int | None = None,
    data_dir: Path | None = None,
    browser: bool = True,
    database: str | None = None,
    public_url: str | None = None,
    settings: Path | None = None,
    public: bool = False,
    data: Path | None = None,
    bot: Annotated[tuple[str, ...], Parameter(negative=())] = (),
) -> None:
    """Start the server and open a browser. Ctrl-C ends it; games are kept.

    Parameters
    ----------
    host
        Address to listen on, by default 127.0.0.1; 0.0.0.0 lets phones on the same network in.
    port
        Port to listen on, by default 7777; if somebody else has it, one of the next. 0 takes any.
    data_dir
        Folder for the games, one database file; by default the user's data folder.
    browser
        Open the page in a browser.
    database
        SQLAlchemy URL of a database to use in place of that file: sqlite:////folder/file or postgresql+psycopg://...
    public_url
        Address in links to friends, when the server stands behind another one.
    settings
        File with settings (docs/settings.md); by default argosy.toml in the folder for the games, if there is one.
    public
        Tighter limits, for a server that strangers reach.
    data
        Folder with facts of your own: cards, boards, costs that replace or add to the printed ones (docs/data.md).
    bot
        A bot of your own that everybody may choose at a table, as MODULE:ATTRIBUTE, for example mybots:Builder (docs/bots.md), or
        as engine:COMMAND, for example engine:./my-engine (docs/engines.md); may be given several times.

    """
    gc.disable()  # what is loaded at the start stays to the end; the server begins to collect when the first page is out
    try:
        from argosy.bots import own
        from argosy.cli.own_data import use
        from argosy.server.launch import default_data_dir, run
        from argosy.server.settings import load

        use(data)
        folder = data_dir or default_data_dir()
        found = load(settings, data_dir=folder, public=public)
        service = found.with_service(database=database, public_url=public_url, bots=bot or None)
        if service.server.bots:
            own.use_current_folder()
        run(
            host or found.server.host or LOCAL,
            next(one for one in (port, found.server.port, PORT) if one is not None),
            folder,
            open_browser=browser,
            settings=service,
        )
    except OSError as error:
        sys.exit(f"argosy: the server cannot start: {error}")
    finally:
        gc.enable()
