"""Nothing needs colour to be told apart: the signs of seats and chests differ in shape."""

from collections.abc import Callable

from tests.web.browser_player import BrowserPlayer

# How much of a shape stays where it was when it is turned by a quarter: all of a star.
TURNED = """(d) => {
  const drawn = (angle) => {
    const sheet = new OffscreenCanvas(96, 96).getContext('2d')
    sheet.translate(48, 48)
    sheet.rotate(angle)
    sheet.scale(4, 4)
    sheet.translate(-12, -12)
    sheet.fill(new Path2D(d), 'evenodd')
    return sheet.getImageData(0, 0, 96, 96).data.filter((_, i) => i % 4 === 3).map((alpha) => alpha > 127)
  }
  const [upright, turned] = [drawn(0), drawn(Math.PI / 2)]
  let both = 0, either = 0
  upright.forEach((black, i) => { both += black && turned[i]; either += black || turned[i] })
  return both / either
}"""
STAR = 3


def test_a_chests_sun_does_not_look_like_a_seats_star(player: Callable[..., BrowserPlayer]) -> None:
    ann = player("desktop")
    ann.page.goto(f"{ann.url}/rules/tortuga")
    ann.page.locator("[fill='var(--on-chest-purple)']").first.wait_for(state="attached")
    chests = [
        ann.page.locator(f"[fill='var(--on-chest-{colour})']").first.get_attribute("d")
        for colour in ("red", "blue", "yellow", "white", "purple")
    ]
    ann.make(game="cartagena", seats=5, auto=False)
    ann.page.locator("#seats").wait_for()
    signs = ann.page.locator("main li .sign path").evaluate_all("all => all.map(one => one.getAttribute('d'))")
    seats = list(dict.fromkeys(d for d in signs if d))
    assert len({*chests, *seats}) == 10
    assert ann.page.evaluate(TURNED, seats[STAR]) > 0.85
    assert ann.page.evaluate(TURNED, chests[2]) < 0.6
