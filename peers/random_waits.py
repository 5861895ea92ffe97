#!/usr/bin/env python3
"""Write random modules for AMD GPUs with asynchronous copies and waits, and the output of the
wheel's `update-async-wait-count`.

    random_waits.py --seed S --count N --out DIR [--seawall target/release/seawall]

The modules have copies through pointers, buffers and the tensor data mover, whose width depends on
layouts, arithmetic, masks, and hints on arguments and ops. Waits name tokens or groups, in loops,
branches and regions. For each module `N.mlir` there is a file `N.answer`. It has a line for each
wait in text order: the name of the op and its attributes. Modules on which the pass aborts are
omitted.

With `--seawall`, `seawall waits` runs on each module. With `--as-triton` it must write the same
waits, up to the width of the counter. Without it, no count of instructions may be smaller, unless a
copy may not be issued or accesses rely on the wait for others. Exit status 1: a module differs.
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
#plain = #ttg.padded_shared<[64:+8] {{order = [1, 0], shape = [64, 64]}}>
#smem = #ttg.shared_memory
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = {warps} : i32, ttg.target = "hip:{arch}", "ttg.threads-per-warp" = {lanes} : i32}} {{
  tt.func public @kernel(%p: !tt.ptr<f16> {{tt.divisibility = {divisor} : i32, tt.pointer_range = 32 : i32}}, %n: i32{divided}, %c: i1,
      %h0: {ptr}{hints0}, %h1: {ptr}{hints1}, %i0: {ints}{hints2}, %m0: {bits}{hints3}{descriptor}) {{
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c4 = arith.constant 4 : i32
    %stride = arith.constant dense<64> : tensor<64x1xi32, #blocked>
    %a = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #shared, #smem, mutable>
    %t = ttg.local_alloc : () -> !ttg.memdesc<64x64xf16, #plain, #smem, mutable>
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
    %on = arith.addi %o, %sn{hints4} : tensor<64x64xi32, #blocked>
    %q1 = tt.addptr %sp, %on{hints5} : tensor<64x64x!tt.ptr<f16>, #blocked>, tensor<64x64xi32, #blocked>
"""

SHARED = ["padded_shared<[64:+8] {order = [1, 0], shape = [64, 64]}>",
          "swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0]}>",
          "swizzled_shared<{vec = 8, perPhase = 1, maxPhase = 8, order = [1, 0]}>",
          "swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1]}>",
          "padded_shared<[4:+4] {order = [1, 0], shape = [64, 64]}>"]

PTR = "tensor<64x64x!tt.ptr<f16>, #blocked>"
INTS = "tensor<64x64xi32, #blocked>"
BITS = "tensor<64x64xi1, #blocked>"
MEM = "<64x64xf16, #shared, #smem, mutable>"
TILE = "!ttg.memdesc<64x64xf16, #plain, #smem, mutable>"
DESC = "!tt.tensordesc<64x64xf16, #plain>"
TOKEN = "!ttg.async.token"

# Each GPU with the lanes of a warp. On the last five, the pass leaves waits for groups alone.
GPUS = {"gfx1250": 32, "gfx90a": 64, "gfx908": 64, "gfx942": 64, "gfx950": 64, "gfx1100": 32, "gfx1201": 32}


def hints(rng):
    """Returns facts about a tensor of two dimensions, as attributes, or nothing."""
    stated = []
    for key in ("tt.contiguity", "tt.divisibility", "tt.constancy"):
        if rng.random() < 0.6:
            one, other = rng.choice([1, 2, 4, 8, 16]), rng.choice([1, 2, 4, 8, 16])
            value = rng.choice([f"dense<{one}>", f"dense<[{other}, {one}]>"])
            stated.append(f"{key} = {value} : tensor<2xi32>")
    return f" {{{', '.join(stated)}}}" if stated else ""


