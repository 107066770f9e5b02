"""Tests of what knows no rule set."""
