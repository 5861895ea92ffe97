#!/usr/bin/env python3
"""Changes pipelined kernels at random, and holds what `seawall pipeline` says of them against the oracle.

    python3 peers/random_pipelines.py [SEAWALL] [--seed N] [--count N]

SEAWALL is the binary (target/release/seawall). Needs no wheel. Each module is a kernel of corpus/ir/pipelined with borders and waits moved,
counts of waits and slots of rings changed. What the default mode writes is given the barriers of Triton's membar, and must be clean under
`check`, which runs two groups out of step. Where it refuses, `--compat` and the same barriers must race.

Exit 1: the two disagree on a module; its text is printed.
"""
import argparse
import collections
import glob
import os
import random
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)

RACES = ("pipeline::late-wait", "pipeline::concurrent", "pipeline::inside-stage", "pipeline::no-wait")
MOVED = ("warp_pipeline.border", "async_wait", "tdm_wait", "ttg.barrier")


def changed(lines, rng):
    """One change."""
    start = next((at for at, line in enumerate(lines) if "scf.for" in line), 10)
    movable = [at for at in range(start + 1, len(lines)) if any(name in lines[at] for name in MOVED)]
    kind = rng.random()
    if kind < .35 and movable:
        at = rng.choice(movable)
        line = lines.pop(at)
        lines.insert(max(start + 1, min(len(lines) - 4, at + rng.randint(-8, 8))), line)
    elif kind < .5 and movable:
        lines.insert(rng.choice(movable), '      rocdl.sched.barrier none {triton.warp_pipeline.border = "x"}')
    elif kind < .7:
        counts = [at for at, line in enumerate(lines) if "num = " in line]
        if counts:
            at = rng.choice(counts)
            lines[at] = re.sub(r"num = \d+", f"num = {rng.randint(0, 4)}", lines[at])
    else:
        indices = [at for at in range(start + 1, len(lines)) if "remsi" in lines[at] or "addi %arg" in lines[at]]
        if indices:
            at = rng.choice(indices)
            lines[at] = re.sub(r"%c\d_i32", lambda _: f"%c{rng.choice('123')}_i32", lines[at])


def run(binary, text, *arguments):
    return subprocess.run([binary, *arguments], input=text, capture_output=True, text=True)


def faults(binary, pipelined):
    """What `check` finds in a module behind membar."""
    placed = run(binary, pipelined, "place", "-", "--strategy", "triton")
    checked = run(binary, placed.stdout, "check", "-")
    return sorted(set(re.findall(r"^error\[(SW\d+)\]", checked.stdout + checked.stderr, re.M)))


def judge(binary, text):
    """What came of a module, and whether both agree."""
    done = run(binary, text, "pipeline", "-")
    if done.returncode == 0:
        found = faults(binary, done.stdout)
        return ("proved, clean", True) if not found else (f"proved, {', '.join(found)}", False)
    codes = re.findall(r"^error\[(\S+)\]", done.stderr, re.M)
    if done.returncode != 2 or not codes:
        return f"ended with {done.returncode}", False
    if codes[0] not in RACES:
        return "no pipeline", True
    found = faults(binary, run(binary, text, "pipeline", "-", "--compat").stdout)
    return ("refused, races", True) if found else (f"refused for {codes[0]}, clean", False)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", nargs="?", default="target/release/seawall")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    args = parser.parse_args()
    rng = random.Random(args.seed)
    files = sorted(glob.glob("corpus/ir/pipelined/*.borders.mlir"))
    tally, wrong = collections.Counter(), 0
    for number in range(args.count):
        with open(rng.choice(files), encoding="utf-8") as file:
            lines = file.read().split("\n")
        for _ in range(rng.choice([1, 1, 2])):
            changed(lines, rng)
        what, agree = judge(args.seawall, "\n".join(lines))
        tally[what] += 1
        if not agree:
            wrong += 1
            print(f"module {number}: {what}\n" + "\n".join(lines))
    print(", ".join(f"{count} {what}" for what, count in sorted(tally.items())) + f"; {wrong} disagreements")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
