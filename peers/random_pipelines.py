#!/usr/bin/env python3
"""Makes random changes to pipelined kernels, and compares `seawall pipeline` with `seawall check`.

    python3 peers/random_pipelines.py [SEAWALL] [--seed N] [--count N] [--chains]

SEAWALL is the binary (target/release/seawall). Needs no wheel. Half of the modules are kernels of
corpus/ir/pipelined with moved borders and waits, and changed counts and slots. The others are
random kernels (peers/random_stages.py). With --chains, each module has several consecutive
pipelines (peers/random_chains.py). The outputs of both modes get the barriers of Triton's membar.
`check`, which runs two groups out of step, then checks them:

    proved     the default output has no error, except between ops before the first pipeline; it has
               no more fences, including membar's, than `--compat`, unless the latter has an error
    refused    the output of `--compat` has an error, too

Where `check` finds nothing on every path in an output, or in one without one of its barriers, waits
or fences, `seawall simulate` must find nothing.

Exit status 1: the two disagree on a module. Its text is printed.
"""
import argparse
import collections
import glob
import json
import os
import random
import re
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
os.chdir(ROOT)
sys.path[:0] = [os.path.join(ROOT, "peers")]

import figures  # noqa: E402
import random_chains  # noqa: E402
import random_stages  # noqa: E402

RACES = ("pipeline::late-wait", "pipeline::concurrent", "pipeline::inside-stage", "pipeline::no-wait")
FENCE = re.compile(r"^\s*(?:ttg\.barrier .*\blocal\b|gpu\.barrier)", re.M)
SYNCHRONIZES = re.compile(r"\s*(?:ttg\.barrier|gpu\.barrier|rocdl\.s\.barrier|amdg\.cond_barrier|llvm\.fence|ttg\.async_wait|amdg\.async_wait)")
MOVED = ("warp_pipeline.border", "async_wait", "tdm_wait", "ttg.barrier")


def changed(lines, rng):
    """Makes one random change."""
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


def changed_kernel(files, rng):
    """Returns one of the files with one or two random changes."""
    with open(rng.choice(files), encoding="utf-8") as file:
        lines = file.read().split("\n")
    for _ in range(rng.choice([1, 1, 2])):
        changed(lines, rng)
    return "\n".join(lines)


def run(binary, text, *arguments):
    return subprocess.run([binary, *arguments], input=text, capture_output=True, text=True)


def placed(binary, pipelined):
    """Returns a module with pipelines after membar."""
    return run(binary, pipelined, "place", "-", "--strategy", "triton").stdout


def faults(binary, text):
    """Returns the errors of `check` in a module: codes, each with the lines of the two ops."""
    found = json.loads(run(binary, text, "check", "-", "--format", "json").stdout)["findings"]
    errors = [finding for finding in found if finding["severity"] == "error"]
    return [(finding["code"], [finding["line"], *(related["line"] for related in finding["related"])]) for finding in errors]


def is_every_path(binary, text):
    """Returns whether `check` finds no error in a module, for any number of iterations."""
    done = run(binary, text, "check", "-", "--as-is", "--format", "json")
    result = json.loads(done.stdout) if done.returncode < 2 else {"verdicts": []}
    bounds = [verdict["bound"] == "all-paths" for verdict in result["verdicts"]]
    return all(bounds) and bool(bounds) and not any(found["severity"] == "error" for found in result["findings"])


def is_confirmed(binary, text, rng, tally):
    """Returns whether `simulate` finds nothing where `check` covers every path: in a module, and in
    the module without one of its synchronizing ops."""
    lines = text.splitlines()
    removable = [at for at, line in enumerate(lines) if SYNCHRONIZES.match(line)]
    texts = [text]
    if removable:
        at = rng.choice(removable)
        texts.append("\n".join(lines[:at] + lines[at + 1:]))
    for number, changed_text in enumerate(texts):
        if not is_every_path(binary, changed_text):
            continue
        tally["verdicts for all trip counts" + (" without an op" if number else "")] += 1
        if run(binary, changed_text, "simulate", "-", "--as-is", "--iterations", str(rng.choice((3, 5, 7)))).returncode:
            print(f"`simulate` finds a fault in\n{changed_text}")
            return False
    return True