class Body:
    def __init__(self, rng, arch):
        self.rng, self.arch, self.lines, self.number = rng, arch, [], 0

    def fresh(self):
        self.number += 1
        return f"%v{self.number}"

    def copy(self, pad, tokens):
        token = self.fresh()
        pointer = self.rng.choice(["%q0", "%q1", "%h0", "%h1"])
        mask = self.rng.choice(["", "", "%mask", "%m0"])
        hint = self.rng.choice(["", "", "contiguity = 8 : i32", "contiguity = 2 : i32"])
        attributes = f" {{{hint}}}" if hint else ""
        kind = self.rng.random()
        if kind < 0.2 and self.arch == "gfx1250":
            written = f" mask {mask}" if mask else ""
            self.lines.append(f"{pad}{token} = amdg.async_copy_local_to_global %a, {pointer}{written}{attributes} : !ttg.memdesc{MEM} -> {PTR}")
        elif kind < 0.4 and self.arch in ("gfx942", "gfx950"):
            offsets = self.rng.choice(["%o", "%on", "%i0"])
            written = f" mask = {mask}" if mask else ""
            self.lines.append(f"{pad}{token} = amdg.buffer_load_to_local %p[{offsets}]{written} into %a{attributes} : !tt.ptr<f16>[{INTS}] -> {MEM}")
        else:
            written = f" mask {mask}" if mask else ""
            self.lines.append(f"{pad}{token} = ttg.async_copy_global_to_local {pointer}, %a{written}{attributes} : {PTR} -> {MEM}")
        if self.rng.random() < 0.8:
            commit = self.fresh()
            self.lines.append(f"{pad}{commit} = ttg.async_commit_group tokens {token}")
            tokens.append(commit)
        else:
            tokens.append(token)

    def tensor_copy(self, pad, tokens):
        token = self.fresh()
        if self.rng.random() < 0.7:
            self.lines.append(f"{pad}{token} = amdg.async_tdm_copy_global_to_local %d into %t : {DESC} -> {TILE}")
            tokens.append(token)
        else:
            self.lines.append(f"{pad}amdg.async_tdm_copy_local_to_global %d from %t : {TILE} -> {DESC}")

    def wait(self, pad, tokens, name, least):
        named = self.rng.sample(tokens, min(len(tokens), self.rng.randint(0, 2)))
        number = self.rng.choice([least, 0, 1, 2, 3])
        self.lines.append(f"{pad}{self.fresh()} = {name} {', '.join(named)} {{num = {number} : i32}}")

    def block(self, pad, tokens, depth, size):
        tokens = list(tokens)
        for _ in range(size):
            kind = self.rng.random()
            tensor = self.arch == "gfx1250" and self.rng.random() < 0.2
            if kind < 0.45:
                (self.tensor_copy if tensor else self.copy)(pad, tokens)
            elif kind < 0.7 or depth == 0:
                (self.wait(pad, tokens, "amdg.async_tdm_wait", 0) if tensor else self.wait(pad, tokens, "ttg.async_wait", -1))
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
            elif kind < 0.87:
                self.repeat(pad, tokens, depth)
            else:
                self.loop(pad, tokens, depth)
        return tokens

    def repeat(self, pad, tokens, depth):
        """A `scf.while`, which may carry a token."""
        carried = [self.rng.choice(tokens)] if tokens and self.rng.random() < 0.5 else []
        arg, passed = self.fresh(), self.fresh()
        result = f"{self.fresh()} = " if carried else ""
        init = f" ({arg} = {carried[0]})" if carried else ""
        types = f"({TOKEN})" if carried else "()"
        given = f" {arg} : {TOKEN}" if carried else ""
        self.lines.append(f"{pad}{result}scf.while{init} : {types} -> {types} {{")
        self.block(pad + "  ", tokens + ([arg] if carried else []), depth - 1, self.rng.randint(0, 2))
        self.lines.append(f"{pad}  scf.condition(%c){given}\n{pad}}} do {{")
        if carried:
            self.lines.append(f"{pad}^bb0({passed}: {TOKEN}):")
        inside = self.block(pad + "  ", tokens + ([passed] if carried else []), depth - 1, self.rng.randint(0, 3))
        back = f" {self.rng.choice(inside[-3:])} : {TOKEN}" if carried else ""
        self.lines.append(f"{pad}  scf.yield{back}\n{pad}}}")
        if carried:
            tokens.append(result.split(" ")[0])

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
        types = ", ".join(TOKEN for _ in args)
        self.lines.append(f"{pad}{result}:{carried} = scf.for {counter} = %c0 to {bound} step %c1 iter_args({pairs}) -> ({types}) : i32 {{")
        inside = self.block(pad + "  ", tokens + args * 2, depth - 1, self.rng.randint(2, 4))
        given = ", ".join(self.rng.choice(inside[-4:]) for _ in args)
        self.lines.append(f"{pad}  scf.yield {given} : {types}\n{pad}}}")
        tokens.extend(f"{result}#{i}" for i in range(carried))


