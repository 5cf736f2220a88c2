"""Refusals: errors with a code for the screen, an HTTP status and an English sentence.

A request that ends in one of these changes nothing.
"""

import msgspec

from argosy.errors import ArgosyError
from argosy.game.types import Refusal

STATUS = {
    "bad_address": 400,
    "bad_charset": 400,
    "bad_form": 400,
    "bad_host": 400,
    "bad_name": 400,
    "bad_position": 400,
    "bad_record": 400,
    "bad_settings": 400,
    "bad_mail": 400,
    "bad_passkey": 400,
    "late_passkey": 400,
    "no_code": 400,
    "wrong_code": 400,
    "no_name": 400,
    "no_scope": 400,
    "unplayable": 400,
    "tournament_too_large": 400,
    "bad_token": 401,
    "no_token": 401,
    "foreign_origin": 403,
    "missing_scope": 403,
    "not_for_tokens": 403,
    "foreign_seat": 403,
    "not_seated": 403,
    "not_host": 403,
    "not_here": 403,
    "not_maker": 403,
    "no_hints": 403,
    "no_coach": 403,
    "banned": 403,
    "muted": 403,
    "not_admitted": 403,
    "wrong_password": 403,
    "not_before_over": 403,
    "unknown_table": 404,
    "unknown_page": 404,
    "unknown_position": 404,
    "unknown_record": 404,
    "unknown_puzzle": 404,
    "unknown_token": 404,
    "unknown_bot": 404,
    "unknown_challenge": 404,
    "unknown_tournament": 404,
    "unknown_passkey": 404,
    "unknown_guest": 404,
    "unknown_invitation": 404,
    "no_mail": 404,
    "stale": 409,
    "game_over": 409,
    "not_started": 409,
    "not_over": 409,
    "already_started": 409,
    "seat_taken": 409,
    "already_seated": 409,
    "others_play": 409,
    "not_away": 409,
    "nothing_asked": 409,
    "not_asked": 409,
    "no_network": 409,
    "table_full": 409,
    "nothing_to_undo": 409,
    "already_bot": 409,
    "handle_taken": 409,
    "name_taken": 409,
    "reserved_name": 409,
    "already_challenged": 409,
    "own_bot": 409,
    "already_chosen": 409,
    "already_begun": 409,
    "tournament_closed": 409,
    "tournament_full": 409,
    "already_entered": 409,
    "too_few_entrants": 409,
    "no_plan": 409,
    "act_refused": 409,
    "long_address": 414,
    "too_fast": 429,
    "too_many_hooks": 429,
    "too_many_tables": 429,
    "too_many_from_network": 429,
    "records_full": 503,
    "too_many_waiting": 429,
    "too_many_streams": 429,
    "too_many_tokens": 429,
    "too_many_challenges": 429,
    "too_many_tournaments": 429,
    "too_many_accounts": 429,
    "too_many_reports": 429,
    "too_many_mails": 429,
    "mails_full": 429,
    "server_full": 503,
    "coach_busy": 429,
    "long_headers": 431,
    "refused": 422,
    "damaged": 409,
    "lost": 500,
    "no_club": 501,
    "mail_failed": 502,
    "closing": 503,
    "database_away": 503,
    "coach_not_compiled": 503,
    "coach_lost": 503,
}


class ApiError(msgspec.Struct, frozen=True, kw_only=True):
    """A refusal and its reason, for programs."""

    code: str
    detail: str


class SecretError(ArgosyError, ValueError):
    """The file with the secret that cookies are signed with cannot be used."""


class StoreError(ArgosyError):
    """A database that the server cannot start with."""


class Refused(ArgosyError):
    """A request that a table does not follow. `code` is a key of STATUS."""

    def __init__(self, code: str, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.refusal = refusal
        self.download: str | None = None
        """Where that can be downloaded which cannot be shown."""

    @property
    def status(self) -> int:
        """The HTTP status that goes with the code."""
        return STATUS[self.code]


class TooFast(Refused):
    """Too many requests of a kind in a time; `seconds` until the next one is taken."""

    def __init__(self, seconds: int) -> None:
        super().__init__("too_fast", f"That was a lot at once: try again in {seconds} seconds.")
        self.seconds = seconds
