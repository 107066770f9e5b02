"""Where matches are kept: a database, SQLite on this machine or PostgreSQL for several.

- ``sheets.py``: what the rest of the program uses; everything goes wrong as a value.
- ``events.py``: the same for club nights, on the same database.
- ``asking.py``: what both have in common.
- ``kept.py``: what they answer with.
- ``tables.py``, ``migrations/``: what the database holds, and how it comes to hold it.
- ``database.py``: opening one, ``failures.py``: what can go wrong with it, as data and in words.
- ``reading.py``, ``values.py``, ``tiles.py``: the rows that are asked for, and what they say; club nights in
  ``reading_events.py``.
- ``backup.py``, ``backup_events.py``, ``restoring.py``: everything in one file, and back.
- ``changing.py``, ``edits.py``: the transactions that change matches, and what the rules say to an edit;
  ``changing_events.py``: those that change club nights.

Importing this loads SQLAlchemy, which takes longer than the rest of the program without its window: only what
shows or keeps matches does it.
"""
