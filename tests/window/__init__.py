"""Tests of the whole window, used as a user does: by clicks, keys and text."""
