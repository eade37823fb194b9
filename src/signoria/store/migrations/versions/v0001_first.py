"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id(primary_key: bool = False) -> "sa.Column[str]":
    refers = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(64), refers, nullable=False, primary_key=primary_key)


def upgrade() -> None:
    _people()
    _games()
    _around_games()
    _caches()


def _people() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("email", sa.String(254), nullable=False, unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("sessions_of_person", "sessions", ["person"])
    op.create_table(
        "notices",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("way", sa.String(16), primary_key=True),
        sa.Column("address", sa.String(2000), nullable=False),
        sa.Column("occasion", sa.String(16), nullable=False),
    )


def _games() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("head", sa.Text, nullable=False),
    )
    op.create_table(
        "entries",
        _table_id(primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("actor", sa.SmallInteger, nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
        sa.Column("digest", sa.String(8), nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="entries_key"),
    )


def _around_games() -> None:
    op.create_table(
        "seat_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        _table_id(),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("is_revoked", sa.Boolean, nullable=False),
    )
    op.create_index("seat_links_of_table", "seat_links", ["table_id", "seat"])
    op.create_table(
        "chat",
        _table_id(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("key", sa.String(64)),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="chat_key"),
    )
    op.create_table(
        "seen",
        _table_id(primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    op.create_table(
        "pulse",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _caches() -> None:
    op.create_table(
        "snapshots",
        _table_id(primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("document", sa.Text, nullable=False),
    )
    op.create_table(
        "hall",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("has_open_seat", sa.Boolean, nullable=False),
        sa.Column("last_activity", sa.BigInteger, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sa.Column("summary", sa.Text, nullable=False),
    )
    op.create_index("hall_by_activity", "hall", ["is_over", "last_activity"])
    op.create_index("hall_by_deadline", "hall", ["deadline"])
    op.create_table(
        "sittings",
        _table_id(primary_key=True),
        sa.Column("seat", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("is_asked", sa.Boolean, nullable=False),
    )
    op.create_index("sittings_of_person", "sittings", ["person"])
    op.create_index("sittings_asked", "sittings", ["is_asked", "kind"])
