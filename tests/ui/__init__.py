"""Tests of the window: its theme, pictures, controls and panels."""
