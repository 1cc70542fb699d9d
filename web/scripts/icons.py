"""Makes the icons that are no vectors from those that are: `python web/scripts/icons.py [PROGRAM]`, a Chromium."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

PUBLIC = Path(__file__).resolve().parent.parent / "public"

# What the manifest and telephones ask for: the file, what it is made from, how many pixels a side.
ICONS = (
    ("icon-192.png", "icon.svg", 192),
    ("icon-512.png", "icon.svg", 512),
    ("icon-maskable-512.png", "icon-maskable.svg", 512),
    ("apple-touch-icon.png", "icon-maskable.svg", 180),
)
PAGE = "<style>body{{margin:0}}img{{display:block;width:{side}px}}</style><img src='{source}'>"


def main() -> None:
    chromium = sys.argv[1] if len(sys.argv) > 1 else shutil.which("chromium")
    if chromium is None:
        sys.exit("There is no chromium here: name the program.")
    for name, source, side in ICONS:
        with tempfile.TemporaryDirectory() as folder:
            page = Path(folder, "icon.html")
            page.write_text(PAGE.format(side=side, source=(PUBLIC / source).as_uri()))
            subprocess.run(
                [
                    chromium,
                    "--headless=new",
                    "--no-sandbox",
                    "--hide-scrollbars",
                    "--allow-file-access-from-files",
                    "--default-background-color=00000000",
                    f"--user-data-dir={folder}/profile",
                    f"--window-size={side},{side}",
                    f"--screenshot={PUBLIC / name}",
                    page.as_uri(),
                ],
                check=True,
                capture_output=True,
            )


if __name__ == "__main__":
    main()
