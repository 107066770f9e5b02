# Everything a checkout needs, from nothing: `make run` starts the program, `make test` checks it.
# Both set themselves up: system libraries, .venv/, locked dependencies, this project.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -qq

# Nothing here may depend on what lies in the user's own site-packages.
export PYTHONNOUSERSITE := 1
# Modules are compiled once, not at each start of the program or of the many that the tests start.
unexport PYTHONDONTWRITEBYTECODE

MAKEFLAGS += --no-builtin-rules --no-print-directory
.SUFFIXES:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help

.PHONY: help
help: ## these lines
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' $(firstword $(MAKEFILE_LIST)) | while IFS='	' read -r name text; do \
	    printf '  make %-12s %s\n' "$$name" "$$text"; done

# --- for everyone ---------------------------------------------------------------------------------------------

.PHONY: run
run: system-libs-run $(VENV)/.run ## start the program; ARGS="…" are handed to it
	@$(BIN)/python -m mahjong_desk $(ARGS)

# A process a core, each with whole files; ARGS="-n 0" runs them in one.
IN_PARALLEL := -n auto --dist loadfile

.PHONY: test
test: lint system-libs-test ## lint and all tests, in their quick counts
	@$(BIN)/python -m pytest $(IN_PARALLEL) $(ARGS)

.PHONY: test-long
test-long: system-libs-test $(VENV)/.dev ## the tests in their full counts
	@$(BIN)/python -m pytest --long $(IN_PARALLEL) $(ARGS)

.PHONY: lint
lint: $(VENV)/.dev ## style, types and who may import whom
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Run '$(BIN)/ruff format'." >&2; exit 1; }
	@$(BIN)/mypy --no-error-summary --num-workers auto
	@$(BIN)/lint-imports --no-logo

.PHONY: bench
bench: system-libs-test $(VENV)/.dev ## speed and memory against the bars they have to hold
	@$(BIN)/python -m benchmarks $(ARGS)

.PHONY: screenshots
screenshots: system-libs-test $(VENV)/.dev ## draw the pictures of the manual anew
	@$(BIN)/python docs/make_screenshots.py $(ARGS)

.PHONY: art
art: $(VENV)/.dev ## draw the tiles anew
	@$(BIN)/python packaging/art/draw_tiles.py $(ARGS)

.PHONY: translations
translations: $(VENV)/.dev ## bring the window's translations up to date with its texts
	@$(BIN)/python packaging/translations/update.py $(ARGS)

# --- what is handed out ---------------------------------------------------------------------------------------

.PHONY: tar deb appimage
tar deb appimage: system-libs-test $(VENV)/.dev ## … for Linux: a folder, a Debian package, one file that runs
	@$(BIN)/python packaging/linux/build.py $@ $(ARGS)

.PHONY: clean
clean: ## remove what builds, tests and caches left
	@rm -rf build dist htmlcov .coverage .mypy_cache .ruff_cache .pytest_cache .import_linter_cache \
	    .hypothesis .benchmarks
	@find mahjong_desk tests benchmarks docs packaging -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.PHONY: distclean
distclean: clean ## … and .venv too
	@rm -rf $(VENV)

# --- dependencies ---------------------------------------------------------------------------------------------

# dev.txt is solved first, and the smaller files follow its choices: all of them can be installed together.
.PHONY: lock
lock: $(VENV)/.pip ## choose the newest dependencies that pyproject.toml allows, into requirements/
	@$(PIP) install --require-hashes -r requirements/lock.txt
	@cd requirements && export UV_CUSTOM_COMPILE_COMMAND="make lock" && \
	compile="../$(BIN)/uv pip compile --no-config --quiet --upgrade --universal --python-version 3.10 \
	    --generate-hashes --no-emit-index-url --no-emit-find-links" && \
	$$compile --group ../pyproject.toml:dev -o dev.txt ../pyproject.toml >/dev/null && \
	$$compile -c dev.txt -o run.txt ../pyproject.toml >/dev/null && \
	$$compile -c dev.txt -o build.txt --group ../pyproject.toml:build >/dev/null && \
	$$compile -o lock.txt --group ../pyproject.toml:lock >/dev/null

# --- set-up; what is done leaves a stamp in .venv and is not done again until one of its files changes ---------

INSTALL_SELF = $(PIP) install --no-index --no-deps --no-build-isolation --editable .

$(VENV)/.run: requirements/run.txt requirements/build.txt pyproject.toml | $(VENV)/.pip
	@echo "Installing what the program needs into $(VENV)/ …"
	@$(PIP) install --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(INSTALL_SELF)
	@touch $@

$(VENV)/.dev: requirements/dev.txt pyproject.toml | $(VENV)/.pip
	@echo "Installing what the program and its tests need into $(VENV)/ …"
	@$(PIP) install --require-hashes -r requirements/dev.txt
	@$(INSTALL_SELF)
	@touch $@

$(VENV)/.pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 10))' || { \
	    echo "Mahjong Desk needs Python 3.10 or newer. Another one is chosen with: make PYTHON=python3.12 …" >&2; \
	    exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	    echo "$(PYTHON) cannot make virtual environments. On Debian and Ubuntu: sudo apt-get install python3-venv" >&2; \
	    exit 1; }
	@$(PYTHON) -m venv --clear $(VENV)
	@touch $@

# Looked at every time (it takes a few hundredths of a second): libraries may go as well as come.
.PHONY: system-libs-run system-libs-test
system-libs-run:
	@packaging/linux/system-libs run
system-libs-test:
	@packaging/linux/system-libs test
