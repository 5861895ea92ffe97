"""The pytest plugin: `pytest --seawall` checks the kernels that tests compile.

Errors of a kernel fail the test that compiled it. A summary at the end lists the kernels.
"""

from __future__ import annotations

import argparse
import json
import os
import tempfile
from typing import Any, Dict, Generator, List, Optional, Sequence

import pytest

from . import _environment

#: The attribute of a pytest report with the reports of kernels. Plain data, so that it passes from
#: the processes of pytest-xdist to the one that prints.
ATTRIBUTE = "seawall"
#: The spellings of the option, and what each stands for.
OPTIONS = {"--seawall": "check", "--seawall=check": "check", "--seawall=place": "place", "--seawall=off": "off"}


class _Mode(argparse.Action):
    """An option whose value is part of its name.

    An option with an optional value would take the name of a file that follows it: `pytest --seawall
    test_kernels.py`.
    """

    def __init__(self, option_strings: Sequence[str], dest: str, **rest: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **rest)

    def __call__(self, parser: Any, namespace: Any, values: Any, option_string: Optional[str] = None) -> None:
        setattr(namespace, self.dest, OPTIONS[option_string or "--seawall"])


def pytest_addoption(parser: Any) -> None:
    """Adds `--seawall` and `--seawall=MODE`."""
    group = parser.getgroup("seawall", "synchronization of Triton kernels")
    text = "check the kernels that tests compile; `--seawall=place` also compiles them with the fewest barriers"
    group.addoption(*OPTIONS, action=_Mode, dest="seawall", default=None, help=text)


def pytest_configure(config: Any) -> None:
    """Enables Seawall as soon as a test imports Triton."""
    mode = config.getoption("seawall")
    if mode in ("check", "place") and not _environment.is_off():
        from ._api import check  # type: ignore[attr-defined]

        try:
            check("module {}")
        except ValueError as error:
            # Wrong configuration, before any test runs.
            raise pytest.UsageError(str(error)) from None
        config.pluginmanager.register(Plugin(mode), "seawall-kernels")


def pytest_report_header(config: Any) -> Optional[str]:
    """States that the variable of the environment wins."""
    if config.getoption("seawall") in ("check", "place") and _environment.is_off():
        return f"seawall: {_environment.VARIABLE} is `off`: kernels are not checked"
    return None


class Plugin:
    """The state of a run of pytest."""

    def __init__(self, mode: str) -> None:
        self.compiled: List[Dict[str, Any]] = []
        self.collected: List[Dict[str, Any]] = []
        self.rows: List[Dict[str, Any]] = []
        file, name = tempfile.mkstemp(prefix="seawall-", suffix=".jsonl")
        os.close(file)
        self.file = open(name, "rb")
        # The plugin reports errors itself. Processes that tests start add to its file.
        variables = {_environment.VARIABLE: mode, _environment.ON_ERROR: "ignore", _environment.REPORTS: name}
        self.before = {variable: os.environ.get(variable) for variable in variables}
        os.environ.update(variables)
        self.place = "minimal" if mode == "place" else None
        self.enabled = False
        _environment.when_imported("triton", self._enable)

    def _enable(self) -> None:
        from . import triton

        triton.enable(place=self.place, on_error="ignore")
        _environment.record()
        self.enabled = True

    def _enable_again(self) -> None:
        """Enables Seawall if a test has replaced the hooks of Triton, and left them so."""
        from .triton import _session

        if self.enabled and not _session.is_listening():
            self._enable()

    def pytest_unconfigure(self) -> None:
        """Undoes the changes of the environment."""
        self.file.close()
        os.unlink(self.file.name)
        for variable, value in self.before.items():
            os.environ.pop(variable, None)
            if value is not None:
                os.environ[variable] = value

    @pytest.hookimpl(hookwrapper=True)
    def pytest_make_collect_report(self) -> Generator[None, Any, None]:
        """Fails the collection of a module that compiles a kernel with errors when it is imported."""
        outcome = yield
        wrong = self._wrong()
        report = outcome.get_result()
        if wrong and report.outcome == "passed":
            report.outcome, report.longrepr, report.result = "failed", "\n\n".join(wrong), []
        if report.outcome == "failed":
            setattr(report, ATTRIBUTE, self._rows())
        else:
            # Processes of pytest-xdist do not pass on these reports, but those of tests.
            self.collected += self._rows()

    def pytest_collectreport(self, report: Any) -> None:
        """Collects the reports of collections that failed."""
        self.rows += getattr(report, ATTRIBUTE, [])

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_setup(self) -> Generator[None, Any, None]:
        """Fails a test with a fixture whose kernels have errors."""
        self._enable_again()
        self._fail((yield))

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_call(self) -> Generator[None, Any, None]:
        """Fails a test whose kernels have errors."""
        self._fail((yield))

    @pytest.hookimpl(hookwrapper=True, tryfirst=True)
    def pytest_runtest_teardown(self) -> Generator[None, Any, None]:
        """Fails the end of a test with a fixture whose kernels have errors."""
        self._fail((yield))

    def _fail(self, outcome: Any) -> None:
        """Raises what marks such as `xfail` regard as a failure of the test."""
        wrong = self._wrong()
        if wrong and (outcome.excinfo is None or issubclass(outcome.excinfo[0], pytest.skip.Exception)):
            outcome.force_exception(pytest.fail.Exception("\n\n".join(wrong), pytrace=False))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, Any, None]:
        """Adds the kernels to the report, and their errors if it does not show them."""
        outcome = yield
        report = outcome.get_result()
        report.sections += [("seawall", text) for text in self._wrong() if text not in report.longreprtext]
        setattr(report, ATTRIBUTE, [*self.collected, *self._rows()])
        self.collected.clear()

    def _wrong(self) -> List[str]:
        """Returns the errors in kernels since the last report of pytest."""
        from .triton import KernelReport

        self._read()
        reports = [KernelReport.from_row(row) for row in self.compiled]
        return [f"Seawall: {one.describe()}" for one in reports if one.failed]

    def _rows(self) -> List[Dict[str, Any]]:
        """Removes and returns the kernels since the last report of pytest."""
        self._read()
        compiled, self.compiled = self.compiled, []
        return compiled

    def _read(self) -> None:
        """Adds the kernels that are new in the file."""
        lines = self.file.readlines()
        if lines and not lines[-1].endswith(b"\n"):
            # A process is writing this line.
            self.file.seek(-len(lines.pop()), os.SEEK_CUR)
        self.compiled += [json.loads(line) for line in lines]

    def pytest_runtest_logreport(self, report: Any) -> None:
        """Collects the reports of all processes."""
        self.rows += getattr(report, ATTRIBUTE, [])

    def pytest_terminal_summary(self, terminalreporter: Any) -> None:
        """Lists the kernels."""
        from .triton import KernelReport, summary

        terminalreporter.section("seawall")
        rows = [*self.rows, *self.collected, *self._rows()]
        for line in summary(KernelReport.from_row(row) for row in rows):
            terminalreporter.write_line(line)
