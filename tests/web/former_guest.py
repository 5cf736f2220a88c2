"""A page of a former guest with something of everything."""

from argosy.web.account.models import Belongings, FormerGame, FormerPage
from argosy.web.models import TableSummary, Visitor

LONG = "W" * 24


def page(visitor: Visitor) -> FormerPage:
    """Two games, a tournament, and the rest."""
    games = (
        TableSummary(table="t1", game="duel", edition=2015, players=2),
        TableSummary(table="t2", expansions=("armada_2020",), players=7),
    )
    return FormerPage(
        visitor=visitor,
        former="f",
        belongings=Belongings(
            games=("t1", "t2"), tournaments=(("c", LONG),), records=1, puzzles=2, challenges=3, handle=LONG
        ),
        games=tuple(FormerGame(summary=one, at=1.7e9, names=(LONG, "Ben")) for one in games),
    )
