"""Where matches are kept: a database, SQLite on this machine or PostgreSQL for several.

- ``sheets.py``: what the rest of the program uses; everything goes wrong as a value.
- ``kept.py``: what it answers with.
- ``tables.py``, ``migrations/``: what the database holds, and how it comes to hold it.
- ``database.py``: opening one, ``failures.py``: what can go wrong with it, as data and in words.
- ``reading.py``, ``changing.py``: rows as values, and the transactions that change them.

Importing this loads SQLAlchemy, which takes longer than the rest of the program without its window: only what
shows or keeps matches does it.
"""
