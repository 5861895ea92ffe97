"""Real kernels: compiled to MLIR with the released pass and with Seawall's in its place; and the time that both passes take."""

import functools
import json
import sys
import time
from typing import Any, Callable, Dict, Iterator, List, Tuple

import compile as own
import templates as of_wave
import seawall
import wheel
from seawall import _seawall
from seawall.wave import ExportError, add_shared_memory_barriers, export

# A kernel for one GPU under one schedule: its name, and what compiles it with the pass that is given.
Job = Tuple[str, Callable[[Callable[..., None]], str]]

LEAST_OF = 7
# Whether each compilation that was compared is told, on standard error.
VERBOSE = False
# Compilations with the released pass that may give the text of ours, where the wheel's text is not always the same.
TRIES = 8


def own_jobs(only: str) -> Iterator[Job]:
    """This repository's kernels."""
    for case in own.CASES:
        for gpu in case.gpus:
            for schedule in case.schedules:
                name = f"{gpu}/{case.name}_{schedule.lower()}"
                if only in name:
                    yield name, compiler(own.compile_with, case, gpu, schedule)


def compiler(compile_with: Callable[..., str], *job: Any) -> Callable[[Callable[..., None]], str]:
    return lambda replacement: compile_with(lambda _, trace, target: replacement(trace, target=target), *job)


def kernels(count: int, seed: int, only: str) -> int:
    """This repository's kernels, end to end."""
    del count, seed
    return compare("kernels", own_jobs(only))


def templates(count: int, seed: int, only: str) -> int:
    """The kernels of Wave's templates, end to end."""
    del count, seed
    return compare("templates", of_wave.jobs(only))


def compare(what: str, jobs: Iterator[Job]) -> int:
    same, nodes, refused, differences, unstable = 0, 0, {}, 0, 0
    added: Dict[str, int] = {}
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
        equal = theirs.added == ours.added
        if equal and reference != mlir:
            # Some of Wave's other passes walk sets of objects, whose order is by chance: is it the wheel that differs from itself?
            unstable += 1
            equal = any(compile_with(Watched(wheel.RELEASED_PASS)) == mlir for _ in range(TRIES))
        if VERBOSE:
            print(f"{name}: {'the same' if equal else 'different'}, {theirs.nodes} nodes", file=sys.stderr, flush=True)
        if equal:
            same += 1
            nodes += theirs.nodes
            for row in theirs.added or []:
                added[row["action"]] = added.get(row["action"], 0) + 1
        else:
            differences += 1
            print(f"{name}: the MLIR {'is the same' if reference == mlir else 'differs'}\n  wheel {theirs.added}\n  ours  {ours.added}")
    words = ", ".join(f"{number} {action}s" for action, number in sorted(added.items()))
    print(f"{what}: {same} compilations with the same MLIR and barriers ({nodes} nodes, {words}), {differences} differences")
    if unstable:
        print(f"  of these, {unstable} for which the wheel's own text is not the same each time")
    for error, names in sorted(refused.items()):
        print(f"  not compiled by the wheel: {len(names)} ({names[0]}{', ...' if len(names) > 1 else ''}): {error[:100]}")
    if same + differences == 0:
        print(f"{what}: nothing was compared")
        return 1
    return differences


class Watched:
    """A barrier pass, with what it added to the trace."""

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


