"""Where the packed program begins."""

import os
import sys
from pathlib import Path

from mahjong_desk.__main__ import main

# A system without a configuration of fonts would have them complained of, and Qt would find none of them.
if sys.platform == "linux" and not Path("/etc/fonts/fonts.conf").exists():
    os.environ.setdefault("FONTCONFIG_FILE", str(Path(__file__).with_name("fonts.conf")))
sys.exit(main())
