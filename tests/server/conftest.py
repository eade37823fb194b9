"""One host for the tests of a module, and PostgreSQL where several processes serve."""

from collections.abc import Iterator

import pytest

from tests.server.hosts import Browser, Host, serving
from tests.store.conftest import postgresql_server, postgresql_url

__all__ = ["postgresql_server", "postgresql_url"]


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with serving(tmp_path_factory.mktemp("host")) as served:
        yield served


@pytest.fixture
def anna(host: Host) -> Browser:
    return host.browser()


@pytest.fixture
def bohdan(host: Host) -> Browser:
    return host.browser()
