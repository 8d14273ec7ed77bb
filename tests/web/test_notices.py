"""Told that it's my turn: asked for on the page, sent by the server, shown by the service worker."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright import sync_api
from playwright.sync_api import CDPSession, Page

from tests.long_run import share
from tests.server.notices.pushing import Browser, PushService, Request, encoded, push_service
from tests.server.server_process import Json, ServerProcess
from tests.web.browser_player import SIZES, BrowserPlayer
from tests.web.service import running
from tests.web.test_access import assert_accessible, extent
from tests.web.test_slow import begun, finish_turn
from tests.web.test_tables import LANGUAGES
from tests.web.test_words import assert_room

# There is no push service to be reached from here but ours: the browser hands out a subscription to it.
SUBSCRIBE = """
    const given = %s
    const subscription = {
        endpoint: given.endpoint,
        toJSON: () => ({ endpoint: given.endpoint, keys: { p256dh: given.p256dh, auth: given.auth } }),
        unsubscribe: async () => { localStorage.removeItem('subscribed'); return true },
    }
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('not as a browser wants it')
        localStorage.setItem('subscribed', '1')
        return subscription
    }
    PushManager.prototype.getSubscription = async () => localStorage.getItem('subscribed') ? subscription : null
"""
SHOWN = """async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }))
}"""

# Chromium drops what comes earlier.
ACTIVE = """async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active.state !== 'activated')
        await new Promise((done) => active.addEventListener('statechange', done, { once: true }))
}"""

# RFC 8291, section 3.4, with the cryptography of the browser: what it does with a message before the service worker
# gets it. The developer protocol delivers only what has been decrypted.
DECRYPT = """async ({ key, subscription, body }) => {
    const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt())
    const text = (words) => new TextEncoder().encode(words)
    const joined = (...parts) => new Uint8Array(parts.flatMap((part) => [...part]))
    const derive = async (salt, material, info, length) => {
        const secret = await crypto.subtle.importKey('raw', material, 'HKDF', false, ['deriveBits'])
        return crypto.subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, secret, 8 * length)
    }
    const curve = { name: 'ECDH', namedCurve: 'P-256' }
    const message = bytes(body), salt = message.slice(0, 16), end = 21 + message[20]
    const point = message.slice(21, end), record = message.slice(end)
    const ours = await crypto.subtle.importKey('jwk', key, curve, false, ['deriveBits'])
    const theirs = await crypto.subtle.importKey('raw', point, curve, false, [])
    const shared = await crypto.subtle.deriveBits({ name: 'ECDH', public: theirs }, ours, 256)
    const info = joined(text('WebPush: info\\0'), bytes(subscription.p256dh), point)
    const material = await derive(bytes(subscription.auth), shared, info, 32)
    const content = await derive(salt, material, text('Content-Encoding: aes128gcm\\0'), 16)
    const iv = await derive(salt, material, text('Content-Encoding: nonce\\0'), 12)
    const opener = await crypto.subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt'])
    const padded = new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, opener, record))
    return JSON.parse(new TextDecoder().decode(padded.slice(0, padded.lastIndexOf(2))))
}"""

TAP = """async (action) => {
    const done = { opened: [], looked_at: [], unsubscribed: 0 }
    Clients.prototype.openWindow = async (path) => void done.opened.push(path)
    WindowClient.prototype.focus = async function () { done.looked_at.push(new URL(this.url).pathname) }
    const subscription = { endpoint: 'https://127.0.0.1/none', unsubscribe: async () => { done.unsubscribed += 1 } }
    PushManager.prototype.getSubscription = async () => subscription
    const [notification] = await registration.getNotifications()
    const event = new NotificationEvent('notificationclick', { notification, action })
    const works = []
    // Only the browser's own events wait.
    event.waitUntil = (work) => works.push(work)
    dispatchEvent(event)
    await Promise.all(works)
    return done
}"""

# As Firefox has it: the new subscription isn't there yet.
RENEW = """async (given) => {
    PushManager.prototype.subscribe = async (options) =>
        ({ toJSON: () => ({ endpoint: given.endpoint, keys: { ...options, auth: given.auth } }) })
    const event = new Event('pushsubscriptionchange')
    event.oldSubscription = { options: { p256dh: given.p256dh } }
    const works = []
    event.waitUntil = (work) => works.push(work)
    dispatchEvent(event)
    await Promise.all(works)
}"""


@pytest.fixture
def browser(windowed: sync_api.Browser) -> sync_api.Browser:
    return windowed


@pytest.fixture(scope="module")
def push(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PushService]:
    with push_service(tmp_path_factory.mktemp("push")) as service:
        yield service


@pytest.fixture(scope="module")
def service(push: PushService) -> Iterator[ServerProcess]:
    """One that trusts the push service, for the players of these tests."""
    with running(trusts=push.authority, notice_networks="127.0.0.0/8") as server:
        yield server
        assert not server.failures()


class Delivery:
    """Hands messages to the page's service worker, as a browser does when they come from a push service."""

    def __init__(self, page: Page, url: str) -> None:
        self.origin, self.registration = url, ""
        page.evaluate(ACTIVE)
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self.session.send("ServiceWorker.enable")
        for _ in range(600):
            if self.registration:
                return
            page.wait_for_timeout(50)
        raise AssertionError("there is no service worker")

    def _note(self, event: Json) -> None:
        for registration in event["registrations"]:
            self.registration = registration["registrationId"]

    def deliver(self, message: Json) -> None:
        self.session.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": self.origin, "registrationId": self.registration, "data": json.dumps(message)},
        )


