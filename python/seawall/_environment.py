"""Enables Seawall without a change of the program: the variable `SEAWALL`, and what happens when the
program imports Triton.

`seawall_environment.pth`, which is installed beside the package, executes this file at the start of the
interpreter if the variable is set, without the package. So this module imports little, and the package
only when the program imports Triton.
"""

from __future__ import annotations

import os
import sys
from importlib.util import find_spec

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Callable, NoReturn, Tuple

#: `check`, `place` or `off`.
VARIABLE = "SEAWALL"
#: What to do with a kernel that has errors: the argument `on_error` of `seawall.triton.enable`.
ON_ERROR = "SEAWALL_ON_ERROR"


#: The file that gets a line of JSON for each compile, in every process of `seawall run` or pytest.
REPORTS = "SEAWALL_REPORTS"
#: The values of these variables.
MODES = ("check", "place", "off")
ON_ERRORS = ("warn", "raise", "ignore")
#: The exit status of a program with a wrong variable or configuration. It must not end like a program
#: whose kernels are clean.
UNUSABLE = 2

#: Whether the program ends if its kernels cannot be checked: `seawall run` was asked for nothing else.
must_check = False
_started = False
_recording = False


def start() -> None:
    """Does what the environment asks for, once the program imports Triton."""
    global _started
    if _started:
        return
    _started = True
    if os.environ.get(VARIABLE) and not is_off():
        when_imported("triton", _import_and_enable)


def _import_and_enable() -> None:
    # This file may not be a module of the package.
    from seawall import _environment

    _environment.enable()


def is_off() -> bool:
    """Returns whether the environment switches Seawall off."""
    return os.environ.get(VARIABLE) == "off"


def enable() -> None:
    """Enables Seawall, or ends the program with an error if a variable or the configuration is wrong."""
    from . import triton

    try:
        mode, on_error = _value(VARIABLE, "off", MODES), _value(ON_ERROR, "warn", ON_ERRORS)
        triton.enable(place="minimal" if mode == "place" else None, on_error=on_error)
        if REPORTS in os.environ:
            record()
    except ValueError as error:
        fail(str(error))
    except RuntimeError as error:
        if must_check:
            fail(str(error))
        print(f"warning: Seawall is not enabled: {error}", file=sys.stderr)


def record() -> None:
    """Adds the reports of this process to the file of reports from now on."""
    from . import triton

    global _recording
    if not _recording:
        triton.add_listener(_record)
    _recording = True


def _record(report: Any) -> None:
    import json

    line = json.dumps(report.to_row(), default=str) + "\n"
    try:
        # One write at the end of the file, so that lines of several processes do not mix.
        file = os.open(os.environ[REPORTS], os.O_WRONLY | os.O_APPEND)
    except (KeyError, OSError):
        # A process that outlives `seawall run`.
        return
    try:
        os.write(file, line.encode())
    finally:
        os.close(file)


def _value(variable: str, default: str, values: Tuple[str, ...]) -> str:
    value = os.environ.get(variable, default)
    if value not in values:
        known = ", ".join(f"`{one}`" for one in values)
        raise ValueError(f"unknown value `{value}` of the variable {variable}; use one of {known}")
    return value


def fail(message: str) -> NoReturn:
    """Prints an error and ends the program."""
    print(message if message.startswith("error") else f"error: {message}", file=sys.stderr)
    raise SystemExit(UNUSABLE)


def when_imported(name: str, action: Callable[[], None]) -> None:
    """Runs `action` after the package `name` is imported, or now if it is."""
    if name in sys.modules:
        action()
    else:
        sys.meta_path.insert(0, _Waiting(name, action))


class _Waiting:
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
