"""View models of table talk: the signs in words, and the lines."""

from typing import Any

import msgspec

from argosy.texts import Words

LINE_LETTERS = 140
SIGNS = {
    "hello": "argosy", "luck": "rose", "well_played": "trophy", "thanks": "amphora",
    "moment": "wait", "your_turn": "clock", "oops": "wave", "good_game": "crown",
}  # fmt: skip
"""The signs, each with its icon."""
REMATCH, NO_REMATCH, REMOVED = "rematch", "no_rematch", "removed"
"""Signs that the server writes: a rematch is asked for or declined, an operator has deleted a line."""
LEFT, RESIGNED, LATE, BACK, KICKED = "left", "resigned", "late", "back", "kicked"
"""Signs that the server writes when a bot plays on for a person, and when the person is back."""
PLAY_ON, WANTS_END = "play_on", "wants_end"
"""Signs that the server writes when somebody says how a game goes on that others have left."""
GAVE_UP, ENDED = "gave_up", "ended"
"""Signs that the server writes when a game ends before its rules do."""


class TalkLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the talk: what somebody typed, or a sign."""

    seq: int
    seat: int
    name: str
    text: str = ""
    sign: str = ""
    is_you: bool = False


def sign_words(w: Words) -> dict[str, str]:
    """The signs in words."""
    return {
        "hello": w.say("Hello!"),
        "luck": w.say("Good luck!"),
        "well_played": w.say("Well played!"),
        "thanks": w.say("Thank you!"),
        "moment": w.say("One moment ..."),
        "your_turn": w.say("We wait for you."),
        "oops": w.say("Oops!"),
        "good_game": w.say("Good game!"),
    }


def _said(w: Words) -> dict[str, str]:
    """All signs in words."""
    return sign_words(w) | {
        REMATCH: w.say("would like to play again."),
        NO_REMATCH: w.say("declines the rematch."),
        REMOVED: w.say("This line was removed."),
        LEFT: w.say("has left the table."),
        RESIGNED: w.say("has resigned; a bot plays on."),
        LATE: w.say("ran out of time; a bot plays until they are back."),
        BACK: w.say("is back."),
        PLAY_ON: w.say("would play on with a bot."),
        WANTS_END: w.say("would end the game here."),
        GAVE_UP: w.say("has resigned. The game is over."),
        ENDED: w.say("agrees. The game is over."),
        KICKED: w.say("was removed by an operator of this server."),
    }


def values(w: Words, lines: tuple[TalkLine, ...] | None) -> dict[str, Any]:
    """Return the values of `_talk.html`; None where nobody talks."""
    said = _said(w)
    return {
        "line_letters": LINE_LETTERS,
        "signs": [(sign, symbol, said[sign]) for sign, symbol in SIGNS.items()],
        "talk": None
        if lines is None
        else [
            (
                one,
                one.name or (w.say("You") if one.is_you else w.say("Guest")),
                said.get(one.sign) or one.text,
            )
            for one in reversed(lines)
        ],
    }
