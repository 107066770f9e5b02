"""How quick and how small the program is, against the bars that it has to hold: ``python -m benchmarks``."""
