"""The web server: HTTP and live sockets over `signoria.table` and `signoria.store`. It decides nothing about a game.

`app.build` makes the application, `settings` says what a host can choose, `context` what every part is handed.
"""
