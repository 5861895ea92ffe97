"""Enables Seawall without a change of the program: the variable `SEAWALL`, and what happens when the
program imports Triton.

`seawall_environment.pth`, which is installed beside the package, imports this module at the start of the
interpreter if the variable is set. So this module imports little.
"""

from __future__ import annotations

import os
import sys
from importlib.abc import MetaPathFinder
from importlib.util import find_spec
from typing import Any, Callable, Optional

#: `check`, `place` or `off`.
VARIABLE = "SEAWALL"
#: What to do with a kernel that has errors: the argument `on_error` of `seawall.triton.enable`.
ON_ERROR = "SEAWALL_ON_ERROR"


_started = False


def start() -> None:
    """Does what the environment asks for, once the program imports Triton."""
    global _started
    if _started:
        return
    _started = True
    mode, on_error = os.environ.get(VARIABLE, "off"), os.environ.get(ON_ERROR, "warn")
    if mode in ("", "off"):
        return
    if mode not in ("check", "place"):
        print(f"warning: unknown value `{mode}` of {VARIABLE}; use `check`, `place` or `off`", file=sys.stderr)
        return
    place = "minimal" if mode == "place" else None
    when_imported("triton", lambda: _enable(place, on_error))


def _enable(place: Optional[str], on_error: str) -> None:
    from . import triton

    try:
        triton.enable(place=place, on_error=on_error)
    except (RuntimeError, ValueError) as error:
        print(f"warning: Seawall is not enabled: {error}", file=sys.stderr)


def when_imported(name: str, action: Callable[[], None]) -> None:
    """Runs `action` after the package `name` is imported, or now if it is."""
    if name in sys.modules:
        action()
    else:
        sys.meta_path.insert(0, _Waiting(name, action))


class _Waiting(MetaPathFinder):
    """Finds nothing itself, and adds an action to the loader of one package."""

    def __init__(self, name: str, action: Callable[[], None]) -> None:
        self.name = name
        self.action = action
        self.searching = False

    def find_spec(self, fullname: str, path: Any = None, target: Any = None) -> Any:
        """Finds the package as the other finders do. Programs also ask for it without an import."""
        if fullname != self.name or self.searching:
            return None
        self.searching = True
        try:
            spec = find_spec(fullname)
        finally:
            self.searching = False
        if spec is None or spec.loader is None:
            return None
        load = spec.loader.exec_module

        def load_and_act(module: Any) -> None:
            if self in sys.meta_path:
                sys.meta_path.remove(self)
            load(module)
            self.action()

        # The loader belongs to this specification alone.
        spec.loader.exec_module = load_and_act  # type: ignore[method-assign]
        return spec
