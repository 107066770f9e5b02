"""Hands outside of the window: ``.mjd`` files, the last 50 that were scored, and the one being built.

- ``saved.py``: a hand as a document, and the ``.mjd`` file that the user saves and opens.
- ``recent.py``: the last hands, one document a line of one file that is only ever appended to.
- ``unfinished.py``: the hand of each running window, so that it comes back after a crash or a power cut.
- ``keeper.py``: does the last two in a thread, so that no click waits for a disk.
- ``lines.py``, ``locks.py``, ``places.py``, ``problems.py``: what these stand on.

The last two lie in :func:`places.data_folder` and never leave the computer.
"""
