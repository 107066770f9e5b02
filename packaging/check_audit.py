"""Look at what pip-audit found: every package must have been looked up, and none may have a known hole.

    python packaging/check_audit.py AUDIT.json

pip-audit ends well where it could not look a package up and skipped it; here that is a failure.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any


def faults(audit: dict[str, Any]) -> list[str]:
    """A line for each package that was skipped or has a hole, or that nothing at all was looked up."""
    found = []
    packages = audit.get("dependencies", [])
    if not packages:
        found.append("no package was looked up")
    for package in packages:
        if "skip_reason" in package:
            found.append(f"{package['name']}: not looked up: {package['skip_reason']}")
        found += [
            f"{package['name']} {package['version']}: {hole['id']}" for hole in package.get("vulns", [])
        ]
    return found


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print(__doc__)
        return 2
    found = faults(json.loads(Path(arguments[0]).read_text("utf-8")))
    print("\n".join(found) or "every package was looked up, and none has a known hole")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
