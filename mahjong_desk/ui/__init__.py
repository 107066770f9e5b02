"""The window: one module a panel, the theme, and the pictures of tiles."""
