"""`argosy match --sprt`: deals on exchanged seats until a sequential test has decided."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from argosy.lab.sequential_test import Hypotheses, Verdict

MOST_GAMES = 40_000
"""At most so many games, if nobody says otherwise; a deal is two."""


def check(bots: Sequence[str], save: Path | None) -> None:
    """Raise ArgosyError for options that do not go with a sequential test."""
    from argosy.errors import ArgosyError

    if len(bots) != 2:
        raise ArgosyError(
            f"--sprt compares two bots, not {len(bots)}: the first alone against the second on all other seats, and exchanged"
        )
    if save is not None:
        raise ArgosyError(
            "--save is for matches: a sequential test keeps deals with --resume FILE, without records"
        )


def decide(
    bots: Sequence[str],
    sprt: tuple[float, float],
    table: Mapping[str, Any],
    *,
    most: int,
    file: Path | None,
    **options: Any,
) -> None:
    """Play, say how it stands after every step on standard error, and the verdict on standard output.

    table: arguments of `argosy.lab.ladder.table_of`; players may be None. most: games. options: those of
    `argosy.lab.ladder.climb`.
    """
    from rich.console import Console

    from argosy.bots import judges
    from argosy.cli.progress import say, terminal, warm
    from argosy.game import engine
    from argosy.lab import ladder
    from argosy.lab.sequential_test import Hypotheses, compare

    hypotheses = Hypotheses(*sprt)
    seats = table["players"]
    if seats is None:
        seats = ladder.default_players(table["game"], teams=table["teams"])
    deals = ladder.table_of(**{**table, "players": seats})
    console, (first, second) = terminal(), bots
    warm(console, engine.programs_of(deals.game, searches=any(map(judges, bots))))
    found = compare(
        deals,
        first,
        second,
        hypotheses,
        most=max(1, most // 2),
        file=file,
        progress=lambda now: say(console, standing(now)),
        **options,
    )
    say(Console(), f"{first} against {second}, {ladder.said(deals)}")
    say(Console(), standing(found))
    say(Console(), conclusion(found, hypotheses, first))


def standing(found: "Verdict") -> str:
    """One line: deals, Elo with its interval, and the log-likelihood ratio between its bounds."""
    from argosy.lab.sequential_test import BOUND

    return (
        f"{found.deals:,} {'deal' if found.deals == 1 else 'deals'}: Elo {found.elo:+.0f} ({found.low:+.0f} to {found.high:+.0f}), "
        f"log-likelihood ratio {found.ratio:+.2f} (-{BOUND:.2f} to +{BOUND:.2f})"
    )


def conclusion(found: "Verdict", hypotheses: "Hypotheses", first: str) -> str:
    """Return the decision in words."""
    if found.result == "undecided":
        return "undecided: more deals are needed (--games, with --resume FILE to go on)"
    accepted = hypotheses.high if found.result == "higher" else hypotheses.low
    rejected = hypotheses.low if found.result == "higher" else hypotheses.high
    return f"accepted: {first} is {accepted:+g} Elo, not {rejected:+g}"
