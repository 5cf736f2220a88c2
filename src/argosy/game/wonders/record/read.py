"""Replays a record: the deal, every choice, and at the end the totals."""

import json
import re
from pathlib import Path

from argosy.errors import ArgosyError, RecordError
from argosy.game.record_lines import numbered_lines
from argosy.game.wonders.game import WondersGame, deal_game, new_wonders_game
from argosy.game.wonders.position.set_up import set_up
from argosy.game.wonders.record.write import FIRST
from argosy.rules.wonders.ruleset import Options

CHOICE = re.compile(r"(?P<seat>\d{1,3}) (?P<text>.+)")


def read(text: str, data: Path | None = None) -> WondersGame:
    """Play a record again. RecordError names the first line that does not replay and why."""
    lines = numbered_lines(text)
    if not lines or lines[0][1] != FIRST:
        raise RecordError(f"a record begins with the line {FIRST!r}")
    if len(lines) < 3:
        raise RecordError(
            "the record ends before its game begins: lines 2 and 3 name the game and its boards"
        )
    (second, headline), (third, opening) = lines[1:3]
    try:
        game = _begin(second, headline, third, opening, data)
    except RecordError:
        raise
    except KeyError as error:
        raise RecordError(f"line {second} does not say {error}: write e.g. 'players 3'") from error
    except (ArgosyError, ValueError, RecursionError) as error:
        raise RecordError(f"lines {second} and {third} do not name a game: {error}") from error
    for number, line in lines[3:]:
        _play_line(game, number, line)
    return game


def _begin(second: int, headline: str, third: int, opening: str, data: Path | None) -> WondersGame:
    """The game of the second and the third line that say something; second, third: their numbers."""
    words = [part.split(" ", 1) for part in headline.split(", ")]
    facts = dict(words)
    expansions = [value for name, value in words if name == "box"]
    known = {"game", "edition", "players", "box", "teams", "seed", "fingerprint"}
    options = {name: value for name, value in facts.items() if name not in known}
    _check_words(second, facts, options)
    fresh = new_wonders_game(
        players=int(facts["players"]),
        edition=int(facts["edition"]),
        expansions=expansions,
        teams="teams" in facts,
        seed=int(facts["seed"]),
        data=data,
        **options,
    )
    if not fresh.ruleset.fingerprint.startswith(facts["fingerprint"]):
        raise RecordError(
            f"played with other data (fingerprint {facts['fingerprint']}, here {fresh.ruleset.fingerprint[:12]}): "
            "use the same version of Argosy and the same data folder"
        )
    word, _, rest = opening.partition(" ")
    if word == "position":
        return _same_table(third, set_up(json.loads(rest), data), fresh)
    if word != "boards":
        raise RecordError(f"line {third} begins with 'boards' or 'position', not {word!r}")
    boards = [(board.partition(":")[0], board.partition(":")[2]) for board in rest.split()]
    if len({wonder for wonder, *_ in boards}) < len(boards):
        raise RecordError(f"line {third}: each wonder can be played once, not {rest!r}")
    if len(boards) != fresh.ruleset.seats or any(board not in fresh.ruleset.boards for board in boards):
        raise RecordError(
            f"line {third}: {fresh.ruleset.seats} boards like gizah:a, each of this edition, not {rest!r}"
        )
    return deal_game(fresh.ruleset, int(facts["seed"]), boards)


def _check_words(number: int, facts: dict[str, str], options: dict[str, str]) -> None:
    """Because any other word would be taken for an argument of a new game."""
    for name in options:
        if name not in Options.__struct_fields__:
            raise RecordError(f"line {number}: {name!r} is no word of a record and no option of the rules")
    if facts["game"] != "wonders":
        raise RecordError(f"line {number}: a record of {facts['game']!r} is not one of wonders")
    if not facts["fingerprint"]:
        raise RecordError(f"line {number}: the fingerprint of the data is empty")


def _same_table(number: int, game: WondersGame, fresh: WondersGame) -> WondersGame:
    """The head names the table twice when a record begins with a position."""
    if game.ruleset.fingerprint != fresh.ruleset.fingerprint or game.ruleset.options != fresh.ruleset.options:
        raise RecordError(f"line {number}: the position is one of another table than the line before it says")
    return game


def _play_line(game: WondersGame, number: int, line: str) -> None:
    label, _, rest = line.partition(" ")
    if label == "end":
        return _check_end(game, number, rest)
    if game.is_over:
        raise RecordError(f"line {number}: the game is over already: {line}")
    if label != game.label:
        raise RecordError(f"line {number} is for {label}, the game is at {game.label}")
    moment = game.moment
    for part in rest.split(" | "):
        match = CHOICE.fullmatch(part.strip())
        if match is None:
            raise RecordError(f"line {number}: {part.strip()!r} is not 'SEAT CHOICE', e.g. '0 build baths'")
        if game.moment != moment:
            raise RecordError(f"line {number}: one choice too many: {part.strip()}")
        try:
            game.choose(int(match["seat"]), match["text"])
        except ArgosyError as error:
            raise RecordError(f"line {number}: {error}") from error
    if game.moment == moment:
        raise RecordError(f"line {number}: a choice is missing for seat {game.owing[0]}")
    return None


def _check_end(game: WondersGame, number: int, rest: str) -> None:
    totals = ", ".join(f"{sheet.seat} {sheet.total}" for sheet in game.scores())
    if not game.is_over:
        raise RecordError(f"line {number}: the game is not over yet, it is at {game.label}")
    if rest.strip() != totals:
        raise RecordError(f"line {number}: the record says {rest.strip()}, the game gives {totals}")
