"""Pictures for people, as the docs show them: stills, screens beside each other, and a film in which time stands still.

A film is made of screenshots, and a screenshot takes as long as the machine wants. So the page's clock is taken out of
its hands: timers go on only when the camera says so, and what moves by CSS or by itself is held and put where it would
be by then. Every run has the same pictures at the same times, however slow the machine is.

They go to build/screens/pictures, or to where SETTEMARI_PICTURES says: `make pictures` writes those that are kept.
"""

from __future__ import annotations

import io
import os
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PIL import Image, ImageDraw
from playwright.sync_api import Locator, Page

from tests.browser.visitor import SCREENS, Visitor

GOOD, MOVING = 82, 72  # quality, of 100
ROUND, GAP = 18, 28  # pixels: the corners of a screen, and between two of them
FINGER = 22  # pixels from the middle of a fingertip to its edge
TOUCH = 320  # milliseconds for which it is seen

# Whether all pictures that are on the screen have come.
DRAWN = """
() => [...document.images]
  .filter(image => image.getBoundingClientRect().top < innerHeight && image.getBoundingClientRect().bottom > 0)
  .every(image => image.complete && image.naturalWidth > 0)
"""

# Put everything that moves by so many milliseconds further; what is new begins now.
ON_BY = """
step => {
  const held = (window.heldByCamera ??= new WeakMap())
  for (const each of document.getAnimations()) {
    const at = held.get(each)
    if (at === Infinity) continue
    const now = at === undefined ? 0 : at + step
    const over = now >= each.effect.getComputedTiming().endTime
    if (over) each.finish()
    else {
      each.pause()
      each.currentTime = now
    }
    held.set(each, over ? Infinity : now)
  }
}
"""


def folder() -> Path:
    """Where pictures go."""
    place = Path(os.environ.get("SETTEMARI_PICTURES") or SCREENS / "pictures")
    place.mkdir(parents=True, exist_ok=True)
    return place


def are_kept() -> bool:
    """Whether they are made to be kept, and not only to see that they can be."""
    return bool(os.environ.get("SETTEMARI_PICTURES"))


# -- stills --------------------------------------------------------------------------------------------------------


def still(visitor: Visitor, part: Locator | None = None) -> Image.Image:
    """What somebody sees now, whole; or some part of it."""
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    visitor.page.wait_for_function(DRAWN)
    taken = (part or visitor.page).screenshot(animations="disabled", caret="hide")
    return Image.open(io.BytesIO(taken)).convert("RGB")


def beside(*screens: Image.Image, height: int) -> Image.Image:
    """Screens side by side, all as high, with nothing around them."""
    cut = [rounded(screen, height) for screen in screens]
    whole = Image.new("RGBA", (sum(each.width for each in cut) + GAP * (len(cut) - 1), height))
    left = 0
    for each in cut:
        whole.paste(each, (left, 0))
        left += each.width + GAP
    return whole


def rounded(screen: Image.Image, height: int) -> Image.Image:
    """So high, with round corners."""
    width = round(screen.width * height / screen.height)
    small = screen.resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
    fine = 4  # corners are drawn larger, so that they come out smooth
    mask = Image.new("L", (width * fine, height * fine))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), ROUND * fine, fill=255)
    small.putalpha(mask.resize((width, height), Image.Resampling.LANCZOS))
    return small


def keep(picture: Image.Image, name: str) -> Path:
    path = folder() / f"{name}.webp"
    picture.save(path, quality=GOOD, method=6)
    return path


# -- films ---------------------------------------------------------------------------------------------------------


@dataclass
class Film:
    """Pictures, and for how many milliseconds each is seen."""

    pictures: list[Image.Image] = field(default_factory=list)
    lasting: list[int] = field(default_factory=list)

    def add(self, picture: Image.Image, lasting: int) -> None:
        """One more; if nothing has changed, the last one is seen for longer."""
        if self.pictures and self.pictures[-1].tobytes() == picture.tobytes():
            self.lasting[-1] += lasting
        else:
            self.pictures.append(picture)
            self.lasting.append(lasting)

    def keep(self, name: str) -> Path:
        """Each picture holds only what has changed; what differs too little to be seen is left out."""
        path = folder() / f"{name}.webp"
        first, *others = self.pictures
        first.save(
            path,
            save_all=True,
            append_images=others,
            duration=self.lasting,
            loop=0,
            quality=MOVING,
            method=4,
            minimize_size=True,
        )
        return path


class Camera:
    """Films a page. Before the page is opened it takes its clock; from ``begin`` on time goes only while it films."""

    def __init__(self, page: Page, step: int) -> None:
        """``step``: milliseconds from one picture to the next."""
        self.page, self.step = page, step
        self.film = Film()
        self._touches: list[tuple[float, float, int]] = []  # where, and for how many milliseconds it is still seen
        page.clock.install()

    def begin(self) -> None:
        self.page.evaluate("() => document.fonts.ready.then(() => null)")
        # What is short would be over before it is held: nothing moves by itself from here on.
        browser = self.page.context.new_cdp_session(self.page)
        browser.send("Animation.enable")
        browser.send("Animation.setPlaybackRate", {"playbackRate": 0})
        now = self.page.evaluate("() => Date.now()")
        self.page.clock.pause_at(datetime.fromtimestamp(now / 1000, UTC) + timedelta(seconds=1))

    def roll(self, milliseconds: int) -> None:
        """Film for so long."""
        for _ in range(max(1, round(milliseconds / self.step))):
            self.page.clock.run_for(self.step)
            self.page.evaluate(ON_BY, self.step)
            self._take()

    def touch(self, what: Locator) -> None:
        """Touch something with a finger, and let it be seen where."""
        box = what.bounding_box()
        assert box is not None, "what cannot be seen cannot be touched"
        what.tap()
        self._touches.append((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, TOUCH))

    def _take(self) -> None:
        taken = self.page.screenshot(animations="allow", caret="hide", scale="css")
        picture = Image.open(io.BytesIO(taken)).convert("RGB")
        pen = ImageDraw.Draw(picture, "RGBA")
        for x, y, left in self._touches:
            reach = FINGER * (1.3 - 0.3 * left / TOUCH)
            around = (x - reach, y - reach, x + reach, y + reach)
            pen.ellipse(around, fill=(255, 246, 224, 90), outline=(20, 32, 43, 200), width=3)
        self._touches = [(x, y, left - self.step) for x, y, left in self._touches if left > self.step]
        self.film.add(picture, self.step)
