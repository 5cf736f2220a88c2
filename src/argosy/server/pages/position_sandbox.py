"""Position sandbox: choices tried out on a stored position, kept in the URL until all have chosen."""

from collections.abc import Iterable
from typing import Any

import msgspec

from argosy.errors import ChoiceError
from argosy.game.record_lines import beginning
from argosy.server.engine import Game, game_of_record
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.http.form_fields import whole_number
from argosy.server.tables.running_game import canonical
from argosy.web.position_page import SeatOffers, Taken

BETWEEN = ";"
"""Stands between choices in an address; no choice has it in its text."""
MOST = 32
"""Choices in an address: eight cities, two of which may have chosen twice, and room to spare."""

Chosen = tuple[tuple[int, str], ...]
"""(seat, text) of choices that wait, in the order in which they were made."""


class Tried(msgspec.Struct, frozen=True):
    """A position after some choices."""

    game: Game
    taken: tuple[Taken, ...]
    is_revealed: bool
    """Has the table moved on?"""


def read_chosen(text: str) -> Chosen:
    """The choices that an address names. Refuses what is none."""
    parts = [part.strip().partition(" ") for part in text.split(BETWEEN) if part.strip()]
    if len(parts) > MOST:
        raise Refused("bad_form", f"At most {MOST} choices wait.")
    return tuple((whole_number(seat, "seat"), choice) for seat, _, choice in parts)


def written(chosen: Iterable[tuple[int, str]]) -> str:
    """The same as text."""
    return BETWEEN.join(f"{seat} {choice}" for seat, choice in chosen)


def tried(game: Game, chosen: Chosen) -> Tried:
    """A copy of a game after these choices.

    Refuses what cannot be chosen, and what comes after the table has moved on.
    """
    game, taken, moment = game.copy(), list[Taken](), game.moment
    for seat, sent in chosen:
        text = canonical(sent)
        if game.moment != moment:
            raise Refused("stale", "The table has moved on.")
        if seat not in game.owing:
            raise Refused("refused", f"Nothing is asked of seat {seat}.")
        before = offered(game, seat)
        try:
            game.choose(seat, text)
        except ChoiceError as error:
            raise Refused("refused", str(error), game.refusal(seat, text)) from error
        taken.append(Taken(before, text))
    return Tried(game, tuple(taken), is_revealed=game.moment != moment)


def offered(game: Game, seat: int) -> SeatOffers:
    """Return the choices of a seat that is asked."""
    return SeatOffers(seat, GAMES[game.ruleset.game].offers(game, seat), game.view(seat))


def before(game: Game) -> Game:
    """A game that was tried out, before its last moment. Refuses one in which nothing has been chosen."""
    journal: Any = game.journal
    if not journal:
        raise Refused("nothing_to_undo", "Nothing has been chosen here.")
    then = game_of_record(beginning(game.record()))
    for made in journal:
        if made.moment < journal[-1].moment:
            then.choose(made.seat, made.text)
    return then
