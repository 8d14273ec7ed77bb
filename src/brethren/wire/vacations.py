"""Being away for some days."""

from brethren.wire.vocabulary import Shape


class NewVacation(Shape):
    """I am away until then, in seconds since 1970."""

    until: float


class Vacation(Shape):
    """Until when I am away, in seconds since 1970 (null: I'm not). Of so many `days` in any 365 days, I have `left`. A
    day that has begun counts."""

    until: float | None
    left: int
    days: int
