"""What a chat shows of a table's link: a title, a sentence and a picture (Open Graph). Nothing secret: anyone who has
the link may sit down or look on, but people who only see it pasted learn no more than whose invitation it is."""

from html import escape
from typing import Literal, get_args

from starlette.requests import Request

from brethren.server import site
from brethren.server.people import language_of
from brethren.table.match import Match
from brethren.wire.vocabulary import Language

Occasion = Literal["invited by", "invited", "playing", "over"]

SENTENCES: dict[Language, dict[Occasion, str]] = {
    "en": {
        "invited by": "{host} invites you to a game of {game}. No account needed.",
        "invited": "You’re invited to a game of {game}. No account needed.",
        "playing": "A game of {game} is under way.",
        "over": "A finished game of {game}: see how it went.",
    },
    "cs": {
        "invited by": "{host} tě zve ke hře {game}. Bez registrace.",
        "invited": "Přijď si zahrát {game}. Bez registrace.",
        "playing": "Právě se hraje {game}.",
        "over": "Dohraná partie {game}: podívej se, jak to dopadlo.",
    },
    "es": {
        "invited by": "{host} te invita a jugar a {game}. Sin registrarse.",
        "invited": "Ven a jugar a {game}. Sin registrarse.",
        "playing": "Se está jugando una partida de {game}.",
        "over": "Una partida terminada de {game}: mira cómo fue.",
    },
    "hu": {
        "invited by": "{host} játszani hív: {game}. Regisztráció nélkül.",
        "invited": "Gyere játszani: {game}. Regisztráció nélkül.",
        "playing": "Most is játsszák: {game}.",
        "over": "Befejezett játszma: {game}. Nézd meg, hogyan alakult!",
    },
    "pl": {
        "invited by": "{host} zaprasza cię do gry {game}. Bez rejestracji.",
        "invited": "Zapraszamy do gry {game}. Bez rejestracji.",
        "playing": "Właśnie trwa partia: {game}.",
        "over": "Zakończona partia: {game}. Zobacz, jak poszło.",
    },
}
PICTURE, WIDE, HIGH = "icon-512.png", 1200, 630


def card(match: Match, request: Request, scheme: str) -> bytes:
    """Tags for the head of the page. People write their names themselves, so everything is escaped."""
    chair = next((one for one in match.seating.chairs if one and one.person == match.seating.host), None)
    occasion: Occasion = "invited by" if chair else "invited"
    if match.stage != "gathering":
        occasion = match.stage
    language = _language(request)
    game = match.game.title_in(language)
    sentence = SENTENCES[language][occasion].format(host=chair.name if chair else "", game=game)
    place = f"{scheme}://{request.headers.get('host', '')}"
    told = {
        "og:type": "website",
        "og:site_name": "Brethren",
        "og:title": game,
        "og:description": sentence,
        "og:url": f"{place}/t/{match.table}",
        "og:locale": language,
        **_picture(match.game.key, place),
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />' for name, value in told.items()).encode()


def _picture(game: str, place: str) -> dict[str, str]:
    """The game's own picture, if the site has one."""
    own = f"card-{game}.png"
    if not (site.FOLDER / own).is_file():
        return {"og:image": f"{place}/{PICTURE}", "twitter:card": "summary"}
    size = {"og:image:width": str(WIDE), "og:image:height": str(HIGH)}
    return {"og:image": f"{place}/{own}", **size, "twitter:card": "summary_large_image"}


def _language(request: Request) -> Language:
    """The one that the link asks for, or else that of the browser that asks."""
    wanted = request.query_params.get("lang")
    return next((language for language in get_args(Language) if language == wanted), language_of(request))
