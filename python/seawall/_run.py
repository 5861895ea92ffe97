"""`seawall run`: runs a program with Seawall enabled, and prints a summary of its kernels.

The command of the command line starts `python -m seawall._run` with the variables of the environment
that its options stand for.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import List

from . import _environment

USAGE = "usage: python -m seawall._run [-m] SCRIPT [ARGUMENT]..."
#: The exit status of a program without errors whose kernels have errors.
FOUND = 1


def main(arguments: List[str]) -> int:
    """Runs the program that `arguments` name, and returns the exit status."""
    is_module = arguments[:1] == ["-m"]
    target = arguments[is_module:]
    if not target:
        print(USAGE, file=sys.stderr)
        return 2
    _environment.start()
    sys.argv = target
    status = 0
    try:
        if is_module:
            sys.path.insert(0, "")
            runpy.run_module(target[0], run_name="__main__", alter_sys=True)
        else:
            sys.path.insert(0, str(Path(target[0]).resolve().parent))
            runpy.run_path(target[0], run_name="__main__")
    except SystemExit as exit:
        status = _status(exit)
    finally:
        found = _summarize()
    return status or (FOUND if found else 0)


def _status(exit: SystemExit) -> int:
    if exit.code is None:
        return 0
    if isinstance(exit.code, int):
        return exit.code
    print(exit.code, file=sys.stderr)
    return 1


def _summarize() -> bool:
    """Prints the summary. Returns whether a kernel has errors."""
    if "triton" not in sys.modules:
        print("seawall: the program did not import triton", file=sys.stderr)
        return False
    from . import triton

    reports = triton.reports()
    print("\n".join(["seawall: kernels of this run", *triton.summary(reports)]), file=sys.stderr)
    return any(report.errors for report in reports)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