def module(seed):
    rng = random.Random(seed)
    arch = rng.choice(["gfx1250"] * 6 + list(GPUS))
    lanes = GPUS[arch]
    vector = rng.choice([1, 2, 4, 8])
    columns = rng.choice([4, 8, 16, 32])
    body = Body(rng, arch)
    body.block("    ", [], 3, rng.randint(3, 7))
    head = HEAD.format(vector=vector, rows=lanes // columns, columns=columns, warps=rng.choice([1, 4, 8]), shared=rng.choice(SHARED),
                       divisor=rng.choice([4, 16]), divided=rng.choice(["", " {tt.divisibility = 16 : i32}"]), arch=arch, lanes=lanes,
                       ptr=PTR, ints=INTS, bits=BITS, descriptor=f", %d: {DESC}" if arch == "gfx1250" else "",
                       **{f"hints{at}": hints(rng) if at < 4 or rng.random() < 0.3 else "" for at in range(6)})
    return head + "\n".join(body.lines) + "\n    tt.return\n  }\n}\n"


WAIT = re.compile(r"((?:ttg|amdg)\.async_(?:tdm_)?(?:intrinsic_)?wait)\b[^{\n]*\{([^}\n]*)\}")
COUNT = re.compile(r"\b(num_inst|count) = (\d+)")
WIDTH = 63


def waits_of(text):
    """Returns the waits of a module, in text order, with counts that their counters can hold."""
    capped = [f"{name} {attributes}" for name, attributes in WAIT.findall(text)]
    return [COUNT.sub(lambda m: f"{m[1]} = {min(WIDTH, int(m[2]))}", wait) for wait in capped]


def answer(path):
    context = wheel.new_context()
    parsed = wheel.parse(path, context)
    _, arch = wheel.target_of(path.read_text())
    wheel.run(parsed, lambda pm: amd.passes.ttgpuir.add_update_async_wait_count(pm, arch), "waits")
    return "".join(f"{wait}\n" for wait in waits_of(parsed.str_nodebug()))


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


def run(seawall, path, *options):
    """Returns the output of `seawall waits`, or its error as a second value."""
    done = subprocess.run([seawall, "waits", path, "--quiet", *options], capture_output=True, text=True)
    return (None, done.stderr.strip()) if done.returncode else (done.stdout, None)


def compare(seawall, path):
    """Returns a description of the first difference, or None, and the number of counts above the
    wheel's.
    """
    theirs = path.with_suffix(".answer").read_text().splitlines()
    text, problem = run(seawall, path, "--as-triton")
    if problem:
        return f"{path}: {problem}", 0
    for ours, wheels in zip(waits_of(text), theirs, strict=True):
        if ours != wheels:
            return f"{path}: {ours} instead of {wheels}", 0
    found, problem = run(seawall, path, "--format", "json")
    if problem:
        return f"{path}: {problem}", 0
    waits = json.loads(found)["waits"]
    largest = [wait["new"] for wait in waits]
    # The pass does not consider accesses that rely on a wait for other copies.
    relied_on = [any("rely on this wait" in note for note in wait["notes"]) for wait in waits]
    counted = [(ours, int(count[2])) for ours, wheels, relied in zip(largest, theirs, relied_on, strict=True)
               if (count := COUNT.search(wheels)) and not relied]
    # A masked store, and on other GPUs than gfx1250 a masked copy, may not be issued. The pass does
    # not consider this.
    source = path.read_text()
    masked = re.search(r"async_copy_local_to_global [^:\n]* mask", source) or "gfx1250" not in source and re.search(r" mask =? ?%m", source)
    if not masked and any(ours < wheels for ours, wheels in counted):
        return f"{path}: {largest} is less than {theirs}", 0
    return None, sum(ours > wheels for ours, wheels in counted)


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
