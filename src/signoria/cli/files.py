"""Reading what people hand in: game files and positions, from whatever file they name."""

from pathlib import Path

from signoria.kernel.documents import read
from signoria.kernel.errors import Broken, SignoriaError
from signoria.kernel.fields import mapping
from signoria.kernel.gamefile import Damaged, read_json, read_record
from signoria.kernel.record import Header
from signoria.kernel.referee import Referee
from signoria.kernel.registry import find

LARGEST = 32 * 1024 * 1024


def read_text(path: Path) -> str:
    """The text of a file, or one sentence on why there is none."""
    try:
        if path.is_dir():
            raise SignoriaError(f"{path} is a directory, not a file")
        if path.is_file() and path.stat().st_size > LARGEST:
            raise SignoriaError(f"{path} is larger than any game: {path.stat().st_size} bytes")
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SignoriaError(f"there is no file {path}") from None
    except UnicodeDecodeError:
        raise SignoriaError(f"{path} is no text: it is neither a game file nor a position") from None
    except (OSError, ValueError) as fault:
        raise SignoriaError(f"{path} can't be read: {fault}") from None
    if not text.strip():
        raise SignoriaError(f"{path} is empty")
    return text


def write_text(path: Path, text: str) -> None:
    """Writes a file as a whole, or says why it can't be written."""
    try:
        path.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as fault:
        raise SignoriaError(f"{path} can't be written: {fault}") from None


def load_record(path: Path, sound: bool = False, to: int | None = None) -> Referee:
    """The game of a game file; of a damaged one what precedes the damage, if `sound` asks for it or `to` lies there."""
    try:
        return read_record(read_text(path))
    except Damaged as damage:
        rest = damage.sound
        if rest is not None and (sound or (to is not None and to <= len(rest.record.line))):
            return rest
        raise SignoriaError(f"{path}: {damage}{_rescue(damage)}") from None
    except (Broken, ValueError, RecursionError) as fault:
        raise SignoriaError(f"{path} is no game that could have been played: {_said(fault)}") from None


def _rescue(damage: Damaged) -> str:
    if damage.sound is None:
        return ""
    plies = len(damage.sound.record.line)
    return f" (the {plies} moves before it are sound: --sound takes them)" if plies else ""


def _said(fault: Exception) -> str:
    return "it is nested too deeply" if isinstance(fault, RecursionError) else str(fault)


def load(path: Path, sound: bool = False) -> Referee:
    """The game at the end of a game file, or one that begins at the position of a JSON document."""
    text = read_text(path)
    if not text.lstrip().startswith(("{", "[")):
        return load_record(path, sound)
    try:
        words = mapping(read_json(text, ""), "")
        game = find(str(words.get("game")))
        setup = read(game, words).setup
        names = [str(seat + 1) for seat in range(setup.seats)]
        return Referee(game, Header(game.id, game.edition, setup, names, position=words), None)
    except SignoriaError as fault:
        raise SignoriaError(f"{path}: {fault}") from None
    except (Broken, ValueError, RecursionError) as fault:
        raise SignoriaError(f"{path} is no position that could be on a table: {_said(fault)}") from None
