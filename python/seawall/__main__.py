"""The `seawall` command of the package: `python -m seawall`."""

from __future__ import annotations

import os
import signal
import sys

from . import _seawall


def main() -> int:
    """Runs the command line of the process and returns its exit status."""
    # The interpreter would see an interrupt only after the command.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    # `seawall run` starts the program in this environment, also below a program of another one.
    os.environ["SEAWALL_PYTHON"] = sys.executable
    return _seawall.main(["seawall", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
