"""Seawall in the compiles of Triton.

>>> import seawall.triton
>>> seawall.triton.enable()                  # check every compile, and warn
>>> seawall.triton.enable(on_error="raise")  # or raise
>>> seawall.triton.enable(place="minimal")   # and place the fewest barriers

The environment variable `SEAWALL=check` or `SEAWALL=place` does the same without a change of the
program, and `SEAWALL=off` makes `enable` do nothing.

Supported are Triton 3.6 and newer, and `fbtriton` 3.7.4. Nothing here needs a GPU. A compile never
fails because of Seawall, unless `on_error="raise"` asks for it.
"""

from __future__ import annotations

from ._kernel import KernelReport, Placed, summary
from ._session import FindingsError, add_listener, disable, enable, is_enabled, remove_listener, reports

__all__ = [
    "FindingsError",
    "KernelReport",
    "Placed",
    "add_listener",
    "disable",
    "enable",
    "is_enabled",
    "remove_listener",
    "reports",
    "summary",
]
