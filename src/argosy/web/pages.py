"""Page renderers: each function turns a page model into HTML, and equal models into equal text."""

from collections.abc import Hashable, Mapping
from typing import Any

from markupsafe import Markup

from argosy.texts import Words, words
from argosy.web import daily, notices, position_page
from argosy.web import lobby as lobby_values
from argosy.web import puzzles as puzzles_values
from argosy.web import strategy as strategy_values
from argosy.web.account import account_page
from argosy.web.account import my_games as my_games_values
from argosy.web.account import tokens as tokens_values
from argosy.web.account import webhooks as hooks_values
from argosy.web.account.models import AccountPage, FormerPage
from argosy.web.account.my_games_models import MyGamesPage
from argosy.web.account.webhooks import HooksPage
from argosy.web.club import ratings as ratings_values
from argosy.web.club import tournaments as tournament_values
from argosy.web.club.ratings import RatingsPage
from argosy.web.club.tournament_models import TournamentPage, TournamentsPage
from argosy.web.daily import DailyPage
from argosy.web.games import GAMES
from argosy.web.models import (
    CoachPage,
    CompileNotice,
    ErrorPage,
    GonePage,
    HelpPage,
    LobbyPage,
    Notice,
    PuzzlesPage,
    RecordsPage,
    ReplayPage,
    RulesPage,
    TablePage,
    TokensPage,
    Visitor,
)
from argosy.web.moderation import page_values as moderation_values
from argosy.web.moderation.models import (
    AdminPage,
    AdminTablePage,
    EntryPage,
    GuestPage,
    PrivacyPage,
    ReportPage,
)
from argosy.web.position_page import PositionPage
from argosy.web.rendering.environment import render, rendered
from argosy.web.rendering.fragment_cache import CachedFragment, FragmentCache
from argosy.web.rendering.parts import Select
from argosy.web.rulebook_pages import book
from argosy.web.rulebook_pages.introductions import glossary_address
from argosy.web.score_pad import pad_page
from argosy.web.score_pad.pad_page import PadPage
from argosy.web.strategy import StrategyPage
from argosy.web.table import analysis as looking_back_values
from argosy.web.table import clocks, replay_controls
from argosy.web.table import coach as coach_values
from argosy.web.table.analysis import AnalysisPage
from argosy.web.table.seats import label
from argosy.web.table.shell import shell, tab_title

__all__ = [
    "account",
    "admin",
    "admin_guest",
    "admin_table",
    "coach",
    "coach_fragment",
    "compile_status",
    "daily_voyage",
    "enter",
    "error",
    "former",
    "hooks",
    "introductions",
    "lobby",
    "looking_back",
    "looking_back_fragment",
    "my_games",
    "pad",
    "position",
    "privacy",
    "puzzles",
    "ratings",
    "records",
    "replay",
    "report",
    "rules",
    "rules_in_full",
    "signs",
    "strategy",
    "table",
    "table_fragment",
    "table_gone",
    "table_notice",
    "table_parts",
    "tokens",
    "tournament",
    "tournaments",
]


def lobby(page: LobbyPage) -> str:
    """The first page: a new table, running games, open tables."""
    w = words(page.visitor.settings.language)
    return render("lobby.html", w, page.visitor, **lobby_values.values(page, w))


def table(page: TablePage, kept: CachedFragment | None = None) -> str:
    """Render a table as a whole page, which the event stream /t/<id>/live keeps up to date.

    `kept`: as in `table_fragment`.
    """
    w = words(page.visitor.settings.language)
    return render(
        f"{page.game}/table.html",
        w,
        page.visitor,
        fragment=Markup(table_fragment(page, kept)),
        clock=page.clock,
        coached=page.has_coach,
        guided=page.is_guided,
        has_others=clocks.has_others(page),
        is_riddle=page.riddle is not None,
        playing=page.phase == "playing" and page.view is not None,
        signs_path=glossary_address(GAMES[page.game], page),
        tab_title=tab_title(page, w),
        table=page.table,
        compile_status=page.compile_status,
        **GAMES[page.game].page(page),
    )


