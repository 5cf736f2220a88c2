"""What a seat knows of Edifice: everything lies open."""

from typing import Any

from argosy.game.wonders.edifice.position import CityEdifice, TableEdifice
from argosy.game.wonders.view import CityView
from argosy.rules.wonders import terms
from argosy.rules.wonders.edifice.terms import CHOOSE_HALF, GIVE_PAWN
from argosy.search.wonders.babel.penalty import loss_of
from argosy.search.wonders.extra_wonders.effects import effects_of_stages
from argosy.search.wonders.guess import Guess


def city_of_edifice(guess: Guess, city: CityView) -> dict[str, Any]:
    """Pawns, halves, and what the board asks now."""
    seen = city.edifice
    assert seen is not None
    halves = dict(seen.halves)
    asks = city.seat == guess.seat
    penalty = guess.view.edifice.penalty if guess.view.edifice and asks else ()
    return {
        "edifice": CityEdifice(
            pawns=list(seen.pawns),
            debt=seen.debt,
            loss=loss_of(guess, penalty),
            halves=[halves.get(stage, "") for stage in range(1, max(halves, default=0) + 1)],
            half=_half_due(guess, city, halves) if asks and guess.view.asked == "half" else 0,
            pawns_due=_pawns_due(guess, city) if asks and guess.view.asked == "pawn" else [],
        )
    }


def _half_due(guess: Guess, city: CityView, halves: dict[int, str]) -> int:
    """The stage whose half is to be chosen."""
    return next(
        stage for stage, kind, _ in effects_of_stages(guess, city) if kind == CHOOSE_HALF and stage not in halves
    )


def _pawns_due(guess: Guess, city: CityView) -> list[int]:
    """The Ages of the pawn that is to be chosen: those of all stages that give pawns; of past ones none is left."""
    ages = [units for _, kind, units in effects_of_stages(guess, city) if kind == GIVE_PAWN]
    return [age for age in range(1, terms.AGES + 1) if any(units >> age - 1 & 1 for units in ages)]


def table_of_edifice(guess: Guess) -> dict[str, Any]:
    """The edifices and their pawns."""
    seen = guess.view.edifice
    assert seen is not None
    return {
        "edifice": TableEdifice(
            edifices=[one.id for one in seen.edifices],
            left=[one.pawns for one in seen.edifices],
            turned=[one.turned for one in seen.edifices],
        )
    }
