#!/usr/bin/env python3
"""Compares `seawall pipeline` with the released wheel, and compiles its output to machine code.

    python peers/pipelined.py [SEAWALL] [--seed N] [--count N]

Run it with the Python of peers/setup.sh. SEAWALL is the binary (target/release/seawall). For each
kernel of corpus/ir/pipelined it checks:

    compat    the output of `--compat`, normalized by the wheel, equals that of its two passes
    machine   the wheel compiles the outputs of `--compat`, the default and `--schedule auto` to
              AMDGCN, the last one for the kernel without its borders; kernels that the default or
              `--schedule auto` refuses are listed

COUNT more kernels are random (peers/random_stages.py, from SEED). The output of `--compat` must
equal that of the passes, and Seawall must refuse the kernels that the passes refuse.

Exit status 1: an output differs or does not compile.
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
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")  # the default of 3.9; avoids a warning

import figures  # noqa: E402
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
    """Returns the text after the compiler's own clean-up, with constants inlined and values
    renumbered.
    """
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
    """Returns the output of the two released passes for a kernel."""
    module = read(text)
    wheel.run(module, amd.passes.ttgpuir.add_warp_pipeline, "warp_pipeline")
    wheel.run(module, lambda pm: amd.passes.ttgpuir.add_warp_pipeline_conversion(pm, arch), "warp_pipeline_conversion")
    return module


def machine_code(text, arch):
    """Returns the number of lines of machine code that the wheel generates for a module."""
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
    """Returns the output of `--schedule auto` for a kernel without its borders."""
    bare = "\n".join(line for line in text.splitlines() if "warp_pipeline.border" not in line) + "\n"
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as f:
        f.write(bare)
        f.flush()
        return pipelined(binary, f.name, "--schedule", "auto")


def in_child(work):
    """Returns the result of `work` in a child process, or None if it fails.

    The wheel may end the process. The messages of the child are not shown.
    """
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
    """Returns the outcome of a random kernel, and whether both sides agree."""
    theirs = in_child(lambda: normal(released(text, wheel.target_of(text)[1])))
    done = subprocess.run([binary, "pipeline", "-", "--compat"], input=text, capture_output=True, text=True)
    if theirs is None:
        return "refused", done.returncode == 2
    if done.returncode:
        return "refused by one", False
    return "equal to the released passes", in_child(lambda: normal(read(done.stdout))) == theirs


def at_random(binary, seed, total):
    """Returns the number of random kernels that differ."""
    rng = random.Random(seed)
    tally, failed = collections.Counter(), 0
    for number in range(total):
        text = random_stages.module(rng)
        what, agree = compared(binary, text)
        tally[what] += 1
        if not agree:
            failed += 1
            print(f"random kernel {number}: differs from the released passes\n{text}")
    print(", ".join(f"{count} {what}" for what, count in sorted(tally.items())) + f" of {total} random kernels; {failed} differences")
    return failed


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", nargs="?", default="target/release/seawall")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--write", action="store_true", help="write the figure in docs/VERIFICATION.md")
    args = parser.parse_args()
    binary = args.seawall
    same = compiled = refused = failed = 0
    for path in sorted(glob.glob("corpus/ir/pipelined/*.borders.mlir")):
        name = os.path.basename(path)[: -len(".borders.mlir")]
        text = open(path, encoding="utf-8").read()
        arch = wheel.target_of(text)[1]
        compat, _ = pipelined(binary, path, "--compat")
        if compat is None or normal(read(compat)) != normal(released(text, arch)):
            print(f"{name}: differs from the released passes")
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
    print(f"{same} kernels equal to the released passes, {refused} refused, {compiled} modules compiled to machine code, {failed} failures")
    different = at_random(binary, args.seed, args.count)
    if args.write:
        corpus = f"{same} kernels equal, {refused} refused, {compiled} modules compiled, {failed} failures"
        figures.write(f"{corpus}; {args.count} random kernels, {different} differences")
    failed += different
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
