"""What is said at tables, and up to where each person has looked."""

from sqlalchemy import Connection, Engine, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from signoria.store.database import Writing
from signoria.store.schema import CHAT, SEEN
from signoria.table.chat import ChatLine


class Talk:
    """Chat lines and 'seen up to'. Neither touches a journal."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writing = Writing(engine)

    def add(self, table: str, line: ChatLine) -> int:
        """Stores a line and gives its number; told twice under one id, it stands once."""
        while True:
            try:
                with self._writing.begin() as connection:
                    return _add(connection, table, line)
            except IntegrityError:
                continue  # another process took the number: take the next

    def lines(self, table: str, after: int = 0, limit: int = 500) -> list[tuple[int, ChatLine]]:
        """The lines behind a number, each with its own."""
        wanted = select(CHAT).where(CHAT.c.table_id == table, CHAT.c.number > after).order_by(CHAT.c.number)
        with self._engine.connect() as connection:
            rows = connection.execute(wanted.limit(limit)).all()
        return [(row.number, ChatLine(row.at, row.person, row.seat, row.ply, row.text, row.key or "")) for row in rows]

    def last(self, table: str) -> int:
        """The number of the newest line."""
        wanted = select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)
        with self._engine.connect() as connection:
            return connection.execute(wanted).scalar() or 0

    def look(self, table: str, person: str, seq: int) -> None:
        """The person has seen the journal up to an entry; that never goes back."""
        own = (SEEN.c.table_id == table, SEEN.c.person == person)
        with self._writing.begin() as connection:
            if connection.execute(select(SEEN.c.seq).where(*own)).scalar() is None:
                connection.execute(insert(SEEN).values(table_id=table, person=person, seq=seq))
            else:
                connection.execute(update(SEEN).where(*own, SEEN.c.seq < seq).values(seq=seq))

    def seen(self, table: str, person: str) -> int:
        """The last entry that the person has seen."""
        own = (SEEN.c.table_id == table, SEEN.c.person == person)
        with self._engine.connect() as connection:
            return connection.execute(select(SEEN.c.seq).where(*own)).scalar() or 0


def _add(connection: Connection, table: str, line: ChatLine) -> int:
    if line.key:
        wanted = select(CHAT.c.number).where(CHAT.c.table_id == table, CHAT.c.key == line.key)
        known = connection.execute(wanted).scalar()
        if known is not None:
            return int(known)
    last = connection.execute(select(func.max(CHAT.c.number)).where(CHAT.c.table_id == table)).scalar() or 0
    connection.execute(
        insert(CHAT).values(
            table_id=table,
            number=last + 1,
            at=line.at,
            person=line.person,
            key=line.key or None,
            seat=line.seat,
            ply=line.ply,
            text=line.text,
        )
    )
    return int(last) + 1
