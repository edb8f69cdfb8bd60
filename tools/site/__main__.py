"""Build the site: ``python -m tools.site [FOLDER]``, by default into ``site/``."""

import sys
from pathlib import Path

from tools.site.build import build, size

out = Path(sys.argv[1] if len(sys.argv) > 1 else "site")
build(out)
print(f"{out}/index.html: {size(out):.1f} MB, of which the gallery {size(out / 'player'):.1f} MB")
