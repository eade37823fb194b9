"""A backup taken while the database is in use goes back into an empty one, of either kind, and verifies."""

from pathlib import Path
from threading import Event, Thread

import pytest

from signoria.kernel.errors import SignoriaError
from signoria.store.backup import back_up, restore
from signoria.store.database import connect
from signoria.store.house import Store, open_store
from signoria.store.verify import verify
from signoria.table.chat import ChatLine
from signoria.table.table import Table
from tests.store.stores import act_at_random, open_rialto, sqlite_store


def text_of(table: Table) -> str:
    return table.referee.text()


def fill(store: Store) -> None:
    for name in ("t1", "t2"):
        open_rialto(store, name, seed=name)
        act_at_random(store, name, 40)
    store.people.register("anna@example.org", "correct horse", 5)
    store.talk.add("t1", ChatLine(5, "anna", 0, 3, "Dobrý den"))


def check(restored: Store, original: Store) -> None:
    assert verify(restored.engine) == []
    assert restored.tables.names() == ["t1", "t2"]
    for name in ("t1", "t2"):
        assert restored.tables.look(name, text_of) == original.tables.look(name, text_of)
        assert restored.tables.summary(name) == original.tables.summary(name)
        act_at_random(restored, name, 40)
    assert restored.people.sign_in("anna@example.org", "correct horse").email == "anna@example.org"
    assert restored.talk.lines("t1") == original.talk.lines("t1")


def test_there_and_back(store: Store, tmp_path: Path) -> None:
    fill(store)
    path = tmp_path / "backup"
    back_up(store.engine, path)
    assert path.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))
    engine = connect(f"sqlite:///{tmp_path / 'restored.db'}")
    restore(path, engine)
    check(open_store(str(engine.url)), store)
    with pytest.raises(SignoriaError, match="not empty"):
        restore(path, engine)


def test_from_sqlite_to_postgresql(postgresql_url: str, tmp_path: Path) -> None:
    store = sqlite_store(tmp_path)
    fill(store)
    back_up(store.engine, tmp_path / "backup")
    restore(tmp_path / "backup", connect(postgresql_url))
    check(open_store(postgresql_url), store)
    assert not list(tmp_path.glob("backup.restoring*"))


def test_a_backup_in_use_is_whole(store: Store, tmp_path: Path) -> None:
    open_rialto(store, seats=4)
    done = Event()

    def keep_playing() -> None:
        turn = 0
        while not done.is_set():
            turn += 1
            act_at_random(store, "t1", 1, turn)

    player = Thread(target=keep_playing)
    player.start()
    try:
        for turn in range(3):
            back_up(store.engine, tmp_path / f"backup{turn}")
            engine = connect(f"sqlite:///{tmp_path / f'restored{turn}.db'}")
            restore(tmp_path / f"backup{turn}", engine)
            assert verify(engine) == []
    finally:
        done.set()
        player.join(30)


def test_what_is_no_backup_says_so(postgresql_store: Store, tmp_path: Path) -> None:
    fill(postgresql_store)
    whole = tmp_path / "backup"
    back_up(postgresql_store.engine, whole)
    (tmp_path / "cut").write_bytes(whole.read_bytes()[:900])
    (tmp_path / "text").write_text("hello")
    for name in ("cut", "text"):
        engine = connect(f"sqlite:///{tmp_path / name}.db")
        with pytest.raises(SignoriaError, match="is no backup of ours, or damaged at line"):
            restore(tmp_path / name, engine)
        restore(whole, engine)
    with pytest.raises(SignoriaError, match="there is no file"):
        restore(tmp_path / "nothing", engine)
