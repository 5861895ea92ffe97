"""Compiles kernels with the minimal placement instead of the released pass.

The compilations must succeed, traces and MLIR must be clean, and there must not be more barriers.
"""

import collections
import functools
import json
import sys
from typing import Any, Callable, Dict, Iterator, List

import compare_kernels
import compile as own
import seawall
import templates as of_wave
import wheel
from compare_kernels import Watched
from seawall import SeawallError
from seawall.wave import ExportError, add_shared_memory_barriers, export

# Findings of `check` in MLIR that do not depend on barriers: the prefix of the kernel's name, the
# codes, and the reason.
EXPLAINED = [("gemm_epilogue", {"SW103"}, "its stores add the block number to an index of shared memory, so they are out of bounds in all blocks but the first")]


def minimal(count: int, seed: int, only: str) -> int:
    """Compares each kernel of this repository and of Wave's templates.

    Uses whole barriers, and also split barriers if the GPU has them.
    """
    del count, seed
    tally = Tally()
    for name, compile_with in [*compare_kernels.own_jobs(only), *of_wave.jobs(only)]:
        gpu = name.split("/")[0]
        theirs = Judged(wheel.RELEASED_PASS)
        theirs_mlir = attempt(compile_with, theirs)
        if not theirs.called:
            continue
        tally.released(theirs, errors_of(theirs_mlir, gpu))
        for barriers in ("whole", "split") if gpu.startswith("gfx12") else ("whole",):
            ours = Judged(functools.partial(add_shared_memory_barriers, strategy="minimal", barriers=barriers))
            mlir = attempt(compile_with, ours)
            tally.add(f"{name} ({barriers})", theirs, theirs_mlir, ours, mlir, errors_of(mlir, gpu))
    return tally.said()


def attempt(compile_with: Callable[..., str], judged: "Judged") -> Any:
    """Returns the MLIR, or the exception that ended the compilation."""
    try:
        return compile_with(judged)
    except Exception as error:  # the wheel raises whatever its passes raise
        return error


def errors_of(mlir: Any, gpu: str) -> Any:
    """Returns the codes of the errors of `check` in MLIR.

    Returns the message if `check` cannot read it, and None if there is no MLIR.
    """
    if not isinstance(mlir, str):
        return None
    try:
        return [finding.code for finding in seawall.check(mlir, target=gpu).errors]
    except SeawallError as error:
        return [str(error)]


class Judged(Watched):
    """A barrier pass that records its number of barriers, and the errors of `check` in the trace
    after it.
    """

    errors = 0
    waits: Any = None

    def __call__(self, trace: Any, target: str = "") -> None:
        super().__call__(trace, target=target)
        self.waits = sum(row["action"] in ("barrier", "wait") for row in self.added)
        self.errors = len(seawall.check(json.dumps(export(trace, target=target)), name="trace.json").errors)


class Tally:
    """The outcomes of all compilations."""

    def __init__(self) -> None:
        self.traces, self.modules, self.differences = 0, 0, 0
        self.released_clean, self.released_modules, self.clean = 0, 0, 0
        self.explained: Dict[str, int] = collections.Counter()
        self.fewer: List[str] = []
        self.unsound: List[str] = []
        self.refused: List[str] = []

    def released(self, theirs: "Judged", errors: Any) -> None:
        """Counts the MLIR with the released pass, for kernels whose trace is clean with it."""
        if errors is not None and theirs.waits is not None and not theirs.errors:
            self.released_modules += 1
            self.released_clean += not errors

    def add(self, name: str, theirs: "Judged", reference: Any, ours: "Judged", mlir: Any, errors: Any) -> None:
        """Judges one compilation and prints what is wrong."""
        if isinstance(mlir, ExportError) or (ours.waits is None and theirs.waits is None):
            # This release of Wave has no op for a wait, or the released pass fails, too.
            self.refused.append(f"{name}: {own.said(mlir)}")
            return
        self.traces += ours.waits is not None
        self.modules += errors is not None
        known = self.is_explained(name, errors)
        errors = [] if known else errors
        self.clean += errors == [] and not known
        if compare_kernels.VERBOSE:
            print(f"{name}: {self.row(theirs, ours, errors)}", file=sys.stderr, flush=True)
        for wrong in self.wrong(theirs, reference, ours, mlir, errors):
            self.differences += 1
            print(f"{name}: {wrong}; {self.row(theirs, ours, errors)}", flush=True)
        if theirs.errors:
            self.unsound.append(f"{name}: {self.row(theirs, ours, errors)}")
        elif theirs.waits is not None and ours.waits is not None and ours.waits < theirs.waits:
            self.fewer.append(f"{name}: {ours.waits} instead of {theirs.waits}")

    def is_explained(self, name: str, errors: Any) -> bool:
        """Returns whether all errors in MLIR are known to be independent of barriers, and counts
        this.
        """
        kernel = name.split("/")[1]
        for start, codes, why in EXPLAINED:
            if errors and kernel.startswith(start) and codes.issuperset(errors):
                self.explained[f"{start}, {', '.join(sorted(codes))}: {why}"] += 1
                return True
        return False

    def wrong(self, theirs: "Judged", reference: Any, ours: "Judged", mlir: Any, errors: Any) -> Iterator[str]:
        if isinstance(mlir, Exception) and (isinstance(reference, str) or ours.waits is None):
            yield f"compilation failed: {own.said(mlir)}"
        if ours.errors:
            yield "the trace is not clean"
        if errors:
            yield f"the MLIR is not clean: {', '.join(sorted(set(errors)))}"
        if None not in (theirs.waits, ours.waits) and ours.waits > theirs.waits and not theirs.errors:
            yield "more barriers"

    def row(self, theirs: "Judged", ours: "Judged", errors: Any) -> str:
        module = "no MLIR" if errors is None else f"{len(errors)} unexplained in the MLIR"
        return f"{ours.waits} barriers, {ours.errors} errors in the trace, {module}; the wheel: {theirs.waits} barriers, {theirs.errors} errors in the trace"

    def said(self) -> int:
        """Prints the result and returns the number of differences."""
        print(
            f"minimal: {self.traces} traces, {self.clean} of {self.modules} modules of MLIR clean, {len(self.fewer)} with fewer barriers, "
            f"{len(self.unsound)} with races after the released pass, {self.differences} differences"
        )
        print(f"  with the released pass, {self.released_clean} of {self.released_modules} modules with a clean trace are clean, too")
        for row, number in self.explained.items():
            print(f"  {number} modules of {row}")
        for row in self.fewer + self.unsound + self.refused:
            print(f"  {row}")
        if not self.traces or not self.modules:
            print("minimal: nothing was compared")
            return self.differences + 1
        return self.differences
