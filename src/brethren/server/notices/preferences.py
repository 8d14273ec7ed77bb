"""When somebody wants to be left alone."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from brethren.wire.notices import DAY_MINUTES, NoticePreferences, QuietHours

_decode = msgspec.json.Decoder(NoticePreferences).decode


def preferences_of(stored: bytes | None) -> NoticePreferences:
    return _decode(stored) if stored else NoticePreferences()


def quiet_until(quiet: QuietHours | None, at: float) -> float | None:
    """If it's quiet at this time, when that ends."""
    if quiet is None:
        return None
    local = datetime.fromtimestamp(at, zone(quiet.zone))
    minute = local.hour * 60 + local.minute
    length, passed = (quiet.end - quiet.start) % DAY_MINUTES, (minute - quiet.start) % DAY_MINUTES
    if passed >= length:
        return None
    end = local.replace(hour=quiet.end // 60, minute=quiet.end % 60, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()


def zone(name: str) -> ZoneInfo:
    """ValueError if there is none of this name."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise ValueError(f"there is no time zone {name}") from None
