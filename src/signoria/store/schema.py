"""The tables of the database. Migrations make them; a test compares the two."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()


def _table_id(primary_key: bool = False) -> "Column[str]":
    refers = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", String(64), refers, nullable=False, primary_key=primary_key)


# People. Secrets are stored as hashes only.
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("email", String(254), nullable=False, unique=True),
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("subject", String(64)),
    UniqueConstraint("subject", name="accounts_subject"),
)
SESSIONS = Table(
    "sessions",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_of_person", "person"),
)
NOTICES = Table(
    "notices",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("way", String(16), primary_key=True),
    Column("address", String(2000), nullable=False),
    Column("occasion", String(16), nullable=False),
    Column("language", String(2), nullable=False, server_default="en"),
)

# Games: the truth.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("head", Text, nullable=False),
)
ENTRIES = Table(
    "entries",
    METADATA,
    _table_id(primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("person", String(64), nullable=False),
    Column("key", String(64)),
    Column("actor", SmallInteger, nullable=False),
    Column("move", String(200), nullable=False),
    Column("digest", String(8), nullable=False),
    Column("body", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="entries_key"),
)
SEAT_LINKS = Table(
    "seat_links",
    METADATA,
    Column("hash", String(64), primary_key=True),
    _table_id(),
    Column("seat", SmallInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("is_revoked", Boolean, nullable=False),
    Index("seat_links_of_table", "table_id", "seat"),
)
CHAT = Table(
    "chat",
    METADATA,
    _table_id(primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(64), nullable=False),
    Column("key", String(64)),
    Column("seat", SmallInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("text", Text, nullable=False),
    UniqueConstraint("table_id", "key", name="chat_key"),
)
SEEN = Table(
    "seen",
    METADATA,
    _table_id(primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
)
TOLD = Table(
    "told",
    METADATA,
    _table_id(primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("seq", Integer, nullable=False),
)
PULSE = Table(
    "pulse",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# Games: caches, made anew from the truth by `TableStore.rebuild`.
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    _table_id(primary_key=True),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("document", Text, nullable=False),
)
HALL = Table(
    "hall",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("has_open_seat", Boolean, nullable=False),
    Column("last_activity", BigInteger, nullable=False),
    Column("deadline", BigInteger),
    Column("summary", Text, nullable=False),
    Index("hall_by_activity", "is_over", "last_activity"),
    Index("hall_by_deadline", "deadline"),
)
SITTINGS = Table(
    "sittings",
    METADATA,
    _table_id(primary_key=True),
    Column("seat", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("person", String(64), nullable=False),
    Column("is_asked", Boolean, nullable=False),
    Index("sittings_of_person", "person"),
    Index("sittings_asked", "is_asked", "kind"),
)

CACHES = (SNAPSHOTS, HALL, SITTINGS)
TRUTH = tuple(table for table in METADATA.sorted_tables if table not in CACHES)
