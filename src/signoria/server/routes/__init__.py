"""The calls, by topic: each module has a `ROUTER`. Handlers are plain functions and run in threads."""
