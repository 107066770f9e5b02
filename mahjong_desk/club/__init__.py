"""A match outside of the window: the hands that were played, and what comes of them by its rule set.

- ``match.py``: a match and its replay, as frozen values.
- ``play.py``: goes through the hands of a match, from the first to the last.
- ``fields.py``, ``request.py``: a match as a JSON object, read with every fault named.
- ``written.py``: a match as the JSON object that it is read from.
- ``answer.py``: a replay, or why there is none, as the JSON object that the command line prints.
- ``sheet.py``: a match with who played it and when; ``saved.py``: the same as a ``.mjd`` file.
- ``event.py``, ``clock.py``: a club night with its rounds; ``event_saved.py``: the same as a JSON object.
- ``seating.py``: who sits where in the rounds, as evenly as can be.
- ``games.py``: standings across tables; ``records.py``: what players did over time.
- ``store/``: where matches are kept; it is imported when a sheet is opened, for it takes its time.

How the deal passes, who pays whom and when a match ends is a family's own, see
:mod:`mahjong_desk.rules.matches`.
"""
