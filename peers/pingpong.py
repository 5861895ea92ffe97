#!/usr/bin/env python3
"""Compares `seawall pipeline --schedule pingpong` with the released wheel, and compiles its output
to machine code.

    python peers/pingpong.py [SEAWALL] [--seed N] [--count N] [--no-machine]

Run it with the Python of peers/setup.sh. SEAWALL is the binary (target/release/seawall). The script
tests each kernel of corpus/ir/pingpong and COUNT random kernels. These vary shapes, element types,
warps, stages, copies, and the order of ops in the loop. It checks:

    compat    the output of `--compat`, normalized by the wheel, equals that of the wheel's pass;
              if that pass fails or its output is invalid, Seawall leaves the loop unchanged
    verdicts  after membar, `seawall check` has no error for the default output, and that output
              has no more fences than with `--compat`
    machine   the wheel compiles the outputs of `--compat` and the default for the corpus to AMDGCN

Exit status 1: an output differs, has a race or does not compile.
"""
import argparse
import collections
import glob
import importlib.util
import os
import random
import re
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path[:0] = [os.path.join(ROOT, "peers"), os.path.join(ROOT, "corpus")]
os.environ.setdefault("TRITON_DEFAULT_FP_FUSION", "1")  # the default of 3.9; avoids a warning


