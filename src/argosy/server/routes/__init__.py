"""Routes of the server: every handler of a page or of the bot API, in groups."""

from argosy.server.http.static_files import static_file, worker
from argosy.server.routes.accounts import (
    delete_account,
    former_guest,
    leave_former_guest,
    log_in_with_code,
    log_in_with_passkey,
    log_out,
    log_out_everywhere,
    move_from_former_guest,
    own_account,
    passkey_to_log_in,
    passkey_to_register,
    register_passkey,
    send_code,
)
from argosy.server.routes.administration.admin import (
    admin,
    admin_act,
    admin_guest,
    admin_guest_data,
    admin_invite,
    admin_table,
)
from argosy.server.routes.administration.admission import come_in, enter, privacy, robots
from argosy.server.routes.administration.own_data import erase_own_data, own_data
from argosy.server.routes.administration.reports import report, report_form
from argosy.server.routes.analysis import (
    analyse_record,
    analyse_table,
    record_analysis,
    record_analysis_file,
    table_analysis,
    table_analysis_file,
    try_record,
    try_table,
)
from argosy.server.routes.api import api_choose, api_new_table, api_state
from argosy.server.routes.bgstats import bgstats, bgstats_file
from argosy.server.routes.bot_games import (
    bot_abort,
    bot_back,
    bot_choose,
    bot_resign,
    bot_talk,
    event_stream,
    game_stream,
)
from argosy.server.routes.challenges import (
    accept,
    account,
    cancel,
    challenge,
    challenges,
    decline,
    invite,
    uninvite,
    upgrade,
)
from argosy.server.routes.club import open_games, ratings, ratings_of_game
from argosy.server.routes.coach import coach
from argosy.server.routes.hooks import add_webhook, remove_webhook, webhook_on, webhooks
from argosy.server.routes.learning import introductions, met, signs, strategy, strategy_of
from argosy.server.routes.leaving import come_back, delete, end, leave, play_on_with_bot, resign
from argosy.server.routes.lobby import (
    compile_status,
    first_voyage,
    help_to_play,
    let_network_in,
    lobby,
    new_table,
    settings,
)
from argosy.server.routes.my_games import own_games, remove_game
from argosy.server.routes.positions import (
    choose_there,
    one_back,
    play_on,
    position,
    position_editor,
    set_up_position,
)
from argosy.server.routes.push import push_key, subscribe, unsubscribe
from argosy.server.routes.puzzles import begin_daily, daily, puzzle, puzzle_position, puzzles, try_puzzle
from argosy.server.routes.records import open_record, record_again, record_position, record_replay, records
from argosy.server.routes.rules import chapter, rule_by_id, rules_in_full
from argosy.server.routes.score_pad import pad, pad_of_position
from argosy.server.routes.table import (
    choose,
    decline_rematch,
    hints,
    listed,
    live,
    plan,
    record,
    rematch,
    rename,
    replay,
    replay_position,
    seat,
    start,
    table,
    table_position,
    talk,
    undo,
)
from argosy.server.routes.tokens import make_token, revoke_token, tokens
from argosy.server.routes.tournaments import (
    add_to_tournament,
    api_tournament,
    delete_tournament,
    join_tournament,
    make_tournament,
    start_tournament,
    tournament,
    tournaments,
    uninvite_from_tournament,
    withdraw_from_tournament,
)

HANDLERS = (
    lobby, new_table, first_voyage, let_network_in, settings, compile_status, help_to_play, rule_by_id, rules_in_full, chapter, signs, introductions, met,
    table, live, choose, undo, plan, hints, seat, listed, start, rename, rematch, decline_rematch, replay, replay_position, table_position, record,
    bgstats, bgstats_file,
    leave, come_back, resign, end, play_on_with_bot, delete, talk, coach,
    table_analysis, analyse_table, table_analysis_file, try_table,
    record_analysis, analyse_record, record_analysis_file, try_record,
    own_games, remove_game, pad, pad_of_position,
    daily, begin_daily, puzzles, puzzle, try_puzzle, puzzle_position,
    position_editor, set_up_position, position, choose_there, one_back, play_on,
    strategy, strategy_of,
    records, open_record, record_replay, record_again, record_position,
    tokens, make_token, revoke_token,
    event_stream, game_stream, bot_choose, bot_resign, bot_abort, bot_back, bot_talk,
    account, upgrade, challenges, challenge, accept, decline, cancel, invite, uninvite,
    ratings, ratings_of_game, open_games, push_key, subscribe, unsubscribe,
    webhooks, add_webhook, remove_webhook, webhook_on,
    tournaments, make_tournament, tournament, join_tournament, add_to_tournament, uninvite_from_tournament,
    withdraw_from_tournament, start_tournament, delete_tournament, api_tournament,
    own_account, passkey_to_register, register_passkey, passkey_to_log_in, log_in_with_passkey,
    send_code, log_in_with_code, former_guest, move_from_former_guest, leave_former_guest,
    log_out, log_out_everywhere, delete_account,
    enter, come_in, privacy, robots, own_data, erase_own_data, report_form, report,
    admin, admin_act, admin_guest, admin_guest_data, admin_invite, admin_table,
    api_new_table, api_state, api_choose, static_file, worker,
)  # fmt: skip
