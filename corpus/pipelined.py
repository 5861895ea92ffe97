#!/usr/bin/env python3
"""Compile our kernels with warp-pipeline stages: corpus/ir/pipelined/NAME-TARGET.{borders,stages,converted}.mlir.

`borders` is what the released wheel has right before it forms stages, `stages` what its `add_warp_pipeline` makes of that, `converted` what
its `add_warp_pipeline_conversion` makes of it in turn.

Run it with a Python that has the pinned wheel (peers/setup.sh). It needs no GPU and writes the same bytes every time.
"""
import importlib.util
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path[:0] = [os.path.join(ROOT, "peers"), os.path.join(ROOT, "corpus")]

spec = importlib.util.spec_from_file_location("corpus_compile", "corpus/compile.py")
compiler = importlib.util.module_from_spec(spec)
spec.loader.exec_module(compiler)

import wheel  # noqa: E402
from triton._C.libtriton import amd  # noqa: E402

SOURCE = "corpus/kernels/pipelined/stages.py"
OUT = "corpus/ir/pipelined"


def with_borders(case, target):
    """The module right before its stages are formed."""
    form = amd.passes.ttgpuir.add_warp_pipeline
    amd.passes.ttgpuir.add_warp_pipeline = lambda pm: None
    try:
        return compiler.cached_module(case, target, case.stages[0]).str_nodebug()
    finally:
        amd.passes.ttgpuir.add_warp_pipeline = form


def formed_and_converted(path, target):
    """What the released passes make of a file, one after the other."""
    module = wheel.parse(path, wheel.new_context())
    wheel.run(module, amd.passes.ttgpuir.add_warp_pipeline, "warp_pipeline")
    formed = module.str_nodebug()
    wheel.run(module, lambda pm: amd.passes.ttgpuir.add_warp_pipeline_conversion(pm, target), "warp_pipeline_conversion")
    return formed, module.str_nodebug()


def main():
    os.makedirs(OUT, exist_ok=True)
    failed = 0
    for case in compiler.load(SOURCE):
        for target in case.targets:
            base = f"{OUT}/{case.name}-{target}"
            text, why = compiler.in_child(lambda: with_borders(case, target))
            if text is not None:
                compiler.write(f"{base}.borders.mlir", text)
                texts, why = compiler.in_child(lambda: formed_and_converted(f"{base}.borders.mlir", target))
            if why:
                print(f"{case.name} for {target}: {why}", file=sys.stderr)
                failed = 1
                continue
            for name, text in zip(("stages", "converted"), texts):
                compiler.write(f"{base}.{name}.mlir", text)
    return failed


if __name__ == "__main__":
    sys.exit(main())
