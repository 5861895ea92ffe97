"""The pytest plugin: `pytest --seawall` checks the kernels that tests compile.

Errors of a kernel fail the test that compiled it. A summary at the end lists the kernels.
"""

from __future__ import annotations

import argparse
import os
from typing import Any, Dict, Generator, List

import pytest

#: The attribute of a pytest report with the reports of kernels. Plain data, so that it passes from
#: the processes of pytest-xdist to the one that prints.
ATTRIBUTE = "seawall"
#: The values of `--seawall=`.
MODES = ("check", "place", "off")


def pytest_addoption(parser: Any) -> None:
    """Adds `--seawall` and `--seawall=MODE`.

    Each is an option of its own, because one with an optional value would take the name of a file that
    follows it: `pytest --seawall test_kernels.py`.
    """
    group = parser.getgroup("seawall", "synchronization of Triton kernels")
    text = "check the kernels that tests compile; `--seawall=place` also compiles them with the fewest barriers"
    options = {"--seawall": "check", **{f"--seawall={mode}": mode for mode in MODES}}
    for name, mode in options.items():
        shown = text if name == "--seawall" else argparse.SUPPRESS
        group.addoption(name, action="store_const", const=mode, dest="seawall", default=None, help=shown)


def pytest_configure(config: Any) -> None:
    """Enables Seawall as soon as a test imports Triton."""
    mode = config.getoption("seawall")
    if mode in ("check", "place"):
        config.pluginmanager.register(Plugin(mode), "seawall-kernels")


class Plugin:
    """The state of a run of pytest."""

    def __init__(self, mode: str) -> None:
        from . import _environment

        self.compiled: List[Any] = []
        self.rows: List[Dict[str, Any]] = []
        place = "minimal" if mode == "place" else None
        # The plugin reports errors itself. A variable of the environment must not add warnings.
        os.environ.pop(_environment.VARIABLE, None)
        _environment.when_imported("triton", lambda: self._enable(place))

    def _enable(self, place: Any) -> None:
        from . import triton

        triton.enable(place=place, on_error="ignore")
        triton.add_listener(self.compiled.append)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self, item: Any, call: Any) -> Generator[None, Any, None]:
        """Fails a test whose kernels have errors."""
        outcome = yield
        report = outcome.get_result()
        compiled, self.compiled[:] = list(self.compiled), []
        setattr(report, ATTRIBUTE, [one.to_row() for one in compiled])
        wrong = [one for one in compiled if one.errors]
        for one in wrong:
            report.sections.append(("seawall", one.describe()))
        if wrong and report.outcome == "passed":
            report.outcome = "failed"
            report.longrepr = "\n\n".join(f"Seawall: {one.describe()}" for one in wrong)

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Collects the reports of all processes."""
        self.rows += getattr(report, ATTRIBUTE, [])

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Lists the kernels."""
        from .triton import KernelReport, summary

        terminalreporter.section("seawall")
        for line in summary(KernelReport.from_row(row) for row in self.rows):
            terminalreporter.write_line(line)