def minimal(count: int, seed: int, only: str) -> int:
    """Compilations with the minimal placement: they go through, the trace is clean, and it has no more barriers than the released pass
    adds, unless that leaves races."""
    del count, seed
    differences, fewer, unsound, refused = 0, [], [], []
    compiled = 0
    for name, compile_with in [*own_jobs(only), *of_wave.jobs(only)]:
        theirs = Judged(wheel.RELEASED_PASS)
        fails = False
        try:
            compile_with(theirs)
        except Exception:  # the wheel raises whatever its passes raise
            if not theirs.called:
                continue
            fails = True
        ours = Judged(functools.partial(add_shared_memory_barriers, strategy="minimal"))
        try:
            compile_with(ours)
        except ExportError as error:
            refused.append(f"{name}: {error}")
            continue
        except Exception as error:
            if not fails or not ours.called:
                raise
            # What fails behind the pass with either is no matter of barriers; our own pass may refuse, and says why.
            if ours.waits is None:
                refused.append(f"{name}: {own.said(error)}")
                continue
        compiled += 1
        if VERBOSE:
            print(f"{name}: {ours.waits} barriers, the wheel {theirs.waits} with {theirs.errors} errors", file=sys.stderr, flush=True)
        if theirs.errors:
            unsound.append(f"{name}: {theirs.errors} errors with {theirs.waits} barriers, none with {ours.waits}")
        elif theirs.waits is not None and ours.waits < theirs.waits:
            fewer.append(f"{name}: {ours.waits} in place of {theirs.waits}")
        if ours.errors or (theirs.waits is not None and not theirs.errors and ours.waits > theirs.waits):
            differences += 1
            print(f"{name}: {ours.waits} barriers with {ours.errors} errors; the wheel has {theirs.waits} with {theirs.errors}")
    print(f"minimal: {compiled} compilations, {len(fewer)} with fewer barriers, {len(unsound)} where the released pass leaves races")
    for row in fewer + unsound + refused:
        print(f"  {row}")
    return differences


class Judged(Watched):
    """A barrier pass, with how many barriers or waits it adds and how many errors `check` finds in the trace then."""

    errors = 0
    waits: Any = None

    def __call__(self, trace: Any, target: str = "") -> None:
        super().__call__(trace, target=target)
        self.waits = sum(row["action"] in ("barrier", "wait") for row in self.added)
        self.errors = len(seawall.check(json.dumps(export(trace, target=target)), name="trace.json").errors)


def timing(count: int, seed: int, only: str) -> int:
    """Both passes on the same traces, the least of several times each; the released pass on a fresh compilation each time."""
    del count, seed
    rows: List[Tuple[int, str, float, float, float, float]] = []
    jobs = list(own_jobs(only)) + list(of_wave.jobs(only))
    for name, compile_with in jobs:
        row = timed(compile_with)
        if row is not None:
            rows.append((row[0], name, *row[1:]))
    print(f"{'':48} nodes    wheel ms  export ms  read us  place us   wheel/place")
    for nodes, name, theirs, exporting, reading, placing in sorted(rows):
        print(f"{name:48} {nodes:5} {theirs * 1e3:11.2f} {exporting * 1e3:10.2f} {reading:8.1f} {placing:9.1f} {theirs * 1e6 / placing:13.0f}")
    if rows:
        ratios = sorted(row[2] * 1e6 / row[5] for row in rows)
        print(f"timing: {len(rows)} traces, wheel/place from {ratios[0]:.0f} to {ratios[-1]:.0f}, median {ratios[len(ratios) // 2]:.0f}")
    return 0


def timed(compile_with: Callable[..., str]) -> Any:
    """Nodes, seconds of the released pass, seconds of the export, and microseconds to read the trace and to place; None if it does not compile."""
    seen: Dict[str, Any] = {}

    def released(trace: Any, target: str = "") -> None:
        exporting = least(lambda: export(trace, target=target), LEAST_OF)
        written = json.dumps(export(trace, target=target))
        seen["ours"] = (exporting, *_seawall.wave_time(written, target, 100))
        seen["nodes"] = len(wheel.ids_of(trace))
        start = time.perf_counter()
        wheel.RELEASED_PASS(trace, target=target)
        seen["theirs"] = min(seen.get("theirs", 1e9), time.perf_counter() - start)

    try:
        for _ in range(3):
            compile_with(released)
    except Exception:  # the wheel raises whatever its passes raise
        return None
    exporting, reading, placing = seen["ours"]
    return seen["nodes"], seen["theirs"], exporting, reading / 1e3, placing / 1e3


def least(run: Callable[[], Any], times: int) -> float:
    best = 1e9
    for _ in range(times):
        start = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - start)
    return best
