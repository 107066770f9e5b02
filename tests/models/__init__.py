"""Tests of the editable hand and of the Qt item models, without any widget."""
