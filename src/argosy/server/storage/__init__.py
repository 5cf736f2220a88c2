"""Storage in SQLite or PostgreSQL: schema, migrations, append-only log, rows, backups."""
