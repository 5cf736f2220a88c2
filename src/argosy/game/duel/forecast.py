"""Forecasts of what a choice of a turn would change, for the screen; and the turn to plan for.

A choice is made on a copy. Only what follows from open information is read from it: never which card is
turned up, which token is drawn, which god lies where.
"""

from collections.abc import Iterable

import msgspec

from argosy.game.duel.actions import TRACK_TOKENS
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.events import more_controls
from argosy.game.duel.game import DuelGame
from argosy.game.duel.words import RESULTS, winners_of
from argosy.game.engine import run
from argosy.rules.duel import terms as t
from argosy.rules.duel.drivers.play import choose, index_of, resume
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.score import total_points
from argosy.rules.duel.state import CHOICES, City, Game
from argosy.rules.records import Record, Records, copy_record, new_records


class DuelForecast(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Values after a choice, before anything that it asks for."""

    coins: tuple[int, int]
    """By seat; coins on Astarte are counted in."""
    points: tuple[int, int]
    """By seat: what they would score if the game ended then."""
    pawn: int
    """As the lead of seat 0."""
    tokens: tuple[str, ...] = ()
    """Military tokens that take effect."""
    symbols: int = 0
    """Different science symbols of the seat that chooses."""
    is_pair: bool = False
    """A pair of symbols is complete: a progress token may be taken (DUEL-080)."""
    controls: dict[int, int | None] = {}
    """Chambers whose control changes, and who has it then."""
    again: bool = False
    """The same player takes the next turn too."""
    result: str | None = None
    """How the game would end at once; None when it goes on."""
    winners: tuple[int, ...] = ()


def forecasts(ruleset: DuelRuleset, game: Records, choices: Iterable[DuelChoice]) -> list[DuelForecast]:
    """One forecast for each of these legal choices."""
    out = new_records(CHOICES, 1)[0]
    return [_forecast(ruleset, game, out, choice) for choice in choices]


def _forecast(ruleset: DuelRuleset, game: Records, out: Record, choice: DuelChoice) -> DuelForecast:
    copy, before = copy_record(game), game[0]
    after = copy[0]
    run(resume)(after, ruleset.tables, out)
    run(choose)(after, ruleset.tables, out, int(run(index_of)(out, choice.number)))
    points = [int(run(total_points)(after, ruleset.tables, seat)) for seat in (0, 1)]
    over = bool(after.over)
    return DuelForecast(
        coins=(_funds(after.cities[0]), _funds(after.cities[1])),
        points=(points[0], points[1]),
        pawn=int(after.pawn),
        tokens=tuple(name for n, name in enumerate(TRACK_TOKENS) if before.track[n] and not after.track[n]),
        symbols=sum(bool(n) for n in after.cities[choice.seat].symbols),
        is_pair=not over and after.decision == t.PROGRESS and after.actor == choice.seat,
        controls=more_controls(before, after),
        again=not over and _plays_again(before, after, choice.seat),
        result=RESULTS[int(after.over)],
        winners=winners_of(after),
    )


def _funds(city: City) -> int:
    return int(city.coins) + int(city.protected)


def _plays_again(before: Game, after: Game, seat: int) -> bool:
    """Extra turn of the same player in the same Age, noted while the turn is under way (DUEL-061)."""
    if after.turn == before.turn:
        return bool(after.play_again)
    return bool(after.age == before.age and after.on_turn == seat and after.present)


def next_turn(game: DuelGame, seat: int) -> DuelGame | None:
    """A copy in which it is this seat's turn.

    None in the draft and after the end, and while the seat is asked itself.

    Everything that the opponent has still to choose is left out, so only what lies open now counts.
    """
    if game.is_over or seat in game.owing or game.state.picks < game.ruleset.tables.draft_picks:
        return None
    copy = game.copy()
    state = copy.state
    state.depth, state.on_turn, state.play_again, state.triggered = 0, seat, 0, 0
    return copy.resume()
