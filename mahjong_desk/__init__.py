"""Mahjong Desk: scores mahjong hands, explains the score and keeps the table's score."""

__version__ = "1.0.0"

APP_ID = "org.mahjongdesk.MahjongDesk"
"""What the desktop knows the program by: desktop file, icon and window class."""
