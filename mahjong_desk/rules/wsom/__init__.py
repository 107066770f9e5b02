"""World Series of Mahjong and Zung Jung: one list of 44 patterns, three tables of values."""

RULE_SETS = ("wsom", "wsom-mt", "zung-jung")
