"""What Seawall found out about one compile, and how it is shown."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Dict, Iterable, List, Mapping, Optional, Tuple

#: The options of a compile that a report names.
SHOWN_OPTIONS = ("num_warps", "num_stages", "num_ctas")


@dataclass(frozen=True)
class Placed:
    """A placement that replaced the one of the compiler.

    Attributes:
        barriers: inserted barriers of Seawall, in loops and outside.
        compiler_barriers: the same of the compiler's pass.
    """

    barriers: Tuple[int, int]
    compiler_barriers: Tuple[int, int]

    @property
    def removed(self) -> int:
        """The number of barriers that the compiler would have inserted in addition."""
        return sum(self.compiler_barriers) - sum(self.barriers)


@dataclass(frozen=True, repr=False)
class KernelReport:
    """One compile.

    Attributes:
        kernel: the name of the kernel.
        target: the GPU, such as ``"sm_90"``.
        constexprs: the compile-time arguments by name.
        options: `num_warps`, `num_stages` and `num_ctas`.
        path: the file of the checked IR in the cache of Triton.
        findings: the rows of the JSON document of `seawall check`.
        verdicts: the rows of the verdicts.
        denied: whether `deny` makes findings fail that are no errors.
        suppressed: the rows of findings that the configuration, a comment or the baseline ignores.
        text: the findings as `seawall check` prints them; empty if there are none.
        problem: why the kernel could not be checked; None if it was checked.
        placed: the placement, if it replaced that of the compiler.
        kept: why the placement of the compiler was kept; None if nothing was to be placed.
        compile_seconds: the time of the compile. Near 0 for a kernel from the cache.
        added_seconds: the time of Seawall.
        cache_hit: whether the kernel was in the cache of Triton.
    """

    kernel: str
    target: str
    constexprs: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
    path: str = ""
    findings: List[Dict[str, Any]] = field(default_factory=list)
    verdicts: List[Dict[str, Any]] = field(default_factory=list)
    denied: bool = False
    suppressed: List[Dict[str, Any]] = field(default_factory=list)
    text: str = ""
    problem: Optional[str] = None
    placed: Optional[Placed] = None
    kept: Optional[str] = None
    compile_seconds: float = 0.0
    added_seconds: float = 0.0
    cache_hit: bool = False

    def __repr__(self) -> str:
        return f"<KernelReport of {self.title}: {self.verdict}>"

    @property
    def errors(self) -> List[Dict[str, Any]]:
        """The findings of severity `"error"`."""
        return [finding for finding in self.findings if finding["severity"] == "error"]

    @property
    def failed(self) -> bool:
        """Whether the kernel has errors or denied findings."""
        return bool(self.errors) or self.denied

    @property
    def bound(self) -> str:
        """The weakest bound of the verdicts: ``"all-paths"``, ``"iterations:N"``, ``"some-runs"`` or ``"unchecked"``."""
        bounds = {verdict["bound"] for verdict in self.verdicts}
        limited = sorted(bounds - {"all-paths"}, reverse=True)
        return limited[0] if limited else "all-paths" if bounds else "unchecked"

    @property
    def verdict(self) -> str:
        """``"clean"``, ``"N errors"``, ``"denied findings"`` or ``"not checked"``."""
        if self.problem is not None or not self.errors and any(verdict["bound"] == "unchecked" for verdict in self.verdicts):
            return "not checked"
        count = len(self.errors)
        if count == 0 and self.denied:
            return "denied findings"
        return "clean" if count == 0 else f"{count} error{'s' if count > 1 else ''}"

    @property
    def title(self) -> str:
        """The kernel with its target, options and constexprs."""
        parts = [self.target, *(f"{name}={value}" for name, value in {**self.options, **self.constexprs}.items())]
        return f"`{self.kernel}` ({', '.join(parts)})"

    def describe(self) -> str:
        """Returns the title and the findings, or why there are none."""
        if self.problem is not None:
            return f"{self.title}: not checked: {self.problem}"
        ignored = f", {len(self.suppressed)} ignored" if self.suppressed else ""
        unchecked = [verdict["reach"] for verdict in self.verdicts if verdict["bound"] == "unchecked"]
        if unchecked and self.verdict == "not checked":
            return f"{self.title}: {unchecked[0]}"
        return f"{self.title}: {self.verdict}{ignored}; checked for {_reach(self.bound)}" + (f"\n{self.text.rstrip()}" if self.text else "")

    def to_row(self) -> Dict[str, Any]:
        """Returns the report as plain data."""
        row = {**self.__dict__, "constexprs": {name: str(value) for name, value in self.constexprs.items()}}
        row["options"] = dict(self.options)
        row["placed"] = None if self.placed is None else [list(self.placed.barriers), list(self.placed.compiler_barriers)]
        return row

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> KernelReport:
        """Returns the report that `to_row` gave."""
        placed = row["placed"] and Placed(*(tuple(counts) for counts in row["placed"]))
        return cls(**{**row, "placed": placed})


def _reach(bound: str) -> str:
    if bound == "all-paths":
        return "every run"
    if bound.startswith("iterations:"):
        return f"runs of up to {bound.split(':')[1]} iterations"
    return {"some-runs": "some runs", "unchecked": "no run"}.get(bound, bound)


def summary(reports: Iterable[KernelReport]) -> List[str]:
    """Returns the lines of a table: kernels with verdicts, ignored findings, bounds, barriers removed, and time added.

    Compiles of one kernel for one target with the same verdict are one line.
    """
    groups: Dict[Tuple[str, ...], List[KernelReport]] = {}
    for report in reports:
        groups.setdefault((report.kernel, report.target, report.verdict, report.bound), []).append(report)
    if not groups:
        return ["no kernel was compiled"]
    head = ("kernel", "target", "compiles", "verdict", "covers", "barriers removed", "compile time", "added")
    rows = [head, *(_cells(group) for group in groups.values())]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]


def _cells(group: List[KernelReport]) -> Tuple[str, ...]:
    first = group[0]
    placed = [report.placed for report in group if report.placed is not None]
    removed = "-"
    if placed:
        before = sum(sum(one.compiler_barriers) for one in placed)
        removed = f"{sum(one.removed for one in placed)} of {before}"
    elif any(report.kept for report in group):
        removed = "kept"
    compiled, added = (sum(getattr(report, name) for report in group) for name in ("compile_seconds", "added_seconds"))
    ignored = sum(len(report.suppressed) for report in group)
    verdict = first.verdict + (f", {ignored} ignored" if ignored else "")
    hits = sum(report.cache_hit for report in group)
    compiles = str(len(group) - hits) + (f" ({hits} cached)" if hits else "")
    times = (f"{compiled * 1e3:.0f} ms" if hits < len(group) else "-", f"{added * 1e3:.0f} ms")
    return (first.kernel, first.target, compiles, verdict, _reach(first.bound), removed, *times)
