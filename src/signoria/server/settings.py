"""What a host can choose: variables SIGNORIA_... of the environment; the command line goes before them."""

import os
from collections.abc import Mapping
from dataclasses import MISSING, Field, dataclass, field, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from signoria.kernel.errors import SignoriaError

PREFIX: Final = "SIGNORIA_"
YES: Final = ("1", "true", "yes", "on")
NO: Final = ("0", "false", "no", "off")


def _secret() -> Any:
    """A setting that never shows in the text of the settings."""
    return field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings with their usual values. docs/hosting.md says what each is for."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = _secret()
    bus: str = _secret()
    public_url: str = ""
    behind_proxy: bool = False
    secret: str = _secret()
    bot_workers: int = 2
    bot_seconds: float = 5.0
    requests_per_second: float = 40.0
    smtp: str = _secret()
    mail_from: str = ""
    oidc_name: str = ""
    oidc_issuer: str = ""
    oidc_client_id: str = ""
    oidc_client_secret: str = _secret()
    webhook_networks: str = ""
    registration: bool = True
    log_format: str = "text"
    log_level: str = "info"

    def __post_init__(self) -> None:
        if not 0 <= self.port < 65536:
            raise SignoriaError(f"port can't be {self.port}; it is a number up to 65535")
        if self.log_format not in ("text", "json"):
            raise SignoriaError(f"log_format can't be {self.log_format!r}; it is text or json")
        if self.public_url and urlsplit(self.public_url).scheme not in ("http", "https"):
            raise SignoriaError("public_url is how browsers reach the server, as in https://games.example.org")
        if self.bot_workers < 0 or self.bot_seconds <= 0:
            raise SignoriaError("bot_workers is a number from 0, bot_seconds a time above 0")
        if self.requests_per_second < 0:
            raise SignoriaError("requests_per_second is a number above 0, or 0 for no limit")

    def secure(self) -> bool:
        """Whether browsers reach the server by https, so that cookies may insist on it."""
        return self.public_url.startswith("https:")

    def database_url(self) -> str:
        """The database, by default a file in the user's own folder of data."""
        if self.database:
            return self.database
        home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
        folder = Path(home) / "signoria"
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite:///{folder / 'signoria.db'}"


def read_settings(environment: Mapping[str, str], given: Mapping[str, Any] | None = None) -> Settings:
    """The settings of an environment; what is given otherwise goes before it."""
    values: dict[str, Any] = {}
    for known in fields(Settings):
        text = environment.get(PREFIX + known.name.upper())
        if text is not None:
            values[known.name] = _read(known, text)
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    return Settings(**values)


def _read(known: "Field[Any]", text: str) -> object:
    usual = known.default if known.default is not MISSING else ""
    name = PREFIX + known.name.upper()
    if isinstance(usual, bool):
        if text.lower() not in YES + NO:
            raise SignoriaError(f"{name} is yes or no, not {text!r}")
        return text.lower() in YES
    if isinstance(usual, (int, float)):
        try:
            return type(usual)(text)
        except ValueError as fault:
            raise SignoriaError(f"{name} is a number, not {text!r}") from fault
    return text
