#!/usr/bin/env python3
"""Write random valid modules in the state right before membar, for the comparison of both passes.

    random_membar.py --seed S --count N --out DIR [--target T] [--size K] [--clusters]

Each module is a kernel with a random control-flow graph (`cf`, reducible loops and branches,
sometimes irreducible). It has buffers whose lifetimes let the allocator overlap them, and views
(constant and dynamic slots, sub-slices, transposes). It has loads, stores, waits, barriers, scratch
ops, atomics, noinline callees, and mbarriers if the target has them. Some modules have a warp
specialization with the same ops in its partitions. With --clusters the kernels have two CTAs (sm_90
and sm_100), scratch ops that access both CTAs, and no callees.

The wheel assigns the offsets with its own allocation pass and prints the text:
DIR/<target>-<seed>-<number>.before.mlir. Without --target the targets alternate. Equal arguments
give equal bytes.
"""
import argparse
import os
import random
import sys
import tempfile

from random_function import ARGUMENTS, CONSTANTS, Function, Value, md, tensor

TARGETS = ("sm_80", "sm_90", "sm_100", "gfx942", "gfx950", "gfx1201", "gfx1250")


def header(target, warps, clusters):
    lanes = 64 if target in ("gfx942", "gfx950") else 32
    grid = "[8, 8]" if lanes == 64 else "[4, 8]"
    name = f"cuda:{target[3:]}" if target.startswith("sm_") else f"hip:{target}"
    two, one = (", CGALayout = [[1, 0]]", ", CGALayout = [[1]]") if clusters else ("", "")
    crossing = f"#bx = #ttg.blocked<{{sizePerThread = [1, 4], threadsPerWarp = {grid}, warpsPerCTA = [{warps}, 1], order = [1, 0], CGALayout = [[0, 1]]}}>\n"
    return (crossing if clusters else "") + f"""#b = #ttg.blocked<{{sizePerThread = [1, 4], threadsPerWarp = {grid}, warpsPerCTA = [{warps}, 1], order = [1, 0]{two}}}>
#bc = #ttg.blocked<{{sizePerThread = [4, 1], threadsPerWarp = {grid}, warpsPerCTA = [1, {warps}], order = [0, 1]{two}}}>
#bw = #ttg.blocked<{{sizePerThread = [1, 8], threadsPerWarp = {grid}, warpsPerCTA = [{warps}, 1], order = [1, 0]{two}}}>
#b1 = #ttg.blocked<{{sizePerThread = [1], threadsPerWarp = [{lanes}], warpsPerCTA = [{warps}], order = [0]{one}}}>
#sh = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]{two}}}>
#sht = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]{two.replace("1, 0", "0, 1")}}}>
#s1 = #ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [0]{one}}}>
#smem = #ttg.shared_memory
module attributes {{"ttg.num-ctas" = {2 if clusters else 1} : i32, "ttg.num-warps" = {warps} : i32, ttg.target = "{name}", "ttg.threads-per-warp" = {lanes} : i32}} {{
"""


def callee(rng, target, name, arguments, through):
    """Returns a small noinline function with the arguments x64, f, c (and m)."""
    f = Function(rng, target, False, False)
    value = Value("%m", [64, 64]) if through else Value("%a0", [64, 64])
    if not through:
        f.emit(f"%a0 = ttg.local_alloc : () -> {value.type()}")
    scope = {"mds": [value], "ints": ["%c0", "%c1"], "tokens": [], "bars": []}
    for _ in range(rng.randrange(1, 4)):
        rng.choice([f.op_load, f.op_store, f.op_store, f.op_barrier])(scope) if through else rng.choice([f.op_load, f.op_store, f.op_barrier])(scope)
    if rng.random() < 0.4:
        left, join = f.label(), f.label()
        f.emit(f"cf.cond_br %c, {left}, {join}")
        f.open(left)
        f.op_store(f.inner(scope))
        f.emit(rng.choice([f"cf.br {join}", "tt.return"]))
        f.open(join)
        f.op_load(f.inner(scope))
    consts = "".join(f"    {c}\n" for c in CONSTANTS)
    # Callees have only x64, so a text with other shapes is generated again.
    text = "\n".join(f.lines)
    if "%x32" in text or "%x128" in text:
        return callee(rng, target, name, arguments, through)
    return f"  tt.func private @{name}({arguments}) attributes {{noinline = true}} {{\n{consts}{text}\n    tt.return\n  }}\n"


def module(rng, target, size, clusters):
    warps = rng.choice([4, 4, 4, 8])
    calls = rng.random() < 0.5 and not clusters
    text = header(target, warps, clusters)
    x, f32 = tensor([64, 64]), tensor([64, 64], "f32")
    if calls:
        text += callee(rng, target, "plain", f"%x64: {x}, %f: {f32}, %c: i1", False)
        text += callee(rng, target, "through", f"%m: {md([64, 64])}, %x64: {x}, %c: i1", True)
    f = Function(rng, target, calls, True, warps, clusters)
    f.specialized = rng.random() < 0.5 or target == "gfx1201"
    for c in CONSTANTS:
        f.emit(c)
    scope = {"mds": [], "ints": ["%i", "%j", "%c0", "%c1"], "tokens": [], "bars": []}
    for _ in range(rng.randrange(1, 4)):
        f.allocate(scope)
    f.body(scope, rng.randrange(3, size), 0)
    f.emit("tt.return")
    return text + f"  tt.func public @kernel({ARGUMENTS}) {{\n" + "\n".join(f.lines) + "\n  }\n}\n"


def allocated(text):
    """Returns the module with the offsets of the wheel. Raises an exception if the wheel rejects
    it.
    """
    import wheel
    backend, arch = wheel.target_of(text)
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
        f.write(text)
        f.flush()
        parsed = wheel.parse(f.name, wheel.new_context())

    def add(pm):
        if backend == "cuda":
            wheel.nvidia.passes.ttgpuir.add_allocate_shared_memory_nv(pm, arch, wheel.ptx_version(arch))
        else:
            wheel.amd.passes.ttgpuir.add_allocate_shared_memory(pm, arch)

    wheel.run(parsed, add, "allocate")
    return parsed.str_nodebug()


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--seed", type=int, default=0)
    ap.add_argument("--count", type=int, default=100)
    ap.add_argument("--out", required=True)
    ap.add_argument("--target", choices=TARGETS)
    ap.add_argument("--size", type=int, default=40, help="the largest number of statements")
    ap.add_argument("--clusters", action="store_true", help="two CTAs")
    ap.add_argument("--raw", action="store_true", help="also write the text before allocation, to debug the generator")
    a = ap.parse_args()
    os.makedirs(a.out, exist_ok=True)
    refused = 0
    for number in range(a.count):
        choice = ("sm_90", "sm_100") if a.clusters else TARGETS
        target = a.target or choice[number % len(choice)]
        text = module(random.Random(f"{a.seed}/{number}"), target, a.size, a.clusters)
        base = os.path.join(a.out, f"{target}-{'c' if a.clusters else ''}{a.seed}-{number:05}")
        if a.raw:
            with open(base + ".raw.mlir", "w", encoding="utf-8") as f:
                f.write(text)
        try:
            text = allocated(text)
        except RuntimeError as error:
            refused += 1
            print(f"{base}: {error}", file=sys.stderr)
            continue
        with open(base + ".before.mlir", "w", encoding="utf-8") as f:
            f.write(text)
    print(f"{a.count - refused} modules in {a.out}, {refused} rejected by the wheel")
    return 1 if refused else 0


if __name__ == "__main__":
    sys.exit(main())
