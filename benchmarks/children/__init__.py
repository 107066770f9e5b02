"""Programs that are started to be measured, each in a process of its own."""
