"""Page of the post-game analysis, and tables that continue from a turning point."""

import msgspec

from argosy.coach.analysis import Analysis, Decision
from argosy.server.engine import Game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.http.form_fields import DEFAULT_BOT
from argosy.server.pages.presenters import notice_of
from argosy.server.storage.rows import GameRequest
from argosy.server.tables import positions
from argosy.server.tables.post_game_analysis import LookingBack
from argosy.server.tables.replay_cache import Recording
from argosy.web.models import ReplayPage, TablePage
from argosy.web.table.analysis import AnalysisPage, Turning


async def analysis_page(
    looking_back: LookingBack, name: str, recording: Recording, replay: ReplayPage
) -> AnalysisPage:
    """Return the page of an analysis, or of its progress. `replay` is the end of the game."""
    progress, failure = looking_back.progress(name), looking_back.failure(name)
    found = await looking_back.found(name)
    address = replay.analysis_path
    return AnalysisPage(
        visitor=msgspec.structs.replace(replay.visitor, path=address),
        address=address,
        replay=replay,
        analysis=found,
        turning=()
        if found is None
        else tuple(
            Turning(table=_table(recording, replay, one), decision=one) for one in found.turning_points
        ),
        is_running=progress is not None and found is None,
        done=progress.done if progress else 0,
        total=progress.total if progress else 0,
        notice=notice_of(failure) if failure else None,
    )


def _table(recording: Recording, replay: ReplayPage, decision: Decision) -> TablePage:
    """The table as the seat of a decision saw it."""
    game, seat = before(recording, decision), decision.seat
    view = game.view(seat)
    return TablePage(
        table="",
        visitor=replay.visitor,
        seat=seat,
        phase="playing",
        seats=replay.seats,
        game=replay.game,
        edition=replay.edition,
        expansions=view.expansions,
        teams=bool(getattr(game.ruleset, "teams", False)),
        ruleset=game.ruleset,
        view=view,
        offers=GAMES[replay.game].offers(game, seat),
    )


def before(recording: Recording, decision: Decision) -> Game:
    """The game at a decision: the beginning of its moment, and what the seat has chosen since then."""
    first = sum(len(moment.choices) for moment in recording.moments[: decision.step])
    moment = recording.moments[decision.step]
    game = moment.game.copy()
    for seat, text in moment.choices[: decision.index - first]:
        if seat == decision.seat:
            game.choose(seat, text)
    return game


def another_try(
    recording: Recording, analysis: Analysis | None, index: int
) -> tuple[GameRequest, dict[int, str]]:
    """The table that begins at the moment of a decision: its seat for the guest, bots on all others."""
    found = next((one for one in analysis.decisions if one.index == index), None) if analysis else None
    if found is None:
        raise Refused("bad_form", f"decision is the number of one that the coach has weighed, not {index}.")
    position = recording.moments[found.step].game.position()
    request = positions.request_of(positions.moment(recording, found.step), position)
    return request, positions.seat_kinds({"seat": str(found.seat), "others": f"bot:{DEFAULT_BOT}"}, request)
