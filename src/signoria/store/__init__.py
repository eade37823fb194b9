"""Tables, people and talk in a database: SQLite by default, PostgreSQL by URL.

What is true is the journal of each table (`entries`) and its head; snapshots, the rows of the hall and who sits where
are caches. A move is acknowledged only after its commit. `open_store` gives all of it; docs/table.md what is promised.

Where to keep it: a SQLite file on a local disk (write-ahead log, every commit synced), not on a network share;
PostgreSQL when several machines serve. Back up with `backup.back_up`, never by copying a file that is in use. The
database holds the seeds and hands of running games: whoever reads it knows them.
"""
