"""The addresses, by what they are for."""

from argosy.server.routes.api import api_choose, api_state
from argosy.server.routes.lobby import help_to_play, lobby, new_table, settings
from argosy.server.routes.rules import rules_in_full
from argosy.server.routes.table import choose, live, record, rematch, rename, replay, seat, start, table, undo
from argosy.server.static import static_file

HANDLERS = (
    lobby, new_table, settings, help_to_play, rules_in_full,
    table, live, choose, undo, seat, start, rename, rematch, replay, record,
    api_state, api_choose, static_file,
)  # fmt: skip
