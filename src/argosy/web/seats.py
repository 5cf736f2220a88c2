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
    return {"greedy": w.say("Greedy"), "random": w.say("Random")}.get(bot or "", bot or "")
