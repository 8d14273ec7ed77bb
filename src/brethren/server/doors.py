"""What can be asked by HTTP: one list, from which the routes, the OpenAPI page and docs/protocol.md are made."""

from dataclasses import dataclass
from typing import Any, Literal

from brethren.table import wire


@dataclass(frozen=True)
class Door:
    method: Literal["GET", "PUT", "POST"]
    path: str
    name: str
    what: str
    body: Any = None
    answer: Any = None
    status: int = 200
    most: int = 16 * 1024  # bytes that a body may have


DOORS = (
    Door("GET", "/api/me", "me", "who I am", answer=wire.Me),
    Door("PUT", "/api/me", "rename", "my name, language and sign", wire.Me, wire.Me),
    Door("POST", "/api/me/code", "code", "a code to be me on another device", answer=wire.Code),
    Door("POST", "/api/me/carry", "carry", "be the one who got this code, on this device", wire.Carry, wire.Me),
    Door("GET", "/api/statistics", "statistics", "my finished matches in figures", answer=wire.Statistics),
    Door("GET", "/api/chance", "chance", "what chance has done in all finished matches", answer=wire.Chance),
    Door("GET", "/api/games", "games", "what can be played", answer=wire.Games),
    Door("GET", "/api/lessons/{game}", "lessons", "a course to learn a game by playing", answer=wire.Course),
    Door("GET", "/api/address", "address", "where others find this server", answer=wire.Address),
    Door("GET", "/api/tables", "tables", "my tables", answer=wire.Tables),
    Door("POST", "/api/tables", "make", "make a table", wire.NewTable, wire.Made, 201),
    Door("GET", "/api/tables/{table}", "look", "a table as I may see it (`?seat=`)", answer=wire.Table),
    Door("GET", "/api/tables/{table}/story", "story", "all that happened (`?seat=`)", answer=wire.Story),
    Door("GET", "/api/tables/{table}/at/{number}", "moment", "the table at an update (`?seat=`)", answer=wire.Table),
    Door("GET", "/api/tables/{table}/record", "record", "the whole record, or what I may know of an unfinished match",
         answer=wire.MatchRecord | wire.Excerpt),
    Door("GET", "/api/tables/{table}/replay", "replay", "a finished match, all open, or (`?seat=`) as a seat saw it; "
         "before its end, as far as I saw it",
         answer=wire.Replay),
    Door("POST", "/api/replay", "replay_file", "the same for a record that somebody has kept",
         wire.MatchRecord, wire.Replay, most=1024 * 1024),
    Door("POST", "/api/review", "review_file", "luck, skill, mistakes in a record that somebody has kept (`?from=`)",
         wire.MatchRecord, wire.ReviewPart, most=1024 * 1024),
    Door("GET", "/api/tables/{table}/review", "review", "luck, skill, mistakes (`?from=` leaves out what I have)",
         answer=wire.ReviewPart),
    Door("POST", "/api/tables/{table}/fork", "fork", "a table of my own that goes on from a moment of a finished match",
         wire.Fork, wire.Made, 201),
    Door("POST", "/api/tables/{table}/deal", "deal", "a table with the luck of a finished match, for me or a friend",
         wire.SameDeal, wire.Made, 201),
    Door("GET", "/api/tables/{table}/deal", "dealt", "how all matches with this luck went", answer=wire.DealResults),
    Door("POST", "/api/tables/{table}/hint", "hint", "what a strong bot thinks of my actions, against bots only",
         answer=wire.Hint),
)  # fmt: skip