def fences(text):
    """Returns the number of barriers of a module that order shared memory."""
    return len(FENCE.findall(text))


def judge_proved(binary, text, written, confirms):
    """Returns the outcome of an output of the default mode, and whether it is as required."""
    ours = placed(binary, written)
    if not confirms(ours):
        return "proved, wrong for some trip count", False
    first = next(number for number, line in enumerate(ours.splitlines(), 1) if "amdg.cond_barrier" in line) if "amdg.cond_barrier" in ours else 1 << 30
    found = faults(binary, ours)
    inside = [fault for fault in found if max(fault[1]) >= first]
    if inside:
        return f"proved, {', '.join(sorted({fault[0] for fault in inside}))}", False
    what = "proved, races before the first pipeline" if found else "proved, clean"
    compat = run(binary, text, "pipeline", "-", "--compat")
    if compat.returncode:
        return f"{what}, refused by --compat", True
    theirs = placed(binary, compat.stdout)
    more = fences(ours) - fences(theirs)
    if more > 0 and len(faults(binary, theirs)) > len(found):
        return f"{what}, more fences than --compat, which races", True
    return f"{what}, {'more' if more > 0 else 'fewer' if more < 0 else 'as many'} fences", more <= 0


def judge(binary, text, confirms):
    """Returns the outcome of a module, and whether both sides agree."""
    done = run(binary, text, "pipeline", "-")
    if done.returncode == 0:
        return judge_proved(binary, text, done.stdout, confirms)
    codes = re.findall(r"^error\[(\S+)\]", done.stderr, re.M)
    if done.returncode != 2 or not codes:
        return f"ended with {done.returncode}", False
    if codes[0] not in RACES:
        return "no pipeline", True
    compat = run(binary, text, "pipeline", "-", "--compat").stdout
    if not confirms(placed(binary, compat)):
        return "refused, wrong for some trip count", False
    if faults(binary, placed(binary, compat)):
        return "refused, races", True
    # Barriers that membar places in stages make this a different pipeline. That it is clean does
    # not justify the requested one.
    by_membar = ", but not without membar's barriers in stages" if faults(binary, compat) else ""
    return f"refused for {codes[0]}, clean{by_membar}", False


def any_kernel(number, files, rng):
    """Returns the kernel with this number: a changed file, or a random kernel."""
    text = random_stages.module(rng, plain=True) if number % 2 else changed_kernel(files, rng)
    if number % 8 == 3:
        # A condition selects the slot.
        text = text.replace("_index %A[%c2]", "_index %A[%some]").replace("_index %B[%c2]", "_index %B[%some]")
    elif number % 8 == 5:
        # The loops run once.
        text = text.replace("%c0 to %n step", "%c0 to %c1 step")
    return text


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", nargs="?", default="target/release/seawall")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--chains", action="store_true")
    parser.add_argument("--write", action="store_true", help="write the figure in docs/VERIFICATION.md")
    args = parser.parse_args()
    rng = random.Random(args.seed)
    files = sorted(glob.glob("corpus/ir/pipelined/*.borders.mlir"))
    tally, confirmed, wrong = collections.Counter(), collections.Counter(), 0
    changes = random.Random(args.seed)
    for number in range(args.count):
        text = random_chains.module(rng) if args.chains else any_kernel(number, files, rng)
        what, agree = judge(args.seawall, text, lambda text: is_confirmed(args.seawall, text, changes, confirmed))
        tally[what] += 1
        if not agree:
            wrong += 1
            print(f"module {number}: {what}\n{text}")
    print(", ".join(f"{count} {what}" for what, count in sorted(tally.items())) + f"; {wrong} disagreements")
    print(", ".join(f"{count} {what}" for what, count in sorted(confirmed.items())))
    if args.write:
        proved = sum(count for what, count in tally.items() if what.startswith("proved"))
        figures.write(f"{args.count} modules, {proved} proved, {wrong} disagreements")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
