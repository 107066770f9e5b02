"""What every rule set is, the registry that finds them, and one folder a family."""
