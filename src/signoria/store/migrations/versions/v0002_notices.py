"""Who was told of which turn, in which language; and who an account is to a provider that signs people in."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "told",
        sa.Column(
            "table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, primary_key=True
        ),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    with op.batch_alter_table("notices") as notices:
        notices.add_column(sa.Column("language", sa.String(2), nullable=False, server_default="en"))
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("subject", sa.String(64)))
        accounts.create_unique_constraint("accounts_subject", ["subject"])
