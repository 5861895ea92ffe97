#!/usr/bin/env python3
"""Compares `seawall pipeline` with the released wheel, and compiles what it writes on to machine code.

    python peers/pipelined.py [SEAWALL] [--seed N] [--count N]

Run it with the Python of peers/setup.sh. SEAWALL is the binary (target/release/seawall). For each kernel of corpus/ir/pipelined:

    compat    the text of `--compat`, read and printed by the wheel, is what its own two passes make of the kernel
    machine   what `--compat`, the default and `--schedule auto` write is compiled by the wheel to AMDGCN, the last one of the kernel without its
              borders; kernels that the default or the choice refuses are named

COUNT more kernels are made at random (peers/random_stages.py, from SEED on): what the passes make of them is the text of `--compat`, and what they
refuse is refused.

Exit 1: something differs or does not compile.
"""
import argparse
import collections
import glob
import os
import pickle
import random
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path[:0] = [os.path.join(ROOT, "peers")]
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")  # the default of 3.9, without its warning

import random_stages  # noqa: E402
import wheel  # noqa: E402
from triton._C.libtriton import amd, passes  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import make_backend  # noqa: E402

CONSTANT = re.compile(r"^\s*(%\S+) = arith\.constant (.*)$", re.M)
NAME = re.compile(r"%[\w$.-]+(?:#\d+)?")


def read(text):
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
        f.write(text)
        f.flush()
        return wheel.parse(f.name, wheel.new_context())


def normal(module):
    """The text after the compiler's own clean-up, which also decides where constants stand."""
    wheel.run(module, passes.common.add_canonicalizer, "canonicalizer")
    wheel.run(module, passes.common.add_cse, "cse")
    text = module.str_nodebug()
    constants = dict(CONSTANT.findall(text))
    text = CONSTANT.sub("", text)
    numbers = {}

    def name(match):
        whole = match[0]
        if whole in constants:
            return f"<{constants[whole]}>"
        return numbers.setdefault(whole.split("#")[0], f"%{len(numbers)}") + whole[len(whole.split("#")[0]):]

    return [line for line in NAME.sub(name, text).splitlines() if line.strip()]


def released(text, arch):
    """What the two released passes make of a kernel."""
    module = read(text)
    wheel.run(module, amd.passes.ttgpuir.add_warp_pipeline, "warp_pipeline")
    wheel.run(module, lambda pm: amd.passes.ttgpuir.add_warp_pipeline_conversion(pm, arch), "warp_pipeline_conversion")
    return module


def machine_code(text, arch):
    """How many lines of machine code the wheel makes of a module."""
    lanes = 64 if arch.startswith("gfx9") else 32
    backend = make_backend(GPUTarget("hip", arch, lanes))
    options = backend.parse_options({"num_warps": 8, "num_stages": 2})
    steps, metadata = {}, dict(options.__dict__)
    backend.add_stages(steps, options, None)
    module = read(text)
    for step in ("llir", "amdgcn"):
        module = steps[step](module, metadata)
    return module.count("\n")


def pipelined(binary, path, *options):
    done = subprocess.run([binary, "pipeline", path, *options], capture_output=True, text=True)
    codes = sorted(set(re.findall(r"^error\[(\S+)\]", done.stderr, re.M)))
    return (done.stdout, codes) if done.returncode == 0 else (None, codes)


def chosen(binary, text):
    """What `--schedule auto` makes of a kernel without its borders."""
    bare = "\n".join(line for line in text.splitlines() if "warp_pipeline.border" not in line) + "\n"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
        f.write(bare)
        f.flush()
        return pipelined(binary, f.name, "--schedule", "auto")


def in_child(work):
    """What `work` gives, in a process of its own, since the wheel may end it; None if it fails. What it says is not shown."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        try:
            answer = pickle.dumps(work())
        except Exception:
            answer = b""
        with os.fdopen(writer, "wb") as pipe:
            pipe.write(answer)
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    return pickle.loads(answer) if answer else None


def compared(binary, text):
    """How a kernel made at random fares, and whether both agree."""
    theirs = in_child(lambda: normal(released(text, wheel.target_of(text)[1])))
    done = subprocess.run([binary, "pipeline", "-", "--compat"], input=text, capture_output=True, text=True)
    if theirs is None:
        return "refused", done.returncode == 2
    if done.returncode:
        return "refused by one", False
    return "as the released passes write them", in_child(lambda: normal(read(done.stdout))) == theirs


def at_random(binary, seed, total):
    """How many kernels made at random differ."""
    rng = random.Random(seed)
    tally, failed = collections.Counter(), 0
    for number in range(total):
        text = random_stages.module(rng)
        what, agree = compared(binary, text)
        tally[what] += 1
        if not agree:
            failed += 1
            print(f"kernel {number} at random: not what the released passes write\n{text}")
    print(", ".join(f"{count} {what}" for what, count in sorted(tally.items())) + f" of {total} kernels made at random; {failed} differences")
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", nargs="?", default="target/release/seawall")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    args = parser.parse_args()
    binary = args.seawall
    same = compiled = refused = failed = 0
    for path in sorted(glob.glob("corpus/ir/pipelined/*.borders.mlir")):
        name = os.path.basename(path)[: -len(".borders.mlir")]
        text = open(path, encoding="utf-8").read()
        arch = wheel.target_of(text)[1]
        compat, _ = pipelined(binary, path, "--compat")
        if compat is None or normal(read(compat)) != normal(released(text, arch)):
            print(f"{name}: not what the released passes write")
            failed += 1
            continue
        same += 1
        proved, codes = pipelined(binary, path)
        if proved is None:
            refused += 1
            print(f"{name}: refused, {', '.join(codes)}")
        auto, codes = chosen(binary, text)
        if auto is None:
            refused += 1
            print(f"{name}: no stages chosen, {', '.join(codes)}")
        for mode, result in (("compat", compat), ("proved", proved), ("auto", auto)):
            if result is None:
                continue
            try:
                compiled += machine_code(result, arch) > 0
            except Exception as error:
                failed += 1
                print(f"{name}, {mode}: does not compile: {str(error).splitlines()[0]}")
    print(f"{same} kernels as the released passes write them, {refused} refused, {compiled} modules compiled to machine code, {failed} failures")
    failed += at_random(binary, args.seed, args.count)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
