"""Tests of the rule sets and of how a hand reaches them."""
