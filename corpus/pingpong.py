#!/usr/bin/env python3
"""Compile our loops for ping-pong schedules:
corpus/ir/pingpong/NAME-sSTAGES-TARGET.{loops,pingpong}.mlir.

`loops` is the module right before the wheel's `add_block_pingpong`. `pingpong` is the output of
that pass with num_stages STAGES.

    pingpong.py [--only SUBSTRING]

Run it with a Python that has the pinned wheel (peers/setup.sh). It needs no GPU and writes the same
bytes every time.
"""
import argparse
import os
import re
import sys

sys.path[:0] = [os.path.dirname(os.path.abspath(__file__))]

import compile as compiler  # noqa: E402
import wheel  # noqa: E402
from triton import knobs  # noqa: E402
from triton._C.libtriton import amd  # noqa: E402

SOURCE = "corpus/kernels/pingpong/loops.py"
kernels = sys.modules.get("corpus_loops") or (compiler.load(SOURCE), sys.modules["corpus_loops"])[1]
OUT = "corpus/ir/pingpong"


class Reached(Exception):
    """Raised when the compiler is about to add the pass. Contains the passes before it."""

    def __init__(self, passes):
        super().__init__("the pass is reached")
        self.passes = passes


def reach(passes, _stages):
    raise Reached(passes)


def before(case, target, asynchronous):
    """Returns the module right before its ping-pong schedules are made.

    The pass decides which loops get a schedule, and not the back end.
    """
    backend = compiler.make_backend(compiler.gpu(target))
    source = compiler.ASTSource(fn=case.fn, signature=case.signature(), constexprs=dict(case.consts), attrs=case.attrs())
    options = backend.parse_options(dict({"num_stages": case.stages[0]}, **case.options))
    context = wheel.new_context()
    backend.load_dialects(context)
    steps = {}
    backend.add_stages(steps, options, source.language)
    module = source.make_ir(compiler.gpu(target), options, backend.get_codegen_implementation(options), backend.get_module_map(), context)
    module = steps["ttir"](module, {})
    module.context = context
    knobs.amd.use_block_pingpong = True
    if asynchronous is not None:
        knobs.amd.use_async_copy = asynchronous
    amd.passes.ttgpuir.add_block_pingpong = reach
    try:
        steps["ttgir"](module, {})
    except Reached as reached:
        reached.passes.run(module, "before_block_pingpong")
        return module.str_nodebug()
    raise RuntimeError("the compiler does not reach the pass")


def after(path, stages):
    """Returns the output of the released pass for a file."""
    module = wheel.parse(path, wheel.new_context())
    wheel.run(module, lambda pm: amd.passes.ttgpuir.add_block_pingpong(pm, stages), "block_pingpong")
    return module.str_nodebug()


PRODUCT = re.compile(r"(\s*%\S+) = tt\.dot \S+, \S+, (%\S+?),? .*-> (tensor.*)$")


def without_outer_products(text):
    """Returns the kernel without the MMAs around its inner loop.

    The outer loop then has only the MMAs of the inner one.
    """
    lines = text.splitlines(True)
    inner = [i for i, line in enumerate(lines) if "scf.for" in line][1]
    indent = len(lines[inner]) - len(lines[inner].lstrip())
    end = next(i for i in range(inner + 1, len(lines)) if lines[i].startswith(" " * indent + "}"))
    changed = [PRODUCT.sub(r"\1 = arith.addf \2, \2 : \3", line) for line in lines]
    return "".join(changed[:inner] + lines[inner:end] + changed[end:])


# Changed kernels by the name of the original. Triton generates none of this form.
CHANGED = {"chained_nested": ("chained_twice", without_outer_products)}


def write(base, text, stages):
    """Writes both texts of a kernel. Returns the reason if the pass fails."""
    compiler.write(f"{base}.loops.mlir", text)
    result, why = compiler.in_child(lambda: after(f"{base}.loops.mlir", stages))
    if not why:
        compiler.write(f"{base}.pingpong.mlir", result)
        print(f"{base}: {'unchanged' if text == result else 'changed'}", flush=True)
    return why


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--only", default="")
    only = ap.parse_args().only
    os.makedirs(OUT, exist_ok=True)
    failed = 0
    for case, asynchronous in kernels.CASES:
        for target in case.targets:
            stages = case.stages[0]
            base = f"{OUT}/{case.name}-s{stages}-{target}"
            if only not in base:
                continue
            text, why = compiler.in_child(lambda: before(case, target, asynchronous))
            why = why or write(base, text, stages)
            if not why and case.name in CHANGED:
                name, change = CHANGED[case.name]
                why = write(f"{OUT}/{name}-s{stages}-{target}", change(text), stages)
            if why:
                print(f"{case.name} for {target}: {why}", file=sys.stderr)
                failed = 1
    return failed


if __name__ == "__main__":
    sys.exit(main())