def decrypted(page: Page, device: Browser, request: Request) -> Json:
    """What the browser reads."""
    sent = {"key": device.private, "subscription": device.subscription, "body": encoded(request.body)}
    message: Json = page.evaluate(DECRYPT, sent)
    return message


def shown(page: Page, titles: list[str], body: str | None = None) -> None:
    """Wait until this is shown: these titles, and under the first one this text."""
    for _ in range(600):
        found: list[Json] = page.evaluate(SHOWN)
        if [each["title"] for each in found] == titles and (body is None or found[0]["body"] == body):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"{found} is shown")


def tapped(page: Page, button: str = "") -> Json:
    """What the service worker does when its notification, or a button of it, is tapped. No window can be opened or
    looked at without a real tap."""
    worker = page.context.service_workers[0]
    done: Json = worker.evaluate(TAP, button)
    return done


def turn(table: str, id: str = "") -> Json:
    return {
        "id": id or table,
        "table": table,
        "title": f"Turn in {table}",
        "body": "Mary played.",
        "line": f"{table}: Mary",
    }


def message(*turns: Json) -> Json:
    return {"language": "en", "turns": list(turns), "several": "Several games", "off": "Turn off"}


def test_the_service_worker_gathers_what_waits(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(service_workers="allow", permissions=["notifications"])
    ann.page.goto(ann.url)
    post = Delivery(ann.page, ann.url)
    post.deliver(message(turn("one")))
    shown(ann.page, ["Turn in one"], "Mary played.")
    post.deliver(message(turn("two"), turn("three")))
    shown(ann.page, ["Several games"], "one: Mary\ntwo: Mary\nthree: Mary")
    # The same once more, as may happen when a server dies: nothing is added.
    post.deliver(message(turn("two")))
    post.deliver(message(turn("four")))
    shown(ann.page, ["Several games"], "one: Mary\nthree: Mary\ntwo: Mary\nfour: Mary")


def test_asked_for_at_a_table_and_turned_off(
    player: Callable[..., BrowserPlayer], push: PushService, tmp_path: Path
) -> None:
    device = Browser(push, "/device")
    ann, bob = player(service_workers="allow", permissions=["notifications"]), player("desktop")
    ann.page.add_init_script(SUBSCRIBE % json.dumps(device.subscription))
    bob.page.request.put(f"{bob.url}/api/me", data={"name": "Bob", "language": "en", "avatar": "star"})
    ann.make(game="battle", seats=2, auto=False, options={"start": 1})
    table = ann.table
    bob.page.goto(ann.page.url)
    bob.page.get_by_role("button", name="Sit here").click()
    ann.wait(lambda table: None not in table["players"])
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.get_by_role("button", name="Menu").first.click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Tell me when it’s my turn").click()
    ann.page.get_by_text("This device tells you").wait_for()
    ann.page.goto(ann.url)
    while True:
        seen = bob.wait(lambda table: bool(table["actions"]) or table["deciding"] == [0])
        if not seen["actions"]:
            break
        bob.press(seen, seen["actions"][0])
    for _ in range(600):
        if push.at(device.path):
            break
        ann.page.wait_for_timeout(50)
    (request,) = push.at(device.path)
    sent = decrypted(ann.page, device, request)
    assert sent == device.read(request)
    Delivery(ann.page, ann.url).deliver(sent)
    shown(ann.page, ["It’s your turn in Battle for Tortuga"], "Bob played.")
    Delivery(ann.page, ann.url).deliver(message(turn("another")))
    shown(ann.page, ["Several games"])
    # At the table there's nothing left to say about it.
    ann.page.goto(f"{ann.url}/t/{table}")
    shown(ann.page, ["Turn in another"], "Mary played.")
    ann.page.goto(ann.url)
    Delivery(ann.page, ann.url).deliver(sent)
    shown(ann.page, ["Several games are waiting for you"])
    assert tapped(ann.page, "off") == {"opened": [], "looked_at": [], "unsubscribed": 1}
    shown(ann.page, [])
    Delivery(ann.page, ann.url).deliver(sent)
    shown(ann.page, ["It’s your turn in Battle for Tortuga"])
    ann.page.goto(f"{ann.url}/t/{table}")
    shown(ann.page, [])
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_label("Quiet hours").check()
    ann.page.get_by_label("From").fill("23:15")
    ann.page.get_by_label("From").blur()
    ann.page.wait_for_function("""async () =>
        (await (await fetch('/api/notices')).json()).preferences.quiet?.start === 23 * 60 + 15""")
    ann.page.get_by_role("button", name="Turn notifications off").click()
    ann.page.get_by_role("button", name="Tell me when it’s my turn").wait_for()
    assert ann.page.request.get(f"{ann.url}/api/notices").json()["devices"] == 0


def count(player: BrowserPlayer) -> int:
    """The player's devices that are told."""
    devices: int = player.page.request.get(f"{player.url}/api/notices").json()["devices"]
    return devices


@pytest.mark.parametrize("language", share(LANGUAGES, "cs", "hu"))
def test_one_tap_after_a_move(player: Callable[..., BrowserPlayer], push: PushService, language: str) -> None:
    """In a game over days where no other waits."""
    look = {"locale": language, "color_scheme": "dark" if language == "cs" else "light", "bypass_csp": True}
    ann, bob = player(service_workers="allow", permissions=["notifications"], **look), player("desktop")
    ann.page.add_init_script(SUBSCRIBE % json.dumps(Browser(push, f"/bell-{language}").subscription))
    begun(ann, bob)
    bell = ann.page.locator("header.bar button[title]")
    assert bell.count() == 0
    finish_turn(ann)
    bell.wait_for()
    assert_accessible(ann, "a table after my move")
    assert extent(ann) == SIZES["phone"]
    bell.click()
    ann.page.locator(".notes [role=status]").wait_for()
    bell.wait_for(state="detached")
    assert count(ann) == 1
    ann.page.goto(f"{ann.url}/?lang={language}")
    ann.page.locator("header button").last.click()
    hours = ann.page.get_by_role("dialog").locator("section:has(#notices)")
    hours.get_by_role("checkbox").check()
    hours.locator("input[type=time]").last.wait_for()
    assert_accessible(ann, "notifications that are on")
    assert_room(ann.page, "notifications that are on")


def test_quiet_hours_are_those_of_the_clock_where_i_am(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(service_workers="allow", permissions=["notifications"], timezone_id="America/New_York")
    ann.page.goto(ann.url)
    home = {"start": 1320, "end": 420, "zone": "Europe/Prague"}
    assert ann.page.request.put(f"{ann.url}/api/notices", data={"quiet": home}).ok
    ann.page.reload()
    ann.page.wait_for_function("""async () => {
        const { quiet } = (await (await fetch('/api/notices')).json()).preferences
        return quiet.zone === 'America/New_York' && quiet.start === 1320 && quiet.end === 420
    }""")


def test_a_browser_that_changes_its_address_says_so(player: Callable[..., BrowserPlayer], push: PushService) -> None:
    ann = player(service_workers="allow", permissions=["notifications"])
    ann.page.goto(ann.url)
    ann.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    assert count(ann) == 0
    ann.page.context.service_workers[0].evaluate(RENEW, Browser(push, "/renewed").subscription)
    assert count(ann) == 1


def test_a_tap_opens_what_waits(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(service_workers="allow", permissions=["notifications"])
    ann.page.goto(ann.url)
    post = Delivery(ann.page, ann.url)
    post.deliver(message(turn("one")))
    shown(ann.page, ["Turn in one"])
    assert tapped(ann.page) == {"opened": ["/t/one"], "looked_at": [], "unsubscribed": 0}
    shown(ann.page, [])
    # The list of all that waits is open already.
    post.deliver(message(turn("one"), turn("two")))
    shown(ann.page, ["Several games"])
    assert tapped(ann.page) == {"opened": [], "looked_at": ["/"], "unsubscribed": 0}
    shown(ann.page, [])


def test_a_device_that_becomes_somebody_elses_tells_of_their_turns(
    player: Callable[..., BrowserPlayer], push: PushService
) -> None:
    device = Browser(push, "/passed-on")
    ann, bob = player("desktop"), player(service_workers="allow", permissions=["notifications"])
    bob.page.add_init_script(SUBSCRIBE % json.dumps(device.subscription))
    bob.page.goto(bob.url)
    bob.page.get_by_role("button", name="Settings").click()
    bob.page.get_by_role("button", name="Tell me when it’s my turn").click()
    bob.page.get_by_text("This device tells you").wait_for()
    code = ann.page.request.post(f"{ann.url}/api/me/code").json()["code"]
    bob.page.goto(f"{bob.url}/?#carry={code}")
    bob.page.get_by_role("button", name="Use this code").click()
    bob.page.get_by_role("button", name="Use this code").wait_for(state="detached")
    for _ in range(600):
        if ann.page.request.get(f"{ann.url}/api/notices").json()["devices"]:
            return
        ann.page.wait_for_timeout(50)
    raise AssertionError("the device still tells its old player")


def test_a_browser_that_says_no(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(service_workers="allow")
    ann.page.add_init_script("Notification.requestPermission = async () => 'denied'")
    ann.page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_text("Your browser blocks notifications").wait_for()


def test_a_calendar_with_an_address_of_its_own(player: Callable[..., BrowserPlayer]) -> None:
    ann = player(service_workers="allow")
    ann.page.goto(ann.url)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_text("More ways to be notified").click()
    ann.page.get_by_role("button", name="Get an address").click()
    address = ann.page.get_by_label("Your address").input_value()
    assert address.startswith(f"{ann.url}/calendar/")
    assert ann.page.request.get(address).text().startswith("BEGIN:VCALENDAR")
    ann.page.get_by_role("button", name="Remove it").click()
    ann.page.get_by_role("button", name="Get an address").wait_for()
    assert ann.page.get_by_label("Your address").count() == 0
    assert ann.page.request.get(address).status == 404
