"""Storage in SQLite or PostgreSQL: schema, migrations, the append-only log, rows of each kind, backups."""
