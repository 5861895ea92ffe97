#!/usr/bin/env python3
"""Compares `run_ptx.py` with `seawall check` on PTX kernels, and on copies from which one instruction is deleted.

    compare_ptx.py SEAWALL [FILE.ptx]... [--count N]

Default: the files of corpus/ptx/triton that `run_ptx.py` can run, and N (60) of their copies. Deleted is a `bar.sync`, or a
commit or wait of `cp.async`.

Exit status 1: a run of a text conflicts for which `check` has no error and no unresolved case, or a kernel of the
corpus has either, or no text conflicts.
"""
import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import random
import re
import subprocess
import sys

import run_ptx

ROOT = pathlib.Path(__file__).parents[2]
DELETED = re.compile(r"^\s*(bar\.sync|cp\.async\.(?:wait|commit)_group)\b")


def judged(seawall, text):
    """What `check` says: `error`, `unresolved` or `clean`."""
    run = subprocess.run([seawall, "check", "--format", "json", "-"], input=text, capture_output=True, text=True, check=False)
    if run.returncode not in (0, 1):
        sys.exit(f"seawall check failed:\n{run.stderr}")
    answer = json.loads(run.stdout)
    if any(finding["severity"] == "error" for finding in answer["findings"]):
        return "error"
    notes = (note["code"] for verdict in answer["verdicts"] for note in verdict["notes"])
    return "unresolved" if any(code.startswith("ptx::") for code in notes) else "clean"


def executed(text):
    """The first conflict; `None` if there is none; `Unsupported` if the kernel cannot be run."""
    try:
        return run_ptx.conflicts(text)
    except run_ptx.Unsupported:
        return run_ptx.Unsupported


def both(case):
    seawall, name, text = case
    found = executed(text)
    return name, found, None if found is run_ptx.Unsupported else judged(seawall, text)


def copies(path):
    """The text of a file without one instruction each."""
    lines = path.read_text(encoding="utf-8").split("\n")
    for at, line in enumerate(lines):
        if DELETED.match(line):
            yield f"{path}:{at + 1}", "\n".join([*lines[:at], "//" + line, *lines[at + 1:]])


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall")
    parser.add_argument("files", nargs="*", type=pathlib.Path)
    parser.add_argument("--count", type=int, default=60)
    args = parser.parse_args()
    files = args.files or sorted((ROOT / "corpus" / "ptx" / "triton").rglob("*.ptx"))
    whole = [(str(path), path.read_text(encoding="utf-8")) for path in files]
    changed = [copy for path in files if executed(path.read_text(encoding="utf-8")) is not run_ptx.Unsupported for copy in copies(path)]
    random.Random(1).shuffle(changed)
    cases = [(args.seawall, *case) for case in whole + changed[:args.count]]
    tally, wrong = collections.Counter(), []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        for number, (name, found, answer) in enumerate(pool.map(both, cases)):
            if found is run_ptx.Unsupported:
                tally["not executed"] += 1
                continue
            tally["conflicts" if found else "conflicts in no run", answer] += 1
            if found and (answer == "clean" or number < len(whole)):
                wrong.append(f"{name}: {answer}, but with integers of {found[0]}, {found[2]} in line {found[1]}")
            elif number < len(whole) and answer == "error":
                wrong.append(f"{name}: an error, and no run conflicts")
    for what, number in sorted(tally.items(), key=str):
        print(f"{number} {what if isinstance(what, str) else ', check: '.join(what)}")
    print("\n".join(wrong))
    return 1 if wrong or not tally["conflicts", "error"] else 0


if __name__ == "__main__":
    sys.exit(main())
