"""What those who sit at a table are called."""

from argosy.texts import Words
from argosy.web.models import SeatInfo


def person(w: Words, info: SeatInfo) -> str:
    """The name of who sits there."""
    if info.kind == "free_city":
        return w.say("Free city")
    if info.kind == "open":
        return w.say("open seat")
    return info.name or bot_name(w, info.bot) or w.say("Guest")


def bot_name(w: Words, bot: str | None) -> str:
    """How a bot is called on the screen."""
    names = {
        "greedy": w.say("Greedy"),
        "random": w.say("Random"),
        "cabin-boy": w.say("Cabin boy"),
        "deckhand": w.say("Deckhand"),
        "helmsman": w.say("Helmsman"),
        "captain": w.say("Captain"),
        "admiral": w.say("Admiral"),
    }
    return names.get(bot or "", bot or "")


def level_name(w: Words, number: int, level: str) -> str:
    """How a level is offered: its number, its name, and a word of character."""
    characters = {
        "cabin-boy": w.say("cheerful, forgets what you are up to"),
        "deckhand": w.say("works hard, looks one wave ahead"),
        "helmsman": w.say("keeps a steady course"),
        "captain": w.say("sees the storm before you do"),
        "admiral": w.say("has won this battle before"),
    }
    return w.say("level {n}, {name}: {character}", n=number, name=bot_name(w, level), character=characters[level])
