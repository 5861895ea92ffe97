#!/usr/bin/env python3
"""Check the PTX of the corpus, and copies of it from which one synchronization instruction is deleted.

    ptx.py SEAWALL DIR [--mutants N]

DIR has the files of `corpus/ptx.py --out DIR`. Prints the verdicts by target, and, for N random deletions
in kernels that are clean on every path, how many give an error. The tables in
crates/seawall-ptx-lower/DESIGN.md have its figures.

Exit status 1: a kernel of the corpus has an error or could not be checked.
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


def checked(seawall, text):
    """Returns the result of a check: `error`, `finding`, `unresolved`, a bound, or `unreadable`."""
    command = [seawall, "check", "--all", "--format", "json", "-"]
    answer = subprocess.run(command, input=text, capture_output=True, text=True)
    try:
        result = json.loads(answer.stdout)
    except ValueError:
        return "unreadable"
    if any(finding["severity"] == "error" for finding in result["findings"]):
        return "error"
    if any(note["code"].startswith("ptx::") for verdict in result["verdicts"] for note in verdict["notes"]):
        return "unresolved"
    if result["findings"]:
        return "finding"
    bounds = {verdict["bound"] for verdict in result["verdicts"]}
    return bounds.pop() if len(bounds) == 1 else "some-runs"


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def timed(seawall, path):
    start = time.monotonic()
    return checked(seawall, read(path)), time.monotonic() - start


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
    mutants = []
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        results = list(pool.map(lambda path: timed(args.seawall, path), files))
        for path, (result, _) in zip(files, results):
            counts[os.path.basename(os.path.dirname(path)), result] += 1
            if result in ("error", "unreadable"):
                print(f"{path}: {result}")
            if result == "all-paths":
                lines = read(path).split("\n")
                mutants += [(lines, at, match[1]) for at, line in enumerate(lines) if (match := DELETED.match(line))]
        for (target, result), number in sorted(counts.items()):
            print(f"{target}: {number} {result}")
        times = [seconds for _, seconds in results]
        print(f"time: {statistics.median(times) * 1e3:.0f} ms in the median, {max(times):.2f} s at most")
        random.Random(1).shuffle(mutants)
        mutants = mutants[:args.mutants]
        answers = pool.map(lambda mutant: checked(args.seawall, without(*mutant[:2])), mutants)
        deleted = collections.Counter((kind, answer) for (_, _, kind), answer in zip(mutants, answers))
    for (kind, answer), number in sorted(deleted.items()):
        print(f"without {kind}: {number} {answer}")
    return 1 if any(result in ("error", "unreadable") for result, _ in results) else 0


if __name__ == "__main__":
    sys.exit(main())