def load(name, path):
    spec = importlib.util.spec_from_file_location(name, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pipelined = load("peers_pipelined", "peers/pipelined.py")
corpus = load("corpus_pingpong", "corpus/pingpong.py")

import figures  # noqa: E402
import wheel  # noqa: E402
from triton._C.libtriton import amd  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import make_backend  # noqa: E402

VALUE = re.compile(r"%[\w$.-]+")


def in_child(work):
    """`corpus.compiler.in_child` without the messages of a failing compiler."""
    def silent():
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
        return work()

    return corpus.compiler.in_child(silent)


def released(text, stages):
    """Returns the normalized output of the wheel's pass for a kernel. Raises an exception if it
    fails.
    """
    module = pipelined.read(text)
    wheel.run(module, lambda pm: amd.passes.ttgpuir.add_block_pingpong(pm, stages), "block_pingpong")
    return pipelined.normal(module)


def ours(binary, path, stages, *options):
    """Returns the output and the number of loops without a schedule, or None and the error
    messages.
    """
    command = [binary, "pipeline", path, "--schedule", "pingpong", "--num-stages", str(stages), *options]
    done = subprocess.run(command, capture_output=True, text=True)
    left = done.stderr.count("pingpong::")
    return (done.stdout, left) if done.returncode == 0 else (None, done.stderr)


def machine_code(text, stages):
    """Returns the number of lines of machine code that the wheel generates for a module."""
    arch = wheel.target_of(text)[1]
    backend = make_backend(GPUTarget("hip", arch, 64))
    warps = int(re.search(r'"ttg.num-warps" = (\d+)', text)[1])
    options = backend.parse_options({"num_warps": warps, "num_stages": stages})
    steps, metadata = {}, dict(options.__dict__)
    backend.add_stages(steps, options, None)
    module = pipelined.read(text)
    for step in ("llir", "amdgcn"):
        module = steps[step](module, metadata)
    return module.count("\n")


def compare(binary, name, text, stages):
    """Returns `same`, `alone` (no change), `declined` (the wheel fails) or `differs`."""
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        theirs, why = in_child(lambda: released(text, stages))
        compat, left = ours(binary, file.name, stages, "--compat")
    if compat is None:
        print(f"{name}: Seawall failed: {left}")
        return "differs"
    same_as_before = in_child(lambda: pipelined.normal(pipelined.read(text)))[0]
    got, _ = in_child(lambda: pipelined.normal(pipelined.read(compat)))
    if why:
        # The output of the failed pass is invalid, so Seawall must leave the module unchanged.
        answer = "declined" if got == same_as_before and left else "differs"
    elif got != theirs:
        answer = "differs"
    else:
        answer = "alone" if theirs == same_as_before else "same"
    if answer == "differs":
        keep = os.path.join(tempfile.gettempdir(), f"pingpong-{name}-s{stages}.mlir")
        open(keep, "w", encoding="utf-8").write(text)
        print(f"{name} with {stages} stages: differs from the released pass ({why or 'which succeeded'}); kept as {keep}")
    return answer


def verdict(binary, path, stages, *options):
    """Returns the verdict of `check` on a schedule after membar, and its number of fences.

    The verdict is `alone` (no schedule), `clean` or `faults`.
    """
    written, _ = ours(binary, path, stages, *options)
    if written is None or "amdg.cond_barrier" not in written:
        return "alone", 0
    placed = subprocess.run([binary, "place", "-", "--strategy", "triton"], input=written, capture_output=True, text=True).stdout
    found = subprocess.run([binary, "check", "-"], input=placed, capture_output=True, text=True).returncode
    return "faults" if found else "clean", placed.count("ttg.barrier local")


def judge(binary, name, text, stages):
    """Returns the verdicts on both modes as text. Prints a description if they are not as required.
    """
    with tempfile.NamedTemporaryFile("w", suffix=".mlir") as file:
        file.write(text)
        file.flush()
        (compat, published), (default, proved) = (verdict(binary, file.name, stages, *mode) for mode in (["--compat"], []))
    if default == "faults" or default == "clean" and proved > published:
        print(f"{name} with {stages} stages: {default} by default, {proved} fences instead of {published}")
        return "verdict differs"
    return f"verdict {compat}/{default}"


def shuffled(rng, text):
    """Returns the text with the ops of the innermost loops with MMAs in another valid order."""
    lines = text.splitlines(True)
    starts = [i for i, line in enumerate(lines) if "scf.for" in line]
    for start in starts:
        indent = len(lines[start]) - len(lines[start].lstrip())
        end = next(i for i in range(start + 1, len(lines)) if lines[i].startswith(" " * indent + "}"))
        body = lines[start + 1:end]
        if not any("tt.dot" in line for line in body) or any(line.rstrip().endswith("{") or line.strip().startswith("}") for line in body):
            continue
        ops, last = body[:-1], body[-1:]
        for _ in range(rng.randrange(1, 4 * len(ops))):
            i = rng.randrange(len(ops) - 1)
            defined = VALUE.findall(ops[i].split(" = ")[0]) if " = " in ops[i] else []
            if not set(defined) & set(VALUE.findall(ops[i + 1])):
                ops[i], ops[i + 1] = ops[i + 1], ops[i]
        lines[start + 1:end] = ops + last
    return "".join(lines)


def random_case(rng):
    """Returns a kernel of the corpus with random parameters."""
    loops = corpus.kernels
    kind = rng.choice(["gemm", "gemm", "gemm", "gemm_edges", "gemm_persistent", "gemm_scaled", "attention", "attention"])
    fn = getattr(loops, kind)
    target = rng.choice(["gfx942", "gfx950"])
    fp8 = {"gfx942": "fp8e4b8", "gfx950": "fp8e4nv"}[target]
    dtype = rng.choice(["fp16", "fp16", "bf16", fp8])
    extra = {"gemm_edges": {"DEEP": rng.random() < 0.2}, "gemm_persistent": {"PROGRAMS": 304}}.get(kind)
    m, n, k = rng.choice([128, 256, 256]), rng.choice([128, 256]), rng.choice([32, 64, 64, 128])
    if kind == "attention":
        m, n, k, dtype = rng.choice([128, 256]), rng.choice([32, 64]), rng.choice([64, 128]), rng.choice(["fp16", "bf16"])
    if kind == "gemm_scaled":
        target, k, dtype, extra = "gfx950", 128, "fp8e4nv", {"KIND": "e4m3"}
    stages = rng.choice([2, 2, 3, 4] if kind != "attention" else [2, 3, 4, 4])
    asynchronous = rng.choice([None, False]) if kind != "gemm_scaled" else None
    case, asynchronous = loops.case(kind, fn, (target, ), m, n, k, rng.choice([4, 8, 8, 8]), stages, dtype, extra, asynchronous)
    return case, target, asynchronous


def machine(binary, path, stages, counts):
    for mode in (["--compat"], []):
        text, left = ours(binary, path, stages, *mode)
        if text is None or text == open(path, encoding="utf-8").read():
            continue
        lines, why = in_child(lambda: machine_code(text, stages))
        counts["compiled" if lines else "not compiled"] += 1
        if why:
            print(f"{path} {' '.join(mode)}: does not compile: {why}")


def main():
    ap = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ap.add_argument("binary", nargs="?", default="target/release/seawall")
    ap.add_argument("--seed", type=int, default=1)
    ap.add_argument("--count", type=int, default=40)
    ap.add_argument("--no-machine", action="store_true")
    ap.add_argument("--write", action="store_true", help="write the figure in docs/VERIFICATION.md")
    args = ap.parse_args()
    counts = collections.Counter()
    for path in sorted(glob.glob("corpus/ir/pingpong/*.loops.mlir")):
        name = os.path.basename(path)[: -len(".loops.mlir")]
        stages = int(re.search(r"-s(\d+)-", name)[1])
        text = open(path, encoding="utf-8").read()
        for other in (1, 2, 3, 4):
            counts["corpus " + compare(args.binary, name, text, other)] += 1
        if not args.no_machine:
            machine(args.binary, path, stages, counts)
    rng = random.Random(args.seed)
    for number in range(args.count):
        case, target, asynchronous = random_case(rng)
        text, why = in_child(lambda: corpus.before(case, target, asynchronous))
        if why:
            counts["random, not a kernel"] += 1
            continue
        for variant in (text, shuffled(rng, text), shuffled(rng, text)):
            name = f"{case.name}-{args.seed}.{number}"
            counts["random " + compare(args.binary, name, variant, case.stages[0])] += 1
            counts["random " + judge(args.binary, name, variant, case.stages[0])] += 1
    print(", ".join(f"{count} {what}" for what, count in sorted(counts.items())))
    if args.write:
        equal = sum(counts[f"corpus {what}"] for what in ("same", "alone", "declined"))
        different = sum(count for what, count in counts.items() if "differs" in what)
        figures.write(f"{equal} corpus loops equal, {counts['compiled']} compiled, {different} differences")
    return 1 if any("differs" in what or "not compiled" in what for what in counts) else 0


if __name__ == "__main__":
    sys.exit(main())
