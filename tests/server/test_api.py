"""The API as it is written down: the example of the documents plays, and the OpenAPI document says what is so."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)

from tests.server.hosts import HERE, ME, OPEN, Browser, Host, serving

DOCUMENT = Path(__file__).parents[2] / "docs" / "api.md"
CHECKS = [not_a_server_error, content_type_conformance, response_headers_conformance, response_schema_conformance]
BOUND = settings(
    max_examples=6,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def test_the_example_of_the_document_plays(anna: Browser, host: Host) -> None:
    match = re.search(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert match is not None
    assert len([line for line in match[1].splitlines() if line.strip()]) <= 12
    words: dict[str, Any] = {}
    exec(match[1], words)
    bot = host.browser()
    bot.post("/api/account/register", {"email": "bot@example.org", "password": "as in the document"})
    token = bot.post("/api/account/token", {})["token"]
    table, (secret,) = anna.open(ME, OPEN)
    host.browser(token).sit(table, secret, "Robot")
    while 1 not in anna.sight(table)["asked"]:
        anna.move(table, 0)
    before = anna.sight(table)["ply"]
    words["play"](host.url, token, table, 1, moves=1)
    assert anna.sight(table)["ply"] > before
    line = anna.get(f"/api/tables/{table}/history", since=before)["line"]
    assert line[0]["actor"] == "2"


def test_every_call_of_the_table_in_the_document_is_there(host: Host) -> None:
    paths = set(host.app.openapi()["paths"])
    text = DOCUMENT.read_text(encoding="utf-8")
    named = set(re.findall(r"/[a-z-]+(?:/[a-z-]+)?(?=`)", text.split("| what | call |")[1]))
    assert named
    for name in named:
        assert any(path.endswith(name) for path in paths), name


@pytest.fixture(scope="module")
def operations(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Host, Browser, str]]:
    with serving(tmp_path_factory.mktemp("schema")) as served:
        browser = served.browser()
        table, _ = browser.open(ME, HERE)
        yield served, browser, table


def test_the_server_keeps_to_its_openapi_document(operations: tuple[Host, Browser, str]) -> None:
    """Random wishes, right and wrong, against every call: no fault of the server, no answer that it lacks."""
    served, browser, table = operations
    schema = schemathesis.openapi.from_dict(served.app.openapi())
    cookies = dict(browser.client.cookies)
    tried = 0
    for found in schema.get_all_operations():
        operation = found.ok()  # type: ignore[union-attr]

        @BOUND
        @given(case=operation.as_strategy())
        def holds(case: "Case[Any]") -> None:
            nonlocal tried
            tried += 1
            if "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = table
            case.cookies = {**(case.cookies or {}), **cookies}
            answer = case.call(base_url=served.url)
            case.validate_response(answer, checks=CHECKS)

        holds()
    assert tried > 100
