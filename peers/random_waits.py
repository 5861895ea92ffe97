#!/usr/bin/env python3
"""Write random modules for gfx1250 with asynchronous copies and waits, and the output of the
wheel's `update-async-wait-count`.

    random_waits.py --seed S --count N --out DIR [--seawall target/release/seawall]

For each module `N.mlir` there is a file `N.answer`. It has a line for each wait in text order: the
name of the op and the count. Modules on which the pass aborts are omitted.

With `--seawall`, `seawall waits` runs on each module. With `--as-triton` it must give the same
counts, up to the width of asynccnt. Without it, no count may be smaller, unless a copy may not be
issued. Exit status 1: a module differs.
"""
import argparse
import json
import os
import pathlib
import random
import re
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import figures  # noqa: E402
import wheel  # noqa: E402
from triton._C.libtriton import amd  # noqa: E402

HEAD = """#blocked = #ttg.blocked<{{sizePerThread = [1, {vector}], threadsPerWarp = [{rows}, {columns}], warpsPerCTA = [{warps}, 1], order = [1, 0]}}>
#shared = #ttg.{shared}
#smem = #ttg.shared_memory
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = {warps} : i32, ttg.target = "hip:gfx1250", "ttg.threads-per-warp" = 32 : i32}} {{
  tt.func public @kernel(%p: !tt.ptr<f16> {{tt.divisibility = {divisor} : i32}}, %n: i32{divided}, %c: i1) {{
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %stride = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %r = tt.make_range {{end = 64 : i32, start = 0 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 1, parent = #blocked}}>>
    %r1 = tt.expand_dims %r {{axis = 1 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 1, parent = #blocked}}>> -> tensor<64x1xi32, #blocked>
    %r2 = arith.muli %r1, %stride : tensor<64x1xi32, #blocked>
    %k = tt.make_range {{end = 64 : i32, start = 0 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 0, parent = #blocked}}>>
    %k1 = tt.expand_dims %k {{axis = 0 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 0, parent = #blocked}}>> -> tensor<1x64xi32, #blocked>
    %r3 = tt.broadcast %r2 : tensor<64x1xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %k2 = tt.broadcast %k1 : tensor<1x64xi32, #blocked> -> tensor<64x64xi32, #blocked>
    %o = arith.addi %r3, %k2 : tensor<64x64xi32, #blocked>
    %sp = tt.splat %p : !tt.ptr<f16> -> tensor<64x64x!tt.ptr<f16>, #blocked>
    %sn = tt.splat %n : i32 -> tensor<64x64xi32, #blocked>
    %sn1 = tt.splat %n : i32 -> tensor<1x64xi32, #blocked>
    %less = arith.cmpi slt, %k1, %sn1 : tensor<1x64xi32, #blocked>
    %mask = tt.broadcast %less : tensor<1x64xi1, #blocked> -> tensor<64x64xi1, #blocked>
    %q0 = tt.addptr %sp, %o : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
    %on = arith.addi %o, %sn : tensor<64x64xi32, #blocked>
    %q1 = tt.addptr %sp, %on : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
"""

SHARED = ["padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>",
          "swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>",
          "swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>",
          "swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>",
          "padded_shared<[4:+4] {order = [1, 0], shape = [64, 64]}>"]

PTR = "tensor<64x64x!tt.ptr<f16>, #blocked>"
MEM = "<64x64xf16, #shared, #smem, mutable>"


class Body:
    def __init__(self, rng):
        self.rng, self.lines, self.number = rng, [], 0

    def fresh(self):
        self.number += 1
        return f"%v{self.number}"

    def copy(self, pad, tokens):
        token = self.fresh()
        pointer = self.rng.choice(["%q0", "%q1"])
        mask = self.rng.choice(["", "", " mask %mask"])
        hint = self.rng.choice(["", "", " {contiguity = 8 : i32}", " {contiguity = 2 : i32}"])
        if self.rng.random() < 0.85:
            self.lines.append(f"{pad}{token} = ttg.async_copy_global_to_local {pointer}, %a{mask}{hint} : {PTR} -> {MEM}")
        else:
            self.lines.append(f"{pad}{token} = amdg.async_copy_local_to_global %a, {pointer}{mask}{hint} : !ttg.memdesc{MEM} -> {PTR}")
        if self.rng.random() < 0.8:
            commit = self.fresh()
            self.lines.append(f"{pad}{commit} = ttg.async_commit_group tokens {token}")
            tokens.append(commit)
        else:
            tokens.append(token)

    def wait(self, pad, tokens):
        named = self.rng.sample(tokens, min(len(tokens), self.rng.randint(0, 2)))
        self.lines.append(f"{pad}{self.fresh()} = ttg.async_wait {', '.join(named)} {{num = {self.rng.randint(0, 3)} : i32}}")

    def block(self, pad, tokens, depth, size):
        tokens = list(tokens)
        for _ in range(size):
            kind = self.rng.random()
            if kind < 0.45:
                self.copy(pad, tokens)
            elif kind < 0.7 or depth == 0:
                self.wait(pad, tokens)
            elif kind < 0.8:
                self.lines.append(f"{pad}scf.if %c {{")
                self.block(pad + "  ", tokens, depth - 1, self.rng.randint(1, 3))
                if self.rng.random() < 0.5:
                    self.lines.append(f"{pad}}} else {{")
                    self.block(pad + "  ", tokens, depth - 1, self.rng.randint(1, 3))
                self.lines.append(f"{pad}}}")
            elif kind < 0.83:
                self.lines.append(f"{pad}scf.execute_region {{")
                self.block(pad + "  ", tokens, depth - 1, self.rng.randint(1, 3))
                self.lines.append(f"{pad}  scf.yield\n{pad}}}")
            else:
                self.loop(pad, tokens, depth)
        return tokens

    def loop(self, pad, tokens, depth):
        bound = self.rng.choice(["%n", "%n", "%c4", "%c0"])
        counter = self.fresh()
        carried = self.rng.randint(0, 2) if tokens else 0
        if not carried:
            self.lines.append(f"{pad}scf.for {counter} = %c0 to {bound} step %c1 : i32 {{")
            self.block(pad + "  ", tokens, depth - 1, self.rng.randint(1, 4))
            self.lines.append(f"{pad}}}")
            return
        args = [self.fresh() for _ in range(carried)]
        inits = [self.rng.choice(tokens) for _ in args]
        result = self.fresh()
        pairs = ", ".join(f"{a} = {i}" for a, i in zip(args, inits))
        types = ", ".join("!ttg.async.token" for _ in args)
        self.lines.append(f"{pad}{result}:{carried} = scf.for {counter} = %c0 to {bound} step %c1 iter_args({pairs}) -> ({types}) : i32 {{")
        inside = self.block(pad + "  ", tokens + args * 2, depth - 1, self.rng.randint(2, 4))
        given = ", ".join(self.rng.choice(inside[-4:]) for _ in args)
        self.lines.append(f"{pad}  scf.yield {given} : {types}\n{pad}}}")
        tokens.extend(f"{result}#{i}" for i in range(carried))


