"""Environment script of Alembic: runs migrations on the connection of `storage.migration`."""

from alembic import context

from argosy.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
