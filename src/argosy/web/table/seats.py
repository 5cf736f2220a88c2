"""Display names of players and bots."""

from argosy.texts import Words
from argosy.web.models import SeatInfo


def person(w: Words, info: SeatInfo) -> str:
    """The name of who sits there."""
    if info.kind == "free_city":
        return w.say("Free city")
    if info.kind == "open":
        return w.say("open seat")
    if info.name and (info.has_left or info.is_played_for):
        return w.say("{name} (bot)", name=info.name)
    if info.kind == "bot" and info.bot:
        return numbered_bot_name(w, info.bot, info.name)
    return info.name or w.say("Guest")


def is_nameless_viewer(info: SeatInfo) -> bool:
    """Return whether this is the viewer's own seat, under no name."""
    return info.kind == "human" and info.is_you and not info.name


def label(w: Words, info: SeatInfo) -> str:
    """The name of who sits there, where it stands alone: `You` for a viewer without a name."""
    return w.say("You") if is_nameless_viewer(info) else person(w, info)


def numbered_bot_name(w: Words, bot: str, name: str) -> str:
    """Return the name of a bot at a table or in a tournament, with its number if there are several.

    A bot named like its id gets its display name.
    """
    if name and not name.startswith(bot):
        return name
    return bot_name(w, bot) + name.removeprefix(bot)


def bot_name(w: Words, bot: str | None) -> str:
    """Return the display name of a bot."""
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


def offered_name(w: Words, bot: str, level: int | None) -> str:
    """Return the name of a bot in a list: a level with its number."""
    return bot_name(w, bot) if level is None else w.say("{name}, level {n}", name=bot_name(w, bot), n=level)


def character(w: Words, bot: str) -> str:
    """A word about how a bot plays."""
    return {
        "greedy": w.say("plays by a trained network, without a search; here for comparison"),
        "random": w.say("plays at random; here for comparison"),
        "cabin-boy": w.say("for a first game: often overlooks things"),
        "deckhand": w.say("easy: looks one turn ahead"),
        "helmsman": w.say("medium: looks several turns ahead"),
        "captain": w.say("strong: searches far ahead"),
        "admiral": w.say("strongest: thinks longest"),
    }.get(bot, "")