def compile_status(state: CompileNotice, visitor: Visitor) -> str:
    """Render the progress of the compilation of bots, for the note that polls it."""
    return render("_compile_status.html", words(visitor.settings.language), visitor, compile_status=state)


def table_fragment(page: TablePage, kept: CachedFragment | None = None) -> str:
    """Render the whole live part of a table as one element with the id `table`.

    `kept`: the fragment cache of this game.
    """
    return "".join(table_parts(page, kept).values())


def table_parts(page: TablePage, kept: CachedFragment | None = None) -> dict[str, str]:
    """Render the live part of a table in parts by key; cached parts are the identical text of before."""
    w = words(page.visitor.settings.language)
    if page.view is None:
        return {"waiting": render("_waiting.html", w, page.visitor, **_waiting(page, w))}
    is_scored = page.scores is not None and page.phase == "over"
    fragment_cache = FragmentCache(kept, about(page))
    template = f"{page.game}/{'_score' if is_scored else '_table'}.html"
    return rendered(template, w, page.visitor, fragment_cache, _board(page, w, fragment_cache))


def table_notice(notice: Notice, visitor: Visitor) -> str:
    """Render why an action at a table was refused, for the place of notices on its page."""
    w = words(visitor.settings.language)
    return render("_notice.html", w, visitor, notice=notices.sentence(w, notice))


def about(page: TablePage) -> Hashable:
    """Return the common cache key of a table's page: language, seat, phase and players."""
    people = tuple(
        (one.name, one.kind, one.bot, one.is_played_for, one.is_kept, one.is_you) for one in page.seats
    )
    return page.visitor.settings.language, page.seat, page.phase, people


def coach(page: CoachPage) -> str:
    """Render the coach's advice as a page of its own, for browsers without scripts."""
    return _coach("coach.html", page)


def coach_fragment(page: CoachPage) -> str:
    """Render the coach's advice for the sheet of a table."""
    return _coach("_coach.html", page)


def _coach(template: str, page: CoachPage) -> str:
    w, say = words(page.table.visitor.settings.language), GAMES[page.table.game].coach
    told = say(page, w) if say and page.advice else ()
    return render(template, w, page.table.visitor, **coach_values.values(page, told, w))


def daily_voyage(page: DailyPage) -> str:
    """Render the page of the daily voyage."""
    w = words(page.visitor.settings.language)
    return render("daily.html", w, page.visitor, **daily.values(page, w))


def strategy(page: StrategyPage) -> str:
    """Render what strong play says of a kind of table."""
    w = words(page.visitor.settings.language)
    return render("strategy.html", w, page.visitor, **strategy_values.values(page, w))


def table_gone(page: GonePage) -> str:
    """The live part of a table that has been taken away."""
    return render("_gone.html", words(page.visitor.settings.language), page.visitor, version=page.version)


