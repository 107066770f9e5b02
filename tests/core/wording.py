"""What shows that a message in another language is English in part."""

from __future__ import annotations

import re

ENGLISH = re.compile(r"\b(a|an|the|of|is|such|each|most|with)\b", re.ASCII)
"""Words that no list of keys and values has among it."""
