"""Schema of the store. Changes go through `migrations/versions`; a test compares the two.

guests    people, known by a cookie; a cookie with an `epoch` below theirs has been ended; until when they
          are banned or muted; by what they were let in (`moderation.access`); `is_operator` when the host
          has named them
acts      what operators have asked for, which is the log of it, too: a process does it (`begun`, `done`)
reports   lines of talk and people that players have reported; `line` is -1 for a person
invitations  links that let people in, as hashes; `uses` people may follow one, `used` have
tables    one row a table (one game); `standing` is a summary for lists, the truth is in `entries`; `guide` of
a first voyage;
          `due` when the time of a turn is up; `listed` when its host shows it in the lobby; `version` rises
          with every change, and a change counts only if it was made from the newest one; `bots_owe` when a
          bot is to be asked, or a plan to be played; `holder` the process that does both; `maker` and
          `network` the guest and the network that limits count it for, `network` as a keyed hash; `seen` when
          a page of it was open last, to some minutes; `shown` counts changes that everybody may know of,
          `version` all of them
daily_results  who has begun the voyage of which day, and what it has brought
seats     who sits where; `has_left` where a bot plays on under the name of a person
entries   the append-only log of a game, the deal first; its primary key (game, seq) is the lock
records   games that were played elsewhere or before, as text; the id names the text; `guest` is empty for
imported ones
analyses  what the coach said when it looked back at a game, as JSON; the id is that of a table or of a record
tries     puzzles that somebody has tried: whether the first try was right, whether one has been since
talk      what is said at a table, each line with the name of that moment
plans     what somebody will do when their turn comes, if it is possible then; a secret of that guest
sittings  who sits or has ever sat at a table; `hidden` when they have taken it off their own list
processes the processes that serve this database, where several can, and when each was seen last
tokens    what programs show in place of a cookie, as hashes; `stream` names the newest stream of events of
each
handles   the names by which bots are challenged; `key` is the name in small letters
challenges  who asks whom to sit down at which table, or to take part in which `tournament`, then `game` is
empty; `makes_table` when
          the table was made for it
rated     finished tables that have been looked at for ratings, whether they count or not; never of a table
that runs
ratings   how well people (`guest:ID`) and bots (`bot:NAME`) play a game
keys      keys of this server that all its processes share
subscriptions  browsers that are told when it is somebody's turn while the page is closed; the id is a digest
of the endpoint
hooks     addresses that are told of tables: of all of a guest, or of one whose host they are; `note` is what
went wrong last
calls     who is to be told of a table outside of its page: `turn` is what for, `due` when (None: done),
`sent` when last tournaments what is played in which way, and the last round that was drawn: whoever moves
that number on has drawn the next one; `network` is a
          keyed hash, as that of tables
entrants  who takes part in a tournament; `gone` when they have withdrawn
places    where an entrant sits in a round, and what it has brought; `game` is empty for a bye
accounts  ways to be the same guest in another browser: a passkey with its public key, or the keyed hash of an
address
tickets   what was given out to log in with, as hashes: challenges for passkeys, codes by mail; each is `used`
once; `tries` counts
          wrong codes
former_guests  whom a browser was before it logged in to an account, until it is chosen what of theirs moves
to the account
answers   questions to bots that wait in the queue of PostgreSQL, and what was answered; `job` is the job of
the queue, `wanted` when
          somebody has asked for the answer last, `attempts` how many workers have begun with it, `worker` the
          last of them, `turn` its place in the order in which owners take turns
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

# Constraints with names, because a migration can only change what it can name.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("settings", Text, nullable=False),
    Column("seen", Float, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),
    Column("banned_until", Float, nullable=False, server_default="0"),
    Column("ban_reason", String(200), nullable=False, server_default=""),
    Column("muted_until", Float, nullable=False, server_default="0"),
    Column("mute_reason", String(200), nullable=False, server_default=""),
    Column("admission", String(80), nullable=False, server_default=""),
    Column("is_operator", Boolean, nullable=False, server_default=false()),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("host", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("request", Text, nullable=False),
    Column("standing", Text, nullable=False),
    Column("rematch", String(20), nullable=True),
    Column("guide", Text, nullable=True),
    Column("due", Float, nullable=True),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("bots_owe", Boolean, nullable=False, server_default=false()),
    Column("holder", String(40), nullable=True),
    Column("maker", String(40), nullable=False, server_default=""),
    Column("network", String(16), nullable=False, server_default=""),
    Column("seen", Float, nullable=False, server_default="0"),
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("daily", Text, nullable=True),
)

daily_results = Table(
    "daily_results",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("rank", Integer, nullable=True),
    Column("points", Integer, nullable=True),
    Column("result", String(20), nullable=True),
    Column("ended", Float, nullable=True),
    Index("ix_daily_results_day", "day", "guest", unique=True),
    Index("ix_daily_results_guest", "guest"),
)

seats = Table(
    "seats",
    metadata,
    Column("game", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(40), nullable=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40), nullable=True),
    Column("has_left", Boolean, nullable=False, server_default=false()),
    Index("ix_seats_guest", "guest"),
)

entries = Table(
    "entries",
    metadata,
    Column("game", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=True),
    Column("moment", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

memberships = Table(
    "sittings",
    metadata,
    Column("game", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Index("ix_sittings_guest", "guest"),
)

records = Table(
    "records",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("text", Text, nullable=False),
    Column("network", String(16), nullable=False, server_default=""),
    Index("ix_records_guest", "guest"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("created", Float, nullable=False),
    Column("text", Text, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("at_once", Boolean, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("at", Float, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    Column("game", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", String(200), nullable=False),
    Column("sign", String(20), nullable=False),
    Column("at", Float, nullable=False),
    Column("guest", String(40), nullable=False, server_default=""),
)

plans = Table(
    "plans",
    metadata,
    Column("game", String(20), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("text", String(120), nullable=False),
    Column("price", Integer, nullable=False),
    Column("dropped", Boolean, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("started", Float, nullable=False),
    Column("seen", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("scopes", String(200), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("stream", String(20), nullable=False),
    Index("ix_tokens_hash", "hash", unique=True),
    Index("ix_tokens_guest", "guest"),
)

handles = Table(
    "handles",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("handle", String(24), nullable=False),
    Column("key", String(24), nullable=False),
    Index("ix_handles_key", "key", unique=True),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("challenger", String(40), nullable=False),
    Column("challenged", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("state", String(10), nullable=False),
    Column("makes_table", Boolean, nullable=False),
    Column("tournament", String(20), nullable=True),
    Index("ix_challenges_tournament", "tournament"),
    Index("ix_challenges_challenger", "challenger"),
    Index("ix_challenges_challenged", "challenged"),
)

Index("ix_tables_phase", tables.c.phase, tables.c.created)
Index("ix_tables_due", tables.c.due)
Index("ix_tables_maker", tables.c.maker, tables.c.phase)

rated = Table(
    "rated",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(10), primary_key=True),
    Column("party", String(50), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", Float, nullable=False),
)

keys = Table(
    "keys",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(30), nullable=False),
    Column("base", Text, nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_subscriptions_guest", "guest"),
)

calls = Table(
    "calls",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("target", String(60), primary_key=True),
    Column("turn", String(20), nullable=False),
    Column("due", Float, nullable=True),
    Column("sent", Float, nullable=False),
    Index("ix_calls_due", "due"),
)

hooks = Table(
    "hooks",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("game", String(20), nullable=False),
    Column("address", Text, nullable=False),
    Column("base", Text, nullable=False),
    Column("failures", Integer, nullable=False),
    Column("note", String(80), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_hooks_guest", "guest"),
    Index("ix_hooks_game", "game"),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("host", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("request", Text, nullable=False),
    Column("system", String(12), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("state", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("network", String(16), nullable=False, server_default=""),
    Index("ix_tournaments_state", "state", "created"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(20), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(40), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("gone", Boolean, nullable=False),
)

places = Table(
    "places",
    metadata,
    Column("tournament", String(20), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("game", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("points", Float, nullable=True),
    Column("lapses", Integer, nullable=False),
    Column("lapsed", Float, nullable=False),
    Column("forfeit", Boolean, nullable=False),
    Index("ix_places_game", "game"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("mail", String(64), nullable=True),
    Column("passkey", Text, nullable=True),
    Column("key", Text, nullable=False),
    Column("signed", BigInteger, nullable=False),
    Index("ix_accounts_guest", "guest"),
    Index("ix_accounts_mail", "mail", unique=True),
    Index("ix_accounts_passkey", "passkey", unique=True),
)

tickets = Table(
    "tickets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("mail", String(64), nullable=False),
    Column("network", String(64), nullable=False),
    Column("used", Boolean, nullable=False),
    Column("tries", Integer, nullable=False, server_default="0"),
)

former_guests = Table(
    "former_guests",
    metadata,
    Column("guest", String(40), primary_key=True),
    Column("former", String(40), primary_key=True),
    Column("at", Float, nullable=False),
)

jobs = Table(
    "jobs",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("kind", String(250), nullable=False),
    Column("question", LargeBinary, nullable=False),
    Column("owner", String(40), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("asked", Float, nullable=False),
    Column("wanted", Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("worker", String(40), nullable=True),
    Column("heartbeat", Float, nullable=True),
    Column("answer", LargeBinary, nullable=True),
    Index("ix_jobs_turn", "kind", "turn"),
)

acts = Table(
    "acts",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("at", Float, nullable=False),
    Column("operator", String(40), nullable=False),
    Column("kind", String(20), nullable=False),
    Column("target", String(40), nullable=False),
    Column("place", Integer, nullable=False),
    Column("until", Float, nullable=False),
    Column("text", String(200), nullable=False),
    Column("begun", Float, nullable=False),
    Column("done", Float, nullable=False),
    Column("outcome", String(200), nullable=False),
    Index("ix_acts_done", "done"),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("at", Float, nullable=False),
    Column("guest", String(40), nullable=False),
    Column("network", String(16), nullable=False),
    Column("game", String(20), nullable=False),
    Column("line", Integer, nullable=False),
    Column("accused", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("quote", String(200), nullable=False),
    Column("text", String(200), nullable=False),
    Column("settled", Float, nullable=False),
    Index("ix_reports_settled", "settled"),
    Index("ix_reports_accused", "accused"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("note", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("used", Integer, nullable=False),
    Index("ix_invitations_hash", "hash", unique=True),
)
