"""How quickly the pages come and answer, in a real browser: python -m bench.web

Sizes at first load, the time until the harbour can be used with a processor four times as slow, the time from a tap to
the painted board, and frames that were dropped while a throw of dice is revealed.
"""

import argparse
import statistics
import time
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from bench.results import cpu_model, table, write_section
from tests.web.browser_player import BrowserPlayer
from tests.web.service import CHROMIUM, running

SLOWER = 4
LOADS = 7
MOVES = 40
REVEALS = 6
MAX_SCRIPT, MAX_SECONDS = 150 * 1024, 2.0

Row = tuple[str, str, str]

# A frame is dropped where the time between two paints is more than half a frame too long.
WATCH_FRAMES = """() => {
  window.frames_seen = []
  let last = performance.now()
  const tick = (now) => { window.frames_seen.push(now - last); last = now; requestAnimationFrame(tick) }
  requestAnimationFrame(tick)
}"""
# The first paint after the board has changed: two frames after the mutation.
WATCH_BOARD = """() => {
  window.painted = null
  const seen = new MutationObserver(() => {
    seen.disconnect()
    requestAnimationFrame(() => requestAnimationFrame((now) => (window.painted = now)))
  })
  seen.observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true })
  window.tapped = performance.now()
}"""


def first_load(browser: Browser, url: str) -> list[Row]:
    context = browser.new_context(viewport={"width": 390, "height": 844})
    page = context.new_page()
    wire = context.new_cdp_session(page)
    wire.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, int] = {}
    wire.on("Network.responseReceived", lambda event: kinds.update({event["requestId"]: event["type"]}))
    wire.on("Network.loadingFinished", lambda event: sizes.update({event["requestId"]: event["encodedDataLength"]}))
    page.goto(url, wait_until="networkidle")
    total = sum(sizes.values())
    script = sum(size for request, size in sizes.items() if kinds.get(request) == "Script")
    context.close()
    return [
        ("script at first load", f"{script / 1024:.0f} KiB", "under 150 KiB"),
        ("everything at first load", f"{total / 1024:.0f} KiB", ""),
    ]


def usable(browser: Browser, url: str) -> Row:
    """From the request to a harbour whose first button answers."""
    seconds = []
    for _ in range(LOADS):
        context = browser.new_context(viewport={"width": 390, "height": 844})
        page = context.new_page()
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        began = time.perf_counter()
        page.goto(url, wait_until="commit")
        page.get_by_role("button", name="Play against bots").first.click(trial=True)
        seconds.append(time.perf_counter() - began)
        context.close()
    name = f"usable, processor {SLOWER} times as slow (median of {LOADS})"
    return name, f"{statistics.median(seconds):.2f} s", "under 2 s"


def answers(browser: Browser, url: str) -> list[Row]:
    """Scouting and sailing in Battle, with no motion: from the tap to the next paint of the changed board."""
    ann = BrowserPlayer(browser, url, service_workers="allow")
    ann.make(game="battle", seats=2, options={"play": "match"}, bots={"1": "swab"})
    times: list[float] = []
    for _ in range(MOVES):
        now = ann.wait(lambda table: bool(table["actions"] or table["result"]))
        if now["result"]:
            break
        action = next((a for a in now["actions"] if a["verb"] == "head"), None)
        if action is None:
            ann.press(now, ann.choose(now))
            continue
        ann.page.evaluate(WATCH_BOARD)
        ann.battle_head(action)
        ann.page.wait_for_function("() => window.painted !== null")
        times.append(ann.page.evaluate("() => window.painted - window.tapped"))
    ann.context.close()
    high = statistics.quantiles(times, n=20)[-1] if len(times) > 1 else times[0]
    return [
        ("tap to painted board, median", f"{statistics.median(times):.0f} ms", ""),
        ("tap to painted board, 95th percentile", f"{high:.0f} ms", ""),
    ]


def reveal(browser: Browser, url: str) -> Row:
    """Frames that came late while dice fall and are revealed in Tortuga, at the usual pace."""
    ann = BrowserPlayer(browser, url, reduced_motion="no-preference", service_workers="allow")
    ann.make(game="tortuga", seats=4, bots={str(seat): "swab" for seat in range(1, 4)})
    ann.wait(lambda now: bool(now["actions"]))
    ann.page.evaluate(WATCH_FRAMES)
    for _ in range(REVEALS):
        now = ann.wait(lambda now: bool(now["actions"] or now["result"]))
        settle(ann.page)
        ann.press(now, ann.choose(now))
    gaps: list[float] = ann.page.evaluate("() => window.frames_seen")
    ann.context.close()
    dropped = sum(max(0, round(gap / (1000 / 60)) - 1) for gap in gaps)
    whole = len(gaps) + dropped
    return "frames dropped in reveals of Tortuga", f"{dropped} of {whole} ({100 * dropped / whole:.1f} %)", ""


def settle(page: Page) -> None:
    """Wait for the story to be told."""
    page.get_by_role("button", name="Skip", exact=True).wait_for(state="detached")


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    with running() as service, sync_playwright() as playwright:
        options: Any = {"executable_path": CHROMIUM.path, "args": list(CHROMIUM.arguments)}
        browser = playwright.chromium.launch(**options)
        url = service.url
        rows = [*first_load(browser, url), usable(browser, url), *answers(browser, url), reveal(browser, url)]
        browser.close()
    body = table(("what", "measured", "to reach"), rows)
    print(body)
    write_section("Web", f"`python -m bench.web`, {cpu_model()}, Chromium without a graphics processor.\n\n{body}")


if __name__ == "__main__":
    main()
