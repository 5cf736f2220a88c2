"""Position editor: drafts of positions, and the effect of each click.

The server keeps none of it: the page sends the draft, and the newest one that could be, with every click.
"""

import json
from collections.abc import Iterator, Mapping
from typing import Any, cast

import msgspec

from argosy.game.types import Refusal
from argosy.server.engine import Game, game_of_position
from argosy.server.errors import Refused
from argosy.server.pages.position_text import read
from argosy.texts import words
from argosy.web.games import GAMES as GAME_PAGES
from argosy.web.position_editor.edits import filled, one_edit, ways_to_fit, with_cities
from argosy.web.position_editor.fault_places import FILLED, typed_wrongly
from argosy.web.position_editor.fields import Board, Number

Plain = dict[str, Any]

DEFAULT_GAME = next(iter(GAME_PAGES))
"""The game of a position that names none."""
MOST_CANDIDATES = 12
OF_TABLE = ("edition", "boxes", "expansions")
"""Parts of a position that say which fields a board has."""


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A position that is being set up."""

    text: str
    """As it is written; JSON, unless it cannot be read."""
    plain: Plain
    """What stands on the board."""
    game: Game
    """The game there, or that of the newest draft that could be."""
    whole: Plain
    """Its position with nothing left out."""
    refused: Refused | None = None
    """Why there can be no such position."""

    @property
    def fits(self) -> str:
        """The newest draft that could be."""
        return compact(self.whole) if self.refused else compact(self.plain)


def compact(plain: Plain) -> str:
    """A position as text for the page to send back."""
    return json.dumps(plain, separators=(",", ":"))


def pretty(plain: Plain) -> str:
    """A position as text to read."""
    return json.dumps(plain, indent=1)


def first(game: str) -> Draft:
    """Return the first draft of a board."""
    return opened(GAME_PAGES[game if game in GAME_PAGES else DEFAULT_GAME].positions.start)


def opened(text: str, fits: str = "") -> Draft:
    """A draft of what somebody wrote. What cannot be is shown over what could be before."""
    try:
        plain = shaped(read(text))
    except Refused as refused:
        base = opened(fits) if fits else first("")
        return msgspec.structs.replace(base, text=text, refused=refused)
    return _laid(plain, fits)


def shaped(found: Any) -> Plain:
    """A position whose parts are of the right kinds, whatever they say."""
    fields = cast("Plain", found) if isinstance(found, dict) else {"game": ""}
    name = fields.get("game", DEFAULT_GAME)
    if not isinstance(name, str) or name not in GAME_PAGES:
        game_of_position(found)  # which says what is wrong
        raise Refused("bad_position", "position.game: there is no such game")
    try:
        msgspec.convert(found, GAME_PAGES[name].positions.form)
    except msgspec.ValidationError as error:
        game_of_position(found)
        raise Refused("bad_position", str(error)) from error
    return fields


def _laid(plain: Plain, fits: str) -> Draft:
    try:
        return _fitting(plain)
    except Refused as refused:
        base = _before(fits, plain)
        return Draft(text=pretty(plain), plain=plain, game=base.game, whole=base.whole, refused=refused)


def _before(fits: str, plain: Plain) -> Draft:
    """The newest draft that could be, if it is one of as many cities; else the beginning of such a table."""
    game, cities = plain.get("game") or DEFAULT_GAME, len(plain.get("cities") or ())
    base = opened(fits) if fits else first(game)
    if (base.plain.get("game") or DEFAULT_GAME) != game:
        base = first(game)
    if fits and len(base.whole["cities"]) == cities:
        return base
    beginning = with_cities(first(game).plain, cities)
    table = {name: plain[name] for name in OF_TABLE if name in plain}
    for candidate in ({**beginning, **table}, beginning):
        try:
            return _fitting(candidate)
        except Refused:
            continue
    return base


def _fitting(plain: Plain) -> Draft:
    game = game_of_position(plain)
    return Draft(text=pretty(plain), plain=plain, game=game, whole=_whole(game))


def _whole(game: Game) -> Plain:
    """The position with nothing left out, as plain as JSON makes it."""
    found: Plain = json.loads(json.dumps(game.position()))
    return found


def edited(form: Mapping[str, str], language: str) -> Draft:
    """Return the draft after a click."""
    done = form.get("do", "").split()
    if done[:1] == ["text"]:
        return opened(form.get("text", ""), form.get("fits", ""))
    if done[:1] == ["game"]:
        return first(done[1] if len(done) > 1 else "")
    before = opened(form.get("position", ""), form.get("fits", ""))
    if not _is_rewritten(before, form):
        return _changed(before, form, done, language)
    before = opened(form["text"], form.get("fits", ""))
    if before.text == form["text"]:
        return before  # because it cannot be read, and a click would lose it
    clicks = {name: value for name, value in form.items() if not name.startswith(FILLED)}
    return _changed(before, clicks, done, language)


def _is_rewritten(before: Draft, form: Mapping[str, str]) -> bool:
    """Has somebody written in the text of a position since it was laid on the board?"""
    text = form.get("text", "").replace("\r\n", "\n")
    return bool(text.strip()) and text != pretty(before.plain)


def filled_in(form: Mapping[str, str], language: str) -> str:
    """Return the position of a board with everything that is written in its fields, as text.

    Refuses a number that cannot be. A form without a board has the position alone.
    """
    if "fits" not in form:
        return form.get("position", "")
    draft = edited({**form, "do": "fill"}, language)
    board = board_of(draft, language)
    for name, text in typed_wrongly(board, form).items():
        raise _not_in_range(cast("Number", board.fields[name]), text)
    return compact(draft.plain) if draft.text == pretty(draft.plain) else draft.text


def _changed(before: Draft, form: Mapping[str, str], done: list[str], language: str) -> Draft:
    board = board_of(before, language)
    base = before.plain
    for name, text in form.items():
        field = board.fields.get(name.removeprefix(FILLED)) if name.startswith(FILLED) else None
        base = filled(base, before.whole, field, text) if field else base
    plain, verb = base, done[0] if done else ""
    if verb == "cities" and len(done) > 1 and done[1].isdigit() and int(done[1]) in board.cities:
        plain = with_cities(base, int(done[1]))
    elif len(done) > 1:
        plain = one_edit(base, before.whole, board, done)
    if plain == before.plain:
        return before
    return _first_that_fits(plain, before, board, base, done or ["fill"])


def _first_that_fits(plain: Plain, before: Draft, board: Board, base: Plain, done: list[str]) -> Draft:
    """The first way to understand a click that can be; else the plainest one, with what is wrong."""
    for candidate in _few(ways_to_fit(plain, before.whole, board, base, done)):
        try:
            return _fitting(candidate)
        except Refused:
            continue
    return _laid(plain, before.fits)


def _few(candidates: Iterator[Plain]) -> Iterator[Plain]:
    seen: list[Plain] = []
    for candidate in candidates:
        if candidate not in seen and len(seen) < MOST_CANDIDATES:
            seen.append(candidate)
            yield candidate


def _not_in_range(field: Number, text: str) -> Refused:
    reason = f"{field.path} = {text:.20}: a whole number from {field.low} to {field.high}"
    values: dict[str, str | int | dict[str, int]] = {"value": text, "least": field.low, "most": field.high}
    return Refused("bad_position", reason, Refusal(code="out_of_range", text=reason, values=values))


def board_of(draft: Draft, language: str) -> Board:
    """Return the editable parts of a draft's board."""
    pages = GAME_PAGES[draft.game.ruleset.game].positions
    return pages.board(words(language), draft.game.ruleset, draft.whole)
