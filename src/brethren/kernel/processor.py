"""Which processors code is compiled for: all of the last ten years, if this machine has one of them. So what is
compiled here can be shipped, and what is shipped has been tested."""

import platform
from typing import Any

import llvmlite.binding
import numba

settings: Any = numba.config
V3 = ("avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "popcnt", "sse4.2")
NAME, NEEDED = ("x86-64-v3", V3) if platform.machine() == "x86_64" else ("generic", ())


def _missing() -> list[str]:
    """Features that shared code needs and this processor doesn't have. Numba's own settings come first."""
    if settings.CPU_FEATURES is not None:
        return [feature for feature in NEEDED if f"+{feature}" not in settings.CPU_FEATURES.split(",")]
    has = llvmlite.binding.get_host_cpu_features()
    return [feature for feature in NEEDED if not has.get(feature)]


MISSING = _missing()
if not MISSING and settings.CPU_NAME is None and settings.CPU_FEATURES is None:
    settings.CPU_NAME, settings.CPU_FEATURES = NAME, ""


def processor() -> str:
    """The processor and the features that code is compiled for now."""
    from numba.core.registry import cpu_target

    return " ".join(map(str, cpu_target.target_context.codegen().magic_tuple()))
