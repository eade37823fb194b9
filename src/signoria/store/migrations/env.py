"""What Alembic runs: always on the connection that `database.migrate` hands in."""

from alembic import context

from signoria.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
