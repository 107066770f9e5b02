"""The steps, each a module with the change that it makes."""