def module(seed):
    rng = random.Random(seed)
    vector = rng.choice([1, 2, 4, 8])
    columns = rng.choice([4, 8, 16, 32])
    body = Body(rng)
    body.block("    ", [], 3, rng.randint(3, 7))
    head = HEAD.format(vector=vector, rows=32 // columns, columns=columns, warps=rng.choice([1, 4, 8]), shared=rng.choice(SHARED),
                       divisor=rng.choice([4, 16]), divided=rng.choice(["", " {tt.divisibility = 16 : i32}"]))
    return head + "\n".join(body.lines) + "\n    tt.return\n  }\n}\n"


def answer(path):
    context = wheel.new_context()
    parsed = wheel.parse(path, context)
    wheel.run(parsed, lambda pm: amd.passes.ttgpuir.add_update_async_wait_count(pm, "gfx1250"), "waits")
    found = re.findall(r"(amdg\.async_wait)\b[^\n]*?num_inst = (\d+)", parsed.str_nodebug())
    return "".join(f"{name} {count}\n" for name, count in found)


WIDTH = 63


def forked(path):
    """Writes the answer in a child process, because the pass may abort.

    Returns whether it succeeded.
    """
    child = os.fork()
    if child == 0:
        try:
            path.with_suffix(".answer").write_text(answer(path))
            os._exit(0)
        except BaseException:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def counts(seawall, path, *options):
    run = subprocess.run([seawall, "waits", path, "--format", "json", "--quiet", *options], capture_output=True, text=True)
    if run.returncode:
        return run.stderr.strip()
    return [wait["new"] for wait in json.loads(run.stdout)["waits"]]


def compare(seawall, path):
    """Returns a description of the first difference, or None, and the number of counts above the
    wheel's.
    """
    lines = path.with_suffix(".answer").read_text().splitlines()
    theirs = [min(WIDTH, int(line.split()[1])) for line in lines]
    same = counts(seawall, path, "--as-triton")
    if same != theirs:
        return f"{path}: {same} instead of {theirs}", 0
    largest = counts(seawall, path)
    # A masked store may not be issued. The pass does not consider this.
    masked = "async_copy_local_to_global %a, %q0 mask" in path.read_text() or "async_copy_local_to_global %a, %q1 mask" in path.read_text()
    if not masked and any(ours < wheel for ours, wheel in zip(largest, theirs)):
        return f"{path}: {largest} is less than {theirs}", 0
    return None, sum(ours > wheel for ours, wheel in zip(largest, theirs))


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--count", type=int, default=1000)
    ap.add_argument("--out", type=pathlib.Path, required=True)
    ap.add_argument("--seawall")
    ap.add_argument("--write", action="store_true", help="write the figure in docs/VERIFICATION.md")
    args = ap.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    made, waits, larger, differ = 0, 0, 0, []
    for number in range(args.count):
        path = args.out / f"{number}.mlir"
        path.write_text(module(f"{args.seed}-{number}"))
        if not forked(path):
            path.unlink()
            continue
        made += 1
        waits += len(path.with_suffix(".answer").read_text().splitlines())
        if args.seawall:
            problem, more = compare(args.seawall, path)
            larger += more
            if problem:
                differ.append(problem)
    print(f"{made} of {args.count} modules, {waits} waits; {len(differ)} modules differ, {larger} counts are larger than those of the pass")
    for problem in differ[:10]:
        print(problem)
    if args.write:
        figures.write(f"{made} modules, {waits} waits, {len(differ)} differences")
    sys.exit(1 if differ else 0)


if __name__ == "__main__":
    main()
