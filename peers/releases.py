#!/usr/bin/env python3
"""Compare the barriers of released wheels with `seawall place --strategy triton --producer`.

    releases.py SEAWALL [--wheel VERSION]... [--only SUBSTRING] [--every N] [--wheels DIR] [--out DIR] [--write]

Compiles the corpus's kernels with released wheels of Triton (default: 3.4.0, 3.5.1, 3.6.0, 3.7.1, 3.8.0,
3.9.0) and of Meta (fbtriton 3.7.4) up to their barriers, without a GPU. The module right before these is
the input of Seawall. Both results must have the same barriers before the same ops. Proxy fences are those
from the cached module on, and must be in the same number before the same ops.

DIR (target/releases) keeps the modules; kernels with modules are not compiled again. `--every N` takes
each Nth kernel. `--write` replaces the figure in docs/VERIFICATION.md.

Exit status 1: more modules differ than corpus/releases-known.json states. 3: a wheel cannot be installed.
"""
import argparse
import json
import os
import re
import subprocess
import sys

import figures
from released import ROOT, compile_all, kernels, producer, read

VERSIONS = ("3.4.0", "3.5.1", "3.6.0", "3.7.1", "3.8.0", "3.9.0", "fb3.7.4")
#: An op of a dialect of Triton or a branch, in custom or generic form.
OP = re.compile(r'^\s*(?:[%\w:, ]+ = )?"?((?:ttg|ttng|tt|amdg|amdgpu|gpu|nvgpu|tlx)\.[\w.]+|(?:cf|llvm)\.(?:br|cond_br|switch)\b)"?')
#: Ops that one of the forms does not have: those that the conversion to LLVM changes before it fails.
IGNORED = {"tt.func", "tt.return", "tt.call", "ttng.async_copy_mbarrier_arrive", "ttg.warp_specialize.partitions", "ttg.predicate_stage", "tt.make_tensor_ptr"}
#: What passes for barriers insert, by the names of all releases.
BARRIERS = {"ttg.barrier": "barrier", "ttg.local_barrier": "barrier", "gpu.barrier": "barrier",
            "ttng.cluster_barrier": "cluster barrier", "ttng.fence_mbarrier_init_release_cluster": "init fence"}
FENCES = {"ttng.fence_async_shared": "proxy fence"}


def synchronization(text, kinds):
    """Returns the ops of `kinds` as pairs of what they are and the number of other ops before them, and
    the names of the others.
    """
    found, others = [], []
    for line in text.splitlines():
        op = OP.match(line)
        if op is None or op[1] in IGNORED:
            continue
        if op[1] in kinds:
            found.append((kinds[op[1]], len(others)))
        else:
            others.append(op[1].replace("llvm.", "cf."))
    return found, others


def place(version, path, args):
    """Runs Seawall on a module."""
    command = [args.seawall, "place", "-q", "--strategy", "triton", "--producer", producer(version), path]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def fences(text):
    """Returns the proxy fences of a module by the ops in front of which they are. Blocks of structured
    control flow have another order of branches, and barriers are no ops here.
    """
    found, others = synchronization(text, FENCES)
    others = [None if op in BARRIERS or op.startswith(("cf.", "llvm.")) else op for op in others]
    return [sum(op is not None for op in others[:at]) for _, at in found], [op for op in others if op]


def compared_fences(version, folder, args):
    """Returns what differs in the proxy fences of a kernel."""
    placed = place(version, os.path.join(folder, "kernel.ttgir"), args)
    if placed.returncode:
        return f"refused as cached: {placed.stderr.strip().splitlines()[0]}"
    (ours, own_ops), (theirs, ops) = fences(placed.stdout), fences(read(folder, "before.mlir"))
    equal = ours == theirs if own_ops == ops else len(ours) == len(theirs)
    return None if equal else f"proxy fences before ops {ours}, not {theirs}"


def compared(version, folder, args):
    """Returns what differs in a kernel, and the number of barriers."""
    placed = place(version, os.path.join(folder, "before.mlir"), args)
    if placed.returncode:
        return f"refused: {placed.stderr.strip().splitlines()[0]}", 0
    ours, own_ops = synchronization(placed.stdout, BARRIERS)
    theirs, ops = synchronization(read(folder, "after.mlir"), BARRIERS)
    if own_ops != ops:
        at = next((at for at, pair in enumerate(zip(own_ops, ops)) if pair[0] != pair[1]), min(len(own_ops), len(ops)))
        return f"other ops from op {at} on: {own_ops[at:at + 1]}, {ops[at:at + 1]}", 0
    missing, added = [one for one in theirs if one not in ours], [one for one in ours if one not in theirs]
    if missing or added or len(ours) != len(theirs):
        show = lambda rows: ", ".join(f"{kind} before op {at} ({ops[at] if at < len(ops) else 'end'})" for kind, at in rows)
        return f"missing: [{show(missing)}]; added: [{show(added)}]", len(theirs)
    return compared_fences(version, folder, args), len(theirs)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", nargs="?", default=os.path.join(ROOT, "target", "release", "seawall"))
    parser.add_argument("--wheel", action="append", metavar="VERSION", help="a release of Triton, or `fb3.7.4`; may be repeated")
    parser.add_argument("--only", default="", metavar="SUBSTRING", help="the kernels with this in their source, name or target")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="each Nth kernel")
    parser.add_argument("--wheels", default=os.path.join(ROOT, "target", "wheels"), metavar="DIR", help="where the wheels are installed")
    parser.add_argument("--out", default=os.path.join(ROOT, "target", "releases"), metavar="DIR", help="where the modules are kept")
    parser.add_argument("--write", action="store_true", help="replace the figure in docs/VERIFICATION.md")
    args = parser.parse_args()
    with open(os.path.join(ROOT, "corpus", "releases-known.json"), encoding="utf-8") as file:
        known = json.load(file)
    wrong, parts = 0, []
    for version in args.wheel or VERSIONS:
        cases = [case for case in kernels() if args.only in " ".join(map(str, case))][::args.every]
        folders = compile_all(version, cases, args.wheels, args.out)
        equal = barriers = 0
        for case, folder in folders.items():
            why, count = compared(version, folder, args)
            barriers += count
            equal += why is None
            if why is not None:
                print(version, *case[1:], why, flush=True)
        wrong += len(folders) - equal > known[version]
        parts.append(f"{version}: {equal} of {len(folders)}")
        print(f"{version}: {equal} of {len(folders)} modules equal, {barriers} barriers; {len(cases) - len(folders)} kernels do not compile", flush=True)
    if args.write and not args.only and not args.wheel:
        figures.write(", ".join(parts) + " modules equal")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
