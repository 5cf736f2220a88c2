"""Checks that the end and the result of a position fit its table, when all has been set up."""

from argosy.game.duel.expansions import EXPANSIONS
from argosy.game.duel.position.builder import require
from argosy.game.duel.position.form import DuelPositionData
from argosy.game.duel.words import RESULTS
from argosy.rules.duel import terms as t
from argosy.rules.duel.progress import different_symbols
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.score import civilian_end
from argosy.rules.duel.state import Game
from argosy.rules.records import Records, copy_record

RESULT_CHECKS = {
    result: check for expansion in EXPANSIONS for result, check in expansion.result_checks.items()
}
"""By result: what has to be where a game was won by an expansion."""
SUPREMACIES = ("military", "science", *RESULT_CHECKS)
WITH_WINNER = (*SUPREMACIES, "civilian", "blue")


def check_verdict(ruleset: DuelRuleset, array: Records, plain: DuelPositionData) -> None:
    """Refuse a game that goes on although it is over, and a result that the table contradicts."""
    if plain.result is None:
        require(plain.winner is None, f"winner: seat {plain.winner} has won, but there is no result")
        _check_running(ruleset, array[0])
        return
    if plain.result in WITH_WINNER:
        require(plain.winner is not None, f"winner: {plain.result} needs one: seat 0 or 1")
    else:
        require(plain.winner is None, f"winner: nobody wins alone when the result is {plain.result}")
    if plain.result in SUPREMACIES:
        _check_supremacy(ruleset, array[0], plain.result, int(plain.winner or 0))
    elif plain.result == "science_shared":
        for seat in (0, 1):
            symbols = int(different_symbols(array[0].cities[seat]))
            fine = symbols >= ruleset.tables.supremacy
            require(fine, f"result: science_shared, but seat {seat} has {symbols} different symbols")
    else:
        _check_points(ruleset, array, plain)


def _check_running(ruleset: DuelRuleset, game: Game) -> None:
    """DUEL-072, 082, AGORA-080: none of the three supremacies has come about."""
    pawn = int(game.pawn)
    message = f"pawn: at {pawn} the game is over: say so with result and winner"
    require(abs(pawn) < ruleset.tables.capital, message, "duel_capital")
    for seat in (0, 1):
        symbols = int(different_symbols(game.cities[seat]))
        fine = symbols < ruleset.tables.supremacy
        message = (
            f"cities[{seat}].cards: {symbols} different symbols end the game: say so with result and winner"
        )
        require(fine, message, "duel_symbols", seat=seat, symbols=symbols)
        for expansion in EXPANSIONS:
            expansion.check_running(game, seat)


def _check_supremacy(ruleset: DuelRuleset, game: Game, result: str, winner: int) -> None:
    """The supremacy that the result names has come about, for the winner."""
    pawn, symbols = int(game.pawn), int(different_symbols(game.cities[winner]))
    said = f"result: {result} for seat {winner}"
    if result == "military":
        require(pawn * (1 - 2 * winner) == ruleset.tables.capital, f"{said}, but the pawn is at {pawn}")
    elif result == "science":
        require(symbols >= ruleset.tables.supremacy, f"{said}, who has {symbols} different symbols")
    else:
        RESULT_CHECKS[result](game, winner, said)


def _check_points(ruleset: DuelRuleset, array: Records, plain: DuelPositionData) -> None:
    """DUEL-100, 102: after the last card the points decide."""
    is_played = plain.age == t.AGES and int(array[0].present) == 0
    require(is_played, f"result: {plain.result} comes after the last card of Age III")
    counted = copy_record(array)[0]
    civilian_end(counted, ruleset.tables)
    right = RESULTS[int(counted.over)]
    winner = int(counted.winner) if counted.winner >= 0 else None
    fine = (right, winner) == (plain.result, plain.winner)
    require(fine, f"result: {_for(plain.result, plain.winner)}, but by points it is {_for(right, winner)}")


def _for(result: str | None, winner: int | None) -> str:
    return f"{result}" if winner is None else f"{result} for seat {winner}"
