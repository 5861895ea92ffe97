"""Compiles real kernels to MLIR with the released pass and with Seawall's pass.

Also measures the time of both passes.
"""

import collections
import json
import sys
import time
from typing import Any, Callable, Dict, Iterator, List, Tuple

import compile as own
import templates as of_wave
import wheel
from seawall import _seawall
from seawall.wave import add_shared_memory_barriers, export

# A kernel for one GPU under one schedule: its name, and a function that compiles it with a pass.
Job = Tuple[str, Callable[[Callable[..., None]], str]]

# Whether each compared compilation is printed on standard error.
VERBOSE = False
# The outcomes of comparing a compilation with Seawall's pass and one with the released pass.
SAME, UNSTABLE, DIFFERENT = "the same", "equal to one of several texts of the wheel", "different"
NO_MLIR, BOTH_REFUSE = "the same barriers, but no MLIR with either pass: a later pass fails", "both passes fail"
# The required ratio of the times of the released pass and of Seawall's pass.
FASTER = 200
# The required ratio of the times of the released pass and of the drop-in replacement, which exports.
FASTER_LIVE = 3
# The number of compilations with the released pass that are searched for the text of ours. The
# text of the wheel is not always the same.
TRIES = 8


def own_jobs(only: str) -> Iterator[Job]:
    """Yields this repository's kernels."""
    for case in own.CASES:
        for gpu in case.gpus:
            for schedule in case.schedules:
                name = f"{gpu}/{case.name}_{schedule.lower()}"
                if only in name:
                    yield name, compiler(own.compile_with, case, gpu, schedule)


def compiler(compile_with: Callable[..., str], *job: Any) -> Callable[[Callable[..., None]], str]:
    return lambda replacement: compile_with(lambda _, trace, target: replacement(trace, target=target), *job)


def kernels(count: int, seed: int, only: str) -> int:
    """Compares the compilations of this repository's kernels. Returns the number of differences."""
    del count, seed
    return compare("kernels", own_jobs(only))


def templates(count: int, seed: int, only: str) -> int:
    """Compares the compilations of the kernels of Wave's templates."""
    del count, seed
    return compare("templates", of_wave.jobs(only))


def compare(what: str, jobs: Iterator[Job]) -> int:
    counts: Dict[str, int] = collections.Counter()
    added: Dict[str, int] = collections.Counter()
    refused: Dict[str, List[str]] = {}
    for name, compile_with in jobs:
        theirs, ours = Watched(wheel.RELEASED_PASS), Watched(add_shared_memory_barriers)
        try:
            reference = compile_with(theirs)
        except Exception as error:  # the wheel raises whatever its passes raise
            if not theirs.called:
                refused.setdefault(own.said(error), []).append(name)
                continue
            reference = None
        try:
            mlir = compile_with(ours)
        except Exception as error:
            mlir = None
            if reference is not None:
                print(f"{name}: with Seawall's pass: {own.said(error)}")
        outcome = outcome_of(theirs, reference, ours, mlir, compile_with)
        if VERBOSE:
            print(f"{name}: {outcome}, {theirs.nodes} nodes", file=sys.stderr, flush=True)
        counts[outcome] += 1
        if outcome == DIFFERENT:
            print(f"{name}: the MLIR {'is the same' if reference == mlir else 'differs'}\n  wheel {theirs.added}\n  ours  {ours.added}")
        elif outcome in (SAME, UNSTABLE):
            counts["nodes"] += theirs.nodes
            added.update(row["action"] for row in theirs.added)
    words = ", ".join(f"{number} {action}s" for action, number in sorted(added.items()))
    same = counts[SAME] + counts[UNSTABLE]
    print(f"{what}: {same} compilations with equal MLIR and barriers ({counts['nodes']} nodes, {words}), {counts[DIFFERENT]} differences")
    if counts[UNSTABLE]:
        print(f"  of these, the wheel's own text varies for {counts[UNSTABLE]}")
    for outcome in (NO_MLIR, BOTH_REFUSE):
        if counts[outcome]:
            print(f"  in addition, {counts[outcome]}: {outcome}")
    for error, names in sorted(refused.items()):
        print(f"  not compiled by the wheel: {len(names)} ({names[0]}{', ...' if len(names) > 1 else ''}): {error[:100]}")
    if same + counts[DIFFERENT] == 0:
        print(f"{what}: nothing was compared")
        return 1
    return counts[DIFFERENT]


