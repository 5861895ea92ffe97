#!/usr/bin/env python3
"""Compiles the kernels of this folder with the released wheel of Wave, and records its barrier
pass.

    python corpus/wave/compile.py [--only TEXT] [--out DIR]

Needs the environment of peers/setup-wave.sh. For each kernel, GPU and schedule it writes:

    traces/GPU/NAME_SCHEDULE.json         the trace right before `add_shared_memory_barriers`
    traces/GPU/NAME_SCHEDULE.answer.json  the regions, the choice and the barriers of the pass
    ir/GPU/NAME_SCHEDULE.mlir             the resulting MLIR with these barriers

refused.json lists the kernels that a schedule of the wheel does not support, with the message.
"""

import argparse
import contextlib
import io
import json
import os
import sys
from pathlib import Path

if __name__ == "__main__" and os.environ.get("PYTHONHASHSEED") != "0":
    # Some of Wave's passes iterate over sets. This makes their order the same in each process.
    os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "PYTHONHASHSEED": "0"})

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT / "peers" / "wave"), str(HERE)]
# After installed packages: in the source tree the package has its extension only if it was built
# in place.
sys.path.append(str(ROOT / "python"))

import kernels.attention  # noqa: E402
import kernels.branches  # noqa: E402
import kernels.convolution  # noqa: E402
import kernels.experts  # noqa: E402
import kernels.gemm  # noqa: E402
import kernels.gemm_epilogue  # noqa: E402
import kernels.histogram  # noqa: E402
import kernels.softmax  # noqa: E402
import wheel  # noqa: E402
from kernels.common import GPUS, Built, Case  # noqa: E402
from seawall.wave import dumps  # noqa: E402
from wave_lang.kernel.wave.compile import WaveCompileOptions, wave_compile  # noqa: E402
from wave_lang.kernel.wave.scheduling.schedule_enums import SchedulingType  # noqa: E402
from wave_lang.support.location_config import LocationCaptureConfig, LocationCaptureLevel  # noqa: E402

MODULES = ("gemm", "gemm_epilogue", "attention", "convolution", "experts", "softmax", "histogram", "branches")
CASES = [case for module in MODULES for case in getattr(kernels, module).CASES]


def compile_with(replacement, case: Case, gpu: str, schedule: str) -> str:
    """Compiles a case with `replacement(built, trace, target)` instead of Wave's pass. Returns the
    MLIR.
    """
    built = case.build(GPUS[gpu])
    options = WaveCompileOptions(
        subs=built.subs(),
        schedule=SchedulingType[schedule],
        compile_to_mlir=True,
        target=gpu,
        location_capture_config=LocationCaptureConfig(LocationCaptureLevel.STACK_TRACE),
        **built.options,
    )

    def add_shared_memory_barriers(trace, target=""):
        replacement(built, trace, target)

    with wheel.instead_of_the_pass(add_shared_memory_barriers):
        # Wave prints the graph if a pass fails.
        with contextlib.redirect_stdout(io.StringIO()):
            return wave_compile(options, built.function).asm


def capture(case: Case, gpu: str, schedule: str):
    """Returns the trace before the released pass, the result of the pass, and the MLIR."""
    out = {}

    def released(built: Built, trace, target: str) -> None:
        out["trace"] = without_machine(wheel.exported(trace, case.name, target, built.waves))
        out["answer"] = wheel.answer(trace, target, wheel.ids_of(trace))

    try:
        mlir = compile_with(released, case, gpu, schedule)
    except Exception as error:  # the wheel raises whatever its passes raise
        if "trace" not in out or "answer" in out:
            raise
        # The released pass failed. The trace is still a test of Seawall.
        return out["trace"], {"error": said(error)}, None
    return out["trace"], out["answer"], mlir


def said(error: Exception) -> str:
    """Returns an exception in one line."""
    lines = str(error).splitlines()
    return f"{type(error).__name__}: {lines[0]}" if lines else type(error).__name__


def without_machine(trace: dict) -> dict:
    """Makes file names relative to the root of this repository."""
    for graph in trace["graphs"]:
        for node in graph["nodes"]:
            if "location" in node:
                file = Path(node["location"]["file"])
                node["location"]["file"] = str(file.relative_to(ROOT)) if file.is_relative_to(ROOT) else file.name
    return trace


def answer_text(answer: dict) -> str:
    """Returns the JSON text with one line for each region, choice and barrier."""
    parts = []
    for key, rows in answer.items():
        if isinstance(rows, str):
            parts.append(f"  {json.dumps(key)}: {json.dumps(rows)}")
            continue
        lines = ",\n".join(f"    {json.dumps(row)}" for row in rows)
        parts.append(f'  "{key}": [\n{lines}\n  ]' if rows else f'  "{key}": []')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def write(out: Path, case: Case, gpu: str, schedule: str) -> str:
    trace, answer, mlir = capture(case, gpu, schedule)
    stem = f"{case.name}_{schedule.lower()}"
    traces, ir = out / "traces" / gpu, out / "ir" / gpu
    traces.mkdir(parents=True, exist_ok=True)
    ir.mkdir(parents=True, exist_ok=True)
    (traces / f"{stem}.json").write_text(dumps(trace))
    (traces / f"{stem}.answer.json").write_text(answer_text(answer))
    if mlir is not None:
        (ir / f"{stem}.mlir").write_text(mlir)
    nodes = sum(len(graph["nodes"]) for graph in trace["graphs"])
    if "error" in answer:
        return f"{nodes} nodes, the released pass fails: {answer['error']}"
    return f"{nodes} nodes, {len(answer['regions'])} regions, {len(answer['insertions'])} insertions"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="only kernels with this text in GPU/NAME_SCHEDULE")
    parser.add_argument("--out", type=Path, default=HERE)
    args = parser.parse_args()
    refused = {}
    for case in CASES:
        for gpu in case.gpus:
            for schedule in case.schedules:
                what = f"{gpu}/{case.name}_{schedule.lower()}"
                if args.only not in what:
                    continue
                try:
                    print(what, write(args.out, case, gpu, schedule), flush=True)
                except Exception as error:  # the wheel raises whatever its passes raise
                    refused[what] = said(error)
                    print(what, "refused:", refused[what], flush=True)
    if not args.only:
        (args.out / "refused.json").write_text(json.dumps(refused, indent=2, sort_keys=True) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
