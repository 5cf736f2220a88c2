"""`argosy play`: the table in the browser."""

from pathlib import Path

LOCAL = "127.0.0.1"
PORT = 7777


def play(
    *,
    host: str = LOCAL,
    port: int = PORT,
    data_dir: Path | None = None,
    browser: bool = True,
) -> None:
    """Start the server and open a browser. Ctrl-C ends it; games are kept.

    Parameters
    ----------
    host
        Address to listen on; 0.0.0.0 lets phones on the same network in.
    port
        Port to listen on.
    data_dir
        Folder for the games, one database file; by default the user's data folder.
    browser
        Open the page in a browser.
    """
    from argosy.server.play import run

    run(host=host, port=port, data_dir=data_dir, open_browser=browser)
