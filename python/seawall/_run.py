"""`seawall run`: runs a program with Seawall enabled, and prints a summary of its kernels.

The command of the command line starts `python -m seawall._run` with the variables of the environment
that its options stand for.
"""

from __future__ import annotations

import io
import json
import os
import runpy
import sys
import tempfile
import threading
import zipfile
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType, TracebackType
from typing import List, Optional

from . import _environment

USAGE = "usage: python -m seawall._run [-m] SCRIPT [ARGUMENT]..."
#: The exit status of a program that ended with an exception, or whose kernels have errors.
FOUND = 1


class _NotStarted(Exception):
    """Why the program cannot be started."""


def main(arguments: List[str]) -> int:
    """Runs the program that `arguments` name, and returns the exit status."""
    is_module = arguments[:1] == ["-m"]
    target = arguments[is_module:]
    if not target:
        print(USAGE, file=sys.stderr)
        return _environment.UNUSABLE
    _environment.must_check = True
    _environment.start()
    _check_configuration()
    sys.argv = target
    file, name = tempfile.mkstemp(prefix="seawall-", suffix=".jsonl")
    os.close(file)
    os.environ[_environment.REPORTS] = name
    owner, started, worst = os.getpid(), True, 0
    try:
        status = _execute(target[0], is_module)
        _wait_for_threads()
    except _NotStarted as error:
        started = False
        _environment.fail(str(error))
    finally:
        # A child of `os.fork` may come here, too.
        if os.getpid() == owner:
            worst = _summarize(Path(name)) if started else 0
            os.unlink(name)
    return status or worst


def _execute(program: str, is_module: bool) -> int:
    """Runs the program, and returns its exit status."""
    try:
        if is_module:
            runpy.run_module(program, run_name="__main__", alter_sys=True)
        else:
            _execute_file(program)
    except SystemExit as exit:
        return _status(exit)
    except Exception as error:
        own = _of_program(error.__traceback__)
        if own is None and isinstance(error, (ImportError, OSError)):
            why = getattr(error, "strerror", None) or str(error).replace(os.path.abspath(program), program)
            raise _NotStarted(f"cannot run `{program}`: {why}") from None
        sys.excepthook(type(error), error.with_traceback(own), own)
        return FOUND
    return 0


def _execute_file(program: str) -> None:
    """Runs a file as `python FILE` does: the name of the file in the program is absolute."""
    path = os.path.abspath(program)
    if not getattr(sys.flags, "safe_path", False):
        # `python -m` has put the current directory there.
        del sys.path[0]
    if os.path.isdir(path) or zipfile.is_zipfile(path):
        runpy.run_path(path, run_name="__main__")
        return
    if not getattr(sys.flags, "safe_path", False):
        sys.path.insert(0, os.path.dirname(os.path.realpath(path)))
    with io.open_code(path) as file:
        code = compile(file.read(), path, "exec", dont_inherit=True)
    module = ModuleType("__main__")
    module.__file__ = path
    module.__loader__ = SourceFileLoader("__main__", path)
    sys.modules["__main__"] = module
    exec(code, module.__dict__)


def _check_configuration() -> None:
    """Ends with an error if the configuration is wrong, in front of a program that may run long."""
    from ._api import check  # type: ignore[attr-defined]

    if not _environment.is_off():
        try:
            check("module {}")
        except ValueError as error:
            _environment.fail(str(error))


def _of_program(trace: Optional[TracebackType]) -> Optional[TracebackType]:
    """Returns the part of a traceback in the program. None if the program was not started."""
    while trace is not None:
        globals_of_frame = trace.tb_frame.f_globals
        if globals_of_frame is not globals() and globals_of_frame.get("__name__") not in ("runpy", "importlib._bootstrap"):
            break
        trace = trace.tb_next
    return trace


def _wait_for_threads() -> None:
    """Waits as the interpreter does at its end, because threads may compile."""
    for thread in threading.enumerate():
        if thread is not threading.current_thread() and not thread.daemon:
            thread.join()


def _status(exit: SystemExit) -> int:
    if exit.code is None:
        return 0
    if isinstance(exit.code, int):
        return exit.code
    print(exit.code, file=sys.stderr)
    return 1


def _summarize(file: Path) -> int:
    """Prints the summary of all processes of the program. Returns the exit status that the kernels give."""
    if _environment.is_off():
        print(f"seawall: {_environment.VARIABLE} is `off`: kernels were not checked", file=sys.stderr)
        return 0
    rows = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    if not rows and "triton" not in sys.modules:
        print("seawall: the program did not import triton", file=sys.stderr)
        return 0
    from . import triton

    reports = [triton.KernelReport.from_row(row) for row in rows]
    print("\n".join(["seawall: kernels of this run", *triton.summary(reports)]), file=sys.stderr)
    if any(report.failed for report in reports):
        return FOUND
    return _environment.UNUSABLE if any(report.problem is not None for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
