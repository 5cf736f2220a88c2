"""`argosy play`: the table in the browser."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from argosy.cli.options.server import Wanted, start


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
        SQLAlchemy URL of a database to use in place of that file: sqlite:////folder/file or postgresql://...
    public_url
        Address in links to friends, when the server stands behind another one.
    settings
        File with settings (docs/host/settings.md); by default argosy.toml in the folder for the games, if
        there is one.
    public
        Tighter limits, for a server that strangers reach.
    data
        Folder with facts of your own: cards, boards, costs that replace or add to the printed ones
        (docs/develop/data.md).
    bot
        A bot of your own that everybody may choose at a table, as MODULE:ATTRIBUTE, for example
        mybots:Builder or ./bots/mybots:Builder (docs/bots/writing-a-bot.md), or as engine:COMMAND, for
        example engine:./my-engine (docs/bots/engines.md); may be given several times.

    """
    start(
        Wanted(host, port, data_dir, database, public_url, settings, data, bot),
        open_browser=browser,
        is_at_home=True,
        is_public=public,
    )
