"""`argosy serve`: the server of a club."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from argosy.cli.options.server import Wanted, start


def serve(
    *,
    workers: Annotated[int | None, Parameter(validator=Number(gte=1, lte=64))] = None,
    host: str | None = None,
    port: int | None = None,
    data_dir: Path | None = None,
    database: str | None = None,
    public_url: str | None = None,
    settings: Path | None = None,
    public: bool = True,
    data: Path | None = None,
    bot: Annotated[tuple[str, ...], Parameter(negative=())] = (),
) -> None:
    """Serve people who come from elsewhere: no browser opens, and limits are tight.

    Ctrl-C ends it; games are kept.

    Parameters
    ----------
    workers
        Processes that serve on the same address, by default one. More need PostgreSQL; several machines can
        serve one database, too (docs/host/hosting.md).
    host
        Address to listen on, by default 127.0.0.1, where a proxy comes.
    port
        Port to listen on, by default 7777; the server does not start if somebody else has it. 0 takes any.
    data_dir
        Folder for the secret and, without another database, for the games; by default the user's data folder.
    database
        URL of a database to use in place of a file in that folder: postgresql://user:password@host/name or
        sqlite:////folder/file.
    public_url
        Address in links to friends, when the server stands behind another one.
    settings
        File with settings (docs/host/settings.md); by default argosy.toml in the data folder, if there is
        one.
    public
        Limits for a server that strangers reach; --no-public has those for a table at home.
    data
        Folder with facts of your own: cards, boards, costs that replace or add to the printed ones
        (docs/develop/data.md).
    bot
        A bot of your own that everybody may choose at a table, as MODULE:ATTRIBUTE or engine:COMMAND; may be
        given several times.

    """
    start(
        Wanted(host, port, data_dir, database, public_url, settings, data, bot),
        open_browser=False,
        is_at_home=False,
        is_public=public,
        workers=workers,
    )
