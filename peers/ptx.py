#!/usr/bin/env python3
"""Check the PTX of the corpus, and copies of it from which one synchronization instruction is deleted.

    ptx.py SEAWALL DIR [--mutants N]

DIR has the files of `corpus/ptx.py --out DIR`. Prints the verdicts by target, and what keeps kernels
unresolved. For N random deletions in kernels that are clean on every path, it prints how many give an
error. Those without an error are executed by tests/simulator/run_ptx.py: what conflicts in a run was missed.
It also deletes the instructions of the same kind from the finished TTGIR of these kernels, one at a time.
The tables in crates/seawall-ptx-lower/DESIGN.md have its figures.

Exit status 1: a kernel of the corpus has an error or could not be checked, or a deletion was missed.
"""
import argparse
import collections
import concurrent.futures
import glob
import json
import os
import random
import re
import statistics
import subprocess
import sys
import time

DELETED = re.compile(r"^\s*(bar\.sync|cp\.async\.wait_group|cp\.async\.commit_group|wgmma\.wait_group|fence\.proxy\.async)\b")
# The same instructions in TTGIR, and what takes their effect: a wait for more groups than there are waits
# for nothing. A commit has a result, so it cannot be deleted alone.
IN_TTGIR = {
    "bar.sync": (re.compile(r"^\s*(?:ttg\.barrier|gpu\.barrier)\b.*"), ""),
    "fence.proxy.async": (re.compile(r"^\s*ttng\.fence_async_shared\b.*"), ""),
    "cp.async.wait_group": (re.compile(r"(?<=ttg\.async_wait )(.*)\{num = \d+"), r"\1{num = 63"),
    "wgmma.wait_group": (re.compile(r"(?<=ttng\.warp_group_dot_wait )(.*)\{pendings = \d+"), r"\1{pendings = 7"),
}
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# Where the finished TTGIR of the corpus is.
TTGIR = os.path.join(ROOT, "corpus", "ir")


def answer(seawall, command, text):
    """Returns the JSON output of a command on a text, or None."""
    done = subprocess.run([seawall, command, "--all", "--format", "json", "-"], input=text, capture_output=True, text=True)
    try:
        return json.loads(done.stdout)
    except ValueError:
        return None


def reasons(result):
    """Returns the codes of what a check did not resolve in PTX."""
    notes = (note for verdict in result["verdicts"] for note in verdict["notes"])
    return {note["code"] for note in notes if note["code"].startswith("ptx::")}


def judged(result):
    """Returns what a check says: `error`, `finding`, `unresolved`, a bound, or `unreadable`."""
    if result is None:
        return "unreadable"
    if any(finding["severity"] == "error" for finding in result["findings"]):
        return "error"
    if reasons(result):
        return "unresolved"
    if result["findings"]:
        return "finding"
    bounds = {verdict["bound"] for verdict in result["verdicts"]}
    return bounds.pop() if len(bounds) == 1 else "some-runs"


def checked(seawall, text):
    return judged(answer(seawall, "check", text))


def in_ttgir(seawall, path, kind):
    """Returns how many instructions of a kind the TTGIR of a PTX file has, and how many deletions are found."""
    path = os.path.join(TTGIR, *path.split(os.sep)[-2:])[:-len("ptx")] + "after.mlir"
    if kind not in IN_TTGIR or not os.path.exists(path):
        return None
    pattern, new = IN_TTGIR[kind]
    lines = read(path).split("\n")
    at = [number for number, line in enumerate(lines) if pattern.search(line)]
    mutants = ("\n".join(lines[:n] + [pattern.sub(new, lines[n])] + lines[n + 1:]) for n in at)
    return len(at), sum(checked(seawall, mutant) == "error" for mutant in mutants)


def executed(text):
    """Returns whether a run of the kernel conflicts, in words."""
    done = subprocess.run([sys.executable, os.path.join(ROOT, "tests", "simulator", "run_ptx.py"), "-"], input=text, capture_output=True, text=True)
    if done.returncode == 1 and done.stdout:
        return "missed"
    return {0: "conflicts in no run", 2: "not executed"}.get(done.returncode, "not executed: the interpreter failed")


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def timed(seawall, path):
    start = time.monotonic()
    result = answer(seawall, "check", read(path))
    return result, time.monotonic() - start


def without(lines, at):
    return "\n".join(lines[:at] + ["//" + lines[at]] + lines[at + 1:])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", metavar="SEAWALL")
    parser.add_argument("folder", metavar="DIR")
    parser.add_argument("--mutants", type=int, default=0, metavar="N")
    args = parser.parse_args()
    files = sorted(glob.glob(os.path.join(args.folder, "*", "*.ptx")))
    if not files:
        parser.error(f"there are no files in {args.folder}; `corpus/ptx.py --out {args.folder}` makes them")
    counts = collections.Counter()
    mutants, failed = [], False
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: timed(args.seawall, path), files))
        why, alone = collections.Counter(), collections.Counter()
        for path, (full, _) in zip(files, results):
            result = judged(full)
            counts[os.path.basename(os.path.dirname(path)), result] += 1
            if result in ("error", "unreadable"):
                failed = True
                print(f"{path}: {result}")
            if result == "unresolved":
                codes = reasons(full)
                why.update(codes)
                alone.update(codes if len(codes) == 1 else ())
            if result == "all-paths":
                lines = read(path).split("\n")
                found = enumerate(lines)
                mutants += [(lines, at, match[1], path) for at, line in found if (match := DELETED.match(line))]
        for (target, result), number in sorted(counts.items()):
            print(f"{target}: {number} {result}")
        for code, number in why.most_common():
            print(f"unresolved by {code}: {number}, {alone[code]} by nothing else")
        times = [seconds for _, seconds in results]
        print(f"time: {statistics.median(times) * 1e3:.0f} ms in the median, {max(times):.2f} s at most")
        random.Random(1).shuffle(mutants)
        mutants = mutants[:args.mutants]
        answers = list(pool.map(lambda mutant: checked(args.seawall, without(*mutant[:2])), mutants))
        deleted = collections.Counter((kind, found) for (_, _, kind, _), found in zip(mutants, answers))
        for (kind, found), number in sorted(deleted.items()):
            print(f"without {kind}: {number} {found}")
        silent = [mutant for mutant, found in zip(mutants, answers) if found != "error"]
        runs = list(pool.map(lambda mutant: executed(without(*mutant[:2])), silent))
        for ((kind, run), number) in sorted(collections.Counter((kind, run) for (_, _, kind, _), run in zip(silent, runs)).items()):
            print(f"without {kind} and without an error: {number} {run}")
        for (_, at, kind, path), run in zip(silent, runs):
            if run == "missed":
                failed = True
                print(f"{path}:{at + 1}: missed without {kind}")
        pairs = sorted({(path, kind) for _, _, kind, path in silent})
        for (path, kind), found in zip(pairs, pool.map(lambda pair: in_ttgir(args.seawall, *pair), pairs)):
            number = sum((path, kind) == (own, of) for _, _, of, own in silent)
            same = "no such deletion in TTGIR" if found is None else f"in TTGIR, {found[1]} of {found[0]} are found"
            print(f"{path}: {number} without {kind} not found; {same}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
