"""The riichi rule sets: every line of their rules, in hands worked out by hand."""
