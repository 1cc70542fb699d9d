"""The browser that tests are run in: one that is there, or Debian's chromium, installed for the purpose.

    python tests/browser/chromium.py    print where it is; install it first if there is none

SETTEMARI_CHROMIUM names one that is to be used instead. Nobody is asked anything.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

# The one without windows comes first: what it draws is the same, and a page is there in two thirds of the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
ELSEWHERE = (
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PACKAGES = ("chromium-headless-shell", "chromium")  # not every system has the first
TRIES = 2
LOCK_SECONDS = 120  # how long another apt-get may take
ADVICE = (
    "The tests in a browser need Chromium or Chrome, and none was found. Install one (on Debian: apt-get install "
    f"{PACKAGES[-1]}), or name one in SETTEMARI_CHROMIUM."
)


class NoBrowser(Exception):
    """There is none, and none could be installed."""


def found() -> str | None:
    """The path of a browser that starts."""
    named = os.environ.get("SETTEMARI_CHROMIUM")
    if named:
        if not starts(named):
            raise NoBrowser(f"SETTEMARI_CHROMIUM names {named}, which does not start")
        return named
    candidates = (*(shutil.which(name) for name in NAMES), *ELSEWHERE)
    return next((path for path in candidates if path and starts(path)), None)


def starts(path: str) -> bool:
    """Whether it is more than a name: some systems have a script there that only tells where to get the browser."""
    try:
        told = subprocess.run([path, "--version"], check=False, capture_output=True, text=True, timeout=60)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return told.returncode == 0 and ("Chrom" in told.stdout)


def as_root() -> list[str] | None:
    """What to put before a command that only root may do; None if there is no way without asking for a password."""
    if os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], check=False, capture_output=True).returncode == 0:
        return [sudo, "-n"]
    return None


def install() -> None:
    """By apt-get, again if it must be: mirrors have their moments. Raises NoBrowser."""
    before, apt = as_root(), shutil.which("apt-get")
    if before is None or apt is None:
        raise NoBrowser(ADVICE)
    quiet = ["env", "DEBIAN_FRONTEND=noninteractive", apt, "-q", "-o", f"DPkg::Lock::Timeout={LOCK_SECONDS}"]
    update = [*before, *quiet, "update"]
    get = [*before, *quiet, "install", "-y", "--no-install-recommends"]
    for package in PACKAGES * TRIES:
        print(f"installing {package}, for the tests in a browser", file=sys.stderr)
        # An update that fails may have told enough; its own complaint is shown.
        if run(update) + run([*get, package]) == 0 or found():
            return
    raise NoBrowser(f"apt-get could not install {PACKAGES[-1]}. {ADVICE}")


def run(command: list[str]) -> int:
    """How it ended. What it says goes to where errors go: our own output is the path."""
    return subprocess.run(command, check=False, stdin=subprocess.DEVNULL, stdout=sys.stderr).returncode


def ready() -> str:
    """The path of a browser; raises NoBrowser."""
    if found() is None:
        install()
    path = found()
    if path is None:
        raise NoBrowser(ADVICE)
    return path


if __name__ == "__main__":
    try:
        print(ready())
    except NoBrowser as reason:
        sys.exit(str(reason))
