"""Tests: the same folders as mahjong_desk/, and window/ for whole-window tests."""