def outcome_of(theirs: "Watched", reference: Any, ours: "Watched", mlir: Any, compile_with: Callable[..., str]) -> str:
    """Returns the outcome of a compilation with Seawall's pass.

    `reference` and `mlir` are texts, or None if the compilation failed.
    """
    if theirs.added != ours.added:
        return DIFFERENT
    if theirs.added is None:
        return BOTH_REFUSE
    if reference is None:
        return NO_MLIR if mlir is None else DIFFERENT
    if mlir is None:
        return DIFFERENT
    if reference == mlir:
        return SAME
    # Some of Wave's other passes iterate over sets of objects, whose order varies. Therefore the
    # texts of several compilations by the wheel are compared.
    again = (compile_with(Watched(wheel.RELEASED_PASS)) for _ in range(TRIES))
    return UNSTABLE if any(text == mlir for text in again) else DIFFERENT


class Watched:
    """A barrier pass that records the nodes that it adds to the trace."""

    def __init__(self, run: Callable[..., None]) -> None:
        self.run = run
        self.called = False
        self.nodes = 0
        self.added: Any = None

    def __call__(self, trace: Any, target: str = "") -> None:
        self.called = True
        ids = wheel.ids_of(trace)
        self.nodes = len(ids)
        self.run(trace, target=target)
        self.added = wheel.insertions(trace, ids)


def timing(count: int, seed: int, only: str) -> int:
    """Times both passes on the same traces. Each figure is the minimum of several runs.

    Both passes run on a new compilation each time. Returns the number of slow traces.
    """
    del count, seed
    rows: List[Tuple[int, str, float, float, float, float]] = []
    jobs = list(own_jobs(only)) + list(of_wave.jobs(only))
    for name, compile_with in jobs:
        row = timed(compile_with)
        if row is not None:
            rows.append((row[0], name, *row[1:]))
    print(f"{'':48} nodes    wheel ms  drop-in ms  read us  place us   wheel/place  wheel/drop-in")
    for nodes, name, theirs, whole, reading, placing in sorted(rows):
        print(
            f"{name:48} {nodes:5} {theirs * 1e3:11.2f} {whole * 1e3:11.2f} {reading:8.1f} {placing:9.1f} "
            f"{theirs * 1e6 / placing:13.0f} {theirs / whole:14.1f}"
        )
    if not rows:
        print("timing: nothing was measured")
        return 1
    slow = 0
    for what, least_ratio, ratios in (
        ("place", FASTER, sorted(row[2] * 1e6 / row[5] for row in rows)),
        ("drop-in", FASTER_LIVE, sorted(row[2] / row[3] for row in rows)),
    ):
        print(f"timing: {len(rows)} traces, wheel/{what} from {ratios[0]:.1f} to {ratios[-1]:.1f}, median {ratios[len(ratios) // 2]:.1f}")
        below = sum(ratio < least_ratio for ratio in ratios)
        if below:
            print(f"timing: {below} traces below {least_ratio} times")
        slow += below
    theirs, whole = sum(row[2] for row in rows), sum(row[3] for row in rows)
    print(f"timing: in all, wheel {theirs * 1e3:.0f} ms, drop-in {whole * 1e3:.0f} ms, ratio {theirs / whole:.1f}")
    return slow


def timed(compile_with: Callable[..., str]) -> Any:
    """Times both passes on one kernel.

    Returns the number of nodes, seconds of the released pass and of the drop-in replacement, and
    microseconds to read the trace and to place. Returns None if the wheel does not compile the
    kernel up to the end of its pass. Failures of later passes are ignored.
    """
    seen: Dict[str, Any] = {"theirs": 1e9, "whole": 1e9}

    def released(trace: Any, target: str = "") -> None:
        nodes = len(wheel.ids_of(trace))
        start = time.perf_counter()
        wheel.RELEASED_PASS(trace, target=target)
        seen["theirs"] = min(seen["theirs"], time.perf_counter() - start)
        seen["nodes"] = nodes

    def replaced(trace: Any, target: str = "") -> None:
        try:
            seen["ours"] = _seawall.wave_time(json.dumps(export(trace, target=target)), target, 100)
            start = time.perf_counter()
            add_shared_memory_barriers(trace, target=target)
            seen["whole"] = min(seen["whole"], time.perf_counter() - start)
        except ValueError as error:
            seen["error"] = error
            raise

    for replacement in (released, replaced) * 3:
        try:
            compile_with(replacement)
        except Exception:  # the wheel raises whatever its passes raise
            if "nodes" not in seen:
                return None
    if "error" in seen:
        # The released pass has a result, but Seawall's pass has none.
        raise seen["error"]
    reading, placing = seen["ours"]
    return seen["nodes"], seen["theirs"], seen["whole"], reading / 1e3, placing / 1e3
