#!/usr/bin/env python3
"""Check cached modules of older wheels, and compare with the modules that these wheels finish.

    cached.py SEAWALL [--wheel VERSION]... [--only SUBSTRING] [--wheels DIR] [--out DIR] [--write]

Compiles the corpus's kernels with released wheels (default: 3.6.0, 3.7.1, 3.8.0, 3.9.0, and fbtriton 3.7.4
of Meta), which it installs into `--wheels` (target/wheels). It needs no GPU. Of each kernel it checks the module that the
compiler caches, without options, and the module right before its barriers with those of
`place --strategy triton` for that release. A kernel whose finished module is clean must have a clean
cached module.

DIR (target/releases) keeps the modules, which `releases.py` shares, and the rows (VERSION.jsonl). Kernels
with a row are not checked again. `--write` replaces the figure in docs/VERIFICATION.md.

Exit status 1: a cached module has errors and the finished one has none. 3: a wheel cannot be installed.
"""
import argparse
import collections
import json
import os
import subprocess
import sys

import figures
from released import ROOT, compile_all, kernels, producer

VERSIONS = ("3.6.0", "3.7.1", "3.8.0", "3.9.0", "fb3.7.4")
#: The number of modules that one process checks.
BATCH = 40


def checked(seawall, paths, *options):
    """Returns by path the codes of the errors in a module, or None if it cannot be checked."""
    command = [seawall, "check", "--all", "--no-config", "--format", "json", *options, *paths]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    document = json.loads(done.stdout)
    counts = {row["file"]: collections.Counter() for row in document["verdicts"]}
    for row in document["findings"]:
        if row["severity"] == "error":
            counts[row["file"]][row["code"]] += 1
    return {path: dict(sorted(counts[path].items())) if path in counts else None for path in paths}


def measure(folders, version, seawall):
    """Returns the rows of kernels."""
    finished = {}
    for case, folder in folders.items():
        placed = os.path.join(folder, "placed.mlir")
        command = [seawall, "place", "-q", "--strategy", "triton", "--producer", producer(version), os.path.join(folder, "before.mlir"), "-o", placed]
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            finished[case] = placed
    after = checked(seawall, list(finished.values()), "--as-is") if finished else {}
    before = checked(seawall, [os.path.join(folder, "kernel.ttgir") for folder in folders.values()])
    return [{"kernel": case, "finished": after.get(finished.get(case)), "cached": before[os.path.join(folder, "kernel.ttgir")]}
            for case, folder in folders.items()]


def run(version, args):
    """Returns the rows of a wheel."""
    path = os.path.join(args.out, f"{version}.jsonl")
    cases = [case for case in kernels() if args.only in " ".join(map(str, case))]
    folders = compile_all(version, cases, args.wheels, args.out)
    rows = {}
    if os.path.exists(path):
        with open(path, encoding="utf-8") as file:
            rows = {tuple(row["kernel"]): row for row in map(json.loads, file)}
    left = [case for case in folders if case not in rows]
    with open(path, "a", encoding="utf-8") as file:
        for start in range(0, len(left), BATCH):
            for row in measure({case: folders[case] for case in left[start:start + BATCH]}, version, args.seawall):
                rows[row["kernel"]] = row
                file.write(json.dumps(row) + "\n")
                if row["cached"] != {} or row["finished"] != {}:
                    print(version, *row["kernel"][1:], {key: value for key, value in row.items() if key != "kernel"}, flush=True)
            file.flush()
    return [rows[case] for case in folders]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("seawall", nargs="?", default=os.path.join(ROOT, "target", "release", "seawall"))
    parser.add_argument("--wheel", action="append", metavar="VERSION", help="a release of Triton; may be repeated")
    parser.add_argument("--only", default="", metavar="SUBSTRING", help="the kernels with this in their source, name or target")
    parser.add_argument("--wheels", default=os.path.join(ROOT, "target", "wheels"), metavar="DIR", help="where the wheels are installed")
    parser.add_argument("--out", default=os.path.join(ROOT, "target", "releases"), metavar="DIR", help="where modules and rows are kept")
    parser.add_argument("--write", action="store_true", help="replace the figure in docs/VERIFICATION.md")
    args = parser.parse_args()
    wrong, parts = 0, []
    for version in args.wheel or VERSIONS:
        rows = run(version, args)
        clean = [row for row in rows if row["finished"] == {}]
        own = [row for row in clean if row["cached"] != {}]
        wrong += len(own)
        parts.append(f"{version}: {len(clean) - len(own)} of {len(clean)}")
        others = len(rows) - len(clean)
        print(f"{version}: {len(rows)} modules, {len(clean)} clean when finished, {len(clean) - len(own)} of them clean as cached; {others} with errors")
    if args.write and not args.only and not args.wheel:
        figures.write(", ".join(parts) + " kernels")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
