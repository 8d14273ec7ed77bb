"""A person at a browser whose tables are on the device itself."""

from typing import Any

from playwright.sync_api import Browser

from tests.web.browser_player import PATIENCE, BrowserPlayer

LISTEN = """() => {
  const heard = { sent: 0, unanswered: [], tables: {}, times: [], worker: null }
  window.overheard = heard
  window.Worker = class extends window.Worker {
    constructor(...where) {
      super(...where)
      // The first one is the pocket; the others only think.
      if (heard.worker) return
      heard.worker = this
      this.addEventListener('message', ({ data }) => {
        if (data.what !== 'heard') return
        const { message } = data
        if (message.kind === 'answer') heard.unanswered = heard.unanswered.filter((id) => id !== message.id)
        if (message.kind !== 'update') return
        heard.tables[message.table.me] = message.table
        heard.times.push(performance.now())
      })
    }
    postMessage(message, ...more) {
      if (message.do === 'send') {
        heard.sent += 1
        heard.unanswered.push(message.command.id)
      }
      super.postMessage(message, ...more)
    }
  }
}"""
"""What the page and its worker say to each other."""

ASK = """([method, path, body]) => new Promise((resolve) => {
  const { worker } = window.overheard
  const id = `test ${Math.random()}`
  const answered = ({ data }) => {
    if (data.id !== id) return
    worker.removeEventListener('message', answered)
    resolve(data.answer ?? data.problem)
  }
  worker.addEventListener('message', answered)
  worker.postMessage({ do: 'ask', id, method, path, body })
})"""


class LocalPlayer(BrowserPlayer):
    def __init__(self, browser: Browser, url: str, size: str = "phone", **more: Any) -> None:
        super().__init__(browser, url, size, **{"service_workers": "allow"} | more)
        self.context.add_init_script(f"({LISTEN})()")

    def visit(self, path: str = "/") -> None:
        """Once with a network: when the service worker is ready, everything is kept."""
        self.page.goto(self.url + path)
        self.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")

    def disconnect(self) -> None:
        self.context.set_offline(True)
        self.page.reload()

    def ask(self, path: str, method: str = "GET", body: Any = None) -> Any:
        """What the pocket answers to this."""
        self.page.wait_for_function("() => window.overheard?.worker", timeout=1000 * PATIENCE)
        return self.page.evaluate(ASK, [method, path, body])

    def look_as(self, seat: int | None) -> Any:
        return self.ask(f"/tables/{self.table}" + ("" if seat is None else f"?seat={seat}"))

    def wait(self, until: Any, seat: int | None = None) -> Any:
        """With what the page has heard and said until now."""

        def now(table: Any) -> Any:
            heard = self.page.evaluate("() => ({ ...window.overheard, worker: null })")
            self.sent, self.unanswered = heard["sent"], set(heard["unanswered"])
            tables = heard["tables"]
            self.heard = {None if key == "null" else int(key): table for key, table in tables.items()}
            return until(table)

        return super().wait(now, seat)

    def begin(self, game: str) -> Any:
        """Against bots, as the harbour offers it."""
        place = ("tortuga", "cartagena", "battle").index(game)
        self.page.locator(".games article").nth(place).locator("button.brass").click()
        return self.wait_at_table()
