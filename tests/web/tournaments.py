"""Tournaments for tests of pages: one in each state, with long names, byes and half points.

Somebody has withdrawn, too.
"""

import msgspec

from argosy.web import models
from argosy.web.club.tournament_models import (
    EntrantLine,
    Played,
    RoundLine,
    TournamentLine,
    TournamentPage,
    TournamentsPage,
)

VISITOR = models.Visitor(name="Imogen", path="/tournaments")
LINE = TournamentLine(
    id="x",
    title="W" * 40,
    state="running",
    game=models.TableSummary(table="", game="duel", players=2, expansions=("pantheon", "agora")),
    clock=86_400,
    is_round_robin=False,
    round=2,
    rounds=3,
    entrants=5,
    most=16,
)
NAMES = (
    ("Imogen", None),
    ("W" * 24, None),
    ("captain", "captain"),
    ("captain 2", "captain"),
    ("Zofia", None),
)


def entrant(at: int, name: str, bot: str | None) -> EntrantLine:
    return EntrantLine(
        number=at + 1,
        name=name,
        bot=bot,
        is_you=at == 0,
        gone=at == 4,
        rank=at + 1,
        points=2.5 - at / 2,
        buchholz=4 / 3,
        games=2,
        byes=at % 2,
    )


def one(visitor: models.Visitor = VISITOR, **changes) -> TournamentPage:
    """A tournament that its maker looks at."""
    runs = Played(table="t1", entrants=(1, 2), points=(None, None))
    rounds = (
        RoundLine(number=2, tables=(runs, Played(table="t2", entrants=(4, 3), points=(0.5, 0.5))), byes=(5,)),
        RoundLine(number=1, tables=(Played(table="t3", entrants=(1, 3), points=(1.0, 0.0)),), byes=(2,)),
    )
    line = msgspec.structs.replace(LINE, **changes)
    return TournamentPage(
        visitor=visitor,
        form=models.LobbyPage(visitor=visitor),
        line=line,
        entrants=tuple(entrant(at, *name) for at, name in enumerate(NAMES)),
        rounds=() if line.state == "open" else rounds,
        is_maker=True,
        takes_part=line.state != "open",
        notice=models.Notice(code="too_few_entrants") if line.state == "open" else None,
    )


def many(visitor: models.Visitor = VISITOR) -> TournamentsPage:
    """One of each state."""
    seven = models.TableSummary(table="", players=5, expansions=("leaders_2020",))
    lines = (
        LINE,
        msgspec.structs.replace(LINE, id="y", state="open", game=seven, is_round_robin=True, rounds=0),
        msgspec.structs.replace(LINE, id="z", state="over", title="Winter cup"),
    )
    notice = models.Notice(code="too_many_tournaments")
    return TournamentsPage(
        visitor=visitor, form=models.LobbyPage(visitor=visitor), lines=lines, notice=notice
    )


def none() -> TournamentsPage:
    """Nobody has made one."""
    return TournamentsPage(visitor=VISITOR, form=models.LobbyPage(visitor=VISITOR))
