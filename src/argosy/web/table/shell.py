"""Template values around the board of every table: tab title, table name, status line, links."""

from collections.abc import Iterable
from typing import Any

from argosy.texts import Words
from argosy.web import notices, puzzles
from argosy.web.game_pages import GamePages
from argosy.web.models import SeatInfo, TablePage
from argosy.web.rendering.parts import roman
from argosy.web.rulebook_pages.introductions import glossary_address, offers
from argosy.web.table import clocks, talk, tutorial_hints
from argosy.web.table.seats import bot_name, person


def shell(game: GamePages, page: TablePage, w: Words) -> dict[str, Any]:
    """Values around the board."""
    return {
        "bots_here": bots_here(page, w),
        "can_delete": page.can_delete,
        "has_coach": page.has_coach and page.seat is not None and page.phase == "playing",
        "can_sit": page.seat is None and page.invite_url is not None,
        "edition": page.edition,
        "ending_words": ending_words(page, w),
        "game": page.game,
        "help_of_table": game.help_of_table(page),
        "help_path": game.help_path,
        "invite_url": page.invite_url,
        "invited": page.invited,
        "is_asked_to_end": page.is_asked_to_end,
        "is_host": page.is_host,
        "is_of_two": sum(info.kind != "free_city" for info in page.seats) == 2,
        "is_listed": page.is_listed,
        "network_base": page.network_base,
        "notice": notices.sentence(w, page.notice),
        "phase": page.phase,
        "reach": page.reach,
        "rematch_asker": page.rematch_asker,
        "rematch_url": page.rematch_url,
        "signs_path": glossary_address(game, page),
        **offers(game, page, w),
        "seat": page.seat,
        "tab_title": tab_title(page, w),
        "table": page.table,
        "table_words": table_words(game, page, w),
        "tournament": page.tournament,
        "version": page.version,
        "watch_url": page.watch_url,
        **clocks.values(page, w),
        **clocks.thinking(page, w),
        **puzzles.riddle(page, game.coach, w),
        **tutorial_hints.values(game.hints, page, w),
        **talk.values(w, page.talk),
    }


def bots_here(page: TablePage, w: Words) -> list[str]:
    """Bots of the seats whose names do not say it: `Calypso: Captain`."""
    found: list[str] = []
    for info in page.seats:
        if info.bot is not None:
            shown = person(w, info)
            kind = bot_name(w, info.bot) + (f" ({info.package})" if info.package else "")
            found.append(kind if shown == kind else f"{shown}: {kind}")
    return found


def tab_title(page: TablePage, w: Words) -> str:
    """The title of the tab; it calls when it is the viewer's turn."""
    if page.phase == "waiting":
        return w.say("Argosy: waiting for friends")
    if page.riddle is not None:
        return w.say("Argosy: puzzles")
    if page.rematch_asker is not None:
        return w.say("Play again? Argosy")
    if page.phase == "over":
        return w.say("Argosy: final score")
    if page.view is not None and page.view.seat in page.view.owing:
        return w.say("Your turn! Argosy")
    return w.say("Argosy: Age {n}", n=roman(page.view.age) if page.view else "")


def ending_words(page: TablePage, w: Words) -> str:
    """Return how a game ended before its rules ended it; empty for any other."""
    if page.ended_by == "play":
        return ""
    if page.ended_by == "agreement":
        return w.say("The players have ended this game.")
    names = {page.ranks[info.seat]: info for info in page.seats}
    winner, loser = names[1], names[2]
    if winner.is_you:
        return w.say("{name} has resigned: you win.", name=person(w, loser))
    if loser.is_you:
        return w.say("You have resigned: {name} wins.", name=person(w, winner))
    return w.say("{loser} has resigned: {winner} wins.", loser=person(w, loser), winner=person(w, winner))


def table_words(game: GamePages, page: TablePage, w: Words) -> str:
    """Return the name of a table: `2020 edition, 4 cities, 2 watching`, `Duel with Agora`."""
    parts = [game.about(w, page, len(page.seats))]
    if page.spectators:
        parts.append(w.count("{n} watching", "{n} watching", page.spectators))
    if page.has_coach and sum(info.kind in ("human", "open") for info in page.seats) > 1:
        parts.append(w.say("coach allowed"))
    return ", ".join(parts)


def waiting_words(
    w: Words, names: dict[int, str], owing: Iterable[int], *, are_bots_busy: bool = False
) -> str:
    """Whom the table waits for, and that it is for bots which many other tables ask, too."""
    who = [names[seat] for seat in owing]
    if not who:
        return ""
    named = w.either(who, "and")
    if are_bots_busy:
        return w.say("Waiting for {names}. The bots are busy at other tables.", names=named)
    return w.say("Waiting for {names}.", names=named)


def seats_in_order(seats: tuple[SeatInfo, ...], you: int | None) -> tuple[int, ...]:
    """All seats, the viewer first, then around the ring."""
    numbers = [info.seat for info in seats]
    start = numbers.index(you) if you in numbers else 0
    return tuple(numbers[start:] + numbers[:start])


def catalog_of(ruleset: Any) -> Any:
    """The catalog of a ruleset."""
    return ruleset.catalog
