"""Replays a record of Duel; `write.py` shows its form."""

import json
import re
from pathlib import Path

from argosy.errors import ArgosyError, RecordError
from argosy.game.duel.game import DuelGame, new_duel_game
from argosy.game.duel.position.set_up import set_up
from argosy.game.duel.record.write import FIRST, ending
from argosy.game.record_lines import numbered_lines

LINE = re.compile(r"(?P<moment>\d+)\s+(?P<seat>[01]) (?P<text>.+)")


def read(text: str, data: Path | None = None) -> DuelGame:
    """Play a record again. RecordError names the first line that does not replay and why."""
    lines = numbered_lines(text)
    if not lines or lines[0][1] != FIRST:
        raise RecordError(f"a record begins with the line {FIRST!r}")
    if len(lines) < 2:
        raise RecordError("the record ends before its game begins: line 2 names the game")
    try:
        game, done = _begin(lines, data)
    except RecordError:
        raise
    except (ArgosyError, ValueError, KeyError) as error:
        raise RecordError(
            f"the head of the record, from line {lines[1][0]} on, names no game: {error}"
        ) from error
    for number, line in lines[done:]:
        _play_line(game, number, line)
    return game


def _begin(lines: list[tuple[int, str]], data: Path | None) -> tuple[DuelGame, int]:
    """The game at its beginning and how many lines told it."""
    words = [part.split(" ", 1) for part in lines[1][1].split(", ")]
    facts = {pair[0]: pair[-1] for pair in words}
    expansions = [pair[-1] for pair in words if pair[0] == "box"]
    options = {
        name: value == "true"
        for name, value in facts.items()
        if name not in ("game", "box", "seed", "fingerprint")
    }
    game = new_duel_game(expansions=expansions, seed=int(facts["seed"]), data=data, **options)
    if not game.ruleset.fingerprint.startswith(facts["fingerprint"]):
        raise RecordError(
            f"played with other data (fingerprint {facts['fingerprint']}, here {game.ruleset.fingerprint[:12]}): "
            "use the same version of Argosy and the same data folder"
        )
    if len(lines) > 2 and lines[2][1].startswith("position "):
        return set_up(json.loads(lines[2][1].removeprefix("position ")), data), 3
    return game, 2


def _play_line(game: DuelGame, number: int, line: str) -> None:
    if line.startswith("end "):
        _check_end(game, number, line)
        return
    match = LINE.fullmatch(line)
    if match is None:
        raise RecordError(f"line {number}: {line!r} is not 'NUMBER  SEAT CHOICE', e.g. '9  0 build baths'")
    if game.is_over:
        raise RecordError(f"line {number}: the game is over already: {line}")
    if int(match["moment"]) != game.moment + 1:
        raise RecordError(f"line {number} is choice {match['moment']}, the game is at {game.moment + 1}")
    try:
        game.choose(int(match["seat"]), match["text"])
    except ArgosyError as error:
        raise RecordError(f"line {number}: {error}") from error


def _check_end(game: DuelGame, number: int, line: str) -> None:
    if not game.is_over:
        raise RecordError(f"line {number}: the game is not over yet")
    if line != ending(game.ruleset, game.state):
        raise RecordError(
            f"line {number}: the record says {line!r}, the game gives {ending(game.ruleset, game.state)!r}"
        )
