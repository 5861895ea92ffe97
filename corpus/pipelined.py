#!/usr/bin/env python3
"""Compile our kernels with warp-pipeline stages:
corpus/ir/pipelined/NAME-TARGET.{borders,stages,converted}.mlir.

`borders` is the module right before the wheel forms stages. `stages` is the output of its
`add_warp_pipeline`, and `converted` the output of its `add_warp_pipeline_conversion` after that.
corpus/ir/stages has the same for kernels written as text, for both wave sizes.

Run it with a Python that has the pinned wheel (peers/setup.sh). It needs no GPU and writes the same
bytes every time.
"""
import os
import sys
import tempfile

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]

import compile as compiler  # noqa: E402
import wheel  # noqa: E402
from triton._C.libtriton import amd  # noqa: E402

SOURCE = "corpus/kernels/pipelined/stages.py"
OUT = "corpus/ir/pipelined"
TEXTS = ("corpus/kernels/pipelined/rules.mlir", )
TEXTS_OUT = "corpus/ir/stages"


def with_borders(case, target):
    """Returns the module right before its stages are formed."""
    form = amd.passes.ttgpuir.add_warp_pipeline
    amd.passes.ttgpuir.add_warp_pipeline = lambda pm: None
    try:
        return compiler.cached_module(case, target, case.stages[0]).str_nodebug()
    finally:
        amd.passes.ttgpuir.add_warp_pipeline = form


def formed_and_converted(path, target):
    """Returns the outputs of the two released passes for a file."""
    module = wheel.parse(path, wheel.new_context())
    wheel.run(module, amd.passes.ttgpuir.add_warp_pipeline, "warp_pipeline")
    formed = module.str_nodebug()
    wheel.run(module, lambda pm: amd.passes.ttgpuir.add_warp_pipeline_conversion(pm, target), "warp_pipeline_conversion")
    return formed, module.str_nodebug()


def printed(text):
    """Returns the text as the wheel prints it."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        return wheel.parse(file.name, wheel.new_context()).str_nodebug()


def for_wave32(text):
    """Converts a kernel for gfx950 to one for gfx1250."""
    return text.replace("hip:gfx950", "hip:gfx1250").replace('"ttg.threads-per-warp" = 64', '"ttg.threads-per-warp" = 32').replace("[8, 8]", "[4, 8]")


def write(base, target, text):
    """Writes the three files of a kernel. Returns the reason if a pass fails."""
    compiler.write(f"{base}.borders.mlir", text)
    texts, why = compiler.in_child(lambda: formed_and_converted(f"{base}.borders.mlir", target))
    for name, text in () if why else zip(("stages", "converted"), texts):
        compiler.write(f"{base}.{name}.mlir", text)
    return why


def main():
    os.makedirs(OUT, exist_ok=True)
    os.makedirs(TEXTS_OUT, exist_ok=True)
    failed = []
    for case in compiler.load(SOURCE):
        for target in case.targets:
            text, why = compiler.in_child(lambda: with_borders(case, target))
            why = why or write(f"{OUT}/{case.name}-{target}", target, text)
            if why:
                failed.append(f"{case.name} for {target}: {why}")
    for path in TEXTS:
        text = open(path, encoding="utf-8").read()
        for target, kernel in (("gfx950", text), ("gfx1250", for_wave32(text))):
            kernel, why = compiler.in_child(lambda: printed(kernel))
            why = why or write(f"{TEXTS_OUT}/{os.path.basename(path)[:-5]}-{target}", target, kernel)
            if why:
                failed.append(f"{path} for {target}: {why}")
    for line in failed:
        print(line, file=sys.stderr)
    return len(failed) > 0


if __name__ == "__main__":
    sys.exit(main())