def _waiting(page: TablePage, w: Words) -> dict[str, Any]:
    """Seats while friends are awaited."""
    return {
        **shell(GAMES[page.game], page, w),
        "clock_words": clocks.clock_words(w, page.clock),
        "has_open": any(info.kind == "open" for info in page.seats),
        "open_seats": sum(info.kind == "open" for info in page.seats),
        "own_name": next((info.name for info in page.seats if info.is_you), ""),
        "people": {info.seat: label(w, info) for info in page.seats},
        "seats": page.seats,
        "team_of": {info.seat: info.seat // 2 + 1 for info in page.seats} if page.teams else {},
    }


def _board(page: TablePage, w: Words, fragment_cache: FragmentCache) -> dict[str, Any]:
    """The board, and when all is over the score sheet."""
    game = GAMES[page.game]
    board = {**shell(game, page, w), **game.board(page, w, fragment_cache)}
    if page.ended_by != "play":
        board["over"] = True
    if page.scores is None or page.phase != "over":
        return board
    return {**board, **game.score_sheet(page, w), **replay_controls.after_the_game(game, page, w)}


def replay(page: ReplayPage) -> str:
    """One moment of a finished game, with the way to every other one."""
    w, game = words(page.visitor.settings.language), GAMES[page.game]
    values = {
        **_board(replay_controls.shown(game, page), w, FragmentCache()),
        **replay_controls.values(game, page, w),
    }
    scored = page.scores is not None
    if scored:
        values |= {"pad_heading": "h2"}
    return render(f"{page.game}/replay.html", w, page.visitor, **values, scored=scored)


def looking_back(page: AnalysisPage) -> str:
    """Render the analysis of a finished game, or its progress."""
    return _looking_back("analysis.html", page)


def looking_back_fragment(page: AnalysisPage) -> str:
    """Render the analysis without a page around it, for a script that polls its progress."""
    return _looking_back("_analysis.html", page)


def _looking_back(template: str, page: AnalysisPage) -> str:
    w, game = words(page.visitor.settings.language), GAMES[page.replay.game]
    places = replay_controls.places_of(game, page.replay, w)
    return render(template, w, page.visitor, **looking_back_values.values(page, game.coach, places, w))


def my_games(page: MyGamesPage) -> str:
    """All games of somebody, and what they come to."""
    w = words(page.visitor.settings.language)
    return render("my_games.html", w, page.visitor, **my_games_values.values(page, w))


def ratings(page: RatingsPage) -> str:
    """Render the ratings."""
    w = words(page.visitor.settings.language)
    return render("ratings.html", w, page.visitor, **ratings_values.values(page, w))


def hooks(page: HooksPage) -> str:
    """Webhooks of somebody."""
    w = words(page.visitor.settings.language)
    return render("hooks.html", w, page.visitor, **hooks_values.values(page, w))


def puzzles(page: PuzzlesPage) -> str:
    """The puzzle of the day and all sets."""
    w = words(page.visitor.settings.language)
    return render("puzzles.html", w, page.visitor, **puzzles_values.values(page, lobby_values.table_line, w))


def pad(page: PadPage) -> str:
    """A score pad for a game at a real table."""
    w = words(page.visitor.settings.language)
    games = Select(
        "game", w.say("Game"), tuple((game.name, game.title(w)) for game in GAMES.values()), page.game
    )
    return render("pad.html", w, page.visitor, **pad_page.values(GAMES[page.game].by_hand, games, page, w))


def position(page: PositionPage) -> str:
    """A position is written, or what is possible in one."""
    w = words(page.visitor.settings.language)
    games = {game.name: game.positions for game in GAMES.values()}
    titles = tuple((game.name, game.title(w)) for game in GAMES.values())
    table = Markup(_table_of(page.table, page.whole, w)) if page.table else ""
    return render(
        "position.html", w, page.visitor, **position_page.values(games, titles, page, w), table=table
    )


def _table_of(page: ReplayPage, whole: Mapping[str, Any], w: Words) -> str:
    """The table at a moment, to be looked at, with what of the whole position no replay shows."""
    game = GAMES[page.game]
    values = {
        **_board(replay_controls.shown(game, page), w, FragmentCache()),
        **replay_controls.values(game, page, w),
        "whole": whole,
    }
    return render(f"{page.game}/_position_table.html", w, page.visitor, **values)


def records(page: RecordsPage) -> str:
    """Render the page for opening a record."""
    w = words(page.visitor.settings.language)
    return render("records.html", w, page.visitor, notice=notices.sentence(w, page.notice), text=page.text)


def tokens(page: TokensPage) -> str:
    """Render the page of API tokens, which programs send in place of a cookie."""
    w = words(page.visitor.settings.language)
    return render("tokens.html", w, page.visitor, **tokens_values.values(page, w))


def account(page: AccountPage) -> str:
    """Render the account page: ways to log in with another browser."""
    w = words(page.visitor.settings.language)
    return render("account.html", w, page.visitor, **account_page.values(page, w))


def former(page: FormerPage) -> str:
    """The page of the former guest's belongings."""
    w = words(page.visitor.settings.language)
    return render("former.html", w, page.visitor, **account_page.former_values(page, w))


def enter(page: EntryPage) -> str:
    """The page where an invitation or a password lets a guest in."""
    w = words(page.visitor.settings.language)
    return render("moderation/enter.html", w, page.visitor, **moderation_values.entry_values(page, w))


def privacy(page: PrivacyPage) -> str:
    """The page about what is kept, for how long and by whom."""
    w = words(page.visitor.settings.language)
    return render("moderation/privacy.html", w, page.visitor, **moderation_values.privacy_values(page, w))


def report(page: ReportPage) -> str:
    """The form that reports a line of talk or a person."""
    w = words(page.visitor.settings.language)
    return render("moderation/report.html", w, page.visitor, **moderation_values.report_values(page, w))


def admin(page: AdminPage) -> str:
    """The first page of operators: reports, guests, invitations, log."""
    w = words(page.visitor.settings.language)
    return render("moderation/admin.html", w, page.visitor, **moderation_values.admin_values(page, w))


def admin_guest(page: GuestPage) -> str:
    """One guest, and what an operator can do."""
    w = words(page.visitor.settings.language)
    return render("moderation/guest.html", w, page.visitor, **moderation_values.guest_values(page, w))


def admin_table(page: AdminTablePage) -> str:
    """The people at a table and what was said there, for operators."""
    w = words(page.visitor.settings.language)
    return render("moderation/table.html", w, page.visitor, **moderation_values.table_values(page, w))


def tournaments(page: TournamentsPage) -> str:
    """All tournaments, and the form for a new one."""
    w = words(page.visitor.settings.language)
    return render("tournaments.html", w, page.visitor, **tournament_values.list_values(page, w))


def tournament(page: TournamentPage) -> str:
    """One tournament: standings and rounds."""
    w = words(page.visitor.settings.language)
    return render("tournament.html", w, page.visitor, **tournament_values.values(page, w))


def rules(page: HelpPage) -> str:
    """Render the help page: how to play, every card and wonder, keyboard keys."""
    w = words(page.visitor.settings.language)
    chips = [(game.help_path, game.short_title(w), game.name == page.game) for game in GAMES.values()]
    game = GAMES[page.game]
    signs_path = glossary_address(game, page)
    return render(
        f"{page.game}/help.html",
        w,
        page.visitor,
        help_pages=chips,
        signs_path=signs_path,
        **game.help(page, w),
    )


def signs(page: HelpPage) -> str:
    """Render the glossary of a game, the requested expansions before the others."""
    w, game = words(page.visitor.settings.language), GAMES[page.game]
    chips = [(f"/signs/{one.name}", one.short_title(w), one is game) for one in GAMES.values()]
    return render(
        "signs.html",
        w,
        page.visitor,
        game=page.game,
        help_path=game.help_path,
        glossaries=chips,
        groups=game.glossary(page, w),
    )


def introductions(page: HelpPage) -> str:
    """Render the introductions to expansions."""
    w, game = words(page.visitor.settings.language), GAMES[page.game]
    return render(
        "introductions.html",
        w,
        page.visitor,
        game=page.game,
        help_path=game.help_path,
        introductions=game.introductions(page, w),
        signs_path=glossary_address(game, page),
    )


def rules_in_full(page: RulesPage) -> str:
    """The rules of a game as a book: its cover, a chapter, or what a search has found."""
    w = words(page.visitor.settings.language)
    games = [(game.name, game.short_title(w)) for game in GAMES.values()]
    help_path = GAMES[page.game].help_path
    return render("rulebook.html", w, page.visitor, games=games, help_path=help_path, **book.values(page))


def error(page: ErrorPage) -> str:
    """Render an error: its reason, and links to go on."""
    w = words(page.visitor.settings.language)
    return render(
        "error.html",
        w,
        page.visitor,
        status=page.status,
        sentence=notices.sentence(w, page.notice),
        back=page.back,
        download=page.download,
    )
